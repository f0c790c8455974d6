import type { OrderStatus } from '@dakhila/contract/payments';
import type { LedgerEntry } from '@dakhila/contract/profile';
import { defineMessages } from '../../../lib/messages.ts';

const UNITS: Record<LedgerEntry['kind'], [one: string, many: string]> = {
  attempts: ['prediction', 'predictions'],
  sessions: ['session', 'sessions'],
  assessments: ['assessment', 'assessments'],
};

export const accountMessages = defineMessages({
  en: {
    ledger: {
      title: 'Credits and uses',
      lead: 'Everything that was added to your account and everything that was used, newest first.',
      nothing: 'Nothing yet.',
      older: 'Show older',
      olderFailed: 'The older ones could not be loaded. Please try again.',
      amount: (amount: number, kind: LedgerEntry['kind']) =>
        `${amount > 0 ? '+' : '−'}${Math.abs(amount)} ${UNITS[kind][Math.abs(amount) === 1 ? 0 : 1]}`,
      left: (left: number) => `${left} left`,
      order: (plan: string) => `Bought: ${plan}`,
      anOrder: 'Added to your account',
      refund: (plan: string) => `Taken back with the refund of ${plan}`,
      aRefund: 'Taken back with a refund',
      run: (title: string) => `Prediction for ${title}`,
      aRun: 'A prediction that you have deleted',
      session: (counsellor: string, when: string) => `Session with ${counsellor} on ${when}`,
      aSession: 'A counseling session',
      returned: (counsellor: string, when: string) => `Given back: session with ${counsellor} on ${when}`,
      aReturn: 'Given back',
      assessment: 'Psychometric assessment started',
      other: 'Changed by support',
    },
    payments: {
      title: 'Payments and invoices',
      nothing: 'No payments yet.',
      invoice: (number: string) => `Invoice ${number}`,
      download: (number: string) => `Download invoice ${number} as PDF`,
      invoicesFailed: 'The invoices could not be loaded.',
      tryAgain: 'Try Again',
      free: 'Free of charge',
      all: (count: number) => `Show all ${count}`,
      state: {
        processing: 'Being confirmed',
        paid: 'Paid',
        failed: 'Not paid',
        expired: 'Not paid in time',
        review: 'Being checked by us',
        refunding: 'Refund on its way',
        refunded: 'Refunded',
      } satisfies Record<OrderStatus['state'], string>,
    },
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
