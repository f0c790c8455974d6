import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@dakhila/domain/language/languages';
import { messageOf } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import { z } from 'zod';
import { type Config, SettingsError } from '../config.ts';

/** The description of the product in the page and the manifest. */
const DESCRIPTION = messageOf('general.description');

/** The built page in a language, before any script runs: its language, description and manifest. */
export const pageIn = (language: Language, html: string): string =>
  html
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace(say('en', DESCRIPTION), say(language, DESCRIPTION))
    // Browsers fetch it without cookies, so the URL names the language.
    .replace('/manifest.webmanifest"', `/manifest.webmanifest?language=${language}"`);

/** The manifest for installation on a phone, with the name of this brand. */
export const manifestIn = (language: Language, built: string, brand: string): string =>
  JSON.stringify({
    ...Object(JSON.parse(built)),
    name: brand,
    short_name: brand,
    description: say(language, DESCRIPTION),
    lang: language,
  });

const LOGIN = '/login';
const Screens = z.array(z.object({ path: z.string(), isInside: z.boolean(), files: z.array(z.string()) }));

/** Links that let a browser fetch the scripts of a screen together with those of the page. */
type ScreenLinks = (url: string, isSignedIn: boolean) => string;

/** Reads the list of screens that the build has written. Links only save time: without the list there are none. */
export function readScreenLinks(webDist: string): ScreenLinks {
  const file = join(webDist, '.vite', 'screen-files.json');
  const screens = existsSync(file) ? Screens.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
  const prepared = screens.map(({ path, isInside, files }) => ({
    parts: path.split('/'),
    isInside,
    links: files.map((name) => `<link rel="modulepreload" href="/${name}">`).join(''),
  }));
  const find = (path: string) => {
    const given = path.split('/');
    return prepared.find(({ parts }) => parts.length === given.length && parts.every(isMet(given)));
  };
  const login = find(LOGIN)?.links ?? '';
  return (url, isSignedIn) => {
    const found = find(url.split('?', 1)[0] ?? '');
    // Without a session every inner screen shows the login instead.
    return found?.isInside && !isSignedIn ? login : (found?.links ?? '');
  };
}

/** `:id` matches any part of a path. */
const isMet = (given: readonly string[]) => (part: string, at: number) => part.startsWith(':') || part === given[at];

/** Fills in the nonce, the language and the chosen theme, so that the page does not flash in the other theme. */
export type Render = (nonce: string, language: Language, theme: string | undefined) => string;

/** Reads a built page once; each response gets its own nonce. The page contains the brand, so that it needs no call for it. */
export function preparePage(name: string, config: Config): Render {
  const brand = JSON.stringify({
    name: config.BRAND_NAME,
    supportEmail: config.SUPPORT_EMAIL,
    providerUrl: config.PROVIDER_URL,
    legalName: config.LEGAL_NAME,
  }).replaceAll('<', '\\u003c');
  const html = readBuilt(config.WEB_DIST_DIR, name).replace(
    '</head>',
    () => `<script type="application/json" id="brand">${brand}</script></head>`,
  );
  const pages = { en: pageIn('en', html), hi: pageIn('hi', html), mr: pageIn('mr', html) };
  return (nonce, language, theme) => {
    const page = pages[language].replaceAll('CSP_NONCE', nonce);
    return theme === 'light' || theme === 'dark' ? page.replace('<html ', `<html data-theme="${theme}" `) : page;
  };
}

export function readBuilt(folder: string, name: string): string {
  const path = join(folder, name);
  if (!existsSync(path)) throw new SettingsError('The web is not built. Run `npm start`, which builds it.');
  return readFileSync(path, 'utf8');
}
