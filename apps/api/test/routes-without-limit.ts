import { API_BASE_PATH } from '@dakhila/contract';
import { GATEWAY_RETURN_PATH } from '@dakhila/contract/payments';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { registeredRoutes } from './two-students/calls.ts';

/** As `rate-limit.ts` has it. */
const CALLS_PER_MINUTE = 3_000;
/** A network that is not this machine, which development does not limit. */
const FLOODING = '203.0.113.7';
/** Requests to and from gateways are counted apart, so that a flood does not keep a browser from coming back from its payment. */
const COUNTED_APART = [`${API_BASE_PATH}/nothing`, `${API_BASE_PATH}${GATEWAY_RETURN_PATH}/sandbox`];

/** The routes that still answer a network which has used up its limits: `GET /healthz`. The clock of the server has to stand still. */
export async function routesWithoutLimit(server: FastifyInstance): Promise<string[]> {
  const ask = (method: HTTPMethods, url: string) => server.inject({ method, url, remoteAddress: FLOODING });
  for (const url of COUNTED_APART) {
    if ((await ask('GET', url)).statusCode === 429) throw new Error(`${url} is not counted apart`);
    for (let count = 0; count < CALLS_PER_MINUTE; count += 1) await ask('GET', url);
  }
  const open: string[] = [];
  // The last one is no route: what is not found has its limit too.
  for (const route of [...registeredRoutes(server.printRoutes({ commonPrefix: false })), 'POST /nothing']) {
    const [method, path = ''] = route.split(' ');
    const { statusCode } = await ask(method as HTTPMethods, path.replaceAll(/:\w+/g, 'a'));
    if (statusCode !== 429) open.push(route);
  }
  return open;
}
