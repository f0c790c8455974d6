import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { openData, readManifest } from '../../catalogue/read-data.ts';
import type { Job } from '../../jobs/run-jobs.ts';
import type { Deps } from '../../ports.ts';
import type { BuildInput, Built } from './built-edition.ts';
import { insertFiles, openFiles, selectFiles } from './edition-files.ts';
import { deleteUnneededFiles, endBuild, findCurrentEdition, takeWaitingEdition } from './edition-store.ts';
import { findContent, findList } from './store.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'log' | 'now'>;
type Build = (input: BuildInput, stopping: AbortSignal) => Promise<Built | null>;

const EVERY_MS = 5_000;
/** The data build, and both forecasts, on a machine that has other work too. */
const PATIENCE_MS = 900_000;
const MEMORY_MB = 1_536;
const LONGEST_FAILURE = 500;

/** Builds the edition that has waited longest. It is only stored: publishing it is for a person. */
export async function buildNextEdition(
  { db, config, log, now }: Needs,
  stopping: AbortSignal,
  build: Build = buildInThread,
): Promise<void> {
  const edition = await takeWaitingEdition(db);
  if (!edition) return;
  const { id, listId } = edition;
  const fail = async (failure: string) => {
    await endBuild(db, id, { state: 'failed', failure: failure.slice(0, LONGEST_FAILURE) });
    log.warn({ edition: id, failure }, 'facts with a new list could not be built');
  };
  const release = readManifest(openData(config.FACTS_DIR));
  if (edition.releaseVersion !== release.version)
    return await fail('A release with other facts came in between. Please prepare it again.');
  const [list, content] = [await findList(db, listId), await findContent(db, listId)];
  if (!list || !content) return await fail('The list was refused.');
  const beneath = await findCurrentEdition(db, release.version);
  // If the database fails here, the job fails and is run again.
  const stored = beneath && (await db.transaction((tx) => selectFiles(tx, beneath.id)));
  let files: BuildInput['beneath'] = null;
  try {
    if (stored) files = (await openFiles(stored, release)).facts;
  } catch {
    return await fail('What is published now is damaged. Roll it back first.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'dakhila-edition-'));
  const input = { folder, list: list.list, content, beneath: files, config, now: now().getTime() };
  const built = await build(input, stopping).finally(() => rm(folder, { recursive: true, force: true }));
  // Stopped: another process, or this one after its restart, builds it again.
  if (!built) return;
  if ('failure' in built) return await fail(built.failure);
  if (built.version === (beneath?.version ?? release.version))
    return await fail('Nothing would change: the facts have every figure of this list already.');
  await db.transaction(async (tx) => {
    const { version, preview } = built;
    if (!(await endBuild(tx, id, { state: 'ready', version, preview, parentId: beneath?.id ?? null }))) return;
    await insertFiles(tx, id, built.files);
    await deleteUnneededFiles(tx);
  });
}

/** The background job that builds what was asked for at the desk. */
export const editionJobs = (needs: Needs): Job[] => [
  { name: 'facts-editions', everyMs: EVERY_MS, run: (stopping) => buildNextEdition(needs, stopping) },
];

/** Builds in a thread: the data build is a tool, which only operators’ code imports. Null when the process stops meanwhile. */
function buildInThread(input: BuildInput, stopping: AbortSignal): Promise<Built | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('../../ops/build-edition-thread.ts', import.meta.url), {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    let isOver = false;
    const finish = async (built: Built | null) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      stopping.removeEventListener('abort', stop);
      // Its folder is removed next, so it must have ended.
      await worker.terminate();
      resolve(built);
    };
    const stop = () => finish(null);
    const timer = setTimeout(() => finish({ failure: 'The build took too long.' }), PATIENCE_MS);
    stopping.addEventListener('abort', stop);
    if (stopping.aborted) stop();
    worker.once('message', (built: Built) => finish(built));
    worker.once('error', (error) => finish({ failure: `The build failed: ${error.message}` }));
    worker.once('exit', () => finish({ failure: 'The build ended early.' }));
  });
}
