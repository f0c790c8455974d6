/**
 * A college's closing ranks over the years, small enough for a phone: codes once in `words`, programmes once in a list, and for each pool one short row a year.
 * A position in a row is a round; null means no seat was allotted in that round, which is not "unreachable".
 */
export type HistoryWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A closing rank: plain, or with what sets it apart. Preparatory ranks are of another list and are never compared. */
export type JosaaClosing = number | { rank: number; isPreparatory?: true; isTie?: true } | null;

/** One JoSAA pool: closing ranks by year, round 1 first. */
export type JosaaPoolHistory = {
  /** Place in `programmes`. */
  programme: number;
  quota: string;
  seatType: string;
  gender: string;
  years: { year: number; closing: JosaaClosing[] }[];
};

export type JosaaHistory = {
  exam: 'josaa';
  rankList: 'JEE Advanced' | 'JEE Main';
  source: string;
  programmes: { id: number; name: string; publishedName: string }[];
  pools: JosaaPoolHistory[];
  words: HistoryWords;
};

/** A CAP closing: state merit number and its percentile. */
export type CapClosing = readonly [meritNumber: number, percentile: number | null] | null;

/** One CAP pool: closings by year, round 1 first. `stage` separates seats released to others from the category's own. */
export type CapPoolHistory = {
  programme: number;
  category: string;
  section: string;
  stage: string;
  exam: string;
  years: { year: number; closing: CapClosing[] }[];
};

/** What distinguishes a programme from another of the same name at its college: its newest choice code, and the years of its lists. */
export type Twin = { choiceCode: string; firstYear: number; lastYear: number };

export type CapHistory = {
  exam: 'mht-cet';
  source: string;
  /** Years whose lists were taken from a secondary compilation. */
  compiledYears: number[];
  programmes: { courseCode: string; name: string; publishedName: string; choiceCodes: string[]; twin: Twin | null }[];
  pools: CapPoolHistory[];
  words: HistoryWords;
};

/** Which part of a history to send: one programme, recent years. Absent means all. */
export type HistoryPart = { programme?: string | undefined; fromYear?: number | undefined };
