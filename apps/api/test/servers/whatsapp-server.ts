import { createServer, type IncomingHttpHeaders } from 'node:http';

type Request = { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: unknown };
type Reply = { status: number; body: string; headers?: Record<string, string> } | 'silence' | 'hang up';

/** What the Cloud API answers when it takes a message. */
export const ACCEPTED: Reply = {
  status: 200,
  body: '{"messaging_product":"whatsapp","contacts":[{"input":"919876543210","wa_id":"919876543210"}],"messages":[{"id":"wamid.HBgM"}]}',
};

/** A failure as the Cloud API words it: with the number in its text. */
export const failed = (status: number, code: number): Reply => ({
  status,
  body: JSON.stringify({
    error: {
      message: `(#${code}) Message to 919876543210 failed`,
      type: 'OAuthException',
      code,
      error_data: { messaging_product: 'whatsapp', details: 'The number 919876543210 and the code 482913 …' },
      fbtrace_id: 'AbCdEf',
    },
  }),
});

/** The Cloud API on loopback: keeps the requests and answers with what it was given, one after another, then with success. */
export async function aCloudServer() {
  const requests: Request[] = [];
  const replies: Reply[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, url, headers } = request;
    const sent = Buffer.concat(chunks).toString();
    requests.push({ method, url, headers, body: sent ? JSON.parse(sent) : null });
    const reply = replies.shift() ?? ACCEPTED;
    if (reply === 'silence') return;
    if (reply === 'hang up') request.socket.destroy();
    else response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers }).end(reply.body);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    apiUrl: `http://127.0.0.1:${port}/v23.0`,
    requests,
    /** What to answer to the next requests. */
    reply: (...next: Reply[]) => void replies.push(...next),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}
