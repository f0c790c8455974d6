import { isUuid } from '../../db/uuid.ts';
import { dropDeadLetters } from '../../modules/outbox/index.ts';
import { command, NotThere, Refusal, UsageError } from '../command.ts';

export const outboxDrop = command({
  name: 'outbox drop',
  summary: 'Delete a message that was given up, or all of them; a receipt of the last hours stays',
  example: 'outbox drop --all --dry-run',
  changes: 'database',
  isIrreversible: true,
  positionals: { id: { summary: 'The id that `outbox dead` shows', isOptional: true } },
  options: { all: { type: 'boolean', summary: 'Every message that was given up' } },
  async run({ db }, { id, all }) {
    if ((id !== undefined) === all) throw new UsageError('Name one message by its id, or all with --all.');
    if (id !== undefined && !isUuid(id)) throw new UsageError('That is no id of a message.');
    const { dropped, kept } = await dropDeadLetters(db, id === undefined ? 'all' : id);
    if (dropped + kept === 0)
      throw all ? new Refusal('There are no dead letters.') : new NotThere(`There is no dead letter ${id}.`);
    const stay = kept > 0 ? [`${kept} are receipts of the last hours: send them again with outbox retry.`] : [];
    return {
      lines: [`${dropped} deleted.`, ...stay],
      data: { dropped, kept },
      ...(id === undefined ? {} : { subject: id }),
      details: { dropped, kept },
      isBad: dropped === 0,
    };
  },
});
