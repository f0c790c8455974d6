export { editionJobs } from './build-edition.ts';
export type { BuildInput, Built } from './built-edition.ts';
export type { Checked, CheckInput } from './checked-list.ts';
export { approveList, refuseList } from './decide.ts';
export type { EditionFiles } from './edition-files.ts';
export {
  findCurrentEdition,
  findEditionOf,
  findShownEdition,
  listsInEdition,
  type StoredEdition,
} from './edition-store.ts';
export { openPublished } from './open-published.ts';
export { prepareList, publishList, rollBackPublished, seeEdition } from './publish.ts';
export { SAMPLE_CANDIDATES } from './sample-candidates.ts';
export { findContent, findList, readListPage, type StoredList, updateList } from './store.ts';
export { uploadList } from './upload-list.ts';
export { watchEdition, watchPublished } from './watch-published.ts';
