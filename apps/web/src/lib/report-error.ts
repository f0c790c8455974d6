import { clientErrors } from '@dakhila/contract/client-errors';
import { call } from './api.ts';
import { makeErrorReporter } from './error-reporter.ts';

/** Reports an error of a students' page. */
export const reportError = makeErrorReporter((body) => call(clientErrors.report, { body }));
