export * from './billing.ts';
export * from './foundation.ts';
export * from './signup.ts';
