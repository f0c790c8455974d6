import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Backtest } from '@dakhila/contract/accuracy';
import { EXAMS } from '@dakhila/contract/exam';

/** The backtests in a data folder, by exam, newest year first. None were made yet: an empty list. A file that cannot be read is an error. */
export async function readBacktests(dataDir: string): Promise<Backtest[]> {
  const folder = join(dataDir, 'backtest');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith('.json'));
  const tests = await Promise.all(
    files.map(async (name) => Backtest.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))),
  );
  return tests.sort((one, other) => EXAMS.indexOf(one.exam) - EXAMS.indexOf(other.exam) || other.year - one.year);
}
