import { EXPORT_FORMATS, exportPath, ResultView } from '@dakhila/contract/predictor-exports';
import { DomainError } from '@dakhila/domain/errors';
import { pageLanguage } from '@dakhila/domain/language/languages';
import { messageOf } from '@dakhila/domain/messages/message';
import { once } from '@dakhila/domain/once';
import type { FastifyInstance } from 'fastify';
import { isUuid } from '../../db/uuid.ts';
import { demandSession } from '../../http/mount.ts';
import { InvalidInput } from '../../http/validate-input.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import { workerTask } from '../../workers/worker-task.ts';
import type { PredictorNeeds } from './answer-run.ts';
import { collegeMoney } from './college-money.ts';
import { reopenRun } from './reopen-run.ts';
import { currentSeason } from './season.ts';

const TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const;
const WRITE = workerTask<typeof import('./run-file-task.ts').default>(new URL('./run-file-task.ts', import.meta.url));

/** The results of a saved run as files. They hold what the student looks at; opening them is free. */
export function exportRoutes(app: FastifyInstance, needs: PredictorNeeds & { documents: WorkerPool }) {
  const brand = needs.config.BRAND_NAME;
  const codesOf = () => new Map(needs.catalogue.jee.records.map(({ id, josaaCode }) => [id, josaaCode ?? '']));
  const money = once(() => collegeMoney(needs.catalogue));
  const seasonsOf = () => ({
    josaa: currentSeason(needs, 'josaa').year,
    'mht-cet': currentSeason(needs, 'mht-cet').year,
  });
  for (const format of EXPORT_FORMATS)
    app.get<{ Params: { id: string } }>(exportPath(':id', format), async (request, reply) => {
      const { params, query, caller } = request;
      const { studentId } = demandSession(caller, 'student');
      const view = ResultView.safeParse(query);
      if (!view.success) throw new InvalidInput(fieldsOf(view.error.issues));
      if (!isUuid(params.id)) throw new DomainError('not-found', { message: messageOf('predictor.notFound') });
      const language = pageLanguage(caller.language);
      const whose = { studentId, id: params.id };
      const { unlikely, branch, group, ...wanted } = view.data;
      const shown = { ...wanted, branches: branch, groups: group, withUnlikely: unlikely !== undefined };
      let release: (() => void) | undefined;
      const readInput = async () => {
        // As it is seen: the very answer that the screen is made from.
        const { bytes, onRead } = await reopenRun(needs, { ...whose, isReopened: true, language });
        release = onRead;
        const facts = { josaaCodes: codesOf(), money: money(), seasons: seasonsOf() };
        return { bytes, view: shown, format, language, brand, ...facts };
      };
      const { name, content } = await needs.documents.run(WRITE, readInput, studentId).finally(() => release?.());
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return reply.type(TYPES[format]).send(content);
    });
}

const fieldsOf = (issues: readonly { path: readonly PropertyKey[]; message: string }[]) =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
