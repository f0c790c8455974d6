import { setTimeout as wait } from 'node:timers/promises';
import type { Answered } from '@dakhila/contract/assistant';
import { answerLanguage } from '@dakhila/domain/assistant/read/question-language';
import type { ToolName } from '@dakhila/domain/assistant/tool-types';
import type { Answer } from '@dakhila/domain/assistant/types';
import { DomainError } from '@dakhila/domain/errors';
import type { Language } from '@dakhila/domain/language/languages';
import { messageOf } from '@dakhila/domain/messages/message';
import type { Deps } from '../../ports.ts';
import type { AnswerProgress, Brain } from './brain.ts';
import { describeAnswered } from './describe.ts';
import { makeSlots } from './limits.ts';
import { type Opened, takeOver } from './open-exchange.ts';
import { findExchange, saveExchange, touchConversation } from './store.ts';

type Needs = Pick<Deps, 'db' | 'log'> & { brain: Brain };
/** Receives an answer; `chosen` is the language that the student chose for the screens. */
export type Listener = Omit<AnswerProgress, 'language'> & { chosen: Language | null };

/** Answers a stored question, or waits for another call that answers it. Text from before a stop is saved. */
export async function answerExchange(needs: Needs, opened: Opened, progress: Listener): Promise<Answered> {
  if (opened.isOurs) return think(needs, opened, progress);
  const giveBack = waiting.take();
  if (!giveBack) throw new DomainError('overloaded');
  return recall(needs, opened, progress).finally(giveBack);
}

type Claimed = Pick<Opened, 'conversation' | 'exchange'>;

async function think({ db, log, brain }: Needs, { conversation, exchange }: Claimed, progress: Listener) {
  const said: string[] = [];
  const tools = new Set<ToolName>();
  const { studentId, question: text } = exchange;
  const { id: conversationId, context } = conversation;
  const { language, spoken } = answerLanguage(text, context.spoken ?? {}, progress.chosen);
  const noting: AnswerProgress = {
    ...progress,
    language,
    tool: (name) => {
      tools.add(name);
      progress.tool(name);
    },
    say: (text) => {
      said.push(text);
      progress.say(text);
    },
  };
  try {
    const thought = await brain({ studentId, conversationId, text, context }, noting);
    const answer = { ...thought.answer, language };
    progress.signal.throwIfAborted();
    await db.transaction(async (tx) => {
      const isKept = await saveExchange(tx, exchange, { state: 'done', answer });
      if (isKept) await touchConversation(tx, conversationId, { ...thought.context, spoken });
    });
    return describeAnswered(conversation, exchange.id, { state: 'done', answer });
  } catch (error) {
    const isStopped = progress.signal.aborted;
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

const POLL_MS = 200;
/** How long a second call waits for the first one's answer. */
const MAX_POLLS = 100;
/** A waiting call holds a connection; a student who repeats one message must not hold them all. */
const waiting = makeSlots(40);

/** The other call may stop or fail: then this one answers. */
async function recall(needs: Needs, opened: Opened, progress: Listener): Promise<Answered> {
  const { db } = needs;
  const { conversation, exchange } = opened;
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const found = await findExchange(db, exchange);
    if (!found) throw new DomainError('not-found', { message: messageOf('assistant.gone') });
    if (found.state === 'done' && found.answer)
      return describeAnswered(conversation, found.id, { state: 'done', answer: found.answer });
    const claimed = found.state === 'working' ? undefined : await takeOver(db, found, progress.signal);
    if (claimed) return think(needs, { conversation, exchange: claimed }, progress);
    await wait(POLL_MS, undefined, { signal: progress.signal });
  }
  throw new DomainError('conflict', { message: messageOf('assistant.stillAnswering') });
}
