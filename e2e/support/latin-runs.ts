import { CAP_UNIVERSITIES } from '@dakhila/domain/colleges/universities';
import { HOME_STATES } from '@dakhila/domain/predictor/places';
import type { Page, Response } from '@playwright/test';

/** Fields of our answers that hold names: of colleges, programmes, places and people. They are the same in every language. */
const NAMES = new Set([
  ...['name', 'publishedName', 'shortName', 'collegeName', 'institute', 'university', 'universityFullForm'],
  ...['programme', 'branch', 'courseName', 'degree', 'city', 'district', 'state', 'homeState'],
  ...['firstName', 'counsellor', 'email', 'initials', 'provider'],
]);
/** Names that no answer carries: pages know them. */
const KNOWN_NAMES = [...CAP_UNIVERSITIES, ...HOME_STATES];
/** Lists of such names, to filter by. */
const LISTS_OF_NAMES = /\/(?:courses|universities|cities|states)$/;
/** What is on sale, and was bought, has a name that is said in every language. */
const WITHOUT_NAMES = /\/(?:tiers|profile\/ledger)$/;

/** What is written in Latin letters on purpose: see the glossary of `docs/languages.md`. */
const TERMS = [
  /\S+@\S+|https?:\/\/\S+/g,
  // Sites by their names: buddy4study.com, mahadbt.maharashtra.gov.in.
  /\b(?:[a-z0-9-]+\.)+(?:com|org|net|in|edu|info)\b/g,
  /\b(?:Dakhila(?: Education Services)?|WhatsApp|MahaDBT|JoSAA|MHT-CET|PwD|IISc|IITs?|NITs?|IIITs?|GFTIs?|B\.(?:Tech|Arch|Plan))\b/g,
  /\b(?:JEE (?:Main|Advanced)|State CET Cell|All India|Basic|Standard|Premium|Brier|English)\b/g,
  /\b(?:option form|choice (?:list|code|filling)|not freeze|freeze|float|slide|betterment|preparatory course)\b/gi,
  // English words beside ours, as students meet them on official papers.
  /\((?:domicile|deemed|qualifying examination|caste validity(?: certificate)?|caste certificate|unaided|autonomous|minority|female-only|business rules)\)/g,
  /\b(?:Architecture Aptitude Test|Tuition Fee Waiver Scheme)\b/g,
  /\b(?:female-only|supernumerary|home state|refund)\b/g,
  // Programs, keys and scholars have names too, and so has a branch in an example.
  /\b(?:Chrome|Chromium|Edge|Firefox|Safari|TalkBack|VoiceOver|Android|Linux|Tab|Brown|Gore|Iachan|C-index)\b/g,
  /\bComputer Engineering\b/g,
  // The short degree of a row: 5 Years, B.Tech + M.Tech.
  /\b\d Years, (?:Integrated )?[BM]\.[A-Z][a-z]+|\b[BM]\.(?:Tech|Sc|Arch|Plan|Pharm|Des)\b/g,
  // Times of the day, and keys of a keyboard.
  /\b(?:am|pm|space|escape)\b/gi,
  // Codes as the official lists print them: GOPENS, LSCH, 0301219110F.
  /\b[A-Z0-9][A-Z0-9+()/-]*[A-Z0-9)+]\b/g,
];

/** The names so far, once every answer that has come is read. */
export type Names = () => Promise<ReadonlySet<string>>;

/** Gathers the names that the answers to a page carry from now on, to those that are known and what the student wrote. */
export function gatherNames(page: Page, ownWords: readonly string[] = []): Names {
  const names = new Set<string>([...KNOWN_NAMES, ...ownWords]);
  const reading: Promise<void>[] = [];
  const read = async (response: Response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/') || WITHOUT_NAMES.test(pathname)) return;
    const answer: unknown = await response.json().catch(() => null);
    gather(answer, LISTS_OF_NAMES.test(pathname), names);
  };
  page.on('response', (response) => void reading.push(read(response)));
  return async () => {
    await Promise.all(reading);
    return names;
  };
}

function gather(value: unknown, isName: boolean, names: Set<string>): void {
  if (typeof value === 'string') {
    // 'Civil Engineering (4 Years, Bachelor of Technology)' is also shown in two parts.
    const wholes = /^(.+?) \((.+)\)$/.exec(value) ?? [value];
    // A row of results shows 'Seva Trust's Walchand College, Vishrambag, Sangli' without its owner and with its place apart.
    const shorter = [value, value.split(/['’]s? /).at(-1) ?? ''];
    const parts = [...wholes, ...shorter.flatMap((name) => [...name.split(', '), name.replace(/, [^,]+$/, '')])];
    for (const part of isName ? parts : []) if (/[A-Za-z]{2}/.test(part)) names.add(part);
  } else if (typeof value === 'object' && value !== null) {
    const isAddress = 'label' in value && value.label === 'Address';
    for (const [key, part] of Object.entries(value))
      gather(part, isName || NAMES.has(key) || (isAddress && key === 'value'), names);
  }
}

/** The lines of a page that are still English: what is read, also where it is folded away, what is read out, and the title of the tab. */
export async function latinRuns(page: Page, names: Names): Promise<string[]> {
  const lines = await page.evaluate(() => {
    for (const folded of document.querySelectorAll('details')) folded.open = true;
    const spoken = ['aria-label', 'placeholder', 'title', 'alt'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) => element.getAttribute(name) ?? []),
    );
    return [document.title, ...document.body.innerText.split('\n'), ...spoken];
  });
  return englishLines(lines, await names());
}

/** Which of these lines are still English. */
export function englishLines(lines: readonly string[], names: ReadonlySet<string>): string[] {
  const longestFirst = [...names].sort((one, other) => other.length - one.length);
  const bare = (line: string) => {
    let left = line;
    for (const name of longestFirst) left = left.replaceAll(name, ' ');
    for (const term of TERMS) left = left.replace(term, ' ');
    return left;
  };
  return [...new Set(lines)].filter((line) => /[A-Za-z]{2}/.test(bare(line)));
}
