import type { Exam } from '@dakhila/contract/exam';
import { seasonResult } from '@dakhila/contract/season-result';
import type { SeasonResult } from '@dakhila/domain/lists/season-result';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showFailure, showToast } from '../../../../ui/toast-store.ts';
import { resultMessages } from './messages.ts';
import { questionQuery } from './queries.ts';

type GivenAnswerProps = {
  exam: Exam;
  told: { year: number; title: string; result: SeasonResult; isCounted: boolean };
  /** The seat that was allotted. */
  seat?: string | undefined;
};

/** What the student answered about a season. Deleting it withdraws the consent. While the question is open, they can answer again. */
export function GivenAnswer({ exam, told: { year, title, result, isCounted }, seat }: GivenAnswerProps) {
  const messages = useMessages(resultMessages);
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => call(seasonResult.withdraw, { params: { exam }, query: { year: String(year) } }),
    onSuccess: () => {
      showToast({ title: messages.withdrawn, variant: 'success' });
      return client.invalidateQueries({ queryKey: questionQuery(exam).queryKey });
    },
    onError: (error) => showFailure(messages.didNotWork, error, messages.pleaseTryAgain),
  });
  const season = { season: title };
  return (
    <Notice
      className="print:hidden"
      title={fill(messages.told, season)}
      action={
        <Button
          variant="secondary"
          size="small"
          aria-label={fill(messages.withdrawName, season)}
          isBusy={withdraw.isPending}
          onClick={() => withdraw.mutate()}
        >
          {messages.withdraw}
        </Button>
      }
    >
      {[messages.results[result], seat].filter(Boolean).join(': ')} ·{' '}
      {isCounted ? messages.counted : messages.notCounted}
    </Notice>
  );
}
