import { expect, test } from 'vitest';
import { capKind, isOfNewestSections } from './cap-kind.ts';

const AUTONOMOUS = {
  ...{ year: 2025, hasHome: false, hasOther: false, hasState: true, hasGeneralState: true },
  autonomy: 'all' as const,
};
const AFFILIATED = {
  ...{ year: 2025, hasHome: true, hasOther: true, hasState: true, hasGeneralState: false },
  autonomy: 'none' as const,
};

test.each([
  ['GOPENH', 'HU', false, true],
  ['GOPENO', 'OHU', false, true],
  ['GSCH', 'HU_TO_OHU', false, true],
  ['GOPENS', 'STATE', true, false],
  ['TFWS', 'STATE', true, true],
  ['EWS', 'STATE', true, true],
  ['AI', 'AI', true, true],
])('%s in %s: autonomous %s, affiliated %s', (code, section, atAutonomous, atAffiliated) => {
  const kind = capKind(code, section);
  if (kind === null) throw new Error(`${code} is no kind`);
  expect(isOfNewestSections(kind, AUTONOMOUS)).toBe(atAutonomous);
  expect(isOfNewestSections(kind, AFFILIATED)).toBe(atAffiliated);
  expect(isOfNewestSections(kind, null)).toBe(true);
});
