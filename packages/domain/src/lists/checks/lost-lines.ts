import { type CheckedChoice, type CheckOf, keysOf, text } from './checked.ts';

/** Choices that the student may not take. */
export const notEligible: CheckOf = ({ choices }) => {
  const closed = choices.filter(({ closedWhy }) => closedWhy !== null);
  if (closed.length === 0) return null;
  const [first] = closed;
  return {
    code: 'not-eligible',
    severity: 'danger',
    title: closed.length === 1 ? 'One choice is not open to you' : `${closed.length} choices are not open to you`,
    reason: text(`${first?.name} is not open to you: ${first?.closedWhy}`, 'A choice like this can never be allotted.'),
    choices: keysOf(closed),
    mend: {
      label: closed.length === 1 ? 'Take it off' : 'Take them off',
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
    title: 'The same programme stands here twice',
    reason: text(
      `${repeated[0]?.name} is already higher up under another code.`,
      'The lower one can never be allotted.',
    ),
    choices: keysOf(repeated),
    mend: { label: 'Keep the higher one', choices: keysOf(choices.filter((choice, at) => !isRepeated(choice, at))) },
  };
};
