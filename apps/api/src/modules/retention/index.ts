export { deleteUnneeded } from './delete-unneeded.ts';
