import type { AssessmentOverview } from '@dakhila/contract/assessment';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import Minus from 'lucide-react/icons/minus';
import type { ReactNode } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { assessmentMessages } from '../messages.ts';

export function About({ overview }: { overview: AssessmentOverview }) {
  const messages = useMessages(assessmentMessages).intro;
  return (
    <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
      <Card>
        <CardHeader title={messages.parts.title} lead={messages.parts.lead} />
        <ol className="space-y-3">
          {overview.sections.map(({ id, title, minutes, limitSeconds }, place) => (
            <li key={id} className="flex items-baseline gap-3">
              <span className="grid size-7 shrink-0 place-items-center self-start rounded-full bg-ink-soft text-sm font-semibold text-ink tabular-nums">
                {place + 1}
              </span>
              <span className="min-w-0 flex-1">{title}</span>
              <span className="shrink-0 text-end text-sm text-quiet tabular-nums">
                {fill(messages.parts.minutes, { count: minutes })}
                {limitSeconds !== null && <span className="block text-xs">{messages.parts.timed}</span>}
              </span>
            </li>
          ))}
        </ol>
      </Card>
      <div className="space-y-5">
        <Card>
          <CardHeader title={messages.gives.title} />
          <Lines
            lines={messages.gives.lines}
            sign={<Check className="mt-1 size-4 shrink-0 text-good-text" aria-hidden="true" />}
          />
        </Card>
        <Card>
          <CardHeader title={messages.isNot.title} />
          <Lines
            lines={messages.isNot.lines}
            sign={<Minus className="mt-1 size-4 shrink-0 text-quiet" aria-hidden="true" />}
          />
        </Card>
        <Card variant="sunken">
          <h2 className="flex items-center gap-2 text-base">
            <Lock className="size-4 text-ink" aria-hidden="true" />
            {messages.privacy.title}
          </h2>
          <p className="mt-2 text-sm text-quiet">{messages.privacy.text}</p>
        </Card>
      </div>
    </div>
  );
}

function Lines({ lines, sign }: { lines: readonly string[]; sign: ReactNode }) {
  return (
    <ul className="space-y-2.5">
      {lines.map((line) => (
        <li key={line} className="flex gap-2.5">
          {sign}
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
