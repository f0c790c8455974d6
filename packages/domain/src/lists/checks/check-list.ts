import type { Checked, CheckOf, FoundCheck } from './checked.ts';
import { missingFeeWaiver } from './fee-waiver.ts';
import { duplicate, notEligible } from './lost-lines.ts';
import { compulsoryAcceptance, neverReached } from './order.ts';
import { allUnreachable, tooShort } from './safety.ts';

const CHECKS: readonly CheckOf[] = [
  notEligible,
  allUnreachable,
  tooShort,
  duplicate,
  missingFeeWaiver,
  compulsoryAcceptance,
  neverReached,
];
const SEVERITIES: readonly FoundCheck['severity'][] = ['danger', 'warning', 'info'];

/** Everything that is wrong with a list, or worth a second thought, the gravest first. */
export function checkList(checked: Checked): FoundCheck[] {
  if (checked.choices.length === 0) return [];
  return CHECKS.flatMap((check) => check(checked) ?? []).sort(
    (one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity),
  );
}
