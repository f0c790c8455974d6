import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { baseUrl } from './server.ts';

type State = {
  isCut: boolean;
  /** Every answer begins this much later, and then comes at this many bytes a second. */
  slow: { latencyMs: number; bytesPerSecond: number } | null;
  /** Paths whose files are gone, as after a new build, and texts that are put in the place of others. */
  gone: RegExp | null;
  change: ((path: string, text: string) => string) | null;
  /** Answers to this call are lost on their way back. */
  losesAnswerOf: string | null;
};
export type Line = State & { url: string; close: () => Promise<void> };

/**
 * A line between the browser and the server, with an address of its own, that can be cut, slowed and tampered with. Unlike the browser's own
 * switch it also lies between the server and a service worker.
 */
export async function openLine(): Promise<Line> {
  const state: State = { isCut: false, slow: null, gone: null, change: null, losesAnswerOf: null };
  const server = createServer((asked, answer) => void pass(state, asked, answer).catch(() => answer.destroy()));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, { url: `http://localhost:${port}`, close: () => closed(server) });
}

async function pass(state: State, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  if (state.isCut) return void asked.socket.destroy();
  const path = asked.url ?? '/';
  const chunks = await asked.toArray();
  if (state.slow) await sleep(state.slow.latencyMs);
  // Whole and uncompressed, so that texts can be changed.
  const headers = { ...asked.headers, ...(state.change && { 'accept-encoding': 'identity' }) };
  const { status, headers: sent, body } = await forward(asked.method ?? 'GET', path, headers, Buffer.concat(chunks));
  if (state.isCut || path.endsWith(state.losesAnswerOf ?? '\n')) return void asked.socket.destroy();
  if (state.gone?.test(path)) return void answer.writeHead(404).end();
  const changed = state.change ? Buffer.from(state.change(path, body.toString())) : body;
  answer.writeHead(status, { ...sent, 'content-length': changed.length });
  for (let at = 0; state.slow && at < changed.length; at += state.slow.bytesPerSecond / 20) {
    answer.write(changed.subarray(at, at + state.slow.bytesPerSecond / 20));
    await sleep(50);
  }
  answer.end(state.slow ? undefined : changed);
}

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

const forward = (method: string, path: string, headers: IncomingMessage['headers'], body: Buffer): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, baseUrl()),
      { method, headers: { ...headers, connection: 'close' } },
      (heard) => {
        const { 'transfer-encoding': _chunked, connection: _theirs, ...kept } = heard.headers;
        heard
          .toArray()
          .then((parts) => resolve({ status: heard.statusCode ?? 502, headers: kept, body: Buffer.concat(parts) }))
          .catch(reject);
      },
    );
    sent.on('error', reject).end(body);
  });

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
