import type { CollegeType } from '@dakhila/contract/college-list';
import { defineMessages } from '../../../lib/messages.ts';

const TYPES: Record<CollegeType, string> = { government: 'Government', private: 'Private' };

/** The words that every screen about colleges shares. */
export const collegeMessages = defineMessages({
  en: {
    types: TYPES,
    tabs: { 'mht-cet': 'MHT-CET Colleges', josaa: 'JEE Colleges' },
    nirfRank: 'NIRF Rank',
    nirfYear: (year: number) => `(${year})`,
    programs: (count: number) => `${count} ${count === 1 ? 'program' : 'programs'}`,
    fee: (amount: string, year: string) => `Fee ${amount} a year (${year})`,
    medianPay: (amount: string, year: string) => `Median pay ${amount} (${year})`,
    viewDetails: 'View Details',
    place: (city: string, state: string) => `${city}, ${state}`,
    left: {
      'mht-cet': (year: number) => `Not admitting since ${year}`,
      josaa: (year: number) => `Not in JoSAA since ${year}`,
    },
    save: 'Save',
    saved: 'Saved',
    saveFailed: 'Failed to save the college',
    removeFailed: 'Failed to remove the college',
    waiting: 'Kept on this device',
    waitingText: 'It goes to your account when you are connected again.',
    error: 'Error',
    openSaved: 'Saved colleges',
    compare: 'Compare',
    compareFull: (most: number) => `You can compare up to ${most} colleges`,
    compareFullText: 'Take one out of the comparison first.',
    tray: 'Colleges to compare',
    trayCount: (count: number, most: number) => `${count} of ${most} colleges to compare`,
    takeOut: (name: string) => `Take ${name} out of the comparison`,
    compareNow: 'Compare now',
    needTwo: 'Choose one more college to compare.',
    clearComparison: 'Clear',
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
export type CollegeWords = typeof collegeMessages.en;
