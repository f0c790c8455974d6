import { familyLinks as calls } from '@dakhila/contract/family-links';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import type { ListNeeds, Simulator } from '../lists/index.ts';
import { keepEditions } from '../predictor/index.ts';
import { makeLink, markRead, readNews, readSharing, removeComment, renewLink, revokeLink } from './make-link.ts';
import { countLinkView, openLink, writeComment } from './open-link.ts';
import { cachePages } from './read-page.ts';

type Called = { params: { id: string }; caller: { session: { studentId: string } } };
const own = ({ params: { id }, caller }: Called) => ({ id, studentId: caller.session.studentId });

export function familyLinkRoutes(app: FastifyInstance, deps: Deps & ListNeeds & { simulator: Simulator }) {
  const needs = { ...deps, editions: keepEditions(deps), pages: cachePages() };
  const ofList = (input: Called) => ({ kind: 'list' as const, ...own(input) });
  const ofRun = (input: Called) => ({ kind: 'run' as const, ...own(input) });
  mount(app, calls.ofList, async (input) => ({ data: await readSharing(needs, ofList(input)) }));
  mount(app, calls.ofRun, async (input) => ({ data: await readSharing(needs, ofRun(input)) }));
  mount(app, calls.shareList, async (input) => ({ data: await makeLink(needs, ofList(input), input.body) }));
  mount(app, calls.shareRun, async (input) => ({ data: await makeLink(needs, ofRun(input), input.body) }));
  mount(app, calls.renew, async (input) => ({ data: await renewLink(needs, own(input)) }));
  mount(app, calls.revoke, async (input) => {
    await revokeLink(needs, own(input));
    return {};
  });
  mount(app, calls.markListRead, async (input) => {
    await markRead(needs, ofList(input), input.body.newest);
    return {};
  });
  mount(app, calls.markRunRead, async (input) => {
    await markRead(needs, ofRun(input), input.body.newest);
    return {};
  });
  mount(app, calls.removeComment, async (input) => {
    await removeComment(needs, own(input));
    return {};
  });
  mount(app, calls.news, async ({ caller }) => ({ data: await readNews(needs, caller.session.studentId) }));

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
