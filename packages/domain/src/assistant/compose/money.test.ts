import { expect, test } from 'vitest';
import { plainTextOf } from '../plain-text.ts';
import { ENGLISH } from '../say/speech.ts';
import type { MyMoney, ToolResult } from '../tool-types.ts';
import { composeMoney, ownHostelParts } from './money.ts';
import { draft } from './parts.ts';

type Money = MyMoney['output'];
const scheme = (id: Money['schemes'][number]['id'], name: string, verdict: 'applies' | 'may' | 'not') => ({
  ...{ id, name, verdict, tuition: null, pays: 'It pays.', who: '', check: '', reasons: [], documents: [] },
});
const found = (output: Partial<Money>): ToolResult[] => [
  {
    tool: 'my-money',
    input: { about: 'scholarships' },
    outcome: {
      ok: true,
      output: {
        ...{ schemes: [], restsOn: {}, fitting: 2, mayFit: 3, scholarships: [], untold: [], notes: [] },
        ...output,
      },
    },
  },
];

test('scholarships begin with the fee scheme that is the student’s own', () => {
  const say = (verdict: 'applies' | 'may') => {
    const results = found({ schemes: [scheme('girls', 'Girls’ waiver', verdict)] });
    return plainTextOf(
      composeMoney({ text: '', intent: 'my-money', topic: 'scholarships', slots: {} }, results, ENGLISH),
    );
  };
  expect(say('applies')).toMatch(/^These fit you: Girls’ waiver\.[\s\S]*Scholarships that fit/);
  expect(say('may')).toMatch(/^These may fit you/);
});

test('hostel money says first what is open to the student; without a category nothing is sorted', () => {
  const swadhar = { name: 'Swadhar', provider: null, rupees: 51_000, lastClosing: '', isSure: false };
  const hostel = { schemes: [scheme('hostel', 'Panjabrao', 'not')], scholarships: [swadhar] };
  const say = (restsOn: Money['restsOn']) => plainTextOf(draft(ownHostelParts(found({ ...hostel, restsOn }), ENGLISH)));
  expect(say({ category: 'SC' })).toContain(
    'Swadhar: It may fit you. At most ₹51,000.\n- Panjabrao: It doesn’t fit you.',
  );
  expect(say({})).toBe('');
});
