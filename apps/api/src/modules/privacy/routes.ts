import { type Deletion, dataCopyPath, type PrivacyOverview, privacy } from '@dakhila/contract/privacy';
import { DomainError } from '@dakhila/domain/errors';
import type { FastifyInstance } from 'fastify';
import { mount, requireSession } from '../../http/mount.ts';
import type { SessionKeeper } from '../../http/session.ts';
import type { Deps } from '../../ports.ts';
import { findStudent, hasCurrentAgreements, listAgreements } from '../accounts/index.ts';
import { askDeletion, reopenAccount } from './close-account.ts';
import { sendOwnCode } from './own-code.ts';
import { fetchCopy, openCopies } from './read-copy.ts';
import { type Closure, findClosure } from './store.ts';

export function privacyRoutes(app: FastifyInstance, deps: Deps & { sessions: SessionKeeper }) {
  const { sessions } = deps;

  mount(app, privacy.overview, async ({ caller }) => ({ data: await readOverview(deps, caller.session.studentId) }));

  mount(app, privacy.sendCopyCode, async ({ caller }) => ({ data: await sendOwnCode(deps, caller, 'data-copy') }));
  mount(app, privacy.openCopies, async ({ body, caller }) => ({ data: await openCopies(deps, caller, body.otp) }));
  for (const format of ['html', 'json'] as const)
    app.get<{ Params: { id: string } }>(dataCopyPath(':id(^[0-9a-f-]+)', format), async ({ params, caller }, reply) => {
      const { studentId } = requireSession(caller, 'account');
      const copy = await fetchCopy(deps, { id: params.id, studentId, format });
      reply.header('content-disposition', `attachment; filename="my-data.${format}"`);
      return reply.type(format === 'html' ? 'text/html; charset=utf-8' : 'application/json').send(copy);
    });

  mount(app, privacy.sendDeletionCode, async ({ caller }) => ({
    data: await sendOwnCode(deps, caller, 'delete-account'),
  }));
  mount(app, privacy.askDeletion, async ({ body, caller }, { request, reply }) => {
    const closure = await askDeletion(deps, caller, body.otp);
    // Other tabs lose their stored data together with the session.
    reply.header('clear-site-data', '"storage"');
    await sessions.end(request, reply);
    return { data: describeClosure(closure) };
  });
  mount(app, privacy.undoDeletion, async ({ caller }) => {
    await reopenAccount(deps, caller.session.studentId);
    // Other processes are notified by the database.
    sessions.forget(caller.session.publicId);
    return {};
  });
}

/** The privacy part of the profile, and the page of a closed account. */
async function readOverview({ db }: Pick<Deps, 'db'>, studentId: string): Promise<PrivacyOverview> {
  const [student, closure, accepted, isAgreementCurrent] = await Promise.all([
    findStudent(db, studentId),
    findClosure(db, studentId),
    listAgreements(db, studentId),
    hasCurrentAgreements(db, studentId),
  ]);
  if (!student) throw new DomainError('not-signed-in');
  return {
    email: student.email,
    phone: student.phone.slice(-10),
    agreements: accepted.map(({ document, version, acceptedAt }) => ({
      document,
      version,
      acceptedAt: acceptedAt.toISOString(),
    })),
    isAgreementCurrent,
    deletion: closure ? describeClosure(closure) : null,
  };
}

const describeClosure = ({ askedAt, eraseAt }: Closure): Deletion => ({
  askedAt: askedAt.toISOString(),
  eraseAt: eraseAt.toISOString(),
});
