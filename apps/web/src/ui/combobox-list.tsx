import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { classNames } from '../lib/class-names.ts';
import { commonMessages } from '../lib/common-messages.ts';
import { useMessages } from '../lib/messages.ts';
import type { ComboboxOption } from './combobox-filter.ts';

type ListProps = {
  id: string;
  isOpen: boolean;
  options: readonly ComboboxOption[];
  active: number;
  value: string | null;
  onChoose: (option: ComboboxOption) => void;
  /** A note under the options: nothing found, or there are more. */
  note: string | undefined;
};

/** The options of a combobox. The input keeps the focus and handles the keys, as in the combobox pattern of ARIA 1.2. */
export function ComboboxList({ id, isOpen, options, active, value, onChoose, note }: ListProps) {
  const messages = useMessages(commonMessages).ui;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  return (
    <div
      hidden={!isOpen}
      className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-control border border-edge bg-card shadow-soft"
    >
      <div
        ref={list}
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={messages.choices}
        // Pressing the mouse must not take the focus from the input before the click.
        onMouseDown={(event) => event.preventDefault()}
        className="max-h-72 overflow-y-auto p-1 empty:hidden"
      >
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on the input chooses the active option.
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            onClick={() => onChoose(option)}
            className={classNames(
              'flex min-h-11 cursor-pointer items-center gap-2 rounded-small px-3 py-2 hover:bg-ink-soft',
              index === active && 'bg-ink-soft forced-colors:outline-2',
            )}
          >
            <span className="min-w-0 flex-1">
              {option.label}
              {option.hint && <span className="block text-sm text-quiet">{option.hint}</span>}
            </span>
            {option.value === value && <Check className="size-5 shrink-0 text-ink" aria-hidden="true" />}
          </div>
        ))}
      </div>
      {note && <p className="px-4 py-3 text-sm text-quiet">{note}</p>}
    </div>
  );
}
