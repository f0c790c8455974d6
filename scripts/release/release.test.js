// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { at } from '../lib/paths.js';
import { BUNDLED, bundleServer, SERVER_FOLDER } from './bundle-server.js';
import { productionPackages } from './production-packages.js';

const folder = mkdtempSync(join(tmpdir(), 'dakhila-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the bundle holds all code of ours, and names only packages that the release brings', async () => {
  const files = (await bundleServer({ to: folder })).filter((name) => name.endsWith('.js'));
  expect(files).toEqual(expect.arrayContaining(['main.js', 'ops.js', 'thread-exam-task.js', 'thread-run-pdf.js']));
  const lock = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  const brought = productionPackages(lock, 'apps/api', BUNDLED).map((path) => path.replace(/^.*node_modules\//, ''));
  const imported = files.flatMap((name) => {
    const code = readFileSync(join(folder, SERVER_FOLDER, name), 'utf8');
    // Every file for a thread is an entry of the bundle.
    for (const [, thread] of code.matchAll(/new URL\("\.\/([^"]+)", import\.meta\.url\)/g))
      expect(files).toContain(thread);
    return [...code.matchAll(/^(?:import|export) [^"]*from "([^"]+)";$|\bimport\("([^"]+)"\)/gm)].map(
      ([, from = '', loadedLater = '']) => from || loadedLater,
    );
  });
  const packages = imported.filter((from) => !from.startsWith('.') && !isBuiltin(from));
  const names = new Set(packages.map((from) => /^(@[^/]+\/)?[^/]+/.exec(from)?.[0]));
  expect(names.size).toBeGreaterThan(5);
  for (const name of names) expect(brought).toContain(name);

  // Operators are told the commands that a release has.
  for (const name of ['apps', 'data', 'node_modules', 'packages']) symlinkSync(at(name), join(folder, name));
  const help = spawnSync(process.execPath, [join(folder, SERVER_FOLDER, 'ops.js'), 'audit', '--help'], {
    encoding: 'utf8',
  });
  expect(help.stdout, help.stderr).toContain('Usage: dakhila-ops audit');
  expect(help.stdout).not.toContain('npm');
});

test('production packages are those of the lock file that the server needs, with theirs, and no others', () => {
  const lock = {
    packages: {
      'apps/api': { dependencies: { fastify: '1', '@dakhila/domain': '1' }, optionalDependencies: { embedded: '1' } },
      'node_modules/@dakhila/domain': { link: true },
      'node_modules/fastify': { dependencies: { semver: '7', avvio: '1' } },
      'node_modules/fastify/node_modules/semver': {},
      'node_modules/semver': {},
      'node_modules/avvio': { dependencies: { fastq: '1' } },
      'node_modules/fastq': {},
      'node_modules/vite': {},
      'node_modules/embedded': {},
    },
  };
  expect(productionPackages(lock, 'apps/api', BUNDLED)).toEqual([
    'node_modules/avvio',
    'node_modules/fastify',
    'node_modules/fastify/node_modules/semver',
    'node_modules/fastq',
  ]);
});

test('a package that the lock file does not have is a failure', () => {
  const lock = { packages: { 'apps/api': { dependencies: { pg: '8' } } } };
  expect(() => productionPackages(lock, 'apps/api', BUNDLED)).toThrow('pg');
});

test('a package in the bundle is left out, and what it needs is brought', () => {
  const lock = {
    packages: {
      'apps/api': { dependencies: { '@aws-sdk/client-s3': '3' } },
      'node_modules/@aws-sdk/client-s3': { dependencies: { bowser: '2' } },
      'node_modules/bowser': {},
    },
  };
  expect(productionPackages(lock, 'apps/api', BUNDLED)).toEqual(['node_modules/bowser']);
});

test('a package in the bundle is brought all the same where a copied one asks for it', () => {
  const lock = {
    packages: {
      'apps/api': { dependencies: { '@opentelemetry/api': '1', 'prom-client': '15' } },
      'node_modules/@opentelemetry/api': {},
      'node_modules/prom-client': { dependencies: { '@opentelemetry/api': '1' } },
    },
  };
  expect(productionPackages(lock, 'apps/api', BUNDLED)).toEqual([
    'node_modules/@opentelemetry/api',
    'node_modules/prom-client',
  ]);
});
