import { colleges, josaaColleges } from '@dakhila/contract/colleges';
import type { AnyEndpoint } from '@dakhila/contract/endpoint';
import { factReports } from '@dakhila/contract/fact-reports';
import { pinCodes } from '@dakhila/contract/pin-codes';
import { shortlist } from '@dakhila/contract/shortlist';
import type { FastifyInstance } from 'fastify';
import { type CachedHandler, type EdgeCache, mountCached } from '../../http/edge/edge-cache.ts';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { existing, listColleges, readCapCutoffs, readCsabCutoffs, readJosaaCutoffs } from './read-college.ts';
import { sendReport } from './send-report.ts';
import { boundChanges, readShortlist, saveCollege } from './shortlist.ts';
import { deleteSaved } from './store.ts';

type Needs = Pick<Deps, 'catalogue'> & { edgeCache: EdgeCache };

/** Colleges, the shortlist and reports of wrong facts. */
export function collegeRoutes(app: FastifyInstance, needs: Deps & Needs) {
  exploreRoutes(app, needs);
  shortlistRoutes(app, needs);
  factReportRoutes(app, needs);
}

function exploreRoutes(app: FastifyInstance, { catalogue, edgeCache }: Needs) {
  const mount = <E extends AnyEndpoint & { access: 'student' }>(endpoint: E, handle: CachedHandler<E>) =>
    mountCached(app, endpoint, edgeCache, handle);

  mount(colleges.courses, () => ({ data: [...catalogue.mhtCet.options.courses] }));
  mount(colleges.universities, () => ({ data: [...catalogue.mhtCet.options.universities] }));
  mount(colleges.cities, () => ({ data: [...catalogue.mhtCet.options.cities] }));
  mount(colleges.list, ({ query }) => ({ data: listColleges(catalogue.mhtCet, query) }));
  mount(colleges.detail, ({ params }) => ({ data: existing(catalogue.mhtCet.byId(params.id)) }));
  mount(colleges.cutoffs, ({ params, query }) => ({ data: readCapCutoffs(catalogue, params.id, query) }));
  mount(colleges.byCode, ({ params }) => ({ data: existing(catalogue.mhtCet.byCode(params.code)) }));

  mount(josaaColleges.levels, () => ({ data: [...catalogue.jee.options.levels] }));
  mount(josaaColleges.courses, () => ({ data: [...catalogue.jee.options.courses] }));
  mount(josaaColleges.cities, () => ({ data: [...catalogue.jee.options.cities] }));
  mount(josaaColleges.states, () => ({ data: [...catalogue.jee.options.states] }));
  mount(josaaColleges.list, ({ query }) => ({ data: listColleges(catalogue.jee, query) }));
  mount(josaaColleges.detail, ({ params }) => ({ data: existing(catalogue.jee.byId(params.id)) }));
  mount(josaaColleges.cutoffs, ({ params, query }) => ({ data: readJosaaCutoffs(catalogue, params.id, query) }));
  mount(josaaColleges.csab, ({ params, query }) => ({ data: readCsabCutoffs(catalogue, params.id, query.programme) }));
  mount(josaaColleges.byName, ({ params }) => ({ data: existing(catalogue.jee.byName(params.name)) }));

  mount(pinCodes.places, ({ params }) => ({ data: Object.fromEntries(catalogue.pinCodes.get(params.prefix) ?? []) }));
}

function shortlistRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'catalogue'>) {
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

function factReportRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'catalogue' | 'newId'>) {
  mount(app, factReports.send, async ({ body, caller }) => ({
    data: await sendReport(deps, { ...body, studentId: caller.session.studentId }),
  }));
}
