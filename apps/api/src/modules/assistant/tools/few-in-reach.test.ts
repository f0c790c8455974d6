import { join } from 'node:path';
import type { ProgrammesNear } from '@dakhila/domain/assistant/tool-types';
import { expect, test } from 'vitest';
import { factsIn } from '../../../../test/facts.ts';
import { PROJECT_DIR } from '../../../config.ts';
import { withoutTwins } from './fee-waiver-twins.ts';
import { fewInReach } from './few-in-reach.ts';
import { programmesNear } from './programmes-near.ts';

const catalogue = factsIn(join(PROJECT_DIR, 'data'));
const near = (input: Omit<ProgrammesNear['input'], 'exam'>) => {
  const outcome = programmesNear(catalogue, { exam: 'mht-cet', ...input }, {});
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.output;
};

test('the few branches at a government college of a city are named, and the colleges where nothing is in reach', () => {
  const { reach, nothingAt } = near({ said: { percentile: 42 }, city: 'Amravati', type: 'government' });
  expect(reach?.map(({ college, isDepartment }) => [college.id, isDepartment])).toEqual([['01005', true]]);
  expect(nothingAt?.map(({ id }) => id)).toEqual(['01002']);
});

test('many branches, and a branch that was named, need no such words', () => {
  expect(near({ said: { percentile: 99.9 }, city: 'Amravati', type: 'government' }).reach).toBeUndefined();
  expect(near({ said: { percentile: 42 }, city: 'Amravati', branch: 'civil' }).reach).toBeUndefined();
});

test('what was not asked for is not said to be out of reach: easier seats of a range, ordinary ones beside fee waivers', () => {
  const pune = { city: 'Pune', type: 'government' } as const;
  for (const input of [
    { ...pune, leastPercentile: 80, said: { percentile: 90 } },
    { ...pune, said: { percentile: 42, tfws: true } },
  ]) {
    const { reach, nothingAt } = near(input);
    expect([reach, nothingAt]).toEqual([undefined, undefined]);
  }
});

test('a fee waiver seat is no further branch, nor a further programme', () => {
  const college = { id: '01005' };
  const found = ['Petrochemical Engineering', 'Petrochemical Engineering (TFWS)', 'Food Technology (TFWS)'].map(
    (programme) => ({ college, programme }),
  );
  const input = { exam: 'mht-cet', said: {}, city: 'Amravati' } as const;
  expect(fewInReach(catalogue, input, new Set(['01005']), found).reach?.[0]?.branches).toEqual([
    'Food Technology',
    'Petrochemical Engineering',
  ]);
  const left = withoutTwins(found, ({ programme }) => ({ college: 1, programme }));
  expect(left.map(({ programme }) => programme)).toEqual(['Petrochemical Engineering', 'Food Technology (TFWS)']);
});
