import Razorpay from 'razorpay';

/** Longer than Razorpay usually takes, shorter than a student waits. */
const TIMEOUT_MS = 8_000;

export type RazorpaySettings = {
  apiUrl: string;
  keyId: string;
  keySecret: string;
  /** One, or while it is being changed two. */
  webhookSecrets: string[];
  /** Known from the dashboard; when set, callbacks of other accounts are not believed. */
  accountId: string | undefined;
  timeoutMs?: number;
};

/** The official library, pointed at the address of the settings and kept from waiting for ever, which it has no options for. */
export function openClient({ apiUrl, keyId, keySecret, timeoutMs = TIMEOUT_MS }: RazorpaySettings): Razorpay {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { api } = client;
  if (!hasHttpClient(api)) throw new Error('The razorpay library keeps its HTTP client elsewhere now');
  Object.assign(api.rq.defaults, { baseURL: apiUrl, timeout: timeoutMs });
  return client;
}
const hasHttpClient = (api: object): api is { rq: { defaults: object } } => 'rq' in api;

/** The gateway refused, or did not answer. `status` is what it said, if anything. Its words stay out: they may name a person. */
export class RazorpayFailure extends Error {
  override name = 'RazorpayFailure';
  readonly status: number | null;
  constructor(status: number | null) {
    super(status === null ? 'no answer from the gateway' : `the gateway answered ${status}`);
    this.status = status;
  }
}

/** Runs one call of the library, whose failures are plain objects or, without an answer, accidents. */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const status =
      typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : null;
    throw new RazorpayFailure(status);
  }
}
