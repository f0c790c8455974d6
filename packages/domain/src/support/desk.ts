import type { TicketStatus } from './ticket.ts';

/** How the desk divides its queue: what waits for us, for the student, for me, and what is done. */
export const DESK_VIEWS = ['open', 'answered', 'mine', 'closed'] as const;
export type DeskView = (typeof DESK_VIEWS)[number];

/** Whose tickets a filter leaves: those that nobody has taken, or those of the person who looks. */
export const DESK_OWNERS = ['nobody', 'me'] as const;
export type DeskOwner = (typeof DESK_OWNERS)[number];

type Rule = {
  /** The statuses that it shows. */
  statuses: readonly TicketStatus[];
  /** Only tickets of the person who looks. */
  isOwn: boolean;
  /** Oldest first where a student waits for us. */
  order: 'oldest' | 'newest';
};
export const DESK_VIEW_RULES: Readonly<Record<DeskView, Rule>> = {
  open: { statuses: ['open'], isOwn: false, order: 'oldest' },
  answered: { statuses: ['answered'], isOwn: false, order: 'newest' },
  mine: { statuses: ['open', 'answered'], isOwn: true, order: 'oldest' },
  closed: { statuses: ['closed'], isOwn: false, order: 'newest' },
};

/** The status of a ticket as staff read it, on its badge and as the name of a part of the queue. */
export const TICKET_STATUS_NAMES: Readonly<Record<TicketStatus, string>> = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
};

export const LONGEST_NOTE = 2_000;
/** The most notes of one ticket. */
export const NOTES_PER_TICKET = 100;
/** Tickets on one page of the queue. */
export const QUEUE_PAGE = 25;
