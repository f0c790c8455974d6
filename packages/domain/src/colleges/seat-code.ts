/**
 * The grammar of CAP seat codes, as the State CET Cell prints them: `[G|L] + category + [H|O|S]`, with PWD and DEF pools beside it.
 * Two codes of the lists fall out of it (PHCH, DEFO: pools without a category) and are read as such; PHC is another spelling of PWD. The lists of 2026 split
 * ORPHAN into ORPHANN and ORPHANI.
 */
export const CAP_CATEGORIES = {
  OPEN: 'Open',
  SC: 'Scheduled Caste (SC)',
  ST: 'Scheduled Tribe (ST)',
  VJ: 'Vimukta Jati and Denotified Tribes (VJ/DT, NT-A)',
  NT1: 'Nomadic Tribes 1 (NT-B)',
  NT2: 'Nomadic Tribes 2 (NT-C)',
  NT3: 'Nomadic Tribes 3 (NT-D)',
  OBC: 'Other Backward Classes (OBC)',
  SEBC: 'Socially and Educationally Backward Classes (SEBC)',
} as const;
export type CapCategory = keyof typeof CAP_CATEGORIES;

const LEVELS = {
  H: { level: 'home', words: 'home university seats' },
  O: { level: 'other', words: 'other than home university seats' },
  S: { level: 'state', words: 'state level seats' },
} as const;
type LevelLetter = keyof typeof LEVELS;
export type CapLevel = (typeof LEVELS)[LevelLetter]['level'];

const ALONE = {
  TFWS: { kind: 'tfws', words: 'Tuition Fee Waiver Scheme (TFWS)' },
  EWS: { kind: 'ews', words: 'Economically Weaker Section (EWS)' },
  ORPHAN: { kind: 'orphan', words: 'Orphan candidates' },
  ORPHANN: { kind: 'orphan', words: 'Orphan candidates, group N' },
  ORPHANI: { kind: 'orphan', words: 'Orphan candidates, group I' },
  MI: { kind: 'minority', words: 'Minority seats of the college' },
  AI: { kind: 'all-india', words: 'All India seats' },
} as const;
type AloneCode = keyof typeof ALONE;

/** One seat code, taken apart and put into words. */
export type SeatCode = {
  code: string;
  kind: 'category' | 'pwd' | 'defence' | (typeof ALONE)[AloneCode]['kind'];
  category: CapCategory | null;
  /** 'ladies' seats are for women only; 'general' seats are open to women too. */
  gender: 'general' | 'ladies' | null;
  level: CapLevel | null;
  /** The extra R: the sub-pool reserved for the category inside PWD or DEF. */
  isReservedSubPool: boolean;
  words: string;
};

const CATEGORY_CODE = /^([GL])(OPEN|SC|ST|VJ|NT1|NT2|NT3|OBC|SEBC)([HOS])$/;
const HORIZONTAL_CODE = /^(PWD|PHC|DEF)(R?)(OPEN|SC|ST|VJ|NT1|NT2|NT3|OBC|SEBC)([HOS])$/;
const BARE_HORIZONTAL_CODE = /^(PHC|DEF)([HOS])$/;

/** Takes a seat code apart; null when it is not one. */
export function decodeSeatCode(code: string): SeatCode | null {
  return decodeAlone(code) ?? decodeCategory(code) ?? decodeHorizontal(code) ?? decodeBareHorizontal(code);
}

function decodeAlone(code: string): SeatCode | null {
  if (!isAlone(code)) return null;
  return { code, ...ALONE[code], category: null, gender: null, level: null, isReservedSubPool: false };
}

function decodeCategory(code: string): SeatCode | null {
  const [, letter, core, level] = CATEGORY_CODE.exec(code) ?? [];
  if (!isCategory(core) || !isLevel(level)) return null;
  const isLadies = letter === 'L';
  const words = `${CAP_CATEGORIES[core]}, ${isLadies ? 'ladies only' : 'general (women included)'}, ${LEVELS[level].words}`;
  return {
    code,
    kind: 'category',
    category: core,
    gender: isLadies ? 'ladies' : 'general',
    level: LEVELS[level].level,
    isReservedSubPool: false,
    words,
  };
}

function decodeHorizontal(code: string): SeatCode | null {
  const [, pool, reserved, core, level] = HORIZONTAL_CODE.exec(code) ?? [];
  if (!isCategory(core) || !isLevel(level)) return null;
  const isReservedSubPool = reserved === 'R';
  const who = pool === 'DEF' ? 'Children of defence personnel' : 'Persons with disability';
  const whose = isReservedSubPool ? `${CAP_CATEGORIES[core]} reserved` : CAP_CATEGORIES[core];
  const words = `${who}, ${whose}, ${LEVELS[level].words}`;
  return {
    code,
    kind: pool === 'DEF' ? 'defence' : 'pwd',
    category: core,
    gender: null,
    level: LEVELS[level].level,
    isReservedSubPool,
    words,
  };
}

function decodeBareHorizontal(code: string): SeatCode | null {
  const [, pool, level] = BARE_HORIZONTAL_CODE.exec(code) ?? [];
  if (!isLevel(level)) return null;
  const who = pool === 'PHC' ? 'Persons with disability' : 'Children of defence personnel';
  return {
    code,
    kind: pool === 'PHC' ? 'pwd' : 'defence',
    category: null,
    gender: null,
    level: LEVELS[level].level,
    isReservedSubPool: false,
    words: `${who}, ${LEVELS[level].words}`,
  };
}

const isAlone = (code: string): code is AloneCode => Object.hasOwn(ALONE, code);
const isCategory = (core: string | undefined): core is CapCategory =>
  core !== undefined && Object.hasOwn(CAP_CATEGORIES, core);
const isLevel = (letter: string | undefined): letter is LevelLetter =>
  letter !== undefined && Object.hasOwn(LEVELS, letter);
