import { clientErrors, SCREEN } from '@dakhila/contract/client-errors';
import { areaOf } from '@dakhila/domain/support/areas';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '../paths.ts';

const call = vi.hoisted(() => vi.fn(async (..._arguments: unknown[]) => ({})));
vi.mock('./api.ts', () => ({ call }));

beforeEach(() => {
  vi.resetModules();
  call.mockClear();
});
const load = async () => (await import('./report-error.ts')).reportError;
const anError = (place: string, message = 'No seat for asha@example.com') => {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at render (https://dakhila.example${place})\n    at file:///home/asha/x.js:1:2`;
  return error;
};

test('the kind of an error and its places in our scripts are reported, once, and none of its words', async () => {
  history.replaceState(null, '', '/family/Secret-Token-0123?rank=25000');
  const reportError = await load();
  reportError(anError('/assets/index-Bx3.js:1:48211'));
  reportError(anError('/assets/index-Bx3.js:1:48211', 'No seat for ravi@example.com'));
  expect(call).toHaveBeenCalledTimes(1);
  const [endpoint, { body }] = call.mock.calls[0] as [typeof clientErrors.report, { body: object }];
  expect(endpoint.path).toBe(clientErrors.report.path);
  expect(body).toEqual({ name: 'TypeError', places: ['/assets/index-Bx3.js:1:48211'], screen: 'family' });
});

test('the same place is reported once, however the page came there', async () => {
  const reportError = await load();
  const first = anError('/assets/index-Bx3.js:1:48211');
  const again = anError('/assets/index-Bx3.js:1:48211');
  again.stack += '\n    at click (https://dakhila.example/assets/react-7.js:9:1)';
  reportError(first);
  reportError(again);
  expect(call).toHaveBeenCalledTimes(1);
});

test('a page that fails again and again reports five of its errors', async () => {
  const reportError = await load();
  for (let n = 0; n < 20; n += 1) reportError(anError(`/assets/index-Bx3.js:1:${n}`));
  expect(call).toHaveBeenCalledTimes(5);
});

test('calls that failed or were stopped are not reported', async () => {
  const reportError = await load();
  const { NetworkError } = await import('./api-error.ts');
  reportError(new NetworkError(new Error('offline')));
  reportError('a word');
  expect(call).not.toHaveBeenCalled();
});

test('every screen has a name for support, and nothing but the first word of its address is sent', () => {
  for (const path of Object.values(paths)) expect(areaOf(SCREEN.exec(path)?.[1] ?? 'unknown'), path).toBeTruthy();
  expect(SCREEN.exec('/family/some-token')?.[1]).toBe('family');
  expect(SCREEN.exec('/Asha%20Patil')?.[1]).toBe('');
});
