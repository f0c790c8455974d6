import type { PricedProspect } from '@dakhila/domain/assessment/report/branch-views';
import type { Prospect } from '@dakhila/domain/predictor/branch-advice';
import type { Deps } from '../../ports.ts';

/** The mark of a fee waiver seat: its tuition fee is not the college's. */
const FEE_WAIVER = /\(TFWS\)$/;

/** Puts the published yearly fee beside each programme, where the fee authority has one. */
export function priceProspects(
  { catalogue }: Pick<Deps, 'catalogue'>,
  prospects: readonly Prospect[],
): PricedProspect[] {
  const fees = new Map(catalogue.mhtCet.records.map(({ code, facts }) => [code, facts.feeRupees]));
  return prospects.map((prospect) => {
    const fee = FEE_WAIVER.test(prospect.programme) ? undefined : fees.get(prospect.collegeId);
    return { ...prospect, feeRupees: fee?.value ?? null, feeYear: fee?.year ?? null };
  });
}
