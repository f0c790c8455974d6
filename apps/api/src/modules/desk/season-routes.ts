import { type DeskReport, deskNotices, deskReports, deskSchedule } from '@dakhila/contract/desk/season';
import { withoutContacts } from '@dakhila/domain/contacts-in-text';
import type { FastifyInstance } from 'fastify';
import { isUuid } from '../../db/uuid.ts';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { type FactReport, findCollege, markReport, readReports } from '../colleges/index.ts';
import { describeSchedule } from '../lists/index.ts';
import { insertAuditLine } from '../operations/index.ts';
import { currentSeason } from '../predictor/index.ts';
import { actorOf, requireReason } from '../staff/index.ts';
import { enterFromDesk, subjectOf, withdrawDays } from './dates.ts';
import { readHistory } from './history.ts';
import { describeNotices, setFromDesk, withdrawFromDesk } from './notices.ts';

type Needs = Pick<Deps, 'db' | 'config' | 'now' | 'newId' | 'catalogue'>;

/** Official dates, notices, and facts that students reported as wrong. */
export function seasonDeskRoutes(app: FastifyInstance, deps: Needs) {
  scheduleRoutes(app, deps);
  noticeRoutes(app, deps);
  reportRoutes(app, deps);
}

function scheduleRoutes(app: FastifyInstance, deps: Needs) {
  mount(app, deskSchedule.read, async ({ params }) => ({ data: await describeSchedule(deps, params.exam) }));
  mount(app, deskSchedule.history, async ({ params }) => {
    const { year } = currentSeason(deps, params.exam);
    return { data: await readHistory(deps.db, subjectOf(params, year)) };
  });
  mount(app, deskSchedule.enter, async ({ params, body, caller: { staff } }) => {
    await enterFromDesk(deps, staff, params, body);
    return { data: await describeSchedule(deps, params.exam) };
  });
  mount(app, deskSchedule.withdraw, async ({ params, body, caller: { staff } }) => {
    await withdrawDays(deps, staff, params, body);
    return { data: await describeSchedule(deps, params.exam) };
  });
}

function noticeRoutes(app: FastifyInstance, deps: Needs) {
  const newest = () => describeNotices(deps.db, deps.now());
  mount(app, deskNotices.list, ({ query }) => describeNotices(deps.db, deps.now(), query.after));
  mount(app, deskNotices.set, async ({ body, caller: { staff } }) => {
    await setFromDesk(deps, staff, body);
    return newest();
  });
  mount(app, deskNotices.withdraw, async ({ params, caller: { staff } }) => {
    await withdrawFromDesk(deps, staff, params.id);
    return newest();
  });
}

function reportRoutes(app: FastifyInstance, { db, catalogue }: Needs) {
  const describe = ({ createdAt, ...report }: FactReport): DeskReport => ({
    ...report,
    message: withoutContacts(report.message),
    college: findCollege(catalogue, report.exam, report.collegeId)?.name ?? report.collegeId,
    createdAt: createdAt.toISOString(),
  });

  mount(app, deskReports.list, async ({ query: { state = 'new', after } }) => {
    const { page, next } = await readReports(db, { state, after });
    return { data: { reports: page.map(describe), next } };
  });
  mount(app, deskReports.history, async ({ params: { id } }) => ({
    data: isUuid(id) ? await readHistory(db, id) : [],
  }));
  mount(app, deskReports.mark, async ({ params: { id }, body: { state, note, revision }, caller: { staff } }) =>
    db.transaction(async (tx) => {
      requireReason(note);
      const { report } = await markReport(tx, { id, state, note, revision });
      const details = { state, ...(note && { note }) };
      await insertAuditLine(tx, { actor: actorOf(staff), action: 'desk facts mark', subject: id, details });
      return { data: describe(report) };
    }),
  );
}
