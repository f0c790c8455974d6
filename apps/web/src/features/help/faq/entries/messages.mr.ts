export { FAQ_MR as default } from '@dakhila/domain/faq/words/mr';
