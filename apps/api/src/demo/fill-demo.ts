import { messageOf } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import { STAFF_ROLES } from '@dakhila/domain/staff/roles';
import { openGateway } from '../adapters/payment/index.ts';
import { makeApp } from '../app.ts';
import type { Composed } from '../compose.ts';
import { deleteAllSessions } from '../http/session-store.ts';
import { setNotice } from '../modules/home/index.ts';
import { inviteMember } from '../modules/staff/index.ts';
import type { Deps } from '../ports.ts';
import { MEMBER } from './invented.ts';
import { findDemoStudent, makeNarrator, type Narrator } from './narrator.ts';
import { bookNextSession, holdSession } from './session-story.ts';
import { openStoryClock } from './story-clock.ts';
import { askAssistant, askSupport, completeAssessment, makeLists, predict, signUp } from './student-story.ts';

/** Fills an empty database with a student who has used everything for five weeks, through the calls that students make. */
export async function fillDemo({ deps, pool }: Pick<Composed, 'deps' | 'pool'>): Promise<{ deskUrl: string }> {
  const clock = await openStoryClock(pool, deps.now);
  const moved = { ...deps, now: clock.now };
  const past: Deps = { ...moved, gateway: await openGateway(moved) };
  const { server } = makeApp(past, { withWeb: false });
  await server.ready();
  try {
    await playStory(makeNarrator(past, server, clock));
  } finally {
    await clock.reset();
    await server.close();
  }
  await deleteAllSessions(deps.db, await findDemoStudent(deps));
  return deps.db.transaction(async (tx) => {
    await setNotice(tx, demoNotice(deps));
    const { url } = await inviteMember(deps, tx, { ...MEMBER, roles: [...STAFF_ROLES] });
    return { deskUrl: url };
  });
}

async function playStory(narrator: Narrator): Promise<void> {
  const { moveTo, daysAgo } = narrator;
  await moveTo(daysAgo(35));
  await signUp(narrator);
  await moveTo(daysAgo(34));
  const runs = await predict(narrator);
  await moveTo(daysAgo(30));
  await completeAssessment(narrator);
  await moveTo(daysAgo(26));
  await holdSession(narrator);
  await moveTo(daysAgo(9));
  await makeLists(narrator, runs);
  await moveTo(daysAgo(6));
  await askSupport(narrator);
  await moveTo(daysAgo(3));
  await askAssistant(narrator);
  await moveTo(daysAgo(1));
  await bookNextSession(narrator);
  await moveTo(daysAgo(0));
}

/** A notice that nobody can dismiss: every page says that this is a demo. */
const demoNotice = ({ newId }: Pick<Deps, 'newId'>) => {
  const text = messageOf('demo.notice');
  return {
    id: newId(),
    severity: 'warning' as const,
    text: say('en', text),
    textHi: say('hi', text),
    textMr: say('mr', text),
    showsUntil: null,
  };
};
