import * as z from 'zod/mini';
import { done, endpoint, reply, replyWith } from './endpoint.ts';
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
  check: endpoint('GET /auth/check', 'anyone', {
    summary: 'Tell whether this browser is signed in',
    response: replyWith({ authenticated: z.boolean() }),
  }),
  loginInit: endpoint('POST /auth/login/init', 'anyone', {
    summary: 'Send a login code by e-mail and WhatsApp, or send it again',
    body: z.strictObject({ identifier }),
    response: reply(z.object({ email: z.optional(z.string()), phone: z.optional(z.string()) })),
  }),
  loginVerify: endpoint('POST /auth/login/verify', 'anyone', {
    summary: 'Check the login code and sign in',
    body: z.strictObject({ identifier, otp: text(32) }),
    response: done,
  }),
  logout: endpoint('POST /auth/logout', 'anyone', {
    summary: 'End this session; harmless when there is none',
    response: done,
  }),
  sessions: endpoint('GET /auth/sessions', 'student', {
    summary: 'The open sessions of the student',
    response: reply(z.array(OpenSession)),
    hasMessages: true,
  }),
  endSession: endpoint('DELETE /auth/sessions/:id', 'student', {
    summary: 'End one session of the student',
    params: z.object({ id: z.uuid() }),
    response: done,
  }),
  endOtherSessions: endpoint('POST /auth/sessions/end-others', 'student', {
    summary: 'End every session of the student but this one',
    response: reply(z.object({ ended: z.number() })),
  }),
};
