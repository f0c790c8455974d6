import type { OpenSeats } from '@dakhila/domain/colleges/open-closings';
import { defineMessages } from '../../../../lib/messages.ts';

/** Whom the seats are for, where a course has several kinds. State and All India seats are for everybody. */
const SEATS: Partial<Record<OpenSeats, string>> = {
  home: 'Home university',
  other: 'Other universities',
  'home-state': 'Home state',
  'other-states': 'Other states',
  goa: 'Goa',
  'jammu-kashmir': 'Jammu and Kashmir',
  ladakh: 'Ladakh',
};

export const answerMessages = defineMessages({
  en: {
    getIn: {
      title: 'Can you get in?',
      lead: {
        'mht-cet': 'The last state merit number that got an open seat, in whichever round that was.',
        'JEE Advanced': 'The last JEE Advanced rank that got an open seat, in whichever round that was.',
        'JEE Main': 'The last JEE Main rank that got an open seat, in whichever round that was.',
      },
      seats: SEATS,
      closed: (rank: string, round: number, year: number) => `Closed at ${rank} in round ${round}, ${year}`,
      percentile: (percentile: string) => `${percentile} percentile`,
      paper2: 'A rank of JEE Main paper 2, which is another list',
      noClosing: 'No open seat on record in the newest list',
      allRounds: (course: string) => `All rounds of ${course}`,
      year: 'Year',
      round: (round: number) => `Round ${round}`,
      noSeat: 'No closing on record',
      showAll: (count: number) => `Show all ${count} courses`,
      category: 'Cut-offs for your category',
      chance: 'Your chance',
      rangeOnly: 'Too uncertain for a chance',
      fromPrediction: (date: string, title: string) => `From your prediction of ${date} (${title})`,
      withoutChance: 'A course without a chance is below 5% or not open to you.',
      newerForecasts: 'Newer forecasts have come since then.',
      openPrediction: 'Open the prediction',
      notReached:
        'Your saved prediction shows no course of this college. Your chance is below 5%, or you did not enter the rank that counts here.',
      noPrediction: 'Make a prediction to see your own chance here.',
    },
    cost: {
      title: 'What does it cost?',
      fee: 'Fee for a year',
      ofYear: (year: string) => `in ${year}`,
      split: (tuition: string, development: string) => `Tuition ${tuition} + development ${development}`,
      maximum: 'The maximum for a CAP seat approved by the Fee Regulating Authority, the same for every category.',
      kinds: {
        unrevised: 'The authority kept the earlier fee.',
        interim: 'An interim fee: a court allowed it until the authority decides.',
      } as Partial<Record<string, string>>,
      unaidedOnly:
        'Only for its unaided courses, whose choice codes end in U. We do not know the fee of its aided courses. Please ask the college.',
      relief: 'The state pays a part or all of it for many students.',
      waivers: {
        'girls-fee-waiver': 'Waiver for girls',
        'ebc-scheme': 'EBC scheme',
        'obc-freeship': 'OBC students',
        fees: 'Everything about fees',
      },
      notPublished: 'Fee not published by FRA',
      notPublishedText:
        'The Fee Regulating Authority approves the fees of private colleges only. Please ask the college for its fee.',
      jee: 'We have no fees of JEE institutes. The website of the institute has them.',
      source: 'Source',
    },
    outcome: {
      title: 'What comes of it?',
      classOf: (year: string) => `Graduated in ${year}`,
      placed: 'Placed',
      ofGraduates: (placed: string, graduated: string) => `${placed} of ${graduated} graduates`,
      median: 'Median pay',
      medianMeans: 'a year, of those placed',
      higher: 'Higher studies',
      students: (count: string) => `${count} students`,
      unknown: 'Not available',
      source: 'As the college submitted to NIRF.',
      byYear: 'All graduating years',
      year: 'Graduated',
      graduates: 'Graduates',
      submission: (edition: number) => `NIRF ${edition}`,
      cautions: {
        'figures-jump': 'These figures change a lot from year to year. Please ask the college before you rely on them.',
        'whole-university': 'These figures count the whole university, not this college alone.',
        'other-campuses': 'These figures may count other campuses too.',
        'words-differ': 'For one year the college gave different figures in digits and in words. You see the digits.',
      } as Record<string, string>,
      none: 'No placement figures on record',
      noneText:
        'We hold no figures that this college submitted to NIRF. Ask it for the median pay, not for the highest.',
    },
    own: {
      title: 'What the college says itself',
      lead: 'From its own website, not submitted to NIRF. Please do not compare it with the figures above.',
      share: 'Placed',
      ofCounted: (placed: string, students: string) => `${placed} of ${students} students it counts`,
      average: 'Average pay',
      highest: 'Highest pay',
      source: "The college's statement",
    },
    place: {
      address: 'Postal address',
      pin: 'PIN code',
      map: 'Find on a map',
    },
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
