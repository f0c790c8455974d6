import type { ListHead } from '@dakhila/contract/list-views';
import type { Allotment } from '@dakhila/contract/rounds';
import { formPlaces } from '@dakhila/domain/lists/form-choices';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { choiceName } from '../choices.ts';
import { listsMessages } from '../messages.ts';
import { listQuery } from '../queries.ts';

export type Entered = { round: number; listId: string; choice: string | null };

/** No choice has this key. */
const NO_SEAT = '-';

type AllotmentFormProps = {
  heads: readonly ListHead[];
  rounds: number;
  entered: readonly Allotment[];
  isBusy: boolean;
  onEnter: (entered: Entered) => void;
};

/** Asks for the round, the list that was locked and the seat. The next round and the latest list are suggested. */
export function AllotmentForm({ heads, rounds, entered, isBusy, onEnter }: AllotmentFormProps) {
  const { allotment: messages } = useMessages(listsMessages).season;
  const latest = entered.at(-1);
  const next = Math.min(rounds, (latest?.round ?? 0) + 1);
  const [round, setRound] = useState<number | null>(null);
  const [listId, setListId] = useState<string | null>(null);
  const [seat, setSeat] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const chosenRound = round ?? next;
  const suggested = heads.find(({ id }) => id === latest?.listId) ?? heads[0];
  const chosenList = listId ?? suggested?.id ?? '';
  const { data: list } = useQuery({ ...listQuery(chosenList), enabled: chosenList !== '' });
  const numbers = formPlaces(list?.choices ?? []);
  const chosen = list?.choices.find(({ choice }) => choice === seat);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(seat === '');
    if (seat === '') return;
    onEnter({ round: chosenRound, listId: chosenList, choice: seat === NO_SEAT ? null : seat });
    setRound(null);
    setSeat('');
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-[8rem_1fr]">
        <Field label={messages.round}>
          <Select
            value={chosenRound}
            options={Array.from({ length: rounds }, (_, index) => ({
              value: index + 1,
              label: fill(messages.roundOption, { round: index + 1 }),
            }))}
            onChange={(event) => setRound(Number(event.target.value))}
          />
        </Field>
        <Field label={messages.list}>
          <Select
            value={chosenList}
            options={heads.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(event) => {
              setListId(event.target.value);
              setSeat('');
            }}
          />
        </Field>
      </div>
      {/* A closed menu cuts a long name off before its college. */}
      <Field
        label={messages.seat}
        note={chosen && choiceName(chosen)}
        {...(isMissing && seat === '' && { error: messages.seatMissing })}
      >
        <Select value={seat} disabled={!list} onChange={(event) => setSeat(event.target.value)}>
          <option value="">{messages.choose}</option>
          <option value={NO_SEAT}>{messages.none}</option>
          {list?.choices.map((choice, index) => (
            <option key={`${choice.choice} ${index}`} value={choice.choice}>
              {fill(messages.option, { place: numbers[index] ?? '–', name: choiceName(choice) })}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" isBusy={isBusy}>
        {messages.save}
      </Button>
    </form>
  );
}
