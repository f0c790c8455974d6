import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@dakhila/domain/errors';
import { ERROR_MESSAGES } from './error-messages.ts';

type ParserError = Error & { code?: string };
type Refusal = { status: number; code: ErrorCode };

/** Refuses what HTTP itself cannot read, or will not because it is too long or too slow, like any other call: same envelope, same headers. Then hangs up. */
export const refuseUnreadable = (headers: Readonly<Record<string, string>>) => (error: ParserError, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, code } = refusalFor(error);
  const body = JSON.stringify({ status: 'fail', success: false, code, message: ERROR_MESSAGES[code] });
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  if (socket.writable)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
};

function refusalFor({ code }: ParserError): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, code: 'too-large' };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, code: 'invalid-input' };
  return { status: 400, code: 'invalid-input' };
}
