import { randomUUID } from 'node:crypto';
import { assistant } from '@dakhila/contract/assistant';
import { examProfile } from '@dakhila/contract/exam-profile';
import { familyLinks } from '@dakhila/contract/family-links';
import { guardianConsent } from '@dakhila/contract/guardian-consent';
import { lists } from '@dakhila/contract/lists';
import { predictor } from '@dakhila/contract/predictor';
import type { Run } from '@dakhila/contract/predictor-results';
import { shortlist } from '@dakhila/contract/shortlist';
import { signup } from '@dakhila/contract/signup';
import { support } from '@dakhila/contract/support';
import { honest, seeded, someTruth } from '@dakhila/domain/assessment/simulated-respondents';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { choiceKeyOf } from '@dakhila/domain/lists/choice-key';
import { signups } from '../db/schema/index.ts';
import { answerTicket } from '../modules/support/index.ts';
import type { Browser } from './browser.ts';
import { CAP, CAP_HOPED, JOSAA, STUDENT, TEXTS } from './invented.ts';
import { hoursAfter, type Narrator } from './narrator.ts';
import { pressButton } from './pay.ts';
import { succeed } from './succeed.ts';
import { takeAssessment } from './take-assessment.ts';

const GENDER = { gender: 'female' } as const;
/** Old enough to need nobody's consent, young enough to apply. */
const AGE_DAYS = 18 * 365 + 120;
const CHOICES = 12;
const LIKED = ['computer', 'it', 'ai-data'] as const;

/** Signs up with both contacts verified, pays for Premium and fills in the exam profile. */
export async function signUp({ deps, newBrowser, studentsBrowser }: Narrator): Promise<void> {
  const now = deps.now();
  const id = randomUUID();
  await deps.db.insert(signups).values({
    id,
    ...STUDENT,
    emailVerifiedAt: now,
    phoneVerifiedAt: now,
    expiresAt: hoursAfter(now, 24),
  });
  const visitor = newBrowser();
  visitor.cookies.set('signup', deps.secrets.seal('signup', id).toString('base64url'));
  const { email } = STUDENT;
  const plan = { email, tierId: 'premium', couponCode: '' };
  const { data: order } = await succeed(visitor, signup.selectTier, { body: plan });
  await pressButton(visitor, order.gatewayURL, { answer: 'pay' });

  const browser = await studentsBrowser();
  const birthDate = dayOf(hoursAfter(now, -24 * AGE_DAYS));
  await succeed(browser, guardianConsent.saveBirthDate, { body: { birthDate } });
  const profile = { ...GENDER, mhtCet: CAP, josaa: JOSAA, interests: ['programming' as const, 'data-and-ai' as const] };
  await succeed(browser, examProfile.save, { body: profile });
}

/** Predicts for both exams and saves the colleges that stand first. */
export async function predict({ studentsBrowser }: Narrator): Promise<{ cap: Run; josaa: Run }> {
  const browser = await studentsBrowser();
  const { data: cap } = await succeed(browser, predictor.runMhtCet, { body: { ...GENDER, ...CAP } });
  await succeed(browser, predictor.runMhtCet, { body: { ...GENDER, ...CAP_HOPED } });
  const { data: josaa } = await succeed(browser, predictor.runJosaa, { body: { ...GENDER, ...JOSAA } });
  for (const { exam, first } of [cap, josaa])
    for (const { id: collegeId } of first.colleges.slice(0, 3))
      await succeed(browser, shortlist.save, { params: { exam, collegeId } });
  return { cap, josaa };
}

/** Takes the assessment with the answers of a made-up respondent. */
export async function completeAssessment({ studentsBrowser }: Narrator): Promise<void> {
  await takeAssessment(await studentsBrowser(), honest(someTruth(seeded(11)), seeded(12)));
}

/** Makes a list for each exam and shares one with the family, who answers. */
export async function makeLists(narrator: Narrator, { cap, josaa }: { cap: Run; josaa: Run }): Promise<void> {
  const browser = await narrator.studentsBrowser();
  const capList = { exam: 'mht-cet', name: 'CAP round 1', choices: await choicesOf(browser, cap) } as const;
  const { data: list } = await succeed(browser, lists.create, { body: capList });
  const josaaList = { exam: 'josaa', name: 'JoSAA, first draft', choices: await choicesOf(browser, josaa) } as const;
  await succeed(browser, lists.create, { body: josaaList });
  const wanted = { days: 30, language: 'mr', showsName: true } as const;
  const { data: shared } = await succeed(browser, familyLinks.shareList, { params: { id: list.id }, body: wanted });
  const token = new URL(shared.url).pathname.split('/').at(-1) ?? '';
  const comment = { name: TEXTS.familyName, text: TEXTS.family };
  await succeed(narrator.newBrowser(), familyLinks.comment, { params: { token }, body: comment });
}

/** Programmes of what she likes, in the recommended order. */
async function choicesOf(browser: Browser, { id }: Run): Promise<string[]> {
  const query = { page: '1', group: [...LIKED] };
  const { data } = await succeed(browser, predictor.results, { params: { id }, query });
  return data.results.flatMap((result) => choiceKeyOf(result) ?? []).slice(0, CHOICES);
}

/** Asks support, which answers some hours later. */
export async function askSupport({ deps, studentsBrowser, moveTo }: Narrator): Promise<void> {
  const browser = await studentsBrowser();
  const { data: ticket } = await succeed(browser, support.open, { body: { topic: 'payment', text: TEXTS.ticket } });
  await moveTo(hoursAfter(deps.now(), 5));
  await deps.db.transaction((tx) =>
    answerTicket(deps, tx, { number: ticket.number, text: TEXTS.ticketAnswer, isLast: true }),
  );
}

export async function askAssistant({ studentsBrowser }: Narrator): Promise<void> {
  await succeed(await studentsBrowser(), assistant.send, { body: { text: TEXTS.assistantQuestion } });
}
