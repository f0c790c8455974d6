export type { Checked, CheckInput } from './checked-list.ts';
export { approveList, refuseList } from './decide.ts';
export { findContent, findList, readNewest, type StoredList, updateList } from './store.ts';
export { uploadList } from './upload-list.ts';
