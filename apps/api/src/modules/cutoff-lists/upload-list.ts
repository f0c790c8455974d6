import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { gzip } from 'node:zlib';
import { DomainError } from '@dakhila/domain/errors';
import type { Deps } from '../../ports.ts';
import type { Checked, CheckInput } from './checked-list.ts';
import { inspectFile, receiveFile } from './receive-file.ts';
import { areTooManyWaiting, insertList } from './store.ts';

type Needs = Pick<Deps, 'db' | 'newId' | 'config' | 'catalogue' | 'edition'>;

/** The data build reads all years of all lists. */
const PATIENCE_MS = 110_000;
const MEMORY_MB = 1_024;
/** One check at a time in a process: it uses a processor and much memory. */
let isBusy = false;

/** Receives a list, checks it with the data build, and stores it with the report. It changes no fact. */
export async function uploadList(needs: Needs, upload: Readable, uploadedBy: string) {
  if (await areTooManyWaiting(needs.db))
    throw new DomainError('conflict', { detail: 'Too many lists wait for a decision. Please decide on those first.' });
  if (isBusy) throw new DomainError('overloaded', { retryAfterSeconds: 30 });
  isBusy = true;
  try {
    return await checkUpload(needs, upload, uploadedBy);
  } finally {
    isBusy = false;
  }
}

async function checkUpload(needs: Needs, upload: Readable, uploadedBy: string) {
  // The name that the file had on somebody's computer is never used.
  const folder = await mkdtemp(join(tmpdir(), 'dakhila-list-'));
  try {
    const received = join(folder, 'received');
    const bytes = await receiveFile(upload, received);
    const { list, path } = await inspectFile(received);
    const source = join(folder, 'source');
    await mkdir(dirname(join(source, path)), { recursive: true });
    await rename(received, join(source, path));
    const published = needs.edition?.facts ?? null;
    const checked = await checkInThread({ folder: source, factsDir: needs.config.FACTS_DIR, published, list });
    if ('refusal' in checked) throw new DomainError('invalid-input', { detail: checked.refusal });
    const { report, errors } = checked;
    const content = await promisify(gzip)(await readFile(join(source, path)));
    const id = needs.newId();
    return {
      id,
      details: { list, rows: report.rows, errors },
      save: (tx: Parameters<typeof insertList>[0]) =>
        insertList(tx, {
          ...{ id, list, content, bytes, report, errors, uploadedBy },
          state: errors > 0 ? 'faulty' : 'checked',
          checkedVersion: needs.catalogue.version,
        }),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs the check in a thread with limits: a hostile file costs only itself. The data build is a tool, which only operators’ code imports. */
function checkInThread(input: CheckInput): Promise<Checked> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('../../ops/check-list-thread.ts', import.meta.url), {
      workerData: input,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const finish = (checked: Checked) => {
      clearTimeout(timer);
      resolve(checked);
      void worker.terminate();
    };
    const timer = setTimeout(() => finish({ refusal: 'The check took too long.' }), PATIENCE_MS);
    worker.once('message', (checked: Checked) => finish(checked));
    worker.once('error', () => finish({ refusal: 'The file is too large to be checked.' }));
  });
}
