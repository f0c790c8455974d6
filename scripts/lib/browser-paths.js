// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Where a person's own browser usually is. */
export function systemPaths() {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform === 'win32') {
    const folders = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
    return folders.flatMap((folder) => (folder ? programs.map((program) => join(folder, program)) : []));
  }
  // The one without windows comes first, in whichever folder it is: the journeys take it a third less processor time.
  return onPath(['chromium-headless-shell']).concat(
    onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']),
  );
}

/** @param {string[]} names */
const onPath = (names) =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

/** The Firefox that FIREFOX_PATH names, else the first one installed here. */
export function findFirefox() {
  const mac = process.platform === 'darwin' ? ['/Applications/Firefox.app/Contents/MacOS/firefox'] : [];
  const named = process.env.FIREFOX_PATH;
  const found = (named ? [named] : [...mac, ...onPath(['firefox', 'firefox-esr'])]).find(existsSync);
  if (!found) throw new Error('No Firefox to test with: install one, or set FIREFOX_PATH.');
  return found;
}

/** Every Chromium that some Playwright has downloaded: those without windows first, of each kind the newest. */
export function cachedPaths() {
  const caches = {
    linux: join(homedir(), '.cache', 'ms-playwright'),
    darwin: join(homedir(), 'Library', 'Caches', 'ms-playwright'),
    win32: join(process.env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  };
  const cache =
    process.env.PLAYWRIGHT_BROWSERS_PATH ?? Object.entries(caches).find(([name]) => name === process.platform)?.[1];
  if (!cache || !existsSync(cache)) return [];
  return readdirSync(cache, { recursive: true, encoding: 'utf8' })
    .filter((name) =>
      /^chromium[^/\\]*[/\\][^/\\]+[/\\](?:chrome|chrome\.exe|headless_shell|chrome-headless-shell)$/.test(name),
    )
    .sort()
    .reverse()
    .map((name) => join(cache, name));
}
