import type { PdfMessage, PdfProblem } from './worker-messages.ts';

/** Forms with pictures of signatures stay below 1 MB. */
const LARGEST_PDF_BYTES = 5_000_000;
/** The reader has about 0.5 MB, which takes long on a weak connection. */
const LOADING_LIMIT_MS = 90_000;
const READING_LIMIT_MS = 20_000;

type ReadPdf = { text: string } | { problem: PdfProblem | 'tooLong' };

/**
 * The text of a PDF. It is read in a worker of its own: a hostile file cannot block the page, the worker may open no connection, and ending it ends everything.
 */
export async function readPdf(file: File, signal: AbortSignal): Promise<ReadPdf> {
  if (file.size > LARGEST_PDF_BYTES) return { problem: 'pdfTooLarge' };
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<ReadPdf>((resolve, reject) => {
      const endAfter = (limitMs: number, problem: PdfProblem) => {
        clearTimeout(timer);
        timer = setTimeout(() => resolve({ problem }), limitMs);
      };
      let isReady = false;
      endAfter(LOADING_LIMIT_MS, 'pdfReaderMissing');
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.onerror = () => resolve({ problem: isReady ? 'pdfDamaged' : 'pdfReaderMissing' });
      worker.onmessage = ({ data }: MessageEvent<PdfMessage>) => {
        if (data.kind === 'text') resolve({ text: data.text });
        else if (data.kind === 'problem') resolve({ problem: data.problem });
        else if (data.kind === 'ready') {
          isReady = true;
          endAfter(READING_LIMIT_MS, 'pdfSlow');
          worker.postMessage(bytes, [bytes]);
        }
      };
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
