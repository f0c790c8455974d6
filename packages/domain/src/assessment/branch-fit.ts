import { BRANCHES, type Branch, branchOf } from './branches.ts';
import { C_HIGHEST, type Code, cIndex, codeOf, IACHAN_HIGHEST, iachan, type Profile } from './holland.ts';
import { INTEREST_SCALES } from './scales.ts';
import { correlation } from './statistics.ts';

export type Fit = {
  branch: Branch;
  code: Code;
  /** 0 to 100. */
  fit: number;
  cIndex: number;
  iachan: number;
  correlation: number;
  isConfirmed: boolean;
};

/**
 * How much the C-index of the letters counts; the shape of all six counts the rest. Letters jump where two interests are nearly equal: with a half, the best
 * branch of a true profile is among the five shown 80 times in 100, with a third 86 (`npm run bench -- psychometric`).
 */
const CODE_SHARE = 1 / 3;
/** Beyond this difference, each as a share of its maximum, two indexes disagree. */
const DISAGREEMENT = 0.35;

/** How every family of branches fits a profile of interests, best first. */
export function rankBranches(profile: Profile): Fit[] {
  const mine = codeOf(profile);
  return BRANCHES.map((branch) => fitTo(branch, mine, profile)).sort(
    (one, other) => other.fit - one.fit || (one.branch.id < other.branch.id ? -1 : 1),
  );
}

function fitTo(branch: Branch, mine: Code, profile: Profile): Fit {
  const code = codeOf(branch.profile);
  const c = cIndex(mine, code);
  const m = iachan(mine, code);
  const shape = correlation(
    INTEREST_SCALES.map((scale) => profile[scale]),
    INTEREST_SCALES.map((scale) => branch.profile[scale]),
  );
  const share = CODE_SHARE * (c / C_HIGHEST) + (1 - CODE_SHARE) * ((shape + 1) / 2);
  return {
    branch,
    code,
    fit: Math.round(100 * share),
    cIndex: c,
    iachan: m,
    correlation: Math.round(shape * 100) / 100,
    isConfirmed: Math.abs(c / C_HIGHEST - m / IACHAN_HIGHEST) <= DISAGREEMENT,
  };
}

/** How well published branch names fit, 0 to 1; names that belong to no family are left out. */
export function fitOfNames(profile: Profile, names: Iterable<string>): Map<string, number> {
  const byFamily = new Map<string, number>(rankBranches(profile).map(({ branch, fit }) => [branch.id, fit / 100]));
  const fits = new Map<string, number>();
  for (const name of names) {
    const fit = byFamily.get(branchOf(name)?.id ?? '');
    if (fit !== undefined) fits.set(name, fit);
  }
  return fits;
}
