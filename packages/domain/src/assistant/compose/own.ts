import { fillYears } from '../../faq/entry.ts';
import { HIGHEST_PERCENT } from '../../predictor/bands.ts';
import { faqHref } from '../links.ts';
import { figure, rupees } from '../plain-text.ts';
import { fill, type Speech } from '../say/speech.ts';
import { currentFaq, faqIn } from '../say/suggestions.ts';
import type { MyLists } from '../tool-types.ts';
import type { Block } from '../types.ts';
import { acceptanceLine } from './acceptance.ts';
import { ownHostelParts } from './money.ts';
import { type Compose, draft, list, outcomeOf, outputOf } from './parts.ts';
import { notUnderstood } from './unknown.ts';
import { chanceText } from './yes-no.ts';

/** The plan and what is left of it. */
export const composePlan: Compose = (_, results, { words: { own, asks }, pages }) => {
  const plan = outputOf(results, 'my-plan');
  if (plan === undefined) return draft([own.away], [pages.profile]);
  const left = [
    fill(own.predictionsLeft, { left: figure(plan.attempts) }),
    fill(own.sessionsLeft, { left: figure(plan.sessions) }),
    own.assessment[plan.isAssessmentDone ? 'done' : plan.hasAssessment ? 'open' : 'none'],
  ];
  return draft(
    [fill(own.plan, { plan: plan.plan }), list(left)],
    [pages.profile, pages.psychometric, pages.topUp],
    [asks.buyAttempts, asks.expiry],
  );
};

/** The sessions ahead. */
export const composeBookings: Compose = (_, results, { words: { own, asks }, tell, pages: { counselling } }) => {
  const bookings = outputOf(results, 'my-bookings');
  if (bookings === undefined) return draft([own.away], [counselling]);
  if (bookings.upcoming.length === 0) return draft([own.noSession], [counselling], [asks.bookSession]);
  const sessions = bookings.upcoming.map(({ when, counsellor, topic }) =>
    fill(own.session, { when: tell(when), counsellor, topic: topic && tell(topic) }),
  );
  return draft([own.sessions, list(sessions, counselling.href)], [counselling], [asks.cancelSession]);
};

/** One sentence for each preference list, also for an empty one. */
export const composeLists: Compose = ({ slots, topic }, results, speech) => {
  const { words, all, pages } = speech;
  const { own, asks } = words;
  const { rounds } = pages;
  const output = outputOf(results, 'my-lists');
  if (output === undefined) return draft([own.away], [rounds]);
  if (output.lists.length === 0) return draft([own.noList], [rounds], [asks.makeList]);
  if (slots.order === 'chance')
    return draft(
      [
        list(
          output.lists.map((one) => surestText(one, speech)),
          rounds.href,
        ),
      ],
      [rounds],
      [asks.capOrder],
    );
  if (topic !== undefined)
    return draft(
      [
        topic === 'move' ? own.moveChoice : '',
        {
          kind: 'list',
          items: output.lists.map((one) => ({ text: reviewText(one, speech), href: one.href ?? rounds.href })),
        },
      ],
      [rounds],
      [asks.capOrder, asks.josaaOrder],
    );
  const lists = output.lists.map(({ name, choices: count, first }) =>
    count === 0
      ? fill(own.emptyList, { name })
      : fill(own.list, { name, count, figure: figure(count), first: first.length === 0 ? null : all(first) }),
  );
  return draft([own.lists, list(lists, rounds.href)], [rounds], [asks.capOrder, asks.josaaOrder]);
};

function surestText({ name, surest = [] }: MyLists['output']['lists'][number], speech: Speech): string {
  const { own } = speech.words;
  if (surest.length === 0) return fill(own.noSurest, { name });
  const choices = surest.map(({ choice, percent }) => `${choice} (${chanceText(percent, speech)})`);
  return fill(own.surest, { name, choices: choices.join('; ') });
}

/** How safe a list is, as on its page, then what its check finds. */
function reviewText(
  { name, choices, review, someSeat }: MyLists['output']['lists'][number],
  { words: { own }, tell }: Speech,
) {
  if (choices === 0) return fill(own.emptyList, { name });
  if (review === undefined) return fill(own.noReview, { name });
  const seats = someSeat && {
    of: someSeat.of,
    seats: `${someSeat.count}${someSeat.count === HIGHEST_PERCENT ? '+' : ''}`,
  };
  if (review.length === 0) return fill(own.reviewFine, { name, ...seats });
  return fill(own.review, { name, ...seats, points: review.map(tell).join('; ') });
}

/** The newest payments, each with how it stands. */
export const composePayments: Compose = (_, results, { words: { own, asks }, tell, pages: { profile, support } }) => {
  const output = outputOf(results, 'my-payments');
  if (output === undefined) return draft([own.away], [profile]);
  if (output.payments.length === 0) return draft([own.noPayment], [profile], [asks.buyAttempts]);
  const payments = output.payments.map(({ plan, rupees: amount, state, when }) =>
    fill(amount === 0 ? own.freePlan : own.payment, {
      plan: tell(plan),
      amount: rupees(amount),
      state: own.paymentStates[state],
      when: tell(when),
    }),
  );
  return draft([own.payments, list(payments, profile.href)], [profile, support], [asks.invoice]);
};

/** What the exam profile says, and what it lacks. */
export const composeProfile: Compose = (_, results, { words: { own, asks }, all, tell, pages: { profile: page } }) => {
  const profile = outputOf(results, 'my-profile');
  if (profile === undefined) return draft([own.away], [page]);
  const missing = profile.missing.length === 0 ? '' : fill(own.missing, { names: all(profile.missing.map(tell)) });
  if (profile.facts.length === 0) return draft([own.emptyProfile, missing], [page], [asks.changeProfile]);
  const facts = profile.facts.map(({ label, value }) => `${tell(label)}: ${tell(value)}`);
  return draft([own.profile, list(facts), missing], [page], [asks.whichColleges, asks.changeProfile]);
};

const BANDS = ['Safe', 'Likely', 'Possible', 'Reach'] as const;

/** The latest prediction by its bands. */
export const composePrediction: Compose = (_, results, { words: { own, asks, chances }, tell, pages }) => {
  const output = outputOf(results, 'my-latest-prediction');
  if (output === undefined) return draft([own.away], [pages.predictor]);
  const { prediction } = output;
  if (prediction === null) return draft([own.noPrediction], [pages.predictor], [asks.howToPredict]);
  const { title, when, counts, href } = prediction;
  const items = BANDS.map((band, at) => {
    const count = counts[band];
    const text = fill(own.inBand, { band: chances.bands[band], count, figure: figure(count) });
    return at === 0 ? { text, href } : { text };
  });
  return draft(
    [fill(own.prediction, { title: tell(title), when: tell(when) }), { kind: 'list', items }],
    [{ title: own.openPrediction, href }, pages.predictor],
    [asks.safeAndLikely, asks.attemptsLeft],
  );
};

/** Seat codes in words, then letter by letter, each letter once. */
export const composeSeatCode: Compose = (_, results, { words: { own, asks }, tell, tellOr }) => {
  const codes = results.flatMap((result) =>
    result.tool === 'explain-seat-code' && result.outcome.ok ? result.outcome.output : [],
  );
  const source = { title: own.readSeatCode, href: faqHref('seat-code') };
  if (codes.length === 0) {
    const outcome = outcomeOf(results, 'explain-seat-code');
    const why = outcome === undefined || outcome.ok ? own.whichSeatCode : tellOr(outcome.message, own.whichSeatCode);
    return draft([why], [source], [asks.gopenh, asks.lobcs]);
  }
  const letters = codes.flatMap(({ parts }) => parts.map(({ part, words }) => `${part}: ${tell(words)}`));
  return draft(
    [
      ...codes.map(({ code, words }) => fill(own.seatCode, { code, words: tell(words) })),
      ...(letters.length === 0 ? [] : [list([...new Set(letters)])]),
    ],
    [source],
    [asks.ownPools, asks.homeUniversity],
  );
};

const HOSTEL = 'hostel-allowance';

/** The answer of the FAQ under its own question, with its source: so it shows what was understood. */
export const composeRule: Compose = (understood, results, speech) => {
  const { own } = speech.words;
  const found = outputOf(results, 'explain-rule');
  const [first, ...others] = (found?.entries ?? []).flatMap(({ id }) => faqIn(speech.language, id) ?? []);
  if (found === undefined || first === undefined) return notUnderstood(understood, results, speech);
  const { id, question, answer, source, links = [] } = currentFaq(speech, first.id) ?? first;
  const { authority, document, year, isSecondHand } = source;
  const secondHand = isSecondHand ? own.secondHand : undefined;
  return draft(
    [
      question,
      ...(id === HOSTEL ? ownHostelParts(results, speech) : []),
      id === 'compulsory-acceptance' ? acceptanceLine(understood.slots, found.dataYears, speech) : '',
      ...answer.map((paragraph) => fillYears(paragraph, found.dataYears)),
      fill(own.ruleSource, { authority, document, year, secondHand }),
    ],
    [{ title: question, href: faqHref(id) }, ...links.map(({ label, to }) => ({ title: label, href: to }))],
    others.map((other) => other.question),
  );
};

/** The official steps with their days, where they are announced. */
export const composeDates: Compose = (_, results, { words: { own, asks }, tell, pages }) => {
  const schedules = results.flatMap((result) =>
    result.tool === 'round-dates' && result.outcome.ok ? result.outcome.output : [],
  );
  if (schedules.length === 0) return draft([own.noDates], [pages.rounds]);
  const parts = schedules.flatMap(({ title, rounds, roundsOf, steps, ...schedule }): (Block | string)[] => {
    const authority = tell(schedule.authority);
    const announced = steps.filter(({ days }) => days !== null);
    if (announced.length === 0)
      return [
        fill(own.notAnnounced, { title, authority }),
        ...(roundsOf === null ? [] : [fill(own.roundsAsBefore, { title, year: roundsOf, rounds })]),
        list(steps.map((step) => tell(step.title))),
      ];
    const caption = fill(own.officialDays, { title, authority });
    const rows = announced.map((step) => [tell(step.title), tell(step.days ?? ''), tell(step.source ?? '')]);
    return [{ kind: 'table', caption, columns: [own.step, own.days, own.source], rows }];
  });
  return draft(parts, [pages.rounds], [asks.capRounds, asks.josaaRounds]);
};

/** Steps on our screens. */
export const composeHowTo: Compose = (understood, results, speech) => {
  const { words, tell } = speech;
  const output = outputOf(results, 'how-to');
  if (output === undefined) return notUnderstood(understood, results, speech);
  return draft(
    [fill(words.own.steps, { title: tell(output.title) }), list(output.steps.map(tell))],
    output.links.map((link) => ({ ...link, title: tell(link.title) })),
    [words.asks.attemptsLeft],
  );
};
