import { createServer } from 'node:http';

/** A server of nothing but `node:http`: it sends the bytes that it was given for each address. Runs as a child process. */
const bodies = new Map<string, Buffer>();
const server = createServer((request, response) => {
  const body = bodies.get(request.url ?? '');
  if (!body) return response.writeHead(404).end();
  return response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
    .end(body);
});
process.on('message', (given: Record<string, string>) => {
  for (const [path, text] of Object.entries(given)) bodies.set(path, Buffer.from(text));
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
