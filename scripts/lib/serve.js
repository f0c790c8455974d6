// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { whenNpmIsGone } from './npm-parent.js';
import { ROOT } from './paths.js';

/** A second signal within this time is the same stop (the terminal and npm both send one); later it is a second one. */
const PATIENCE_MS = 10_000;

/**
 * Runs a server in the foreground until it ends, and returns its exit code. The server is detached from the terminal, so that Ctrl-C, a signal to npm and a
 * signal to us each reach it exactly once, through us.
 * @param {string} program
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function serve(program, words, env = process.env) {
  return new Promise((resolve) => {
    const server = spawn(program, words, { cwd: ROOT, env, stdio: 'inherit', detached: process.platform !== 'win32' });
    let askedAt = 0;
    /** @param {NodeJS.Signals} signal */
    const ask = (signal) => {
      if (askedAt && Date.now() - askedAt < PATIENCE_MS) return;
      server.kill(askedAt ? 'SIGKILL' : signal);
      askedAt ||= Date.now();
    };
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, ask);
    process.on('SIGHUP', () => ask('SIGTERM'));
    whenNpmIsGone(() => ask('SIGTERM'));
    server.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    server.once('exit', (code, signal) => {
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']);
    });
  });
}
