import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { done, reply, replyWith } from './envelope.ts';
import { text } from './fields.ts';

const identifier = text(254);

export const OpenSession = z.object({
  id: z.string(),
  device: z.string(),
  isCurrent: z.boolean(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const auth = {
  check: endpoint({
    method: 'GET',
    path: '/auth/check',
    access: 'anyone',
    summary: 'Tell whether this browser is signed in',
    response: replyWith({ authenticated: z.boolean() }),
  }),
  loginInit: endpoint({
    method: 'POST',
    path: '/auth/login/init',
    access: 'anyone',
    summary: 'Send a login code by e-mail and WhatsApp, or send it again',
    body: z.strictObject({ identifier }),
    response: reply(z.object({ email: z.optional(z.string()), phone: z.optional(z.string()) })),
  }),
  loginVerify: endpoint({
    method: 'POST',
    path: '/auth/login/verify',
    access: 'anyone',
    summary: 'Check the login code and sign in',
    body: z.strictObject({ identifier, otp: text(32) }),
    response: done,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'anyone',
    summary: 'End this session; harmless when there is none',
    response: done,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/auth/sessions',
    access: 'student',
    summary: 'The open sessions of the student',
    response: reply(z.array(OpenSession)),
    hasMessages: true,
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/auth/sessions/:id',
    access: 'student',
    summary: 'End one session of the student',
    params: z.object({ id: z.uuid() }),
    response: done,
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/auth/sessions/end-others',
    access: 'student',
    summary: 'End every session of the student but this one',
    response: reply(z.object({ ended: z.number() })),
  }),
};
