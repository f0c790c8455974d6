import type { Exam } from '@dakhila/contract/exam';
import type { FoundOption as Found, ListOption } from '@dakhila/contract/list-views';
import { CHOICES_LIMIT } from '@dakhila/domain/lists/choice-key';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { serverMessageOf } from '../../../lib/api-error.ts';
import { classNames } from '../../../lib/class-names.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { useSearchText } from '../../../lib/use-search-text.ts';
import { Button } from '../../../ui/button.tsx';
import { BandLabel } from '../../../ui/chance-mark.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useShownChance } from '../../../ui/shown-chance.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { choiceName, countOnForm, formNumbers, type KnownChoices, programmeParts } from '../choices.ts';
import { listsMessages } from '../messages.ts';
import { optionsQuery } from '../queries.ts';
import { OptionFacts } from './option-facts.tsx';
import { indexForPlace, type Order, without } from './order.ts';
import { MoveDialog } from './row-actions.tsx';

/** The server returns at most this many. */
const MOST_FOUND = 50;

/** Forecasts are opened within seconds of a start. */
const ASK_AGAIN_MS = 5_000;
const isPending = (found: readonly Found[] | undefined) => found?.some((option) => option.isChancePending) === true;

type AddChoicesProps = {
  exam: Exam;
  order: Order;
  known: KnownChoices;
  /** `place` is one of the form, from 1; null is the end. */
  onAdd: (option: ListOption, place: number | null) => void;
  /** Both are rows, from 0. */
  onMove: (from: number, to: number) => void;
};

/** Finds choices by text and adds them at the end of the list, or one below the other from a position on. */
export function AddChoices({ exam, order, known, onAdd, onMove }: AddChoicesProps) {
  const { add: messages } = useMessages(listsMessages).editor;
  const [search, setSearch] = useState('');
  const text = useSearchText(search, setSearch);
  const { data, error, isFetching } = useQuery({
    ...optionsQuery(exam, search),
    enabled: search !== '',
    refetchInterval: ({ state }) => (isPending(state.data) ? ASK_AGAIN_MS : false),
  });
  const found = search === '' ? undefined : data;
  const isSearching = isFetching && !isPending(found);
  const isFull = order.length >= CHOICES_LIMIT;
  const numbers = formNumbers(order, known);
  const [typedPlace, setTypedPlace] = useState('');
  const count = countOnForm(numbers);
  const isWrong =
    typedPlace !== '' && !(/^\d+$/.test(typedPlace) && Number(typedPlace) >= 1 && Number(typedPlace) <= count + 1);
  const place = typedPlace === '' || isWrong ? null : Number(typedPlace);
  const [added, setAdded] = useState<ListOption | null>(null);
  const [isMoving, setIsMoving] = useState(false);
  const row = added === null ? -1 : order.indexOf(added.choice);
  const others = formNumbers(without(order, row), known);
  const add = (option: ListOption) => {
    onAdd(option, place);
    setAdded(option);
    if (place !== null) setTypedPlace(String(place + 1));
  };
  return (
    <div className="space-y-3">
      <Field label={messages.label}>
        <Input
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoFocus
          maxLength={100}
          placeholder={messages.placeholder[exam]}
          value={text.typed}
          onChange={(event) => text.type(event.target.value)}
        />
      </Field>
      {count > 0 && (
        <Field label={messages.place} error={isWrong && fill(messages.placeWrong, { count: count + 1 })}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            placeholder={messages.atEnd}
            value={typedPlace}
            onChange={(event) => setTypedPlace(event.target.value.trim())}
            className="max-w-40 tabular-nums"
          />
        </Field>
      )}
      {isFull && <Notice variant="warning">{fill(messages.full, { limit: CHOICES_LIMIT })}</Notice>}
      <div role="status" className="flex min-h-5 items-center gap-2 text-sm text-quiet">
        {isSearching && <Spinner />}
        {isSearching
          ? messages.searching
          : error
            ? serverMessageOf(error, messages.failed)
            : found &&
              (found.length === 0
                ? messages.none
                : found.length >= MOST_FOUND
                  ? fill(messages.foundMany, { count: found.length })
                  : fill(messages.found, { count: found.length }))}
      </div>
      {isPending(found) && <p className="text-sm text-quiet">{messages.chancesPending}</p>}
      {found && found.length > 0 && (
        <ul className={classNames('divide-y rounded-card border', isSearching && 'opacity-60')}>
          {found.map((option) => (
            <FoundOption
              key={option.choice}
              option={option}
              isOn={order.includes(option.choice)}
              number={numbers[order.indexOf(option.choice)] ?? null}
              isFull={isFull || isWrong}
              onAdd={add}
              // The field for the place may be far above by now.
              onMove={option.choice === added?.choice && row > -1 ? () => setIsMoving(true) : null}
            />
          ))}
        </ul>
      )}
      <MoveDialog
        key={row}
        place={isMoving && row > -1 ? row : null}
        count={countOnForm(others) + 1}
        name={added ? choiceName(added) : ''}
        onClose={() => setIsMoving(false)}
        onMove={(from, to) => {
          setIsMoving(false);
          onMove(from, indexForPlace(others, to));
        }}
      />
    </div>
  );
}

type FoundOptionProps = {
  option: Found;
  onAdd: (option: ListOption) => void;
  /** For the one that was added last; null for the others. */
  onMove: (() => void) | null;
  isOn: boolean;
  /** Its number in the official form; null where it is left out of the form. */
  number: number | null;
  /** Nothing can be added now. */
  isFull: boolean;
};

function FoundOption({ option, isOn, number, isFull, onAdd, onMove }: FoundOptionProps) {
  const { add: messages, row } = useMessages(listsMessages).editor;
  const shownChance = useShownChance();
  const onList = number === null ? row.leftOut : fill(messages.onList, { place: number });
  return (
    <li className="flex items-center gap-3 py-2 ps-4 pe-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium">{programmeParts(option.programme).name}</p>
        <OptionFacts option={option} />
        {option.band && typeof option.chance === 'number' && (
          <p className="flex flex-wrap items-center gap-x-1.5 text-sm tabular-nums">
            <BandLabel band={option.band} />
            {fill(row.alone, { chance: shownChance(option.chance) })}
          </p>
        )}
        {option.note && <p className="text-sm text-quiet">{option.note}</p>}
        {onMove && (
          <Button
            variant="quiet"
            size="small"
            className="-ms-3"
            aria-label={`${row.toPlace} ${choiceName(option)}`}
            onClick={onMove}
          >
            {row.toPlace}
          </Button>
        )}
      </div>
      {/* One button in both states, so that it keeps the focus. */}
      <Button
        variant={isOn ? 'quiet' : 'secondary'}
        disabled={isFull && !isOn}
        aria-disabled={isOn}
        aria-label={
          isOn
            ? number === null
              ? `${choiceName(option)}: ${row.leftOut}`
              : fill(messages.onListName, { name: choiceName(option), place: number })
            : fill(messages.addName, { name: choiceName(option) })
        }
        onClick={() => !isOn && onAdd(option)}
        className="tabular-nums"
      >
        {isOn ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
        {isOn ? onList : messages.add}
      </Button>
    </li>
  );
}
