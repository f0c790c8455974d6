import type { RupeeRange } from '@dakhila/contract/money';
import { fill, useMessages } from '../../lib/messages.ts';
import { inLakhs } from '../../lib/rupee-range.ts';
import { moneyMessages } from './messages.ts';

export type PricedCollege = {
  id: string;
  name: string;
  cost: RupeeRange;
  median: { rupees: number; year: string };
  /** At the course with the best chance; null where there is no prediction, or it does not name the college. */
  chance: number | null;
};

const HEIGHT = 280;
const TOP = 42;
const BOTTOM = 44;
/** Where the axis of costs begins and ends, in per cent of the width. */
const LEFT = 8;
const RIGHT = 88;
/** The radius of a chance of 100%. The area is to scale. */
const FULL_RADIUS = 18;
const EMPTY_RADIUS = 7;
/** A circle smaller than this has its number beside it. */
const NUMBER_FITS = 9;
/** Two circles this close would have their numbers on top of each other, in pixels. */
const CROWDED = 16;

/** Cost over four years to the right, median pay upwards, both from zero; the chance as the area of a circle. */
export function CostChart({ colleges, label }: { colleges: readonly PricedCollege[]; label: string }) {
  const messages = useMessages(moneyMessages).saved;
  const costs = ticksUpTo(Math.max(...colleges.map(({ cost }) => cost.most)));
  const pays = ticksUpTo(Math.max(...colleges.map(({ median }) => median.rupees)));
  const xOf = (value: number) => `${LEFT + (value / (costs.at(-1) ?? 1)) * (RIGHT - LEFT)}%`;
  const yOf = (value: number) => HEIGHT - BOTTOM - (value / (pays.at(-1) ?? 1)) * (HEIGHT - TOP - BOTTOM);
  const textOf = (value: number) => (value === 0 ? '0' : fill(messages.lakh, { amount: inLakhs(value) }));
  const crowdedCost = (costs.at(-1) ?? 1) / 16;
  // The largest circles lie below the others.
  const marks = colleges
    .map((college, place) => ({
      ...college,
      number: place + 1,
      y: yOf(college.median.rupees),
      radius: college.chance === null ? EMPTY_RADIUS : FULL_RADIUS * Math.sqrt(college.chance),
    }))
    .toSorted((one, other) => other.radius - one.radius);
  return (
    <svg role="img" aria-label={label} width="100%" height={HEIGHT} className="text-xs">
      <text x="0" y="12" className="fill-quiet">
        {messages.median}
      </text>
      {pays.map((pay) => (
        <g key={pay}>
          <line x1="0" x2="100%" y1={yOf(pay)} y2={yOf(pay)} className="stroke-line" />
          <text x="0" y={yOf(pay) - 4} className="fill-quiet tabular-nums">
            {pay > 0 && textOf(pay)}
          </text>
        </g>
      ))}
      {costs.map((cost) => (
        <text key={cost} x={xOf(cost)} y={HEIGHT - BOTTOM + 16} textAnchor="middle" className="fill-quiet tabular-nums">
          {textOf(cost)}
        </text>
      ))}
      <text x="100%" y={HEIGHT - 6} textAnchor="end" className="fill-quiet">
        {messages.cost}
      </text>
      {marks.map(({ id, cost, y, radius, chance }) => (
        <g key={id}>
          {cost.least < cost.most && (
            <line x1={xOf(cost.least)} x2={xOf(cost.most)} y1={y} y2={y} strokeWidth="3" className="stroke-depth-2" />
          )}
          <circle
            cx={xOf(cost.most)}
            cy={y}
            r={radius}
            strokeWidth="2"
            className={chance === null ? 'fill-card stroke-depth-3' : 'fill-depth-1 stroke-depth-4'}
          />
        </g>
      ))}
      {/* Above all circles, so that none hides a number. */}
      {marks.map(({ id, cost, y, radius, number }, place) => {
        const isCrowded = marks
          .slice(0, place)
          .some((other) => Math.abs(other.y - y) < CROWDED && Math.abs(other.cost.most - cost.most) < crowdedCost);
        const isInside = radius >= NUMBER_FITS && !isCrowded;
        return (
          <text
            key={id}
            x={xOf(cost.most)}
            y={isCrowded ? y + radius + 9 : y}
            dx={isInside || isCrowded ? 0 : radius + 5}
            dy="0.35em"
            textAnchor={isInside || isCrowded ? 'middle' : 'start'}
            className="fill-text font-semibold tabular-nums"
          >
            {number}
          </text>
        );
      })}
    </svg>
  );
}

const STEPS = [0.5, 1, 2, 2.5, 5, 10, 20, 50].map((lakhs) => lakhs * 100_000);
const MOST_TICKS = 4;

/** Round amounts from zero to at least the value. */
export function ticksUpTo(value: number): number[] {
  const step = STEPS.find((one) => one * MOST_TICKS >= value) ?? value / MOST_TICKS;
  return Array.from({ length: Math.max(1, Math.ceil(value / step)) + 1 }, (_, place) => place * step);
}
