export { listAgreements, recordAgreements } from './store.ts';
