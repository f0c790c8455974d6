import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Hash from 'lucide-react/icons/hash';
import Trash from 'lucide-react/icons/trash-2';
import { type FormEvent, useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { listsMessages } from '../messages.ts';

export type RowCommand = 'up' | 'down' | 'to-place' | 'remove';

type RowActionsProps = {
  name: string;
  place: number;
  count: number;
  tabIndex: number;
  act: (kind: RowCommand) => () => void;
};

/** The buttons of an opened row, to move it without dragging. */
export function RowActions({ name, place, count, tabIndex, act }: RowActionsProps) {
  const { row: messages } = useMessages(listsMessages).editor;
  const actions = [
    { kind: 'up', icon: ArrowUp, text: messages.upShort, label: fill(messages.up, { name }), isOff: place === 0 },
    {
      kind: 'down',
      icon: ArrowDown,
      text: messages.downShort,
      label: fill(messages.down, { name }),
      isOff: place === count - 1,
    },
    { kind: 'to-place', icon: Hash, text: messages.toPlace, label: `${messages.toPlace} ${name}`, isOff: false },
    { kind: 'remove', icon: Trash, text: messages.removeShort, label: fill(messages.remove, { name }), isOff: false },
  ] as const;
  return (
    <div className="flex flex-wrap gap-2">
      {actions.map(({ kind, icon: Icon, text, label, isOff }) => (
        <Button
          key={kind}
          variant="secondary"
          aria-label={label}
          tabIndex={tabIndex}
          disabled={isOff}
          onClick={act(kind)}
          className="gap-1.5 px-3! text-sm! focus-visible:-outline-offset-2"
        >
          <Icon aria-hidden="true" />
          {text}
        </Button>
      ))}
    </div>
  );
}

type MoveDialogProps = {
  /** The row to move, counted from 0; null when the dialog is closed. */
  place: number | null;
  /** How many places the form has. */
  count: number;
  name: string;
  onClose: () => void;
  /** `to` is a place of the form, from 1. */
  onMove: (from: number, to: number) => void;
};

export function MoveDialog({ place, count, name, onClose, onMove }: MoveDialogProps) {
  const { moveTo: messages } = useMessages(listsMessages).editor;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  if (place === null) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const target = Number(typed);
    if (!Number.isInteger(target) || target < 1 || target > count) setError(fill(messages.error, { count }));
    else onMove(place, target);
  };
  return (
    <Dialog isOpen onClose={onClose} size="small" title={messages.title} description={name}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <Field label={fill(messages.label, { count })} {...(error !== null && { error })}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.target.value.trim())}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{messages.move}</Button>
          <Button variant="secondary" onClick={() => onMove(place, 1)}>
            {messages.first}
          </Button>
          <Button variant="secondary" onClick={() => onMove(place, count)}>
            {messages.last}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** A choice that a fix has added; its details are being fetched. */
export function PendingRow({ place, number }: { place: number; number: number | null }) {
  const messages = useMessages(listsMessages).editor;
  return (
    <li data-place={place} className="flex items-center gap-4 px-4 py-5">
      <span className="text-lg font-bold tabular-nums">{number ?? '–'}</span>
      <Skeleton className="h-10 flex-1" />
      <span className="sr-only">{messages.row.pending}</span>
    </li>
  );
}
