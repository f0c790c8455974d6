import { z } from 'zod';
import { reviveDeadLetters } from '../../modules/outbox/index.ts';
import { command, Refusal, UsageError } from '../command.ts';
import { aligned } from '../format.ts';

export const outboxRetry = command({
  name: 'outbox retry',
  summary: 'Send a message again that was given up, or all of them; expired codes stay behind',
  example: 'outbox retry --all --dry-run',
  changes: 'database',
  isIrreversible: true,
  positionals: { id: { summary: 'The id that `outbox dead` shows', isOptional: true } },
  options: { all: { type: 'boolean', summary: 'Every message that was given up' } },
  async run(deps, { id, all }) {
    if ((id !== undefined) === all) throw new UsageError('Name one message by its id, or all with --all.');
    if (id !== undefined && !z.uuid().safeParse(id).success) throw new UsageError('That is no id of a message.');
    const judged = await reviveDeadLetters(deps, deps.db, id === undefined ? 'all' : [id]);
    if (judged.length === 0) throw new Refusal(all ? 'There are no dead letters.' : `There is no dead letter ${id}.`);
    const revived = judged.filter(({ isRevived }) => isRevived).length;
    return {
      lines: [
        ...aligned(judged.map(({ id: letter, why }) => [letter, why])),
        `${revived} of ${judged.length} are sent again.`,
      ],
      data: judged,
      ...(id === undefined ? {} : { subject: id }),
      details: { revived, found: judged.length },
      isBad: revived === 0,
    };
  },
});
