import { CODE_LIMIT_MS } from '@dakhila/domain/messaging/senders';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aMessenger } from '../../test/outbox.ts';
import { type MailMessage, PermanentFailure, ServiceDown } from '../ports.ts';
import { inOrder, withBreaker } from './circuit-breaker.ts';

const MAIL: MailMessage = { id: 'm', channel: 'email', to: 'a@example.com', subject: 's', text: 't' };
let now: number;
beforeEach(() => {
  now = 0;
});
afterEach(() => vi.useRealTimers());

function aService(name: string) {
  const inner = aMessenger<MailMessage>(name);
  let calls = 0;
  let failure: Error | null = null;
  inner.answer = async () => {
    calls += 1;
    if (failure) throw failure;
  };
  const service = withBreaker(name, inner, () => now);
  return {
    ...service,
    calls: () => calls,
    fail: (error: Error | null) => {
      failure = error;
    },
    isOpen: () => service.providers()[0]?.isOpen,
  };
}
const outcome = (sending: Promise<unknown>) =>
  sending.then(
    () => 'sent',
    (error: Error) => error.message,
  );

test('after five failures in a row a service is not called for a while, then one message tries it', async () => {
  const mail = aService('mail');
  mail.fail(new ServiceDown('down'));
  for (let count = 0; count < 5; count += 1) expect(await outcome(mail.send(MAIL))).toBe('down');
  expect(mail.isOpen()).toBe(true);
  expect(await outcome(mail.send(MAIL))).toBe('mail is paused after failures');
  expect(mail.calls()).toBe(5);
  now += 20_000;
  const both = await Promise.all([outcome(mail.send(MAIL)), outcome(mail.send(MAIL))]);
  expect(both).toEqual(['down', 'mail is paused after failures']);
  now += 20_000;
  mail.fail(null);
  expect(await outcome(mail.send(MAIL))).toBe('sent');
  expect(mail.isOpen()).toBe(false);
});

test.each([
  ['refusals of single messages', new PermanentFailure('no such mailbox')],
  ['a paused template or a sending limit', new Error('whatsapp http 400 code 132015: template paused')],
])('%s pause nothing', async (_what, failure) => {
  const mail = aService('mail');
  mail.fail(failure);
  for (let count = 0; count < 9; count += 1) await outcome(mail.send(MAIL));
  expect([mail.calls(), mail.isOpen()]).toEqual([9, false]);
});

test('an error about one message neither counts nor ends the count of failures', async () => {
  const mail = aService('mail');
  for (const isDown of [true, true, false, true, true, false, true]) {
    mail.fail(isDown ? new ServiceDown('down') : new Error('mailbox is busy'));
    await outcome(mail.send(MAIL));
  }
  expect(mail.isOpen()).toBe(true);
});

test('when the message that tries the service again fails for its own reason, the next one tries at once', async () => {
  const mail = aService('mail');
  mail.fail(new ServiceDown('down'));
  for (let count = 0; count < 5; count += 1) await outcome(mail.send(MAIL));
  now += 20_000;
  mail.fail(new Error('template paused'));
  expect(await outcome(mail.send(MAIL))).toBe('template paused');
  mail.fail(null);
  expect(await outcome(mail.send(MAIL))).toBe('sent');
});

test('the second service sends while the first one fails, but not what the first one refused', async () => {
  const [first, second] = [aService('mail'), aService('mail-2')];
  const both = inOrder(first, second);
  expect(await both.send(MAIL)).toMatchObject({ provider: 'mail' });
  first.fail(new Error('down'));
  expect(await both.send(MAIL)).toMatchObject({ provider: 'mail-2' });
  first.fail(new PermanentFailure('no such mailbox'));
  expect(await outcome(both.send(MAIL))).toBe('no such mailbox');
  expect(second.calls()).toBe(1);
  expect(both.providers().map(({ name }) => name)).toEqual(['mail', 'mail-2']);
});

test('a code leaves a silent service after five seconds, for the next one or for another try; other mails wait for it', async () => {
  vi.useFakeTimers();
  const silent = aMessenger<MailMessage>('mail');
  silent.answer = () => new Promise(() => {});
  const second = aMessenger<MailMessage>('mail-2');
  const both = inOrder(withBreaker('mail', silent), withBreaker('mail-2', second));
  const ends: string[] = [];
  const note = (what: string, sending: Promise<unknown>) =>
    outcome(sending).then((end) => ends.push(`${what}: ${end}`));
  void note('code', both.send({ ...MAIL, code: '482913' }));
  void note('code, one service', withBreaker('mail', silent).send({ ...MAIL, code: '482913' }));
  void note('reminder', both.send(MAIL));
  await vi.advanceTimersByTimeAsync(CODE_LIMIT_MS - 1);
  expect(ends).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends.toSorted()).toEqual(['code, one service: mail did not answer in time', 'code: sent']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ends).toHaveLength(2);
});

test('silence that a code finds pauses the service like any other', async () => {
  vi.useFakeTimers();
  const silent = aMessenger<MailMessage>('mail');
  silent.answer = () => new Promise(() => {});
  const service = withBreaker('mail', silent);
  const sending = Array.from({ length: 5 }, () => outcome(service.send({ ...MAIL, code: '482913' })));
  await vi.advanceTimersByTimeAsync(CODE_LIMIT_MS);
  await Promise.all(sending);
  expect(service.providers()[0]?.isOpen).toBe(true);
});
