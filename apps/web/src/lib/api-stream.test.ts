import { assistant } from '@dakhila/contract/assistant';
import { afterEach, expect, test, vi } from 'vitest';
import { callStream } from './api-stream.ts';
import * as load from './load-page.ts';
import { forgetOwner, nameOwner } from './tab-owner.ts';

const fetched = vi.fn<typeof fetch>();
const answerFor = (id: string) =>
  fetched.mockResolvedValueOnce(new Response('event: text\ndata: "1"\n\n', { headers: { 'x-answer-for': id } }));
const ask = () =>
  callStream(
    assistant.send,
    { body: { text: 'What is float?', clientMessageId: crypto.randomUUID() } },
    new AbortController().signal,
  );

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('an answer for another student is not heard: the page loads anew, once, and nothing more is asked from it', async () => {
  vi.stubGlobal('fetch', fetched.mockReset());
  const reload = vi.spyOn(load, 'reloadPage').mockImplementation(() => {});
  forgetOwner();
  nameOwner('meera');
  answerFor('meera');
  expect(await ask().next()).toEqual({ done: false, value: { event: 'text', data: '"1"' } });
  expect(reload).not.toHaveBeenCalled();

  answerFor('rohan');
  const heard = vi.fn();
  void ask().next().then(heard);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  void ask().next().then(heard);
  await Promise.resolve();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(reload).toHaveBeenCalledOnce();
  expect(heard).not.toHaveBeenCalled();
});
