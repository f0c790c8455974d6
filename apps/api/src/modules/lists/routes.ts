import { lists as calls } from '@dakhila/contract/lists';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import type { WorkerPool } from '../../workers/worker-pool.ts';
import { createList, duplicateList } from './create-list.ts';
import { addChoices, orderChoices, renameList, takeChoice } from './edit-list.ts';
import { listFileRoutes } from './file-routes.ts';
import { findOptions } from './find-options.ts';
import type { ListNeeds } from './judging.ts';
import { markSeen } from './mark-seen.ts';
import { playPastYear } from './play-past-year.ts';
import { readList } from './read-list.ts';
import { removeList } from './remove-list.ts';
import { simulateList } from './simulate-list.ts';
import type { Simulator } from './simulator.ts';
import { headOf, listAll } from './store.ts';

type Needs = ListNeeds & Pick<Deps, 'config'> & { simulator: Simulator; documents: WorkerPool };
type Called = { params: { id: string }; caller: { session: { studentId: string } } };
const own = ({ params: { id }, caller }: Called) => ({ id, studentId: caller.session.studentId });

export function listRoutes(app: FastifyInstance, needs: Needs) {
  const { db } = needs;
  app.addHook('onClose', () => needs.simulator.close());
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
  mount(app, calls.order, async (input) => ({ data: await orderChoices(needs, own(input), input.body) }));
  mount(app, calls.add, async (input) => ({ data: await addChoices(needs, own(input), input.body) }));
  mount(app, calls.take, async (input) => ({ data: await takeChoice(needs, own(input), input.params.choice) }));
  mount(app, calls.seen, async (input) => {
    await markSeen(needs, own(input));
    return {};
  });
  mount(app, calls.outcome, async (input) => ({ data: await simulateList(needs, own(input)) }));
  mount(app, calls.mock, async (input) => ({
    data: await playPastYear(needs, own(input), Number(input.query.year)),
  }));
  mount(app, calls.options, async ({ query }) => ({ data: findOptions(needs, query) }));
  listFileRoutes(app, needs);
}
