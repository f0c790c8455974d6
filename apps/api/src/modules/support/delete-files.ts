import type { Job } from '../../jobs/run-jobs.ts';
import type { Deps, FileStore } from '../../ports.ts';
import { forgetFile, listDueFiles } from './screenshot-store.ts';

const PAGE = 100;
/** Then the store is down, and the next run tries again. */
const FAILURES_TO_STOP = 3;
const MINUTE_MS = 60_000;

type Needs = Pick<Deps, 'db' | 'log'> & { files: FileStore };

/** Deletes files that no row needs, longest due first. A file that cannot be deleted stays on the list, and does not hold up the others. */
export async function deleteDueFiles({ db, files, log }: Needs, stopping?: AbortSignal): Promise<void> {
  let failures = 0;
  let page = await listDueFiles(db, undefined, PAGE);
  while (page.length > 0) {
    for (const { key } of page) {
      if (stopping?.aborted) return;
      try {
        await files.remove(key);
        await forgetFile(db, key);
        failures = 0;
      } catch (error) {
        failures += 1;
        log.warn({ file: key, err: error }, 'a file could not be deleted, it will be tried again');
        if (failures >= FAILURES_TO_STOP) return;
      }
    }
    page = await listDueFiles(db, page.at(-1), PAGE);
  }
}

/** The background job of an installation with an object store. */
export const fileJobs = ({ db, log, files }: Pick<Deps, 'db' | 'log' | 'files'>): Job[] =>
  files ? [{ name: 'files', everyMs: MINUTE_MS, run: (stopping) => deleteDueFiles({ db, log, files }, stopping) }] : [];
