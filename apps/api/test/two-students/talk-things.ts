import { randomUUID } from 'node:crypto';
import { assistant } from '@dakhila/contract/assistant';
import { factReports } from '@dakhila/contract/fact-reports';
import { support } from '@dakhila/contract/support';
import { encode } from 'jpeg-js';
import { succeed } from '../../src/demo/succeed.ts';
import { writeNotes } from '../../src/modules/counselling/index.ts';
import { aTime, book, bookingIn } from '../counselling.ts';
import type { Harness } from '../harness.ts';
import type { Person } from './person.ts';

export type TalkThings = {
  conversation: string;
  conversationMoment: string;
  /** What the browser called the first message. */
  message: string;
  ticket: string;
  booking: string;
  /** Times that nobody has. */
  free: { next: string; later: string };
};
/** In the words of everybody: another student may ask the same. */
export const QUESTION = 'What are the fees of IIT Bombay?';
const PICTURE = Buffer.from(encode({ width: 8, height: 8, data: Buffer.alloc(256, 120) }, 80).data).toString('base64');

/** A conversation, a ticket with picture and transcript, a session that is ahead and one that was held, feedback and a report of a wrong fact. */
export async function makeTalkThings(server: Harness, { browser, word, held }: Person): Promise<TalkThings> {
  const message = randomUUID();
  const asked = await succeed(browser, assistant.send, { body: { text: QUESTION, clientMessageId: message } });
  const conversation = asked.data.conversationId;
  const more = { conversationId: conversation, text: `My name is ${word}` };
  await succeed(browser, assistant.send, { body: more });
  await succeed(browser, assistant.rename, { params: { id: conversation }, body: { title: `Talk of ${word}` } });
  const [talk] = (await succeed(browser, assistant.conversations)).data;
  const enclosed = { screenshot: PICTURE, conversationId: conversation };
  const opened = await succeed(browser, support.open, {
    body: { topic: 'payment', text: `Help ${word}`, ...enclosed },
  });
  await succeed(browser, support.feedback, { body: { rating: 5, text: `${word} liked it` } });
  await succeed(browser, factReports.send, {
    body: { exam: 'josaa', collegeId: 'iit-bombay', field: 'website', message: `${word} found another one` },
  });
  const notes = { text: `We spoke about ${word}`, nextSteps: [`${word} visits a college`] };
  await server.deps.db.transaction((tx) => writeNotes(server.deps, tx, held, notes));
  const sharing = { profile: true, predictions: true, report: true, conversationId: conversation };
  const wish = { question: `${word} asks`, sharing };
  const booking = bookingIn(await book(browser, await aTime(server, browser, 30), wish)).id;
  const free = { next: await aTime(server, browser, 60), later: await aTime(server, browser, 90) };
  return {
    ...{ conversation, conversationMoment: talk?.updatedAt ?? '', message },
    ...{ ticket: opened.data.id, booking, free },
  };
}
