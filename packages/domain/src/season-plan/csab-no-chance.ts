import { type Message, messageOf } from '../messages/message.ts';

/**
 * How far the chance of a CSAB seat was off in the backtest, on average and in points of a hundred, by how many years before the season the newest list was. The
 * best of the forecasts made before the season. `npm run backtest -- --exam csab` prints them; its test compares them with this.
 */
export const CSAB_POINTS_OFF: ReadonlyMap<number, number> = new Map([
  [1, 4],
  [2, 13],
]);
/** A chance that is off by more is not shown. */
export const MOST_POINTS_OFF = 3;

/** Why a plan has no chance for CSAB, by the season and the year of the newest list of CSAB. */
export function whyNoCsabChance(season: number, lastList: number): Message {
  const age = season - lastList;
  if (age <= 0) return messageOf('season.csab.started', { last: lastList });
  const points = CSAB_POINTS_OFF.get(age);
  if (points === undefined) return messageOf('season.csab.untested', { last: lastList });
  return messageOf('season.csab.offBy', { count: age, last: lastList, points, most: MOST_POINTS_OFF });
}
