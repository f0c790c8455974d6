import { isDeskDay } from '@dakhila/contract/desk/day';
import { deskSettlementCsvPath, deskSettlements, type SettlementFile } from '@dakhila/contract/desk/settlements';
import { staff as staffAccess } from '@dakhila/contract/endpoint';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { DomainError } from '@dakhila/domain/errors';
import { DESK_FILES_PER_HOUR } from '@dakhila/domain/staff/access';
import type { FastifyInstance } from 'fastify';
import { requireBudget } from '../../db/budget.ts';
import type { Db } from '../../db/client.ts';
import { mount, requireStaff } from '../../http/mount.ts';
import { mountUpload } from '../../http/mount-upload.ts';
import type { Deps } from '../../ports.ts';
import {
  checkDifference,
  describeSettlementDay,
  describeSettlementDays,
  listUncheckedDays,
  readSettlementFiles,
  readSettlementUpload,
  type StoredSettlement,
  storeSettlement,
  withdrawSettlement,
  writeDifferences,
} from '../billing/index.ts';
import { insertAuditLine, listActsOn } from '../operations/index.ts';
import { actorOf, nameActors, requireReason } from '../staff/index.ts';
import { detailsOf } from './history.ts';

const WITHDRAWAL = 'desk settlement withdraw';
/** Months of days. What was looked at leaves the list, and the count has all. */
const MOST_WORK_DAYS = 100;

/** The files as the desk lists them, with who uploaded and withdrew them, and why. */
async function describeFiles(db: Db, files: readonly StoredSettlement[]): Promise<SettlementFile[]> {
  const actor = (staffId: string) => actorOf({ staffId });
  const people = files.flatMap(({ uploadedBy, withdrawnBy }) => (withdrawnBy ? [uploadedBy, withdrawnBy] : uploadedBy));
  const nameOf = await nameActors(db, people.map(actor));
  const withdrawals = files.flatMap(({ id, withdrawnAt }) => (withdrawnAt ? [id] : []));
  const acts = await listActsOn(db, withdrawals, [WITHDRAWAL]);
  const reasons = new Map(acts.map((act) => [act.subject, detailsOf(act).reason]));
  return files.map(({ id, lineCount, uploadedBy, uploadedAt, firstAt, lastAt, withdrawnBy, withdrawnAt }) => ({
    ...{ id, lines: lineCount, firstDay: firstAt && dayOf(firstAt), lastDay: lastAt && dayOf(lastAt) },
    uploadedBy: nameOf(actor(uploadedBy)),
    uploadedAt: uploadedAt.toISOString(),
    withdrawn:
      withdrawnBy && withdrawnAt
        ? { by: nameOf(actor(withdrawnBy)), at: withdrawnAt.toISOString(), reason: reasons.get(id) ?? null }
        : null,
  }));
}

/** A day with its differences, and the names of those who have looked at them. */
async function describeDay(deps: Pick<Deps, 'db' | 'gateway'>, day: string) {
  const { listed, ...totals } = await describeSettlementDay(deps, day);
  const actor = (staffId: string) => actorOf({ staffId });
  const people = listed.flatMap(({ checked }) => (checked ? [actor(checked.by)] : []));
  const nameOf = await nameActors(deps.db, people);
  return {
    ...totals,
    listed: listed.map(({ checked, ...difference }) => ({
      ...difference,
      checked: checked && { ...checked, by: nameOf(actor(checked.by)), at: checked.at.toISOString() },
    })),
  };
}

/** The gateway's settlement files, and how they differ from our payments. */
export function settlementDeskRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'gateway' | 'newId'>) {
  const { db, gateway } = deps;
  mount(app, deskSettlements.list, async ({ query }) => ({ data: await describeSettlementDays(deps, query.until) }));
  mount(app, deskSettlements.read, async ({ params: { day } }) => ({ data: await describeDay(deps, day) }));
  mount(app, deskSettlements.work, async () => {
    const days = await listUncheckedDays(db, gateway.name);
    const count = days.reduce((sum, { unchecked }) => sum + unchecked, 0);
    return { data: days.slice(0, MOST_WORK_DAYS), count };
  });
  mount(app, deskSettlements.check, async ({ params: { day }, body, caller: { staff } }) => {
    await db.transaction(async (tx) => {
      const { difference, paymentId } = body;
      const details = { day, difference, reason: requireReason(body.reason) };
      await checkDifference(tx, { ...body, gateway: gateway.name, day, staffId: staff.staffId });
      await insertAuditLine(tx, {
        actor: actorOf(staff),
        action: 'desk settlement check',
        subject: paymentId,
        details,
      });
    });
    return { data: await describeDay(deps, day) };
  });
  mount(app, deskSettlements.files, async ({ query: { after } }) => {
    const { files, next } = await readSettlementFiles(db, gateway.name, after);
    return { data: { files: await describeFiles(db, files), next } };
  });

  mountUpload(app, deskSettlements.upload, async (upload, staff) => {
    await requireBudget(db, `desk:files:${staff.staffId}`, DESK_FILES_PER_HOUR);
    const { lines, skipped, sha256 } = await readSettlementUpload(upload);
    const file = { id: deps.newId(), sha256, gateway: gateway.name, uploadedBy: staff.staffId, lines };
    const added = await db.transaction(async (tx) => {
      const stored = await storeSettlement(tx, file);
      const details = { gateway: file.gateway, lines: lines.length, added: stored.added, skipped };
      const line = { actor: actorOf(staff), action: 'desk settlement upload', subject: stored.id };
      if (stored.isNew || stored.added > 0) await insertAuditLine(tx, { ...line, details });
      return stored.added;
    });
    return { data: { lines: lines.length, added, skipped } };
  });
  mount(app, deskSettlements.withdraw, ({ params: { id }, body, caller: { staff } }) =>
    db.transaction(async (tx) => {
      const file = await withdrawSettlement(tx, id, staff.staffId);
      const details = { lines: file.lineCount, reason: requireReason(body.reason) };
      await insertAuditLine(tx, { actor: actorOf(staff), action: WITHDRAWAL, subject: id, details });
      const [data] = await describeFiles(tx, [file]);
      if (!data) throw new DomainError('not-found');
      return { data };
    }),
  );

  app.get<{ Params: { day: string } }>(deskSettlementCsvPath(':day(^[0-9-]+)'), async ({ params, caller }, reply) => {
    requireStaff(caller, staffAccess('settlements.manage'));
    if (!isDeskDay(params.day)) throw new DomainError('not-found');
    const name = `settlement-${params.day}.csv`;
    reply.header('content-disposition', `attachment; filename="${name}"`);
    return reply.type('text/csv; charset=utf-8').send(await writeDifferences(deps, params.day));
  });
}
