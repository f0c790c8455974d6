import type { Outcome, PreferenceList } from '@dakhila/contract/list-views';
import { compulsoryFrom } from '@dakhila/domain/lists/round-rules';
import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { cardStyles } from '../../../ui/card.tsx';
import { choiceName, countOnForm, formNumbers, type KnownChoices } from '../choices.ts';
import { listsMessages } from '../messages.ts';
import { outcomePercents } from '../outcome/percents.ts';
import type { OutcomeState } from '../outcome/use-outcome.ts';
import { ChoiceRow, type RowAction } from './choice-row.tsx';
import type { Edit } from './editor-state.ts';
import { indexForPlace, moved, type Order, placeAt, rowIds, without } from './order.ts';
import { MoveDialog, PendingRow } from './row-actions.tsx';
import type { FinalSeat } from './standing.tsx';
import { shiftOf, useDrag } from './use-drag.ts';
import { placeAfterKey, useLift, useRowFocus } from './use-lift.ts';

type ChoiceListProps = {
  list: PreferenceList;
  order: Order;
  known: KnownChoices;
  outcome: Pick<OutcomeState, 'data' | 'progress'>;
  onEdit: (order: Order, edit: Edit) => void;
  /** Announces a move to screen readers. */
  onAnnounce: (sentence: string) => void;
};

/** The choices in order. A row moves by its handle (pointer), by keyboard from its handle, by the buttons up and down, and to a place by number. */
export function ChoiceList({ list, order, known, outcome, onEdit, onAnnounce }: ChoiceListProps) {
  const messages = useMessages(listsMessages).editor;
  const helpId = useId();
  const rows = useRef<HTMLOListElement>(null);
  const [active, setActive] = useState(0);
  const [movingTo, setMovingTo] = useState<number | null>(null);
  const focusRow = useRowFocus(rows);
  const count = order.length;
  const numbersOf = (some: Order) => formNumbers(some, known);
  const numbers = useMemo(() => formNumbers(order, known), [order, known]);
  /** What is announced of a row: its number among the choices of the form. */
  const placed = (place: number, some: Order = order) => ({
    place: placeAt(numbersOf(some), place),
    count: countOnForm(numbers),
  });
  const nameAt = (place: number) => {
    const choice = known.get(order[place] ?? '');
    return choice ? choiceName(choice) : '';
  };

  const keepFocus = (place: number, control: string) => {
    const rowId = rowIds(order)[place];
    if (rowId !== undefined) focusRow(rowId, control);
  };
  const move = (from: number, to: number) => {
    const choice = order[from];
    if (choice === undefined || from === to) return;
    onAnnounce(fill(messages.announce.moved, { name: nameAt(from), ...placed(to, moved(order, from, to)) }));
    onEdit(moved(order, from, to), { kind: 'moved', choice, from: from + 1, to: to + 1 });
    setActive(to);
  };
  const { drag, start } = useDrag(rows, move);
  const keys = useLift({
    count,
    onLift: (place) => onAnnounce(fill(messages.announce.lifted, { name: nameAt(place), ...placed(place) })),
    onMove: ({ from, at }) => {
      onAnnounce(fill(messages.announce.at, placed(at, moved(order, from, at))));
      keepFocus(from, 'handle');
    },
    onDrop: ({ from, at }) => {
      keepFocus(from, 'handle');
      if (from === at) onAnnounce(fill(messages.announce.putBack, { name: nameAt(from), ...placed(from) }));
      else move(from, at);
    },
    onPutBack: ({ from }) => {
      keepFocus(from, 'handle');
      onAnnounce(fill(messages.announce.putBack, { name: nameAt(from), ...placed(from) }));
    },
  });

  const shown = keys.lift ? moved(order, keys.lift.from, keys.lift.at) : order;
  const ids = useMemo(() => rowIds(shown), [shown]);
  const shownNumbers = shown === order ? numbers : numbersOf(shown);
  const formCount = countOnForm(shownNumbers);
  const facts = useMemo(
    () => ({ exam: list.exam, dataYears: list.dataYears, lists: list.lists, rounds: list.rounds }),
    [list],
  );
  const finals = useFinalSeats(outcome.data, known, outcome.progress === 'updating');

  const act = (action: RowAction) => {
    const { place } = action;
    switch (action.kind) {
      case 'focus':
        return setActive(place);
      case 'drag':
        return start(action.event, place);
      case 'to-place':
        return setMovingTo(place);
      case 'up':
      case 'down': {
        keepFocus(place, controlOf(document.activeElement) ?? 'handle');
        return move(place, action.kind === 'up' ? place - 1 : place + 1);
      }
      case 'remove': {
        const choice = order[place];
        if (choice === undefined) return;
        const next = without(order, place);
        const follower = rowIds(next)[Math.min(place, next.length - 1)];
        if (follower !== undefined) focusRow(follower, 'handle');
        onAnnounce(fill(messages.announce.removed, { name: nameAt(place) }));
        return onEdit(next, { kind: 'removed', choice, place: place + 1 });
      }
      case 'key': {
        const control = controlOf(action.event.target);
        if (control === null) return;
        if (control === 'handle' && keys.press(action.event, place)) return;
        const target = placeAfterKey(action.event.key, place, count);
        if (target === null) return;
        action.event.preventDefault();
        const row = rows.current?.querySelector(`[data-place="${target}"]`);
        row?.querySelector<HTMLElement>(`[data-control="${control}"]`)?.focus();
      }
    }
  };
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  // The function never changes, so a row renders again only when its own props change.
  const onAct = useCallback((action: RowAction) => latest.current(action), []);

  return (
    <>
      <p id={helpId} className="sr-only">
        {messages.row.handleHelp}
      </p>
      <ol
        ref={rows}
        aria-label={fill(messages.listLabel, { name: list.name })}
        onBlur={(event) => event.relatedTarget && !rows.current?.contains(event.relatedTarget) && keys.drop()}
        {...(drag && { 'data-dragging': true })}
        className={`${cardStyles('none')} group/rows relative divide-y print:hidden`}
      >
        {shown.map((key, place) => {
          const choice = known.get(key);
          const rowId = ids[place] ?? key;
          const number = shownNumbers[place] ?? null;
          return choice ? (
            <ChoiceRow
              key={rowId}
              {...{ choice, rowId, place, number, count, formCount, facts, helpId, onAct }}
              mustAcceptFrom={number === null ? null : compulsoryFrom(list.compulsory, number)}
              final={finals(rowId)}
              isActive={place === Math.min(keys.lift?.at ?? active, count - 1)}
              isLifted={keys.lift?.at === place || drag?.from === place}
              shiftPx={drag ? shiftOf(drag, place) : 0}
            />
          ) : (
            <PendingRow key={rowId} place={place} number={number} />
          );
        })}
      </ol>
      <MoveDialog
        key={movingTo}
        place={movingTo}
        count={movingTo === null ? 0 : countOnForm(numbersOf(without(order, movingTo))) + 1}
        name={movingTo === null ? '' : nameAt(movingTo)}
        onClose={() => setMovingTo(null)}
        onMove={(from, to) => {
          setMovingTo(null);
          move(from, indexForPlace(numbersOf(without(order, from)), to));
        }}
      />
    </>
  );
}

/** A row says why from here on: less is hardly seen in the figures. */
const OFTEN_MISSED = 0.05;

function lowerBy(own: Outcome['choices'][number] | undefined, known: KnownChoices): FinalSeat['lower'] {
  const missed = own?.missed ?? 0;
  if (own === undefined || missed < OFTEN_MISSED) return null;
  const lost = (known.get(own.choice)?.standing?.chance ?? 0) - (own.chance ?? 0);
  return missed >= lost / 2 ? 'missed' : 'mostlyAbove';
}

/** What the outcome says of each row; the same objects until the outcome changes, so that rows need not render again. */
function useFinalSeats(outcome: Outcome | undefined, known: KnownChoices, isUpdating: boolean) {
  return useMemo(() => {
    if (outcome?.state === 'no-profile' || outcome?.state === 'paused') return () => null;
    const unknown = { percent: undefined, isMostLikely: false, isUpdating, lower: null };
    const rows = new Map(
      outcome &&
        [...outcomePercents(outcome, known).final].map(([rowId, percent], at) => [
          rowId,
          {
            percent,
            isMostLikely: rowId === `${outcome.likely?.choice}#0`,
            isUpdating,
            lower: lowerBy(outcome.choices[at], known),
          },
        ]),
    );
    return (rowId: string) => rows.get(rowId) ?? unknown;
  }, [outcome, known, isUpdating]);
}

const controlOf = (element: EventTarget | null): string | null =>
  element instanceof HTMLElement ? (element.dataset.control ?? null) : null;
