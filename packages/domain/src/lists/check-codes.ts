/** Everything a list is checked for. */
export const CHECK_CODES = [
  'too-short',
  'all-unreachable',
  'never-reached',
  'duplicate',
  'not-eligible',
  'compulsory-acceptance',
  'missing-fee-waiver',
] as const;
export type CheckCode = (typeof CHECK_CODES)[number];
