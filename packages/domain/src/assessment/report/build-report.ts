import type { Language } from '../../language/languages.ts';
import { LEAST_SAMPLE, type Norms } from '../norms.ts';
import type { Scores } from '../score.ts';
import { branchViews, type PricedProspect } from './branch-words.ts';
import { meaning, questions, strengths, summary, watchOuts } from './notes.ts';
import { aptitudeView, interestsView, reliabilityView, traitsView, valuesView } from './scale-views.ts';
import { REPORT_WORDS } from './words/all-words.ts';
import type { ReportWords } from './words/report-words.ts';

type ReportInput = {
  scores: Scores;
  norms: Norms;
  firstName: string;
  completedAt: Date;
  instrumentVersion: string;
  /** The programmes of the latest prediction; null where there is none. */
  prospects: readonly PricedProspect[] | null;
  /** Whether the student had met the timed questions in an earlier sitting. */
  isRepeat: boolean;
  /** The reader's. */
  language: Language;
};

/** The whole report as data: screen and paper are drawn from it. The figures are the same in every language. */
export function buildReport(input: ReportInput) {
  const { scores, norms, firstName, completedAt, instrumentVersion, prospects, isRepeat, language } = input;
  const words = REPORT_WORDS[language];
  const branches = branchViews(scores, norms, { prospects, words });
  const aptitude = aptitudeView(scores, norms, { words, isRepeat });
  const { paragraphs, help, avoid } = words.parents;
  return {
    firstName,
    completedAt: completedAt.toISOString(),
    instrumentVersion,
    norms: normsView(norms, scores, words),
    summary: summary(scores, branches, words),
    interests: interestsView(scores, norms, words),
    personality: traitsView(scores, norms, words),
    values: valuesView(scores, words),
    aptitude,
    meaning: meaning(scores, norms, { words, aptitude }),
    strengths: strengths(scores, norms, words),
    watchOuts: watchOuts(scores, norms, words),
    branches,
    questions: questions(scores, norms, { words, branches }),
    parents: { paragraphs: [...paragraphs], help: [...help], avoid: [...avoid] },
    howMade: {
      paragraphs: words.howMade.map((note) => ({ ...note })),
      limits: [...words.limits],
      reliability: reliabilityView(norms, words),
    },
  };
}

function normsView({ name, isProvisional, sampleSize }: Norms, { language = 'en' }: Scores, { norms }: ReportWords) {
  const text = isProvisional ? norms.provisional(LEAST_SAMPLE) : norms.own(sampleSize ?? 0);
  return {
    name: norms.name(name, isProvisional),
    isProvisional,
    sampleSize,
    text: language === 'en' ? text : `${text} ${norms.translated}`,
  };
}
