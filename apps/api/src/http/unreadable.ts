import { type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@dakhila/domain/errors';
import { ERROR_MESSAGES } from './error-messages.ts';

type ParserError = Error & { code?: string };
type Refusal = { status: number; code: ErrorCode };

/** The answer to the last request of each line. */
const answers = new WeakMap<Socket, ServerResponse>();

/** Remembers what is answered on which line, whoever answers, so that nothing is refused there that has its answer. */
export const rememberingAnswers =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    answers.set(request.socket, response);
    return listener(request, response);
  };

/** Whether an answer is under way on a line, or is out already while its request is still coming in. A request after that is another one. */
function hasAnswer(socket: Socket): boolean {
  const answer = answers.get(socket);
  return answer?.headersSent === true && !(answer.req.complete && answer.writableFinished);
}

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
  // Who was answered without a look at the body is not answered twice.
  if (socket.writable && !hasAnswer(socket))
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
};

function refusalFor({ code }: ParserError): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return { status: 431, code: 'too-large' };
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return { status: 408, code: 'invalid-input' };
  return { status: 400, code: 'invalid-input' };
}
