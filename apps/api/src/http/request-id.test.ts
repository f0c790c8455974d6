import { expect, test } from 'vitest';
import { countedRequestId } from './request-id.ts';

test('no two requests have the same name, and each looks like a UUID', () => {
  const names = Array.from({ length: 1_000 }, countedRequestId);
  expect(new Set(names).size).toBe(1_000);
  for (const name of names) expect(name).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});
