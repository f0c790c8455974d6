import { auth } from '@dakhila/contract/auth';
import { signup } from '@dakhila/contract/signup';
import { students } from '@dakhila/contract/students';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askOwner, call } from './api.ts';
import { ApiError, messageOf } from './api-error.ts';
import * as load from './load-page.ts';
import * as tab from './tab-owner.ts';

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: object = {}) => fetched.mockResolvedValueOnce(Response.json(body, { status }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
  vi.spyOn(tab, 'leaveForLogin').mockImplementation(() => {});
  // biome-ignore lint/suspicious/noDocumentCookie: the token is read from here
  document.cookie = 'XSRF-TOKEN=token-1';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a call carries credentials, the forgery token and JSON', async () => {
  answer(200, { status: 'success' });
  await call(auth.loginInit, { body: { identifier: 'a@b.in' } });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/api/v1/auth/login/init');
  expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"identifier":"a@b.in"}' });
  expect(init?.headers).toMatchObject({ 'x-xsrf-token': 'token-1', 'content-type': 'application/json' });
});

test('a query is encoded', async () => {
  answer(200, { status: 'success' });
  await call(signup.checkEmail, { query: { email: 'a+b@c.in' } });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/v1/signup/check-email?email=a%2Bb%40c.in');
});

test('a refused token is read again and the call is made once more', async () => {
  fetched.mockImplementationOnce(async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the refusal brings a new one
    document.cookie = 'XSRF-TOKEN=token-2';
    return Response.json({ code: 'csrf' }, { status: 403 });
  });
  answer(200, { status: 'success' });
  await call(auth.logout);
  expect(fetched.mock.calls[1]?.[1]?.headers).toMatchObject({ 'x-xsrf-token': 'token-2' });
});

test('401 sends the browser to the login page', async () => {
  answer(401, { message: 'Please log in' });
  await expect(call(students.me)).rejects.toBeInstanceOf(ApiError);
  expect(tab.leaveForLogin).toHaveBeenCalledOnce();
});

test('401 of an address that contains /signup does not', async () => {
  answer(401);
  await expect(call(signup.subscriptionTiers)).rejects.toBeInstanceOf(ApiError);
  expect(tab.leaveForLogin).not.toHaveBeenCalled();
});

test('after 300,000 ms the call says that it took too long', async () => {
  vi.useFakeTimers();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
  fetched.mockImplementationOnce(
    (_url, init) =>
      new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  const outcome = call(auth.check).catch((error: unknown) => messageOf(error));
  await vi.advanceTimersByTimeAsync(299_999);
  await vi.advanceTimersByTimeAsync(2);
  expect(await outcome).toBe('Request took too long to complete. Please try again.');
});

test.each([
  [404, {}, 'Service not available'],
  [429, {}, 'Too many attempts. Please try again later'],
  [408, {}, 'Request timed out. Please try again'],
  [503, { code: 'unavailable', message: '' }, 'We’re very busy right now. Please try again in a moment'],
  [504, {}, 'Request timed out. Please try again'],
  [500, {}, 'An unexpected error occurred'],
  [404, { message: 'College not found' }, 'College not found'],
])('status %i with %j reads %j', async (status, body, sentence) => {
  answer(status, body);
  expect(messageOf(await call(auth.check).catch((error: unknown) => error))).toBe(sentence);
});

test('no answer at all reads as a network error', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(messageOf(await call(auth.check).catch((error: unknown) => error))).toBe(
    'Network error. Please check your connection',
  );
});

test('a call that was given up passes on as it is', async () => {
  const controller = new AbortController();
  fetched.mockImplementationOnce(async () => {
    controller.abort();
    throw new DOMException('Aborted', 'AbortError');
  });
  await expect(call(auth.check, undefined, { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('an answer for another student loads the page anew, once, and nothing more is sent', async () => {
  const reload = vi.spyOn(load, 'reloadPage').mockImplementation(() => {});
  tab.forgetOwner();
  const answerFor = (id: string, kept = {}) =>
    fetched.mockResolvedValueOnce(Response.json({ status: 'success' }, { headers: { 'x-answer-for': id, ...kept } }));
  answerFor('meera');
  expect(await askOwner()).toBe('meera');
  answerFor('rohan', { 'x-kept-at': '2026-11-15T00:00:00Z' });
  expect(await askOwner()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  answerFor('rohan');
  void call(students.me);
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  void call(auth.logout);
  await Promise.resolve();
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(reload).toHaveBeenCalledOnce();
});
