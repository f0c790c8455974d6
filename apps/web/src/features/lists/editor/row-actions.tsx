import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Hash from 'lucide-react/icons/hash';
import Trash from 'lucide-react/icons/trash-2';
import type { ComponentProps } from 'react';
import { fill, useMessages } from '../../../lib/messages.ts';
import { listsMessages } from '../messages.ts';

/** What the buttons of a row do to it. */
export type RowAct = 'up' | 'down' | 'to-place' | 'remove';

type RowActionsProps = {
  name: string;
  place: number;
  count: number;
  tabIndex: number;
  act: (kind: RowAct) => () => void;
};

/** The buttons of an opened row, each with its word: a thumb that cannot drag moves rows with these. */
export function RowActions({ name, place, count, tabIndex, act }: RowActionsProps) {
  const { row: words } = useMessages(listsMessages).editor;
  return (
    <div className="flex flex-wrap gap-2">
      <SmallButton {...{ tabIndex }} disabled={place === 0} label={fill(words.up, { name })} onClick={act('up')}>
        <ArrowUp aria-hidden="true" />
        {words.upShort}
      </SmallButton>
      <SmallButton
        {...{ tabIndex }}
        disabled={place === count - 1}
        label={fill(words.down, { name })}
        onClick={act('down')}
      >
        <ArrowDown aria-hidden="true" />
        {words.downShort}
      </SmallButton>
      <SmallButton {...{ tabIndex }} label={`${words.toPlace} ${name}`} onClick={act('to-place')}>
        <Hash aria-hidden="true" />
        {words.toPlace}
      </SmallButton>
      <SmallButton {...{ tabIndex }} label={fill(words.remove, { name })} onClick={act('remove')}>
        <Trash aria-hidden="true" />
        {words.removeShort}
      </SmallButton>
    </div>
  );
}

function SmallButton({ label, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-control border border-edge bg-card px-3 text-sm font-semibold text-ink hover:border-ink hover:bg-ink-soft focus-visible:-outline-offset-2 disabled:pointer-events-none disabled:opacity-45 [&_svg]:size-4.5"
    />
  );
}
