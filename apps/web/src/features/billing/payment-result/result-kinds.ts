import type { OrderStatus } from '@dakhila/contract/payments';
import { paths } from '../../../paths.ts';

export type ResultKind = OrderStatus['purpose'];

/** Where the student was going when the payment came in between. */
export const NEXT_PAGES: Record<ResultKind, string> = {
  signup: paths.login,
  upgrade: paths.dashboard,
  predictions: paths.predictor,
  counselling: paths.counselling,
  psychometric: paths.psychometric,
};
