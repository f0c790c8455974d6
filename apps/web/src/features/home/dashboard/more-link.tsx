import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { TextLink } from '../../../ui/link.tsx';

/** The way on at the bottom of a card, high enough for a thumb. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink to={to} className="inline-flex min-h-11 items-center gap-1.5 font-semibold">
      {children}
      <ArrowRight className="size-4" aria-hidden="true" />
    </TextLink>
  );
}
