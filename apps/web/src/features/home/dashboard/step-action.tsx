import type { Dashboard, DashboardStep } from '@dakhila/contract/dashboard';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink, ExternalLink } from '../../../ui/link.tsx';
import { wayOf } from './ways.ts';

type StepActionProps = { step: DashboardStep; data: Dashboard; onGuardian: () => void; children: ReactNode };

/** The button of the main step: it leads to another screen, out to the meeting, or opens the dialog. */
export function StepAction({ step, data, onGuardian, children }: StepActionProps) {
  const way = wayOf(step, data);
  const inside = (
    <>
      {children}
      <ArrowRight aria-hidden="true" />
    </>
  );
  if (way.kind === 'guardian')
    return (
      <Button size="large" onClick={onGuardian}>
        {inside}
      </Button>
    );
  if (way.kind === 'outside')
    return (
      <ExternalLink href={way.href} look={{ size: 'large' }}>
        {children}
      </ExternalLink>
    );
  return (
    <ButtonLink to={way.to} size="large">
      {inside}
    </ButtonLink>
  );
}
