import { signup } from '@dakhila/contract/signup';
import { call } from '../../lib/api.ts';
import { plansAmong } from './plans.ts';

/** The plans a student can sign up with. */
export const loadPlans = async (signal: AbortSignal) =>
  plansAmong((await call(signup.subscriptionTiers, undefined, { signal })).data);
