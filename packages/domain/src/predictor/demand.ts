import type { PoolWords } from './exam.ts';
import type { ExamTable } from './exam-table.ts';
import { closingAt, isForecast } from './forecast-table.ts';
import { SHOWN_KNOTS } from './forecaster.ts';

type Programmes<Kind extends PoolWords> = Pick<
  ExamTable<Kind, unknown>,
  'options' | 'firstPool' | 'kinds' | 'forecast'
> & {
  kindOf: ArrayLike<number>;
};

/**
 * How sought-after each option is, on one scale for all students: its position by the forecast closing rank of its open seats, 1 being the hardest to enter.
 * `opennessOf` says how well a kind of pool represents all students. Of the best such pools the highest closing rank counts. Pools below 0 never count: they use
 * another rank list. Ranks of JEE Main and JEE Advanced are used as they are; programmes of another paper have positions of their own, spread over the same scale.
 * An option without a forecast comes last.
 */
export function demandPlaces<Kind extends PoolWords>(
  { options, firstPool, kinds, kindOf, forecast }: Programmes<Kind>,
  opennessOf: (kind: Kind) => number,
): Uint16Array {
  const openness = kinds.map(opennessOf);
  const found = options.map((_, option) => {
    let best = { openness: -1, closing: 0, paper: '' };
    for (let pool = firstPool[option] ?? 0; pool < (firstPool[option + 1] ?? 0); pool += 1) {
      if (!isForecast(forecast, pool)) continue;
      const kind = kindOf[pool] ?? 0;
      if ((openness[kind] ?? 0) < 0) continue;
      const own = {
        openness: openness[kind] ?? 0,
        closing: closingAt(forecast, pool, forecast.rounds, SHOWN_KNOTS.q50),
      };
      if (own.openness > best.openness || (own.openness === best.openness && own.closing > best.closing))
        best = { ...own, paper: kinds[kind]?.paper ?? '' };
    }
    return { ...best, option };
  });
  const places = new Uint16Array(options.length).fill(options.length);
  const byPaper = Map.groupBy(
    found.filter((own) => own.openness >= 0),
    ({ paper }) => paper,
  );
  for (const own of byPaper.values()) {
    own.sort((one, other) => one.closing - other.closing || one.option - other.option);
    own.forEach(({ option }, at) => {
      places[option] = Math.ceil(((at + 1) / own.length) * options.length);
    });
  }
  return places;
}

/**
 * How sought-after the seats of another rank list are, on the scale of `places`: its numbers cannot be compared with those of the first list, so that of the programmes
 * with such seats the k-th hardest to enter by this list stands where the k-th most sought-after of them stands. 0 for the others.
 */
export function demandPlacesOnList<Kind extends PoolWords>(
  { options, firstPool, kinds, kindOf, forecast }: Programmes<Kind>,
  places: Uint16Array,
  list: string,
): Uint16Array {
  const isOfList = kinds.map((kind) => kind.list === list);
  const found = options.flatMap((_, option) => {
    let closing = 0;
    for (let pool = firstPool[option] ?? 0; pool < (firstPool[option + 1] ?? 0); pool += 1)
      if (isOfList[kindOf[pool] ?? 0] && isForecast(forecast, pool))
        closing = Math.max(closing, closingAt(forecast, pool, forecast.rounds, SHOWN_KNOTS.q50));
    return closing === 0 ? [] : [{ option, closing }];
  });
  found.sort((one, other) => one.closing - other.closing || one.option - other.option);
  const scale = found.map(({ option }) => places[option] ?? options.length).sort((one, other) => one - other);
  const onList = new Uint16Array(options.length);
  found.forEach(({ option }, at) => {
    onList[option] = scale[at] ?? options.length;
  });
  return onList;
}
