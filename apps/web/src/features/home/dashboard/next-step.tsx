import type { Dashboard, DashboardStep } from '@dakhila/contract/dashboard';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CampusGate, RankCard, WindingPath } from '../../../ui/illustrations.tsx';
import { ButtonLink, ExternalLink } from '../../../ui/link.tsx';
import { FirstNumber } from './first-number.tsx';
import { Journey } from './journey.tsx';
import { dashboardMessages } from './messages.ts';
import { stepTarget, stepTexts } from './steps.ts';

const DRAWINGS: Record<Dashboard['face'], ReactNode> = {
  'first-use': <WindingPath className="w-44" />,
  midway: <RankCard className="w-36" />,
  power: <CampusGate className="w-32" />,
};

type NextStepProps = { data: Dashboard; step: DashboardStep; onGuardian: () => void };

/** The one thing to do now, and how far the student is. */
export function NextStep({ data, step, onGuardian }: NextStepProps) {
  const messages = useMessages(dashboardMessages);
  const isEnteringExam = step.step === 'tell-exam';
  const { title, text, action } = stepTexts(messages, step, data);
  return (
    <Card variant="highlight" className="h-full sm:p-6">
      <section aria-labelledby="next-step" className="flex h-full items-center justify-between gap-6">
        <div className="min-w-0 flex-1">
          <p className="text-sm font-semibold text-marigold-text">{messages.nextStep}</p>
          <h2 id="next-step" className="mt-1 text-xl">
            {title}
          </h2>
          {isEnteringExam ? (
            <FirstNumber attempts={data.allowance.recommendationPulls} />
          ) : (
            <>
              <p className="mt-1.5 mb-4 max-w-reading text-quiet">{text}</p>
              <StepAction step={step} data={data} onGuardian={onGuardian}>
                {action}
              </StepAction>
            </>
          )}
          <Journey data={data} />
        </div>
        <div className="hidden text-ink md:block">{DRAWINGS[data.face]}</div>
      </section>
    </Card>
  );
}

type StepActionProps = { step: DashboardStep; data: Dashboard; onGuardian: () => void; children: ReactNode };

/** The button of the main step: a link to another screen, the link of the meeting, or the button that opens the dialog. */
function StepAction({ step, data, onGuardian, children }: StepActionProps) {
  const target = stepTarget(step, data);
  const inside = (
    <>
      {children}
      <ArrowRight aria-hidden="true" />
    </>
  );
  if (target.kind === 'guardian')
    return (
      <Button size="large" onClick={onGuardian}>
        {inside}
      </Button>
    );
  if (target.kind === 'outside')
    return (
      <ExternalLink href={target.href} look={{ size: 'large' }}>
        {children}
      </ExternalLink>
    );
  return (
    <ButtonLink to={target.to} size="large">
      {inside}
    </ButtonLink>
  );
}
