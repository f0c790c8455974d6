import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { done } from './envelope.ts';

export const agreements = {
  accept: endpoint({
    method: 'POST',
    path: '/agreements',
    access: 'student',
    summary: 'Accept the terms and the privacy policy in the version that was read; 409 when a newer one stands',
    body: z.strictObject({ version: z.string().check(z.minLength(1), z.maxLength(40)) }),
    response: done,
  }),
};
