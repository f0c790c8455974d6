import { messageOf, sentences } from '../../messages/message.ts';
import { acceptanceByRound } from '../round-rules.ts';
import { type CheckedChoice, type CheckOf, isReachable, keysOf, onForm, outOfHundred, SAFE_CHANCE } from './checked.ts';

/** A choice that is the final seat in fewer draws than this counts as never reached. */
const NEVER_SHARE = 0.005;
/** An early end in fewer draws than this is not worth a warning. */
const MIN_EARLY_END = 0.01;

/** Warns of choices that stand below a safer one, and so are never the final seat. */
export const neverReached: CheckOf = ({ choices, simulation: { final } }) => {
  const hidden = choices.filter((choice, index) => isReachable(choice) && (final[index] ?? 0) < NEVER_SHARE);
  const [first] = hidden;
  const safest = first && safestAbove(choices, choices.indexOf(first));
  if (safest === undefined) return null;
  const isSafer = ({ chance }: CheckedChoice) => (safest.chance ?? 0) >= (chance ?? 0);
  const below = hidden.filter((choice) => isSafer(choice) && choices.indexOf(choice) > choices.indexOf(safest));
  if (below.length === 0) return null;
  const last = choices.indexOf(below.at(-1) ?? safest);
  const moved = choices.filter((choice) => choice !== safest);
  return {
    code: 'never-reached',
    severity: 'info',
    title: messageOf('lists.neverReached.title', { count: below.length }),
    reason: sentences(
      messageOf('lists.neverReached.reason', { choice: safest.name }),
      messageOf('lists.neverReached.right'),
      messageOf('lists.neverReached.wrong'),
    ),
    choices: keysOf(below),
    mend: {
      label: messageOf('lists.neverReached.mend', { choice: safest.name }),
      choices: keysOf([...moved.slice(0, last), safest, ...moved.slice(last)]),
    },
  };
};

/** The safest choice above an index, if it is safe enough to make those below pointless. */
function safestAbove(choices: readonly CheckedChoice[], index: number): CheckedChoice | undefined {
  let safest: CheckedChoice | undefined;
  for (const choice of choices.slice(0, index))
    if ((choice.chance ?? 0) >= Math.max(SAFE_CHANCE, safest?.chance ?? 0)) safest = choice;
  return safest;
}

/** Explains in which round which seats must be accepted. It is about every choice, so it names none. */
export const compulsoryAcceptance: CheckOf = ({ choices, simulation: { endsEarly }, rules: { compulsory } }) => {
  const { length } = onForm(choices);
  const most = Math.max(0, ...compulsory.map((places) => places ?? 0));
  if (most === 0 || length < 2) return null;
  const rounds = compulsory.map((places, at) => ({ round: at + 1, places }));
  const isLikely = endsEarly >= MIN_EARLY_END;
  return {
    code: 'compulsory-acceptance',
    severity: isLikely ? 'warning' : 'info',
    title: messageOf('submit.accept.title'),
    reason: sentences(
      messageOf('lists.compulsory.reason', { rounds: acceptanceByRound(rounds, length) }),
      ...(isLikely ? [messageOf('lists.compulsory.cost', { often: outOfHundred(endsEarly) })] : []),
      messageOf('lists.compulsory.so', { places: most }),
    ),
    choices: [],
    mend: null,
  };
};
