import { Agent, request as ask, createServer } from 'node:http';
import { pipeline } from 'node:stream';

/**
 * A door to a server that signs in whoever comes through it. A header that Lighthouse adds is missing from what a service worker asks for; a cookie that is put on
 * here never is.
 */
export async function openSignedInDoor(base: string, cookies: string) {
  const session = cookies.split('; ').find((cookie) => cookie.startsWith('session='));
  const agent = new Agent({ keepAlive: true });
  const server = createServer((coming, response) => {
    const cookie = [session, coming.headers.cookie].filter(Boolean).join('; ');
    const headers = { ...coming.headers, cookie };
    const going = ask(base + (coming.url ?? ''), { method: coming.method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      pipeline(answer, response, () => {});
    });
    going.on('error', () => response.destroy());
    coming.pipe(going);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the door has no address');
  return {
    base: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
