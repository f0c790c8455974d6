import { type ContactChange, contactChange } from '@dakhila/contract/contact-change';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import { confirmChange } from './confirm-change.ts';
import { masked, stepOf, targetOf } from './send-step-code.ts';
import { resendCode, startChange } from './start-change.ts';
import { type Change, deleteChange, findChange } from './store.ts';

export function contactChangeRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'config' | 'secrets' | 'newId' | 'log' | 'now'>,
) {
  mount(app, contactChange.read, async ({ caller }) => {
    const change = await findChange(deps.db, caller.session.studentId);
    return { data: change ? describe(change) : null };
  });
  mount(app, contactChange.start, async ({ body, caller }) => ({
    data: describe(await startChange(deps, body.contact, caller)),
  }));
  mount(app, contactChange.confirm, async ({ body, caller }) => {
    const change = await confirmChange(deps, body.otp, caller);
    return { data: change && describe(change) };
  });
  mount(app, contactChange.resend, async ({ caller }) => ({ data: describe(await resendCode(deps, caller)) }));
  mount(app, contactChange.cancel, async ({ caller }) => {
    await deleteChange(deps.db, caller.session.studentId);
    return {};
  });
}

const describe = (change: Change): ContactChange => ({
  kind: change.kind,
  newContact: change.kind === 'email' ? change.newContact : change.newContact.slice(-10),
  step: stepOf(change),
  sentTo: masked(change.kind, targetOf(change)),
});
