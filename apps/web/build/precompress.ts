import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|json|webmanifest|txt)$/;

/** Writes a `.br` and a `.gz` beside each text asset, so that the server only picks a file. */
export function precompress(): Plugin {
  let outDir = 'dist';
  let hasFailed = false;
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => {
      outDir = resolve(config.root, config.build.outDir);
    },
    buildEnd: (error) => {
      hasFailed = error !== undefined;
    },
    closeBundle() {
      // Otherwise this failure would hide the first one.
      if (hasFailed) return;
      for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(name) || name.startsWith('.vite')) continue;
        const bytes = readFileSync(join(outDir, name));
        writeFileSync(join(outDir, `${name}.br`), brotliCompressSync(bytes));
        writeFileSync(join(outDir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
