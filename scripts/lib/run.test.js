// @ts-check
import { expect, test } from 'vitest';
import { run } from './run.js';

/** @param {string} program */
const node = (program, options = {}) => run(process.execPath, ['-e', program], options);

test('a program’s exit code and both its outputs come back', async () => {
  const { code, output } = await node('console.log(1); console.error(2); process.exitCode = 3');
  expect(code).toBe(3);
  expect(output.split('\n').filter(Boolean).sort()).toEqual(['1', '2']);
});

test('a program that is not there fails with a reason, and one that is killed does not pass', async () => {
  const absent = await run('no-such-program', []);
  expect(absent.code).not.toBe(0);
  expect(absent.output).toContain('no-such-program');
  expect((await node("process.kill(process.pid, 'SIGKILL')")).code).not.toBe(0);
});

test('a character cut in two by the pipe arrives whole', async () => {
  const halves =
    "const all = Buffer.from('दाखिला'); process.stdout.write(all.subarray(0, 4)); setTimeout(() => process.stdout.write(all.subarray(4)), 50)";
  expect((await node(halves)).output).toBe('दाखिला');
});
