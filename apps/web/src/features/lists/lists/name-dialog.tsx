import { LIST_NAME_LENGTH } from '@dakhila/domain/lists/choice-key';
import { type FormEvent, useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { listsMessages } from '../messages.ts';

type NameDialogProps = {
  title: string;
  description?: string;
  first: string;
  button: string;
  isBusy: boolean;
  onClose: () => void;
  onName: (name: string) => void;
};

/** Asks for the name of a list. Mount it while it is open. */
export function NameDialog({ title, description, first, button, isBusy, onClose, onName }: NameDialogProps) {
  const words = useMessages(listsMessages).bar;
  const [name, setName] = useState(first);
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') setIsMissing(true);
    else onName(name.trim());
  };
  return (
    <Dialog isOpen onClose={onClose} size="small" title={title} {...(description && { description })}>
      <form noValidate onSubmit={submit} className="space-y-4">
        <Field
          label={words.name}
          hint={fill(words.nameHint, { length: LIST_NAME_LENGTH })}
          {...(isMissing && { error: words.nameMissing })}
        >
          <Input
            autoFocus
            autoComplete="off"
            maxLength={LIST_NAME_LENGTH}
            value={name}
            onChange={(event) => setName(event.target.value)}
            onFocus={(event) => event.target.select()}
          />
        </Field>
        <Button type="submit" isBusy={isBusy} isFullWidth>
          {button}
        </Button>
      </form>
    </Dialog>
  );
}
