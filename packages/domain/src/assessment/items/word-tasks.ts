import type { TaskItem } from './item.ts';
import { type ItemTexts, said, saidList, type TaskTexts } from './item-texts.ts';

/** Easy first, each with the position of its right option. A test computes each answer from the numbers in the sentence, in every language. */
export const NUMERICAL_ITEMS = wordTasks(({ numerical }) => numerical, {
  n1: 1,
  n2: 3,
  n3: 0,
  n4: 2,
  n5: 1,
  n6: 3,
  n7: 0,
  n8: 2,
});

/** What follows from sentences alone. A test tries every case that the sentences allow. */
export const VERBAL_ITEMS = wordTasks(({ verbal }) => verbal, {
  w1: 0,
  w2: 2,
  w3: 1,
  w4: 3,
  w5: 2,
  w6: 0,
  w7: 1,
  w8: 3,
});

function wordTasks<Id extends string>(
  tasksOf: (texts: ItemTexts) => Readonly<Record<Id, TaskTexts>>,
  rights: Readonly<Record<NoInfer<Id>, number>>,
): TaskItem[] {
  const ids = Object.keys(rights) as Id[];
  return ids.map((id) => ({
    kind: 'task',
    id,
    text: said((texts) => tasksOf(texts)[id].text),
    options: saidList((texts) => tasksOf(texts)[id].options).map((text) => ({ text })),
    right: rights[id],
  }));
}
