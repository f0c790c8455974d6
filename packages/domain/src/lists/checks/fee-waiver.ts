import { CHOICES_LIMIT } from '../limits.ts';
import { type CheckedChoice, type CheckOf, keysOf, text } from './checked.ts';

/** Programmes whose fee waiver seat is not on the list. */
export const missingFeeWaiver: CheckOf = ({ choices }) => {
  const present = new Set(keysOf(choices));
  const lacks = ({ feeWaiver }: CheckedChoice) => feeWaiver !== null && !present.has(feeWaiver);
  const lacking = choices.filter(lacks);
  if (lacking.length === 0) return null;
  const mended = choices.flatMap((choice) =>
    lacks(choice) && choice.feeWaiver ? [choice.feeWaiver, choice.key] : [choice.key],
  );
  return {
    code: 'missing-fee-waiver',
    severity: 'warning',
    title: lacking.length === 1 ? 'A fee waiver seat is missing' : `${lacking.length} fee waiver seats are missing`,
    reason: text(
      'You told us that you may have tuition fee waiver (TFWS) seats.',
      'They have a choice code of their own: without it on the list you cannot get the waiver.',
      `${lacking[0]?.name} has one.`,
    ),
    choices: keysOf(lacking),
    mend:
      mended.length > CHOICES_LIMIT
        ? null
        : { label: lacking.length === 1 ? 'Add it above' : 'Add each above its programme', choices: mended },
  };
};
