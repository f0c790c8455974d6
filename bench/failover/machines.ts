import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

/** The network of the drill: a bridge with this machine, where the product runs, and a machine of its own for each database. */
const BRIDGE = 'dkfo0';
const NETWORK = '10.213.7';
export const NAMES = ['one', 'two', 'three'] as const;
export type MachineName = (typeof NAMES)[number];

const ip = (...words: string[]) => execFileSync('ip', words, { stdio: ['ignore', 'pipe', 'pipe'] }).toString();
const attempt = (...words: string[]) => {
  try {
    ip(...words);
  } catch {
    // It is not there.
  }
};

const spaceOf = (name: MachineName) => `dkfo-${name}`;
const cableOf = (name: MachineName) => `dkfo-${name}`;
export const addressOf = (name: MachineName) => `${NETWORK}.${11 + NAMES.indexOf(name)}`;

/** Three machines as network namespaces: each has an address, programs of its own, and a cable that can be pulled. */
export function openMachines(folder: string) {
  removeAll();
  ip('link', 'add', BRIDGE, 'type', 'bridge');
  ip('addr', 'add', `${NETWORK}.1/24`, 'dev', BRIDGE);
  ip('link', 'set', BRIDGE, 'up');
  for (const name of NAMES) {
    const space = spaceOf(name);
    ip('netns', 'add', space);
    ip('link', 'add', cableOf(name), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space);
    ip('link', 'set', cableOf(name), 'master', BRIDGE, 'up');
    for (const device of ['lo', 'eth0']) ip('-n', space, 'link', 'set', device, 'up');
    ip('-n', space, 'addr', 'add', `${addressOf(name)}/24`, 'dev', 'eth0');
  }
  const pidsOf = (name: MachineName) =>
    ip('netns', 'pids', spaceOf(name))
      .split('\n')
      .filter(Boolean)
      .map(Number)
      .filter((pid) => pid > 1);
  const signal = (name: MachineName, kind: NodeJS.Signals) => {
    for (const pid of pidsOf(name)) {
      try {
        process.kill(pid, kind);
      } catch {
        // It has ended meanwhile.
      }
    }
  };
  return {
    /** Starts a program on a machine as the database's user; what it says goes into a file. */
    run(name: MachineName, program: string, words: readonly string[], environment: Record<string, string> = {}) {
      const log = openSync(join(folder, `${name}-${program}.log`), 'a');
      // In reality each has processors of its own; here all share those of one computer with the product and its students.
      const identity = ['nice', '-n', '-10', 'setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'];
      const child = spawn('ip', ['netns', 'exec', spaceOf(name), ...identity, program, ...words], {
        stdio: ['ignore', log, log],
        env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC', HOME: folder, ...environment },
      });
      child.on('error', () => {});
      closeSync(log);
    },
    /** As when the power fails: every program on it ends at once. Those that are started meanwhile end too. */
    async kill(name: MachineName) {
      while (pidsOf(name).length > 0) {
        signal(name, 'SIGKILL');
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    pause: (name: MachineName) => signal(name, 'SIGSTOP'),
    wake: (name: MachineName) => signal(name, 'SIGCONT'),
    pullCable: (name: MachineName) => void ip('link', 'set', cableOf(name), 'down'),
    plugCable: (name: MachineName) => void ip('link', 'set', cableOf(name), 'up'),
    async close() {
      for (const name of NAMES) await this.kill(name);
      removeAll();
    },
  };
}
export type Machines = ReturnType<typeof openMachines>;

function removeAll(): void {
  for (const name of NAMES) {
    attempt('link', 'del', cableOf(name));
    attempt('netns', 'del', spaceOf(name));
  }
  attempt('link', 'del', BRIDGE);
}
