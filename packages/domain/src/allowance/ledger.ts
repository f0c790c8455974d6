/** What a plan or a top-up grants: predictor attempts, counselling sessions, the psychometric assessment. */
export const ALLOWANCE_KINDS = ['attempts', 'sessions', 'assessments'] as const;
export type AllowanceKind = (typeof ALLOWANCE_KINDS)[number];

/** Why an allowance changed: bought, spent, given back, taken back. */
export const LEDGER_REASONS = ['purchase', 'use', 'return', 'refund'] as const;
export type LedgerReason = (typeof LEDGER_REASONS)[number];

/** What is left of each kind, and how much of it was ever credited by a purchase. */
export type Balances = Record<AllowanceKind, { left: number; bought: number }>;

type Row = { kind: AllowanceKind; amount: number; reason: LedgerReason };

/** Sums a student's ledger. */
export function balancesOf(rows: Iterable<Row>): Balances {
  const balances: Balances = { attempts: empty(), sessions: empty(), assessments: empty() };
  for (const { kind, amount, reason } of rows) {
    balances[kind].left += amount;
    if (reason === 'purchase' || reason === 'refund') balances[kind].bought += amount;
  }
  return balances;
}
const empty = () => ({ left: 0, bought: 0 });

/** The field names of the balances in responses. An assessment stays owned after it was started. */
export function allowanceOf(balances: Balances, isAssessmentCompleted: boolean) {
  return {
    recommendationPulls: balances.attempts.left,
    psychometricAssessment: balances.assessments.bought > 0,
    psychometricTestStatus: isAssessmentCompleted,
    availableCounsellingSessions: balances.sessions.left,
    totalCounsellingSessions: balances.sessions.bought,
  };
}
