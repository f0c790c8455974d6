import { clientErrors } from '@dakhila/contract/client-errors';
import { beforeEach, expect, test, vi } from 'vitest';

const call = vi.hoisted(() => vi.fn(async (..._arguments: unknown[]) => ({})));
vi.mock('./api.ts', () => ({ call }));

beforeEach(() => {
  vi.resetModules();
  call.mockClear();
});
const load = async () => (await import('./report-error.ts')).reportError;

test('an error is reported once, within the limits of the call and without the search of the address', async () => {
  window.history.replaceState(null, '', '/colleges?search=asha@example.com');
  const reportError = await load();
  const error = new TypeError('x'.repeat(1_000));
  reportError(error);
  reportError(error);
  expect(call).toHaveBeenCalledTimes(1);
  const [endpoint, { body }] = call.mock.calls[0] as [typeof clientErrors.report, { body: Record<string, string> }];
  expect(endpoint.path).toBe(clientErrors.report.path);
  expect(body).toMatchObject({ name: 'TypeError', message: 'x'.repeat(300), screen: '/colleges' });
  expect(JSON.stringify(body)).not.toContain('asha@example.com');
});

test('a page that fails again and again reports five of its errors', async () => {
  const reportError = await load();
  for (let n = 0; n < 20; n += 1) reportError(new Error(`number ${n}`));
  expect(call).toHaveBeenCalledTimes(5);
});

test('calls that failed or were stopped are not reported', async () => {
  const reportError = await load();
  const { NetworkError } = await import('./api-error.ts');
  reportError(new NetworkError(new Error('offline')));
  reportError(new DOMException('stopped', 'AbortError'));
  expect(call).not.toHaveBeenCalled();
});
