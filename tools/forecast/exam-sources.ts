import type { CsvRow } from '../data-build/csv.ts';
import type { ExamSource } from './exam-source.ts';
import { josaaSource } from './josaa-source.ts';
import { mhtCetSource } from './mht-cet-source.ts';

/** Opens an exam of a data folder; `added` are rows of pools that the folder may not know. */
export const EXAM_SOURCES: Readonly<Record<string, (dataDir: string, added: readonly CsvRow[]) => ExamSource>> = {
  josaa: josaaSource,
  'mht-cet': mhtCetSource,
};
