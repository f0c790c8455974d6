import type { PreferenceList } from '@dakhila/contract/list-views';
import { lists as calls, listFilePath, listSummaryPath } from '@dakhila/contract/lists';
import { DomainError } from '@dakhila/domain/errors';
import { pageLanguage } from '@dakhila/domain/language/languages';
import { messageOf } from '@dakhila/domain/messages/message';
import { sayIn } from '@dakhila/domain/messages/say';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isUuid } from '../../db/uuid.ts';
import { idempotent } from '../../http/idempotency.ts';
import { mount, requireSession } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import { workerTask } from '../../workers/worker-task.ts';
import { addChoices, createList, duplicateList, orderChoices, renameList, takeChoice } from './edit-list.ts';
import type { ListNeeds } from './evaluate-list.ts';
import { findOptions } from './find-options.ts';
import { playPastYear } from './play-past-year.ts';
import { markSeen, readList, readListForFile, removeList } from './read-list.ts';
import { type ListSummary, readSummary, type SummaryNeeds } from './read-summary.ts';
import { recommendationRoutes } from './recommend/routes.ts';
import { roundRoutes } from './round-routes.ts';
import { readOutcome, type Simulator } from './simulate-list.ts';
import { headOf, listAll } from './store.ts';

type Needs = Deps & ListNeeds & { simulator: Simulator; documents: WorkerPool };
type Called = { params: { id: string }; caller: { session: { studentId: string } } };
const own = ({ params: { id }, caller }: Called) => ({ id, studentId: caller.session.studentId });

export function listRoutes(app: FastifyInstance, needs: Needs) {
  const { db } = needs;
  app.addHook('onClose', () => needs.simulator.close());
  roundRoutes(app, needs);
  recommendationRoutes(app, needs);
  mount(app, calls.all, async ({ query, caller }) => ({
    data: (await listAll(db, caller.session.studentId, query.exam)).map(headOf),
  }));
  mount(app, calls.create, async ({ body, caller }) => ({
    data: await createList(needs, caller.session.studentId, body),
  }));
  mount(app, calls.read, async (input) => ({ data: await readList(needs, own(input)) }));
  mount(app, calls.rename, async (input) => ({ data: await renameList(needs, own(input), input.body) }));
  mount(app, calls.remove, async (input) => {
    await removeList(needs, own(input));
    return {};
  });
  mount(app, calls.duplicate, async (input) => ({ data: await duplicateList(needs, own(input), input.body.name) }));
  // A repeated order must not conflict with the version that it made itself.
  const order = idempotent(needs, calls.order, async (input) => ({
    data: await orderChoices(needs, own(input), input.body),
  }));
  mount(app, calls.order, order);
  mount(app, calls.add, async (input) => ({ data: await addChoices(needs, own(input), input.body) }));
  mount(app, calls.take, async (input) => ({ data: await takeChoice(needs, own(input), input.params.choice) }));
  mount(app, calls.seen, async (input) => {
    await markSeen(needs, own(input));
    return {};
  });
  mount(app, calls.outcome, async (input) => ({ data: await readOutcome(needs, own(input)) }));
  mount(app, calls.mock, async (input) => ({
    data: await playPastYear(needs, own(input), Number(input.query.year)),
  }));
  mount(app, calls.options, async ({ query, caller }) => ({
    data: await findOptions(needs, caller.session.studentId, query),
  }));
  listFileRoutes(app, needs);
  summaryFileRoute(app, needs);
}

const WRITE = workerTask<typeof import('./list-document.ts').default>(new URL('./list-document.ts', import.meta.url));
const TYPES = { csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const;

function listFileRoutes(app: FastifyInstance, needs: ListNeeds & Pick<Deps, 'config'> & { documents: WorkerPool }) {
  for (const kind of ['csv', 'pdf'] as const)
    app.get<{ Params: { id: string } }>(listFilePath(':id(^[0-9a-f-]+)', kind), async ({ params, caller }, reply) => {
      const { studentId } = requireSession(caller, 'student');
      if (!isUuid(params.id)) throw new DomainError('not-found', { message: messageOf('lists.notFound') });
      const language = pageLanguage(caller.language);
      const own = { id: params.id, studentId };
      const readInput = async () => {
        const { unsure, ...read } = await readListForFile(needs, own);
        const list = sayIn<PreferenceList>(language, read.list);
        nameFile(reply, list.name, kind);
        return { list, kind, unsure, about: { brand: needs.config.BRAND_NAME, now: needs.now(), language } };
      };
      const file = await needs.documents.run(WRITE, readInput, studentId);
      return reply.type(TYPES[kind]).send(file);
    });
}

const WRITE_SUMMARY = workerTask<typeof import('./summary-document.ts').default>(
  new URL('./summary-document.ts', import.meta.url),
);

function summaryFileRoute(
  app: FastifyInstance,
  needs: SummaryNeeds & Pick<Deps, 'config'> & { documents: WorkerPool },
) {
  app.get<{ Params: { id: string } }>(listSummaryPath(':id'), async ({ params, caller }, reply) => {
    const { studentId } = requireSession(caller, 'student');
    if (!isUuid(params.id)) throw new DomainError('not-found', { message: messageOf('lists.notFound') });
    const language = pageLanguage(caller.language);
    const readInput = async () => {
      const summary = sayIn<ListSummary>(language, await readSummary(needs, { id: params.id, studentId }));
      nameFile(reply, `${summary.list.name} summary`, 'pdf');
      return { summary, about: { brand: needs.config.BRAND_NAME, now: needs.now(), language } };
    };
    const file = await needs.documents.run(WRITE_SUMMARY, readInput, studentId);
    return reply.type(TYPES.pdf).send(file);
  });
}

/** The name of the list, with characters that every file system accepts. */
function nameFile(reply: FastifyReply, name: string, kind: string) {
  const plain = name.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'preference-list';
  reply.header('content-disposition', `attachment; filename="${plain}.${kind}"`);
}
