import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import { listFilePath } from '@dakhila/contract/lists';
import { LIST_NAME_LENGTH } from '@dakhila/domain/lists/choice-key';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Copy from 'lucide-react/icons/copy';
import FileDown from 'lucide-react/icons/file-down';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Printer from 'lucide-react/icons/printer';
import Trash from 'lucide-react/icons/trash-2';
import { type ComponentType, type FormEvent, useState } from 'react';
import { fill, useMessages } from '../../lib/messages.ts';
import { Link } from '../../lib/navigation.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { listsMessages } from './messages.ts';
import { submitPath } from './submit/submit-address.ts';

const ITEM =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-start font-medium text-text no-underline hover:bg-ink-soft [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-quiet';

type ListMenuProps = {
  id: string;
  name: string;
  onClose: () => void;
  onNew: () => void;
  onRename: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
};

/** The actions on a whole list, as a bottom sheet on phones. Mount it while it is open. */
export function ListMenu({ id, name, onClose, onNew, onRename, onDuplicate, onRemove }: ListMenuProps) {
  const messages = useMessages(listsMessages).bar;
  const closeThen = (act: () => void) => () => {
    onClose();
    act();
  };
  // At the end of the list it has a link too, which a long list hides.
  const check = [
    { icon: ClipboardCheck, label: messages.check, onClick: onClose, to: submitPath({ list: id, step: 'check' }) },
  ];
  const files = [
    // The sheet must be closed before the page is printed.
    { icon: Printer, label: messages.print, onClick: closeThen(() => setTimeout(() => window.print())) },
    { icon: FileDown, label: messages.pdf, onClick: onClose, href: listFilePath(id, 'pdf') },
    { icon: FileDown, label: messages.csv, onClick: onClose, href: listFilePath(id, 'csv') },
  ];
  const actions = [
    // Where the screen is wide enough, it has a button of its own.
    { icon: Plus, label: messages.newList, onClick: closeThen(onNew), className: 'sm:hidden' },
    { icon: Pencil, label: messages.rename, onClick: closeThen(onRename) },
    { icon: Copy, label: messages.duplicate, onClick: closeThen(onDuplicate) },
    { icon: Trash, label: messages.remove, onClick: closeThen(onRemove) },
  ];
  return (
    <Dialog isOpen onClose={onClose} size="small" title={messages.moreTitle} description={name}>
      <MenuItems items={check} className="mb-2 border-b pb-2" />
      <p className="px-3 text-sm font-semibold text-quiet">{messages.files}</p>
      <p className="px-3 text-sm text-quiet">{messages.filesHint}</p>
      <MenuItems items={files} className="mt-1" />
      <MenuItems items={actions} className="mt-2 border-t pt-2" />
    </Dialog>
  );
}

type MenuItemsProps = {
  items: readonly {
    icon: ComponentType<{ 'aria-hidden': 'true' }>;
    label: string;
    onClick: () => void;
    href?: string;
    to?: string;
    className?: string;
  }[];
  className: string;
};

/** Buttons, links to screens, and links to files of the API. */
function MenuItems({ items, className }: MenuItemsProps) {
  return (
    <ul className={className}>
      {items.map(({ icon: Icon, label, onClick, href, to, className: own }) => (
        <li key={label} className={own}>
          {to ? (
            <Link to={to} className={ITEM} onClick={onClick}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          ) : href ? (
            <a href={`${API_BASE_PATH}${href}`} download className={ITEM} onClick={onClick}>
              <Icon aria-hidden="true" />
              {label}
            </a>
          ) : (
            <button type="button" className={ITEM} onClick={onClick}>
              <Icon aria-hidden="true" />
              {label}
            </button>
          )}
        </li>
      ))}
    </ul>
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
  const messages = useMessages(listsMessages).bar;
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
          label={messages.name}
          hint={fill(messages.nameHint, { length: LIST_NAME_LENGTH })}
          {...(isMissing && { error: messages.nameMissing })}
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
