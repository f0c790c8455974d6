import type { AssessmentReport, BranchFit, Validity } from '@dakhila/contract/assessment-report';

const score = {
  t: 55,
  tLow: 50,
  tHigh: 60,
  percentile: 69,
  percentileLow: 50,
  percentileHigh: 84,
  level: 'middle',
} as const;

/** Holland's six around the hexagon, with how much each was liked. */
const INTERESTS = [
  { id: 'realistic', letter: 'R', name: 'Hands-on', percent: 78 },
  { id: 'investigative', letter: 'I', name: 'Curious and analytical', percent: 94 },
  { id: 'artistic', letter: 'A', name: 'Creative', percent: 25 },
  { id: 'social', letter: 'S', name: 'Helping', percent: 22 },
  { id: 'enterprising', letter: 'E', name: 'Leading', percent: 50 },
  { id: 'conventional', letter: 'C', name: 'Orderly', percent: 70 },
] as const;

export const aValidity = (wanted: Partial<Validity> = {}): Validity => ({
  verdict: 'valid',
  title: 'The answers fit together',
  text: 'Nothing speaks against the report.',
  checks: [{ id: 'fastShare', name: 'Time taken', isPassed: true, text: 'Enough to read each line.' }],
  ...wanted,
});

export const aBranch = (wanted: Partial<BranchFit> = {}): BranchFit => ({
  id: 'electrical',
  name: 'Electrical and power engineering',
  fit: 88,
  fitLow: 74,
  fitHigh: 92,
  level: 'close',
  code: 'RIC',
  cIndex: 15,
  iachan: 22,
  correlation: 0.83,
  isConfirmed: true,
  work: 'machines, grids and power plants.',
  why: ['You like finding out how things work.'],
  whatWouldChange: ['If its first-year subjects bore you, believe that.'],
  hint: null,
  chance: null,
  ...wanted,
});

/** A report with every chapter, without a prediction. */
export function aReport(wanted: Partial<AssessmentReport> = {}): AssessmentReport {
  return {
    firstName: 'Asha',
    completedAt: '2026-11-14T05:30:00.000Z',
    instrumentVersion: '2026.1',
    norms: { name: 'Provisional norms 2026', isProvisional: true, sampleSize: null, text: 'Set by judgement.' },
    summary: { headline: 'You like finding out why.', paragraphs: ['It decides nothing.'], branches: ['Electrical'] },
    interests: {
      code: 'IRC',
      scales: INTERESTS.map((interest) => ({ ...score, ...interest, text: `About ${interest.name}.` })),
      differentiation: { value: 20, level: 'clear', text: 'They differ clearly.' },
      consistency: { level: 'high', text: 'Neighbours on the hexagon.' },
    },
    personality: [
      {
        ...score,
        id: 'openness',
        name: 'Openness to new things',
        lowEnd: 'Practical',
        highEnd: 'Imaginative',
        percent: 60,
        text: 'Open when there is a reason.',
      },
    ],
    values: [{ id: 'variety', name: 'Variety', wins: 4, of: 5, text: 'New tasks.' }],
    aptitude: {
      text: 'Short parts, only a hint.',
      scales: [{ ...score, id: 'numerical', name: 'Working with numbers', right: 6, of: 8, text: 'Came easily.' }],
    },
    meaning: [{ title: 'What you like', text: 'Finding out.' }],
    strengths: [{ title: 'Drawn to understanding', text: 'You stay with a question.' }],
    watchOuts: [{ title: 'Being seen', text: 'One question a week.' }],
    branches: [aBranch()],
    prediction: null,
    questions: ['What is the daily work?'],
    parents: { paragraphs: ['It is a starting point.'], help: ['Ask first.'], avoid: ['Do not compare.'] },
    howMade: {
      paragraphs: [{ title: 'The questions', text: 'Written by us.' }],
      limits: ['It shows what you said on one day.'],
      assumption: 'We assume a reliability of 0.80.',
      reliability: [],
    },
    ...wanted,
  };
}
