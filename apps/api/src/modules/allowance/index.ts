export { insertEntry, readBalances } from './store.ts';
