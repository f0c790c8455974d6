import type { TicketStatus } from '@dakhila/domain/support/ticket';
import { useMessages } from '../../../lib/messages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { helpMessages } from '../messages.ts';

const VARIANTS = { open: 'secondary', answered: 'good', closed: 'outline' } as const;

/** Where a ticket stands, in words. */
export function StatusBadge({ status }: { status: TicketStatus }) {
  const words = useMessages(helpMessages).support;
  return <Badge variant={VARIANTS[status]}>{words.status[status]}</Badge>;
}
