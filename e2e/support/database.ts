import { execFileSync } from 'node:child_process';
import { findNode } from '../../scripts/lib/node-binary.js';
import { at, ROOT } from '../../scripts/lib/paths.js';
import { KEPT } from './server.ts';

/** Changes rows behind the server's back, for what a journey cannot wait for: `sql('update … where id = $1', id)`. */
export function sql(statement: string, ...values: string[]): void {
  const { DATABASE_URL: _theirs, ...env } = process.env;
  execFileSync(findNode(), [at('e2e', 'support', 'run-sql.ts'), statement, ...values], {
    cwd: ROOT,
    env: { ...env, ...KEPT },
  });
}
