import { EXPORT_FORMATS, type ExportFormat, exportPath, ResultView } from '@dakhila/contract/predictor-exports';
import type { Run } from '@dakhila/contract/predictor-results';
import { DomainError } from '@dakhila/domain/errors';
import { pageLanguage } from '@dakhila/domain/language/languages';
import type { FastifyInstance } from 'fastify';
import { isUuid } from '../../db/uuid.ts';
import { InvalidInput } from '../../http/errors.ts';
import { demandSession } from '../../http/mount.ts';
import { currentSeason } from '../season/index.ts';
import type { PredictorNeeds } from './answer-run.ts';
import { reopenRun } from './reopen-run.ts';
import { writeRunCsv } from './run-csv.ts';
import { type RunFile, runFileOf } from './run-file.ts';
import { drawRunPdf } from './run-pdf.ts';

const TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const;
const WRITE: Record<ExportFormat, (file: RunFile, brand: string) => string | Promise<Buffer>> = {
  csv: writeRunCsv,
  pdf: drawRunPdf,
};

/** The results of a saved run as files. They hold what the student looks at; opening them is free. */
export function exportRoutes(app: FastifyInstance, needs: PredictorNeeds) {
  for (const format of EXPORT_FORMATS)
    app.get<{ Params: { id: string } }>(exportPath(':id', format), async (request, reply) => {
      const { params, query, caller } = request;
      const { studentId } = demandSession(caller, 'student');
      const view = ResultView.safeParse(query);
      if (!view.success) throw new InvalidInput(fieldsOf(view.error.issues));
      if (!isUuid(params.id)) throw new DomainError('not-found', { message: 'Prediction not found' });
      const language = pageLanguage(caller.language);
      const whose = { studentId, id: params.id };
      // As it is seen: the very answer that the screen is made from.
      const { bytes, onRead } = await reopenRun(needs, { ...whose, isReopened: true, language });
      const { data: seen }: { data: Run } = JSON.parse(bytes.toString('latin1'));
      onRead();
      const { unlikely, branch, group, ...wanted } = view.data;
      const shown = { ...wanted, branches: branch, groups: group, withUnlikely: unlikely !== undefined };
      const file = runFileOf(seen, shown, {
        ...{ catalogue: needs.catalogue, language },
        season: currentSeason(needs, seen.exam).year,
      });
      reply.header('content-disposition', `attachment; filename="${file.name}.${format}"`);
      return reply.type(TYPES[format]).send(await WRITE[format](file, needs.config.BRAND_NAME));
    });
}

const fieldsOf = (issues: readonly { path: readonly PropertyKey[]; message: string }[]) =>
  Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]));
