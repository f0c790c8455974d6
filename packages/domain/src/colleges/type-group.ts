import type { CollegeType } from './records.ts';

/**
 * The group of types that a college is filtered in. Unaided colleges of universities are run by the state, but their students pay the full fee: they are neither
 * among the government colleges, which a student chooses for their fee, nor private.
 */
export function typeGroup({ type, level }: { type: CollegeType; level: string | null }): CollegeType | null {
  return type === 'government' && UNAIDED.test(level ?? '') ? null : type;
}

const UNAIDED = /\bun-?aided\b/i;
