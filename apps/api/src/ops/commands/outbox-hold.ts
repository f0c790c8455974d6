import { holdWaiting } from '../../modules/outbox/index.ts';
import { command } from '../command.ts';

export const outboxHold = command({
  name: 'outbox hold',
  summary: 'Give up every message that waits, such as those that came back with a backup and went out long ago',
  example: 'outbox hold --dry-run',
  changes: 'database',
  positionals: {},
  options: {},
  async run({ db }) {
    const held = await holdWaiting(db);
    return {
      lines: [`${held} held back. See them with outbox dead, then outbox retry or outbox drop.`],
      data: { held },
      details: { held },
    };
  },
});
