import { createInterface } from 'node:readline';
import { compose } from '../compose.ts';
import { loadEnvironmentFile, readConfig } from '../config.ts';
import { commands } from './commands/index.ts';
import { runOps, type Terminal } from './run-ops.ts';

// Whoever reads the result may have seen enough, such as `head`: what is under way still ends as it should.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const write = (stream: NodeJS.WriteStream) => (line: string) => void stream.write(`${line}\n`);

const terminal: Terminal = {
  print: write(process.stdout),
  tell: write(process.stderr),
  ask: process.stdin.isTTY && process.stderr.isTTY ? askOnTerminal : null,
};

/** What a person types; nothing when they end the input instead. */
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
    // The result alone goes to standard output; a program may be reading it.
    return compose(readConfig(process.env), { tell: terminal.tell, mayShare: true, logTo: process.stderr });
  },
});
