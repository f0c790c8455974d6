import type { TicketStatus } from '@dakhila/domain/support/ticket';
import { Badge, type BadgeVariant } from '../../../web/src/ui/badge.tsx';

const LOOKS: Readonly<Record<TicketStatus, { variant: BadgeVariant; name: string }>> = {
  open: { variant: 'secondary', name: 'Open' },
  answered: { variant: 'good', name: 'Answered' },
  closed: { variant: 'outline', name: 'Closed' },
};

export function StatusBadge({ status }: { status: TicketStatus }) {
  const { variant, name } = LOOKS[status];
  return <Badge variant={variant}>{name}</Badge>;
}
