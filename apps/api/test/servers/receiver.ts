import { createServer, type IncomingHttpHeaders } from 'node:http';
import { onTestFinished } from 'vitest';

type Received = { url: string; headers: IncomingHttpHeaders; body: string };

/** A service on loopback that takes what is posted to it: a collector of traces, or one of errors. Gone when the test ends. */
export async function aReceiver() {
  const received: Received[] = [];
  const state = { status: 200, isSilent: false };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
    if (!state.isSilent) response.writeHead(state.status, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => void server.close(() => resolve()));
  };
  onTestFinished(close);
  return {
    url: `http://127.0.0.1:${port}`,
    dsn: `http://public-key@127.0.0.1:${port}/sentry/42`,
    received,
    /** What it answers from now on; `silent` never answers. */
    answer: (status: number | 'silent') =>
      Object.assign(state, { isSilent: status === 'silent', status: Number(status) || 200 }),
    close,
  };
}
