import type { TaskItem } from './item.ts';

/** A question in words with its options; `right` is the number of the right one. */
export const wordTask = (id: string, text: string, options: readonly string[], right: number): TaskItem => ({
  kind: 'task',
  id,
  text,
  options: options.map((option) => ({ text: option })),
  right,
});
