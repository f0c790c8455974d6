export { backUp } from './back-up.ts';
export { BadBackup } from './backup-format.ts';
export { restore } from './restore.ts';
