import type { Harness } from '../harness.ts';
import { type AccountThings, makeAccountThings } from './account-things.ts';
import { begin, type Person } from './person.ts';
import { makePlanThings, type PlanThings } from './plan-things.ts';
import { makeTalkThings, type TalkThings } from './talk-things.ts';

/** One of everything that has an id, and whose it is. */
export type Things = Person & PlanThings & TalkThings & AccountThings;

/** How two students differ who have the same things: by what names them, and where names would meet. */
export type Wanted = Parameters<typeof begin>[1] & { college: string; document: string; rounds: string[] };

/** Makes students who have one of everything, by the calls that a browser would make, one after the other. */
export async function makeThings(server: Harness, wanted: readonly Wanted[]): Promise<Things[]> {
  const people: { person: Person; differing: Wanted }[] = [];
  for (const differing of wanted) people.push({ person: await begin(server, differing), differing });
  // Their first sessions are over by then.
  await server.clock.advance({ hours: 12 });
  const made: Things[] = [];
  for (const { person, differing } of people) {
    const plans = await makePlanThings(person, differing);
    const talk = await makeTalkThings(server, person);
    made.push({ ...person, ...plans, ...talk, ...(await makeAccountThings(server, person)) });
  }
  return made;
}
