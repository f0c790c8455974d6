import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { takeAssessment } from './assessment.ts';
import { type Call, caller, signedInStudent } from './student.ts';

/** The things of a student who has used everything, by the addresses that show them. */
export type Prepared = Record<
  | 'capRun'
  | 'josaaRun'
  | 'list'
  | 'familyPage'
  | 'familyRunPage'
  | 'sitting'
  | 'sharedReport'
  | 'conversation'
  | 'ticket',
  string
>;

const CAP = { percentile: 96.4, category: 'OBC', candidature: 'maharashtra', homeUniversity: 'mumbai' };
const JOSAA = { mainCrl: 18_500, mainCategoryRank: 5_200, category: 'OBC-NCL', homeState: 'Maharashtra' };
const SHARING = { profile: true, predictions: true, report: true };

/** What the student has written: it stays as it is in every language. */
export const OWN_WORDS = {
  wish: 'Which of my lists is safer?',
  question: 'What was the VJTI Computer Engineering cutoff for OBC?',
  ticket: 'The chart stays empty',
};

/** Signs a new student in who has predictions, lists, a session, a report, a conversation, a question to support and saved colleges. */
export async function preparedStudent(context: BrowserContext): Promise<Prepared> {
  await signedInStudent(context);
  const call = await caller(context.request);
  await call('/guardian-consent/birth-date', { birthDate: '2000-01-01' }, 'PUT');
  await call('/exam-profile', { gender: 'female', mhtCet: CAP, josaa: JOSAA }, 'PUT');
  const capRun = (await call('/predictor/mht-cet/runs', { gender: 'female', ...CAP })).data;
  const josaaRun = (await call('/predictor/josaa/runs', { gender: 'female', ...JOSAA })).data;
  await makeList(call, 'josaa', 'NIT Nagpur');
  const list = await makeList(call, 'mht-cet', 'Pune computer');
  const family = { days: 30, language: 'en', showsName: true };
  const familyLink = (await call(`/lists/${list}/family-links`, family)).data;
  const familyRun = (await call(`/predictor/runs/${capRun.id}/family-links`, family)).data;
  await call('/shortlist/mht-cet/16006', undefined, 'PUT');
  await call('/shortlist/josaa/iit-bombay', undefined, 'PUT');
  await bookSession(call);
  const sitting = await takeAssessment(call);
  const shared = (await call(`/assessment/sittings/${sitting}/share`)).data;
  const asked = { text: OWN_WORDS.question, clientMessageId: randomUUID() };
  const { conversationId } = (await call('/assistant/messages', asked)).data;
  const ticket = (await call('/support/tickets', { topic: 'technical', text: OWN_WORDS.ticket })).data;
  return {
    capRun: capRun.id,
    josaaRun: josaaRun.id,
    list,
    familyPage: new URL(familyLink.url).pathname,
    familyRunPage: new URL(familyRun.url).pathname,
    sitting,
    sharedReport: new URL(shared.url).pathname,
    conversation: conversationId,
    ticket: ticket.id,
  };
}

/** Puts the first dozen choices that a text finds on a new list. */
async function makeList(call: Call, exam: string, search: string): Promise<string> {
  const found = await call(`/list-options?${new URLSearchParams({ exam, search })}`, undefined, 'GET');
  const choices = found.data.slice(0, 12).map(({ choice }: { choice: string }) => choice);
  return (await call('/lists', { exam, name: `First round: ${search}`, choices })).data.id;
}

/** One for each of the two workers, and none of those with whom a journey books by name: two who read the same hour would both want it. */
const COUNSELLORS = ['meera-joshi', 'kavya-reddy'];

/** Buys sessions with a coupon and books one of them. */
export async function bookSession(call: Call): Promise<void> {
  const tiers = await call('/counseling-topup/tiers', undefined, 'GET');
  const several = tiers.data.find(
    (tier: { availableCounsellingSessions: number }) => tier.availableCounsellingSessions > 1,
  );
  await call('/counseling-topup/select-tier', { tierId: several._id, couponCode: 'FULLRIDE' });
  const counsellorId = COUNSELLORS[Number(process.env.TEST_PARALLEL_INDEX) % COUNSELLORS.length];
  const { data: open } = await call(`/counseling/counselors/${counsellorId}/slots`, undefined, 'GET');
  const [{ startsAt }] = open.days[4].slots;
  const wish = { topic: 'chances', question: OWN_WORDS.wish, sharing: SHARING };
  await call('/counseling/bookings', { ...wish, counsellorId, startsAt });
}
