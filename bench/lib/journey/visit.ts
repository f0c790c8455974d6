import { at } from '../middle.ts';
import { type Answered, type Asked, openConnection } from './connection.ts';
import { VISITOR_HEADER } from './script.ts';

/** One browser and the student in front of it. */
export type Visitor = {
  index: number;
  student: { id: string; email: string; phone: string; session: string };
  browserId: string;
  cookie: string;
  xsrf: string;
};
export type Ask = (asked: Asked) => Promise<Answered>;
/** What a student does from the first tap to the last; throws when an answer is not the one it came for. */
export type Journey = (ask: Ask, visitor: Visitor) => Promise<void>;
export type Visited = { journeys: number; perSecond: number; p50Ms: number; p99Ms: number };

/** Every visitor makes the same number of journeys, one after the other. */
export async function visit(
  port: number,
  visitors: readonly Visitor[],
  journey: Journey,
  journeys: number,
): Promise<Visited> {
  const times: number[] = [];
  const started = performance.now();
  const travel = async (visitor: Visitor) => {
    const connection = openConnection(port);
    const ask: Ask = (asked) =>
      connection.ask({ ...asked, headers: { ...asked.headers, [VISITOR_HEADER]: String(visitor.index) } });
    try {
      for (let made = 0; made < journeys; made += 1) {
        const begun = performance.now();
        await journey(ask, visitor);
        times.push(performance.now() - begun);
      }
    } finally {
      connection.close();
    }
  };
  await Promise.all(visitors.map(travel));
  const seconds = (performance.now() - started) / 1000;
  return { journeys: times.length, perSecond: times.length / seconds, p50Ms: at(times, 0.5), p99Ms: at(times, 0.99) };
}

/** The browser of a student, signed in or not, that has opened the page. */
export async function arrive(
  port: number,
  index: number,
  student: Visitor['student'],
  isSignedIn: boolean,
): Promise<Visitor> {
  const connection = openConnection(port);
  const session = isSignedIn ? [`session=${student.session}`] : [];
  const headers = { cookie: session.join('; ') };
  const { head } = await connection.ask({ method: 'GET', path: '/api/v1/auth/check', headers });
  connection.close();
  const browserId = cookieIn(head, 'browser');
  const token = cookieIn(head, 'XSRF-TOKEN');
  const access = isSignedIn ? [`access=${cookieIn(head, 'access')}`] : [];
  const cookie = [...session, ...access, `browser=${browserId}`, `XSRF-TOKEN=${token}`].join('; ');
  return { index, student, browserId, cookie, xsrf: decodeURIComponent(token) };
}

/** The value of a cookie that an answer sets. */
export function cookieIn(head: string, name: string): string {
  const found = new RegExp(`^set-cookie: ${name}=([^;\\r]*)`, 'im').exec(head)?.[1];
  if (found === undefined) throw new Error(`no cookie ${name} was set`);
  return found;
}

/** The answer, if it is what was expected of it. */
export function expected(answer: Answered, status: number, says = ''): Answered {
  if (answer.status === status && answer.body.includes(says)) return answer;
  throw new Error(`expected ${status} ${says}: ${answer.head.split('\r\n', 1)[0]} ${answer.body.slice(0, 300)}`);
}
