import type { Profile } from './holland.ts';
import type { AptitudeScale } from './scales.ts';

/**
 * Families of engineering branches and how much of each kind of interest their study and work use, 0 to 100. The figures are our judgement from the usual
 * syllabi and tasks, not measured. They order suggestions and never exclude a branch. Their texts are in `report/data`.
 */
type Family = {
  id: string;
  /** Recognises a published branch name; the first family that does has it. */
  pattern: RegExp;
  profile: Profile;
  /** The timed parts it leans on most. */
  aptitudes: readonly AptitudeScale[];
};

const profile = (
  realistic: number,
  investigative: number,
  artistic: number,
  social: number,
  enterprising: number,
  conventional: number,
): Profile => ({ realistic, investigative, artistic, social, enterprising, conventional });

const FAMILIES = [
  {
    id: 'civil',
    pattern: /civil|construction|structur|infrastructure/i,
    profile: profile(88, 60, 38, 35, 58, 48),
    aptitudes: ['spatial', 'numerical'],
  },
  {
    id: 'electrical',
    pattern: /^electrical|electronics and electrical engineering|(?:^| )energy/i,
    profile: profile(85, 75, 15, 22, 32, 50),
    aptitudes: ['numerical', 'spatial'],
  },
  {
    id: 'biomedical',
    pattern: /bio(?!.*comput)|medical|pharm|life science/i,
    profile: profile(45, 92, 25, 58, 25, 40),
    aptitudes: ['abstract', 'verbal'],
  },
  {
    id: 'architecture',
    pattern: /architect(?!.*ocean)(?<!naval architect)|(?:^| )planning(?! and manag)/i,
    profile: profile(55, 50, 92, 40, 45, 30),
    aptitudes: ['spatial', 'abstract'],
  },
  {
    id: 'design',
    pattern:
      /^(?!.*(?:comput|circuit|vlsi|quality|mechanic|electronic)).*(?:design|fashion|apparel|animation|printing)/i,
    profile: profile(48, 38, 95, 35, 52, 28),
    aptitudes: ['spatial', 'abstract'],
  },
  {
    id: 'robotics',
    pattern: /robot|mechatron|automation/i,
    profile: profile(88, 82, 45, 15, 35, 38),
    aptitudes: ['spatial', 'abstract'],
  },
  {
    id: 'ai-data',
    pattern: /artificial|machine learning|data|statistic/i,
    profile: profile(22, 95, 35, 22, 45, 62),
    aptitudes: ['numerical', 'abstract'],
  },
  {
    id: 'mathematics-computing',
    pattern: /mathemat|(?<!geo)physics|physical science|computational|interdisciplinary|quantum|engineering science/i,
    profile: profile(28, 98, 42, 15, 15, 48),
    aptitudes: ['numerical', 'abstract'],
  },
  {
    id: 'electronics',
    pattern:
      /electronic(?!s and (?:power|electrical eng))|vlsi|telecom|communication|integrated circuit|embedded|\b5g\b/i,
    profile: profile(72, 88, 25, 15, 25, 52),
    aptitudes: ['abstract', 'numerical'],
  },
  {
    id: 'computer',
    pattern: /comput|software|cyber|internet of things/i,
    profile: profile(38, 92, 38, 18, 32, 58),
    aptitudes: ['abstract', 'numerical'],
  },
  {
    id: 'information-technology',
    pattern: /information technology|\(IT\)/i,
    profile: profile(38, 72, 28, 42, 48, 78),
    aptitudes: ['abstract', 'verbal'],
  },
  {
    id: 'instrumentation',
    pattern: /instrument|control/i,
    profile: profile(75, 80, 15, 15, 22, 70),
    aptitudes: ['numerical', 'abstract'],
  },
  {
    id: 'aerospace',
    pattern: /aero|aviation|space|naval|ocean/i,
    profile: profile(78, 92, 40, 10, 28, 42),
    aptitudes: ['spatial', 'numerical'],
  },
  {
    id: 'industrial',
    pattern: /industrial (?:engineering|and)|production|operations research|logistics|business|economics|quality/i,
    profile: profile(50, 52, 18, 45, 78, 72),
    aptitudes: ['numerical', 'verbal'],
  },
  {
    id: 'mechanical',
    pattern: /mechanic|automobile|automotive|manufactur|rail|vehicle/i,
    profile: profile(95, 72, 35, 15, 42, 38),
    aptitudes: ['spatial', 'numerical'],
  },
  {
    id: 'environment',
    pattern: /environment|earth|geo|fire|safety|sustainable/i,
    profile: profile(65, 78, 25, 62, 30, 42),
    aptitudes: ['numerical', 'verbal'],
  },
  {
    id: 'food-agriculture',
    pattern: /food|agricult|dairy/i,
    profile: profile(75, 68, 15, 52, 48, 42),
    aptitudes: ['numerical', 'verbal'],
  },
  {
    id: 'materials',
    pattern: /material|metallurg|ceramic|mining|mineral/i,
    profile: profile(82, 85, 20, 12, 35, 42),
    aptitudes: ['numerical', 'abstract'],
  },
  {
    id: 'chemical',
    pattern: /chemi|petro|polymer|plastic|paint|coating|dyestuff|\boil\b|paper/i,
    profile: profile(68, 90, 15, 18, 30, 55),
    aptitudes: ['numerical', 'abstract'],
  },
  {
    id: 'textile',
    pattern: /textile|fibre|silk|carpet|handloom/i,
    profile: profile(72, 52, 58, 25, 48, 45),
    aptitudes: ['spatial', 'numerical'],
  },
] as const satisfies readonly Family[];

export type BranchId = (typeof FAMILIES)[number]['id'];
export type Branch = Family & { id: BranchId };
/** Order matters: a name that fits two families belongs to the earlier one. */
export const BRANCHES: readonly Branch[] = FAMILIES;

/** The family of a published branch name; null for the few that belong to none. */
export const branchOf = (name: string): Branch | null => BRANCHES.find(({ pattern }) => pattern.test(name)) ?? null;
