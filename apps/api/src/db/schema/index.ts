export * from './foundation.ts';
export * from './signup.ts';
