import { TICKET_STATUS_NAMES } from '@dakhila/domain/support/desk';
import type { TicketStatus } from '@dakhila/domain/support/ticket';
import { Badge, type BadgeVariant } from '../../../web/src/ui/badge.tsx';

const LOOKS: Readonly<Record<TicketStatus, BadgeVariant>> = { open: 'secondary', answered: 'good', closed: 'outline' };

export function StatusBadge({ status }: { status: TicketStatus }) {
  return <Badge variant={LOOKS[status]}>{TICKET_STATUS_NAMES[status]}</Badge>;
}
