import type { ExportFormat } from '@dakhila/contract/predictor-exports';
import type { Run } from '@dakhila/contract/predictor-results';
import type { Language } from '@dakhila/domain/language/languages';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import type { MoneyOfColleges } from './college-money.ts';
import { writeRunCsv } from './run-csv.ts';
import { type JosaaCodes, runFileOf } from './run-file.ts';
import { drawRunPdf } from './run-pdf.ts';

type RunFileInput = {
  /** The answer that the screen is made from. */
  bytes: Uint8Array;
  view: ResultView;
  format: ExportFormat;
  josaaCodes: JosaaCodes;
  money: MoneyOfColleges;
  /** The season that is planned for now, by exam. */
  seasons: Record<Run['exam'], number>;
  language: Language;
  brand: string;
};

/** Writes the results that the student looks at as a file. */
export default async function writeRunFile({ bytes, view, format, seasons, brand, ...facts }: RunFileInput) {
  const { data: run }: { data: Run } = JSON.parse(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'),
  );
  const file = runFileOf(run, view, { ...facts, season: seasons[run.exam] });
  return {
    name: `${file.name}.${format}`,
    content: format === 'csv' ? Buffer.from(writeRunCsv(file)) : await drawRunPdf(file, brand),
  };
}
