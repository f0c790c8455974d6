import { execFileSync } from 'node:child_process';
import { findNode } from '../../scripts/lib/node-binary.js';
import { at, ROOT } from '../../scripts/lib/paths.js';
import { askHelper } from './helper.ts';
import { KEPT } from './server.ts';

/** Types a command of the operators beside the running server, and answers with what it told a program: `ops('audit')`. */
export function ops(...words: string[]): unknown {
  const { DATABASE_URL: _theirs, ...env } = process.env;
  const printed = execFileSync(findNode(), [at('apps', 'api', 'src', 'ops', 'main.ts'), ...words, '--json'], {
    cwd: ROOT,
    env: { ...env, ...KEPT, NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: process.env.E2E_DATA_DIR },
    encoding: 'utf8',
  });
  return JSON.parse(printed).data;
}

/** The same command without a program of its own, for what a journey only prepares: `await prepareByOps('staff', 'invite', …)`. */
export async function prepareByOps(...words: string[]): Promise<unknown> {
  return JSON.parse(await askHelper({ kind: 'command', words })).data;
}
