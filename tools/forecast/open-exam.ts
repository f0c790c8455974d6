import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CsvRow } from '../data-build/csv.ts';
import { CommandError } from './command-error.ts';
import { csabSource } from './csab-source.ts';
import type { ExamSource } from './exam-source.ts';
import { josaaSource } from './josaa-source.ts';
import { mhtCetSource } from './mht-cet-source.ts';

const SOURCES: Readonly<Record<string, (dataDir: string, added: readonly CsvRow[]) => ExamSource>> = {
  josaa: josaaSource,
  'mht-cet': mhtCetSource,
};

export const EXAMS: readonly string[] = Object.keys(SOURCES);
/** CSAB's rounds can be tested; they are not written out yet. */
export const CSAB = 'csab';

/** Opens an exam of a data folder; `added` are rows of pools that the folder may not know. */
export function openExam(exam: string, dataDir: string, added: readonly CsvRow[] = []): ExamSource {
  const source = exam === CSAB ? csabSource : SOURCES[exam];
  if (source === undefined) throw new CommandError(`--exam is one of ${EXAMS.join(', ')}`, true);
  const folder = resolve(dataDir);
  if (!existsSync(join(folder, 'manifest.json'))) throw new CommandError(`${dataDir} is not a data folder`);
  return source(folder, added);
}
