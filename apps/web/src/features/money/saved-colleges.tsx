import { useQueries, useQuery } from '@tanstack/react-query';
import { EXAM_PAGES, openedFrom } from '../../lib/exam-pages.ts';
import { rupees } from '../../lib/format.ts';
import { fill, useMessages } from '../../lib/messages.ts';
import { rupeeRange } from '../../lib/rupee-range.ts';
import { sentences } from '../../lib/sentences.ts';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import { TextLink } from '../../ui/link.tsx';
import { LivesAway } from '../../ui/lives-away.tsx';
import { useShownChance } from '../../ui/shown-chance.ts';
import { FigureTable } from '../../ui/table.tsx';
import { collegeChancesQuery, collegeMoneyQuery, shortlistQuery } from '../colleges/index.ts';
import { CostChart, type PricedCollege } from './cost-chart.tsx';
import { moneyMessages } from './messages.ts';

/** A chart with more could not be read. */
const MOST = 8;

/** Saved CAP colleges by what they cost over four years and what their graduates earn. Shown from two on. */
export function SavedColleges() {
  const messages = useMessages(moneyMessages).saved;
  const shownChance = useShownChance();
  const { colleges, isToldNothing, isIncomeUntold, livesAway } = usePriced();
  const [first] = colleges;
  if (!first || colleges.length < 2) return null;
  const cheapest = colleges.reduce((least, one) => (one.cost.most < least.cost.most ? one : least), first);
  const best = colleges.reduce((most, one) => (one.median.rupees > most.median.rupees ? one : most), first);
  const sentence = fill(messages.sentence, {
    cheapest: cheapest.name,
    cost: rupeeRange(cheapest.cost),
    best: best.name,
    median: fill(messages.withYear, { value: rupees(best.median.rupees), year: best.median.year }),
  });
  const why = isToldNothing ? messages.toldNothing : isIncomeUntold && messages.incomeUntold;
  const summary = why ? `${sentence} ${why}` : sentence;
  return (
    <ChartFrame
      title={messages.title}
      summary={summary}
      chart={
        <>
          <CostChart colleges={colleges} label={sentences(messages.title, summary)} />
          <ol className="mt-3 grid gap-x-4 text-sm sm:grid-cols-2">
            {colleges.map(({ id, name, median }, place) => (
              <li key={id} className="flex min-h-11 items-center gap-2">
                <span className="w-4 shrink-0 font-semibold tabular-nums">{place + 1}</span>
                <span className="min-w-0">
                  <TextLink to={EXAM_PAGES['mht-cet'].detailPath(id)} state={openedFrom('costs')}>
                    {name}
                  </TextLink>
                  <span className="whitespace-nowrap text-quiet">{` (${median.year})`}</span>
                </span>
              </li>
            ))}
          </ol>
          <LivesAway isTold={livesAway} className="mt-2 text-sm" />
          <p className="mt-2 text-xs text-quiet">{messages.legend}</p>
        </>
      }
      table={
        <FigureTable
          caption={messages.title}
          isCaptionHidden
          columns={[messages.college, messages.cost, messages.median, messages.chance]}
          rows={colleges.map(({ name, cost, median, chance }) => [
            name,
            rupeeRange(cost),
            fill(messages.withYear, { value: rupees(median.rupees), year: median.year }),
            chance === null ? messages.noChance : shownChance(chance),
          ])}
        />
      }
      source={messages.source}
    />
  );
}

type Priced = { colleges: PricedCollege[]; isToldNothing: boolean; isIncomeUntold: boolean; livesAway: boolean };

/** A family without answers pays the full fee. */
function usePriced(): Priced {
  const saved = useQuery(shortlistQuery).data ?? [];
  const asked = saved.filter(({ exam, college }) => exam === 'mht-cet' && college.medianPay !== null).slice(0, MOST);
  const costs = useQueries({ queries: asked.map(({ college }) => collegeMoneyQuery('mht-cet', college.id)) });
  const chances = useQueries({ queries: asked.map(({ college }) => collegeChancesQuery('mht-cet', college.id)) });
  const isToldNothing = costs.every(({ data }) => Object.keys(data?.family ?? {}).length === 0);
  const livesAway = costs.some(({ data }) => data?.family.stays === 'hostel');
  // They appear together, so that the chart is drawn once.
  if ([...costs, ...chances].some(({ isPending }) => isPending))
    return { colleges: [], isToldNothing, isIncomeUntold: false, livesAway };
  const colleges = asked.flatMap(({ college: { id, name, medianPay } }, place): PricedCollege[] => {
    const range = costs[place]?.data?.seats.find(({ seat }) => seat === 'cap')?.cost?.fourYears;
    if (!range || !medianPay) return [];
    const known = chances[place]?.data?.results.flatMap(({ chance }) => chance ?? []) ?? [];
    return [
      {
        ...{ id, name, median: medianPay },
        cost: isToldNothing ? { least: range.most, most: range.most } : range,
        chance: known.length > 0 ? Math.max(...known) : null,
      },
    ];
  });
  const hasRange = colleges.some(({ cost }) => cost.least < cost.most);
  const isIncomeUntold = hasRange && costs.every(({ data }) => data?.family.income === undefined);
  return { colleges, isToldNothing, isIncomeUntold, livesAway };
}
