import type { PredictionResult } from '@dakhila/contract/predictor-results';
import type { ChoiceKey } from '@dakhila/domain/lists/choice-key';
import { type ShortlistAsked, shortlist } from '@dakhila/domain/lists/recommend/shortlist';
import type { MoneyTable } from '@dakhila/domain/money/result-money';
import { CAP_LISTS } from '@dakhila/domain/predictor/exams/cap-kind';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import type { ListPlace, Reason } from '@dakhila/domain/predictor/verdicts';
import { bandLetters } from '@dakhila/domain/predictor/what-if';
import { wasOpenToEnd } from '@dakhila/domain/predictor/why-unsure';
import { LRUCache } from 'lru-cache';
import { chancesOf } from './chances-of.ts';
import { type Edition, editionOf, headFields } from './edition.ts';
import type { ExamPredictor } from './exam-predictors.ts';
import { familyRows } from './family-rows.ts';
import { headlineOf } from './headline.ts';
import { namedPlaces } from './named-cities.ts';
import { branchesOf, prospectsOf } from './prospects.ts';
import { packResult, unpackResult } from './result-bytes.ts';
import type { FileFacts } from './run-file.ts';
import { aroundResults, type OpenRun, openResults, pageOf, resultAt, rowOfChoice } from './run-results.ts';
import { packEdition, unpackEdition } from './stored-edition.ts';

/** A saved run as its thread reads it. `earlier`: its edition as it is stored, where that is not today's. */
export type SavedResults = {
  packed: Uint8Array;
  lists: readonly ListPlace[];
  earlier?: { id: string; packed: Uint8Array } | undefined;
  /** The cities that the student named. */
  cities?: readonly string[] | undefined;
  homeUniversity?: string | undefined;
};

/** `money` comes with views that need it. */
type PageAsked = { view: ResultView; page: number; money: MoneyTable | undefined };

/** How many editions of old runs are cached: old runs are opened seldom. */
const EARLIER_EDITIONS = 2;

export type Answers = ReturnType<typeof answersFor>;
export type Answered = { [Ask in keyof Answers]: Awaited<ReturnType<Answers[Ask]>> };

/** Everything that a run costs but spending and saving: the thread of an exam does it. Answers are plain data, because they cross between threads. */
export function answersFor<Candidate>(examPredictor: ExamPredictor<Candidate>) {
  const current = editionOf(examPredictor.edition, examPredictor.table, examPredictor);
  const opened = new LRUCache<string, Edition>({ max: EARLIER_EDITIONS });
  const editionFor = (earlier: SavedResults['earlier']): Edition => {
    if (earlier === undefined) return current;
    // The lists of a past year stay what they are, so that the numbers on them serve every edition.
    const known = opened.get(earlier.id) ?? { ...unpackEdition(earlier.packed), numberIn: current.numberIn };
    opened.set(earlier.id, known);
    return known;
  };
  const openRun = ({ packed, lists, earlier, cities, homeUniversity }: SavedResults, money?: MoneyTable): OpenRun =>
    openResults(editionFor(earlier), unpackResult(packed), lists, { money, cities, homeUniversity });

  return {
    /** A new run: what is saved of it, and what stands around its list. `money` comes where it decides what is picked first. */
    predict: ({ input, money }: { input: Record<string, unknown>; money?: MoneyTable | undefined }) => {
      // The contract of this very exam has parsed it.
      const candidate = input as Candidate & typeof input;
      const { lists, missing, reasons, counts, relaxed, ...columns } = examPredictor.predictWithinReach(candidate);
      const run = openResults(current, columns, lists, { money, ...namedPlaces(input) });
      const around = aroundResults(run, { reasons, lists, input });
      const headline = headlineOf(run, around.first);
      const notes = examPredictor.notesOn(candidate);
      const details = { lists, missing, reasons, notes, headline, ...(relaxed && { relaxed }) };
      return { packed: packResult(columns), details, counts, around };
    },
    /** What stands around the list of a saved run, and the edition it was made from. */
    around: ({ reasons, input, ...saved }: SavedResults & { reasons: readonly Reason[]; input: unknown }) => {
      const run = openRun(saved);
      return { edition: headFields(run.edition), around: aroundResults(run, { reasons, lists: saved.lists, input }) };
    },
    page: ({ view, page, money, ...saved }: SavedResults & PageAsked) => pageOf(openRun(saved, money), view, page),
    result: ({ choice, ...saved }: SavedResults & { choice: ChoiceKey }) => {
      const run = openRun(saved);
      const row = rowOfChoice(run, choice);
      const college = row && run.index.places.get(row.collegeId);
      return row && college ? { ...resultAt(run, row, 'all'), college } : null;
    },
    ofCollege: ({ collegeId, ...saved }: SavedResults & { collegeId: string }) => {
      const run = openRun(saved);
      const own = run.rows.filter((row) => row.collegeId === collegeId);
      const lists = new Map(saved.lists.map((list) => [list.id, list]));
      return own.map((row) => {
        const { programme, choiceCode, chance, band, offered } = row;
        const [best] = resultAt(run, row, 'best').pools;
        return {
          ...{ programme, choiceCode, chance, band, offered },
          ...(best && { seat: best.label }),
          ...(best?.list === CAP_LISTS.allIndia && { isByJee: true as const }),
          reserved: reservedClosing(run, best, lists),
        };
      });
    },
    /** Those of some colleges that have results. */
    within: ({ collegeIds, ...saved }: SavedResults & { collegeIds: readonly string[] }) => {
      const { rows, columns } = openRun(saved);
      const shown = new Set(rows.slice(0, columns.resultCount).map(({ collegeId }) => collegeId));
      return collegeIds.filter((id) => shown.has(id));
    },
    prospects: (saved: SavedResults) => {
      const run = openRun(saved);
      const { dataYears } = run.edition;
      return { dataYears, prospects: prospectsOf(run), offered: branchesOf(run.edition) };
    },
    /** What another input would make of the rows of a run: counts and bands alone. */
    bands: ({ input, packed }: { input: Record<string, unknown>; packed: Uint8Array }) => {
      // Of a saved run, with numbers that moved within their limits.
      const { counts, ...result } = examPredictor.predict(input as Candidate & typeof input);
      return { counts, bands: bandLetters(result, unpackResult(packed).option) };
    },
    /** The programmes that may be recommended to a candidate. */
    shortlist: ({ input, ...asked }: ShortlistAsked & { input: Readonly<Record<string, unknown>> }) =>
      // The profile was read by the contract of this very exam.
      shortlist(examPredictor.table, examPredictor.standing(input as Candidate & typeof input), asked),
    /** The chances of some options, by their places in the table. */
    chances: ({ input, places }: { input: Readonly<Record<string, unknown>>; places: readonly number[] }) =>
      // The candidate was read by the contract of this very exam.
      chancesOf(examPredictor.table, examPredictor.standing(input as Candidate & typeof input), places),
    csv: async ({ facts, ...saved }: SavedResults & { facts: FileFacts }) =>
      (await filesOfRuns()).writeCsv(openRun(saved, facts.money), facts),
    printed: async ({ facts, ...saved }: SavedResults & { facts: FileFacts }) =>
      (await filesOfRuns()).printedRows(openRun(saved, facts.money), facts),
    family: ({ input, ...saved }: SavedResults & { input: unknown }) =>
      familyRows(openRun(saved), { lists: saved.lists, input }),
    packedEdition: () => packEdition(current),
  };
}

/** Loaded with the first file: its texts in three languages would take half of a thread's start, and memory in each. */
const filesOfRuns = () => import('./run-file.ts');

/** How a reserved seat closed in the newest year. The page of a college shows the open seats to everybody. */
function reservedClosing(
  { edition }: OpenRun,
  pool: PredictionResult['pools'][number] | undefined,
  lists: ReadonlyMap<string, { rank: number }>,
) {
  if (pool === undefined || pool.seatType === 'OPEN' || pool.lastYear === null) return null;
  const { label: seat, code: category, section, lastYear: rank, lastYearPercentile: percentile = null } = pool;
  const year = edition.dataYears.last;
  const isToEnd = wasOpenToEnd(pool, lists.get(pool.list), year);
  return {
    ...{ seat, year, rank, percentile },
    ...(section !== null && { printed: { category, section } }),
    ...(isToEnd && { isToEnd: true as const }),
  };
}
