import type { Exam } from '@dakhila/contract/exam';
import Check from 'lucide-react/icons/check';
import { classNames } from '../../../../lib/class-names.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { choiceName, type KnownChoice } from '../../choices.ts';
import { submitMessages } from '../messages.ts';

type TypedRowProps = {
  choice: KnownChoice;
  exam: Exam;
  place: number;
  isTyped: boolean;
  /** The first that is not typed yet. */
  isNext: boolean;
  onChange: (isTyped: boolean) => void;
};

/** One choice in big type; the whole row ticks it. */
export function TypedRow({ choice, exam, place, isTyped, isNext, onChange }: TypedRowProps) {
  const { type: messages } = useMessages(submitMessages);
  return (
    <li className="list-none">
      <label
        className={classNames(
          'flex min-h-16 cursor-pointer items-center gap-3 rounded-card border py-3 ps-3 pe-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
          isTyped ? 'bg-good-soft' : 'bg-card',
          isNext && 'border-s-4 border-s-marigold',
        )}
      >
        <span className="w-9 shrink-0 text-end text-lg font-bold text-quiet tabular-nums">{place}</span>
        <span className="min-w-0 flex-1">
          {exam === 'josaa' ? <JosaaTexts choice={choice} /> : <CapTexts choice={choice} />}
        </span>
        <span className="relative grid size-8 shrink-0 place-items-center">
          <input
            type="checkbox"
            checked={isTyped}
            aria-label={fill(messages.row, { place, name: choiceName(choice) })}
            onChange={(event) => onChange(event.target.checked)}
            className="peer size-8 appearance-none rounded-control border-2 border-edge bg-card outline-none checked:border-ink checked:bg-ink"
          />
          <Check
            className="pointer-events-none absolute size-6 text-on-ink opacity-0 peer-checked:opacity-100"
            strokeWidth={3.5}
            aria-hidden="true"
          />
        </span>
      </label>
    </li>
  );
}

/** The digits of the college. */
const COLLEGE_DIGITS = 5;

function CapTexts({ choice }: { choice: KnownChoice }) {
  const { type: messages } = useMessages(submitMessages);
  const { code } = choice.official;
  return (
    <>
      {/* A gap between college and course, which is not copied with the code. */}
      <span className="block text-2xl leading-tight font-bold tracking-wide tabular-nums">
        {code === null ? (
          messages.ownCode
        ) : (
          <>
            <span className="me-2">{code.slice(0, COLLEGE_DIGITS)}</span>
            {/* Some codes end with a letter: it must not drop to a line of its own. */}
            <span className="inline-block whitespace-nowrap">{code.slice(COLLEGE_DIGITS)}</span>
          </>
        )}
      </span>
      {code === null && (
        <span className="block text-sm font-medium">
          {fill(messages.ownCodeHelp, { code: choice.choice.replace('-TFWS', '') })}
        </span>
      )}
      <span className="block text-sm text-quiet">{choiceName(choice)}</span>
    </>
  );
}

function JosaaTexts({ choice: { official } }: { choice: KnownChoice }) {
  const { type: messages } = useMessages(submitMessages);
  return (
    <>
      <span className="block text-lg leading-tight font-bold">{official.institute}</span>
      <span className="block font-medium">{official.programme}</span>
      {official.code !== null && (
        <span className="block text-sm text-quiet tabular-nums">
          {fill(messages.instituteCode, { code: official.code })}
        </span>
      )}
    </>
  );
}
