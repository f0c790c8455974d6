/** One signed-in browser. */
export type Visitor = { cookie: string; xsrf: string };

/** The cookies that a browser with this session is given, and its forgery token. */
export async function visitorOf(base: string, session: string): Promise<Visitor> {
  const answer = await fetch(`${base}/api/v1/auth/check`, { headers: { cookie: `session=${session}` } });
  // Without its token every later request of this browser would be refused.
  if (!answer.ok) throw new Error(`a browser was answered with ${answer.status} before the measurement`);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  const xsrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  return { cookie: [`session=${session}`, ...cookies].join('; '), xsrf: decodeURIComponent(xsrf) };
}
