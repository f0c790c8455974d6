import { assessment } from '@dakhila/contract/assessment';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
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
import { useFreshStart } from './use-fresh-start.ts';

type SittingEndProps = { sittingId: string; openCount: number; isSaved: boolean };

/** Past the last question: one press makes the report, once every answer has arrived. */
export function SittingEnd({ sittingId, openCount, isSaved }: SittingEndProps) {
  const words = useMessages(assessmentMessages).taking.end;
  const client = useQueryClient();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useFreshStart(heading, sittingId);
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
        {words.title}
      </h1>
      <p className="mx-auto mt-3 max-w-reading text-quiet">{words.text}</p>
      {openCount > 0 && <p className="mt-2 text-sm text-quiet">{fill(words.open, { count: openCount })}</p>}
      {error && (
        <Notice variant="danger" isLive className="mt-5 text-start">
          {serverMessageOf(error, words.failed)}
        </Notice>
      )}
      <Button
        size="large"
        className="mt-6 max-sm:w-full"
        disabled={!isSaved}
        isBusy={isPending}
        onClick={() => mutate()}
      >
        {words.finish}
      </Button>
      {!isSaved && <p className="mt-3 text-sm text-quiet">{words.waiting}</p>}
    </Card>
  );
}
