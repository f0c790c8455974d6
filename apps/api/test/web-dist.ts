import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { onTestFinished } from 'vitest';

const SCRIPT = `console.log('${'Dakhila '.repeat(100)}')`;
const page = (title: string) =>
  `<!doctype html><html lang="en"><head><meta name="description" content="Honest college chances and admission guidance for MHT-CET and JEE." /><link rel="manifest" href="/manifest.webmanifest" /><title>${title}</title><script type="module" nonce="CSP_NONCE" src="/assets/main-abc123.js"></script><link rel="stylesheet" nonce="CSP_NONCE" href="/assets/main-abc123.css"></head><body></body></html>`;

/** Scripts, and the messages of each language. */
const inLanguages = (names: string[]) =>
  Object.fromEntries(
    ['en', 'hi', 'mr'].map((language) => [language, [...names, language].map((name) => `assets/${name}-abc123.js`)]),
  );

/** A built web for one test. */
export function aWebDist(): string {
  const folder = makeWebDist();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A web as the build leaves it, in small: pages, a hashed asset with its compressed forms, a file at the root. */
export function makeWebDist(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, 'dakhila-web-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  const files: Record<string, string | Buffer> = {
    'index.html': page('Dakhila'),
    'dev-ui.html': page('Parts'),
    'assets/main-abc123.js': SCRIPT,
    'assets/main-abc123.js.br': brotliCompressSync(SCRIPT),
    'assets/main-abc123.js.gz': gzipSync(SCRIPT),
    'assets/main-abc123.css': 'body{}',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'manifest.webmanifest': JSON.stringify({ name: 'Dakhila', short_name: 'Dakhila', start_url: '/' }),
    'service-worker.js': SCRIPT,
    'service-worker.js.br': brotliCompressSync(SCRIPT),
    'robots.txt': 'User-agent: *\nDisallow: /\n',
    '.vite/manifest.json': '{}',
    '.vite/screen-files.json': JSON.stringify({
      screens: [
        { path: '/login', isInside: false, files: inLanguages(['login']) },
        { path: '/college/:id', isInside: true, files: inLanguages(['shell', 'college']) },
      ],
      otherPages: inLanguages([]),
    }),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}
