import type { CutoffTable } from '@dakhila/domain/predictor/forecast/cutoff-table';

/** The most rounds that any readable year had: the coming year may have as many. */
export function mostRounds({ cells }: CutoffTable, year: number, givenRound: number): number {
  let most = 0;
  for (let cell = 0; cell < cells.round.length; cell += 1) {
    const own = cells.year[cell] ?? 0;
    const round = cells.round[cell] ?? 0;
    if ((own < year || (own === year && round <= givenRound)) && round > most) most = round;
  }
  return most;
}
