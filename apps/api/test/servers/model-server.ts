import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a service of language models was sent. */
export type Sent = {
  messages: { role: string; content: string; tool_call_id?: string }[];
  tools?: { function: { name: string } }[];
  model: string;
};
/** How the service behaves for one request. */
export type Act = (response: ServerResponse, sent: Sent) => void;

const event = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta, finish_reason }] })}\n\n`;
const open = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

/** Streams a text in small pieces. */
export const says =
  (text: string): Act =>
  (response) => {
    open(response);
    for (const piece of text.match(/[\s\S]{1,7}/g) ?? []) response.write(event({ content: piece }));
    response.end(`${event({}, 'stop')}data: [DONE]\n\n`);
  };

/** Asks for tools, each input in two pieces. */
export const asksFor =
  (...calls: { name: string; input: unknown }[]): Act =>
  (response) => {
    open(response);
    calls.forEach(({ name, input }, index) => {
      const json = typeof input === 'string' ? input : JSON.stringify(input);
      response.write(
        event({ tool_calls: [{ index, id: `id-${index}`, function: { name, arguments: json.slice(0, 3) } }] }),
      );
      response.write(event({ tool_calls: [{ index, function: { arguments: json.slice(3) } }] }));
    });
    response.end(`${event({}, 'tool_calls')}data: [DONE]\n\n`);
  };

export const refuses =
  (status: number): Act =>
  (response) =>
    void response.writeHead(status).end('{"error":"no"}');

/** Says something and then nothing more, for ever. */
export const stalls =
  (text = ''): Act =>
  (response) => {
    open(response);
    response.write(event({ content: text }));
  };

/** Says something and hangs up. */
export const breaksOff =
  (text: string): Act =>
  (response) => {
    open(response);
    response.write(event({ content: text }), () => response.destroy());
  };

export const talksNonsense: Act = (response) => {
  open(response);
  response.end('data: {"choices": "none"}\n\n');
};

/** A service of language models on this machine that does what it is told to, request by request. */
export async function startModelServer() {
  const acts: Act[] = [];
  const sent: Sent[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body: Sent = JSON.parse(Buffer.concat(parts).toString());
      sent.push(body);
      const act = acts.shift() ?? refuses(500);
      act(response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    sent,
    /** What comes next, in order. */
    will: (...next: Act[]) => void acts.splice(0, acts.length, ...next),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
