import { messageOf, sentences } from '../../messages/message.ts';
import { CHOICES_LIMIT } from '../limits.ts';
import { type CheckedChoice, type CheckOf, keysOf } from './checked.ts';

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
    title: messageOf('lists.feeWaiver.title', { count: lacking.length }),
    reason: sentences(
      messageOf('lists.feeWaiver.told'),
      messageOf('lists.feeWaiver.code'),
      messageOf('lists.feeWaiver.has', { choice: lacking[0]?.name ?? '' }),
    ),
    choices: keysOf(lacking),
    mend:
      mended.length > CHOICES_LIMIT
        ? null
        : { label: messageOf('lists.feeWaiver.add', { count: lacking.length }), choices: mended },
  };
};
