import type { OpenClosings } from '@dakhila/contract/college-detail';
import type { Exam } from '@dakhila/contract/exam';
import type { CollegeChances } from '@dakhila/contract/saved-runs';
import { loosestRound } from '@dakhila/domain/colleges/open-closings';
import { isFeeWaiver } from '@dakhila/domain/predictor/exams/fee-waiver';
import { useQuery } from '@tanstack/react-query';
import { commonMessages } from '../../../../lib/common-messages.ts';
import { indianNumber } from '../../../../lib/format.ts';
import { fill, type LoadedMessages, textFor, useMessages } from '../../../../lib/messages.ts';
import { ChanceMark } from '../../../../ui/chance-mark.tsx';
import { OfferTag } from '../../../../ui/offer-tag.tsx';
import { useShownChance } from '../../../../ui/shown-chance.ts';
import { collegesMessages } from '../../messages.ts';
import { RoundsTable } from '../../shared/cutoffs/rounds-table.tsx';
import { collegeChancesQuery } from '../../shared/queries.ts';
import type { ShownCourse } from '../any-college.ts';

/** The last rank that got an open seat of a course in its newest year, in whichever round that was. */
export function NewestClosings({ closings, exam }: { closings: readonly OpenClosings[]; exam: Exam }) {
  const messages = useMessages(collegesMessages).answers.getIn;
  const newestClosings = closings.flatMap(({ seats, years }) => {
    const [newest] = years;
    const loosest = newest && loosestRound(newest.rounds);
    return loosest ? [{ seats, years, year: newest.year, ...loosest }] : [];
  });
  if (newestClosings.length === 0) return <span className="block text-sm text-quiet">{messages.noClosing}</span>;
  return newestClosings.map(({ seats, years, year, round, closing: [rank, percentile] }) => (
    <span key={seats} className="flex justify-between gap-x-3 text-sm font-normal text-quiet tabular-nums">
      <span className="min-w-0">
        {textFor(messages.seats, seats) && <span className="text-text">{`${textFor(messages.seats, seats)}: `}</span>}
        {percentile === null
          ? fill(exam === 'josaa' ? messages.closedCrl : messages.closed, { rank: indianNumber(rank), round, year })
          : fill(messages.closedPercentile, { percentile: percentile.toFixed(2), year })}
      </span>
      <ClosingTrend years={years} />
    </span>
  ));
}

/** Percentiles are given to 5 places at most. */
const LEAST_ABOVE = 0.00001;
const TREND = { width: 56, height: 20, margin: 4 };

/** How hard the seat was to get over the years: up is harder. The table of rounds says the same in figures. */
function ClosingTrend({ years }: Pick<OpenClosings, 'years'>) {
  const levels = years.toReversed().flatMap(({ rounds }) => {
    const closing = loosestRound(rounds)?.closing;
    if (!closing) return [];
    const [rank, percentile] = closing;
    // CAP's list grows from year to year, so its merit numbers of different years are no trend; percentiles are.
    return [-Math.log(percentile === null ? rank : Math.max(100 - percentile, LEAST_ABOVE))];
  });
  if (levels.length < 2) return null;
  const [lowest, highest] = [Math.min(...levels), Math.max(...levels)];
  const { width, height, margin } = TREND;
  const points = levels.map((level, index) => ({
    x: margin + (index / (levels.length - 1)) * (width - 2 * margin),
    // A change of a tenth or less is drawn small, not stretched over the whole height.
    y: height / 2 + ((lowest + highest) / 2 - level) * ((height - 2 * margin) / Math.max(highest - lowest, 0.5)),
  }));
  const last = points.at(-1);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="h-5 w-14 shrink-0 self-center print:hidden">
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        strokeWidth="2"
        className="stroke-depth-2"
      />
      {last && <circle cx={last.x} cy={last.y} r="3.5" className="fill-ink" />}
    </svg>
  );
}

export function ClosingRounds({ closings, course }: { closings: readonly OpenClosings[]; course: string }) {
  const messages = useMessages(collegesMessages).answers.getIn;
  return closings.map(({ seats, years }) => {
    const name = textFor(messages.seats, seats);
    const rows = years.map(({ year, rounds }) => ({
      year,
      figures: rounds.map((closing) => closing && <ClosingFigures closing={closing} />),
    }));
    return (
      <div key={seats} className="mb-3">
        {name && <p className="mb-1 text-sm text-text">{name}</p>}
        <RoundsTable caption={`${fill(messages.allRounds, { course })} ${name ?? ''}`.trim()} years={rows} />
      </div>
    );
  });
}

/** The percentile where the list prints one, with the rank under it; otherwise the rank. */
function ClosingFigures({ closing: [rank, percentile] }: { closing: readonly [number, number | null] }) {
  if (percentile === null) return indianNumber(rank);
  return (
    <>
      {percentile.toFixed(2)}
      <span className="block text-xs text-quiet">{indianNumber(rank)}</span>
    </>
  );
}

export function OwnChance({ chance: { chance, band, offered } }: { chance: CourseChance }) {
  const messages = useMessages(collegesMessages).answers.getIn;
  const { bands } = useMessages(commonMessages).chance;
  const shown = useShownChance();
  if (chance === null || band === null)
    return <span className="block text-sm font-normal text-quiet">{messages.rangeOnly}</span>;
  return (
    <>
      <span className="flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap tabular-nums">
        <ChanceMark band={band} className="size-3.5" />
        {`${fill(messages.chance, { chance: shown(chance) })} · ${bands[band]}`}
      </span>
      <OfferTag offered={offered} className="font-normal" />
    </>
  );
}

/** The fee waiver seats of a course are another choice of the option form, with a chance of their own. */
export function WaiverChance({ chance: { chance } }: { chance: CourseChance }) {
  const messages = useMessages(collegesMessages).answers.getIn;
  const shown = useShownChance();
  if (chance === null) return null;
  return (
    <span className="block text-sm font-normal text-text tabular-nums">
      {fill(messages.waiverChance, { chance: shown(chance) })}
    </span>
  );
}

/** How the student's own seat closed where that is not an open one: JoSAA ranks such seats by a list of their own. */
export function ReservedClosing({ chance: { reserved, isByJee }, exam }: { chance: CourseChance; exam: Exam }) {
  const messages = useMessages(collegesMessages).answers.getIn;
  if (!reserved) return null;
  const { seat, year, rank, percentile, isToEnd } = reserved;
  return (
    <span className="block text-sm font-normal text-text tabular-nums">
      {percentile === null
        ? fill(exam === 'josaa' ? messages.reservedRank : messages.reserved, {
            seat,
            year,
            rank: indianNumber(rank),
          })
        : fill(percentileText(messages, { isByJee, isToEnd }), { seat, year, percentile: percentile.toFixed(2) })}
    </span>
  );
}

/** Percentiles of two exams stand beside each other, so each is named. */
function percentileText(
  messages: LoadedMessages<typeof collegesMessages>['answers']['getIn'],
  { isByJee, isToEnd }: { isByJee: true | undefined; isToEnd: true | undefined },
): string {
  if (isByJee) return isToEnd ? messages.reservedByJeeToEnd : messages.reservedByJee;
  return isToEnd ? messages.reservedToEnd : messages.reservedPercentile;
}

type CourseChance = CollegeChances['results'][number];

/** The chances of a college's courses in the student's newest prediction; null while loading or without a prediction. */
export function useChances(exam: Exam, collegeId: string, isAdmitting: boolean) {
  const { data, isSuccess } = useQuery({ ...collegeChancesQuery(exam, collegeId), enabled: isAdmitting, retry: false });
  const prediction = data ?? null;
  /** Of the course's own seats, and of its fee waiver seats, which have the code of the course and a place of their own on a list. */
  const chancesOf = (course: ShownCourse): { own: CourseChance | undefined; waiver: CourseChance | undefined } => {
    const results = prediction?.results.filter(
      ({ choiceCode, programme }) => (choiceCode ?? programme) === course.programme && programme !== '',
    );
    return {
      own: results?.find(({ programme }) => !isFeeWaiver(programme)),
      waiver: results?.find(({ programme }) => isFeeWaiver(programme)),
    };
  };
  return { prediction, isKnown: isSuccess, chancesOf };
}
