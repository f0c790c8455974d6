import { defineMessages } from '../../../lib/messages.ts';

/** The words of playing a list against a past year. */
export const mockMessages = defineMessages({
  en: {
    lead: 'What this list would have given you with the real closing ranks of a past year. One year is one year: it shows how rounds work, not what will happen.',
    year: 'Year',
    loading: 'Playing the year',
    failed: 'The year could not be played.',
    none: 'There is no past year to play this list against.',
    empty: 'Put programmes on the list first.',
    result: (year: number) => `With this list in ${year}`,
    final: (place: number, round: number) => `Place ${place}, allotted in round ${round}`,
    noSeat: 'No seat in any round',
    noSeatText:
      'None of the choices closed at or after your rank. A longer list, or some surer choices at its end, would have helped.',
    rounds: 'Round by round',
    round: (round: number) => `Round ${round}`,
    nothing: 'No seat yet',
    isNew: 'Allotted',
    isKept: (place: number) => `Place ${place} kept: nothing higher opened`,
    ends: 'Acceptance is compulsory: the process ends here',
    place: (place: number) => `Place ${place}`,
    table: 'Each choice in that year',
    choice: 'Choice',
    rank: 'Your rank',
    closing: (round: number) => `R${round}`,
    closingLong: (round: number) => `Closing rank of round ${round}`,
    opens: 'Opens in',
    opensIn: (round: number) => `Round ${round}`,
    never: 'Closed before your rank',
    noSeatGiven: '–',
    legend:
      '– means that no closing rank is on record for that round. A number in bold is a round in which you would have had a seat.',
    source: (source: string) => `Source: ${source}.`,
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
