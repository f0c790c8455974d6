import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Flag from 'lucide-react/icons/flag';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type ComponentProps, type KeyboardEvent, memo, type PointerEvent, useId, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { choiceName, type KnownChoice, rowParts } from '../choices.ts';
import { listsMessages } from '../messages.ts';
import { useCostText } from './choice-cost.tsx';
import { ChoiceDetails, type ListFacts } from './choice-details.tsx';
import { OptionFacts } from './option-facts.tsx';
import { RowActions, type RowCommand } from './row-actions.tsx';
import { type FinalSeat, Standing } from './standing.tsx';

/** What a student does to the row at a place, counted from 0. */
export type RowAction =
  | { kind: RowCommand | 'focus'; place: number }
  | { kind: 'drag'; place: number; event: PointerEvent<HTMLElement> }
  | { kind: 'key'; place: number; event: KeyboardEvent<HTMLElement> };

type ChoiceRowProps = {
  choice: KnownChoice;
  /** Stays with the choice when it moves. */
  rowId: string;
  /** From 0, among all rows. */
  place: number;
  count: number;
  /** Its number in the official form; null where it is left out of the form. */
  number: number | null;
  formCount: number;
  facts: ListFacts;
  /** The first round in which a seat at this place of the form must be accepted; null where none is. */
  mustAcceptFrom: number | null;
  /** Null while nothing was simulated. */
  final: FinalSeat | null;
  /** The one row whose controls the tab key reaches; arrows lead to the others. */
  isActive: boolean;
  isLifted: boolean;
  /** How far it makes room for a row that is being dragged. */
  shiftPx: number;
  helpId: string;
  onAct: (action: RowAction) => void;
};

const ICON_BUTTON =
  'hover:bg-ink-soft focus-visible:-outline-offset-2 disabled:opacity-35 disabled:pointer-events-none [&_svg]:transition-transform';

/** One choice of a list. It can be moved by its handle, by keyboard and by buttons. */
export const ChoiceRow = memo(function ChoiceRow(props: ChoiceRowProps) {
  const { choice, rowId, place, count, number, formCount, facts, mustAcceptFrom, final } = props;
  const { isActive, isLifted, shiftPx, helpId, onAct } = props;
  const { row: messages } = useMessages(listsMessages).editor;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const name = choiceName(choice);
  const cost = useCostText(choice.cost);
  const tabIndex = isActive ? 0 : -1;
  const act = (kind: RowCommand) => () => onAct({ kind, place });
  return (
    <li
      data-place={place}
      data-row={rowId}
      aria-labelledby={`${id}-name`}
      onFocus={() => onAct({ kind: 'focus', place })}
      onKeyDown={(event) => onAct({ kind: 'key', place, event })}
      {...(shiftPx !== 0 && { style: { translate: `0 ${shiftPx}px` } })}
      className={classNames(
        'relative bg-card group-data-dragging/rows:transition-[translate] [contain-intrinsic-size:auto_8rem] [content-visibility:auto] first:rounded-t-card last:rounded-b-card print:hidden [&_:is(a,button)]:scroll-mt-44',
        isLifted && 'z-10 rounded-card shadow-soft outline-2 transition-none! -outline-offset-2 outline-marigold',
      )}
    >
      <div className="flex items-start gap-1 py-2 ps-1 pe-1 sm:gap-2 sm:pe-2">
        <button
          type="button"
          data-control="handle"
          tabIndex={tabIndex}
          aria-label={
            number === null
              ? fill(messages.handleLeftOut, { name })
              : fill(messages.handle, { name, place: number, count: formCount })
          }
          aria-describedby={helpId}
          aria-pressed={isLifted}
          onPointerDown={(event) => onAct({ kind: 'drag', place, event })}
          onContextMenu={(event) => event.preventDefault()}
          className="flex min-h-14 w-14 shrink-0 cursor-grab! touch-none flex-col items-center justify-center gap-0.5 rounded-control text-quiet select-none hover:bg-ink-soft hover:text-ink focus-visible:-outline-offset-2 active:cursor-grabbing! aria-pressed:bg-marigold-soft aria-pressed:text-text"
        >
          <span className="text-lg font-bold text-text tabular-nums">{number ?? '–'}</span>
          <GripVertical className="size-5 rotate-90" aria-hidden="true" />
        </button>
        <div className="flex min-w-0 flex-1 flex-col gap-x-5 gap-y-2 py-1 sm:flex-row">
          <div className="min-w-0 flex-1">
            <p id={`${id}-name`} className="font-semibold text-pretty">
              {rowParts(choice.programme).name}
            </p>
            <OptionFacts option={choice} />
            {cost && <p className="text-sm tabular-nums">{cost}</p>}
            {number === null && <p className="mt-1 text-xs font-semibold">{messages.leftOut}</p>}
            {/* In the last round every seat must be accepted: no row is marked for that. */}
            {mustAcceptFrom !== null && mustAcceptFrom < facts.rounds && (
              <p className="mt-1 flex items-center gap-1.5 text-xs font-semibold text-marigold-text">
                <Flag className="size-3.5 shrink-0" aria-hidden="true" />
                {fill(messages.mustAccept, { round: mustAcceptFrom })}
              </p>
            )}
          </div>
          <div className="max-w-72 max-sm:-me-10 sm:w-52 sm:shrink-0 xl:w-64">
            <Standing standing={choice.standing} final={final} />
          </div>
        </div>
        <div className="flex shrink-0 flex-col sm:flex-row">
          <RowButton
            icon={ArrowUp}
            data-control="up"
            {...{ tabIndex }}
            label={fill(messages.up, { name })}
            disabled={place === 0}
            onClick={act('up')}
            className="max-md:hidden"
          />
          <RowButton
            icon={ArrowDown}
            data-control="down"
            {...{ tabIndex }}
            label={fill(messages.down, { name })}
            disabled={place === count - 1}
            onClick={act('down')}
            className="max-md:hidden"
          />
          <RowButton
            icon={ChevronDown}
            data-control="more"
            {...{ tabIndex }}
            label={fill(messages.more, { name })}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="aria-expanded:[&_svg]:rotate-180"
          />
        </div>
      </div>
      {isOpen && (
        <div className="animate-drop space-y-4 px-4 pb-4 sm:ps-17">
          <RowActions {...{ name, place, count, tabIndex, act }} />
          <ChoiceDetails choice={choice} facts={facts} mustAcceptFrom={mustAcceptFrom} />
        </div>
      )}
    </li>
  );
});

const RowButton = ({ className, ...rest }: ComponentProps<typeof IconButton>) => (
  <IconButton title={rest.label} {...rest} className={classNames(ICON_BUTTON, className)} />
);
