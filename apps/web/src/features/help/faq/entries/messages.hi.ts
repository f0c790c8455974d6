export { FAQ_HI as default } from '@dakhila/domain/faq/words/hi';
