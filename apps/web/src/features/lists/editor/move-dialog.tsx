import { type FormEvent, useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { listsMessages } from '../messages.ts';

type MoveDialogProps = {
  /** The row to move, counted from 0; null when the dialog is closed. */
  place: number | null;
  count: number;
  name: string;
  onClose: () => void;
  onMove: (from: number, to: number) => void;
};

/** Asks for the place where a choice should go. */
export function MoveDialog({ place, count, name, onClose, onMove }: MoveDialogProps) {
  const { moveTo: words } = useMessages(listsMessages).editor;
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  if (place === null) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const target = Number(typed);
    if (!Number.isInteger(target) || target < 1 || target > count) setError(fill(words.error, { count }));
    else onMove(place, target - 1);
  };
  return (
    <Dialog isOpen onClose={onClose} size="small" title={words.title} description={name}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <Field label={fill(words.label, { count })} {...(error !== null && { error })}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            autoFocus
            value={typed}
            onChange={(event) => setTyped(event.target.value.trim())}
          />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{words.move}</Button>
          <Button variant="secondary" onClick={() => onMove(place, 0)}>
            {words.first}
          </Button>
          <Button variant="secondary" onClick={() => onMove(place, count - 1)}>
            {words.last}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
