import type { Command } from '../src/ops/command.ts';
import { commands } from '../src/ops/commands/index.ts';
import { runOps } from '../src/ops/run-ops.ts';
import type { Harness } from './harness.ts';

type Ran = { code: number; printed: string; told: string };
type Options = { commands?: Command[]; answer?: string };

/** Types a command at a terminal of its own, on the database of the test; `answer` is what the person types when asked. */
export async function typed(server: Harness, words: string[], options: Options = {}): Promise<Ran> {
  const printed: string[] = [];
  const told: string[] = [];
  const { answer } = options;
  const code = await runOps(words, {
    commands: options.commands ?? commands,
    terminal: {
      print: (line) => printed.push(line),
      tell: (line) => told.push(line),
      ask:
        answer === undefined
          ? null
          : async (question) => {
              told.push(question);
              return answer;
            },
    },
    open: async () => ({ deps: server.deps, pool: server.pool, close: async () => {} }),
  });
  return { code, printed: printed.join('\n'), told: told.join('\n') };
}

type AuditLine = { actor: string; action: string; subject: string | null; details: Record<string, unknown> };

/** What the audit trail holds, oldest first. */
export async function auditTrail(server: Harness): Promise<AuditLine[]> {
  const { rows } = await server.pool.query<AuditLine>(
    'select actor, action, subject, details from audit_log order by id',
  );
  return rows;
}
