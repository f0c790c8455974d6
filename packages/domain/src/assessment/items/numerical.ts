import { wordTasks } from './word-tasks.ts';

/** Easy first. A test reckons each answer from the numbers in the sentence, in every language. */
export const NUMERICAL_ITEMS = wordTasks(
  ({ numerical }) => numerical,
  [
    ['n1', 1],
    ['n2', 3],
    ['n3', 0],
    ['n4', 2],
    ['n5', 1],
    ['n6', 3],
    ['n7', 0],
    ['n8', 2],
  ],
);
