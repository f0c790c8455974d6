import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A small source folder of real rows, checked in. */
export const FIXTURE = fileURLToPath(new URL('fixture', import.meta.url));

/** A throw-away folder with a copy of the fixture to spoil, and a place to build into. */
export function aSource() {
  const folder = mkdtempSync(join(tmpdir(), 'data-build-'));
  const from = join(folder, 'from');
  cpSync(FIXTURE, from, { recursive: true });
  return {
    from,
    to: join(folder, 'data'),
    /** Changes one file of the source; fails when the change changes nothing. */
    edit(file: string, change: (text: string) => string): void {
      const path = join(from, file);
      const before = readFileSync(path, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`the edit of ${file} changed nothing`);
      writeFileSync(path, after);
    },
    /** Keeps only the named files of the source. */
    keepOnly(...files: string[]): void {
      rmSync(from, { recursive: true });
      for (const file of files) cpSync(join(FIXTURE, file), join(from, file), { recursive: true });
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
