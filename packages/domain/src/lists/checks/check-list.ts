import { messageOf, sentences } from '../../messages/message.ts';
import { CHOICES_LIMIT } from '../choice-key.ts';
import { type Checked, type CheckedChoice, type CheckOf, type FoundCheck, keysOf } from './checked.ts';
import { compulsoryAcceptance, neverReached } from './order.ts';
import { allUnreachable, noSafeChoice, tooShort } from './safety.ts';

/** Programmes whose fee waiver seat is not on the list. It is advised only where it surely saves the family money: it is harder to get, and other schemes may pay as much on the ordinary seat. */
const missingFeeWaiver: CheckOf = ({ choices }) => {
  const present = new Set(keysOf(choices));
  const lacks = ({ feeWaiver, doesWaiverSave, closedWhy }: CheckedChoice) =>
    feeWaiver !== null && !present.has(feeWaiver) && doesWaiverSave === 'yes' && closedWhy === null;
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

/** Choices that the student may not take. */
const notEligible: CheckOf = ({ choices }) => {
  const closed = choices.filter(({ closedWhy }) => closedWhy !== null);
  if (closed.length === 0) return null;
  const [first] = closed;
  return {
    code: 'not-eligible',
    severity: 'danger',
    title: messageOf('lists.notEligible.title', { count: closed.length }),
    reason: sentences(
      messageOf('lists.notEligible.reason', { choice: first?.name ?? '', why: first?.closedWhy ?? '' }),
      messageOf('lists.neverAllotted'),
    ),
    choices: keysOf(closed),
    mend: {
      label: messageOf('lists.takeOff', { count: closed.length }),
      choices: keysOf(choices.filter(({ closedWhy }) => closedWhy === null)),
    },
  };
};

/** Programmes that are on the list a second time. */
const duplicate: CheckOf = ({ choices }) => {
  const isRepeated = ({ line }: CheckedChoice, at: number) => choices.findIndex((other) => other.line === line) !== at;
  const repeated = choices.filter(isRepeated);
  if (repeated.length === 0) return null;
  return {
    code: 'duplicate',
    severity: 'warning',
    title: messageOf('lists.duplicate.title'),
    reason: sentences(
      messageOf('lists.duplicate.reason', { choice: repeated[0]?.name ?? '' }),
      messageOf('lists.duplicate.lower'),
    ),
    choices: keysOf(repeated),
    mend: {
      label: messageOf('lists.duplicate.mend'),
      choices: keysOf(choices.filter((choice, at) => !isRepeated(choice, at))),
    },
  };
};

const CHECKS: readonly CheckOf[] = [
  notEligible,
  allUnreachable,
  tooShort,
  duplicate,
  missingFeeWaiver,
  compulsoryAcceptance,
  noSafeChoice,
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
