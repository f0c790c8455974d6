import { LIST_NAME_LENGTH } from '@dakhila/domain/lists/choice-key';
import { type FormEvent, useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { membershipMessages } from './messages.ts';
import type { useListMembership } from './use-list-membership.ts';

type ChooseListProps = {
  isOpen: boolean;
  onClose: () => void;
  about: string;
  choice: string;
  membership: ReturnType<typeof useListMembership>;
};

/** Asks on which of several lists a choice should stand; a new one can be made here. */
export function ChooseList({ isOpen, onClose, about, choice, membership }: ChooseListProps) {
  const words = useMessages(membershipMessages);
  const { own, change, isPending } = membership;
  const [name, setName] = useState('');
  const create = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    change({ kind: 'create', name: name.trim() });
    setName('');
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="small"
      title={words.chooseTitle}
      description={about}
      footer={<Button onClick={onClose}>{words.done}</Button>}
    >
      <ul className="space-y-1">
        {own.map((list) => (
          <li key={list.id}>
            <Checkbox
              checked={list.choices.includes(choice)}
              disabled={isPending}
              onChange={(event) => change({ kind: event.target.checked ? 'add' : 'take', list })}
            >
              <span className="block font-medium">{list.name}</span>
              <span className="block text-sm text-quiet tabular-nums">
                {fill(words.count, { count: list.choices.length })}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
      <form onSubmit={create} className="mt-4 flex flex-wrap items-end gap-3 border-t pt-4">
        <Field label={words.newList} className="min-w-0 flex-1 basis-48">
          <Input value={name} maxLength={LIST_NAME_LENGTH} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Button type="submit" variant="secondary" isBusy={isPending}>
          {words.create}
        </Button>
      </form>
    </Dialog>
  );
}
