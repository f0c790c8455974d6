import type { Scene } from '../act.ts';
import { COUNSELLING_SCENES } from './counselling.ts';
import { SETTLEMENT_SCENES } from './settlement.ts';
import { SIGNUP_SCENES } from './signup.ts';
import { PREDICTION_SCENES, SPENDING_SCENES } from './spending.ts';

/** Everything that is paid, booked, begun or spent. Predictions come last: their forecasts take a while to be read. */
export const SCENES: Scene[] = [
  ...SETTLEMENT_SCENES,
  ...COUNSELLING_SCENES,
  ...SIGNUP_SCENES,
  ...SPENDING_SCENES,
  ...PREDICTION_SCENES,
];
