import type { Deps, PaymentGateway } from '../../ports.ts';
import { openSandboxGateway } from './sandbox/index.ts';

/** The gateway that the settings name. */
export async function openGateway(
  deps: Pick<Deps, 'db' | 'secrets' | 'now' | 'newId' | 'log' | 'config'>,
): Promise<PaymentGateway> {
  const { config } = deps;
  if (config.PAYMENT_GATEWAY === 'sandbox') return openSandboxGateway(deps);
  // Its library is large, so it is loaded only where it is used.
  const { openRazorpayGateway } = await import('./razorpay/index.ts');
  return openRazorpayGateway({
    apiUrl: config.RAZORPAY_API_URL,
    keyId: config.RAZORPAY_KEY_ID ?? '',
    keySecret: config.RAZORPAY_KEY_SECRET ?? '',
    webhookSecrets: config.RAZORPAY_WEBHOOK_SECRETS,
    accountId: config.RAZORPAY_ACCOUNT_ID,
    publicUrl: config.PUBLIC_URL,
    brand: config.BRAND_NAME,
    now: deps.now,
  });
}
