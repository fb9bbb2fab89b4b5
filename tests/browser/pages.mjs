// The built book and a browser to read it with.

import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

export const ROOT = resolve(process.env.TABIA_OUTPUT ?? '../../output');

/** The paths of all pages below the output folder, sorted. */
export function pages(folder = ROOT) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

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
