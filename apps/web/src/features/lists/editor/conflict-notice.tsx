import type { PreferenceList } from '@dakhila/contract/list-views';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { choiceName, type KnownChoices } from '../choices.ts';
import { listsMessages } from '../messages.ts';
import { useListActions } from '../use-list-actions.ts';
import { type Order, orderDifference } from './order.ts';
import { storedDraft } from './order-outbox.ts';
import type { ListEditor } from './use-list-editor.ts';

const NAMED_AT_MOST = 3;

/** Another tab or device saved another order: says what differs and asks which one counts. */
export function ConflictNotice({ editor, known }: { editor: ListEditor; known: KnownChoices }) {
  const { conflict: messages, choices } = useMessages(listsMessages).editor;
  const { order, theirs } = editor.state;
  if (!theirs) return null;
  const { onlyMine, onlyTheirs, movedCount } = orderDifference(order, theirs.choices);
  const names = (keys: Order) => {
    const named = keys.slice(0, NAMED_AT_MOST).map((key) => {
      const choice = known.get(key);
      return choice ? choiceName(choice) : messages.unnamed;
    });
    const more = keys.length - named.length;
    return [...named, ...(more > 0 ? [fill(messages.andMore, { count: more })] : [])].join('; ');
  };
  return (
    <Notice
      isLive
      variant="warning"
      title={messages.title}
      action={
        <div className="flex flex-wrap gap-3">
          <Button onClick={editor.keepMine}>{messages.keepMine}</Button>
          <Button variant="secondary" onClick={editor.takeTheirs}>
            {messages.takeTheirs}
          </Button>
        </div>
      }
    >
      <p>{messages.lead}</p>
      <ul className="mt-2 list-disc ps-5">
        <li>
          {fill(messages.counts, {
            mine: fill(choices, { count: order.length }),
            theirs: fill(choices, { count: theirs.choices.length }),
          })}
        </li>
        {onlyMine.length > 0 && <li>{fill(messages.onlyMine, { names: names(onlyMine) })}</li>}
        {onlyTheirs.length > 0 && <li>{fill(messages.onlyTheirs, { names: names(onlyTheirs) })}</li>}
        {movedCount > 0 && <li>{fill(messages.moved, { count: movedCount })}</li>}
      </ul>
      <p className="mt-2">{messages.undoable}</p>
    </Notice>
  );
}

type GoneNoticeProps = { list: PreferenceList; order: Order; onSaved: (id: string) => void };

/** The list was deleted elsewhere while it was edited here: it can be saved as a new list. */
export function GoneNotice({ list, order, onSaved }: GoneNoticeProps) {
  const messages = useMessages(listsMessages).editor;
  const { create } = useListActions();
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
          {messages.saveAsNew}
        </Button>
      }
    >
      {messages.saveState.gone}
    </Notice>
  );
}
