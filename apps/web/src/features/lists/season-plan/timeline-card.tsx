import type { SeasonPlan, TimelineStep } from '@dakhila/contract/season-plan';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { ADMISSIONS } from '@dakhila/domain/season-plan/timeline';
import { useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { indianDate } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Badge, type BadgeVariant } from '../../../ui/badge.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { seasonPlanMessages } from './messages.ts';
import { useStepDays } from './step-days.ts';

/** Both schedules in one order, with today between the steps; steps without days stand apart. */
export function TimelineCard({ plan: { timeline, josaa, cap } }: { plan: SeasonPlan }) {
  const { timeline: messages } = useMessages(seasonPlanMessages);
  const [today] = useState(() => dayOf(new Date()));
  const dated = timeline.filter(({ planned }) => planned !== null);
  const undated = timeline.filter(({ planned }) => planned === null);
  // Today stands before the first step that is not over.
  const next = dated.findIndex(({ planned }) => (planned?.lastDay ?? '') >= today);
  const at = next === -1 ? dated.length : next;
  const lead = dated.length > 0 ? messages.lead : messages.undatedLead;
  return (
    <Card>
      <CardHeader title={messages.title} lead={fill(lead, { josaa: josaa.title, cap: cap.title })} />
      {dated.length > 0 && (
        <ol className="relative space-y-5 before:absolute before:inset-y-2 before:start-[0.3125rem] before:w-0.5 before:bg-line">
          {dated.slice(0, at).map((step) => (
            <Step key={`${step.admission} ${step.id}`} step={step} timeline={timeline} time="past" />
          ))}
          <li className="relative flex items-center gap-3">
            <span aria-hidden="true" className="size-3 shrink-0 rounded-full bg-marigold ring-4 ring-marigold-soft" />
            <Badge variant="marigold">{`${messages.today}, ${indianDate(today)}`}</Badge>
          </li>
          {dated.slice(at).map((step) => (
            <Step
              key={`${step.admission} ${step.id}`}
              step={step}
              timeline={timeline}
              time={(step.planned?.firstDay ?? '') <= today ? 'now' : 'coming'}
            />
          ))}
        </ol>
      )}
      {undated.length > 0 && (
        <section className={classNames(dated.length > 0 && 'mt-6 border-t pt-5')}>
          <h3 className="text-base">{messages.undated}</h3>
          <p className="mt-1 text-sm text-quiet text-pretty">{messages.undatedText}</p>
          {ADMISSIONS.map((admission) => (
            <UndatedSteps
              key={admission}
              admission={admission}
              steps={undated.filter((step) => step.admission === admission)}
            />
          ))}
        </section>
      )}
    </Card>
  );
}

/** The steps of one admission whose days are not known, in their own order. */
function UndatedSteps({ admission, steps }: { admission: TimelineStep['admission']; steps: readonly TimelineStep[] }) {
  const { timeline: messages } = useMessages(seasonPlanMessages);
  if (steps.length === 0) return null;
  return (
    <div className="mt-4">
      <h4 className="mb-2 text-sm">
        <Badge variant={BADGES[admission]}>{messages.admission[admission]}</Badge>
      </h4>
      <ol className="space-y-1.5 border-s-2 ps-4 text-sm">
        {steps.map((step) => (
          <li key={step.id} className="break-inside-avoid">
            <p className="font-medium">{step.title}</p>
            <StepTexts step={step} timeline={steps} />
          </li>
        ))}
      </ol>
    </div>
  );
}

const BADGES: Record<TimelineStep['admission'], BadgeVariant> = { josaa: 'default', csab: 'secondary', cap: 'outline' };
const DOTS = {
  past: 'border-edge bg-edge',
  now: 'border-marigold bg-marigold',
  coming: 'border-edge bg-card',
} as const;

type StepProps = { step: TimelineStep; timeline: readonly TimelineStep[]; time: keyof typeof DOTS };

function Step({ step, timeline, time }: StepProps) {
  const { timeline: messages } = useMessages(seasonPlanMessages);
  const stepDays = useStepDays();
  const { admission, title, basis, source, asOf, sameDaysAs } = step;
  const overlaps = sameDaysAs.flatMap(
    ({ admission, id }) => timeline.find((other) => other.admission === admission && other.id === id) ?? [],
  );
  return (
    <li className="relative flex break-inside-avoid gap-3" {...(time === 'now' && { 'aria-current': 'step' })}>
      <span aria-hidden="true" className={`mt-1.5 size-3 shrink-0 rounded-full border-2 ${DOTS[time]}`} />
      <div className="min-w-0 flex-1 text-sm">
        <p className="text-base font-medium">
          <Badge variant={BADGES[admission]} className="me-2 align-[0.1em]">
            {messages.admission[admission]}
          </Badge>
          {title}
          {time === 'now' && (
            <Badge variant="marigold" className="ms-2 align-[0.1em]">
              {messages.now}
            </Badge>
          )}
          {time === 'past' && <span className="sr-only">{` (${messages.past})`}</span>}
        </p>
        <p className={classNames('tabular-nums', basis === 'announced' ? 'font-semibold' : 'text-quiet')}>
          {stepDays(step)}
        </p>
        <StepTexts step={step} timeline={timeline} />
        {overlaps.map((other) => (
          <p key={other.id} className="mt-1 font-medium text-marigold-text">
            {fill(messages.sameDays, { admission: messages.admission[other.admission], title: other.title })}
          </p>
        ))}
        {source && asOf && (
          <p className="text-xs text-quiet">{fill(messages.source, { source, asOf: indianDate(asOf) ?? asOf })}</p>
        )}
      </div>
    </li>
  );
}

/** What to do and what to hold at a step. A text that repeats in every round is shown once. */
function StepTexts({ step, timeline }: Omit<StepProps, 'time'>) {
  const { detail, hold, kind } = step;
  const isFirst = (name: 'detail' | 'hold', text: string) => timeline.find((other) => other[name] === text) === step;
  return (
    <>
      {/* What an allotment is entered for is said on the page where it is entered. */}
      {kind !== 'allotment' && isFirst('detail', detail) && <p className="text-quiet text-pretty">{detail}</p>}
      {hold && isFirst('hold', hold) && <p className="mt-0.5 text-pretty">{hold}</p>}
    </>
  );
}
