import { expect, test } from 'vitest';
import { faultsOfOwn, faultsOfRefusal, faultsOfShutDoor } from './judge.ts';

const MARK = 'zqmark';
const GIVEN = '0f0e7d3c-2f6f-4c93-9d52-5a41f6b2c1aa';
const refusal = { status: 404, body: { status: 'fail', code: 'not-found', message: 'List not found' }, headers: {} };
const heard = (changed: object = {}, given = GIVEN) => ({ given, answer: { ...refusal, ...changed } });
const judged = (changed: object) => ({ theirs: heard(changed), nowhere: heard({}, 'nowhere'), marks: [MARK, 'id-1'] });

test('a refusal that is the same as for what does not exist has no fault, whatever its request is called', () => {
  expect(faultsOfRefusal(judged({ headers: { 'x-request-id': 'a' } }), 404)).toEqual([]);
});

test.each([
  ['the thing itself', { status: 200, body: { data: { name: `List of ${MARK}` } } }, /shows zqmark/],
  ['a thing without a mark', { status: 200, body: { data: {} } }, /answers 200 and not 404/],
  ['another status', { status: 403 }, /tells it from what does not exist/],
  ['another sentence', { body: { ...refusal.body, message: 'Not yours' } }, /tells it from what does not exist/],
  ['a header more', { headers: { 'content-disposition': 'attachment' } }, /tells it from what does not exist/],
  ['a name in a header', { headers: { 'content-disposition': 'filename="Zqmark.pdf"' } }, /shows zqmark/],
  ['an id of the owner’s', { body: { ...refusal.body, data: { owner: 'id-1' } } }, /shows id-1/],
])('%s is a leak', (_, changed, expected) => {
  expect(faultsOfRefusal(judged(changed), 404).join('\n')).toMatch(expected);
});

test('two refusals that are the same for another reason than that there is no such thing prove nothing', () => {
  const tooMany = { status: 429 };
  const both = { theirs: heard(tooMany), nowhere: heard(tooMany), marks: [] };
  expect(faultsOfRefusal(both, 404)).toEqual(['answers 429 and not 404']);
});

test('a shut door says nothing, and is shut', () => {
  const both = (answer: object) => ({ theirs: heard(answer), nowhere: heard(answer), marks: [MARK] });
  expect(faultsOfShutDoor(both({ status: 401 }))).toEqual([]);
  expect(faultsOfShutDoor(both({ status: 200, body: {} }))).toEqual(['answers 200 and not 401']);
  expect(faultsOfShutDoor(both({ status: 500, body: {} }))).toEqual(['answers 500 and not 401']);
  expect(faultsOfShutDoor(judged({ status: 403 }))).toHaveLength(1);
});

test('an answer about one’s own may differ in what it made and when, and in nothing else', () => {
  const made = (text: string) => ({ status: 200, body: { data: { id: crypto.randomUUID(), text } } });
  const both = (text: string) => ({ theirs: heard(made(text)), nowhere: heard(made('mine')), marks: [MARK] });
  expect(faultsOfOwn(both('mine'))).toEqual([]);
  expect(faultsOfOwn(both('another’s'))).toHaveLength(1);
  expect(faultsOfOwn(both(`of ${MARK}`))).toContain('shows zqmark');
});
