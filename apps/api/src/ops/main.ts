import { createInterface } from 'node:readline';
import { loadQuickly } from '../quick-loading.ts';
import type { Terminal } from './run-ops.ts';

// Static imports load before the first statement runs, so the rest is imported below.
loadQuickly();
const { compose } = await import('../compose.ts');
const { loadEnvironmentFile, readConfig } = await import('../config.ts');
const { commands } = await import('./commands/index.ts');
const { runOps } = await import('./run-ops.ts');

// The reader of the output may end early, such as `head`: the command still completes.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const write = (stream: NodeJS.WriteStream) => (line: string) => void stream.write(`${line}\n`);

const terminal: Terminal = {
  print: write(process.stdout),
  tell: write(process.stderr),
  ask: process.stdin.isTTY && process.stderr.isTTY ? askOnTerminal : null,
};

/** The typed answer; empty when the input ends. */
function askOnTerminal(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  return new Promise((resolve) => {
    lines.once('close', () => resolve(''));
    lines.question(question, (answer) => {
      resolve(answer);
      lines.close();
    });
  });
}

process.exitCode = await runOps(process.argv.slice(2), {
  commands,
  terminal,
  open: () => {
    loadEnvironmentFile();
    // Only the result goes to standard output, for programs that read it.
    return compose(readConfig(process.env), { printLine: terminal.tell, mayShare: true, logTo: process.stderr });
  },
});
