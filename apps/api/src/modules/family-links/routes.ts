import { familyLinks as calls } from '@dakhila/contract/family-links';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { type ListNeeds, openList, type Simulator } from '../lists/index.ts';
import { makeLink, readFamilyOfList, removeComment, renewLink, revokeLink } from './make-link.ts';
import { countLinkView, openLink, writeComment } from './open-link.ts';
import { cachePages } from './read-page.ts';
import { listNews, markRead } from './store.ts';

type Called = { params: { id: string }; caller: { session: { studentId: string } } };
const own = ({ params: { id }, caller }: Called) => ({ id, studentId: caller.session.studentId });

export function familyLinkRoutes(app: FastifyInstance, deps: Deps & ListNeeds & { simulator: Simulator }) {
  const needs = { ...deps, pages: cachePages() };
  const { db } = needs;
  mount(app, calls.ofList, async (input) => ({ data: await readFamilyOfList(needs, own(input)) }));
  mount(app, calls.make, async (input) => ({ data: await makeLink(needs, own(input), input.body) }));
  mount(app, calls.renew, async (input) => ({ data: await renewLink(needs, own(input)) }));
  mount(app, calls.revoke, async (input) => {
    await revokeLink(needs, own(input));
    return {};
  });
  mount(app, calls.markRead, async (input) => {
    const { id, studentId } = own(input);
    await openList(db, { id, studentId });
    await markRead(db, { listId: id, studentId });
    return {};
  });
  mount(app, calls.removeComment, async (input) => {
    await removeComment(needs, own(input));
    return {};
  });
  mount(app, calls.news, async ({ caller }) => ({ data: await listNews(db, caller.session.studentId) }));

  mount(app, calls.open, async ({ params, caller }) => ({ data: await openLink(needs, { ...params, caller }) }));
  mount(app, calls.countView, async ({ params, caller }) => {
    await countLinkView(needs, { ...params, caller });
    return {};
  });
  mount(app, calls.comment, async ({ params, body, caller }) => {
    await writeComment(needs, { ...params, caller }, body);
    return {};
  });
}
