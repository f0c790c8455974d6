import { PROVISIONAL_NORMS } from '@dakhila/domain/assessment/norms';
import { buildReport } from '@dakhila/domain/assessment/report/build-report';
import { validityView } from '@dakhila/domain/assessment/report/validity-words';
import { scoreSitting } from '@dakhila/domain/assessment/score';
import { honest, seeded, someTruth } from '@dakhila/domain/assessment/simulated-respondents';
import { expect, test } from 'vitest';
import { pdfText } from '../../../test/pdf-text.ts';
import { renderReport } from './report-pdf.ts';

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
const built = buildReport({
  scores,
  norms: PROVISIONAL_NORMS,
  firstName: 'Asha',
  completedAt: new Date('2026-11-15T08:00:00Z'),
  instrumentVersion: '2026.1',
  prospects,
});
const report = {
  ...built,
  prediction: {
    id: 'run',
    exam: 'mht-cet',
    title: 'OPEN, 95 percentile',
    createdAt: '2026-11-01T00:00:00Z',
    dataNote: 'From data up to 2025',
  } as const,
};

test('the paper says what the screen says: summary, scores, branches, parents, limits', async () => {
  const file = await renderReport({ brand: 'Dakhila', validity: validityView(scores), report });
  // Lines are broken anew on paper.
  const text = pdfText(file).replace(/\s+/g, ' ');
  const said = (words: string) => expect(text).toContain(words.replace(/\s+/g, ' '));
  said('Asha’s assessment report');
  said('15 November 2026');
  said(report.summary.headline);
  for (const { name, t } of report.personality) {
    said(name);
    said(String(t));
  }
  for (const { name, fit, why, whatWouldChange } of report.branches) {
    said(name);
    said(`Fit ${fit} of 100`);
    for (const words of [...why, ...whatWouldChange]) said(words);
  }
  for (const words of [...report.questions, ...report.parents.help, ...report.howMade.limits]) said(words);
  said('provisional');
  said('From data up to 2025');
  const electronics = report.branches.find(({ id }) => id === 'electronics');
  if (electronics) said('College of Engineering, Pune: 66 %, ₹1,27,000 a year (2025)');
});
