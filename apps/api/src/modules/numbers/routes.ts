import { deskNumbers, NumbersRange, numbersFilePath } from '@dakhila/contract/desk/numbers';
import { staff as staffAccess } from '@dakhila/contract/endpoint';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { DomainError } from '@dakhila/domain/errors';
import { CHART_IDS } from '@dakhila/domain/numbers/measures';
import type { FastifyInstance } from 'fastify';
import { databaseNow } from '../../db/rows.ts';
import { mount, requireStaff } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { chartCsv, maySeeChart, readCharts } from './read-charts.ts';
import { findCountedAt } from './store.ts';
import { readUnanswered } from './unanswered.ts';

/** Counts for those who steer the product, at the desk. They name nobody. */
export function numbersRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>) {
  mount(app, deskNumbers.read, async ({ query, caller: { staff } }) => ({
    data: {
      today: dayOf(await databaseNow(db)),
      countedAt: (await findCountedAt(db))?.toISOString() ?? null,
      charts: await readCharts(db, staff.roles, query),
    },
  }));

  mount(app, deskNumbers.unanswered, async () => ({ data: await readUnanswered(db) }));

  app.get<{ Params: { chart: string } }>(numbersFilePath(':chart'), async ({ params, query, caller }, reply) => {
    const { roles } = requireStaff(caller, staffAccess('numbers.read'));
    const id = CHART_IDS.find((one) => one === params.chart);
    if (!id) throw new DomainError('not-found');
    if (!maySeeChart(roles, id)) throw new DomainError('not-allowed');
    const range = NumbersRange.safeParse(query);
    if (!range.success) throw new DomainError('invalid-input', { detail: 'This range is not possible.' });
    const chart = (await readCharts(db, roles, range.data)).find((one) => one.id === id);
    if (!chart) throw new DomainError('not-found');
    const { from, to, by } = range.data;
    reply.header('content-disposition', `attachment; filename="${id}-${from}-${to}.csv"`);
    return reply.type('text/csv; charset=utf-8').send(chartCsv(chart, by));
  });
}
