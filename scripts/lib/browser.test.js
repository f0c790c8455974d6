// @ts-check
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installedBrowser } from './browser.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dakhila-browser-'));
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', join(folder, 'cache'));
  vi.stubEnv('PATH', join(folder, 'bin'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * @param {string} path
 * @param {string | Buffer} content
 */
function program(path, content = '#!/bin/sh\nexit 0\n') {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  chmodSync(path, 0o755);
  return path;
}

test('the browser that CHROMIUM_PATH names comes first, and must be there', () => {
  program(join(folder, 'bin', 'chromium'));
  vi.stubEnv('CHROMIUM_PATH', program(join(folder, 'mine')));
  expect(installedBrowser()?.path).toBe(join(folder, 'mine'));
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'gone'));
  expect(() => installedBrowser()).toThrow(/gone, which is not there/);
});

test.runIf(process.platform === 'linux')('one on the path comes next, then one that Playwright downloaded', () => {
  const cached = program(join(folder, 'cache', 'chromium_headless_shell-1254', 'chrome-linux', 'headless_shell'));
  expect(installedBrowser()?.path).toBe(cached);
  const onPath = program(join(folder, 'bin', 'google-chrome'));
  expect(installedBrowser()?.path).toBe(onPath);
  vi.stubEnv('CHROMIUM_SKIP_SYSTEM', '1');
  expect(installedBrowser()?.path).toBe(cached);
});

test.runIf(process.platform === 'linux')(
  'the one without windows comes before any other, in whichever folder it is',
  () => {
    vi.stubEnv('PATH', `${join(folder, 'bin')}:${join(folder, 'later')}`);
    program(join(folder, 'bin', 'chromium'));
    const withoutWindows = program(join(folder, 'later', 'chromium-headless-shell'));
    expect(installedBrowser()?.path).toBe(withoutWindows);
  },
);

test.runIf(process.platform === 'linux')('one that does not start is passed over', () => {
  program(join(folder, 'bin', 'chromium'), '#!/bin/sh\nexit 1\n');
  const next = program(join(folder, 'bin', 'chromium-browser'));
  expect(installedBrowser()?.path).toBe(next);
});

test.runIf(process.platform === 'linux')('one for another processor is not even tried', () => {
  const head = Buffer.alloc(20);
  head.write('\x7fELF', 'latin1');
  head.writeUInt16LE(0x08, 18);
  const trap = Buffer.concat([head, Buffer.from(`\necho > "${join(folder, 'trap')}"\n`)]);
  vi.stubEnv('CHROMIUM_PATH', program(join(folder, 'foreign'), trap));
  expect(installedBrowser()).toBeUndefined();
  expect(readdirSync(folder)).not.toContain('trap');
});
