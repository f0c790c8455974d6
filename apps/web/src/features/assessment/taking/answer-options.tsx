import type { Item, SittingSection } from '@dakhila/contract/assessment-items';
import { classNames } from '../../../lib/class-names.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { assessmentMessages } from '../messages.ts';
import { FigureDrawing } from './figure-drawing.tsx';

type AnswerOptionsProps = {
  item: Item;
  kind: SittingSection['kind'];
  chosen: number | undefined;
  onChoose: (choice: number) => void;
  /** English text on a page in another language. */
  isEnglish: boolean;
};

const LAYOUTS = {
  // Stacked on a phone, side by side where there is room.
  scale: 'grid gap-2 sm:grid-cols-5 sm:gap-3',
  pair: 'grid gap-3 sm:grid-cols-2',
  choice: 'grid gap-2.5',
  figures: 'grid grid-cols-2 gap-2.5 sm:grid-cols-4',
} as const;

const OPTION =
  'group relative rounded-card border-2 border-line bg-card text-start font-medium shadow-soft transition-[border-color,background-color] duration-100 ' +
  'hover:border-ink active:bg-ink-soft aria-pressed:border-ink aria-pressed:bg-ink-soft ' +
  'forced-colors:aria-pressed:border-[Highlight] forced-colors:aria-pressed:outline-2';

export function AnswerOptions({ item, kind, chosen, onChoose, isEnglish }: AnswerOptionsProps) {
  const messages = useMessages(assessmentMessages).taking;
  const hasFigures = item.options.some(({ figure }) => figure);
  const look = hasFigures ? 'figures' : kind;
  return (
    <div className={LAYOUTS[look]} lang={isEnglish && !hasFigures ? 'en' : undefined}>
      {item.options.map(({ text, figure }, place) => {
        const name = [text, figure?.alt].filter(Boolean).join(' ');
        return (
          <button
            // Options never change their order.
            key={`${item.id} ${place}`}
            type="button"
            data-option={place}
            aria-pressed={chosen === place}
            {...(figure && { 'aria-label': `${fill(messages.option, { number: place + 1 })}: ${name}` })}
            onClick={() => onChoose(place)}
            className={classNames(OPTION, PADDINGS[look])}
          >
            {figure ? (
              <FigureDrawing figure={figure} isDecorative className="mx-auto w-full max-w-22 sm:max-w-32" />
            ) : look === 'scale' ? (
              <ScaleOption place={place}>{text}</ScaleOption>
            ) : (
              text
            )}
          </button>
        );
      })}
    </div>
  );
}

const PADDINGS: Record<keyof typeof LAYOUTS, string> = {
  scale: 'min-h-13 px-4 py-2 sm:px-2 sm:py-4 sm:text-center',
  pair: 'min-h-20 p-5 text-lg sm:min-h-36',
  choice: 'min-h-13 px-4 py-3 tabular-nums',
  figures: 'p-2 sm:p-3',
};

/** Only a chosen step is filled, so that nothing looks answered before it is. */
function ScaleOption({ place, children }: { place: number; children: string | undefined }) {
  return (
    <span className="flex items-center gap-3.5 sm:flex-col sm:gap-2.5">
      <span
        className="flex size-8 shrink-0 items-center justify-center rounded-full border-2 border-ink text-sm font-semibold text-ink tabular-nums group-aria-pressed:bg-ink group-aria-pressed:text-on-ink sm:size-9"
        aria-hidden="true"
      >
        {place + 1}
      </span>
      <span className="sm:text-sm sm:leading-snug">{children}</span>
    </span>
  );
}
