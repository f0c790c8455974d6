import { API_BASE_PATH } from '@dakhila/contract';
import type { AnyEndpoint, InputOf } from '@dakhila/contract/endpoint';
import type { FastifyInstance, InjectOptions } from 'fastify';

export type Answer = {
  status: number;
  body: Record<string, unknown> & { data?: unknown };
  headers: Record<string, unknown>;
};
type Extra = { headers?: Record<string, string>; withoutXsrf?: boolean };
export type Browser = ReturnType<typeof anonymousBrowser>;

/** A browser that keeps its cookies and sends the forgery token, as the web does. Without an address it runs on the server's own machine. */
export function anonymousBrowser(server: FastifyInstance, remoteAddress = '127.0.0.1') {
  const cookies = new Map<string, string>();

  async function send(options: InjectOptions): Promise<Answer> {
    const response = await server.inject({ remoteAddress, ...options, cookies: Object.fromEntries(cookies) });
    for (const { name, value, maxAge } of response.cookies as { name: string; value: string; maxAge?: number }[]) {
      if (maxAge === 0 || value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : { text: response.body },
      headers: response.headers,
    };
  }

  return {
    cookies,
    send,
    /** Calls one endpoint of the contract as this browser. */
    async call<E extends AnyEndpoint>(
      endpoint: E,
      input: InputOf<E> | {} = {},
      { headers = {}, withoutXsrf = false }: Extra = {},
    ): Promise<Answer> {
      const {
        params = {},
        query,
        body,
      } = input as { params?: Record<string, string>; query?: Record<string, string>; body?: object };
      const isUnsafe = endpoint.method !== 'GET';
      if (isUnsafe && !withoutXsrf && !cookies.has('XSRF-TOKEN'))
        await send({ method: 'GET', url: `${API_BASE_PATH}/auth/check` });
      const xsrf = isUnsafe && !withoutXsrf ? { 'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '' } : {};
      return send({
        method: endpoint.method,
        url:
          API_BASE_PATH + endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
        headers: { ...xsrf, ...headers },
        ...(query ? { query } : {}),
        ...(body ? { payload: body } : {}),
      });
    },
  };
}
