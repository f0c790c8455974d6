import type { Exam } from '@dakhila/contract/exam';
import { type SeasonQuestion, seasonResult } from '@dakhila/contract/season-result';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showFailure, showToast } from '../../../../ui/toast-store.ts';
import { choiceName } from '../../programme.ts';
import { resultMessages } from './messages.ts';
import { questionQuery } from './queries.ts';

/** What the student told about a season. Deleting it withdraws the consent, and they can answer again. */
export function GivenAnswer({ exam, question }: { exam: Exam; question: SeasonQuestion }) {
  const messages = useMessages(resultMessages);
  const client = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => call(seasonResult.withdraw, { params: { exam } }),
    onSuccess: () => {
      showToast({ title: messages.withdrawn, variant: 'success' });
      return client.invalidateQueries({ queryKey: questionQuery(exam).queryKey });
    },
    onError: (error) => showFailure(messages.didNotWork, error, messages.pleaseTryAgain),
  });
  const { answered, choices, title } = question;
  if (answered === null) return null;
  const line = choices.find(({ choice }) => choice === answered.choice);
  const said = [messages.results[answered.result], line && choiceName(line)].filter(Boolean).join(': ');
  return (
    <Notice
      className="print:hidden"
      title={fill(messages.told, { season: title })}
      action={
        <Button variant="secondary" size="small" isBusy={withdraw.isPending} onClick={() => withdraw.mutate()}>
          {messages.withdraw}
        </Button>
      }
    >
      {said} · {answered.mayCount ? messages.counted : messages.notCounted}
    </Notice>
  );
}
