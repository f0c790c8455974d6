export { publishFaq, requireFileTexts, restoreFaq } from './edit-faq.ts';
export { type FaqEditsIn, keepFaqEdits } from './keep-faq-edits.ts';
export { faqRoutes } from './routes.ts';
export { listEditions, listNewest } from './store.ts';
