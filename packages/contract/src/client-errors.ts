import * as z from 'zod/mini';
import { done, endpoint } from './endpoint.ts';

/** An error report has at most so many characters of each part. */
export const ERROR_LENGTHS = { name: 60, message: 300, stack: 2_000, screen: 100 };

const part = (length: number) => z.string().check(z.maxLength(length));

export const clientErrors = {
  report: endpoint('POST /client-errors', 'anyone', {
    summary: 'A page tells that something in it failed; contacts and numbers are removed before it is logged',
    body: z.strictObject({
      name: part(ERROR_LENGTHS.name),
      message: part(ERROR_LENGTHS.message),
      stack: part(ERROR_LENGTHS.stack),
      /** The address of the page, without its search. */
      screen: part(ERROR_LENGTHS.screen),
    }),
    response: done,
  }),
};
