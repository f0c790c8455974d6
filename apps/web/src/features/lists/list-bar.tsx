import type { Exam } from '@dakhila/contract/exam';
import type { ListHead } from '@dakhila/contract/list-views';
import { LISTS_LIMIT } from '@dakhila/domain/lists/choice-key';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { fill, useMessages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SectionBoundary } from '../../ui/section-boundary.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ListMenu, NameDialog } from './list-menu.tsx';
import { listsMessages } from './messages.ts';
import { useListActions } from './use-list-actions.ts';

type ListBarProps = {
  exam: Exam;
  heads: readonly ListHead[];
  chosen: ListHead;
  onChoose: (id: string) => void;
  onRemoved: (list: ListHead) => void;
  /** What else is done with the open list. */
  children: ReactNode;
};

/** Which list is open, and what can be done with it. On a phone it is one row: a new list is started from the menu. */
export function ListBar({ exam, heads, chosen, onChoose, onRemoved, children }: ListBarProps) {
  const messages = useMessages(listsMessages).bar;
  const { create, rename, duplicate, remove } = useListActions();
  const [open, setOpen] = useState<'menu' | 'new' | 'rename' | null>(null);
  const close = () => setOpen(null);
  // Removing the last list unmounts this bar and drops the callbacks of `mutate`, so the promise is used. A toast reports a failure.
  const removeChosen = () =>
    void remove.mutateAsync(chosen.id).then(
      () => onRemoved(chosen),
      () => {},
    );
  const startNew = () => {
    if (heads.length >= LISTS_LIMIT)
      showToast({
        title: messages.newList,
        description: fill(messages.full, { limit: LISTS_LIMIT }),
        variant: 'warning',
      });
    else setOpen('new');
  };
  return (
    <div className="flex flex-wrap items-end gap-2 print:hidden">
      <Field
        label={<span className="max-sm:sr-only">{messages.label}</span>}
        className="min-w-0 flex-1 basis-40 sm:max-w-80 sm:basis-48"
      >
        <Select
          value={chosen.id}
          options={heads.map(({ id, name, choices }) => ({
            value: id,
            label: fill(messages.option, { name, count: choices.length }),
          }))}
          onChange={(event) => onChoose(event.target.value)}
        />
      </Field>
      <Button variant="secondary" className="max-sm:hidden" onClick={startNew}>
        <Plus aria-hidden="true" />
        {messages.newList}
      </Button>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        className="max-sm:w-11 max-sm:px-0!"
        onClick={() => setOpen('menu')}
      >
        <Ellipsis aria-hidden="true" />
        <span className="max-sm:sr-only">{messages.more}</span>
      </Button>
      <SectionBoundary>{children}</SectionBoundary>
      {open === 'menu' && (
        <ListMenu
          id={chosen.id}
          name={chosen.name}
          onClose={close}
          onNew={startNew}
          onRename={() => setOpen('rename')}
          onDuplicate={() =>
            duplicate.mutate(chosen.id, {
              onSuccess: (copy) => {
                showToast({ title: fill(messages.copied, { name: copy.name }), variant: 'success' });
                onChoose(copy.id);
              },
            })
          }
          onRemove={removeChosen}
        />
      )}
      {open === 'new' && (
        <NameDialog
          title={messages.newTitle}
          description={messages.newText}
          first=""
          button={messages.create}
          isBusy={create.isPending}
          onClose={close}
          onName={(name) =>
            create.mutate(
              { exam, name },
              {
                onSuccess: ({ id }) => {
                  close();
                  onChoose(id);
                },
              },
            )
          }
        />
      )}
      {open === 'rename' && (
        <NameDialog
          title={messages.renameTitle}
          first={chosen.name}
          button={messages.save}
          isBusy={rename.isPending}
          onClose={close}
          onName={(name) => rename.mutate({ id: chosen.id, version: chosen.version, name }, { onSuccess: close })}
        />
      )}
    </div>
  );
}
