import type { PreferenceList } from '@dakhila/contract/list-views';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useListActs } from '../lists/use-list-acts.ts';
import { listsMessages } from '../messages.ts';
import type { Order } from './order.ts';
import { storedDraft } from './order-outbox.ts';

type GoneNoticeProps = { list: PreferenceList; order: Order; onSaved: (id: string) => void };

/** The list was deleted elsewhere while it was edited here: the work can become a list of its own. */
export function GoneNotice({ list, order, onSaved }: GoneNoticeProps) {
  const words = useMessages(listsMessages).editor;
  const { create } = useListActs();
  const save = () =>
    create.mutate(
      { exam: list.exam, name: list.name, choices: [...order] },
      {
        onSuccess: ({ id }) => {
          storedDraft(list.id).remove();
          onSaved(id);
        },
      },
    );
  return (
    <Notice
      isLive
      variant="warning"
      action={
        <Button isBusy={create.isPending} onClick={save}>
          {words.saveAsNew}
        </Button>
      }
    >
      {words.saveState.gone}
    </Notice>
  );
}
