import { maskEmail, maskPhone } from '@dakhila/domain/contact';
import { listDeadLetters } from '../../modules/outbox/index.ts';
import { command } from '../command.ts';
import { aligned, inIst } from '../format.ts';

/** More than a person reads; a flood has one cause, which the newest show. */
const LONGEST = 100;

export const outboxDead = command({
  name: 'outbox dead',
  summary: `List the newest ${LONGEST} messages that could not be delivered, and why`,
  example: 'outbox dead',
  changes: 'nothing',
  positionals: {},
  options: {},
  async run({ db }) {
    const letters = (await listDeadLetters(db, LONGEST)).map(({ recipient, ...letter }) => ({
      ...letter,
      to: letter.channel === 'email' ? maskEmail(recipient) : maskPhone(recipient),
    }));
    const rows = letters.map(({ id, channel, to, attempts, createdAt, reason }) => [
      id,
      channel,
      to,
      String(attempts),
      inIst(createdAt),
      reason ?? '',
    ]);
    const lines =
      rows.length > 0 ? aligned([['Id', 'Channel', 'To', 'Tries', 'From', 'Why'], ...rows]) : ['No dead letters.'];
    return { lines, data: letters, details: { count: letters.length } };
  },
});
