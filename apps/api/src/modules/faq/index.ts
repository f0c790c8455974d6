export { publishFaq, requireFileTexts, restoreFaq } from './edit-faq.ts';
export { type FaqEditsIn, makeFaqEditsReader } from './read-edits.ts';
export {
  findReleaseChange,
  isOriginUnknown,
  isOvertaken,
  listReleaseTexts,
  recordReleaseTexts,
} from './release-texts.ts';
export { faqRoutes } from './routes.ts';
export { listEditions, listNewest } from './store.ts';
