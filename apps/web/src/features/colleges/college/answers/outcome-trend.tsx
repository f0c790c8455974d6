import type { Placements } from '@dakhila/contract/college-detail';
import { percentOf, placedPercent } from '@dakhila/domain/colleges/placements';
import { indianNumber, rupees } from '../../../../lib/format.ts';
import { fill, type LoadedMessages, useMessages } from '../../../../lib/messages.ts';
import { inLakhs } from '../../../../lib/rupee-range.ts';
import { ChartFrame } from '../../../../ui/chart-frame.tsx';
import { ExternalLink } from '../../../../ui/link.tsx';
import { Cell, HeaderCell, Table } from '../../../../ui/table.tsx';
import { collegesMessages } from '../../messages.ts';

export type PlacementYear = Placements['years'][number];

type Messages = LoadedMessages<typeof collegesMessages>['answers']['outcome'];
type Measure = {
  key: 'placed' | 'median' | 'higher';
  read: (year: PlacementYear) => number | null;
  textOf: (value: number, messages: Messages) => string;
  /** Where the bars end; without it at the largest value. */
  full?: number;
};

const percentText = (value: number) => `${value}%`;
const MEASURES: readonly Measure[] = [
  { key: 'placed', read: placedPercent, textOf: percentText, full: 100 },
  {
    key: 'median',
    read: ({ medianSalaryRupees }) => medianSalaryRupees,
    textOf: (value, { lakh }) => fill(lakh, { amount: inLakhs(value) }),
  },
  {
    key: 'higher',
    read: ({ higherStudies, graduated }) => percentOf(higherStudies, graduated),
    textOf: percentText,
    full: 100,
  },
];

const YEARS_SHOWN = 3;

/** The last three graduating years as bars to scale, all years as a table with their submissions. `years` are newest first. */
export function OutcomeTrend({ years }: { years: readonly PlacementYear[] }) {
  const messages = useMessages(collegesMessages).answers.outcome;
  const shown = years.slice(0, YEARS_SHOWN).toReversed();
  const summary = trendOf(shown, messages);
  if (summary === null) return null;
  return (
    <ChartFrame
      isBare
      className="mt-4 border-t pt-4"
      title={messages.trend}
      summary={summary}
      chart={
        <div className="space-y-4">
          {MEASURES.map((measure) => (
            <Bars key={measure.key} measure={measure} years={shown} />
          ))}
        </div>
      }
      table={<YearTable years={years} />}
    />
  );
}

/** The change of the median or, where it is unknown, of the share placed. One year has none. */
function trendOf(years: readonly PlacementYear[], messages: Messages): string | null {
  if (years.length < 2) return null;
  const change = (read: Measure['read'], text: string, textOf: (value: number) => string) => {
    const known = years.flatMap((year) => {
      const value = read(year);
      return value === null ? [] : [{ value: textOf(value), year: year.graduatingYear }];
    });
    const [from, to] = [known[0], known.at(-1)];
    return known.length > 1 && from && to
      ? fill(text, { from: from.value, first: from.year, to: to.value, last: to.year })
      : null;
  };
  const { median, placed, other } = messages.trendText;
  return (
    change(({ medianSalaryRupees }) => medianSalaryRupees, median, rupees) ??
    change(placedPercent, placed, percentText) ??
    fill(other, { first: years[0]?.graduatingYear ?? '', last: years.at(-1)?.graduatingYear ?? '' })
  );
}

function Bars({ measure: { key, read, textOf, full }, years }: { measure: Measure; years: readonly PlacementYear[] }) {
  const messages = useMessages(collegesMessages).answers.outcome;
  const values = years.map(read);
  if (values.every((value) => value === null)) return null;
  const end = full ?? Math.max(...values.map((value) => value ?? 0));
  return (
    <div>
      <p className="mb-1 text-sm font-medium">
        {key === 'median' ? `${messages.median}, ${messages.medianMeans}` : messages[key]}
      </p>
      <ul className="space-y-1">
        {years.map((year, place) => {
          const value = values[place] ?? null;
          return (
            <li
              key={year.graduatingYear}
              className="grid grid-cols-[4.5rem_1fr_5.5rem] items-center gap-2 text-sm tabular-nums"
            >
              <span className="whitespace-nowrap text-quiet">{year.graduatingYear}</span>
              <span aria-hidden="true" className="h-3 bg-sunken">
                <span
                  className={`block h-full ${place === years.length - 1 ? 'bg-depth-4' : 'bg-depth-2'} forced-colors:bg-[CanvasText]`}
                  style={{ width: `${(100 * (value ?? 0)) / end}%` }}
                />
              </span>
              <span className="text-end">{value === null ? messages.unknown : textOf(value, messages)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function YearTable({ years }: { years: readonly PlacementYear[] }) {
  const messages = useMessages(collegesMessages).answers.outcome;
  const count = (value: number | null) => (value === null ? '–' : indianNumber(value));
  return (
    <Table caption={messages.trend} isCaptionHidden>
      <thead>
        <tr>
          <HeaderCell className="max-sm:px-2">{messages.year}</HeaderCell>
          {[messages.graduates, messages.placed, messages.median, messages.higher].map((name) => (
            <HeaderCell key={name} isNumeric className="max-sm:px-2">
              {name}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {years.map((year) => (
          <tr key={year.graduatingYear}>
            <HeaderCell scope="row" className="max-sm:px-2">
              {year.graduatingYear}
              <span className="block text-xs font-normal">
                <Submission year={year} />
              </span>
            </HeaderCell>
            {[
              count(year.graduated),
              count(year.placed),
              year.medianSalaryRupees === null ? '–' : rupees(year.medianSalaryRupees),
              count(year.higherStudies),
            ].map((figure, place) => (
              <Cell key={place} isNumeric className="max-sm:px-2">
                {figure}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** Which submission to NIRF a year is from, as a link where the file is known. */
export function Submission({ year: { edition, sourceUrl } }: { year: PlacementYear }) {
  const name = fill(useMessages(collegesMessages).answers.outcome.submission, { edition });
  return sourceUrl ? <ExternalLink href={sourceUrl}>{name}</ExternalLink> : name;
}
