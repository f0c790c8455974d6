import { createHash } from 'node:crypto';
import { type Printed, renderReport } from './report-pdf.ts';

/** Drawing takes a tenth of a second of processor time, or a second while its words are new; a report that is opened is often opened again. */
const CACHE_SIZE = 60;
const drawn = new Map<string, Promise<Buffer>>();

/** The report as a file: drawn once for as long as it says the same. */
export function reportFile(printed: Printed): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(printed)).digest('base64');
  const known = drawn.get(key);
  if (known) return known;
  const file = renderReport(printed);
  if (drawn.size >= CACHE_SIZE) drawn.clear();
  drawn.set(key, file);
  file.catch(() => drawn.delete(key));
  return file;
}
