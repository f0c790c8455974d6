import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { leavingSignal } from './routes.ts';

function aReply(closed: boolean, writableFinished = false) {
  const raw = Object.assign(new EventEmitter(), { closed, writableFinished });
  return { raw, signal: leavingSignal({ raw } as unknown as FastifyReply) };
}

test('whoever hangs up before the answer is out has left, even before anybody listened; whoever has it has not', () => {
  expect(aReply(true).signal.aborted).toBe(true);
  const waiting = aReply(false);
  expect(waiting.signal.aborted).toBe(false);
  waiting.raw.emit('close');
  expect(waiting.signal.aborted).toBe(true);
  const answered = aReply(false, true);
  answered.raw.emit('close');
  expect(answered.signal.aborted).toBe(false);
});
