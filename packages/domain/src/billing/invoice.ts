import { dayOf } from '../calendar/indian-time.ts';
import { messageOf, type Text } from '../messages/message.ts';

/** What is on sale, by the name that it was stored under. Plans and names of an operator's own stay as they are. */
export function planName(name: string): Text {
  if (name === 'Psychometric Assessment') return messageOf('billing.assessmentForSale');
  const [, count, kind] = /^(\d+) (Prediction Attempts|Counseling Sessions?)$/.exec(name) ?? [];
  if (count === undefined) return name;
  return messageOf(kind === 'Prediction Attempts' ? 'billing.attemptsForSale' : 'billing.sessionsForSale', {
    count: Number(count),
  });
}

/** The financial year a moment falls into, by Indian time; it begins on 1 April. `2026-11-14` → '2026-27' */
export function financialYearOf(moment: Date): string {
  const day = dayOf(moment);
  const first = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}

/**
 * The printed number of an invoice, consecutive within its financial year. Rule 46(b) of the CGST Rules allows 16
 * characters, so the century is left out. ('2026-27', 123) → 'DK/26-27/000123'
 */
export const invoiceNumberOf = (financialYear: string, sequence: number) =>
  `DK/${financialYear.slice(2)}/${String(sequence).padStart(6, '0')}`;

/** What of an amount is tax. Central and state tax are equal halves, as the law has it. */
type TaxSplit = { taxablePaise: number; centralPaise: number; statePaise: number };

/** Takes the tax out of a price that includes it. ₹999 at 18 % → ₹846.62 and twice ₹76.19 */
export function splitTax(amountPaise: number, ratePercent: number): TaxSplit {
  const half = Math.floor((amountPaise * ratePercent + 100 + ratePercent) / (2 * (100 + ratePercent)));
  return { taxablePaise: amountPaise - 2 * half, centralPaise: half, statePaise: half };
}
