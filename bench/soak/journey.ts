import { setTimeout as sleep } from 'node:timers/promises';
import type { SignedIn } from '../lib/signed-in.ts';
import { callsOf } from '../lib/student.ts';
import { capCandidate, josaaCandidate } from '../predictor-parts/candidates.ts';

const PAUSE_MS = 40;
const SEARCHES = ['computer pune', 'mechnical', 'goverment karad', 'civil mumbai', 'electronics', 'iit', 'nit'];
const QUESTIONS = [
  'What was the VJTI Computer Engineering cutoff?',
  'Compare COEP and VJTI',
  'How many attempts do I have left?',
  'Which documents do I need for CAP?',
  'show my preference lists',
];

const pick = <T>(list: readonly T[], n: number): T => {
  const one = list[n % list.length];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

/** The nth visit of one student, from sign-in to sign-out, through everything that is used daily. It takes away what it has saved. Throws when a call fails. */
export async function visit(base: string, { email }: SignedIn, n: number, onCall: () => void): Promise<void> {
  const send = callsOf(base, 'language=en');
  const call = async (method: string, path: string, body?: object) => {
    await sleep(PAUSE_MS);
    onCall();
    return send(method, path, body);
  };
  await call('GET', '/auth/check');
  await call('POST', '/auth/login/init', { identifier: email });
  await call('POST', '/auth/login/verify', { identifier: email, otp: await newestCode(base, email) });
  await call('GET', '/dashboard');
  await explore(call, n);
  const exam = n % 2 === 0 ? 'josaa' : 'mht-cet';
  const runId = await predict(call, exam, n);
  await plan(call, exam, n);
  await ask(call, n);
  await call('GET', '/dashboard');
  await call('DELETE', `/predictor/runs/${runId}`);
  await call('POST', '/auth/logout');
}

type Call = (method: string, path: string, body?: object) => ReturnType<ReturnType<typeof callsOf>>;

async function explore(call: Call, n: number) {
  for (const [kind, pages] of [
    ['colleges', 30],
    ['josaa-colleges', 12],
  ] as const) {
    await call('GET', `/${kind}?search=${encodeURIComponent(pick(SEARCHES, n))}`);
    const { data } = await call('GET', `/${kind}?page=${1 + (n % pages)}`);
    await call('GET', `/${kind}/${pick<{ id: string }>(data.colleges, n).id}`);
  }
}

async function predict(call: Call, exam: 'josaa' | 'mht-cet', n: number): Promise<string> {
  const candidate = exam === 'josaa' ? josaaCandidate(n) : capCandidate(n);
  const { gender, ...own } = candidate;
  await call('PUT', '/exam-profile', { gender, [exam === 'josaa' ? 'josaa' : 'mhtCet']: own });
  const { data } = await call('POST', `/predictor/${exam}/runs`, candidate);
  await call('GET', `/predictor/runs/${data.id}`);
  await call('GET', `/predictor/runs/${data.id}/results?order=chance&page=2`);
  return data.id;
}

async function plan(call: Call, exam: string, n: number) {
  const list = await call('POST', '/lists', { exam, name: `Visit ${n}` });
  const path = `/lists/${list.data.id}`;
  const search = encodeURIComponent(pick(['computer', 'civil', 'mechanical'], n));
  const options: { data: { choice: string }[] } = await call('GET', `/list-options?exam=${exam}&search=${search}`);
  await call('POST', `${path}/choices`, { choices: options.data.slice(0, 20).map(({ choice }) => choice) });
  await call('GET', path);
  await call('GET', `${path}/outcome`);
  await call('DELETE', path);
}

async function ask(call: Call, n: number) {
  const { data } = await call('POST', '/assistant/messages', { text: pick(QUESTIONS, n) });
  await call('GET', `/assistant/conversations/${data.conversationId}`);
  await call('DELETE', `/assistant/conversations/${data.conversationId}`);
}

/** The code that was sent last. It is in the inbox before the call that sends it is answered. */
async function newestCode(base: string, email: string): Promise<string> {
  const answer = await fetch(`${base}/dev/inbox.json?to=${encodeURIComponent(email)}`);
  const { messages }: { messages: { code: string | null }[] } = await answer.json();
  const code = messages.find((message) => message.code)?.code;
  if (!code) throw new Error(`no code came to ${email}`);
  return code;
}
