import type { Run } from '@dakhila/contract/predictor-results';
import type { Language } from '@dakhila/domain/language/languages';
import { say } from '@dakhila/domain/messages/say';
import { firstYearOf, type MoneyTable } from '@dakhila/domain/money/result-money';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import { describeView } from './describe-view.ts';
import type { FileRow, FileRun } from './file-row.ts';
import { ownPercentiles, ranksLastYear } from './own-percentiles.ts';
import { writeRunCsv } from './run-csv.ts';
import { type OpenRun, type Row, resultAt, rowsOf, withUnlikely } from './run-results.ts';
import { type BandShare, shareRows } from './share-rows.ts';

/** How JoSAA numbers its institutes, by our id. Empty where it is not known. */
export type JosaaCodes = ReadonlyMap<string, string>;

/** What a file is made from beside the results. */
export type FileFacts = {
  view: ResultView;
  lists: Run['lists'];
  /** The answers of the student. */
  input: Record<string, unknown>;
  josaaCodes: JosaaCodes;
  money: MoneyTable;
  language: Language;
};

/** What a printed list holds. */
export type PrintedRows = {
  run: Omit<FileRun, 'createdAt' | 'notes'>;
  shares: BandShare<FileRow>[];
  /** How many pass the filters, and how many there are without them. */
  fitting: number;
  total: number;
  /** The filters and the order in words. */
  described: string[];
};

/** The results that the student looks at as a table for spreadsheets. */
export function writeCsv(run: OpenRun, facts: FileFacts): string {
  const rows = rowsOf(run, facts.view).map((row) => fileRow(run, row, facts));
  return writeRunCsv(fileRun(run, facts), rows, (text) => say(facts.language, text));
}

/** The results that are printed of those that the student looks at. */
export function printedRows(run: OpenRun, facts: FileFacts): PrintedRows {
  const { view, language } = facts;
  const rows = rowsOf(run, view);
  const shares = shareRows(rows.map((row) => ({ row, result: row })));
  return {
    run: fileRun(run, facts),
    shares: shares.map((share) => ({ ...share, rows: share.rows.map(({ row }) => fileRow(run, row, facts)) })),
    fitting: rows.length,
    total: withUnlikely(view) ? run.rows.length : run.columns.resultCount,
    described: describeView(view, rows[0]?.collegeName, (text) => say(language, text)),
  };
}

const fileRun = (run: OpenRun, { lists: places, input }: FileFacts): PrintedRows['run'] => {
  const { exam, year, rounds, dataYears, lastYearRounds } = run.edition;
  const percentiles = ownPercentiles(run, { lists: places, input });
  const lastYearRanks = ranksLastYear(run.edition, percentiles);
  const lists = places.map((list) => ({
    ...list,
    percentile: percentiles[list.id],
    lastYearRank: lastYearRanks[list.id],
  }));
  return { exam, year, rounds, dataYears, lastYearRounds, lists, input };
};

/** CAP's own code of a college is our id. */
function fileRow(run: OpenRun, row: Row, { josaaCodes, money }: FileFacts): FileRow {
  const { collegeId } = row;
  return {
    result: resultAt(run, row, 'best'),
    place: run.index.places.get(collegeId),
    collegeCode: run.edition.exam === 'mht-cet' ? collegeId : (josaaCodes.get(collegeId) ?? ''),
    fee: money.get(collegeId)?.fee ?? null,
    median: money.get(collegeId)?.median ?? null,
    firstYear: firstYearOf(money, row),
  };
}
