import { TICKET_STATUSES, TICKET_TOPIC_NAMES } from '@dakhila/domain/support/ticket';
import { listByStatus } from '../../modules/support/index.ts';
import { command, UsageError } from '../command.ts';
import { aligned, inIst } from '../format.ts';

export const ticketList = command({
  name: 'ticket list',
  summary: 'List the tickets of support, those with the latest news first',
  example: 'ticket list --status open',
  changes: 'nothing',
  positionals: {},
  options: { status: { type: 'string', summary: `One of ${TICKET_STATUSES.join(', ')}; all when absent` } },
  async run({ db }, { status }) {
    const wanted = TICKET_STATUSES.find((one) => one === status);
    if (status !== undefined && !wanted) throw new UsageError(`--status is one of ${TICKET_STATUSES.join(', ')}.`);
    const tickets = (await listByStatus(db, wanted)).map(({ number, topic, status: state, updatedAt, excerpt }) => ({
      number,
      topic,
      status: state,
      updatedAt,
      excerpt: excerpt.replaceAll(/\s+/g, ' ').slice(0, 60),
    }));
    const rows = tickets.map((ticket) => [
      String(ticket.number),
      ticket.status,
      TICKET_TOPIC_NAMES[ticket.topic],
      inIst(ticket.updatedAt),
      ticket.excerpt,
    ]);
    const lines = rows.length > 0 ? aligned([['No', 'Status', 'Topic', 'Latest', 'Begins'], ...rows]) : ['No tickets.'];
    return { lines, data: tickets, details: { count: tickets.length } };
  },
});
