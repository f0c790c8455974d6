import { wordTasks } from './word-tasks.ts';

/** What follows from sentences alone. A test tries every case that the sentences allow. */
export const VERBAL_ITEMS = wordTasks(
  ({ verbal }) => verbal,
  [
    ['w1', 0],
    ['w2', 2],
    ['w3', 1],
    ['w4', 3],
    ['w5', 2],
    ['w6', 0],
    ['w7', 1],
    ['w8', 3],
  ],
);
