import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FactFiles } from '../catalogue/read-data.ts';

/** Copies the facts of a release into a new folder, with the files of a published edition in their places. */
export function copyFacts(release: string, published: FactFiles | null, to: string): void {
  cpSync(release, to, { recursive: true });
  for (const [path, bytes] of published ?? []) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), bytes);
  }
}
