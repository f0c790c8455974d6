import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = { 'index.html': '<head></head>', 'dev-ui.html': '<head></head>', 'manifest.webmanifest': '{}' };

/** A built web without anything in it, for where only calls are measured. */
export function writeEmptyWeb(folder: string): void {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
}
