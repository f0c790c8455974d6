import { expect, test, vi } from 'vitest';
import { useFakeServer } from '../../web/test/fake-server.ts';
import { reportError } from './report-error.ts';

const server = useFakeServer();

test('an error of the desk is reported to the desk, by part and place, without its words', async () => {
  server.on('POST /desk/client-errors', {});
  history.replaceState(null, '', '/desk/money/DK0123?search=asha@example.com');
  const error = new TypeError('No order of asha@example.com');
  error.stack = `${error.message}\n    at render (https://desk.example/desk/assets/index-Bx3.js:1:48211)`;
  reportError(error);
  reportError(error);
  await vi.waitFor(() => expect(server.calls('POST /desk/client-errors')).toHaveLength(1));
  expect(server.calls('POST /desk/client-errors')[0]?.body).toEqual({
    ...{ name: 'TypeError', places: ['/assets/index-Bx3.js:1:48211'], screen: 'money' },
  });
  expect(server.calls('POST /client-errors')).toEqual([]);
  history.replaceState(null, '', '/');
});
