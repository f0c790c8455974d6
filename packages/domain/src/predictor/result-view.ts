import { branchAbbreviations, otherPlaceNames } from '../colleges/search-synonyms.ts';
import { acronymsOf, wordsOf } from '../colleges/search-words.ts';
import type { Band } from './bands.ts';

/** What the list of results can be ordered by. The order of a preference list is another matter: it is the student's own. */
export const RESULT_ORDERS = ['chance', 'toughest', 'nirf', 'college'] as const;
export type ResultOrder = (typeof RESULT_ORDERS)[number];

/** The bands to choose from; `range` are the pools too small for odds. */
export const RESULT_BANDS = ['Safe', 'Likely', 'Possible', 'Reach', 'range', 'Unlikely'] as const;
export type ResultBand = (typeof RESULT_BANDS)[number];

/** What a student looks at of a run. An absent part narrows nothing. */
export type ResultView = {
  text?: string | undefined;
  branch?: string | undefined;
  city?: string | undefined;
  state?: string | undefined;
  /** A level (NIT, Un-Aided), 'government' or 'private'. */
  kind?: string | undefined;
  band?: ResultBand | undefined;
  /** The id of one college. */
  college?: string | undefined;
  order?: ResultOrder | undefined;
  /** Also what lies below 5 %. */
  withUnlikely?: boolean | undefined;
};

export type ResultRow = {
  collegeId: string;
  collegeName: string;
  programme: string;
  branch?: string | undefined;
  choiceCode?: string | undefined;
  chance: number | null;
  band: Band | null;
};
export type ResultPlace = {
  id: string;
  city: string;
  state: string;
  type: 'government' | 'private';
  level: string | null;
  nirfRanking: number | null;
};
export type ResultSet<Row extends ResultRow> = {
  colleges: readonly ResultPlace[];
  results: readonly Row[];
  unlikely: readonly Row[];
};

/** The branch a result is filtered by. */
export const branchOf = ({ branch, programme }: ResultRow): string => branch ?? programme;

/** The band a result is filtered by. */
export const bandOfRow = ({ band }: ResultRow): ResultBand => band ?? 'range';

/** A run made ready to be looked at in many ways: the words of each row are put together once. */
export function indexResults<Row extends ResultRow>({ colleges, results, unlikely }: ResultSet<Row>) {
  const places = new Map(colleges.map((place) => [place.id, place]));
  const collegeWords = new Map<string, string>();
  const branchWords = new Map<string, string>();
  const wordsOfRow = new Map<Row, string>();
  const textOf = (row: Row): string => {
    const known = wordsOfRow.get(row);
    if (known !== undefined) return known;
    const college = remembered(collegeWords, row.collegeId, () =>
      placeText(row.collegeName, places.get(row.collegeId)),
    );
    const branch = remembered(branchWords, row.programme, () => branchText(row));
    const text = ` ${college} ${branch} ${row.choiceCode ?? ''} ${row.collegeId} `;
    wordsOfRow.set(row, text);
    return text;
  };

  /** The rows of a view, in its order. */
  const show = (view: ResultView): Row[] => {
    const wanted = wordsOf(view.text ?? '').map((word) => ` ${word}`);
    const rows = view.withUnlikely || view.band === 'Unlikely' ? [...results, ...unlikely] : results;
    const shown = rows.filter((row) => {
      if (view.college !== undefined && row.collegeId !== view.college) return false;
      if (view.band !== undefined && bandOfRow(row) !== view.band) return false;
      if (view.branch !== undefined && branchOf(row) !== view.branch) return false;
      const place = places.get(row.collegeId);
      if (view.city !== undefined && place?.city !== view.city) return false;
      if (view.state !== undefined && place?.state !== view.state) return false;
      if (view.kind !== undefined && place?.type !== view.kind && place?.level !== view.kind) return false;
      return wanted.length === 0 || holdsAll(textOf(row), wanted);
    });
    const compare = COMPARE[view.order ?? 'chance'];
    // The order of the run, best chance first, stands where rows are alike.
    return compare === null ? shown : shown.sort((one, other) => compare(one, other, places));
  };
  return { places, show };
}
export type ResultIndex<Row extends ResultRow> = ReturnType<typeof indexResults<Row>>;

type Compare = (one: ResultRow, other: ResultRow, places: ReadonlyMap<string, ResultPlace>) => number;

const LAST = Number.MAX_SAFE_INTEGER;
const nirfOf = ({ collegeId }: ResultRow, places: ReadonlyMap<string, ResultPlace>) =>
  places.get(collegeId)?.nirfRanking ?? LAST;

/** What has no odds goes last either way. */
const COMPARE: Record<ResultOrder, Compare | null> = {
  chance: null,
  toughest: (one, other, places) =>
    (one.chance ?? LAST) - (other.chance ?? LAST) || nirfOf(one, places) - nirfOf(other, places),
  nirf: (one, other, places) =>
    nirfOf(one, places) - nirfOf(other, places) || one.collegeName.localeCompare(other.collegeName),
  college: (one, other) =>
    one.collegeName.localeCompare(other.collegeName) || one.programme.localeCompare(other.programme),
};

const holdsAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

function placeText(name: string, place: ResultPlace | undefined): string {
  const words = wordsOf([name, place?.city, place?.state, place?.level].join(' '));
  return `${words.join(' ')} ${acronymsOf(name).join(' ').toLowerCase()} ${otherPlaceNames(words)}`;
}

function branchText(row: ResultRow): string {
  return `${wordsOf(row.programme).join(' ')} ${branchAbbreviations(branchOf(row))}`;
}

function remembered(memory: Map<string, string>, key: string, make: () => string): string {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const made = make();
  memory.set(key, made);
  return made;
}
