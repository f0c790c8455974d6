import type { Exam } from '@dakhila/contract/exam';
import { searchPath } from '../../../lib/exam-pages.ts';
import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyFace } from '../../../ui/empty-face.tsx';
import { WindingPath } from '../../../ui/illustrations.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { listsMessages } from '../messages.ts';
import { useListActs } from './use-list-acts.ts';

const PREDICTORS: Record<Exam, string> = { 'mht-cet': paths.predictorMhtCet, josaa: paths.predictorJosaa };

/** What stands here before there is a list: what it is for, and how to begin. */
export function FirstList({ exam, onStarted }: { exam: Exam; onStarted: (id: string) => void }) {
  const words = useMessages(listsMessages).bar;
  const { create } = useListActs();
  const start = () => create.mutate({ exam, name: words.suggested[exam] }, { onSuccess: ({ id }) => onStarted(id) });
  return (
    <Card>
      <EmptyFace
        heading={words.first.title}
        illustration={<WindingPath />}
        action={
          <>
            <Button isBusy={create.isPending} onClick={start}>
              {words.first.start}
            </Button>
            <ButtonLink to={PREDICTORS[exam]} variant="secondary">
              {words.first.predictor}
            </ButtonLink>
            <ButtonLink to={searchPath(exam)} variant="quiet">
              {words.first.explorer}
            </ButtonLink>
          </>
        }
      >
        {words.first.text}
      </EmptyFace>
    </Card>
  );
}
