import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Chunk, chunksOf } from './budget.ts';

/** An address, whether it is only for who is signed in, and the sources of what it shows. */
type Screen = { path: string; isInside: boolean; sources: string[] };

/**
 * Writes down which scripts the screen of an address needs besides the page's own. The server names them in the page, so that a phone asks for all of them at
 * once: without it each would be asked for when the one before has run.
 */
export function screenFiles({ entry, screens }: { entry: string; screens: Screen[] }): Plugin {
  let outDir = 'dist';
  return {
    name: 'screen-files',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
        const known = new Set(chunksOf(manifest, [entry]));
        const written = screens.map(({ path, isInside, sources }) => ({
          path,
          isInside,
          files: chunksOf(manifest, sources).filter((file) => !known.has(file)),
        }));
        writeFileSync(join(outDir, '.vite/screen-files.json'), JSON.stringify(written));
      },
    },
  };
}
