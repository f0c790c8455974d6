import { pinCodes } from '@dakhila/contract/pin-codes';
import { type Place, pinPrefix, straightLineKm } from '@dakhila/domain/colleges/distance';
import { expect, test } from 'vitest';
import { aStudent } from '../../../test/builders.ts';
import { useServer } from '../../../test/harness.ts';

const server = useServer();
const LARGEST_ANSWER_BYTES = 6_000;

async function placesOf(prefix: string) {
  const { browser } = await aStudent(server);
  const { status, body } = await browser.call(pinCodes.places, { params: { prefix } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as Record<string, Place>;
}

// Coordinates from general knowledge, not surveyed: they catch a wrong city, not a wrong street.
test.each([
  ['411005', 'Shivajinagar, Pune', [18.53, 73.85]],
  ['400019', 'Matunga, Mumbai', [19.03, 72.86]],
  ['440010', 'VNIT, Nagpur', [21.13, 79.05]],
  ['416415', 'Walchand College, Sangli', [16.85, 74.6]],
  ['600036', 'IIT Madras', [12.99, 80.23]],
  ['781039', 'IIT Guwahati', [26.19, 91.69]],
] as const)('%s lies at %s', async (pin, _, place) => {
  const found = (await placesOf(pinPrefix(pin)))[pin];
  expect(found).toBeDefined();
  expect(straightLineKm(found ?? [0, 0], place)).toBeLessThan(10);
});

test('a prefix without PIN codes has none, and an answer holds its own prefix only', async () => {
  expect(await placesOf('999')).toEqual({});
  const maharashtra = await placesOf('416');
  expect(Object.keys(maharashtra).every((pin) => pin.startsWith('416'))).toBe(true);
  // 416 is the largest prefix.
  expect(JSON.stringify(maharashtra).length).toBeLessThan(LARGEST_ANSWER_BYTES);
});

test('what the table leaves out as wrong is not known', async () => {
  expect((await placesOf('413'))['413582']).toBeUndefined();
  expect((await placesOf('142'))['142002']).toBeUndefined();
});

test.each(['41', '411005', '011', 'abc'])('"%s" is no prefix', async (prefix) => {
  const { browser } = await aStudent(server);
  const { status } = await browser.call(pinCodes.places, { params: { prefix } });
  expect(status).toBe(400);
});

test('a stranger is refused', async () => {
  const { status } = await server.newBrowser().call(pinCodes.places, { params: { prefix: '411' } });
  expect(status).toBe(401);
});
