import { existsSync } from 'node:fs';
import { describeChanges } from './changes.ts';
import { checkCap } from './checks/cap.ts';
import { checkColleges } from './checks/colleges.ts';
import { checkFigures } from './checks/figures.ts';
import { checkJosaa } from './checks/josaa.ts';
import type { DataSet } from './data-set.ts';
import { filesOf } from './files.ts';
import { merge } from './merge.ts';
import { Problems } from './problems.ts';
import { readExisting } from './read-existing.ts';
import { finishInterrupted, replaceFolder } from './replace-folder.ts';
import { readFigures } from './source/figures.ts';
import { readJosaa } from './source/josaa.ts';
import { readMhtCet } from './source/mht-cet.ts';
import { readNirf } from './source/nirf.ts';

/** The parts of the data folder that the build writes; everything else in it is left alone. */
const OWNED = ['manifest.json', 'josaa', 'mht-cet', 'nirf', 'scholarships'];

export type BuildOptions = { from: string; to: string; accept?: readonly string[]; isDryRun?: boolean };
export type BuildResult = {
  isWritten: boolean;
  problems: Problems;
  changes: string[];
  bytes: number;
  /** The facts before and after. */
  existing: DataSet;
  data: DataSet;
};

/** Brings a source folder into the data folder. With any error nothing is written. */
export function buildData({ from, to, accept = [], isDryRun = false }: BuildOptions): BuildResult {
  if (!existsSync(from)) throw new Error(`there is no folder ${from}`);
  finishInterrupted(to);
  const problems = new Problems(accept);
  const existing = readExisting(to);
  const josaa = readJosaa(from, existing, problems);
  const read = {
    ...josaa,
    ...readMhtCet(from, existing, problems),
    ...readFigures(from, josaa.institutes ?? existing.institutes, problems),
    ...readNirf(from, josaa.institutes ?? existing.institutes, problems),
  };
  const data = merge(existing, read);
  checkJosaa('JoSAA', data.josaa, existing.josaa, problems);
  checkJosaa('CSAB', data.csab, existing.csab, problems);
  checkCap(data.mhtCet, existing.mhtCet, problems);
  checkColleges(data, problems);
  checkFigures(data, problems);
  const changes = describeChanges(existing, data);
  const isWritten = problems.errors.length === 0 && !isDryRun;
  const files = problems.errors.length === 0 ? filesOf(data) : new Map<string, string>();
  if (isWritten) replaceFolder(to, files, OWNED);
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return { isWritten, problems, changes, bytes, existing, data };
}
