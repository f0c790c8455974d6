import type { Page } from '@playwright/test';

/** Fields of our answers that hold names: of colleges, programmes, places and people. They are the same in every language. */
const NAMES = new Set([
  ...['name', 'publishedName', 'shortName', 'collegeName', 'institute', 'university', 'universityFullForm'],
  ...['programme', 'courseName', 'branch', 'degree', 'city', 'district', 'state', 'homeState', 'email', 'initials'],
]);
/** Lists of such names, to filter by. */
const LISTS_OF_NAMES = /\/(?:courses|universities|cities|states)$/;

/** What is written in Latin letters on purpose: see the glossary of `docs/languages.md`. */
const TERMS = [
  // Addresses of the net, and codes as the official lists print them: GOPENS, LSCH, 0123456789F.
  /\S+@\S+/g,
  /https?:\/\/\S+/g,
  /\b[A-Z0-9][A-Z0-9+()/-]*[A-Z0-9)+]\b/g,
  /\b(?:Dakhila|WhatsApp|JoSAA|MHT-CET|JEE|Main|Advanced|PwD|IITs?|NITs?|IIITs?|GFTIs?|B\.Tech|B\.Arch|B\.Plan)\b/g,
  /\b(?:Basic|Standard|Premium|Freeze|Float|Slide|Betterment|freeze|float|slide|betterment)\b/g,
  /\b(?:English|am|pm|IST)\b/g,
];

/** Gathers the names that the answers to a page carry from now on. */
export function gatherNames(page: Page): ReadonlySet<string> {
  const names = new Set<string>();
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/')) return;
    const answer: unknown = await response.json().catch(() => null);
    gather(answer, LISTS_OF_NAMES.test(pathname), names);
  });
  return names;
}

function gather(value: unknown, isName: boolean, names: Set<string>): void {
  if (typeof value === 'string') {
    if (isName && /[A-Za-z]/.test(value)) names.add(value);
  } else if (Array.isArray(value)) {
    for (const part of value) gather(part, isName, names);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) gather(part, isName || NAMES.has(key), names);
  }
}

/** The lines of a page that are still English: what is read, what is read out, and the title of the tab. */
export async function latinRuns(page: Page, names: ReadonlySet<string>): Promise<string[]> {
  const lines = await page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
    );
    return [document.title, ...document.body.innerText.split('\n'), ...spoken];
  });
  const longestFirst = [...names].sort((one, other) => other.length - one.length);
  const bare = (line: string) => {
    let left = line;
    for (const name of longestFirst) left = left.replaceAll(name, ' ');
    for (const term of TERMS) left = left.replace(term, ' ');
    return left;
  };
  return [...new Set(lines)].filter((line) => /[A-Za-z]{2}/.test(bare(line)));
}
