import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { type Chunk, chunksOf } from './budget.ts';

/** An address, whether it needs a login, and the sources of what it shows. */
type Screen = { path: string; isInside: boolean; sources: string[] };

type Options = { entry: string; screens: Screen[]; languages: readonly string[] };

/**
 * Lists the scripts that the screen of an address needs in each language besides those in the HTML. The server adds preload links for them, so that a phone
 * requests all of them at once. Otherwise each would be requested only after the one before has run.
 */
export function screenFiles({ entry, screens, languages }: Options): Plugin {
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
        const inHtml = new Set(chunksOf(manifest, [entry]));
        const filesOf = (sources: string[]) =>
          Object.fromEntries(
            languages.map((language) => [
              language,
              chunksOf(manifest, [entry, ...sources], language).filter((file) => !inHtml.has(file)),
            ]),
          );
        const listed = screens.map(({ path, isInside, sources }) => ({ path, isInside, files: filesOf(sources) }));
        writeFileSync(
          join(outDir, '.vite/screen-files.json'),
          JSON.stringify({ screens: listed, otherPages: filesOf([]) }),
        );
      },
    },
  };
}
