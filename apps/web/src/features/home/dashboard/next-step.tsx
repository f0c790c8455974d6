import type { Dashboard, DashboardStep } from '@dakhila/contract/dashboard';
import { EXAMS } from '@dakhila/contract/exam';
import type { ReactNode } from 'react';
import { useMessages } from '../../../lib/messages.ts';
import { Card } from '../../../ui/card.tsx';
import { CampusGate, RankCard, WindingPath } from '../../../ui/illustrations.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { FirstPath } from './first-path.tsx';
import { dashboardMessages } from './messages.ts';
import { StepAction } from './step-action.tsx';
import { stepWords } from './step-words.ts';
import { tellPath } from './ways.ts';

const DRAWINGS: Record<Dashboard['face'], ReactNode> = {
  'first-use': <WindingPath className="w-44" />,
  midway: <RankCard className="w-36" />,
  power: <CampusGate className="w-32" />,
};

type NextStepProps = { data: Dashboard; step: DashboardStep; onGuardian: () => void };

/** The one thing to do now. A new student sees the whole way beside it. */
export function NextStep({ data, step, onGuardian }: NextStepProps) {
  const words = useMessages(dashboardMessages);
  const isTelling = step.step === 'tell-exam';
  const { title, text, action } = stepWords(words, step, data);
  return (
    <Card variant="highlight" className="h-full sm:p-6">
      <section aria-labelledby="next-step" className="flex h-full items-center justify-between gap-6">
        <div className="min-w-0 flex-1">
          <p className="text-sm font-semibold text-marigold-text">{words.nextStep}</p>
          <h2 id="next-step" className="mt-1 text-xl">
            {isTelling ? words.tell.title : title}
          </h2>
          <p className="mt-1.5 max-w-reading text-quiet">{isTelling ? words.tell.text : text}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            {isTelling ? (
              EXAMS.map((exam, place) => (
                <ButtonLink
                  key={exam}
                  to={tellPath(exam, data.allowance.recommendationPulls)}
                  size="large"
                  variant={place === 0 ? 'primary' : 'secondary'}
                  className="flex-1 sm:flex-none"
                >
                  {words.exam[exam]}
                </ButtonLink>
              ))
            ) : (
              <StepAction step={step} data={data} onGuardian={onGuardian}>
                {action}
              </StepAction>
            )}
          </div>
          {data.face === 'first-use' && <FirstPath data={data} />}
        </div>
        <div className="hidden text-ink md:block">{DRAWINGS[data.face]}</div>
      </section>
    </Card>
  );
}
