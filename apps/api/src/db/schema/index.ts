export * from './assessment.ts';
export * from './billing.ts';
export * from './counselling.ts';
export * from './explorer.ts';
export * from './foundation.ts';
export * from './guardian-consent.ts';
export * from './predictor.ts';
export * from './signup.ts';
