import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const LOGIN = '/login';
const Screens = z.array(z.object({ path: z.string(), isInside: z.boolean(), files: z.array(z.string()) }));

/** The links that let a browser fetch the scripts of an address's screen together with the page's own. */
export type ScreenLinks = (url: string, isSignedIn: boolean) => string;

/** Reads what the build has written down of its screens. Links only save time: without the file there are none. */
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
    // Who is not signed in is shown the login in the place of every screen inside.
    return found?.isInside && !isSignedIn ? login : (found?.links ?? '');
  };
}

/** `:id` stands for any part of an address. */
const isMet = (given: readonly string[]) => (part: string, at: number) => part.startsWith(':') || part === given[at];
