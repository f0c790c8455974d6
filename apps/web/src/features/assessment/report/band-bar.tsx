import { fill, useMessages } from '../../../lib/messages.ts';
import { assessmentMessages } from '../messages.ts';

/** T scores beyond these are as good as never seen. */
const LOWEST = 20;
const HIGHEST = 80;
const MIDDLE = { from: 40, to: 60 };

const placeOf = (t: number) => ((Math.min(HIGHEST, Math.max(LOWEST, t)) - LOWEST) / (HIGHEST - LOWEST)) * 100;

export type Banded = { name: string; t: number; tLow: number; tHigh: number };

/** A score with its range on a line from far below to far above the average. */
export function BandBar({ name, t, tLow, tHigh }: Banded) {
  const words = useMessages(assessmentMessages).report.bars;
  const label = fill(words.barLabel, { name, t: Math.round(t), low: Math.round(tLow), high: Math.round(tHigh) });
  const left = placeOf(tLow);
  return (
    <svg width="100%" height="22" role="img" aria-label={label} className="block overflow-visible">
      <rect x="0" y="9" width="100%" height="4" rx="2" className="fill-line" />
      <rect
        x={`${placeOf(MIDDLE.from)}%`}
        y="5"
        width={`${placeOf(MIDDLE.to) - placeOf(MIDDLE.from)}%`}
        height="12"
        rx="3"
        className="fill-line"
      />
      <line
        x1={`${placeOf(50)}%`}
        x2={`${placeOf(50)}%`}
        y1="2"
        y2="20"
        className="stroke-edge"
        strokeDasharray="2 2"
      />
      <rect x={`${left}%`} y="7" width={`${placeOf(tHigh) - left}%`} height="8" rx="4" className="fill-chance-likely" />
      <circle cx={`${placeOf(t)}%`} cy="11" r="6" className="fill-ink stroke-card" strokeWidth="2" />
    </svg>
  );
}
