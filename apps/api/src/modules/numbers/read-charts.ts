import type { NumbersChart, NumbersRange } from '@dakhila/contract/desk/numbers';
import { dayInWords } from '@dakhila/domain/calendar/indian-time';
import { CHART_IDS, type ChartId, chartOf } from '@dakhila/domain/numbers/measures';
import { sumByPeriod, wholeRange } from '@dakhila/domain/numbers/periods';
import { type ShownValue, SMALLEST_SHOWN, shownCount } from '@dakhila/domain/numbers/shown-value';
import { mayDo, type StaffRole } from '@dakhila/domain/staff/roles';
import type { Db } from '../../db/client.ts';
import { csvFile } from '../../documents/index.ts';
import { listCounts } from './store.ts';

export const maySeeChart = (roles: readonly StaffRole[], id: ChartId): boolean => mayDo(roles, chartOf(id).act);

/** The charts that these roles may see. Small counts of people leave the server as `few`. */
export async function readCharts(db: Db, roles: readonly StaffRole[], range: NumbersRange): Promise<NumbersChart[]> {
  const { from, to } = wholeRange(range.from, range.to, range.by);
  const periods = sumByPeriod(await listCounts(db, from, to), { from, to, by: range.by });
  return CHART_IDS.filter((id) => maySeeChart(roles, id)).map((id) => {
    const { unit, parts } = chartOf(id);
    const shown = unit === 'paise' ? (value: number) => value : shownCount;
    return {
      id,
      periods: periods.map(({ period, sums }) => ({
        period,
        values: parts.map(({ read }) => (sums ? shown(read(sums)) : 'unknown')),
      })),
    };
  });
}

/** A chart as CSV: amounts in rupees. */
export function chartCsv({ id, periods }: NumbersChart, by: NumbersRange['by']): string {
  const { unit, parts } = chartOf(id);
  const field = (value: ShownValue) => {
    if (value === 'few') return `fewer than ${SMALLEST_SHOWN}`;
    if (value === 'unknown') return null;
    return unit === 'paise' ? value / 100 : value;
  };
  const heads = parts.map(({ name }) => (unit === 'paise' ? `${name} (INR)` : name));
  return csvFile(
    [by === 'day' ? 'Day' : 'Week from', 'In words', ...heads],
    periods.map(({ period, values }) => [period, dayInWords(period), ...values.map(field)]),
  );
}
