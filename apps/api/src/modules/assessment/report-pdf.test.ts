import { PROVISIONAL_NORMS } from '@dakhila/domain/assessment/norms';
import { buildReport } from '@dakhila/domain/assessment/report/build-report';
import { REPORT_TEXTS } from '@dakhila/domain/assessment/report/report-texts';
import { validityView } from '@dakhila/domain/assessment/report/scale-views';
import { scoreSitting } from '@dakhila/domain/assessment/score';
import { honest, seeded, someTruth } from '@dakhila/domain/assessment/simulated-respondents';
import { fill } from '@dakhila/domain/language/fill';
import { LANGUAGES, type Language } from '@dakhila/domain/language/languages';
import { expect, test } from 'vitest';
import { emptyBoxes, pdfText } from '../../../test/pdf-text.ts';
import renderReport from './report-pdf.ts';

const luck = seeded(8);
const scores = scoreSitting(honest({ ...someTruth(luck), investigative: 4.7, realistic: 4 }, luck));
const prospects = [
  {
    branch: 'Electronics and Communication Engineering',
    programme: 'Electronics and Communication Engineering',
    collegeId: '06006',
    collegeName: 'College of Engineering, Pune',
    percent: 66,
    feeRupees: 127_000,
    feeYear: '2025',
  },
];
const read = (language: Language) => {
  const built = buildReport({
    scores,
    norms: PROVISIONAL_NORMS,
    firstName: 'Asha',
    completedAt: new Date('2026-11-15T08:00:00Z'),
    instrumentVersion: '2026.1',
    prospects,
    isRepeat: false,
    language,
  });
  const prediction = {
    exam: 'mht-cet',
    title: 'OPEN, 95 percentile',
    createdAt: '2026-11-01T00:00:00Z',
    dataNote: fill(REPORT_TEXTS[language].dataUpTo, { year: 2025 }),
  } as const;
  return { report: { ...built, prediction }, validity: validityView(scores, language), language };
};

const SAID = {
  en: {
    title: 'Asha’s assessment report',
    day: '15 November 2026',
    fit: (fit: number) => `Fit ${fit} of 100`,
    example: 'College of Engineering, Pune: 66%, ₹1,27,000 a year (2025)',
  },
  hi: {
    title: 'Asha के टेस्ट की रिपोर्ट',
    day: '15 नवंबर 2026',
    fit: (fit: number) => `मेल 100 में से ${fit}`,
    example: 'College of Engineering, Pune: 66%, सालाना फ़ीस ₹1,27,000 (2025)',
  },
  mr: {
    title: 'Asha यांच्या टेस्टचा रिपोर्ट',
    day: '15 नोव्हेंबर, 2026',
    fit: (fit: number) => `जुळणी 100 पैकी ${fit}`,
    example: 'College of Engineering, Pune: 66%, वार्षिक फी ₹1,27,000 (2025)',
  },
} as const;

test.each(LANGUAGES)(
  'the paper says in %s what the screen says: summary, scores, branches, parents, limits',
  async (language) => {
    const { report, validity } = read(language);
    const file = await renderReport({ brand: 'Dakhila', validity, report, language });
    // Lines are broken again on paper.
    const text = pdfText(file).replace(/\s+/g, ' ');
    const said = (words: string) => expect(text).toContain(words.replace(/\s+/g, ' '));
    said(SAID[language].title);
    said(SAID[language].day);
    said(report.summary.headline);
    for (const { name, t } of report.personality) {
      said(name);
      said(String(t));
    }
    for (const { name, fit, why, whatWouldChange } of report.branches) {
      said(name);
      said(SAID[language].fit(fit));
      for (const words of [...why, ...whatWouldChange]) said(words);
    }
    for (const words of [...report.questions, ...report.parents.help, ...report.howMade.limits]) said(words);
    said(report.norms.text);
    said(report.prediction.dataNote);
    const electronics = report.branches.find(({ id }) => id === 'electronics');
    if (electronics) said(SAID[language].example);
    expect(emptyBoxes(file)).toBe(0);
  },
);
