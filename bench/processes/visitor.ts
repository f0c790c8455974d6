import { API_BASE_PATH } from '@dakhila/contract';

/** A browser that sends each request to a given process, with the same cookies. */
export function makeVisitor(given: Iterable<readonly [string, string]> = []) {
  const cookies = new Map(given);
  const call = async (base: string, method: string, path: string, body?: object) => {
    const answer = await fetch(`${base}${API_BASE_PATH}${path}`, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name === undefined || value === undefined) continue;
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const told: { authenticated?: boolean; isCodeSent?: boolean; code?: string } = await answer.json();
    return { status: answer.status, told };
  };
  return {
    cookies,
    call,
    isSignedInAt: async (base: string) => (await call(base, 'GET', '/auth/check')).told.authenticated === true,
  };
}
export type Visitor = ReturnType<typeof makeVisitor>;
