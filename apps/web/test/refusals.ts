import { ERROR_STATUS } from '@dakhila/contract/error-status';
import type { ErrorCode } from '@dakhila/domain/errors';
import { EN } from '@dakhila/domain/messages/en/index';
import type { Answer } from './fake-server.ts';

type Details = { message?: string; fields?: Record<string, string>; data?: object };

/** A refusal in the server's own words, unless the test is about others: `refusal('not-found')`. */
export const refusal = (code: ErrorCode, details: Details = {}): Answer => ({
  status: ERROR_STATUS[code],
  body: { code, message: EN.errors[code], ...details },
});
