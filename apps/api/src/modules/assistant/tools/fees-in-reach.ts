import { nearProfile } from '@dakhila/domain/assistant/plan';
import type { MyMoney, MyProfile, ProgrammesNear } from '@dakhila/domain/assistant/tool-types';
import type { Family } from '@dakhila/domain/money/family';
import { firstYearOf } from '@dakhila/domain/money/result-money';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';
import { moneyOfFamily } from '../../money/index.ts';
import type { Outcome } from './candidate.ts';

type Known = MyProfile['output']['known'];
type Near = (input: ProgrammesNear['input']) => Promise<Outcome<ProgrammesNear['output']>>;

/** What a family pays at the CAP colleges within reach of the student; undefined without a figure of MHT-CET, or where no fee is known. */
export async function feesInReach(
  catalogue: Catalogue,
  { known, family, near }: { known: Known; family: Family; near: Near },
): Promise<MyMoney['output']['inReach']> {
  const { percentile, meritNumber } = known.mhtCet;
  if (percentile === undefined && meritNumber === undefined) return undefined;
  const [call] = nearProfile({ exam: 'mht-cet', order: 'fee' }, known);
  if (call?.tool !== 'programmes-near') return undefined;
  const found = await near(call.input as ProgrammesNear['input']);
  if (!found.ok) return undefined;
  const money = moneyOfFamily(catalogue, 'mht-cet', family);
  const costs = (found.output.collegesInReach ?? []).flatMap((collegeId) => {
    const pays = firstYearOf(money, { collegeId, pool: { seatType: '' } });
    const full = money.get(collegeId)?.fee;
    return pays === null || full == null ? [] : [{ pays, full: full.rupees }];
  });
  if (costs.length === 0) return undefined;
  const ends = (low: number[], high: number[]) => ({ least: Math.min(...low), most: Math.max(...high) });
  const full = costs.map((one) => one.full);
  return {
    colleges: costs.length,
    pays: ends(
      costs.map(({ pays }) => pays.least),
      costs.map(({ pays }) => pays.most),
    ),
    full: ends(full, full),
  };
}
