import { indianNumber } from '../../../../lib/format.ts';
import { fill, useMessages } from '../../../../lib/messages.ts';
import { collegeMessages } from '../messages.ts';

/** The forecast for a coming year, and the student's own rank in the same list. */
export type Outlook = {
  year: number;
  forecast: { q10: number; q50: number; q90: number } | null;
  own: { rank: number; low?: number | undefined; high?: number | undefined } | null;
};

export const outlookRanks = ({ forecast, own }: Outlook): number[] => [
  ...(forecast ? [forecast.q10, forecast.q90] : []),
  ...(own ? [own.low ?? own.rank, own.high ?? own.rank] : []),
];

type OutlookMarksProps = { outlook: Outlook; x: string; yOf: (rank: number) => number };

/** The forecast as a hollow dot on its 80% band, and the student's rank as a line across all years. */
export function OutlookMarks({ outlook: { year, forecast, own }, x, yOf }: OutlookMarksProps) {
  const messages = useMessages(collegeMessages).cutoffs;
  return (
    <>
      {own && own.low !== undefined && own.high !== undefined && (
        <rect
          x="0"
          width="100%"
          y={yOf(own.low)}
          height={Math.max(1, yOf(own.high) - yOf(own.low))}
          className="fill-marigold/20"
        />
      )}
      {own && (
        <line
          x1="0"
          x2="100%"
          y1={yOf(own.rank)}
          y2={yOf(own.rank)}
          className="stroke-marigold"
          strokeWidth="2"
          strokeDasharray="6 4"
        />
      )}
      {forecast && (
        <g>
          <line
            x1={x}
            x2={x}
            y1={yOf(forecast.q10)}
            y2={yOf(forecast.q90)}
            className="stroke-depth-2"
            strokeWidth="14"
            strokeLinecap="round"
          />
          <circle cx={x} cy={yOf(forecast.q50)} r="5" className="fill-card stroke-ink" strokeWidth="2.5">
            <title>
              {fill(messages.forecast, {
                year,
                rank: indianNumber(forecast.q50),
                low: indianNumber(forecast.q10),
                high: indianNumber(forecast.q90),
              })}
            </title>
          </circle>
        </g>
      )}
      {own && (
        // Above the plot, because beside the line it would cover dots and figures.
        <g>
          <line x1="14%" x2="19%" y1="8" y2="8" className="stroke-marigold" strokeWidth="2" strokeDasharray="6 4" />
          <text x="20.5%" y="12" className="fill-marigold-text font-semibold tabular-nums">
            {fill(messages.ownRank, { rank: indianNumber(own.rank) })}
          </text>
        </g>
      )}
    </>
  );
}
