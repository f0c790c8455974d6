import type { AnyEndpoint, InputOf, OutputOf } from '@dakhila/contract/endpoint';
import type { Answer, Browser } from './browser.ts';

/** Calls as a browser and returns what came; throws when the call fails. */
export async function succeed<E extends AnyEndpoint>(
  browser: Browser,
  endpoint: E,
  input: InputOf<E> | {} = {},
  headers: Record<string, string> = {},
): Promise<OutputOf<E>> {
  const answer: Answer = await browser.call(endpoint, input, { headers });
  if (answer.status === 200) return answer.body as OutputOf<E>;
  throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
}
