import type { PreferenceList } from '@dakhila/contract/list-views';
import { lists } from '@dakhila/contract/lists';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { Cell, HeaderCell, Table, TableHead } from '../../../ui/table.tsx';
import { choiceName, type KnownChoices } from '../choices.ts';
import { listsMessages } from '../messages.ts';
import { listQuery } from '../queries.ts';

type Change = NonNullable<PreferenceList['changes']>['choices'][number];

/** What is different since the student last saw the list: why, how many choices, and each of them on request. */
export function ChangesNotice({ list, known }: { list: PreferenceList; known: KnownChoices }) {
  const { changes: messages, states } = useMessages(listsMessages).editor;
  const shown = useShownChance();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(lists.seen, { params: { id: list.id } }),
    onSuccess: () =>
      client.setQueryData(listQuery(list.id).queryKey, (before) => before && { ...before, changes: null }),
  });
  if (!list.changes) return null;
  const { reasons, choices } = list.changes;
  const counts = countChanges(choices);
  const textOf = ({ state, chance }: Change['before']) => (chance === null ? states[state] : shown(chance));
  return (
    <Notice
      title={messages.title}
      action={
        <Button size="small" variant="secondary" isBusy={isPending} onClick={() => mutate()}>
          {messages.seen}
        </Button>
      }
    >
      <ul className="list-disc ps-5">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
        {counts.better > 0 && <li>{fill(messages.better, { count: counts.better })}</li>}
        {counts.worse > 0 && <li>{fill(messages.worse, { count: counts.worse })}</li>}
        {counts.opened > 0 && <li>{fill(messages.opened, { count: counts.opened })}</li>}
        {counts.closed > 0 && <li>{fill(messages.closed, { count: counts.closed })}</li>}
      </ul>
      {choices.length > 0 && (
        <Disclosure summary={messages.show} className="border-none">
          <Table caption={messages.caption} isCaptionHidden>
            <TableHead columns={[messages.choice, [messages.before, 'number'], [messages.after, 'number']]} />
            <tbody>
              {choices.map(({ choice, before, after }) => {
                const named = known.get(choice);
                return (
                  <tr key={choice}>
                    <HeaderCell scope="row">{named ? choiceName(named) : choice}</HeaderCell>
                    <Cell isNumeric>{textOf(before)}</Cell>
                    <Cell isNumeric>{textOf(after)}</Cell>
                  </tr>
                );
              })}
            </tbody>
          </Table>
        </Disclosure>
      )}
    </Notice>
  );
}

/** How many choices became better or worse, gained an estimate or lost it. */
function countChanges(changes: readonly Change[]) {
  const counts = { better: 0, worse: 0, opened: 0, closed: 0 };
  for (const { before, after } of changes) {
    if (before.chance !== null && after.chance !== null) {
      counts[after.chance > before.chance ? 'better' : 'worse'] += 1;
    } else counts[after.chance !== null ? 'opened' : 'closed'] += 1;
  }
  return counts;
}
