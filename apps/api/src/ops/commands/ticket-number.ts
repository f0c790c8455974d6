import { findByNumber } from '../../modules/support/index.ts';
import { NotThere, UsageError } from '../command.ts';

/** The word that names a ticket. */
export const ticketPositional = { number: { summary: 'The number of the ticket, from `ticket list`' } } as const;

/** Refuses what cannot be the number of a ticket. */
export function ticketNumber(typed: string): number {
  if (!/^\d{1,9}$/.test(typed)) throw new UsageError('That is no number of a ticket. See: ticket list');
  return Number(typed);
}

export const noSuchTicket = () => new NotThere('There is no such ticket.');

/** The ticket of a number, or a plain refusal. */
export async function existingTicket(db: Parameters<typeof findByNumber>[0], typed: string) {
  const ticket = await findByNumber(db, ticketNumber(typed));
  if (!ticket) throw noSuchTicket();
  return ticket;
}
