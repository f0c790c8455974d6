import { defineMessages } from '../../../lib/messages.ts';

/** The words of the simulated outcome. */
export const outcomeMessages = defineMessages({
  en: {
    glanceTitle: 'At a glance',
    loading: 'Playing the rounds',
    failed: 'The outcome could not be worked out.',
    ofSaved: 'For the list as last saved. It follows when your changes are saved.',
    // The space does not break: a sign alone on its line is no figure.
    chance: {
      percent: (percent: number) => `${percent}%`,
      under: 'under 3%',
      over: 'over 97%',
    },
    noOdds: 'no chance given',
    likelyTitle: 'Most likely',
    likely: (chance: string) => `${chance} of the time`,
    likelyNone: 'No seat from this list',
    where: (college: string, place: number) => `${college}. Place ${place}.`,
    any: 'Some seat from this list',
    none: 'No seat at all',
    withoutOdds: 'A choice without a chance',
    endsEarly: (chance: string) =>
      `In ${chance} of the simulated admissions a compulsory seat ended the process although a choice higher up would have opened in a later round.`,
    more: 'See the whole outcome',
    places: {
      title: 'Where you may end up',
      summary: (name: string, chance: string, none: string) =>
        `Most often ${name} (${chance}). No seat from this list: ${none}.`,
      summaryNone: (none: string) => `Most often no seat from this list (${none}).`,
      rest: (count: number) => `${count} more, each under 1%`,
      unjudged: (count: number) =>
        count === 1 ? '1 choice has no chance estimated' : `${count} choices have no chance estimated`,
      caption: 'Chance of each choice',
      choice: 'Choice',
      reach: 'Opens at all',
      final: 'You end here',
      gain: 'Adds',
      saves: 'Saves you',
      gainHelp:
        '“Adds” is how much a choice raises your chance of any seat, below those above it. “Saves you” is how often it is the only one that opens. “Opens at all” is that the seat is offered and your rank is good enough; the rest of the list does not matter for it.',
    },
    rounds: {
      title: 'Round by round',
      summary: (first: string, last: string, rounds: number) =>
        `Chance of holding some seat: ${first} after round 1, ${last} after round ${rounds}.`,
      round: (round: number) => `Round ${round}`,
      groups: { first: 'Place 1', three: 'Places 2–3', six: 'Places 4–6', rest: 'Place 7 on', none: 'No seat yet' },
      caption: 'The seat you hold after each round',
      roundHead: 'After round',
    },
    source: (draws: string, year: number, first: number, last: number) =>
      `${draws} simulated admissions of ${year}, from closing ranks of ${first} to ${last}. A harder year is harder everywhere, and they count that. They also count that a seat may not be offered. Nothing here promises a seat.`,
    checks: {
      title: 'Worth a look',
      fine: 'Nothing to mend. The order is yours.',
      count: (count: number) => (count === 1 ? '1 thing to look at' : `${count} things to look at`),
      severity: { danger: 'Important', warning: 'Careful', info: 'Good to know' },
      about: (places: readonly number[], more: number) =>
        `Place${places.length + more === 1 ? '' : 's'} ${places.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
    },
    faces: {
      'no-profile': 'Tell us your rank first',
      paused: 'Paused for today',
      empty: 'Nothing to play yet',
      emptyText: 'Put programmes on the list; then this page shows where you may end up.',
      toProfile: 'Enter my ranks',
    },
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
