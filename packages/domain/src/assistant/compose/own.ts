import { figure, inWords } from '../figures.ts';
import { PAGES } from '../links.ts';
import type { ToolResult } from '../tool-types.ts';
import type { Understood } from '../types.ts';
import { brought, type Draft, draft } from './parts.ts';

const AWAY = 'I could not look that up just now. Please try again in a moment.';

/** The plan and what is left of it. */
export function composePlan(_: Understood, results: readonly ToolResult[]): Draft {
  const plan = brought(results.findLast((result) => result.tool === 'my-plan'));
  if (plan === undefined) return draft([AWAY], [PAGES.profile]);
  const assessment = plan.isAssessmentDone
    ? 'you have finished it'
    : plan.hasAssessment
      ? 'yours to take'
      : 'not part of your plan';
  return draft(
    [
      `You are on the ${plan.plan} plan.`,
      {
        kind: 'list',
        items: [
          { text: `Predictions left: ${figure(plan.attempts)}` },
          { text: `Counselling sessions left: ${figure(plan.sessions)}` },
          { text: `Psychometric assessment: ${assessment}` },
        ],
      },
    ],
    [PAGES.profile, PAGES.topUp],
    ['How to buy more attempts?', 'Do attempts expire?'],
  );
}

/** The sessions ahead. */
export function composeBookings(_: Understood, results: readonly ToolResult[]): Draft {
  const bookings = brought(results.findLast((result) => result.tool === 'my-bookings'));
  if (bookings === undefined) return draft([AWAY], [PAGES.counselling]);
  if (bookings.upcoming.length === 0)
    return draft(['You have no session ahead of you.'], [PAGES.counselling], ['How do I book a counselling session?']);
  return draft(
    [
      'Your sessions:',
      {
        kind: 'list',
        items: bookings.upcoming.map(({ when, counsellor, topic }) => ({
          text: `${when} with ${counsellor}${topic === null ? '' : `: ${topic}`}`,
          href: PAGES.counselling.href,
        })),
      },
    ],
    [PAGES.counselling],
    ['Can I cancel or move a session?'],
  );
}

/** The preference lists in a line each. */
export function composeLists(_: Understood, results: readonly ToolResult[]): Draft {
  const output = brought(results.findLast((result) => result.tool === 'my-lists'));
  if (output === undefined) return draft([AWAY], [PAGES.rounds]);
  if (output.lists.length === 0)
    return draft(['You have no preference list yet.'], [PAGES.rounds], ['How to make a preference list?']);
  return draft(
    [
      'Your preference lists:',
      {
        kind: 'list',
        items: output.lists.map(({ name, choices, first }) => ({
          text: `${name}: ${figure(choices)} choices${first.length === 0 ? '' : `, beginning with ${inWords(first)}`}`,
          href: PAGES.rounds.href,
        })),
      },
    ],
    [PAGES.rounds],
    ['In which order should I fill the CAP option form?', 'In which order should I fill my choices?'],
  );
}

/** What the exam profile says, and what it lacks. */
export function composeProfile(_: Understood, results: readonly ToolResult[]): Draft {
  const profile = brought(results.findLast((result) => result.tool === 'my-profile'));
  if (profile === undefined) return draft([AWAY], [PAGES.profile]);
  const missing = profile.missing.length === 0 ? '' : `Not there yet: ${inWords(profile.missing)}.`;
  if (profile.facts.length === 0)
    return draft(
      ['Your exam profile is empty. With it I can judge single programmes, and the predictor starts from it.', missing],
      [PAGES.profile],
      ['How do I change my profile?'],
    );
  return draft(
    [
      'Your exam profile says:',
      { kind: 'list', items: profile.facts.map(({ label, value }) => ({ text: `${label}: ${value}` })) },
      missing,
    ],
    [PAGES.profile],
    ['Which colleges can I get?', 'How do I change my profile?'],
  );
}

/** The latest prediction by its bands. */
export function composePrediction(_: Understood, results: readonly ToolResult[]): Draft {
  const output = brought(results.findLast((result) => result.tool === 'my-latest-prediction'));
  if (output === undefined) return draft([AWAY], [PAGES.predictor]);
  const { prediction } = output;
  if (prediction === null)
    return draft(['You have not made a prediction yet.'], [PAGES.predictor], ['How can I predict my colleges?']);
  const { title, when, counts, href } = prediction;
  return draft(
    [
      `Your latest prediction: ${title}, ${when}.`,
      {
        kind: 'list',
        items: [
          { text: `Safe: ${figure(counts.Safe)} programmes`, href },
          { text: `Likely: ${figure(counts.Likely)}` },
          { text: `Possible: ${figure(counts.Possible)}` },
          { text: `Reach: ${figure(counts.Reach)}` },
        ],
      },
    ],
    [{ title: 'Open this prediction', href }, PAGES.predictor],
    ['What do Safe and Likely mean?', 'How many attempts do I have left?'],
  );
}
