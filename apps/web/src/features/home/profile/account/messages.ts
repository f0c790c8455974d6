import { MONEY_COMES_BACK, type OrderStatus, type OwnOrder } from '@dakhila/contract/payments';
import type { LedgerEntry } from '@dakhila/contract/profile';
import { defineMessages } from '../../../../lib/messages.ts';

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
      /** What happens next; of a paid order nothing has to be said. */
      next: {
        processing: 'We’re waiting for the payment gateway. This updates automatically.',
        failed: MONEY_COMES_BACK,
        expired: MONEY_COMES_BACK,
        review: 'Your money has arrived. We’ll either add it to your account or return all of it, and email you.',
        refunding: 'The money is on its way back to where you paid from. It usually takes 7–10 business days.',
        refunded: 'The money usually reaches you in 7–10 business days.',
      } satisfies Record<Exclude<OrderStatus['state'], 'paid'>, string>,
      paidOther: (paid: string, price: string) => `You paid ${paid}, the price is ${price}.`,
      paidTwice: {
        due: (money: string) => `Paid twice: we’ll return ${money}. It usually takes 7–10 business days.`,
        refunding: (money: string) => `Paid twice: ${money} is on its way back. It usually takes 7–10 business days.`,
        refunded: (money: string) =>
          `Paid twice: we’ve returned ${money}. The money usually reaches you in 7–10 business days.`,
      } satisfies Record<OwnOrder['extraPayments'][number]['state'], (money: string) => string>,
    },
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
