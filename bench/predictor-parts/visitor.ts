/** One signed-in browser. */
export type Visitor = { cookie: string; xsrf: string };

/** Opens a session as a browser does: with the cookies that the first answer sets. */
export async function visitorOf(port: number, session: string): Promise<Visitor> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/auth/check`, {
    headers: { cookie: `session=${session}` },
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
  const xsrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? '';
  return { cookie: [`session=${session}`, ...cookies].join('; '), xsrf: decodeURIComponent(xsrf) };
}
