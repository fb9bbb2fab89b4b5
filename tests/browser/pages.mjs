// The built book and a browser to read it with.

import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

export const ROOT = resolve(process.env.TABIA_OUTPUT ?? '../../output');

/** Whether a page is a whole volume on one page, to be printed. */
const isVolume = (page) => /^[a-z]+[/]print(-[^/]*)?[.]html$/.test(relative(ROOT, page));

function found(wanted) {
  return readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(wanted)
    .sort();
}

/** The paths of all pages of the site below the output folder, sorted. */
export const pages = () => found((page) => !isVolume(page));

/** The paths of the pages for printing. */
export const volumes = () => found(isVolume);

/** The address of a page as a reader's double click opens it. */
export const address = (page) => pathToFileURL(page).href;

/** Starts Chromium without a network. */
export const browser = (flags = []) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...flags,
    ],
  });
