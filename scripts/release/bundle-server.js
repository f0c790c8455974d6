// @ts-check
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { ROOT } from '../lib/paths.js';

/** The folder of the bundled server inside a release. */
export const SERVER_FOLDER = 'server';
const API = 'apps/api/src';
/**
 * Ours; drizzle, whose thousand files take longer to find than to run; and the client of the object store and OpenTelemetry, of which we need a twentieth.
 * Other packages are copied as they are: some start threads or read files of their own.
 */
export const BUNDLED = /^(@dakhila\/|drizzle-orm|@aws-sdk\/|@smithy\/|@opentelemetry\/)/;
/** A file that a thread runs: `new URL('./report-pdf.ts', import.meta.url)`. */
const THREAD_FILE = /new URL\(\s*'([^']+\.ts)',\s*import\.meta\.url,?\s*\)/g;

/**
 * Bundles the server, the operators' commands and every file that a worker thread runs. All files of the bundle are in one folder, so that they find one another.
 * @param {{ to: string, define?: Record<string, string> }} options
 */
export async function bundleServer({ to, define = {} }) {
  const bundle = await rolldown({
    input: { main: at(`${API}/main.ts`), ops: at(`${API}/ops/main.ts`), ...threadEntries() },
    platform: 'node',
    cwd: ROOT,
    external: (id) => /^[@\w]/.test(id) && !BUNDLED.test(id),
    transform: { define },
    plugins: [{ name: 'addresses', transform: { filter: { id: /\.ts$/ }, handler: rewriteAddresses } }],
  });
  const { output } = await bundle.write({
    dir: join(to, SERVER_FOLDER),
    format: 'esm',
    // For reading error reports; the server does not load them.
    sourcemap: 'hidden',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  return output.map(({ fileName }) => fileName);
}

/** @param {string} path */
const at = (path) => join(ROOT, path);
const sources = () => globSync(`${API}/**/*.ts`, { cwd: ROOT, exclude: ['**/*.test.ts'] }).map(at);

/** @param {string} path */
const entryName = (path) => `thread-${basename(path, '.ts')}`;

function threadEntries() {
  const files = sources().flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(THREAD_FILE)].map(([, file = '']) => resolve(dirname(path), file)),
  );
  // An example in a comment names a file that is not beside it.
  const known = new Set(sources());
  return Object.fromEntries(files.filter((path) => known.has(path)).map((path) => [entryName(path), path]));
}

/**
 * A bundled file is elsewhere than its source: the folder of the source is the same folder of the release, and a file for a thread is an entry of the bundle.
 * @param {string} code
 * @param {string} id
 */
function rewriteAddresses(code, id) {
  if (!code.includes('import.meta.')) return null;
  const folder = relative(ROOT, dirname(id)).replaceAll('\\', '/');
  const moved = code
    .replaceAll(THREAD_FILE, (_, file) => `new URL('./${entryName(file)}.js', import.meta.url)`)
    .replaceAll('import.meta.dirname', `(import.meta.dirname + '/../${folder}')`);
  // Lines stay where they were.
  return { code: moved, map: null };
}
