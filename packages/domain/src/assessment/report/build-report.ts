import { fill } from '../../language/fill.ts';
import type { Language } from '../../language/languages.ts';
import { LEAST_SAMPLE, type Norms } from '../norms.ts';
import type { Scores } from '../score.ts';
import { branchViews, type PricedProspect } from './branch-views.ts';
import { meaning, questions, strengths, summary, watchOuts } from './notes.ts';
import { REPORT_TEXTS, type ReportTexts } from './report-texts.ts';
import { aptitudeView, interestsView, reliabilityView, traitsView, valuesView } from './scale-views.ts';

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

/** The whole report as data: screen and PDF are drawn from it. The figures are the same in every language. */
export function buildReport(input: ReportInput) {
  const { scores, norms, firstName, completedAt, instrumentVersion, prospects, isRepeat, language } = input;
  const texts = REPORT_TEXTS[language];
  const branches = branchViews(scores, norms, { prospects, texts });
  const aptitude = aptitudeView(scores, norms, { texts, isRepeat });
  const { paragraphs, help, avoid } = texts.parents;
  return {
    firstName,
    completedAt: completedAt.toISOString(),
    instrumentVersion,
    norms: normsView(norms, scores, texts),
    summary: summary(scores, branches, texts),
    interests: interestsView(scores, norms, texts),
    personality: traitsView(scores, norms, texts),
    values: valuesView(scores, texts),
    aptitude,
    meaning: meaning(scores, norms, { texts, aptitude }),
    strengths: strengths(scores, norms, texts),
    watchOuts: watchOuts(scores, norms, texts),
    branches,
    questions: questions(scores, norms, { texts, branches }),
    parents: { paragraphs: [...paragraphs], help: [...help], avoid: [...avoid] },
    howMade: {
      paragraphs: texts.howMade.map((note) => ({ ...note })),
      limits: [...texts.limits],
      reliability: reliabilityView(norms, texts),
      assumption: norms.isProvisional
        ? fill(texts.assumedReliability, {
            rated: norms.scales.realistic.alpha.toFixed(2),
            timed: norms.scales.numerical.alpha.toFixed(2),
          })
        : null,
    },
  };
}

function normsView({ name, isProvisional, sampleSize }: Norms, { language = 'en' }: Scores, { norms }: ReportTexts) {
  const text = isProvisional
    ? fill(norms.provisional, { least: LEAST_SAMPLE })
    : fill(norms.own, { sampleSize: sampleSize ?? 0 });
  return {
    name: isProvisional ? norms.provisionalName : name.replace(/^Own norms of/, norms.ownName),
    isProvisional,
    sampleSize,
    text: language === 'en' ? text : `${text} ${norms.translated}`,
  };
}
