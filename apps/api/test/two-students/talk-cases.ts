import { byId, type Case, NOWHERE, own, pageBehind, refused } from './case.ts';
import { QUESTION } from './talk-things.ts';
import type { Things } from './things.ts';

const ticket = (owner: Things) => owner.ticket;
const conversation = (owner: Things) => owner.conversation;
const booking = (owner: Things) => owner.booking;
const NOT_SHARED = { profile: false, predictions: false, report: false };

const talkCases = [
  byId('GET /assistant/conversations/:id', conversation),
  byId('PATCH /assistant/conversations/:id', conversation, () => ({ body: { title: 'Another title' } })),
  own({
    call: 'GET /assistant/conversations',
    place: 'query.before',
    theirs: ({ conversationMoment }) => conversationMoment,
    nowhere: '2099-01-01T00:00:00.000Z',
    send: (before) => ({ query: { before } }),
  }),
  refused({
    call: 'POST /assistant/messages',
    place: 'body.conversationId',
    theirs: conversation,
    send: (conversationId) => ({ body: { conversationId, text: 'And the hostel?' } }),
  }),
  // The very words of the other student, under the name that their browser gave them: it is a new question all the same.
  own({
    call: 'POST /assistant/messages',
    place: 'body.clientMessageId',
    theirs: ({ message }) => message,
    nowhere: 'a-message-of-nobody',
    send: (clientMessageId) => ({ body: { text: QUESTION, clientMessageId } }),
  }),
  refused({
    call: 'POST /support/tickets',
    place: 'body.conversationId',
    theirs: conversation,
    send: (conversationId) => ({ body: { topic: 'payment', text: 'Please look', conversationId } }),
  }),
  own({
    call: 'GET /support/tickets',
    place: 'query.after',
    theirs: (owner) => pageBehind(owner.ticket),
    nowhere: pageBehind(NOWHERE),
    send: (after) => ({ query: { after } }),
  }),
  byId('GET /support/tickets/:id', ticket),
  byId('GET /support/tickets/:id/screenshot.jpg', ticket),
  byId('POST /support/tickets/:id/messages', ticket, () => ({ body: { text: 'And more' } })),
  byId('POST /support/tickets/:id/close', ticket),
];

const counsellingCases = [
  byId('GET /counseling/bookings/:id/session.ics', booking),
  byId('PUT /counseling/bookings/:id/sharing', booking, () => ({ body: NOT_SHARED })),
  refused({
    call: 'PUT /counseling/bookings/:id/sharing',
    place: 'body.conversationId',
    theirs: conversation,
    send: (conversationId, sender) => ({ params: { id: sender.booking }, body: { ...NOT_SHARED, conversationId } }),
  }),
  refused({
    call: 'POST /counseling/bookings',
    place: 'body.sharing.conversationId',
    theirs: conversation,
    send: (conversationId, { free }) => ({
      body: {
        ...{ counsellorId: 'meera-joshi', startsAt: free.next, topic: 'branch', question: 'Which branch?' },
        sharing: { ...NOT_SHARED, conversationId },
      },
    }),
  }),
  byId('POST /counseling/bookings/:id/reschedule', booking, ({ free }) => ({ body: { startsAt: free.later } })),
  byId('POST /counseling/bookings/:id/cancel', booking, () => ({ body: { isLateAccepted: false } })),
  byId(
    'PUT /counseling/bookings/:id/rating',
    ({ held }) => held,
    () => ({ body: { stars: 5, comment: '' } }),
  ),
];

/** The assistant, support and sessions with a counsellor; for the owner in this order: a conversation that is shared goes last. */
export const TALK_CASES: readonly Case[] = [
  ...talkCases,
  ...counsellingCases,
  byId('DELETE /assistant/conversations/:id', conversation),
];
