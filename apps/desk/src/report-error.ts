import { deskErrors } from '@dakhila/contract/desk/client-errors';
import { makeErrorReporter } from '../../web/src/lib/error-reporter.ts';
import { call } from './api.ts';

/** The address under which the desk is served. */
export const DESK_PATH = '/desk';

/** Reports an error of the desk's own pages, never as one of a student who uses the same browser. */
export const reportError = makeErrorReporter((body) => call(deskErrors.report, { body }), DESK_PATH);
