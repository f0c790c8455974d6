import { figure } from '../figures.ts';
import { brought, type Compose, draft } from './parts.ts';

/** The plan and what is left of it. */
export const composePlan: Compose = (_, results, { words: { own, asks }, pages }) => {
  const plan = brought(results.findLast((result) => result.tool === 'my-plan'));
  if (plan === undefined) return draft([own.away], [pages.profile]);
  const assessment = plan.isAssessmentDone ? 'done' : plan.hasAssessment ? 'open' : 'none';
  return draft(
    [
      own.plan(plan.plan),
      {
        kind: 'list',
        items: [
          { text: own.predictionsLeft(figure(plan.attempts)) },
          { text: own.sessionsLeft(figure(plan.sessions)) },
          { text: own.assessment[assessment] },
        ],
      },
    ],
    [pages.profile, pages.topUp],
    [asks.buyAttempts, asks.expiry],
  );
};

/** The sessions ahead. */
export const composeBookings: Compose = (_, results, { words: { own, asks }, tell, pages }) => {
  const bookings = brought(results.findLast((result) => result.tool === 'my-bookings'));
  if (bookings === undefined) return draft([own.away], [pages.counselling]);
  if (bookings.upcoming.length === 0) return draft([own.noSession], [pages.counselling], [asks.bookSession]);
  return draft(
    [
      own.sessions,
      {
        kind: 'list',
        items: bookings.upcoming.map(({ when, counsellor, topic }) => ({
          text: own.session({ when: tell(when), counsellor, topic: topic === null ? null : tell(topic) }),
          href: pages.counselling.href,
        })),
      },
    ],
    [pages.counselling],
    [asks.cancelSession],
  );
};

/** The preference lists in a line each. One that is empty is there all the same. */
export const composeLists: Compose = (_, results, { words, pages }) => {
  const { own, asks } = words;
  const output = brought(results.findLast((result) => result.tool === 'my-lists'));
  if (output === undefined) return draft([own.away], [pages.rounds]);
  if (output.lists.length === 0) return draft([own.noList], [pages.rounds], [asks.makeList]);
  return draft(
    [
      own.lists,
      {
        kind: 'list',
        items: output.lists.map(({ name, choices, first }) => ({
          text:
            choices === 0
              ? own.emptyList(name)
              : own.list({
                  name,
                  count: choices,
                  figure: figure(choices),
                  first: first.length === 0 ? null : words.all(first),
                }),
          href: pages.rounds.href,
        })),
      },
    ],
    [pages.rounds],
    [asks.capOrder, asks.josaaOrder],
  );
};

/** What the exam profile says, and what it lacks. */
export const composeProfile: Compose = (_, results, { words, tell, pages }) => {
  const { own, asks } = words;
  const profile = brought(results.findLast((result) => result.tool === 'my-profile'));
  if (profile === undefined) return draft([own.away], [pages.profile]);
  const missing = profile.missing.length === 0 ? '' : own.missing(words.all(profile.missing.map(tell)));
  if (profile.facts.length === 0) return draft([own.emptyProfile, missing], [pages.profile], [asks.changeProfile]);
  return draft(
    [
      own.profile,
      { kind: 'list', items: profile.facts.map(({ label, value }) => ({ text: `${tell(label)}: ${tell(value)}` })) },
      missing,
    ],
    [pages.profile],
    [asks.whichColleges, asks.changeProfile],
  );
};

/** The latest prediction by its bands. */
export const composePrediction: Compose = (_, results, { words: { own, asks, chances }, tell, pages }) => {
  const output = brought(results.findLast((result) => result.tool === 'my-latest-prediction'));
  if (output === undefined) return draft([own.away], [pages.predictor]);
  const { prediction } = output;
  if (prediction === null) return draft([own.noPrediction], [pages.predictor], [asks.howToPredict]);
  const { title, when, counts, href } = prediction;
  const line = (band: keyof typeof counts) => own.inBand(chances.bands[band], counts[band], figure(counts[band]));
  return draft(
    [
      own.prediction(tell(title), tell(when)),
      {
        kind: 'list',
        items: [
          { text: line('Safe'), href },
          { text: line('Likely') },
          { text: line('Possible') },
          { text: line('Reach') },
        ],
      },
    ],
    [{ title: own.openPrediction, href }, pages.predictor],
    [asks.safeAndLikely, asks.attemptsLeft],
  );
};
