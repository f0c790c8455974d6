import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import { otherPlaceNames } from '@dakhila/domain/colleges/search-terms';
import { wordsOf } from '@dakhila/domain/colleges/search-words';
import { choiceKeyOf } from '@dakhila/domain/lists/choice-key';
import { printedSeatCode } from '@dakhila/domain/predictor/exams/fee-waiver';
import type { ResultPlace } from '@dakhila/domain/predictor/result-order';
import { indianNumber } from '../../../lib/format.ts';
import { fill, type LoadedMessages } from '../../../lib/messages.ts';
import type { predictorMessages } from '../messages.ts';

type RankList = Run['lists'][number];

export type RunFacts = {
  run: Pick<Run, 'id' | 'exam' | 'year' | 'rounds' | 'dataYears' | 'lastYearRounds' | 'input'>;
  places: ReadonlyMap<string, ResultPlace>;
  lists: ReadonlyMap<string, RankList>;
  /** Keys of rows that only their choice code tells apart from another row. */
  twins: ReadonlySet<string>;
  /** The student looks for cost or median, so rows show those. */
  isByMoney?: boolean;
};

/** The student's rank in the list of the best pool. */
export const ownRank = ({ pools }: PredictionResult, { lists }: RunFacts): RankList | undefined =>
  lists.get(pools[0]?.list ?? '');

/** 'Open, ladies only, state level seats (LOPENS)' */
export function withSeatCode(label: string, pool: PredictionResult['pool']): string {
  const code = printedSeatCode(pool);
  // The label of a TFWS seat names its code already.
  return code === null || label.includes(`(${code})`) ? label : `${label} (${code})`;
}

/** Splits off the degree: 'Civil Engineering (4 Years, Bachelor of Technology)' */
export function splitProgramme(programme: string): { name: string; degree: string | null } {
  const [, name, degree] = /^(.*) \((\d Years, [^()]*(?:\([^()]*\))?[^()]*)\)$/.exec(programme) ?? [];
  return name && degree ? { name, degree } : { name: programme, degree: null };
}

/** History state of opened details: Back then leads to the list. */
export const OPENED_HERE = { isOpenedHere: true };

export const resultKey = (result: PredictionResult): string =>
  choiceKeyOf(result) ?? `${result.collegeId} ${result.programme}`;

/** Rows of the same name and college: some colleges have one programme under two choice codes. */
export function twinsAmong(rows: readonly PredictionResult[]): ReadonlySet<string> {
  const alike = Map.groupBy(rows, ({ collegeId, programme }) => `${collegeId} ${programme}`);
  const keys = [...alike.values()].map((same) => new Set(same.map(resultKey)));
  return new Set(keys.filter(({ size }) => size > 1).flatMap((twins) => [...twins]));
}

/** '1 programme', '1,234 programmes' */
export const programmesText = (messages: LoadedMessages<typeof predictorMessages>['results'], count: number): string =>
  fill(messages.programmes, { count, shown: indianNumber(count) });

type Years = { first: number; last: number };

export const sourceText = (
  messages: LoadedMessages<typeof predictorMessages>['detail'],
  source: string,
  years: Years,
): string =>
  fill(messages.source, { source, years: years.first === years.last ? years.first : fill(messages.years, years) });

type Messages = LoadedMessages<typeof predictorMessages>['results'];

/** 'PWDROBC' → 'PwD, OBC'. What needs no words stays as the lists print it. */
export function seatTypeLabel(seatType: string, messages: Messages): string {
  const [, kind, category] = /^(PWD|DEF)R?(.+)$/.exec(seatType) ?? [];
  if (kind && category) return fill(kind === 'PWD' ? messages.pwdSeats : messages.defenceSeats, { category });
  return messages.seatTypes[seatType as keyof Messages['seatTypes']] ?? seatType;
}

/** Whether seats are those that every student of the category competes for, or every one with a disability. */
export const isOrdinarySeat = ({ pool: { seatType } }: PredictionResult, { run: { input } }: RunFacts): boolean =>
  seatType === 'OPEN' || seatType === input.category || (input.pwd === true && /pwd/i.test(seatType));

const ACRONYMS = [
  [/\bIndian Institute of Information Technology\b/, 'IIIT'],
  [/\bIndian Institute of Technology\b/, 'IIT'],
  [/\bNational Institute of Technology\b/, 'NIT'],
] as const;
/** The body that runs a college, before the college's own name: 'Hindi Seva Mandal's Shri Sant Gadgebaba College'. */
const OWNER =
  /^.*?(?:Trust|Society|Mandal|Sanstha|Pratishthan|Samiti|Foundation|Charities)['’]s? (?!(?:College|Institute|School|Faculty|Engineering|Polytechnic)\b)/i;

/** What an address adds to a place: 'Tal. Haveli', 'Kaman Dist. Palghar'. Haveli is the taluka around Pune and is printed alone, too. */
const TALUKA_AND_DISTRICT = /(?:^|[\s,.])(?:Tal|Tq|Taluka|Dist|District)\b.*$|^Haveli$/i;

/** The place at the end of a printed name: the city by its present name where the list prints an older one, or no more than the taluka or district. */
function placeName(printed: string, city: string | undefined): string {
  if (city === undefined) return printed;
  const place = printed.replace(TALUKA_AND_DISTRICT, '').trim();
  const olderNames = otherPlaceNames(wordsOf(city)).split(' ');
  return wordsOf(place).every((word) => olderNames.includes(word)) ? city : place;
}

/** What some names end with that is no place: a PIN code. And a village that the list prints with a comma inside; AICTE's address has 'Shirasgaon Nile'. */
const PIN_CODE = /[\s,-]*\b\d{3} ?\d{3}\.?$/;
const SPLIT_VILLAGE = /\b(Shirasgon), (Nile)$/;

/** A college for a narrow row: short, with its place. */
export function rowCollegeName(name: string, city: string | undefined): string {
  const named = name.replace(OWNER, '').replace(PIN_CODE, '').replace(SPLIT_VILLAGE, '$1 $2');
  const short = ACRONYMS.reduce((text, [full, acronym]) => text.replace(full, acronym), named);
  const comma = short.lastIndexOf(',');
  if (comma > 0)
    return `${short.slice(0, comma).replace(/,\s*(?:Tal|Tq|Taluka)\b[^,]*$/i, '')} · ${placeName(short.slice(comma + 1).trim(), city)}`;
  return city === undefined || short.includes(city) ? short : `${short} · ${city}`;
}
