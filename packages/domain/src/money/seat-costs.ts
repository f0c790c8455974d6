import type { MessageId } from '../messages/message.ts';
import { once } from '../once.ts';
import { type Answer, asUsual, type Family, isIncomeWithin } from './family.ts';
import { type NetCost, netCost, possiblePayments, type YearlyFee } from './net-cost.ts';
import type { CollegeKind, Seat } from './place.ts';
import { reliefsOf } from './refer.ts';
import type { ReliefFinding } from './relief.ts';
import type { FeeRelief, SchemeId } from './scheme.ts';

const TFWS_AND_EWS_LIMIT_RUPEES = 800_000;

export type SeatCost = {
  seat: Seat;
  /** Whether the family can get such a seat at all. */
  isOpen: Answer;
  /** Null where the fee of the seat is not known; `whyUnknown` says why. */
  cost: NetCost | null;
  whyUnknown: MessageId | null;
  schemes: readonly (ReliefFinding & { id: SchemeId })[];
};

/** An approved fee. `isForUnaidedOnly`: the college has aided courses too, and nobody knows theirs. */
export type CollegeFee = YearlyFee & { isForUnaidedOnly: boolean };

/** What the same college costs a family by each kind of seat, side by side. */
export function seatCosts(
  schemes: readonly FeeRelief[],
  told: Family,
  college: { kind: CollegeKind; fee: CollegeFee | null; seats: readonly Seat[] },
): SeatCost[] {
  const family = asUsual(told);
  // What schemes pay is the same on every seat of CAP but that of TFWS.
  const onOrdinary = once(() => possiblePayments(schemes, family, { seat: 'cap', kind: college.kind }));
  return college.seats.map((seat) => {
    const place = { seat, kind: college.kind };
    const whyUnknown = whyFeeUnknown(seat, college.fee);
    return {
      seat,
      isOpen: isSeatOpen(seat, family),
      cost:
        whyUnknown === null && college.fee !== null
          ? netCost(college.fee, seat === 'tfws' ? possiblePayments(schemes, family, place) : onOrdinary())
          : null,
      whyUnknown,
      schemes: reliefsOf(schemes, family, () => place).map(({ scheme: { id }, verdict, reasons }) => ({
        id,
        verdict,
        reasons,
      })),
    };
  });
}

/** The approved fee is that of a seat in CAP: a college sets the fee of its own seats, by one page up to three times as high. */
function whyFeeUnknown(seat: Seat, fee: CollegeFee | null): MessageId | null {
  if (seat === 'institute') return 'money.fee.institute';
  if (seat === 'josaa') return 'money.fee.josaa';
  if (fee === null) return 'money.fee.unknown';
  // Which course a seat is of is not known here.
  return fee.isForUnaidedOnly ? 'money.fee.unaidedOnly' : null;
}

function isSeatOpen(seat: Seat, { category, ews, income, domicile }: Family): Answer {
  const withinLimit = isIncomeWithin(income, TFWS_AND_EWS_LIMIT_RUPEES);
  const ofState = domicile === undefined ? 'unknown' : domicile ? 'yes' : 'no';
  if (seat === 'tfws') return all([withinLimit, ofState]);
  if (seat === 'ews') {
    const isOpenCategory = category === undefined ? 'unknown' : category === 'OPEN' ? 'yes' : 'no';
    return all([withinLimit, ofState, isOpenCategory, ews === undefined ? 'unknown' : ews ? 'yes' : 'no']);
  }
  // Seats of a minority college are for its own community, of a religion or of a language.
  if (seat === 'minority') return 'unknown';
  return 'yes';
}

const all = (answers: readonly Answer[]): Answer =>
  answers.includes('no') ? 'no' : answers.includes('unknown') ? 'unknown' : 'yes';
