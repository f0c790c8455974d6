import { deskMembers } from '@dakhila/contract/desk/members';
import { deskPasskeys } from '@dakhila/contract/desk/passkeys';
import { deskSession } from '@dakhila/contract/desk/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StaffCaller } from '../../http/caller.ts';
import { originOf } from '../../http/csrf.ts';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { askRecovery, changeRoles, confirmRecovery, describeMembers, endAccess, inviteAtDesk } from './members.ts';
import { addPasskey, beginAddingPasskey, describePasskeys, removePasskey } from './own-passkeys.ts';
import { beginUse } from './passkeys.ts';
import type { DeskCookie } from './session.ts';
import { deleteStaffSession } from './session-store.ts';
import {
  type Begun,
  boundBegunSignIns,
  boundFailures,
  confirmPresence,
  describeMember,
  openLink,
  registerByLink,
  signIn,
} from './sign-in.ts';

type Needs = Pick<Deps, 'db' | 'newId' | 'config' | 'secrets'> & { deskCookie: DeskCookie };

/** Sign-in of staff, and who belongs to them. */
export function staffRoutes(app: FastifyInstance, deps: Needs) {
  sessionRoutes(app, deps);
  passkeyRoutes(app, deps);
  memberRoutes(app, deps);
}

const makePlaceReader =
  ({ config }: Pick<Needs, 'config'>) =>
  (request: FastifyRequest) => ({ origin: originOf(request, config, config.DESK_URL) });

function passkeyRoutes(app: FastifyInstance, deps: Needs) {
  const placeOf = makePlaceReader(deps);
  mount(app, deskPasskeys.list, async ({ caller: { staff } }) => ({
    data: await describePasskeys(deps.db, staff.staffId),
  }));
  mount(app, deskPasskeys.beginAdd, async ({ caller: { staff } }, { request }) => ({
    data: await beginAddingPasskey(deps, staff, placeOf(request)),
  }));
  mount(app, deskPasskeys.add, async ({ body, caller: { staff } }, { request }) => ({
    data: await addPasskey(deps, staff, body, placeOf(request)),
  }));
  mount(app, deskPasskeys.remove, async ({ params, caller: { staff } }) => ({
    data: await removePasskey(deps, staff, params.id),
  }));
}

function sessionRoutes(app: FastifyInstance, deps: Needs) {
  const placeOf = makePlaceReader(deps);
  const begin = async (request: FastifyRequest, reply: FastifyReply, { session, secret }: Begun) => {
    const before = request.caller.staff;
    const caller: StaffCaller = { ...request.caller, staff: session };
    request.caller = caller;
    deps.deskCookie.write(reply, secret);
    if (before) await deleteStaffSession(deps.db, before.publicId);
    return { data: describeMember(deps, caller) };
  };

  mount(app, deskSession.read, ({ caller }) => ({
    data: caller.staff ? describeMember(deps, { ...caller, staff: caller.staff }) : null,
  }));
  mount(app, deskSession.beginSignIn, async ({ caller }, { request }) => {
    await boundBegunSignIns(deps.db, caller);
    return { data: await beginUse(deps, 'sign-in', null, placeOf(request)) };
  });
  mount(app, deskSession.signIn, async ({ body, caller }, { request, reply }) => {
    const signingIn = signIn(deps, body, placeOf(request));
    return begin(request, reply, await boundFailures(deps.db, caller, signingIn));
  });
  mount(app, deskSession.openLink, async ({ body, caller }, { request }) => ({
    data: await boundFailures(deps.db, caller, openLink(deps, body.token, placeOf(request))),
  }));
  mount(app, deskSession.register, async ({ body, caller }, { request, reply }) => {
    const registering = registerByLink(deps, body.token, body, placeOf(request));
    return begin(request, reply, await boundFailures(deps.db, caller, registering));
  });
  mount(app, deskSession.beginVerify, async ({ caller }, { request }) => ({
    data: await beginUse(deps, 'verify', caller.staff.staffId, placeOf(request)),
  }));
  mount(app, deskSession.verify, async ({ body, caller }, { request }) => {
    await confirmPresence(deps, caller, body, placeOf(request));
    return {};
  });
  mount(app, deskSession.signOut, async ({ caller }, { reply }) => {
    deps.deskCookie.clear(reply);
    await deleteStaffSession(deps.db, caller.staff.publicId);
    return {};
  });
}

function memberRoutes(app: FastifyInstance, deps: Needs) {
  const { db } = deps;
  mount(app, deskMembers.list, ({ query, caller }) => describeMembers(db, caller.staff, query.after));
  mount(app, deskMembers.invite, async ({ body, caller: { staff } }) => ({
    data: await db.transaction((tx) => inviteAtDesk(deps, tx, staff, body)),
  }));
  mount(app, deskMembers.changeRoles, async ({ params: { id }, body, caller: { staff } }) => {
    await db.transaction((tx) => changeRoles(deps, tx, { staff, id }, body.roles));
    return {};
  });
  mount(app, deskMembers.end, async ({ params: { id }, body, caller: { staff } }) => {
    await db.transaction((tx) => endAccess(deps, tx, { staff, id }, body.reason));
    return {};
  });
  mount(app, deskMembers.askRecovery, async ({ params: { id }, body, caller: { staff } }) => {
    await db.transaction((tx) => askRecovery(tx, { staff, id }, body.reason));
    return {};
  });
  mount(app, deskMembers.confirmRecovery, async ({ params: { id }, caller: { staff } }) => ({
    data: await db.transaction((tx) => confirmRecovery(deps, tx, { staff, id })),
  }));
}
