import { messageOf, sentences } from '../../messages/message.ts';
import { type CheckedChoice, type CheckOf, keysOf } from './checked.ts';

/** Choices that the student may not take. */
export const notEligible: CheckOf = ({ choices }) => {
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
export const duplicate: CheckOf = ({ choices }) => {
  const isRepeated = ({ identity }: CheckedChoice, at: number) =>
    choices.findIndex((other) => other.identity === identity) !== at;
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
