import { shortlist } from '@dakhila/contract/shortlist';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { boundChanges } from './bound-changes.ts';
import { readShortlist } from './read-shortlist.ts';
import { saveCollege } from './save-college.ts';
import { deleteSaved } from './store.ts';

export function shortlistRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'catalogue'>) {
  mount(app, shortlist.list, async ({ caller }) => ({ data: await readShortlist(deps, caller.session.studentId) }));
  mount(app, shortlist.save, async ({ params, caller: { session } }) => {
    await boundChanges(deps.db, session.studentId);
    await saveCollege(deps, { ...params, studentId: session.studentId });
    return {};
  });
  mount(app, shortlist.remove, async ({ params, caller: { session } }) => {
    await boundChanges(deps.db, session.studentId);
    await deleteSaved(deps.db, { ...params, studentId: session.studentId });
    return {};
  });
}
