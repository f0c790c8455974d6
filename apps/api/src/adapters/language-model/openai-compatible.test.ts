import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  type Act,
  asksFor,
  breaksOff,
  refuses,
  says,
  stalls,
  startModelServer,
  talksNonsense,
} from '../../../test/servers/model-server.ts';
import type { LanguageModel } from '../../ports.ts';
import { openAiCompatible } from './index.ts';

const service = await startModelServer();
afterAll(() => service.close());
beforeEach(() => service.sent.splice(0));

const withPatience = (nextPieceMs: number) =>
  openAiCompatible({
    baseUrl: `${service.url}/`,
    key: 'secret',
    model: 'small',
    timeLimits: { connectMs: 20_000, nextPieceMs, totalMs: 20_000 },
  });
const patient = withPatience(20_000);
const hasty = withPatience(100);
const turn = { messages: [{ role: 'user' as const, content: 'Hello' }], tools: [] };

async function hear(model: LanguageModel, signal = new AbortController().signal) {
  let text = '';
  const calls = [];
  for await (const piece of model.chat(turn, signal)) {
    if ('text' in piece) text += piece.text;
    else calls.push(piece.call);
  }
  return { text, calls };
}

test('what the model says arrives piece by piece and whole', async () => {
  service.will(says('The fee is known. Ask on.'));
  expect(await hear(patient)).toEqual({ text: 'The fee is known. Ask on.', calls: [] });
  expect(service.sent[0]).toMatchObject({ model: 'small', messages: turn.messages });
});

test('calls of tools that come in pieces are put together', async () => {
  const input = { college: { exam: 'mht-cet', id: '3012' } };
  service.will(asksFor({ name: 'college-facts', input }, { name: 'my-plan', input: {} }));
  const { calls } = await hear(patient);
  expect(calls.map(({ name, input: json }) => [name, JSON.parse(json)])).toEqual([
    ['college-facts', input],
    ['my-plan', {}],
  ]);
});

test.each<[string, Act]>([
  ['refuses', refuses(429)],
  ['is broken', refuses(500)],
  ['stalls before its first word', stalls()],
  ['stalls in the middle', stalls('The fee')],
  ['breaks off', breaksOff('The fee')],
  ['talks nonsense', talksNonsense],
])('a service that %s is given up on', async (_what, act) => {
  service.will(act);
  await expect(hear(hasty)).rejects.toThrow();
});

test('a student who leaves stops the work', async () => {
  service.will(stalls('The fee'));
  const leaving = new AbortController();
  const hearing = hear(patient, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(hearing).rejects.toThrow('left');
});
