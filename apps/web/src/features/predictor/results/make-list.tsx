import type { Exam } from '@dakhila/contract/exam';
import type { ListHead } from '@dakhila/contract/list-views';
import { lists } from '@dakhila/contract/lists';
import type { PredictionResult } from '@dakhila/contract/predictor-results';
import { choiceKeyOf } from '@dakhila/domain/lists/choice-key';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import ListChecks from 'lucide-react/icons/list-checks';
import ListPlus from 'lucide-react/icons/list-plus';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.ts';
import { rupees } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { showFailure, showToast } from '../../../ui/toast-store.ts';
import { cacheHead, LISTS_KEY, listsQuery } from '../../lists/index.ts';
import { predictorMessages } from '../messages.ts';

/** It covers the end of the list that it speaks of. */
const LIST_MADE_MS = 3000;

type MakeListProps = {
  exam: Exam;
  results: readonly PredictionResult[];
  /** The limit on the cost that all of them keep. */
  paysAtMost: number | undefined;
  /** The results still belong to the previous filters. */
  isBehind: boolean;
};

/** A preference list of all first picks, in the order of `results`: the order in which branches were picked says nothing, because the form does not ask for one. It opens for changes. With lists of this exam already, it asks which to use. */
export function MakeList({ exam, results, paysAtMost, isBehind }: MakeListProps) {
  const messages = useMessages(predictorMessages).results;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [own, setOwn] = useState<readonly ListHead[]>([]);
  const choices = [...new Set(results.flatMap((result) => choiceKeyOf(result) ?? []))];
  const open = (id: string) => void navigate(`${paths.rounds}?${new URLSearchParams({ exam, list: id })}`);
  const onError = (error: Error) => showFailure(messages.listFailed, error, messages.failed);

  const create = useMutation({
    mutationFn: async (name: string) => (await call(lists.create, { body: { exam, name, choices } })).data,
    onSuccess: (head) => {
      cacheHead(client, head);
      void client.invalidateQueries({ queryKey: LISTS_KEY });
      showToast({
        title: messages.listMade,
        description: messages.listMadeText,
        variant: 'success',
        durationMs: LIST_MADE_MS,
      });
      open(head.id);
    },
    onError,
  });
  const add = useMutation({
    mutationFn: async ({ id }: ListHead) => (await call(lists.add, { params: { id }, body: { choices } })).data,
    onSuccess: (head) => {
      cacheHead(client, head);
      void client.invalidateQueries({ queryKey: LISTS_KEY });
      const description = fill(messages.listAddedText, { list: head.name });
      showToast({ title: messages.listAdded, description, variant: 'success' });
      open(head.id);
    },
    onError,
  });
  const press = useMutation({
    // Another tab may have made a list meanwhile.
    mutationFn: () => client.fetchQuery({ ...listsQuery, staleTime: 0 }),
    onSuccess: (all) => {
      const ofExam = all.filter((list) => list.exam === exam);
      if (ofExam.length === 0) create.mutate(messages.listName[exam]);
      else setOwn(ofExam);
    },
    onError,
  });
  const isBusy = create.isPending || add.isPending || press.isPending;
  if (choices.length < 2) return null;
  return (
    <>
      <Button isFullWidth isBusy={isBusy || isBehind} onClick={() => press.mutate()}>
        <ListPlus aria-hidden="true" />
        {fill(messages.makeList, { count: choices.length })}
      </Button>
      <p className="mt-1 mb-3 text-center text-xs text-quiet text-pretty">
        {paysAtMost !== undefined && `${fill(messages.makeListWithin, { rupees: rupees(paysAtMost) })} `}
        {results.some(({ band }) => band === 'Safe') ? messages.makeListOrder : messages.makeListNoneSafe}
      </p>
      <Dialog
        isOpen={own.length > 0}
        onClose={() => setOwn([])}
        size="small"
        title={fill(messages.listExists, { count: own.length })}
        description={messages.listExistsText}
        footer={
          <Button
            variant="secondary"
            isBusy={isBusy}
            onClick={() => create.mutate(unusedName(messages.listName[exam], own))}
          >
            {messages.makeAnother}
          </Button>
        }
      >
        <ul className="-mx-3">
          {own.map((list) => (
            <li key={list.id}>
              <OwnList
                list={list}
                choices={choices}
                onOpen={() => open(list.id)}
                onAdd={() => !isBusy && add.mutate(list)}
              />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

type OwnListProps = { list: ListHead; choices: readonly string[]; onOpen: () => void; onAdd: () => void };

/** Adds what is not on the list yet; a list that has all of it is opened. */
function OwnList({ list, choices, onOpen, onAdd }: OwnListProps) {
  const messages = useMessages(predictorMessages).results;
  const missing = choices.filter((choice) => !list.choices.includes(choice)).length;
  const Icon = missing === 0 ? ListChecks : ListPlus;
  return (
    <button
      type="button"
      onClick={missing === 0 ? onOpen : onAdd}
      className="flex min-h-12 w-full items-center gap-3 rounded-control px-3 py-2 text-start hover:bg-ink-soft [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-quiet"
    >
      <Icon aria-hidden="true" />
      <span className="min-w-0 break-words">
        <span className="block font-semibold text-ink">
          {fill(missing === 0 ? messages.openList : messages.addToList, { list: list.name })}
        </span>{' '}
        <span className="block text-sm text-quiet">
          {missing === 0 ? messages.listHasAll : fill(messages.listLacks, { count: missing })}
        </span>
      </span>
    </button>
  );
}

/** Two lists of one name could not be told apart. */
function unusedName(name: string, own: readonly ListHead[]): string {
  const names = new Set(own.map((list) => list.name));
  let unused = name;
  for (let number = 2; names.has(unused); number += 1) unused = `${name} ${number}`;
  return unused;
}
