// @ts-check
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { at } from './paths.js';

const folder = mkdtempSync(join(tmpdir(), 'dakhila serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A server that prints each signal it gets, ends a moment after the first, with code 7. */
const server = join(folder, 'server.js');
writeFileSync(
  server,
  `let isAsked = false;
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
    console.log(signal);
    if (!isAsked) setTimeout(() => process.exit(7), 300);
    isAsked = true;
  });
  setInterval(() => {}, 1000);
  console.log('up', process.pid);`,
);
const runner = join(folder, 'runner.mjs');
writeFileSync(
  runner,
  `import { serve } from ${JSON.stringify(pathToFileURL(at('scripts', 'lib', 'serve.js')).href)};
  process.exitCode = await serve(process.execPath, [${JSON.stringify(server)}]);`,
);

/** Starts the runner, in a process group of its own as a terminal would. Answers once the server is up. */
async function started() {
  const child = spawn(process.execPath, [runner], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code)));
  await expect.poll(() => said).toMatch(/up \d+\n/);
  return { pid: child.pid ?? 0, ended, lines: () => said.trim().split('\n').slice(1) };
}

test.each(/** @type {const} */ (['SIGINT', 'SIGTERM']))(
  '%s reaches the server, and its exit code comes back',
  async (signal) => {
    const { pid, ended, lines } = await started();
    process.kill(pid, signal);
    expect(await ended).toBe(7);
    expect(lines()).toEqual([signal]);
  },
);

test('Ctrl-C, told by the terminal to everyone and by npm once more, stops the server once', async () => {
  const { pid, ended, lines } = await started();
  process.kill(-pid, 'SIGINT');
  process.kill(pid, 'SIGINT');
  process.kill(pid, 'SIGTERM');
  expect(await ended).toBe(7);
  expect(lines()).toHaveLength(1);
});

test('a closed terminal stops the server too', async () => {
  const { pid, ended, lines } = await started();
  process.kill(pid, 'SIGHUP');
  expect(await ended).toBe(7);
  expect(lines()).toEqual(['SIGTERM']);
});

test('a shell that npm ran us through, and that dies of a signal by itself, takes the server with it', async () => {
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${runner}"; true`], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.on('data', (text) => {
    said += text;
  });
  await expect.poll(() => said).toMatch(/up \d+\n/);
  shell.kill('SIGTERM');
  await new Promise((resolve) => shell.once('close', resolve));
  expect(said.trim().split('\n').slice(1)).toEqual(['SIGTERM']);
});

test('a server that ends well by itself is started again where that is wanted, and a signal still ends it', async () => {
  const twice = join(folder, 'twice.mjs');
  const counter = join(folder, 'starts');
  writeFileSync(
    twice,
    `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(counter)}, 'x');
    if (readFileSync(${JSON.stringify(counter)}, 'utf8') === 'x') process.exit(0);
    await import(${JSON.stringify(pathToFileURL(server).href)});`,
  );
  writeFileSync(
    runner,
    readFileSync(runner, 'utf8').replace(
      /await serve.*$/m,
      `await serve(process.execPath, [${JSON.stringify(twice)}], process.env, { startsAgain: true });`,
    ),
  );
  const { pid, ended, lines } = await started();
  process.kill(pid, 'SIGTERM');
  expect([await ended, lines()]).toEqual([7, ['SIGTERM']]);
});
