export { drawnChoices } from './drawn-choices.ts';
export { judgeList } from './judge-list.ts';
export { judgeOf, type ListNeeds } from './judging.ts';
export { openList } from './open-list.ts';
export { optionBook, optionIndexes } from './option-book.ts';
export { listRoutes } from './routes.ts';
export { openSimulator, type Simulator } from './simulator.ts';
export { listAll, listLatest } from './store.ts';
