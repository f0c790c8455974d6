import { assessment } from '@dakhila/contract/assessment';
import type { SittingSection } from '@dakhila/contract/assessment-items';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Clock from 'lucide-react/icons/clock';
import ListChecks from 'lucide-react/icons/list-checks';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { WindingPath } from '../../../ui/illustrations.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { assessmentMessages } from '../messages.ts';
import { overviewQuery } from '../queries.ts';

type PartOpeningProps = {
  section: SittingSection;
  part: number;
  parts: number;
  isBusy: boolean;
  problem: string | undefined;
  onBegin: () => void;
};

export function PartOpening({ section, part, parts, isBusy, problem, onBegin }: PartOpeningProps) {
  const messages = useMessages(assessmentMessages).taking;
  const heading = useRef<HTMLHeadingElement>(null);
  const isTimed = section.limitSeconds !== null;
  useFocusAtTop(heading, section.id);
  return (
    <Card padding="roomy" className="mt-6 animate-rise">
      <p className="text-sm font-semibold text-quiet">{fill(messages.partOf, { part, parts })}</p>
      <h1 ref={heading} tabIndex={-1} className="mt-1 text-2xl">
        {section.title}
      </h1>
      <p className="mt-3 max-w-reading">{section.instructions}</p>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm text-quiet">
        <Fact icon={<ListChecks className="size-4" aria-hidden="true" />}>
          {fill(messages.opening.questions, { count: section.itemCount })}
        </Fact>
        <Fact icon={<Clock className="size-4" aria-hidden="true" />}>
          {isTimed
            ? fill(messages.opening.limit, { count: section.minutes })
            : `${fill(messages.opening.minutes, { count: section.minutes })}, ${messages.opening.noLimit}`}
        </Fact>
      </ul>
      {isTimed && (
        <Notice variant="warning" className="mt-5">
          {messages.opening.clockRuns}
        </Notice>
      )}
      {part === 1 && (
        <div className="mt-5 rounded-card bg-sunken p-4 text-sm">
          <h2 className="text-sm">{messages.opening.hintsTitle}</h2>
          <ul className="mt-2 list-disc space-y-1.5 ps-5 text-quiet">
            {messages.opening.hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </div>
      )}
      {problem && (
        <Notice variant="danger" isLive className="mt-5">
          {problem}
        </Notice>
      )}
      <Button size="large" className="mt-6 max-sm:w-full" isBusy={isBusy} onClick={onBegin}>
        {messages.opening.begin}
      </Button>
    </Card>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      {icon}
      {children}
    </li>
  );
}

type SittingEndProps = { sittingId: string; unansweredCount: number; isSaved: boolean };

export function SittingEnd({ sittingId, unansweredCount, isSaved }: SittingEndProps) {
  const messages = useMessages(assessmentMessages).taking.end;
  const client = useQueryClient();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAtTop(heading, sittingId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(assessment.finish, { params: { id: sittingId } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: ['student'] });
      client.removeQueries({ queryKey: overviewQuery.queryKey });
      navigate(generatePath(paths.psychometricReport, { id: sittingId }), { replace: true });
    },
  });
  return (
    <Card padding="roomy" variant="highlight" className="mt-6 animate-rise text-center">
      <WindingPath className="mx-auto w-36 text-ink" />
      <h1 ref={heading} tabIndex={-1} className="mt-4 text-2xl">
        {messages.title}
      </h1>
      <p className="mx-auto mt-3 max-w-reading text-quiet">{messages.text}</p>
      {unansweredCount > 0 && (
        <p className="mt-2 text-sm text-quiet">{fill(messages.open, { count: unansweredCount })}</p>
      )}
      {error && (
        <Notice variant="danger" isLive className="mt-5 text-start">
          {serverMessageOf(error, messages.failed)}
        </Notice>
      )}
      <Button
        size="large"
        className="mt-6 max-sm:w-full"
        disabled={!isSaved}
        isBusy={isPending}
        onClick={() => mutate()}
      >
        {messages.finish}
      </Button>
      {!isSaved && <p className="mt-3 text-sm text-quiet">{messages.waiting}</p>}
    </Card>
  );
}

/** Focuses the heading and scrolls to the top, where the clock is. */
export function useFocusAtTop(heading: RefObject<HTMLElement | null>, subject: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another subject
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [subject]);
}
