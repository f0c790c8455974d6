import type { TaskItem } from './item.ts';
import type { TaskWords } from './words/item-words.ts';
import { type ItemWords, said, saidList } from './words/said.ts';

/** The questions of a part in words, in order, each with the place of its right option. */
export const wordTasks = <Id extends string>(
  partOf: (words: ItemWords) => Readonly<Record<Id, TaskWords>>,
  rights: readonly (readonly [Id, number])[],
): TaskItem[] =>
  rights.map(([id, right]) => ({
    kind: 'task',
    id,
    text: said((words) => partOf(words)[id].text),
    options: saidList((words) => partOf(words)[id].options).map((text) => ({ text })),
    right,
  }));
