import type { Exam } from '@dakhila/contract/exam';
import { type Allotment, rounds } from '@dakhila/contract/rounds';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/link.tsx';
import { showFailure } from '../../../ui/toast-store.ts';
import { roundsPath } from '../address.ts';
import { choiceName } from '../choices.ts';
import { SeasonPart } from '../list-states.tsx';
import { listsQuery } from '../membership/queries.ts';
import { listsMessages } from '../messages.ts';
import { adviceQuery, allotmentsQuery, scheduleQuery } from '../queries.ts';
import { Advice } from './advice.tsx';
import { AllotmentForm, type Entered } from './allotment-form.tsx';

/** The allotments so far, the form to enter the next one, and the advice. */
export function AllotmentCard({ exam }: { exam: Exam }) {
  const messages = useMessages(listsMessages).season;
  const client = useQueryClient();
  const heads = useQuery(listsQuery);
  const schedule = useQuery(scheduleQuery(exam));
  const entered = useQuery(allotmentsQuery(exam));
  const advice = useQuery(adviceQuery(exam));
  const common = {
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: allotmentsQuery(exam).queryKey }),
        client.invalidateQueries({ queryKey: adviceQuery(exam).queryKey }),
      ]),
    onError: (error: unknown) => showFailure(messages.didNotWork, error, messages.pleaseTryAgain),
  };
  const enter = useMutation({
    ...common,
    mutationFn: ({ round, ...body }: Entered) =>
      call(rounds.enterAllotment, { params: { exam, round: String(round) }, body }),
  });
  const remove = useMutation({
    ...common,
    mutationFn: (round: number) => call(rounds.removeAllotment, { params: { exam, round: String(round) } }),
  });

  const parts = [heads, schedule, entered, advice];
  if (!heads.data || !schedule.data || !entered.data || advice.data === undefined) {
    const failed = parts.find(({ error }) => error);
    const refetch = () => Promise.all(parts.map((part) => part.refetch()));
    const isFetching = parts.some((part) => part.isFetching);
    return <SeasonPart query={{ data: undefined, error: failed?.error, isFetching, refetch }} />;
  }
  const own = heads.data.filter((list) => list.exam === exam);
  return (
    <>
      {advice.data && <Advice advice={advice.data} isAsked={enter.isSuccess} />}
      <Card className="print:hidden">
        <CardHeader title={messages.allotment.title} lead={messages.allotment.lead} />
        <EnteredAllotments
          allotments={entered.data}
          busyRound={remove.isPending ? remove.variables : null}
          onRemove={remove.mutate}
        />
        {own.length === 0 ? (
          <p className="text-sm">
            {messages.allotment.noLists}{' '}
            <TextLink to={roundsPath({ exam, list: null, view: 'order' })}>{messages.allotment.toLists}</TextLink>
          </p>
        ) : (
          <AllotmentForm
            heads={own}
            rounds={schedule.data.rounds}
            entered={entered.data}
            isBusy={enter.isPending}
            onEnter={enter.mutate}
          />
        )}
      </Card>
    </>
  );
}

type EnteredAllotmentsProps = {
  allotments: readonly Allotment[];
  busyRound: number | null;
  onRemove: (round: number) => void;
};

function EnteredAllotments({ allotments, busyRound, onRemove }: EnteredAllotmentsProps) {
  const { allotment: messages } = useMessages(listsMessages).season;
  if (allotments.length === 0) return null;
  return (
    <div className="mb-5">
      <h3 className="text-sm font-semibold">{messages.entered}</h3>
      <ul className="mt-1 divide-y">
        {allotments.map(({ round, choice, programme, collegeName }) => (
          <li key={round} className="flex items-center justify-between gap-4 py-1.5 text-sm">
            <span>
              {fill(messages.enteredLine, {
                round,
                what:
                  choice === null
                    ? messages.noSeat
                    : choiceName({ programme: programme ?? choice, collegeName: collegeName ?? '' }),
              })}
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={fill(messages.remove, { round })}
              isBusy={busyRound === round}
              onClick={() => onRemove(round)}
            >
              {messages.removeShort}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
