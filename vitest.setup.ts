import { configureGlobal } from 'fast-check';
import { moveDate } from './apps/api/test/moved-date.ts';
import './apps/api/test/patient-waits.ts';

const SEED = 20_260_601;

// The same change meets the same cases in every run; PROPERTY_SEED=<number> looks at others.
configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? SEED) });

// Every test file begins at this moment, in the code and in the database: TEST_CLOCK=2028-02-29T10:00:00+05:30.
if (process.env.TEST_CLOCK) moveDate(process.env.TEST_CLOCK);
