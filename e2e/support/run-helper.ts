import { createInterface } from 'node:readline';
import { loadQuickly } from '../../apps/api/src/quick-loading.ts';
import type { Asked, Told } from './helper.ts';

// Run as a program of its own: it joins the database that the server of the journeys has started, and leaves it after each request.
loadQuickly();
const { compose } = await import('../../apps/api/src/compose.ts');
const { readConfig } = await import('../../apps/api/src/config.ts');
const { commands } = await import('../../apps/api/src/ops/commands/index.ts');
const { runOps } = await import('../../apps/api/src/ops/run-ops.ts');

const open = () => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: process.env.E2E_DATA_DIR });
  return compose(config, { printLine: () => {}, mayShare: true });
};

async function runStatement([statement = '', ...values]: string[]): Promise<Told> {
  const { pool, close } = await open();
  try {
    await pool.query(statement, values);
    return { code: 0, printed: '', told: '' };
  } catch (error) {
    return { code: 1, printed: '', told: String(error) };
  } finally {
    await close();
  }
}

async function runCommand(words: string[]): Promise<Told> {
  const [printed, told]: [string[], string[]] = [[], []];
  const terminal = { print: (line: string) => void printed.push(line), tell: (line: string) => void told.push(line) };
  const code = await runOps([...words, '--json'], { commands, open, terminal: { ...terminal, ask: null } });
  return { code, printed: printed.join('\n'), told: told.join('\n') };
}

// It ends with its input: a worker that ends closes it.
for await (const line of createInterface({ input: process.stdin })) {
  const { kind, words }: Asked = JSON.parse(line);
  const told = await (kind === 'statement' ? runStatement(words) : runCommand(words));
  process.stdout.write(`${JSON.stringify(told)}\n`);
}
