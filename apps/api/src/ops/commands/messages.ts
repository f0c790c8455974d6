import { maskEmail, maskPhone } from '@dakhila/domain/contact';
import { z } from 'zod';
import { isUuid } from '../../db/uuid.ts';
import { dropDeadLetters, holdWaiting, readDeadLetters, reviveDeadLetters } from '../../modules/messaging/index.ts';
import { command, NotThere, Refusal, UsageError } from '../command.ts';
import { aligned, inIst, table } from '../format.ts';
import { afterOption, pageKeyTyped } from './typed.ts';

/** Two screens; the newest show the cause. */
const PAGE_SIZE = 100;

const outboxDead = command({
  name: 'outbox dead',
  summary: 'List messages that could not be delivered, and why, newest first',
  example: 'outbox dead',
  changes: 'nothing',
  options: { after: afterOption },
  async run({ db }, { after }) {
    const { page, next } = await readDeadLetters(db, { after: pageKeyTyped(after), most: PAGE_SIZE });
    const letters = page.map(({ recipient, exactly: _exactly, ...letter }) => ({
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
    const lines = table(['Id', 'Channel', 'To', 'Tries', 'From', 'Why'], rows, 'No failed messages.');
    return { lines, data: letters, next, details: { count: letters.length } };
  },
});

const outboxDrop = command({
  name: 'outbox drop',
  summary: 'Delete a failed message, or all of them; receipts of the last hours stay',
  example: 'outbox drop --all --dry-run',
  changes: 'database',
  isIrreversible: true,
  positionals: { id: { summary: 'The id that `outbox dead` shows', isOptional: true } },
  options: { all: { type: 'boolean', summary: 'Every failed message' } },
  async run({ db }, { id, all }) {
    if ((id !== undefined) === all) throw new UsageError('Name one message by its id, or all with --all.');
    if (id !== undefined && !isUuid(id)) throw new UsageError('That is not a message id.');
    const { dropped, kept } = await dropDeadLetters(db, id ?? 'all');
    if (dropped + kept === 0)
      throw all ? new Refusal('There are no failed messages.') : new NotThere(`Failed message ${id} not found.`);
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

const outboxHold = command({
  name: 'outbox hold',
  summary: 'Stop every waiting message, such as those that a backup brought back after they were sent',
  example: 'outbox hold --dry-run',
  changes: 'database',
  async run({ db }) {
    const held = await holdWaiting(db);
    return {
      lines: [`${held} held back. See them with outbox dead, then outbox retry or outbox drop.`],
      data: { held },
      details: { held },
    };
  },
});

const outboxRetry = command({
  name: 'outbox retry',
  summary: 'Send a failed message again, or all of them; expired codes are not sent',
  example: 'outbox retry --all --dry-run',
  changes: 'database',
  isIrreversible: true,
  positionals: { id: { summary: 'The id that `outbox dead` shows', isOptional: true } },
  options: { all: { type: 'boolean', summary: 'Every failed message' } },
  async run(deps, { id, all }) {
    if ((id !== undefined) === all) throw new UsageError('Name one message by its id, or all with --all.');
    if (id !== undefined && !z.uuid().safeParse(id).success) throw new UsageError('That is not a message id.');
    const revivals = await reviveDeadLetters(deps, deps.db, id ?? 'all');
    if (revivals.length === 0)
      throw new Refusal(all ? 'There are no failed messages.' : `Failed message ${id} not found.`);
    const revived = revivals.filter(({ isRevived }) => isRevived).length;
    return {
      lines: [
        ...aligned(revivals.map(({ id: letter, why }) => [letter, why])),
        `${revived} of ${revivals.length} are sent again.`,
      ],
      data: revivals,
      ...(id === undefined ? {} : { subject: id }),
      details: { revived, found: revivals.length },
      isBad: revived === 0,
    };
  },
});

export const messageCommands = [outboxDead, outboxRetry, outboxDrop, outboxHold];
