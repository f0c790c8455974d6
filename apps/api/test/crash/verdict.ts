import type { Act } from './act.ts';

/** What went wrong at one point. `torn`: half of it happened. `stuck`: it waits, and nobody gets on with it. */
export type Fault = { kind: 'lost' | 'double' | 'forgotten' | 'torn' | 'stuck'; where: string; says: string };

type Seen = { effects: number; isAnswered: boolean; isOwed: boolean };

/** Compares what was promised with what is there. */
export function judge(
  where: string,
  { isRefused }: Pick<Act, 'isRefused'>,
  { effects, isAnswered, isOwed }: Seen,
): Fault[] {
  const fault = (kind: Fault['kind'], says: string): Fault[] => [{ kind, where, says }];
  if (Number.isNaN(effects)) return fault('torn', 'spent without what it was for, or the other way round');
  if (effects > 1) return fault('double', isRefused ? 'credited without the money' : `it happened ${effects} times`);
  if (effects === 1 || isRefused) return [];
  if (isAnswered) return fault('forgotten', 'answered with success, and not there');
  return isOwed ? fault('lost', 'it never happened') : [];
}
