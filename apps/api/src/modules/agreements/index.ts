export { agreementRoutes } from './routes.ts';
export { hasCurrentAgreements, listAgreements, recordAgreements } from './store.ts';
