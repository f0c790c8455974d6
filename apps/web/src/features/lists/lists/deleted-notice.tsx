import type { ListHead } from '@dakhila/contract/list-views';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { listsMessages } from '../messages.ts';
import { useListActs } from './use-list-acts.ts';

/** A list was deleted, and can be brought back with all its choices. */
export function DeletedNotice({ list, onRestored }: { list: ListHead; onRestored: (id: string) => void }) {
  const words = useMessages(listsMessages).bar;
  const { create } = useListActs();
  const restore = () =>
    create.mutate(
      { exam: list.exam, name: list.name, choices: list.choices },
      {
        onSuccess: ({ id }) => {
          showToast({ title: words.restored, variant: 'success' });
          onRestored(id);
        },
      },
    );
  return (
    <Notice
      isLive
      action={
        <Button size="small" variant="secondary" isBusy={create.isPending} onClick={restore}>
          {words.undo}
        </Button>
      }
    >
      {fill(words.removed, { name: list.name })}
    </Notice>
  );
}
