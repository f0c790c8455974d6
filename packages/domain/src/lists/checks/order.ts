import { messageOf, sentences } from '../../messages/message.ts';
import { LOWEST_PERCENT } from '../../predictor/bands.ts';
import type { ChoiceKey } from '../choice-key.ts';
import { ACCEPTANCE_KNOWN_FOR, acceptanceByRound, compulsoryByRound } from '../round-rules.ts';
import { type CheckOf, type FoundCheck, isReachable, keysOf, onForm, outOfHundred } from './checked.ts';

/** An early end in fewer draws than this is not worth a warning. */
const MIN_EARLY_END = 0.01;

/** Whether a choice is the final seat so seldom that its row shows the lowest figure. */
const isHardlyFinal = (share = 0) => Math.round(share * 100) <= LOWEST_PERCENT;

/** Names the choices that hardly become the seat because a safe one stands above them. A safe one below another is a net, and no mistake. */
export const neverReached: CheckOf = ({ choices, simulation: { final } }) => {
  const firstSafe = choices.findIndex(({ isSafe }) => isSafe);
  if (firstSafe < 0) return null;
  const below = choices.filter(
    (choice, at) => at > firstSafe && isReachable(choice) && !choice.isSafe && isHardlyFinal(final[at]),
  );
  const last = below.at(-1);
  const surer = choices.slice(0, last && choices.indexOf(last)).filter(({ isSafe }) => isSafe);
  const [first] = surer;
  if (first === undefined || last === undefined) return null;
  const kept = choices.filter((choice) => !surer.includes(choice));
  return {
    code: 'never-reached',
    severity: 'info',
    title: messageOf('lists.neverReached.title', { count: below.length }),
    reason: sentences(
      messageOf('lists.neverReached.reason', { choice: first.name }),
      messageOf('lists.neverReached.right'),
      messageOf('lists.neverReached.wrong'),
    ),
    choices: keysOf(below),
    mend: {
      label:
        surer.length > 1
          ? messageOf('lists.neverReached.mendMany')
          : messageOf('lists.neverReached.mend', { choice: first.name }),
      choices: keysOf(kept.toSpliced(kept.indexOf(last) + 1, 0, ...surer)),
    },
  };
};

/** Whether the order proposed makes a named choice the seat more often than hardly ever. Where it does not, the order is not what keeps them from it. */
export const doesMoveHelp = (
  { choices }: Pick<FoundCheck, 'choices'>,
  finalAfter: ReadonlyMap<ChoiceKey, number>,
): boolean => choices.some((key) => !isHardlyFinal(finalAfter.get(key)));

/** Explains in which round which seats must be accepted. It is about every choice, so it names none. */
export const compulsoryAcceptance: CheckOf = ({ choices, simulation: { endsEarly }, rules: { compulsory } }) => {
  const { length } = onForm(choices);
  const most = Math.max(0, ...compulsory.map((places) => places ?? 0));
  if (most === 0 || length < 2) return null;
  const rounds = compulsoryByRound({ compulsory });
  const isLikely = endsEarly >= MIN_EARLY_END;
  return {
    code: 'compulsory-acceptance',
    severity: isLikely ? 'warning' : 'info',
    title: messageOf('submit.accept.title'),
    reason: sentences(
      messageOf('lists.compulsory.reason', { rounds: acceptanceByRound(rounds, length) }),
      ...(isLikely ? [messageOf('lists.compulsory.cost', { often: outOfHundred(endsEarly) })] : []),
      messageOf('lists.compulsory.so', { places: most }),
      messageOf('lists.compulsory.source', { year: ACCEPTANCE_KNOWN_FOR }),
    ),
    choices: [],
    mend: null,
  };
};
