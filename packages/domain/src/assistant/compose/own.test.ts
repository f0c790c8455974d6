import { expect, test } from 'vitest';
import { plainTextOf } from '../plain-text.ts';
import { planLists } from '../plan.ts';
import { ENGLISH } from '../say/speech.ts';
import type { MyLists, ToolResult } from '../tool-types.ts';
import type { Understood } from '../types.ts';
import { composeLists } from './own.ts';

const asked = (topic?: string): Understood => ({ text: '', intent: 'my-lists', topic, slots: {} });
const answer = (topic: string | undefined, lists: Partial<MyLists['output']['lists'][number]>[]) => {
  const told = lists.map((one) => ({
    ...{ name: 'CAP', exam: 'mht-cet' as const, choices: 12, first: ['COEP Computer'], updated: '' },
    ...one,
  }));
  const result: ToolResult = { tool: 'my-lists', input: {}, outcome: { ok: true, output: { lists: told } } };
  return composeLists(asked(topic), [result], ENGLISH);
};

test('whether a list is fine is answered with what its check finds, and leads to it', () => {
  expect(planLists(asked('review'))).toEqual([{ tool: 'my-lists', input: { withReview: true } }]);
  expect(planLists(asked())).toEqual([{ tool: 'my-lists', input: {} }]);
  const draft = answer('review', [
    {
      someSeat: { count: 70, of: 100 },
      review: ['No choice is safe on its own', 'Choices repeat'],
      href: '/rounds?exam=mht-cet&list=1',
    },
    { name: 'Two', someSeat: { count: 97, of: 100 }, review: [] },
    { name: 'Three' },
    { name: 'Four', choices: 0 },
  ]);
  const text = plainTextOf(draft);
  expect(text).toContain(
    'CAP: a seat in 70 of 100 simulations. To check: No choice is safe on its own; Choices repeat.',
  );
  expect(text).toContain('Two: a seat in 97+ of 100 simulations. Nothing to fix.');
  expect(text).toContain('Three: I can’t check it right now.');
  expect(text).toContain('Four: empty');
  expect(draft.blocks).toMatchObject([
    { items: [{ href: '/rounds?exam=mht-cet&list=1' }, { href: '/rounds' }, {}, {}] },
  ]);
});

test('a choice that moves is answered with where its effect shows', () => {
  const text = plainTextOf(answer('move', [{ review: [] }]));
  expect(text).toContain('move the choice');
  expect(text).toContain('not your official form');
  expect(text).not.toContain('starting with');
});
