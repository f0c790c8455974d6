export * from './accounts.ts';
export * from './assessment.ts';
export * from './billing.ts';
export * from './counselling.ts';
export * from './planning.ts';
export * from './sharing.ts';
export * from './staff.ts';
export * from './support.ts';
