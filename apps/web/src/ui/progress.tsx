import Check from 'lucide-react/icons/check';
import { type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import { commonMessages } from '../lib/common-messages.ts';
import { fill, useMessages } from '../lib/messages.ts';

type ProgressProps = {
  label: ReactNode;
  value: number;
  max?: number;
  valueText?: string;
  isLabelHidden?: boolean;
  className?: string;
};

/** A progress bar with its label and its value as text. */
export function Progress({ label, value, max = 100, valueText, isLabelHidden = false, className }: ProgressProps) {
  const id = useId();
  const messages = useMessages(commonMessages).ui;
  const reached = Math.min(Math.max(value, 0), max);
  const percent = Math.round((reached / max) * 100);
  const text = valueText ?? fill(messages.percent, { percent });
  return (
    <div className={className}>
      <div className={isLabelHidden ? 'sr-only' : 'mb-2 flex items-baseline justify-between gap-4 text-sm'}>
        <span id={id} className="font-semibold">
          {label}
        </span>
        <span className="text-quiet tabular-nums" aria-hidden="true">
          {text}
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={reached}
        aria-valuetext={text}
        className="h-2.5 overflow-hidden rounded-full bg-line forced-colors:border"
      >
        <div
          className="h-full rounded-full bg-marigold transition-[width] duration-300 forced-colors:bg-[Highlight]"
          style={{ width: `${percent}%` }}
        />
      </div>
    </div>
  );
}

export type ChecklistStep = { label: string; state: 'done' | 'current' | 'waiting' };

const STEP_WORDS = { done: 'stepDone', current: 'stepCurrent', waiting: 'stepWaiting' } as const;

/** The steps of a short flow, one row each, with ticks for completed ones. */
export function Checklist({
  label,
  steps,
  className,
}: {
  label: string;
  steps: readonly ChecklistStep[];
  className?: string;
}) {
  const messages = useMessages(commonMessages).ui;
  return (
    <ol aria-label={label} className={classNames('space-y-3 [counter-reset:step]', className)}>
      {steps.map(({ label: name, state }) => (
        <li key={name} {...(state === 'current' && { 'aria-current': 'step' })} className="flex items-center gap-3">
          {/* Numbers on tiles: empty circles would look like something to choose. */}
          <span
            className={classNames(
              'grid size-7 shrink-0 place-items-center rounded-control text-sm font-bold [counter-increment:step]',
              state === 'done' ? 'bg-good text-on-good' : 'before:content-[counter(step)]',
              state === 'current' && 'bg-ink text-on-ink',
              state === 'waiting' && 'border border-edge bg-sunken text-quiet',
            )}
          >
            {state === 'done' && <Check className="size-4" strokeWidth={3.5} aria-hidden="true" />}
          </span>
          <span className={classNames(state === 'waiting' ? 'text-quiet' : 'font-medium')}>{name}</span>
          <span className="sr-only">{`: ${messages[STEP_WORDS[state]]}`}</span>
        </li>
      ))}
    </ol>
  );
}
