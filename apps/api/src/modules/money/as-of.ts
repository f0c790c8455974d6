import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { messageOf, sentences } from '@dakhila/domain/messages/message';
import { seasonYear } from '@dakhila/domain/season/season';
import type { Deps } from '../../ports.ts';

export type MoneyNeeds = Pick<Deps, 'db' | 'catalogue' | 'config' | 'now'>;

/** The years that the rules are known for, and the season that the student plans for. The predictor needs this module, so it cannot be asked. */
export function asOf({ config, now }: Pick<MoneyNeeds, 'config' | 'now'>) {
  const year = seasonYear('mht-cet', dayOf(now()), config.MHT_CET_YEAR);
  const season = `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
  return sentences(messageOf('money.asOf'), messageOf('money.asOfSeason', { season }));
}
