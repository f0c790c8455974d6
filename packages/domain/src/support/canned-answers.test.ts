import { expect, test } from 'vitest';
import { LANGUAGES } from '../language/languages.ts';
import { cannedAnswers } from './canned-answers.ts';
import { LONGEST_TICKET_TEXT } from './ticket.ts';

test('every prepared answer exists in three languages, and fits a message', () => {
  const keys = cannedAnswers('en').map(({ key }) => key);
  for (const language of LANGUAGES) {
    expect(cannedAnswers(language).map(({ key }) => key)).toEqual(keys);
    for (const { text } of cannedAnswers(language)) {
      expect(text.length).toBeGreaterThan(20);
      expect(text.length).toBeLessThan(LONGEST_TICKET_TEXT);
      expect(/[\u0900-\u097f]/.test(text)).toBe(language !== 'en');
    }
  }
});
