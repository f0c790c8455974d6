// @ts-check
import { spawn } from 'node:child_process';
import { whenNpmIsGone } from './npm-parent.js';
import { ROOT } from './paths.js';

/**
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, isShown?: boolean }} Options `isShown` passes the output on as it comes
 * @typedef {{ code: number, output: string }} Result
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program to its end and returns its exit code and output. Never throws for a program that fails.
 * @param {string} program
 * @param {string[]} words
 * @param {Options} [options]
 * @returns {Promise<Result>}
 */
export function run(program, words, { cwd = ROOT, env = process.env, isShown = false } = {}) {
  // Between two programs there was none to pass the signal to.
  if (isEnding) return Promise.resolve({ code: 130, output: '' });
  return new Promise((resolve) => {
    const child = spawn(program, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (isShown) process.stdout.write(text);
      });
    }
    child.once('error', (error) => {
      output += error.message;
    });
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? (signal ? 130 : 127), output });
    });
  });
}

/** Passes an end signal on to every running program, once, and ends with it. So does the end of the npm that runs us. */
export function endTogether() {
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    process.exitCode = 130;
    for (const child of running) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  whenNpmIsGone(end);
}

let isEnding = false;

/** True once an end signal has come: nothing new should be begun. */
export const isEnded = () => isEnding;
