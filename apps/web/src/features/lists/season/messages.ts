import { defineMessages } from '../../../lib/messages.ts';

/** The words of the running season. */
export const seasonMessages = defineMessages({
  en: {
    failed: 'This part could not be loaded.',
    loading: 'Loading',
    didNotWork: 'That did not work',
    pleaseTryAgain: 'Please try again.',
    schedule: {
      title: 'Official dates',
      lead: (title: string, authority: string) => `${title}, ${authority}`,
      website: 'Official website',
      calendar: 'Add to my calendar',
      notAnnounced: 'Not announced yet',
      yearBefore: (days: string) => `As a guide, last season: ${days}`,
      roundsAsBefore: (year: number, before: number, rounds: number) =>
        `How many rounds ${year} will have isn’t announced yet. The steps below are those of ${before}, which had ${rounds} rounds.`,
      days: (first: string, last: string) => `${first} to ${last}`,
      source: (source: string, asOf: string) => `${source}, as of ${asOf}`,
      noneKnown:
        'No date has been announced yet. The order of the steps is known; days appear here, with their source, when they are.',
      asOf: (day: string) => `Dates as of ${day}.`,
      rules: 'How the rounds work',
      unconfirmed: 'From a secondary source: check it in the official information.',
      today: 'Now',
      past: 'over',
    },
    allotment: {
      title: 'After a round',
      lead: 'Enter what the official site allotted to you. Then see what each answer would mean, with your chance.',
      round: 'Round',
      roundOption: (round: number) => `Round ${round}`,
      list: 'The list you locked',
      seat: 'What was allotted',
      choose: 'Choose …',
      none: 'No seat in this round',
      option: (place: number, name: string) => `${place}. ${name}`,
      save: 'Show what I can do',
      seatMissing: 'Choose what was allotted, or “No seat in this round”.',
      noLists: 'Make a preference list first: the advice compares your seat with the choices above it.',
      toLists: 'To my lists',
      entered: 'Entered so far',
      enteredLine: (round: number, what: string) => `Round ${round}: ${what}`,
      noSeat: 'no seat',
      remove: (round: number) => `Remove round ${round}`,
      removeShort: 'Remove',
    },
    advice: {
      title: (round: number) => `Your choices after round ${round}`,
      held: (college: string, place: number | null) =>
        place === null
          ? `${college}. Its place on the form you locked is not known.`
          : `${college}. Place ${place} on your list.`,
      noSeat: 'No seat yet',
      compulsory: 'Acceptance is compulsory at this place in this round: accept the seat, or leave the process.',
      compulsoryUnknown:
        'Acceptance may be compulsory here: it depends on the place of the seat on the form you locked, which we do not know. Enter the round once more, or check the official notice before you answer.',
      lastRound: 'This was the last round.',
      improves: 'Chance of something you want more',
      towards: 'Most often',
      towardsLine: (place: number, name: string) => `${place}. ${name}`,
      loses: 'What it costs',
      notAllowed: 'Not possible now',
      notTold: 'Cannot be told',
      notes: 'How these chances were estimated',
    },
    documents: {
      title: 'Papers to have ready',
      progress: (done: number, all: number) => `${done} of ${all} ready`,
      source: (source: string) =>
        `Source: ${source}. The official list of the season decides: check it before you report.`,
      toProfile: 'Enter my category',
    },
    reminders: {
      title: 'Reminders',
      lead: 'A short message before each date that is announced. Nothing else, and you can stop it here at any time.',
      email: (to: string) => `By e-mail to ${to}`,
      whatsapp: (to: string) => `By WhatsApp to ${to}`,
      on: 'Reminders are on',
      off: 'Reminders are off',
    },
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
