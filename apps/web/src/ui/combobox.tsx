import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, useId, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { commonMessages } from '../lib/common-messages.ts';
import { fill, useMessages } from '../lib/messages.ts';
import { type ComboboxOption, matchingOptions } from './combobox-filter.ts';
import { ComboboxList } from './combobox-list.tsx';
import { CONTROL_STYLES, useFieldAttributes } from './field.tsx';

const SHOWN_AT_MOST = 60;

const MOVES: Record<string, (active: number, count: number) => number> = {
  ArrowDown: (active, count) => (active + 1) % Math.max(count, 1),
  ArrowUp: (active, count) => (active <= 0 ? count - 1 : active - 1),
};

type ComboboxProps = {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  disabled?: boolean;
  emptyMessage?: string;
  /** What the typed text is searched as, without words that no option has. */
  searchedAs?: (typed: string) => string;
};

/** A choice from a long list: typing filters it, arrow keys and Enter choose, and clearing the text clears the choice. */
export function Combobox(props: ComboboxProps) {
  const { options, value, onChange, placeholder, disabled = false, searchedAs = String } = props;
  const messages = useMessages(commonMessages).ui;
  const emptyMessage = props.emptyMessage ?? messages.nothingMatches;
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const selected = options.find((option) => option.value === value);
  const matches = matchingOptions(options, searchedAs(typed ?? ''));
  const shown = matches.slice(0, SHOWN_AT_MOST);
  const hiddenCount = matches.length - shown.length;
  const activeId = isOpen && active >= 0 ? `${listId}-${active}` : undefined;

  const open = () => {
    setIsOpen(true);
    setActive(shown.findIndex((option) => option.value === value));
  };
  const close = () => {
    setIsOpen(false);
    setTyped(null);
  };
  const choose = (option: ComboboxOption | undefined) => {
    if (option) onChange(option.value);
    close();
  };
  // When the input loses the focus, a text that matches one option chooses it.
  const leave = () => {
    const name = typed?.trim().toLowerCase();
    const [only] = matches.length === 1 ? matches : [];
    choose(name ? (matches.find((option) => option.label.toLowerCase() === name) ?? only) : undefined);
  };
  const type = (text: string) => {
    setTyped(text);
    setIsOpen(true);
    setActive(text === '' ? -1 : 0);
    if (text === '' && value !== null) onChange(null);
  };
  const press = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (move) {
      event.preventDefault();
      if (isOpen) setActive(move(active, shown.length));
      else open();
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(shown[active]);
    } else if (event.key === 'Escape' && isOpen) {
      // Prevented, because this Escape closes the list and must not close the dialog around it.
      event.preventDefault();
      close();
    }
  };

  return (
    <div className="relative">
      <input
        {...useFieldAttributes()}
        {...(activeId && { 'aria-activedescendant': activeId })}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        disabled={disabled}
        value={typed ?? selected?.label ?? ''}
        onChange={(event) => type(event.target.value)}
        onClick={() => !isOpen && open()}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={press}
        className={classNames(CONTROL_STYLES, 'truncate pe-10')}
      />
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-quiet"
        aria-hidden="true"
      />
      <ComboboxList
        id={listId}
        isOpen={isOpen}
        options={shown}
        active={active}
        value={value}
        onChoose={choose}
        note={
          matches.length === 0
            ? emptyMessage
            : hiddenCount > 0
              ? fill(messages.moreChoices, { count: hiddenCount })
              : undefined
        }
      />
      <div role="status" className="sr-only">
        {isOpen &&
          typed !== null &&
          (matches.length === 0 ? emptyMessage : fill(messages.choicesFound, { count: matches.length }))}
      </div>
    </div>
  );
}
