import { LONGEST_TITLE } from './limits.ts';

/** A name for a conversation: the beginning of its first question, cut at a word. */
export function titleOf(question: string): string {
  const line = question.slice(0, 400).toWellFormed().replaceAll(/\s+/g, ' ').trim();
  const letters = [...line];
  if (letters.length <= LONGEST_TITLE) return line || '…';
  const cut = letters.slice(0, LONGEST_TITLE - 1).join('');
  const word = cut.lastIndexOf(' ');
  return `${word > LONGEST_TITLE / 2 ? cut.slice(0, word) : cut}…`;
}
