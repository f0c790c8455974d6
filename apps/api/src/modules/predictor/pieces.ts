import { plain } from './ascii-json.ts';
import type { Edition } from './edition.ts';

/** An edition's texts put together as far as they go without a student: the fewer joints an answer has, the sooner it is written. */
export type Pieces = {
  /** The beginning of a result. */
  options: string[];
  /** The figures of a pool. */
  figures: string[];
  /** After the chances of a result: its best pool, and the beginning of all pools. */
  bestPools: string[];
  /** A considered pool up to its chance. */
  pools: string[];
};

const known = new WeakMap<Edition, Pieces>();

/** The pieces of an edition, put together once. */
export function piecesOf(edition: Edition): Pieces {
  const before = known.get(edition);
  if (before !== undefined) return before;
  const { options, kinds, listOfKind, kindOfPool, figures, extras } = edition;
  const bestOfKind = kinds.map((words) => plain(`],"pool":{${words}},"pools":[`));
  const pieces: Pieces = {
    options: options.map((text) => plain(`{${text},`)),
    figures: figures.map(plain),
    bestPools: kindOfPool.map((kind) => bestOfKind[kind] ?? ''),
    pools: kindOfPool.map((kind, pool) =>
      plain(`{${kinds[kind]},${listOfKind[kind]},${figures[pool]}${extras[pool]},"chance":`),
    ),
  };
  known.set(edition, pieces);
  return pieces;
}
