import type { PreferenceList } from '@dakhila/contract/list-views';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { choiceName, type KnownChoices } from '../choices.ts';
import { listsMessages } from '../messages.ts';
import { useListActs } from '../use-list-acts.ts';
import { type Order, orderDifference } from './order.ts';
import { storedDraft } from './order-outbox.ts';
import type { ListEditor } from './use-list-editor.ts';

const NAMED_AT_MOST = 3;

/** Another tab or device saved another order: says what differs and asks which one counts. */
export function ConflictNotice({ editor, known }: { editor: ListEditor; known: KnownChoices }) {
  const { conflict: words, choices } = useMessages(listsMessages).editor;
  const { order, theirs } = editor.state;
  if (!theirs) return null;
  const { onlyMine, onlyTheirs, movedCount } = orderDifference(order, theirs.choices);
  const names = (keys: Order) => {
    const named = keys.slice(0, NAMED_AT_MOST).map((key) => {
      const choice = known.get(key);
      return choice ? choiceName(choice) : words.unnamed;
    });
    const more = keys.length - named.length;
    return [...named, ...(more > 0 ? [fill(words.andMore, { count: more })] : [])].join('; ');
  };
  return (
    <Notice
      isLive
      variant="warning"
      title={words.title}
      action={
        <div className="flex flex-wrap gap-3">
          <Button onClick={editor.keepMine}>{words.keepMine}</Button>
          <Button variant="secondary" onClick={editor.takeTheirs}>
            {words.takeTheirs}
          </Button>
        </div>
      }
    >
      <p>{words.lead}</p>
      <ul className="mt-2 list-disc ps-5">
        <li>
          {fill(words.counts, {
            mine: fill(choices, { count: order.length }),
            theirs: fill(choices, { count: theirs.choices.length }),
          })}
        </li>
        {onlyMine.length > 0 && <li>{fill(words.onlyMine, { names: names(onlyMine) })}</li>}
        {onlyTheirs.length > 0 && <li>{fill(words.onlyTheirs, { names: names(onlyTheirs) })}</li>}
        {movedCount > 0 && <li>{fill(words.moved, { count: movedCount })}</li>}
      </ul>
      <p className="mt-2">{words.undoable}</p>
    </Notice>
  );
}

type GoneNoticeProps = { list: PreferenceList; order: Order; onSaved: (id: string) => void };

/** The list was deleted elsewhere while it was edited here: it can be saved as a new list. */
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
