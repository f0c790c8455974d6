import { CAP_CATEGORIES } from '@dakhila/domain/colleges/seat-code';
import type { CandidateCategory } from '@dakhila/domain/predictor/candidate';
import { defineMessages } from '../../../lib/messages.ts';
import type { CapFlag } from './cap-draft.ts';
import type { JosaaPaper, RankKind } from './josaa-draft.ts';

const attempts = (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`);

const capCategories: Record<CandidateCategory, string> = {
  ...CAP_CATEGORIES,
  OPEN: 'Open (no reservation)',
  SBC: 'Special Backward Class (SBC)',
};

export const formMessages = defineMessages({
  en: {
    title: { 'mht-cet': 'MHT-CET College Predictor', josaa: 'JEE College Predictor' },
    lead: {
      'mht-cet':
        'Tell us where you stand, and see every engineering programme of Maharashtra’s CAP that you may take a seat in, with an honest chance for each.',
      josaa:
        'Tell us your percentile or your ranks, and see every programme of the IITs, NITs, IIITs and GFTIs that you may take a seat in, with an honest chance for each.',
    },
    profileTitle: { 'mht-cet': 'My MHT-CET details', josaa: 'My JEE details' },
    profileLead: 'Your preference lists and the predictor’s forms use these answers. Only you see them.',
    save: 'Save my details',
    saving: 'Saving your details',
    saved: 'Your details are saved',
    savedText: 'Your lists are estimated with them from now on.',
    savingIsFree: 'Saving costs no attempt.',
    saveFailed: 'Nothing is lost: your answers are still here. Please try again.',
    saveOffline: 'There is no internet connection. Nothing is lost: your answers are still here.',
    back: 'All predictions',
    loading: 'Loading what you have told us before',
    choose: 'Please choose one',
    chooseOption: 'Choose…',
    fromProfile: 'Filled in from your profile.',
    fromRun: 'Filled in from your earlier prediction. Change what you like.',
    startAfresh: 'Start afresh',
    forCollege: 'We will show you this college first, once you have predicted.',
    problems: (count: number) => (count === 1 ? 'One answer needs another look' : `${count} answers need another look`),
    failedTitle: 'The prediction did not go through',
    failed: 'No attempt was spent. Please try again.',
    offline: 'There is no internet connection. Your answers stay here; trying again never costs a second attempt.',
    profileFailed: 'Your answers were not saved to your profile',
    remember: 'Save these answers to my profile, so that the forms begin with them',
    changeProfile: (labels: readonly (string | null)[]) =>
      `Change this in my profile too: ${labels.map((label) => label ?? 'other answers').join(', ')}`,
    predict: 'Predict my chances',
    predicting: 'Working out your chances. This takes a moment.',
    costs: (left: number) => `Uses 1 of your ${attempts(left)}. The same answers again are free for 30 days.`,
    noneLeftTitle: 'No attempts left',
    noneLeft:
      'You can still open your earlier predictions, and the same answers again are free. A new prediction needs a top-up.',
    topUp: 'Top up',
    exhaustedTitle: 'You have used all your attempts',
    exhaustedKept: 'What you filled in is kept here for when you come back.',
    notNow: 'Not now',
    reopenedTitle: 'Opened your saved prediction',
    reopened: 'You asked the same before, so no attempt was spent.',
    renewedTitle: 'Predicted again with newer forecasts',
    renewed: 'You asked the same in the last 30 days, so no attempt was spent.',

    wishes: 'Your wishes',
    wishesLead:
      'From your profile. The prediction shows only what fits them; untick what should not narrow it. With none ticked it shows everything.',
    wishNames: { branches: 'Branches', cities: 'Cities', kinds: 'Kinds of college' },
    kinds: { government: 'Government', private: 'Private' },

    aboutYou: 'About you',
    gender: 'Gender',
    genderHint: {
      'mht-cet': 'Women compete for the ladies’ seats and for the general ones; the better of the two counts.',
      josaa: 'Women compete for the female-only seats and for the gender-neutral ones; the better of the two counts.',
    },
    genders: { male: 'Male', female: 'Female', other: 'Other' },
    category: 'Category',
    categoryHint: {
      'mht-cet': 'As on your CAP application. You compete for the open seats as well as for those of your category.',
      josaa: 'As on your JEE application. You compete for the open seats as well as for those of your category.',
    },
    josaaCategories: {
      OPEN: 'Open (no reservation)',
      EWS: 'EWS: Economically Weaker Section',
      'OBC-NCL': 'OBC-NCL: Other Backward Classes, non-creamy layer',
      SC: 'SC: Scheduled Caste',
      ST: 'ST: Scheduled Tribe',
    },
    capCategories,
    josaaPwd: 'I have a disability certificate (PwD)',
    josaaPwdHint: 'Adds the PwD seats, which go by ranks of their own.',
    homeState: 'State where you first wrote Class XII',
    homeStateHint:
      'Not your domicile and not where you live now: the state in which you first sat the Class XII exam. NITs keep seats for their own state.',
    homeStatePlaceholder: 'Type to find your state',

    mainPercentile: 'JEE Main: percentile, session 1',
    mainSecondPercentile: 'JEE Main: percentile, session 2',
    percentileHints: {
      mainPercentile: 'The total NTA score on your score card, such as 97.2046712.',
      mainSecondPercentile: 'Leave it empty if you did not write it. The better of the two counts.',
    },
    papers: {
      main: {
        title: 'JEE Main',
        lead: 'For NITs, IIITs and GFTIs. No rank yet? Your percentile is enough, and we estimate the ranks from it. Once your ranks are out, enter them: they count before the percentile.',
      },
      advanced: {
        title: 'JEE Advanced',
        lead: 'For the IITs. Leave it empty if you did not qualify: IIT seats are then left out.',
      },
      architecture: { title: 'JEE Main paper 2A (B.Arch)', lead: 'Architecture has a rank list of its own.' },
      planning: { title: 'JEE Main paper 2B (B.Plan)', lead: 'Planning has a rank list of its own.' },
    } satisfies Record<JosaaPaper, { title: string; lead: string }>,
    ranks: {
      crl: {
        label: () => 'Common rank (CRL)',
        hint: () => 'Your place among all candidates. Open seats go by it.',
      },
      category: {
        label: (category: string) => `${category} rank`,
        hint: (category: string) =>
          `Your place among ${category} candidates only, printed beside the CRL. ${category} seats go by it, never by the CRL.`,
      },
      pwd: {
        label: () => 'PwD rank (common)',
        hint: () => 'Your place among all PwD candidates. Open PwD seats go by it.',
      },
      categoryPwd: {
        label: (category: string) => `${category} PwD rank`,
        hint: (category: string) => `Your place among PwD candidates of ${category}.`,
      },
    } satisfies Record<RankKind, { label: (category: string) => string; hint: (category: string) => string }>,
    moreExams: 'Architecture and planning',
    aat: 'I have passed the Architecture Aptitude Test (AAT)',
    aatHint: 'The IITs ask for it for B.Arch.',

    candidature: 'Where do you apply from?',
    candidatureHint: 'By domicile, or by where you passed Class X and XII, as your CAP application says.',
    candidatures: {
      maharashtra: { label: 'Maharashtra', hint: 'State seats by MHT-CET, and All India seats by JEE Main' },
      outside: { label: 'Outside Maharashtra', hint: 'All India seats only, by JEE Main' },
    },
    candidatureMore: 'Types A to E, and other kinds of candidates',
    candidatureTypes: [
      'Types A to E of CAP are all candidates of Maharashtra: choose Maharashtra.',
      'Migrants from Jammu and Kashmir, candidates of the Prime Minister’s scholarship (PMSSS), NRI, OCI and PIO candidates and children of Indian workers in the Gulf have rules and seats of their own. We have no cut-offs for those seats. Choose Outside Maharashtra to see the All India seats, and check the official CAP brochure for yours.',
    ],
    merit: 'MHT-CET (PCM group)',
    meritLead: 'One of the two is enough. The merit number, once it is out, is exact; a percentile leaves a margin.',
    percentile: 'MHT-CET percentile',
    percentileHint:
      'The better of your two attempts, with all its digits, such as 95.2046712. CAP counts the better percentile.',
    meritNumber: 'State merit number',
    meritNumberHint: 'From the merit list of the State CET Cell. Seats go by this number.',
    homeUniversity: 'Home university',
    homeUniversityHint:
      'The university of the district in which you passed Class XII or your diploma. Its colleges keep seats for you.',
    noUniversity: 'None of these, or not sure',
    allIndia: 'JEE Main, for All India seats',
    allIndiaLead: {
      maharashtra:
        'Many colleges have All India seats, which go by JEE Main and not by MHT-CET. Leave this empty to leave them out.',
      outside: 'You compete for the All India seats, which go by JEE Main. One of these is enough.',
    },
    jeeMainRank: 'JEE Main common rank (CRL)',
    jeeMainPercentile: 'JEE Main percentile',
    jeeMainPercentileHint: 'The better of your two sessions: JEE Main counts the better NTA score.',
    allIndiaMeritNumber: 'All India merit number of CAP',
    allIndiaMeritNumberHint: 'CAP’s own list, once it is out.',
    special: 'Seats that some may take',
    specialLead:
      'Tick only what you have, or will have, the papers for. Late papers move a candidate to the open category.',
    flags: {
      ews: { label: 'EWS certificate', hint: 'Economically Weaker Section, in the Maharashtra format. Extra seats.' },
      tfws: {
        label: 'Family income up to ₹8 lakh (TFWS)',
        hint: 'Tuition Fee Waiver seats: no tuition fee, with choice codes of their own. Needs an income certificate.',
      },
      pwd: { label: 'Disability certificate (PwD)', hint: 'A share of seats is kept for persons with disability.' },
      defence: { label: 'Child of defence personnel (DEF)', hint: 'Of serving or former members of the armed forces.' },
      orphan: { label: 'Orphan certificate', hint: 'A small share of seats is kept.' },
    } satisfies Record<CapFlag, { label: string; hint: string }>,
    minority: 'Minority community',
    minorityHint:
      'Minority colleges keep seats for their own community, by language or by religion. Tick yours, if any.',

    helper: {
      title: (year: number) => `What this means in ${year}`,
      asMerit: (number: string, low: string, high: string) =>
        `About merit number ${number}; 80% likely between ${low} and ${high}.`,
      asPercentile: (percentile: string, low: string, high: string) =>
        `About the ${percentile} percentile; 80% likely between ${low} and ${high}.`,
      asCommonRank: (rank: string, low: string, high: string) =>
        `About common rank (CRL) ${rank}; 80% likely between ${low} and ${high}.`,
      asCategoryRank: (category: string, rank: string, low: string, high: string) =>
        `About ${category} rank ${rank}; 80% likely between ${low} and ${high}.`,
      beyondList: (year: number, last: string, expected: string) =>
        `This merit number is beyond the list. The longest known list, of ${year}, goes up to ${last}, and we expect this year's to end near ${expected}. Check the number on your merit card.`,
      earlier: 'In earlier years',
      year: 'Year',
      meritNumber: 'Merit number',
      percentile: 'Percentile',
      loading: 'Looking it up…',
    },
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
export type FormWords = typeof formMessages.en;
