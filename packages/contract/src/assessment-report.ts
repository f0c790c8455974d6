import {
  APTITUDE_SCALES,
  INTEREST_SCALES,
  TRAIT_SCALES,
  VALUE_SCALES,
  VERDICTS,
} from '@dakhila/domain/assessment/scales';
import * as z from 'zod/mini';
import { Exam } from './exam.ts';
import { Band } from './predictor-results.ts';

const Note = z.object({ title: z.string(), text: z.string() });

/** A score relative to the norms. T has mean 50 and spread 10; the true score is between `low` and `high` two times in three. */
const scored = {
  t: z.number(),
  tLow: z.number(),
  tHigh: z.number(),
  percentile: z.number(),
  percentileLow: z.number(),
  percentileHigh: z.number(),
  level: z.enum(['lower', 'middle', 'higher']),
};

export const Validity = z.object({
  verdict: z.enum(VERDICTS),
  title: z.string(),
  text: z.string(),
  checks: z.array(z.object({ id: z.string(), name: z.string(), isPassed: z.boolean(), text: z.string() })),
});
export type Validity = z.infer<typeof Validity>;

const InterestScore = z.object({
  ...scored,
  id: z.enum(INTEREST_SCALES),
  /** R, I, A, S, E or C. */
  letter: z.string(),
  name: z.string(),
  /** 0 to 100 of what the answers could reach: the hexagon's radius. */
  percent: z.number(),
  text: z.string(),
});
const TraitScore = z.object({
  ...scored,
  id: z.enum(TRAIT_SCALES),
  name: z.string(),
  lowEnd: z.string(),
  highEnd: z.string(),
  percent: z.number(),
  text: z.string(),
});
const AptitudeScore = z.object({
  ...scored,
  id: z.enum(APTITUDE_SCALES),
  name: z.string(),
  right: z.number(),
  of: z.number(),
  text: z.string(),
});

/** A programme of the latest prediction. The fee of a year is there where the fee authority has published one. */
const BranchExample = z.object({
  collegeId: z.string(),
  collegeName: z.string(),
  programme: z.string(),
  chance: z.number(),
  feeRupees: z.nullable(z.number()),
  /** The academic year of the fee, as published. */
  feeYear: z.nullable(z.string()),
});

/** A branch compared with the student's interests: how well it fits, why, what would change it, and what it requires. */
export const BranchFit = z.object({
  id: z.string(),
  name: z.string(),
  /** 0 to 100; a second sitting would give one between low and high two times in three. */
  fit: z.number(),
  fitLow: z.number(),
  fitHigh: z.number(),
  level: z.enum(['close', 'good', 'partial']),
  /** The three letters of the branch. */
  code: z.string(),
  /** 0 to 18, 0 to 28 and −1 to 1. */
  cIndex: z.number(),
  iachan: z.number(),
  correlation: z.number(),
  /** Whether Iachan's index, computed separately, agrees. */
  isConfirmed: z.boolean(),
  work: z.string(),
  why: z.array(z.string()),
  whatWouldChange: z.array(z.string()),
  /** What the timed parts add; never a reason for or against. */
  hint: z.nullable(z.string()),
  /** From the latest prediction; null where there is none or the branch is out of its reach. */
  chance: z.nullable(
    z.object({
      best: z.number(),
      band: Band,
      /** How many programmes of the branch are within reach. */
      programmes: z.number(),
      feeLowRupees: z.nullable(z.number()),
      feeHighRupees: z.nullable(z.number()),
      examples: z.array(BranchExample),
    }),
  ),
});
export type BranchFit = z.infer<typeof BranchFit>;

export const AssessmentReport = z.object({
  firstName: z.string(),
  completedAt: z.string(),
  instrumentVersion: z.string(),
  norms: z.object({
    name: z.string(),
    isProvisional: z.boolean(),
    sampleSize: z.nullable(z.number()),
    text: z.string(),
  }),
  summary: z.object({ headline: z.string(), paragraphs: z.array(z.string()), branches: z.array(z.string()) }),
  interests: z.object({
    /** One to three letters, strongest first: those of the strongest interests that were liked. */
    code: z.string(),
    /** In hexagon order: R, I, A, S, E, C. */
    scales: z.array(InterestScore),
    /** How far the strongest is above the others, and how near the first two are on the hexagon. */
    differentiation: z.object({ value: z.number(), level: z.enum(['flat', 'middle', 'clear']), text: z.string() }),
    consistency: z.object({ level: z.enum(['low', 'middle', 'high']), text: z.string() }),
  }),
  personality: z.array(TraitScore),
  /** Most important first. `wins` of five pairs. */
  values: z.array(
    z.object({ id: z.enum(VALUE_SCALES), name: z.string(), wins: z.number(), of: z.number(), text: z.string() }),
  ),
  aptitude: z.object({ text: z.string(), scales: z.array(AptitudeScore) }),
  meaning: z.array(Note),
  strengths: z.array(Note),
  watchOuts: z.array(Note),
  /** Five, best fit first. */
  branches: z.array(BranchFit),
  /** The prediction that the chances come from. A reader with a link sees the exam instead of its title, which names the rank. */
  prediction: z.nullable(z.object({ exam: Exam, title: z.string(), createdAt: z.string(), dataNote: z.string() })),
  questions: z.array(z.string()),
  parents: z.object({ paragraphs: z.array(z.string()), help: z.array(z.string()), avoid: z.array(z.string()) }),
  howMade: z.object({
    paragraphs: z.array(Note),
    limits: z.array(z.string()),
    /** Says which reliabilities are assumed; null once they are measured. */
    assumption: z.nullable(z.string()),
    /** Empty while they are assumed. */
    reliability: z.array(
      z.object({ scale: z.string(), alpha: z.number(), omega: z.nullable(z.number()), standardErrorT: z.number() }),
    ),
  }),
});
export type AssessmentReport = z.infer<typeof AssessmentReport>;
