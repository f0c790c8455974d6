import { BRANCHES, type Branch, branchOf } from './branches.ts';
import { C_HIGHEST, type Code, cIndex, codeOf, IACHAN_HIGHEST, iachan, type Profile } from './holland.ts';
import { type Norms, PROVISIONAL_NORMS, standardErrorT } from './norms.ts';
import { INTEREST_SCALES, type InterestScale } from './scales.ts';
import { correlation, mean, spread } from './statistics.ts';

export type Fit = {
  branch: Branch;
  code: Code;
  /** 0 to 1, before it is known how steady the interests are: it decides the order. */
  likeness: number;
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
export const rankBranches = (profile: Profile, norms: Norms = PROVISIONAL_NORMS): Fit[] =>
  BRANCHES.map((branch) => fitTo(branch, profile, norms)).sort(
    (one, other) => other.likeness - one.likeness || (one.branch.id < other.branch.id ? -1 : 1),
  );

/** The fits that a second sitting would give two times in three. */
export function fitRange({ branch, fit }: Fit, profile: Profile, norms: Norms): { fitLow: number; fitHigh: number } {
  const fits = repeatsOf(profile, norms)
    .map((repeat) => fitTo(branch, repeat, norms).fit)
    .sort((one, other) => one - other);
  const at = (share: number) => fits[Math.round(share * (fits.length - 1))] ?? fit;
  return { fitLow: Math.min(fit, at(1 / 6)), fitHigh: Math.max(fit, at(5 / 6)) };
}

/** The likeness is squared: branches are alike, so that without it the five best would hardly differ. */
function fitTo(branch: Branch, profile: Profile, norms: Norms): Fit {
  const code = codeOf(branch.profile);
  const c = cIndex(codeOf(profile), code);
  const m = iachan(codeOf(profile), code);
  const shape = correlation(
    INTEREST_SCALES.map((scale) => profile[scale]),
    INTEREST_SCALES.map((scale) => branch.profile[scale]),
  );
  const likeness = CODE_SHARE * (c / C_HIGHEST) + (1 - CODE_SHARE) * ((shape + 1) / 2);
  // A half is chance: the less of a profile is steady, the nearer to it.
  const share = 0.5 + steadyShare(profile, norms) * (likeness - 0.5);
  return {
    branch,
    code,
    likeness,
    fit: Math.round(100 * share ** 2),
    cIndex: c,
    iachan: m,
    correlation: Math.round(shape * 100) / 100,
    isConfirmed: Math.abs(c / C_HIGHEST - m / IACHAN_HIGHEST) <= DISAGREEMENT,
  };
}

/** The standard error of an interest as it is answered, on the scale of 1 to 5. */
const errorOf = (scale: InterestScale, { scales }: Norms) =>
  (scales[scale].spread * standardErrorT(scales[scale])) / 10;

/** How much of the difference between a student's interests would come back in a second sitting: little of it where they are nearly equal. */
function steadyShare(profile: Profile, norms: Norms): number {
  const differences = spread(INTEREST_SCALES.map((scale) => profile[scale])) ** 2;
  const chance = mean(INTEREST_SCALES.map((scale) => errorOf(scale, norms) ** 2));
  return differences <= chance ? 0 : 1 - chance / differences;
}

/** Profiles that a second sitting could give: each interest one standard error higher or lower, in every combination. */
const repeatsOf = (profile: Profile, norms: Norms): Profile[] =>
  Array.from({ length: 2 ** INTEREST_SCALES.length }, (_, signs) => {
    const moved = INTEREST_SCALES.map((scale, place) => {
      const answer = profile[scale] + ((signs >> place) & 1 ? 1 : -1) * errorOf(scale, norms);
      return [scale, Math.max(1, Math.min(answer, 5))];
    });
    // Every interest has just got its entry.
    return Object.fromEntries(moved) as Profile;
  });

/** How like a profile published branch names are, 0 to 1; names that belong to no family are left out. */
export function fitOfNames(profile: Profile, names: Iterable<string>): Map<string, number> {
  const byFamily = new Map<string, number>(rankBranches(profile).map(({ branch, likeness }) => [branch.id, likeness]));
  const fits = new Map<string, number>();
  for (const name of names) {
    const fit = byFamily.get(branchOf(name)?.id ?? '');
    if (fit !== undefined) fits.set(name, fit);
  }
  return fits;
}
