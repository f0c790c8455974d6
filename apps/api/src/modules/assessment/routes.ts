import { createHash } from 'node:crypto';
import { assessment } from '@dakhila/contract/assessment';
import { guardianConsent } from '@dakhila/contract/guardian-consent';
import { DomainError } from '@dakhila/domain/errors';
import { pageLanguage } from '@dakhila/domain/language/languages';
import { messageOf } from '@dakhila/domain/messages/message';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isUuid } from '../../db/uuid.ts';
import { makeDrawnFiles } from '../../documents/index.ts';
import type { Caller } from '../../http/caller.ts';
import { mount, requireSession } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import { workerTask } from '../../workers/worker-task.ts';
import { keepEditions, type Predictor } from '../predictor/index.ts';
import { askGuardian } from './ask-guardian.ts';
import {
  type AfterWithdrawn,
  confirmConsent,
  type OnWithdrawn,
  readConsent,
  saveBirthDate,
  withdrawConsent,
} from './guardian-consent.ts';
import { openGuardianLink } from './guardian-link.ts';
import { type Reader, type ReadReport, readOverview, readReport, removeSitting } from './read-report.ts';
import type { Printed } from './report-pdf.ts';
import { countShareView, LINK_PURPOSE, openShare, shareReport, shareView, stopSharing } from './share-report.ts';
import { findShare } from './share-store.ts';
import { readProgress, requireSitting, type SittingRow } from './store.ts';
import { finishSitting, saveAnswers, sittingView, startSection, startSitting, summaryView } from './take-assessment.ts';

export function assessmentRoutes(app: FastifyInstance, deps: Deps & { documents: WorkerPool; predictor: Predictor }) {
  const { db } = deps;
  const reportFile = makeReportFiles(deps.documents);
  const needs = { ...deps, editions: keepEditions(deps) };

  mount(app, assessment.overview, async ({ caller }) => ({ data: await readOverview(deps, reading(caller)) }));
  mount(app, assessment.start, async ({ caller }) => ({ data: await startSitting(deps, reading(caller)) }));
  mount(app, assessment.read, async ({ params, caller }) => {
    const sitting = await requireSitting(db, caller.session.studentId, params.id);
    return { data: sittingView(sitting, await readProgress(db, sitting.id), pageLanguage(caller.language)) };
  });
  mount(app, assessment.startSection, async ({ params, caller }) => ({
    data: await startSection(deps, { ...reading(caller), ...params }),
  }));
  mount(app, assessment.saveAnswers, async ({ params, body, caller }) => ({
    data: await saveAnswers(deps, { ...reading(caller), id: params.id, answers: body.answers }),
  }));
  mount(app, assessment.finish, async ({ params, caller }) => ({
    data: await finishSitting(deps, { ...reading(caller), id: params.id }),
  }));
  mount(app, assessment.remove, async ({ params, caller }) => {
    await removeSitting(deps, caller.session.studentId, params.id);
    return {};
  });

  mount(app, assessment.report, async ({ params, caller }) => {
    const sitting = await requireSitting(db, caller.session.studentId, params.id);
    const [read, { answers }, share] = await Promise.all([
      readReport(needs, sitting, { language: pageLanguage(caller.language), isOwner: true }),
      readProgress(db, sitting.id),
      findShare(db, sitting.id, LINK_PURPOSE),
    ]);
    return { data: { ...read, sitting: summaryView(sitting, answers.size), share: share ? shareView(share) : null } };
  });
  mount(app, assessment.share, async ({ params, caller }) => ({
    data: await shareReport(deps, { ...reading(caller), id: params.id }),
  }));
  mount(app, assessment.stopSharing, async ({ params, caller }) => {
    await stopSharing(deps, caller.session.studentId, params.id);
    return {};
  });
  mount(app, assessment.countView, async ({ params }) => {
    await countShareView(deps, params.token);
    return {};
  });
  mount(app, assessment.shared, async ({ params, caller }) => {
    const { validity, report } = await readReport(needs, await openShare(deps, params.token), {
      language: pageLanguage(caller.language),
      isOwner: false,
    });
    return { data: { validity, report: requireReport(report) } };
  });

  const sendPdf = async (reply: FastifyReply, sitting: SittingRow, { language, isOwner }: Reader) => {
    const { validity, report } = await readReport(needs, sitting, { language, isOwner });
    const printed = { brand: deps.config.BRAND_NAME, validity, report: requireReport(report), language };
    const file = await reportFile(printed, `${isOwner ? '' : 'shared:'}${sitting.studentId}`);
    reply.header('content-disposition', `${isOwner ? 'attachment' : 'inline'}; filename="assessment-report.pdf"`);
    return reply.type('application/pdf').send(file);
  };
  app.get<{ Params: { id: string } }>('/assessment/sittings/:id/report.pdf', async ({ params, caller }, reply) => {
    const { studentId } = requireSession(caller, 'student');
    if (!isUuid(params.id)) throw new DomainError('not-found');
    const sitting = await requireSitting(db, studentId, params.id);
    return sendPdf(reply, sitting, { language: pageLanguage(caller.language), isOwner: true });
  });
  app.get<{ Params: { token: string } }>('/assessment/shared/:token/report.pdf', async ({ params, caller }, reply) => {
    const sitting = await openShare(deps, params.token);
    return sendPdf(reply, sitting, { language: pageLanguage(caller.language), isOwner: false });
  });
}

const reading = (caller: { session: { studentId: string }; language: Caller['language'] }) => ({
  studentId: caller.session.studentId,
  language: pageLanguage(caller.language),
});

/** Invalid answers have no report and no file. */
function requireReport(report: ReadReport['report']) {
  if (report === null) throw new DomainError('not-found', { message: messageOf('assessment.noReport') });
  return report;
}

export function guardianConsentRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'now' | 'log'> & {
    onConsentWithdrawn: OnWithdrawn;
    afterConsentWithdrawn: AfterWithdrawn;
  },
) {
  const standing = async (studentId: string) => ({ data: await readConsent(deps, studentId) });

  mount(app, guardianConsent.read, ({ caller }) => standing(caller.session.studentId));
  mount(app, guardianConsent.saveBirthDate, async ({ body, caller }) => {
    await saveBirthDate(deps, caller.session.studentId, body.birthDate);
    return standing(caller.session.studentId);
  });
  mount(app, guardianConsent.ask, async ({ body, caller }) => {
    await askGuardian(deps, body, caller);
    return standing(caller.session.studentId);
  });
  mount(app, guardianConsent.confirm, async ({ body, caller }) => {
    await confirmConsent(deps, body.otp, caller);
    return standing(caller.session.studentId);
  });
  mount(app, guardianConsent.request, async ({ params }) => ({ data: await openGuardianLink(deps, params.token) }));
  mount(app, guardianConsent.withdraw, async ({ caller }) => {
    await withdrawConsent(deps, caller.session.studentId);
    return {};
  });
}

const DRAW = workerTask<typeof import('./report-pdf.ts').default>(new URL('./report-pdf.ts', import.meta.url));
const MAX_FILES = 60;

/** Renders reports and caches them by content. `studentId` is the owner of the report, also for other readers. */
function makeReportFiles(documents: WorkerPool) {
  const files = makeDrawnFiles(MAX_FILES);
  return (printed: Printed, studentId: string): Promise<Uint8Array> =>
    files(createHash('sha256').update(JSON.stringify(printed)).digest('base64'), () =>
      documents.run(DRAW, printed, studentId),
    );
}
