import { defineMessages } from '../../lib/messages.ts';

export const compareMessages = defineMessages({
  en: {
    title: 'Compare colleges',
    lead: 'Up to four side by side. Ranks are of different lists for different exams: read them down, not across.',
    back: 'Back to College Explorer',
    caption: 'Colleges side by side',
    fact: 'Fact',
    loading: 'Loading the colleges',
    emptyTitle: 'Nothing to compare yet',
    emptyText: 'Press Compare on two to four colleges.',
    findColleges: 'Find colleges',
    missing: (count: number) =>
      count === 1 ? 'One of these colleges could not be found.' : `${count} of these colleges could not be found.`,
    takeOut: (name: string) => `Take ${name} out`,
    notAvailable: 'Not available',
    notApplicable: 'Not Applicable',
    exams: { 'mht-cet': 'MHT-CET', josaa: 'JEE' },
    rows: {
      exam: 'Admission by',
      type: 'Institution Type',
      level: 'College Level',
      place: 'Location',
      university: 'University',
      homeState: 'Home State',
      established: 'Established',
      nirf: 'NIRF Rank',
      accreditations: 'Accreditations',
      programs: 'Programs',
      seats: 'Seats',
      fee: 'Fee for a year',
    },
    withYear: (value: string, year: string) => `${value} (${year})`,
    cutoffs: 'Cut-offs side by side',
    cutoffsLead:
      'The last rank that got a seat, in any round of the year, without reservations for women, disability or defence.',
    course: 'Course',
    category: 'Category',
    categories: { OPEN: 'Open', EWS: 'EWS', OBC: 'OBC', SC: 'SC', ST: 'ST' },
    notOffered: 'Not offered here',
    noCutoffs: 'No cut-offs on record',
    cutoffCaption: 'Closing ranks side by side',
    closed: (year: number, rank: string) => `${year}: ${rank}`,
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
export type CompareWords = typeof compareMessages.en;
