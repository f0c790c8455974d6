import { expect, test } from 'vitest';
import { predictionView } from './read-report.ts';

const RUN = {
  id: '6e71510a-5d25-45d5-a995-8b1a9a3d9ac9',
  exam: 'mht-cet',
  title: '95 percentile, OBC, Savitribai Phule Pune University',
  createdAt: new Date('2026-11-15T10:00:00Z'),
  dataYears: { first: 2021, last: 2025 },
} as const;

test('a student reads which prediction the chances come from', () => {
  expect(predictionView(RUN, { language: 'en', isOwner: true })).toMatchObject({ exam: 'mht-cet', title: RUN.title });
});

test('who was given a link reads of which exam it is: no rank, no category, no home and no id', () => {
  const shown = predictionView(RUN, { language: 'en', isOwner: false });
  expect(shown).toMatchObject({ title: 'MHT-CET (CAP)', createdAt: '2026-11-15T10:00:00.000Z' });
  for (const word of ['95', 'OBC', 'Pune', RUN.id]) expect(JSON.stringify(shown)).not.toContain(word);
  expect(predictionView({ ...RUN, exam: 'josaa' }, { language: 'mr', isOwner: false }).title).toBe('JEE (JoSAA)');
});
