import type { Exam } from '@dakhila/contract/exam';
import { lists } from '@dakhila/contract/lists';
import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { choiceKeyOf } from '@dakhila/domain/lists/choice-key';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import ListPlus from 'lucide-react/icons/list-plus';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { showFailure, showToast } from '../../../ui/toast-store.ts';
import { LISTS_KEY } from '../../lists/index.ts';
import { predictorMessages } from '../messages.ts';

type MakeListProps = { exam: Exam; results: readonly PredictionResult[] };

/** A preference list of all first picks in one press, hardest group first. It opens for changes. */
export function MakeList({ exam, results }: MakeListProps) {
  const messages = useMessages(predictorMessages).results;
  const client = useQueryClient();
  const navigate = useNavigate();
  const choices = [...new Set(results.flatMap((result) => choiceKeyOf(result) ?? []))];
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await call(lists.create, { body: { exam, name: messages.listName, choices } })).data,
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: LISTS_KEY });
      showToast({ title: messages.listMade, description: messages.listMadeText, variant: 'success' });
      void navigate(`${paths.rounds}?${new URLSearchParams({ exam, list: id })}`);
    },
    onError: (error) => showFailure(messages.listFailed, error, messages.failed),
  });
  if (choices.length < 2) return null;
  return (
    <Button isFullWidth className="mb-2" isBusy={isPending} onClick={() => mutate()}>
      <ListPlus aria-hidden="true" />
      {fill(messages.makeList, { count: choices.length })}
    </Button>
  );
}
