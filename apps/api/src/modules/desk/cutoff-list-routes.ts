import { deskCutoffLists } from '@dakhila/contract/desk/cutoff-lists';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/client.ts';
import type { StaffSession } from '../../http/caller.ts';
import { mount } from '../../http/mount.ts';
import { mountUpload } from '../../http/mount-upload.ts';
import type { Deps } from '../../ports.ts';
import {
  approveList,
  prepareList,
  publishList,
  readListPage,
  refuseList,
  rollBackPublished,
  uploadList,
} from '../cutoff-lists/index.ts';
import { insertAuditLine } from '../operations/index.ts';
import { actorOf, requireReason } from '../staff/index.ts';
import { describeList, describeLists } from './describe-lists.ts';

type Needs = Pick<Deps, 'db' | 'newId' | 'config' | 'catalogue' | 'edition'>;

/** New lists of cut-offs: upload, report, approval by a second person, preview, publication and roll-back. */
export function cutoffListDeskRoutes(app: FastifyInstance, deps: Needs) {
  const { db, catalogue } = deps;
  const details = async (from: Db, staff: StaffSession, id: string) => ({
    data: await describeList(from, deps, staff.staffId, id),
  });
  const note = (tx: Db, staff: StaffSession, action: string, id: string, about?: Record<string, string | number>) =>
    insertAuditLine(tx, { actor: actorOf(staff), action: `desk list ${action}`, subject: id, details: about });

  mount(app, deskCutoffLists.list, async ({ query: { after } }) => {
    const { lists, next } = await readListPage(db, after);
    return { data: { version: catalogue.version, lists: await describeLists(db, deps, lists), next } };
  });
  mount(app, deskCutoffLists.read, ({ params: { id }, caller: { staff } }) => details(db, staff, id));
  mount(app, deskCutoffLists.approve, ({ params: { id }, caller: { staff } }) =>
    db.transaction(async (tx) => {
      await approveList(tx, id, staff.staffId);
      // The preview is there by the time somebody wants to publish it.
      await prepareList(tx, deps, id, staff.staffId);
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
  mount(app, deskCutoffLists.prepare, ({ params: { id }, caller: { staff } }) =>
    db.transaction(async (tx) => {
      await prepareList(tx, deps, id, staff.staffId);
      await note(tx, staff, 'prepare', id);
      return details(tx, staff, id);
    }),
  );
  mount(app, deskCutoffLists.publish, ({ params: { id }, body, caller: { staff } }) =>
    db.transaction(async (tx) => {
      const { id: edition, version } = await publishList(tx, deps, id, { ...body, staffId: staff.staffId });
      await note(tx, staff, 'publish', id, { edition, version: version ?? '' });
      return details(tx, staff, id);
    }),
  );
  mount(app, deskCutoffLists.rollBack, ({ params: { id }, body, caller: { staff } }) =>
    db.transaction(async (tx) => {
      const { id: edition } = await rollBackPublished(tx, deps, id);
      await note(tx, staff, 'roll back', id, { edition, reason: requireReason(body.reason) });
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
