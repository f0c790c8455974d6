import { examProfile } from '@dakhila/contract/exam-profile';
import { guardianConsent } from '@dakhila/contract/guardian-consent';
import { agreements } from '@dakhila/contract/students';
import { LEGAL_VERSION } from '@dakhila/domain/privacy/policy';
import { succeed } from '../../src/demo/succeed.ts';
import type { Browser } from '../browser.ts';
import { aStudent } from '../builders.ts';
import { aBooking } from '../counselling.ts';
import type { Harness } from '../harness.ts';
import { codeTo } from '../inbox.ts';
import { PROFILE } from '../lists.ts';

const AGE = 16;

export type Person = {
  id: string;
  email: string;
  phone: string;
  browser: Browser;
  /** A word in everything that the person writes. */
  word: string;
  /** A session that will be over when everything else is made. */
  held: string;
};

/** A student of sixteen with plan, profile and a guardian who agreed, and a first session. */
export async function begin(server: Harness, { word, phone }: { word: string; phone: string }): Promise<Person> {
  const name = `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
  const student = await aStudent(server, {
    ...{ firstName: name, lastName: `${name}patil`, email: `${word}@private.example`, phone },
    ...{ tier: 'Premium', pulls: 4, sessions: 6, assessments: 3 },
  });
  const { browser } = student;
  await succeed(browser, agreements.accept, { body: { version: LEGAL_VERSION } });
  const born = server.clock.now().getUTCFullYear() - AGE;
  await succeed(browser, guardianConsent.saveBirthDate, { body: { birthDate: `${born}-01-01` } });
  await askGuardian(browser, `${word}.mother@private.example`, `${name} Mother`);
  await succeed(browser, guardianConsent.confirm, {
    body: { otp: await codeTo(server, `${word}.mother@private.example`) },
  });
  await succeed(browser, examProfile.save, { body: PROFILE });
  return { ...student, word, held: (await aBooking(server, browser, 3)).id };
}

/** Sends a guardian the code of a consent. */
export const askGuardian = (browser: Browser, contact: string, guardianName: string) =>
  succeed(browser, guardianConsent.ask, { body: { guardianName, contact } });
