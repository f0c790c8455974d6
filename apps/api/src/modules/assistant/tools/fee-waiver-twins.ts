import { isFeeWaiver, withoutFeeWaiver } from '@dakhila/domain/predictor/exams/fee-waiver';

/** A fee waiver seat stands for its programme only where the ordinary seat is not within reach. */
export function withoutTwins<Chance>(
  chances: readonly Chance[],
  optionOf: (chance: Chance) => { college: number; programme: string } | undefined,
): Chance[] {
  const keyOf = (chance: Chance) => {
    const { college, programme = '' } = optionOf(chance) ?? {};
    return { isWaiver: isFeeWaiver(programme), key: `${college} ${withoutFeeWaiver(programme)}` };
  };
  const ordinary = new Set(chances.map(keyOf).flatMap(({ isWaiver, key }) => (isWaiver ? [] : [key])));
  return chances.filter((chance) => {
    const { isWaiver, key } = keyOf(chance);
    return !isWaiver || !ordinary.has(key);
  });
}
