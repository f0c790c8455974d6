import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { CsvRow } from '../data-build/csv.ts';
import { CommandError } from './command-error.ts';
import type { ExamSource } from './exam-source.ts';
import { josaaSource } from './josaa-source.ts';
import { mhtCetSource } from './mht-cet-source.ts';

const SOURCES: Readonly<Record<string, (dataDir: string, added: readonly CsvRow[]) => ExamSource>> = {
  josaa: josaaSource,
  'mht-cet': mhtCetSource,
};

export const EXAMS: readonly string[] = Object.keys(SOURCES);

/** Opens an exam of a data folder; `added` are rows of pools that the folder may not know. */
export function openExam(exam: string, dataDir: string, added: readonly CsvRow[] = []): ExamSource {
  const source = SOURCES[exam];
  if (source === undefined) throw new CommandError(`--exam is one of ${EXAMS.join(', ')}`, true);
  const folder = resolve(dataDir);
  if (!existsSync(join(folder, 'manifest.json'))) throw new CommandError(`${dataDir} is not a data folder`);
  return source(folder, added);
}
