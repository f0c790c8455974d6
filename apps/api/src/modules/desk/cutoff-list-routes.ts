import { type CutoffList, type CutoffListDetails, deskCutoffLists } from '@dakhila/contract/desk/cutoff-lists';
import { DomainError } from '@dakhila/domain/errors';
import { mayApproveList } from '@dakhila/domain/staff/cutoff-lists';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { StaffSession } from '../../http/caller.ts';
import { mount } from '../../http/mount.ts';
import { mountUpload } from '../../http/mount-upload.ts';
import type { Deps } from '../../ports.ts';
import { approveList, findList, readNewest, refuseList, type StoredList, uploadList } from '../cutoff-lists/index.ts';
import { insertAuditLine } from '../operations/index.ts';
import { actorOf, nameActors, requireReason } from '../staff/index.ts';

type Needs = Pick<Deps, 'db' | 'newId' | 'config' | 'catalogue'>;

const actor = (staffId: string) => actorOf({ staffId });

/** The lists as lines of the desk, with the names of those who uploaded and approved them. */
async function describeLists(db: Db, lists: readonly StoredList[], version: string): Promise<CutoffList[]> {
  const people = lists.flatMap(({ uploadedBy, approvedBy }) => (approvedBy ? [uploadedBy, approvedBy] : [uploadedBy]));
  const nameOf = await nameActors(db, people.map(actor));
  return lists.map(({ id, list, state, bytes, checkedVersion, appliedVersion, errors, ...one }) => ({
    ...{ id, list, state, bytes, checkedVersion, appliedVersion, errors },
    uploadedBy: nameOf(actor(one.uploadedBy)),
    uploadedAt: one.uploadedAt.toISOString(),
    approvedBy: one.approvedBy && nameOf(actor(one.approvedBy)),
    isServed: state === 'applied' && appliedVersion === version,
  }));
}

/** New lists of cut-offs: upload, report, approval by a second person. An operator applies what was approved. */
export function cutoffListDeskRoutes(app: FastifyInstance, deps: Needs) {
  const { db, catalogue } = deps;
  const details = async (from: Db, staff: StaffSession, id: string): Promise<{ data: CutoffListDetails }> => {
    const list = await findList(from, id);
    const [line] = list ? await describeLists(from, [list], catalogue.version) : [];
    if (!list || !line) throw new DomainError('not-found');
    return { data: { ...line, report: list.report, mayApprove: mayApproveList(staff.staffId, list) } };
  };
  const note = (tx: Db, staff: StaffSession, action: string, id: string, about?: Record<string, string | number>) =>
    insertAuditLine(tx, { actor: actorOf(staff), action: `desk list ${action}`, subject: id, details: about });

  mount(app, deskCutoffLists.list, async () => ({
    data: {
      version: catalogue.version,
      lists: await describeLists(db, (await readNewest(db)).page, catalogue.version),
    },
  }));
  mount(app, deskCutoffLists.read, ({ params: { id }, caller: { staff } }) => details(db, staff, id));
  mount(app, deskCutoffLists.approve, ({ params: { id }, caller: { staff } }) =>
    db.transaction(async (tx) => {
      await approveList(tx, id, staff.staffId);
      await note(tx, staff, 'approve', id);
      return details(tx, staff, id);
    }),
  );
  mount(app, deskCutoffLists.refuse, ({ params: { id }, body, caller: { staff } }) =>
    db.transaction(async (tx) => {
      await refuseList(tx, id);
      await note(tx, staff, 'refuse', id, { reason: requireReason(body.reason) });
      return details(tx, staff, id);
    }),
  );

  mountUpload(app, deskCutoffLists.upload, async (file, staff) => {
    const uploaded = await uploadList(deps, file, staff.staffId);
    return db.transaction(async (tx) => {
      await uploaded.save(tx);
      await note(tx, staff, 'upload', uploaded.id, uploaded.details);
      return details(tx, staff, uploaded.id);
    });
  });
}
