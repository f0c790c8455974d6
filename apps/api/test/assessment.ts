export { aTaker, taken } from '../src/modules/assessment/assessment-fixture.ts';
