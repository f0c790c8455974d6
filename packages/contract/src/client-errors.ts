import * as z from 'zod/mini';
import { done, endpoint } from './endpoint.ts';

/** Names that say what kind of error it was. A name of another library is reported as `Error`. */
export const ERROR_NAMES = [
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
] as const;

/** A line and column of one of our scripts. */
export const SCRIPT_PLACE = /\/assets\/[\w-]+\.js:\d{1,6}:\d{1,7}/;
export const MOST_PLACES = 10;
/** The first word of a page's address: it says which screen, and is never an id or a token. */
export const SCREEN = /^\/([a-z-]{0,30})/;

/** The screen, the kind of error and the places in our scripts, no words. */
export const PageError = z.strictObject({
  name: z.enum(ERROR_NAMES),
  places: z
    .array(z.string().check(z.maxLength(100), z.regex(new RegExp(`^${SCRIPT_PLACE.source}$`))))
    .check(z.maxLength(MOST_PLACES)),
  /** Pages from before a release do not send it. */
  screen: z.optional(z.string().check(z.regex(/^[a-z-]{0,30}$/))),
});
export type PageError = z.infer<typeof PageError>;

export const clientErrors = {
  report: endpoint('POST /client-errors', 'anyone', {
    summary:
      'A page tells that something in it failed: the screen, the kind of error and the places in our scripts, no words',
    body: PageError,
    response: done,
  }),
};
