import Star from 'lucide-react/icons/star';
import { useId } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { FieldError } from '../../../ui/field.tsx';
import { helpMessages } from '../messages.ts';

type StarChoiceProps = { value: number; onChange: (stars: number) => void; error: string | null };

/** One to five stars in a row: radio buttons for the keyboard and screen readers. Zero is no choice yet. */
export function StarChoice({ value, onChange, error }: StarChoiceProps) {
  const id = useId();
  const words = useMessages(helpMessages).support;
  return (
    <fieldset {...(error && { 'aria-describedby': `${id}-error` })}>
      <legend className="mb-1.5 text-sm font-semibold">{words.rating}</legend>
      <div className="-ms-2 flex items-center">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="relative grid size-12 place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={id}
              checked={stars === value}
              onChange={() => onChange(stars)}
              className="absolute inset-0 appearance-none rounded-control outline-none"
            />
            <Star
              className={classNames(
                'pointer-events-none relative size-8 transition-transform',
                stars <= value ? 'fill-marigold text-marigold' : 'text-edge',
                stars === value && 'scale-110',
              )}
              aria-hidden="true"
            />
            <span className="sr-only">{fill(words.stars, { count: stars })}</span>
          </label>
        ))}
        <span aria-hidden="true" className="ms-2 text-sm text-quiet">
          {value > 0 && fill(words.stars, { count: value })}
        </span>
      </div>
      <div aria-live="polite">{error && <FieldError id={`${id}-error`}>{error}</FieldError>}</div>
    </fieldset>
  );
}
