import { setTimeout as wait } from 'node:timers/promises';
import type { Answered } from '@dakhila/contract/assistant';
import type { ToolName } from '@dakhila/domain/assistant/tool-types';
import type { Answer } from '@dakhila/domain/assistant/types';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import type { Deps } from '../../ports.ts';
import type { Brain, Telling } from './brain.ts';
import { describeAnswered } from './describe.ts';
import { makeSlots } from './limits.ts';
import { type Opened, takeOver } from './open-exchange.ts';
import { findExchange, saveExchange, touchConversation } from './store.ts';

type Needs = Pick<Deps, 'db' | 'log'> & { brain: Brain };

/** Answers a question that is on paper, or waits for whoever does. What was said before a stop is kept. */
export async function answerExchange(needs: Needs, opened: Opened, telling: Telling): Promise<Answered> {
  if (opened.isOurs) return think(needs, opened, telling);
  const giveBack = waiting.take();
  if (!giveBack) throw new DomainError('overloaded');
  return recall(needs, opened, telling).finally(giveBack);
}

type Claimed = Pick<Opened, 'conversation' | 'exchange'>;

async function think({ db, log, brain }: Needs, { conversation, exchange }: Claimed, telling: Telling) {
  const said: string[] = [];
  const tools = new Set<ToolName>();
  const noting: Telling = {
    ...telling,
    tool: (name) => {
      tools.add(name);
      telling.tool(name);
    },
    say: (text) => {
      said.push(text);
      telling.say(text);
    },
  };
  const { studentId, question: text } = exchange;
  const { id: conversationId, context } = conversation;
  try {
    const thought = await brain({ studentId, conversationId, text, context }, noting);
    telling.signal.throwIfAborted();
    await db.transaction(async (tx) => {
      const isKept = await saveExchange(tx, exchange, { state: 'done', answer: thought.answer });
      if (isKept) await touchConversation(tx, conversationId, thought.context);
    });
    return describeAnswered(conversation, exchange.id, { state: 'done', answer: thought.answer });
  } catch (error) {
    const isStopped = telling.signal.aborted;
    const answer = isStopped && said.length > 0 ? partOf(said, [...tools]) : null;
    await saveExchange(db, exchange, { state: isStopped ? 'stopped' : 'failed', answer }).catch((failure) =>
      log.warn({ err: failure }, 'could not note how an answer ended'),
    );
    throw error;
  }
}

const partOf = (said: string[], tools: ToolName[]): Answer => ({
  blocks: said
    .join('')
    .split(/\n{2,}/)
    .filter((text) => text.trim() !== '')
    .map((text) => ({ kind: 'paragraph', text: text.trim() })),
  sources: [],
  suggestions: [],
  tools,
});

const LOOK_EVERY_MS = 200;
/** How long a second call waits for the first one’s answer. */
const LOOKS = 100;
/** Whoever waits holds a connection; a student who sends one message over and over must not hold them all. */
const waiting = makeSlots(40);

/** Whoever worked on it may stop or fail while another call waits: then it is answered here. */
async function recall(needs: Needs, opened: Opened, telling: Telling): Promise<Answered> {
  const { db } = needs;
  const { conversation, exchange } = opened;
  for (let look = 0; look < LOOKS; look += 1) {
    const found = await findExchange(db, exchange);
    if (!found) throw new DomainError('not-found', { message: messageOf('assistant.gone') });
    if (found.state === 'done' && found.answer)
      return describeAnswered(conversation, found.id, { state: 'done', answer: found.answer });
    const claimed = found.state === 'working' ? undefined : await takeOver(db, found, telling.signal);
    if (claimed) return think(needs, { conversation, exchange: claimed }, telling);
    await wait(LOOK_EVERY_MS, undefined, { signal: telling.signal });
  }
  throw new DomainError('conflict', { message: messageOf('assistant.stillAnswering') });
}
