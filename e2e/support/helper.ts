import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { findNode } from '../../scripts/lib/node-binary.js';
import { at, ROOT } from '../../scripts/lib/paths.js';
import { KEPT } from './server.ts';

export type Asked = { kind: 'statement' | 'command'; words: string[] };
export type Told = { code: number; printed: string; told: string };

type Helper = { ask: (asked: Asked) => Promise<Told> };

/** One for each server of this worker, by the folder of its data. */
const helpers = new Map<string, Helper>();

/**
 * Asks a program that stays, and has loaded the server's code once: a program for each statement or command takes two seconds of the processor to load it.
 * Returns what was printed, and throws what went wrong.
 */
export async function askHelper(asked: Asked): Promise<string> {
  const folder = process.env.E2E_DATA_DIR ?? '';
  const helper = helpers.get(folder) ?? startHelper();
  helpers.set(folder, helper);
  const { code, printed, told } = await helper.ask(asked);
  if (code !== 0) throw new Error(`${asked.words.join(' ')}: ${told || printed}`);
  return printed;
}

function startHelper(): Helper {
  const { DATABASE_URL: _theirs, ...env } = process.env;
  const program = spawn(findNode(), [at('e2e', 'support', 'run-helper.ts')], {
    cwd: ROOT,
    env: { ...env, ...KEPT },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  // A worker does not wait for it.
  program.unref();
  for (const stream of [program.stdin, program.stdout]) (stream as Socket).unref();
  const waiting: { resolve: (told: Told) => void; reject: (error: Error) => void }[] = [];
  // It answers in the order in which it was asked.
  createInterface({ input: program.stdout }).on('line', (line) => waiting.shift()?.resolve(JSON.parse(line)));
  program.once('exit', (code) => {
    for (const { reject } of waiting.splice(0)) reject(new Error(`The helper ended with ${code}.`));
  });
  return {
    ask: (asked) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        program.stdin.write(`${JSON.stringify(asked)}\n`);
      }),
  };
}
