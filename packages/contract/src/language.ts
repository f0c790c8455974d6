import { LANGUAGES } from '@dakhila/domain/language/languages';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { done } from './envelope.ts';

export const language = {
  choose: endpoint({
    method: 'POST',
    path: '/language',
    access: 'anyone',
    summary: 'The language of this browser; kept in the profile too when a student is signed in',
    body: z.strictObject({ language: z.enum(LANGUAGES) }),
    response: done,
  }),
};
