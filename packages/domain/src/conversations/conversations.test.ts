import { expect, test } from 'vitest';
import { LONGEST_TITLE, titleOf, transcriptOf } from './conversation.ts';

test.each([
  ['  VJTI\n cutoff?  ', 'VJTI cutoff?'],
  ['   ', '…'],
  ['a'.repeat(200), `${'a'.repeat(LONGEST_TITLE - 1)}…`],
])('a conversation is named after its first question: %j', (question, title) => {
  expect(titleOf(question)).toBe(title);
});

test('a long first question is cut at a word, and never in the middle of a sign', () => {
  const title = titleOf(`${'word '.repeat(30)}`);
  expect(title).toMatch(/^(word )+word…$/);
  expect([...titleOf('🎓'.repeat(100))].length).toBeLessThanOrEqual(LONGEST_TITLE);
  expect(titleOf('🎓'.repeat(100)).isWellFormed()).toBe(true);
});

test('a transcript says who said what, in order, and what was never answered', () => {
  const text = transcriptOf('Fees', [
    { question: 'One?', answer: 'First.', askedAt: '10:00' },
    { question: 'Two?', answer: null, askedAt: '10:01' },
  ]);
  expect(text).toBe(
    'Chat with the assistant: Fees\n\n[10:00] Student: One?\nAssistant: First.\n\n[10:01] Student: Two?\nAssistant: (no answer)',
  );
});

test('a transcript that is too long keeps its end', () => {
  const said = Array.from({ length: 50 }, (_, at) => ({ question: `q${at}`, answer: 'x'.repeat(5_000), askedAt: '' }));
  const text = transcriptOf('Long', said);
  expect(text.length).toBeLessThan(31_000);
  expect(text).toContain('q49');
  expect(text).toContain('The beginning is left out.');
  expect(text).not.toContain('q10');
});
