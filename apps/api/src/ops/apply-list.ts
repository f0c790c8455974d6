import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { DomainError } from '@dakhila/domain/errors';
import { LARGEST_LIST_BYTES, mayApplyList, pathOfList } from '@dakhila/domain/staff/cutoff-lists';
import { type BuildResult, buildData } from '../../../../tools/data-build/build.ts';
import { restoreFolder } from '../../../../tools/data-build/replace-folder.ts';
import { factsVersion } from '../catalogue/facts-version.ts';
import { findContent, findEditionOf, findList, type StoredList, updateList } from '../modules/cutoff-lists/index.ts';
import type { Deps } from '../ports.ts';

type Needs = Pick<Deps, 'db' | 'config'>;
const conflict = (detail: string) => new DomainError('conflict', { detail });

/** Where this machine keeps the facts as they were before a list was applied. */
const savedFacts = ({ config }: Needs, id: string) => join(config.DATA_DIR, 'facts-before', id);

async function requireList({ db }: Needs, id: string): Promise<StoredList> {
  const list = await findList(db, id);
  if (!list) throw new DomainError('not-found');
  return list;
}

/** Runs the data build with an approved list. With any error nothing is written. */
async function build(needs: Needs, id: string, isDryRun: boolean): Promise<BuildResult> {
  const { list, state } = await requireList(needs, id);
  if (!mayApplyList(state)) throw conflict(`Only an approved list can be applied; this one is ${state}.`);
  const content = await findContent(needs.db, id);
  if (!content) throw new DomainError('not-found');
  const folder = mkdtempSync(join(tmpdir(), 'dakhila-apply-'));
  try {
    const path = join(folder, pathOfList(list));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, gunzipSync(content, { maxOutputLength: LARGEST_LIST_BYTES }));
    return buildData({ from: folder, to: needs.config.FACTS_DIR, isDryRun });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What applying a list would change on this machine. */
export const planApply = (needs: Needs, id: string): Promise<BuildResult> => build(needs, id, true);

/**
 * Puts a list into the facts of this machine: completely or not at all. The facts before it are saved first. A run that
 * was interrupted is repeated; so is one on another machine.
 */
export async function applyList(needs: Needs, id: string): Promise<BuildResult & { version: string }> {
  const { FACTS_DIR } = needs.config;
  const saved = savedFacts(needs, id);
  if (existsSync(saved)) {
    // It was applied here before. Again it may be after an interruption, or when nothing has come since.
    const { appliedVersion } = await requireList(needs, id);
    const now = factsVersion(FACTS_DIR);
    if (now !== factsVersion(saved) && now !== appliedVersion)
      throw conflict(`Something newer than this list is in the facts (version ${now}): it would be overwritten.`);
  } else {
    const part = `${saved}.part`;
    rmSync(part, { recursive: true, force: true });
    mkdirSync(dirname(saved), { recursive: true });
    cpSync(FACTS_DIR, part, { recursive: true });
    renameSync(part, saved);
  }
  const built = await build(needs, id, false);
  const version = factsVersion(FACTS_DIR);
  if (built.isWritten) await updateList(needs.db, id, { state: 'applied', appliedVersion: version });
  return { ...built, version };
}

/** Whether this machine can go back to the facts before a list; throws the reason when it cannot. */
export async function planRollBack(needs: Needs, id: string): Promise<{ from: string; to: string }> {
  const { state, appliedVersion } = await requireList(needs, id);
  if (state !== 'applied' && state !== 'rolled-back') throw conflict(`This list is ${state}: it is not in the facts.`);
  const edition = await findEditionOf(needs.db, id);
  if (edition?.state === 'published') throw conflict('This list was published at the desk: roll it back there first.');
  const from = factsVersion(needs.config.FACTS_DIR);
  if (from !== appliedVersion)
    throw conflict(`These facts are version ${from}, not ${appliedVersion}: roll back what came after it first.`);
  const saved = savedFacts(needs, id);
  if (!existsSync(saved)) throw conflict('This machine has not saved the facts before that list.');
  return { from, to: factsVersion(saved) };
}

/** Brings back the facts as they were before a list, at once. */
export async function rollBackList(needs: Needs, id: string): Promise<{ from: string; to: string }> {
  const plan = await planRollBack(needs, id);
  restoreFolder(needs.config.FACTS_DIR, savedFacts(needs, id));
  await updateList(needs.db, id, { state: 'rolled-back' });
  return plan;
}
