import type { Balances } from '../allowance/ledger.ts';
import { type Grants, grantedKinds, type OrderPurpose } from './tier.ts';

/** "No refund for a psychological test not started within 12 hours of purchase." */
export const ASSESSMENT_REFUND_HOURS = 12;

type Bought = { purpose: OrderPurpose; grants: Grants; paidAt: Date };
export type RefundVerdict = { ok: true } | { ok: false; reason: string };

/**
 * Whether a paid order may be refunded. A plan or top-up counts as activated once anything of it was used; an assessment
 * is given back only before its start, and only within 12 hours.
 */
export function evaluateRefund({ purpose, grants, paidAt }: Bought, balances: Balances, now: Date): RefundVerdict {
  const used = grantedKinds(grants).filter(({ kind, amount }) => balances[kind].left < amount);
  if (used.length > 0) return { ok: false, reason: `already used: ${used.map(({ kind }) => kind).join(', ')}` };
  const hours = (now.getTime() - paidAt.getTime()) / 3_600_000;
  if (purpose === 'psychometric' && hours >= ASSESSMENT_REFUND_HOURS)
    return { ok: false, reason: `bought ${ASSESSMENT_REFUND_HOURS} hours ago or more and not started` };
  return { ok: true };
}
