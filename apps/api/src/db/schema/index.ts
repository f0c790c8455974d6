export * from './billing.ts';
export * from './counselling.ts';
export * from './explorer.ts';
export * from './foundation.ts';
export * from './predictor.ts';
export * from './signup.ts';
