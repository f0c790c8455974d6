import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { listOfHeading } from '@dakhila/domain/staff/cutoff-lists';
import { type BuildResult, buildData } from '../../../../../tools/data-build/build.ts';
import { describeProblems } from '../../../../../tools/data-build/problems.ts';
import { factsVersion } from '../../catalogue/facts-version.ts';
import type { Config } from '../../config.ts';
import { command, NotThere, Refusal, type Report, UsageError } from '../command.ts';

const PARTS = ['josaa', 'mht-cet', 'facts'];

export const dataImport = command({
  name: 'data import',
  summary: 'Import published lists: everything is checked first, and any error stops it before anything is written',
  example: 'data import ./cap-round-2.csv --dry-run',
  changes: 'world',
  isIrreversible: true,
  positionals: { source: { summary: 'A source folder (josaa/, mht-cet/, facts/), or one file of cut-offs' } },
  options: {
    accept: { type: 'string', summary: 'Kinds of error that you have checked and accept, separated by commas' },
  },
  async plan({ config }, args) {
    return reportOn(build(config, args, true), config);
  },
  async run({ config }, args) {
    return reportOn(build(config, args, false), config);
  },
});

type Typed = { source: string; accept: string | undefined };

function build({ FACTS_DIR }: Config, { source, accept }: Typed, isDryRun: boolean): BuildResult {
  const path = resolve(source);
  if (!existsSync(path)) throw new NotThere(`File or folder not found: ${path}.`);
  const accepted = accept?.split(',').map((kind) => kind.trim()) ?? [];
  const from = (folder: string) => buildFrom({ from: folder, to: FACTS_DIR, accept: accepted, isDryRun });
  if (!statSync(path).isDirectory()) return asSourceFolder(path, from);
  if (!PARTS.some((part) => existsSync(join(path, part))))
    throw new UsageError(`That folder has none of ${PARTS.map((part) => `${part}/`).join(', ')}.`);
  return from(path);
}

/** A list that cannot be read is refused with the error of the reader. */
function buildFrom(options: Parameters<typeof buildData>[0]): BuildResult {
  try {
    return buildData(options);
  } catch (error) {
    throw new Refusal(`Nothing was written: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** What the data build found, and whether it is written. */
export function reportOn(
  { problems, changes, isWritten }: Pick<BuildResult, 'problems' | 'changes' | 'isWritten'>,
  { FACTS_DIR }: Pick<Config, 'FACTS_DIR'>,
): Report {
  const errors = problems.errors.length;
  const version = factsVersion(FACTS_DIR);
  const found = describeProblems(problems);
  return {
    lines: [
      ...(found === '' ? [] : [...found.split('\n'), '']),
      ...(changes.length === 0 ? ['No facts change.'] : ['What changes:', ...changes.map((line) => `  ${line}`)]),
      ...(errors > 0 ? [`Nothing is written: ${errors} kinds of error.`] : []),
      ...(isWritten ? [`Written: version ${version}. Restart the servers to use it.`] : []),
    ],
    data: { isWritten, version, changes, problems: problems.all },
    subject: `facts ${version}`,
    details: { isWritten, changes: changes.length, errors },
    isBad: errors > 0,
  };
}

/** Makes a temporary source folder with one file of cut-offs in its place, lets `use` read it, and deletes it. */
function asSourceFolder<T>(file: string, use: (folder: string) => T): T {
  const raw = readFileSync(file);
  const text = (file.endsWith('.gz') ? gunzipSync(raw) : raw).toString('utf8').replace(/^\uFEFF/, '');
  const list = listOfHeading(text.split('\n', 1)[0] ?? '');
  if (!list) throw new UsageError('That file is not a list of cut-offs: its first line has none of the known columns.');
  const folder = mkdtempSync(join(tmpdir(), 'dakhila-import-'));
  try {
    const path = join(folder, list.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
