import { done, endpoint } from '@dakhila/contract/endpoint';
import type { Browser } from '../browser.ts';
import type { Case } from './case.ts';
import { faultsOfOwn, faultsOfRefusal, type Heard, type Judged } from './judge.ts';
import type { Things } from './things.ts';

type Asked = { named: string; sender: Things; browser: Browser };

/** Sends the request of a case with something named in it. Calls outside the contract are sent in the same way. */
export async function ask({ call, send }: Case, { named, sender, browser }: Asked): Promise<Heard> {
  const target = endpoint(call as Parameters<typeof endpoint>[0], 'anyone', { summary: '', response: done });
  return { given: named, answer: await browser.call(target, send(named, sender)) };
}

type Visit = {
  owner: Things;
  /** Whose own things make the rest of a request right. */
  sender: Things;
  /** Who asks; the sender's own browser where nothing is said. */
  browserFor?: (one: Case) => Browser;
  judge?: (judged: Judged, one: Case) => string[];
};

/** Goes through cases as somebody whose things they are not: what is wrong, each with the place where. */
export async function faultsOf(cases: readonly Case[], visit: Visit): Promise<string[]> {
  const { owner, sender, browserFor = (one) => one.from(sender), judge = judgeByRule } = visit;
  const marks = marksOf(owner);
  const faults: string[] = [];
  for (const one of cases) {
    const browser = browserFor(one);
    const theirs = await ask(one, { named: one.theirs(owner), sender, browser });
    const nowhere = await ask(one, { named: one.nowhere, sender, browser });
    for (const fault of judge({ theirs, nowhere, marks }, one)) faults.push(`${placeOf(one)} ${fault}`);
  }
  return faults;
}

const judgeByRule = (judged: Judged, { rule, status }: Case) =>
  rule === 'own' ? faultsOfOwn(judged) : faultsOfRefusal(judged, status);

export const placeOf = ({ call, place }: Pick<Case, 'call' | 'place'>) => `${call} ${place}`;

/** Everything that names a student or something of theirs, in words that stand nowhere else. */
export const marksOf = (owner: Things): string[] => [owner.word, ...idsOf(owner)];

/** The same without the name, which who was given a link may read. */
export function idsOf(owner: Things): string[] {
  const { id, email, phone, held, runs, list, spareList, sitting, report, token } = owner;
  const { conversation, message, ticket, booking, transaction, invoice, key, session, copy } = owner;
  return [
    ...[id, email, phone.slice(-10), held, runs.josaa, runs.mhtCet, list, spareList, sitting, report, token],
    ...[conversation, message, ticket, booking, transaction, invoice, key, session, copy],
  ];
}
