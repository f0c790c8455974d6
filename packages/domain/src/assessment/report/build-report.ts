import { LEAST_SAMPLE, type Norms } from '../norms.ts';
import type { Scores } from '../score.ts';
import { branchViews, type PricedProspect } from './branch-words.ts';
import { meaning, questions, strengths, summary, watchOuts } from './notes.ts';
import { HOW_MADE, LIMITS, PARENTS } from './other-words.ts';
import { aptitudeView, interestsView, reliabilityView, traitsView, valuesView } from './scale-views.ts';

type ReportInput = {
  scores: Scores;
  norms: Norms;
  firstName: string;
  completedAt: Date;
  instrumentVersion: string;
  /** The programmes of the latest prediction; null where there is none. */
  prospects: readonly PricedProspect[] | null;
};

/** The whole report as data: screen and paper are drawn from it. */
export function buildReport({ scores, norms, firstName, completedAt, instrumentVersion, prospects }: ReportInput) {
  const branches = branchViews(scores, norms, prospects);
  const aptitude = aptitudeView(scores, norms);
  const { paragraphs, help, avoid } = PARENTS;
  return {
    firstName,
    completedAt: completedAt.toISOString(),
    instrumentVersion,
    norms: normsView(norms),
    summary: summary(scores, branches),
    interests: interestsView(scores, norms),
    personality: traitsView(scores, norms),
    values: valuesView(scores),
    aptitude,
    meaning: meaning(scores, norms, aptitude),
    strengths: strengths(scores, norms),
    watchOuts: watchOuts(scores, norms),
    branches,
    questions: questions(scores, norms, branches),
    parents: { paragraphs: [...paragraphs], help: [...help], avoid: [...avoid] },
    howMade: {
      paragraphs: HOW_MADE.map((note) => ({ ...note })),
      limits: [...LIMITS],
      reliability: reliabilityView(norms),
    },
  };
}

const normsView = ({ name, isProvisional, sampleSize }: Norms) => ({
  name,
  isProvisional,
  sampleSize,
  text: isProvisional
    ? `The comparison is provisional: averages and spreads were set by judgement and not measured. From ${LEAST_SAMPLE} finished assessments on they are replaced by our own students’. Your order of interests does not depend on them.`
    : `You are compared with ${sampleSize} students who took this assessment here.`,
});
