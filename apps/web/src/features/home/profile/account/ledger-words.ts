import type { LedgerEntry } from '@dakhila/contract/profile';
import { indianDate } from '../../../../lib/format.ts';
import type { accountMessages } from './messages.ts';

type Words = (typeof accountMessages)['en']['ledger'];

/** What a row of the ledger was for, in a sentence. */
export function causeWords(words: Words, { reason, cause }: Pick<LedgerEntry, 'reason' | 'cause'>): string {
  const { type, name, startsAt } = cause;
  const day = (startsAt && indianDate(startsAt)) ?? '';
  switch (type) {
    case 'order':
      if (reason === 'refund') return name ? words.refund(name) : words.aRefund;
      return name ? words.order(name) : words.anOrder;
    case 'run':
      return name ? words.run(name) : words.aRun;
    case 'session':
      if (reason === 'return') return name ? words.returned(name, day) : words.aReturn;
      return name ? words.session(name, day) : words.aSession;
    case 'assessment':
      return words.assessment;
    case 'other':
      return words.other;
  }
}
