import { API_BASE_PATH } from '@dakhila/contract/base-path';
import { listFilePath } from '@dakhila/contract/lists';
import { LIST_NAME_LENGTH } from '@dakhila/domain/lists/limits';
import Copy from 'lucide-react/icons/copy';
import FileDown from 'lucide-react/icons/file-down';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import Trash from 'lucide-react/icons/trash-2';
import { type FormEvent, useState } from 'react';
import { fill, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { listsMessages } from './messages.ts';

const LINE =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-start font-medium text-text no-underline hover:bg-ink-soft [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-quiet';

type ListMenuProps = {
  id: string;
  name: string;
  onClose: () => void;
  onRename: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
};

/** The actions on a whole list, as a sheet that a thumb reaches. Mount it while it is open. */
export function ListMenu({ id, name, onClose, onRename, onDuplicate, onRemove }: ListMenuProps) {
  const words = useMessages(listsMessages).bar;
  const first = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog isOpen onClose={onClose} size="small" title={words.moreTitle} description={name}>
      <p className="px-3 text-sm font-semibold text-quiet">{words.files}</p>
      <p className="px-3 text-sm text-quiet">{words.filesHint}</p>
      <ul className="mt-1">
        <li>
          {/* The sheet must be closed before the page is printed. */}
          <button type="button" className={LINE} onClick={first(() => setTimeout(() => window.print()))}>
            <Printer aria-hidden="true" />
            {words.print}
          </button>
        </li>
        <li>
          <a href={`${API_BASE_PATH}${listFilePath(id, 'pdf')}`} download className={LINE} onClick={onClose}>
            <FileDown aria-hidden="true" />
            {words.pdf}
          </a>
        </li>
        <li>
          <a href={`${API_BASE_PATH}${listFilePath(id, 'csv')}`} download className={LINE} onClick={onClose}>
            <FileDown aria-hidden="true" />
            {words.csv}
          </a>
        </li>
      </ul>
      <ul className="mt-2 border-t pt-2">
        <li>
          <button type="button" className={LINE} onClick={first(onRename)}>
            <Pencil aria-hidden="true" />
            {words.rename}
          </button>
        </li>
        <li>
          <button type="button" className={LINE} onClick={first(onDuplicate)}>
            <Copy aria-hidden="true" />
            {words.duplicate}
          </button>
        </li>
        <li>
          <button type="button" className={LINE} onClick={first(onRemove)}>
            <Trash aria-hidden="true" />
            {words.remove}
          </button>
        </li>
      </ul>
    </Dialog>
  );
}

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
