import type { Item, SittingSection } from '@dakhila/contract/assessment-items';
import { LANGUAGE_NAMES } from '@dakhila/domain/language/languages';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Languages from 'lucide-react/icons/languages';
import { type KeyboardEvent, useRef, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { locale } from '../../../lib/locale.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { assessmentMessages } from '../messages.ts';
import { AnswerOptions } from './answer-options.tsx';
import { FigureDrawing } from './figure-drawing.tsx';
import { useFocusAtTop } from './part-opening.tsx';

type QuestionProps = {
  item: Item;
  section: SittingSection;
  chosen: number | undefined;
  onChoose: (choice: number) => void;
  /** Undefined if the student cannot go in that direction. */
  onBack: (() => void) | undefined;
  onForward: (() => void) | undefined;
  onEndPart: (() => void) | undefined;
  /** Switches to the English original; undefined if the page is English. */
  original: { isShown: boolean; onToggle: () => void } | undefined;
};

/** Keys work while the focus is inside. */
export function Question({ item, section, chosen, onChoose, onBack, onForward, onEndPart, original }: QuestionProps) {
  const messages = useMessages(assessmentMessages).taking;
  const heading = useRef<HTMLHeadingElement>(null);
  const isTimed = section.limitSeconds !== null;
  useFocusAtTop(heading, item.id);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const number = Number(event.key);
    if (event.key.trim() !== '' && number >= 1 && number <= item.options.length) onChoose(number - 1);
    else if (event.key === 'ArrowLeft') onBack?.();
    else if (event.key === 'ArrowRight') onForward?.();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      moveFocus(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
    else return;
    event.preventDefault();
  };

  return (
    <section aria-labelledby="question" onKeyDown={press} className="mt-6 animate-rise" key={item.id}>
      <div className={classNames('flex flex-col justify-end', !item.figures && 'min-h-22 sm:min-h-28')}>
        <h1
          ref={heading}
          id="question"
          tabIndex={-1}
          className="text-xl text-pretty"
          lang={original?.isShown ? 'en' : undefined}
        >
          {item.text}
        </h1>
      </div>
      {item.figures && <ShownFigures {...item.figures} />}
      <div className="mt-4 sm:mt-5">
        <AnswerOptions
          item={item}
          kind={section.kind}
          chosen={chosen}
          onChoose={onChoose}
          isEnglish={original?.isShown ?? false}
        />
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-2">
        {onBack ? (
          <Button variant="quiet" className="-ms-3" onClick={onBack}>
            <ArrowLeft aria-hidden="true" />
            {messages.back}
          </Button>
        ) : (
          <span />
        )}
        {original && <OriginalButton {...original} />}
        {onForward ? (
          <Button variant="quiet" className="-me-3" onClick={onForward}>
            {isTimed ? messages.skip : messages.forward}
            <ArrowRight aria-hidden="true" />
          </Button>
        ) : (
          onEndPart && (
            <Button variant="quiet" className="-me-3" onClick={onEndPart}>
              {messages.endPart}
              <ArrowRight aria-hidden="true" />
            </Button>
          )
        )}
      </div>
      <p className="mt-4 hidden text-center text-xs text-quiet pointer-fine:block">
        {isTimed
          ? fill(messages.keysTimed, { last: item.options.length })
          : fill(messages.keys, { last: item.options.length })}
      </p>
    </section>
  );
}

function ShownFigures({ columns, list }: NonNullable<Item['figures']>) {
  return (
    <div
      className={classNames('mx-auto mt-4 grid gap-1.5 sm:gap-3', WIDTHS[columns] ?? 'max-w-lg')}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {list.map((figure, place) => (
        <div
          // Figures never change their order.
          key={place}
          className={classNames('rounded-control p-1 sm:p-1.5', figure.kind !== 'blank' && 'border bg-card')}
        >
          <FigureDrawing figure={figure} />
        </div>
      ))}
    </div>
  );
}

/** Small enough on a phone that question, clock and answers fit the screen. */
const WIDTHS: Record<number, string> = { 1: 'max-w-28 sm:max-w-40', 3: 'max-w-46 sm:max-w-72', 5: 'max-w-xl' };

/** Moves the focus over the answers, from the last back to the first. */
function moveFocus(within: HTMLElement, step: 1 | -1) {
  const options = [...within.querySelectorAll<HTMLElement>('[data-option]')];
  const place = options.findIndex((option) => option.matches(':focus'));
  const next = place === -1 ? (step === 1 ? 0 : options.length - 1) : (place + step + options.length) % options.length;
  options[next]?.focus();
}

/** The button names the language it switches to. */
function OriginalButton({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  const messages = useMessages(assessmentMessages).taking;
  const name = LANGUAGE_NAMES[isShown ? locale : 'en'];
  return (
    <Button
      variant="quiet"
      aria-label={isShown ? fill(messages.inOwnLanguage, { name }) : fill(messages.inEnglish, { name })}
      lang={isShown ? locale : undefined}
      onClick={onToggle}
    >
      <Languages aria-hidden="true" />
      {name}
    </Button>
  );
}

/** The choice stays from question to question. */
export function useOriginal(item: Item | null) {
  const [isShown, setIsShown] = useState(false);
  if (!item?.english) return { shownItem: item, original: undefined };
  const original = { isShown, onToggle: () => setIsShown(!isShown) };
  return { shownItem: isShown ? inEnglish(item, item.english) : item, original };
}

function inEnglish(item: Item, { text, options }: NonNullable<Item['english']>): Item {
  const swapped = item.options.map((option, place) => ({ ...option, ...(options[place] && { text: options[place] }) }));
  return { ...item, text, options: swapped };
}
