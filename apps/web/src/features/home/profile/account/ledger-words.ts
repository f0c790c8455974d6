import type { LedgerEntry } from '@dakhila/contract/profile';
import { indianDate } from '../../../../lib/format.ts';
import { fill } from '../../../../lib/messages.ts';
import type { profileMessages } from '../messages.ts';

type Words = (typeof profileMessages)['en']['account']['ledger'];

/** '+15 predictions', '−1 session' */
export function amountWords(words: Words, { amount, kind }: Pick<LedgerEntry, 'amount' | 'kind'>): string {
  return fill(words.amount[kind], { sign: amount > 0 ? '+' : '−', count: Math.abs(amount) });
}

/** What a row of the ledger was for, in a sentence. */
export function causeWords(words: Words, { reason, cause }: Pick<LedgerEntry, 'reason' | 'cause'>): string {
  const { type, name, startsAt } = cause;
  const day = (startsAt && indianDate(startsAt)) ?? '';
  switch (type) {
    case 'order':
      if (reason === 'refund') return name ? fill(words.refund, { plan: name }) : words.aRefund;
      return name ? fill(words.order, { plan: name }) : words.anOrder;
    case 'run':
      return name ? fill(words.run, { title: name }) : words.aRun;
    case 'session':
      if (reason === 'return') return name ? fill(words.returned, { counsellor: name, when: day }) : words.aReturn;
      return name ? fill(words.session, { counsellor: name, when: day }) : words.aSession;
    case 'assessment':
      return words.assessment;
    case 'other':
      return words.other;
  }
}
