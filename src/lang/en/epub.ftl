# The e-book: what stands around its pages
epub-cover = Cover
epub-cover-of = Cover: { $title }
epub-title-page = Title page
epub-start = Start of the text
epub-landmarks = Landmarks
epub-accessibility = Every diagram has a text that describes the position and all marks on it; nothing is told by colour alone. The text can be read with any letters, colours and margins, and headings, contents and links lead through it.
