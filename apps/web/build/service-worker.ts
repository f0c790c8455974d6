import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { type Chunk, chunksOf } from './budget.ts';
import { schemaFreeContract } from './schema-free-contract.ts';

type Options = {
  /** The entry of the page, and the screens that open offline. */
  entry: string;
  screens: string[];
  languages: readonly string[];
};

/**
 * Builds the worker after the page, as one classic script at the root: it contains the names of the files that the offline
 * screens need, so it changes with every build that changes them.
 */
export function serviceWorker({ entry, screens, languages }: Options): Plugin {
  let root = '';
  let outDir = '';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
    },
    writeBundle: async () => {
      const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
      const filesIn = (language: string) => chunksOf(manifest, [entry, ...screens], language).map((file) => `/${file}`);
      // English is shown if a student changes to a language whose files are not cached.
      const always = [...filesIn('en'), ...stylesOf(manifest)];
      const messages = Object.fromEntries(
        languages.map((language) => [language, filesIn(language).filter((file) => !always.includes(file))]),
      );
      const all = [...new Set([...Object.values(manifest).map(({ file }) => `/${file}`), ...assetsOf(manifest)])];
      await build({
        root,
        configFile: false,
        publicDir: false,
        logLevel: 'error',
        plugins: [schemaFreeContract()],
        define: { OFFLINE_FILES: JSON.stringify({ always, messages, all }) },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          rolldownOptions: {
            input: 'src/service-worker/worker.ts',
            output: { format: 'iife', entryFileNames: 'service-worker.js' },
          },
        },
      });
    },
  };
}

/** Style sheets and the font subsets they name, but not the complete fonts and the scripts of workers, which hardly any page needs. */
export const stylesOf = (manifest: Record<string, Chunk>): string[] =>
  assetsOf(manifest).filter((file) => !file.includes('inter-latin') && !file.endsWith('.js'));

/** Style sheets, fonts, pictures and the scripts of workers. */
function assetsOf(manifest: Record<string, Chunk>): string[] {
  const named = Object.values(manifest).flatMap(({ css = [], assets = [] }) => [...css, ...assets]);
  return [...new Set(named)].map((file) => `/${file}`);
}
