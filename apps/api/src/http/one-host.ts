import type { IncomingMessage, RequestListener } from 'node:http';
import { ERROR_MESSAGES } from './error-messages.ts';

const BODY = JSON.stringify({
  status: 'fail',
  success: false,
  code: 'invalid-input',
  message: ERROR_MESSAGES['invalid-input'],
});

/** Refuses a request with more than one Host header: a proxy in front may have believed another one than we would. */
export function refusingSecondHost(
  headers: Readonly<Record<string, string>>,
  listener: RequestListener,
): RequestListener {
  const lasting = {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(BODY),
    connection: 'close',
  };
  return (request, response) =>
    hasSecondHost(request) ? response.writeHead(400, lasting).end(BODY) : listener(request, response);
}

/** The platform keeps the first and drops the others; only the raw list, names and values in turn, shows them. */
function hasSecondHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
