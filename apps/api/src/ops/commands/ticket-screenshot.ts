import type { Db } from '../../db/client.ts';
import { findScreenshot } from '../../modules/support/index.ts';
import { command, NotThere } from '../command.ts';
import { newFile, writeWhole } from '../new-file.ts';
import { existingTicket, ticketPositional } from './ticket-number.ts';

export const ticketScreenshot = command({
  name: 'ticket screenshot',
  summary: 'Write the screenshot of a ticket into a file that only you can read',
  example: 'ticket screenshot 1001 --to screenshot.jpg',
  changes: 'world',
  positionals: ticketPositional,
  options: { to: { type: 'string', summary: 'The file to write', isRequired: true } },
  async plan({ db }, { number, to }) {
    const { ticket, picture } = await pictureOf(db, number);
    const path = newFile(to);
    return {
      lines: [`The screenshot of ticket ${ticket.number}, ${picture.length} bytes, is written to ${path}.`],
      data: { number: ticket.number, path },
      subject: ticket.id,
    };
  },
  async run({ db }, { number, to }) {
    const { ticket, picture } = await pictureOf(db, number);
    const path = newFile(to);
    const bytes = await writeWhole(path, [picture]);
    return {
      lines: ['Written.'],
      data: { number: ticket.number, path, bytes },
      subject: ticket.id,
      details: { bytes },
    };
  },
});

async function pictureOf(db: Db, number: string) {
  const ticket = await existingTicket(db, number);
  const picture = await findScreenshot(db, ticket.id);
  if (!picture) throw new NotThere(`Ticket ${ticket.number} has no screenshot.`);
  return { ticket, picture };
}
