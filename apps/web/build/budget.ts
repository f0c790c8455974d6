import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** An entry of Vite's manifest. */
export type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] };
type Options = { entry: string; screens: string[]; languages: readonly string[]; limitBytes: number };

/**
 * Fails the build when the JavaScript that a cold first load of a screen fetches (the entry and the screen, with all they
 * import, and the messages of a language) is above the limit in any language.
 */
export function budget({ entry, screens, languages, limitBytes }: Options): Plugin {
  let outDir = 'dist';
  let hasFailed = false;
  return {
    name: 'first-load-budget',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    buildEnd: (error) => {
      hasFailed = error !== undefined;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        // Otherwise this failure would hide the first one.
        if (hasFailed) return;
        const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
        const loads = screens.flatMap((screen) => languages.map((language) => ({ screen, language })));
        // Most chunks belong to many loads, and compressing is slow.
        const sizes = new Map<string, number>();
        const sizeOf = (file: string) => {
          const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(outDir, file))).length;
          sizes.set(file, size);
          return size;
        };
        const lines = loads.map(({ screen, language }) => {
          const files = chunksOf(manifest, [entry, screen], language);
          const bytes = files.reduce((sum, file) => sum + sizeOf(file), 0);
          const line = `first load of ${basename(screen, '.tsx')} in ${language}: ${(bytes / 1000).toFixed(1)} kB of JavaScript (brotli), limit ${limitBytes / 1000} kB`;
          return { line, isOver: bytes > limitBytes };
        });
        if (lines.some(({ isOver }) => isOver)) throw new Error(lines.map(({ line }) => line).join('\n'));
        for (const { line } of lines) console.log(line);
      },
    },
  };
}

/** The scripts that the given manifest keys import, each once, with the messages of a language if one is given. */
export function chunksOf(manifest: Record<string, Chunk>, keys: string[], language?: string): string[] {
  // A JSON file of messages, several of them in one chunk, or a file of translations in the domain.
  const isInLanguage = (key: string) =>
    key.endsWith(`/${language}.json`) || key.startsWith(`_messages-${language}-`) || key.endsWith(`/${language}.ts`);
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`budget: ${key} is not in the build manifest`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter(isInLanguage)]) visit(next);
  };
  for (const key of keys) visit(key);
  return [...seen].filter((file) => file.endsWith('.js'));
}
