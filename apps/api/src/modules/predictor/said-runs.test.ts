import type { Language } from '@dakhila/domain/language/languages';
import { labelOf, type Text } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import type { CapCandidate, JosaaCandidate } from '@dakhila/domain/predictor/candidate';
import type { Estimates, Exam, PoolWords } from '@dakhila/domain/predictor/exam';
import type { ExamTable } from '@dakhila/domain/predictor/exam-table';
import { capEstimates } from '@dakhila/domain/predictor/exams/cap-estimates';
import { josaa } from '@dakhila/domain/predictor/exams/josaa';
import { mhtCet } from '@dakhila/domain/predictor/exams/mht-cet';
import { meritCurves } from '@dakhila/domain/predictor/merit-curve';
import { predict } from '@dakhila/domain/predictor/predict';
import { expect, test } from 'vitest';
import { capReal, josaaReal } from './golden-fixture.ts';

const CAP: CapCandidate[] = [
  { category: 'OBC', gender: 'female', candidature: 'maharashtra', percentile: 97.5, tfws: true, ews: true, pwd: true },
  {
    ...{ category: 'OPEN', gender: 'female', candidature: 'maharashtra', meritNumber: 900, jeeMainRank: 40_000 },
    ...{ homeUniversity: 'Mumbai University', ews: true, defence: true, orphan: true, minority: ['Gujarati', 'Jain'] },
  },
  { category: 'OPEN', gender: 'male', candidature: 'outside', jeeMainPercentile: 98.2 },
];
const JOSAA: JosaaCandidate[] = [
  { category: 'OBC-NCL', gender: 'female', homeState: 'Goa', mainCrl: 20_000, pwd: true, aatPassed: true },
  { category: 'OPEN', gender: 'male', homeState: 'Maharashtra', advancedCrl: 3_000, architectureCrl: 900 },
];
const points = [2023, 2024].flatMap((year) =>
  [10, 50, 90, 95, 99, 100].map((percentile) => ({ year, percentile, meritNumber: 1 + (100 - percentile) * year })),
);
const estimates = capEstimates({
  ...{ year: 2026, state: meritCurves(points), allIndia: meritCurves(points) },
  jeeMainCandidates: 1_400_000,
});

/** Everything that a run says of a candidate beside names and figures. */
function saidOf<Candidate, Kind extends PoolWords, College, Tie extends { key: string }>(
  exam: Exam<Candidate, Kind, College, Tie>,
  table: ExamTable<Kind, College>,
  candidate: Candidate,
  by: Estimates,
): Text[] {
  const { lists, missing, reasons } = predict(exam, table, { candidate, estimates: by });
  return [
    ...lists.flatMap(({ label, note }) => [labelOf(label), ...(note === undefined ? [] : [note])]),
    ...missing.flatMap(({ label, message }) => [label, message]),
    ...reasons.map(({ why }) => why),
    ...exam.notesOn(candidate),
  ];
}

const sentences = new Map(
  [
    ...CAP.flatMap((candidate) => saidOf(mhtCet, capReal, candidate, estimates)),
    ...JOSAA.flatMap((candidate) => saidOf(josaa, josaaReal, candidate, {})),
  ].map((text) => [say('en', text), text]),
);

/** Names that stay as they are, on official papers too. */
const NAMES =
  /JEE|Main|Advanced|CAP|MHT-CET|EWS|OBC-NCL|OBC|PwD|CRL|AAT|IIT|B\.Arch|B\.Plan|TFWS|Goa|Maharashtra|Mumbai University|option form/g;

test.each<Language>(['hi', 'mr'])('nothing of a run is left in English in %s', (language) => {
  expect(sentences.size).toBeGreaterThan(40);
  const left = [...sentences.values()]
    .map((sentence) => say(language, sentence))
    .filter((said) => /[A-Za-z]{2}/.test(said.replace(NAMES, '')));
  expect(left).toEqual([]);
});
