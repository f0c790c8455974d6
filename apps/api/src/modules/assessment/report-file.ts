import { createHash } from 'node:crypto';
import { makeDrawnFiles } from '../../documents/index.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import { workerTask } from '../../workers/worker-task.ts';
import type { Printed } from './report-pdf.ts';

const DRAW = workerTask<typeof import('./report-task.ts').default>(new URL('./report-task.ts', import.meta.url));
/** A report that is opened is often opened again. */
const MOST_FILES = 60;

/** Draws reports as files and caches each until its content changes. `studentId` is the owner of the report, also when somebody else reads it. */
export function makeReportFiles(documents: WorkerPool) {
  const files = makeDrawnFiles(MOST_FILES);
  return (printed: Printed, studentId: string): Promise<Uint8Array> =>
    files(createHash('sha256').update(JSON.stringify(printed)).digest('base64'), () =>
      documents.run(DRAW, printed, studentId),
    );
}
