/** The lists of cut-offs that can be uploaded. */
export const CUTOFF_LISTS = ['josaa', 'csab', 'mht-cet'] as const;
export type CutoffListName = (typeof CUTOFF_LISTS)[number];

/**
 * `checked`: waits for a second person. `faulty`: has errors and can only be refused. `approved`: an operator may apply it.
 * `applied`: it is in the facts. `refused` and `rolled-back` are ends.
 */
export const LIST_STATES = ['checked', 'faulty', 'approved', 'refused', 'applied', 'rolled-back'] as const;
export type ListState = (typeof LIST_STATES)[number];

/** One round has some 3 MB; all rounds of a year fit. */
export const LARGEST_LIST_BYTES = 24 * 1024 * 1024;
/** No published list has more columns, or a longer line. */
export const MOST_LIST_COLUMNS = 40;
export const LONGEST_LIST_LINE = 4_096;
/** Lists that may wait for a decision at one time. */
export const MOST_WAITING_LISTS = 10;

/** Whether somebody may approve a list: it has no errors, and is a colleague's. */
export const mayApproveList = (actorId: string, { uploadedBy, state }: { uploadedBy: string; state: ListState }) =>
  state === 'checked' && actorId !== uploadedBy;

/** Whether a list can still be refused or taken back: what is in the facts is rolled back instead. */
export const mayRefuseList = (state: ListState): boolean =>
  state === 'checked' || state === 'faulty' || state === 'approved';

/** Whether an operator may put a list into the facts; again on every machine that has a copy of them. */
export const mayApplyList = (state: ListState): boolean => state === 'approved' || state === 'applied';

type Columns = { list: CutoffListName; path: string; has: readonly string[]; lacks: readonly string[] };

/** Which list a file is, by the columns that only it has, and where the data build reads it. */
const BY_COLUMNS: readonly Columns[] = [
  { list: 'mht-cet', path: 'mht-cet/cutoffs.csv', has: ['choice_code', 'closing_merit_no'], lacks: [] },
  { list: 'josaa', path: 'josaa/cutoffs.csv', has: ['seat_type', 'opening_rank', 'preparatory'], lacks: [] },
  { list: 'csab', path: 'josaa/csab_cutoffs.csv', has: ['seat_type', 'opening_rank'], lacks: ['preparatory'] },
];

/** The list that a file is, by its first line; undefined when it is none. */
export function listOfHeading(heading: string): { list: CutoffListName; path: string } | undefined {
  const columns = new Set(
    heading
      .replace(/^\uFEFF/, '')
      .replace(/\r$/, '')
      .split(','),
  );
  return BY_COLUMNS.find(
    ({ has, lacks }) => has.every((name) => columns.has(name)) && !lacks.some((name) => columns.has(name)),
  );
}

/** Where the data build reads a list. */
export const pathOfList = (list: CutoffListName): string => BY_COLUMNS.find((one) => one.list === list)?.path ?? '';
