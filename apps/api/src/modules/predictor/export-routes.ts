import { EXPORT_FORMATS, exportPath, ResultView } from '@dakhila/contract/predictor-exports';
import { DomainError } from '@dakhila/domain/errors';
import { pageLanguage } from '@dakhila/domain/language/languages';
import { messageOf } from '@dakhila/domain/messages/message';
import { once } from '@dakhila/domain/once';
import type { FastifyInstance } from 'fastify';
import { isUuid } from '../../db/uuid.ts';
import { requireSession } from '../../http/mount.ts';
import { InvalidInput, plainIssues } from '../../http/validate-input.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import { workerTask } from '../../workers/worker-task.ts';
import type { PredictorNeeds } from './answer-run.ts';
import { viewOf } from './read-page.ts';
import { readRunMoney } from './result-money.ts';
import { askSaved, detailsSaid, findSavedRun } from './saved-run.ts';
import { currentSeason } from './season.ts';

const TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const;
const DRAW = workerTask<typeof import('./run-pdf.ts').default>(new URL('./run-pdf.ts', import.meta.url));

/** The results of a saved run as files. They hold what the student looks at; opening them is free. */
export function exportRoutes(app: FastifyInstance, needs: PredictorNeeds & { documents: WorkerPool }) {
  const brand = needs.config.BRAND_NAME;
  const josaaCodes = once(() => new Map(needs.catalogue.jee.records.map(({ id, josaaCode }) => [id, josaaCode ?? ''])));
  for (const format of EXPORT_FORMATS)
    app.get<{ Params: { id: string } }>(exportPath(':id', format), async (request, reply) => {
      const { params, query, caller } = request;
      const { studentId } = requireSession(caller, 'student');
      const view = ResultView.safeParse(query);
      if (!view.success) throw new InvalidInput(plainIssues(ResultView, query));
      if (!isUuid(params.id)) throw new DomainError('not-found', { message: messageOf('predictor.notFound') });
      const language = pageLanguage(caller.language);
      const row = await findSavedRun(needs, studentId, params.id);
      const { lists, notes } = detailsSaid(row, language);
      const { input } = row;
      const money = (await readRunMoney(needs, studentId, row)).table();
      const facts = { view: viewOf(view.data), lists, input, josaaCodes: josaaCodes(), money, language };
      const createdAt = row.createdAt.toISOString();
      const file = async () => {
        const printed = await askSaved(needs, row, 'printed', { facts });
        const season = currentSeason(needs, row.exam).year;
        return { ...printed, run: { ...printed.run, createdAt, notes }, season, language, brand };
      };
      const content =
        format === 'csv'
          ? await askSaved(needs, row, 'csv', { facts })
          : await needs.documents.run(DRAW, file, studentId);
      const name = `${row.exam}-prediction-${row.year}-${createdAt.slice(0, 10)}.${format}`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return reply.type(TYPES[format]).send(content);
    });
}
