import type { JosaaProgramme } from '../../colleges/records.ts';
import type { JosaaCandidate } from '../candidate.ts';
import type { Estimates, Place, RankListInfo } from '../exam.ts';
import { JEE_PERCENTILE_FIELDS } from '../input-rules.ts';

/** Which of the ranks of one paper counts in a pool. */
const PARTS = {
  Crl: 'common rank (CRL)',
  CategoryRank: 'category rank',
  PwdRank: 'PwD rank in the common list',
  CategoryPwdRank: 'PwD rank in the category list',
} as const;
type Part = keyof typeof PARTS;
const PART_NAMES: readonly Part[] = ['Crl', 'CategoryRank', 'PwdRank', 'CategoryPwdRank'];

const PAPERS = {
  main: 'JEE Main',
  advanced: 'JEE Advanced',
  architecture: 'JEE Main paper 2A (B.Arch)',
  planning: 'JEE Main paper 2B (B.Plan)',
} as const;
type Paper = keyof typeof PAPERS;
const PAPER_NAMES: readonly Paper[] = ['main', 'advanced', 'architecture', 'planning'];

/** A list is named like the form field for the rank in it. */
type ListId = `${Paper}${Part}`;
/** The form does not ask for PwD ranks in architecture and planning: those few pools are not estimated. */
const UNASKED = [
  'architecturePwdRank',
  'architectureCategoryPwdRank',
  'planningPwdRank',
  'planningCategoryPwdRank',
] as const;
type Unasked = (typeof UNASKED)[number];

const isAsked = (id: ListId): id is Exclude<ListId, Unasked> => !UNASKED.some((unasked) => unasked === id);

/** Every rank list of JoSAA. */
export const JOSAA_LISTS: readonly RankListInfo[] = PAPER_NAMES.flatMap((paper) =>
  PART_NAMES.map((part) => {
    const id: ListId = `${paper}${part}`;
    return { id, label: `${PAPERS[paper]}, ${PARTS[part]}`, field: isAsked(id) ? id : '' };
  }),
);

/** The rank list that decides in a pool: IITs by JEE Advanced, the others by JEE Main; open seats by common rank, the rest by the own list. */
export function josaaListOf(
  basis: JosaaBasis,
  paper: JosaaPaper,
  { category, isPwd }: { category: string; isPwd: boolean },
): ListId {
  const part = isPwd
    ? category === 'OPEN'
      ? 'PwdRank'
      : 'CategoryPwdRank'
    : category === 'OPEN'
      ? 'Crl'
      : 'CategoryRank';
  return `${basis === 'JEE Advanced' ? 'advanced' : paper === 'engineering' ? 'main' : paper}${part}`;
}

/** The candidate's ranks by list. Ranks of JEE Main that are not given are estimated from the percentile; JEE Advanced's cannot be. */
export function josaaPlaces(candidate: JosaaCandidate, estimates: Estimates = {}): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const paper of PAPER_NAMES) {
    for (const part of PART_NAMES) {
      const rank = rankOf(candidate, paper, part);
      if (rank !== undefined) places.set(`${paper}${part}`, { rank, spread: 0 });
    }
  }
  const percentile = bestPercentile(candidate);
  if (percentile === undefined) return places;
  const common = places.get('mainCrl') ?? estimates.mainPercentile?.(percentile);
  if (common === undefined) return places;
  places.set('mainCrl', common);
  const own = estimates[candidate.category]?.(common.rank);
  if (own !== undefined && !places.has('mainCategoryRank'))
    places.set('mainCategoryRank', { ...own, spread: Math.hypot(own.spread, common.spread) });
  return places;
}

/** The NTA score that counts: the better one of the sessions. */
export function bestPercentile(candidate: JosaaCandidate): number | undefined {
  const given = JEE_PERCENTILE_FIELDS.flatMap((field) => candidate[field] ?? []);
  return given.length === 0 ? undefined : Math.max(...given);
}

/** An open-category candidate is in no category list and, with a disability, in the PwD list. No rank replaces another. */
function rankOf(candidate: JosaaCandidate, paper: Paper, part: Part): number | undefined {
  const id: ListId = `${paper}${part}`;
  const own = isAsked(id) ? candidate[id] : undefined;
  if (candidate.category !== 'OPEN') return own;
  if (part === 'Crl') return own;
  return part === 'PwdRank' && candidate.pwd ? own : undefined;
}

/** Which paper ranks the candidates of a programme: JEE Main has papers of its own for architecture and planning. */
export type JosaaPaper = 'engineering' | 'architecture' | 'planning';

export type JosaaBasis = 'JEE Advanced' | 'JEE Main';

/** The paper whose rank list a programme uses. */
export function paperOf({ degree }: Pick<JosaaProgramme, 'degree'>): JosaaPaper {
  if (degree === 'Bachelor of Architecture') return 'architecture';
  return degree === 'Bachelor of Planning' ? 'planning' : 'engineering';
}
