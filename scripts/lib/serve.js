// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { whenNpmIsGone } from './npm-parent.js';
import { ROOT } from './paths.js';

/** A second signal within this time is the same stop (the terminal and npm both send one); later it is a second one. */
const PATIENCE_MS = 10_000;

/**
 * Runs a server in the foreground until it ends, and returns its exit code. The server is detached from the terminal, so that Ctrl-C, a signal to npm and a
 * signal to us each reach it exactly once, through us. With `startsAgain`, a server that
 * ends well without being asked to is started again: it wants to read other facts.
 * @param {string} program
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} [env]
 * @param {{ startsAgain?: boolean }} [options]
 * @returns {Promise<number>}
 */
export function serve(program, words, env = process.env, { startsAgain = false } = {}) {
  return new Promise((resolve) => {
    const start = () => {
      const started = spawn(program, words, {
        cwd: ROOT,
        env,
        stdio: 'inherit',
        detached: process.platform !== 'win32',
      });
      started.once('error', (error) => {
        console.error(error.message);
        resolve(1);
      });
      started.once('exit', (code, signal) => {
        if (startsAgain && code === 0 && !askedAt) server = start();
        else resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']);
      });
      return started;
    };
    let askedAt = 0;
    let server = start();
    /** @param {NodeJS.Signals} signal */
    const ask = (signal) => {
      if (askedAt && Date.now() - askedAt < PATIENCE_MS) return;
      server.kill(askedAt ? 'SIGKILL' : signal);
      askedAt ||= Date.now();
    };
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, ask);
    process.on('SIGHUP', () => ask('SIGTERM'));
    whenNpmIsGone(() => ask('SIGTERM'));
  });
}
