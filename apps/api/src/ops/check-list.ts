import { join } from 'node:path';
import { pathOfList } from '@dakhila/domain/staff/cutoff-lists';
import { buildData } from '../../../../tools/data-build/build.ts';
import { readCsv } from '../../../../tools/data-build/csv.ts';
import { previewList } from '../../../../tools/data-build/preview.ts';
import type { Checked, CheckInput } from '../modules/cutoff-lists/index.ts';
import { copyFacts } from './copy-facts.ts';

/** A report is read by a person. */
const MOST_LINES = 100;
const LONGEST_EXAMPLE = 300;
/** More rounds than a year has belong into several files. */
const MOST_ROUNDS = 30;

/** Checks a list with the data build on a copy of the facts in memory: nothing is written. */
export function checkList({ folder, factsDir, published, list }: CheckInput): Checked {
  try {
    const rows = readCsv(folder, pathOfList(list)) ?? [];
    const rounds = roundsOf(rows);
    if (rounds.length === 0 || rounds.length > MOST_ROUNDS)
      return { refusal: `The file must have rows of 1 to ${MOST_ROUNDS} rounds; it has ${rounds.length}.` };
    // Published facts are the ones students see. They are rows of the database, not files in a folder.
    const facts = published ? join(folder, '..', 'facts') : factsDir;
    if (published) copyFacts(factsDir, published, facts);
    const built = buildData({ from: folder, to: facts, isDryRun: true });
    const problems = built.problems.all.slice(0, MOST_LINES).map(({ examples, ...problem }) => ({
      ...problem,
      examples: examples.map((example) => example.slice(0, LONGEST_EXAMPLE)),
    }));
    const changes = built.changes.slice(0, MOST_LINES);
    const report = { rows: rows.length, problems, changes, ...previewList(list, rounds, built) };
    return { report, errors: built.problems.errors.length };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    // A path of the server is nobody's business.
    return { refusal: `The file cannot be read: ${said.replaceAll(join(folder, '/'), '').slice(0, LONGEST_EXAMPLE)}.` };
  }
}

function roundsOf(rows: readonly Readonly<Record<string, string>>[]): { year: number; round: number }[] {
  const places = new Set(rows.map(({ year, round }) => `${year} ${round}`));
  return [...places].map((place) => {
    const [year = Number.NaN, round = Number.NaN] = place.split(' ').map(Number);
    if (!Number.isInteger(year) || !Number.isInteger(round) || year < 2010 || year > 2100 || round < 1 || round > 20)
      throw new Error(`“${place.slice(0, 40)}” is not a year and round`);
    return { year, round };
  });
}
