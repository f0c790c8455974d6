import { Worker } from 'node:worker_threads';
import { DomainError } from '@dakhila/domain/errors';
import { type Message, messageOf } from '@dakhila/domain/messages/message';
import { LARGEST_SCREENSHOT_BYTES } from '@dakhila/domain/support/ticket';

/** A phone's screenshot never takes longer. */
const PATIENCE_MS = 10_000;
/** Pictures are decoded one at a time: two would use both processors. */
let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;
const MAX_WAITING = 20;
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);

/**
 * Decodes and re-encodes a JPEG picture, so that only pixels are stored: no place, no camera, no hidden file. It runs
 * in a thread with little memory, which a hostile picture cannot exceed.
 */
export async function cleanScreenshot(base64: string): Promise<Buffer> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > LARGEST_SCREENSHOT_BYTES) throw refused(messageOf('support.pictureTooLarge'));
  if (!bytes.subarray(0, JPEG_START.length).equals(JPEG_START)) throw refused(messageOf('support.notJpeg'));
  if (waiting >= MAX_WAITING) throw new DomainError('overloaded', { retryAfterSeconds: 5 });
  waiting += 1;
  const turn = queue.then(() => reencoded(bytes));
  queue = turn
    .catch(() => {})
    .finally(() => {
      waiting -= 1;
    });
  const clean = await turn;
  if (clean === undefined) throw refused(messageOf('support.unreadableJpeg'));
  return clean;
}

const refused = (message: Message) => new DomainError('invalid-input', { message });

function reencoded(bytes: Buffer): Promise<Buffer | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./screenshot-thread.ts', import.meta.url), {
      workerData: bytes,
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    const finish = (result: Buffer | undefined) => {
      clearTimeout(timer);
      resolve(result);
      void worker.terminate();
    };
    const timer = setTimeout(() => finish(undefined), PATIENCE_MS);
    worker.once('message', (jpeg: Uint8Array | null) => finish(jpeg ? Buffer.from(jpeg) : undefined));
    worker.once('error', () => finish(undefined));
  });
}
