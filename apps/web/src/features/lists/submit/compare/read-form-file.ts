import { readPdf } from './pdf/read-pdf.ts';
import type { PdfProblem } from './pdf/worker-messages.ts';

/** A form of 300 choices has about 60 kB. */
const LARGEST_FILE_BYTES = 1_000_000;
/** Some programs write a few lines before the mark of a PDF. */
const MARK_BYTES = 1_024;

export type FileProblem = 'tooLong' | 'notText' | PdfProblem;
export type ReadFile = { text: string } | { problem: FileProblem };

/** The text of a file that a student chose. Its type is read from its first bytes, because phones often name types wrongly. */
export async function readFormFile(file: File, signal: AbortSignal): Promise<ReadFile> {
  try {
    if ((await file.slice(0, MARK_BYTES).text()).includes('%PDF-')) return await readPdf(file, signal);
    if (file.size > LARGEST_FILE_BYTES) return { problem: 'tooLong' };
    const text = await file.text();
    // Text holds no zero bytes; pictures, archives and office files do.
    return text.includes('\0') ? { problem: 'notText' } : { text };
  } catch {
    return { problem: 'notText' };
  }
}
