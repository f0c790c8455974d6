import type { JosaaCandidate } from '../candidate.ts';
import type { Place, RankListInfo } from '../exam.ts';
import type { JosaaBasis, JosaaKind, JosaaPaper } from './josaa-kind.ts';

/** Which of the ranks of one paper counts in a pool. */
const PARTS = ['crl', 'category', 'pwd', 'categoryPwd'] as const;
type Part = (typeof PARTS)[number];
type RankField = Extract<keyof JosaaCandidate, `${string}Crl` | `${string}Rank`>;

const PAPERS: Record<string, { label: string; fields: Partial<Record<Part, RankField>> }> = {
  'JEE Advanced': {
    label: 'JEE Advanced',
    fields: {
      crl: 'advancedCrl',
      category: 'advancedCategoryRank',
      pwd: 'advancedPwdRank',
      categoryPwd: 'advancedCategoryPwdRank',
    },
  },
  'JEE Main engineering': {
    label: 'JEE Main',
    fields: {
      crl: 'mainCrl',
      category: 'mainCategoryRank',
      pwd: 'mainPwdRank',
      categoryPwd: 'mainCategoryPwdRank',
    },
  },
  'JEE Main architecture': {
    label: 'JEE Main paper 2A (B.Arch)',
    fields: { crl: 'architectureCrl', category: 'architectureCategoryRank' },
  },
  'JEE Main planning': {
    label: 'JEE Main paper 2B (B.Plan)',
    fields: { crl: 'planningCrl', category: 'planningCategoryRank' },
  },
};

const PART_WORDS: Record<Part, string> = {
  crl: 'common rank (CRL)',
  category: 'category rank',
  pwd: 'PwD rank in the common list',
  categoryPwd: 'PwD rank in the category list',
};

/** Every rank list of JoSAA. A pool that no field of the form serves goes by a list without one. */
export const JOSAA_LISTS: readonly RankListInfo[] = Object.entries(PAPERS).flatMap(([paper, { label, fields }]) =>
  PARTS.map((part) => ({
    id: `${paper} ${part}`,
    label: `${label}, ${PART_WORDS[part]}`,
    field: fields[part] ?? '',
  })),
);

/** The rank list that decides in a pool: IITs by JEE Advanced, the others by JEE Main; open seats by common rank, the rest by the own list. */
export function josaaListOf({ basis, paper, category, isPwd }: JosaaKind): string {
  const isOpen = category === 'OPEN';
  const part: Part = isPwd ? (isOpen ? 'pwd' : 'categoryPwd') : isOpen ? 'crl' : 'category';
  return `${paperKey(basis, paper)} ${part}`;
}

const paperKey = (basis: JosaaBasis, paper: JosaaPaper) => (basis === 'JEE Advanced' ? basis : `${basis} ${paper}`);

/** The candidate's ranks by list. */
export function josaaPlaces(candidate: JosaaCandidate): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const [paper, { fields }] of Object.entries(PAPERS)) {
    for (const part of PARTS) {
      const field = fields[part];
      const rank = field === undefined ? undefined : rankOf(candidate, part, field, fields);
      if (rank !== undefined) places.set(`${paper} ${part}`, { rank, spread: 0 });
    }
  }
  return places;
}

/** An open-category candidate has no category list but, with a disability, the PwD list: a rank given as category rank is of that one. */
function rankOf(candidate: JosaaCandidate, part: Part, field: RankField, fields: Partial<Record<Part, RankField>>) {
  if (candidate.category !== 'OPEN') return candidate[field];
  if (part === 'category' || part === 'categoryPwd') return undefined;
  if (part === 'pwd' && candidate.pwd) return candidate[field] ?? (fields.category && candidate[fields.category]);
  return candidate[field];
}
