import { messageOf, oneOf, sentences } from '../../messages/message.ts';
import { type CheckedChoice, type CheckOf, isReachable, keysOf, outOfHundred } from './checked.ts';

/** Final in fewer than one of two hundred draws counts as never. */
const NEVER = 0.005;
/** The band 'Safe': from here on a choice makes those below it pointless. */
const SURE = 0.9;
/** An early end in fewer draws than this is not worth a warning. */
const RARE_EARLY_END = 0.01;

/** Choices below one that is surer than they are. */
export const neverReached: CheckOf = ({ choices, simulation: { final } }) => {
  const hidden = choices.filter((choice, at) => isReachable(choice) && (final[at] ?? 0) < NEVER);
  const [first] = hidden;
  const surest = first && surestAbove(choices, choices.indexOf(first));
  if (surest === undefined) return null;
  const isSurer = ({ chance }: CheckedChoice) => (surest.chance ?? 0) >= (chance ?? 0);
  const below = hidden.filter((choice) => isSurer(choice) && choices.indexOf(choice) > choices.indexOf(surest));
  if (below.length === 0) return null;
  const last = choices.indexOf(below.at(-1) ?? surest);
  const moved = choices.filter((choice) => choice !== surest);
  return {
    code: 'never-reached',
    severity: 'info',
    title: messageOf('lists.neverReached.title', { count: below.length }),
    reason: sentences(
      messageOf('lists.neverReached.reason', { choice: surest.name }),
      messageOf('lists.neverReached.right'),
      messageOf('lists.neverReached.wrong'),
    ),
    choices: keysOf(below),
    mend: {
      label: messageOf('lists.neverReached.mend', { choice: surest.name }),
      choices: keysOf([...moved.slice(0, last), surest, ...moved.slice(last)]),
    },
  };
};

/** The surest of the choices above a place, if it is sure enough to make those below pointless. */
function surestAbove(choices: readonly CheckedChoice[], place: number): CheckedChoice | undefined {
  let surest: CheckedChoice | undefined;
  for (const choice of choices.slice(0, place))
    if ((choice.chance ?? 0) >= Math.max(SURE, surest?.chance ?? 0)) surest = choice;
  return surest;
}

/** Places at which a seat must be taken. */
export const compulsoryAcceptance: CheckOf = ({ choices, simulation: { endsEarly }, rules: { compulsory } }) => {
  const places = compulsory.flatMap((own, at) => (own === null ? [] : [{ round: at + 1, places: own }]));
  const most = places.at(-1);
  if (most === undefined || choices.length < 2) return null;
  const rule = oneOf(
    places.map(({ round, places: own }) =>
      own === 1
        ? messageOf('lists.compulsory.first', { round })
        : messageOf('lists.compulsory.firstFew', { places: own, round }),
    ),
  );
  const isLikely = endsEarly >= RARE_EARLY_END;
  return {
    code: 'compulsory-acceptance',
    severity: isLikely ? 'warning' : 'info',
    title: messageOf('lists.compulsory.title', { count: Math.min(most.places, choices.length) }),
    reason: sentences(
      messageOf('lists.compulsory.reason', { rule }),
      ...(isLikely ? [messageOf('lists.compulsory.cost', { often: outOfHundred(endsEarly) })] : []),
      messageOf('lists.compulsory.so'),
      messageOf('lists.compulsory.then', { place: most.places + 1 }),
    ),
    choices: keysOf(choices.slice(0, most.places)),
    mend: null,
  };
};
