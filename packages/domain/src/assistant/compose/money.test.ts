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

test('whether a fee waiver is the student’s own: the scheme, what it pays and its condition come before the amounts', () => {
  const girls = { ...scheme('girls', 'Girls’ waiver', 'applies'), who: 'Income up to ₹8 lakh.' };
  const inReach = { colleges: 3, pays: { least: 4_000, most: 9_000 }, full: { least: 44_000, most: 90_000 } };
  const say = (output: Partial<Money>) => {
    const results = found({ schemes: [scheme('tfws', 'TFWS', 'may'), girls], inReach, ...output });
    return plainTextOf(composeMoney({ text: '', intent: 'my-money', topic: 'waiver', slots: {} }, results, ENGLISH));
  };
  expect(say({ own: ['girls'] })).toMatch(
    /^Yes, by your answers you get this waiver: Girls’ waiver\.\n\n- It pays\.\n- Income up to ₹8 lakh\.\n\nAt the 3/,
  );
  expect(say({ own: ['girls'] })).toContain('You could also try for this: TFWS.');
  const untold = [{ words: 'Tell us your family income.', href: '/money' }];
  expect(say({ own: ['girls'], schemes: [{ ...girls, verdict: 'may' }], untold })).toMatch(
    /^You may get this waiver: Girls’ waiver\.\n\n- It pays\.\n- Income up to ₹8 lakh\.\n- Tell us your family income\./,
  );
  const refused = { ...girls, verdict: 'not' as const, reasons: ['Your income is above its limit.'] };
  expect(say({ own: ['girls'], schemes: [refused] })).toMatch(
    /^By your answers, you don’t get this waiver: Girls’ waiver\.\n\n- Your income is above its limit\./,
  );
  expect(say({ own: [] })).toMatch(/^That depends on your category/);
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
