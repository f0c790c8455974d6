export { audit, type Breach } from './audit.ts';
