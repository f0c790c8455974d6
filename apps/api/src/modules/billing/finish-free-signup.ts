import { DomainError } from '@dakhila/domain/errors';
import { messageOf } from '@dakhila/domain/messages/message';
import { and, eq, isNotNull } from 'drizzle-orm';
import { orders, signups } from '../../db/schema/index.ts';
import type { Deps } from '../../ports.ts';
import { verifiedSignupBuyer } from './buyer.ts';
import { findTier } from './catalogue-store.ts';
import type { SettleNeeds } from './settle-payment.ts';
import { startCheckout } from './start-checkout.ts';

type Wanted = { signupId: string; email: string; tierId: string };

/** Finishes a sign-up with a plan that costs nothing. Asking again after it worked is harmless. */
export async function finishFreeSignup(deps: SettleNeeds, { signupId, email, tierId }: Wanted): Promise<void> {
  if (await isFinished(deps, { signupId, email, tierId })) return;
  const buyer = await verifiedSignupBuyer(deps.db, signupId, email);
  const tier = await findTier(deps.db, tierId);
  if (tier && tier.cost > 0) throw new DomainError('invalid-input', { message: messageOf('billing.notFree') });
  await startCheckout(deps, buyer, { purpose: 'signup', tierId, couponCode: null });
}

/** A second click finds the account that the first one made. */
async function isFinished({ db }: Pick<Deps, 'db'>, { signupId, email, tierId }: Wanted): Promise<boolean> {
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(signups, eq(signups.id, orders.signupId))
    .where(
      and(eq(signups.id, signupId), eq(signups.email, email), eq(orders.tierId, tierId), isNotNull(orders.paidAt)),
    );
  return found.length > 0;
}
