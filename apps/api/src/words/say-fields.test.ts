import { expect, test } from 'vitest';
import { sayFields } from './say-fields.ts';

const ANSWER = {
  name: 'No.',
  checks: [{ title: 'Every choice is out of reach', mend: { label: 'Move Civil, Dr. D. Y. Patil College below' } }],
  notes: ['This was the last round.', 'What a person wrote'],
};

test('only the named fields are said, at any depth and in lists; names stay', () => {
  expect(sayFields('mr', ANSWER, ['title', 'label', 'notes'])).toEqual({
    name: 'No.',
    checks: [{ title: 'प्रत्येक पर्याय आवाक्याबाहेर आहे', mend: { label: 'Civil, Dr. D. Y. Patil College खाली न्या' } }],
    notes: ['हा शेवटचा राउंड होता.', 'What a person wrote'],
  });
});

test('the answer itself is left as it was, and English is that very answer', () => {
  sayFields('hi', ANSWER, ['title']);
  expect(ANSWER.checks[0]?.title).toBe('Every choice is out of reach');
  expect(sayFields('en', ANSWER, ['title'])).toBe(ANSWER);
});
