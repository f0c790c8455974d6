import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { done, replyWith } from './envelope.ts';

export const auth = {
  check: endpoint({
    method: 'GET',
    path: '/auth/check',
    access: 'anyone',
    summary: 'Tell whether this browser is signed in',
    response: replyWith({ authenticated: z.boolean() }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'anyone',
    summary: 'End this session; harmless when there is none',
    response: done,
  }),
};
