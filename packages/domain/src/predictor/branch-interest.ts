/**
 * Which branches fit which interests, by the words of their names. The table is our judgement from the usual syllabi, not measured: it orders suggestions and
 * never excludes a branch.
 */
type Names = { core: RegExp; related: RegExp };

export const INTEREST_BRANCHES: Readonly<Record<Interest, Names>> = {
  programming: {
    core: /comput|software|information technology|internet of things|cyber|block ?chain|gaming/i,
    related: /data|artificial|machine learning|electronics|mathematics and/i,
  },
  'data-and-ai': {
    core: /data|artificial|machine learning|statistic/i,
    related: /comput|information technology|mathematic|robot/i,
  },
  mathematics: {
    core: /mathematic|statistic|computational|economics|physics/i,
    related: /data|artificial|comput|aerospace|mechanics/i,
  },
  electronics: {
    core: /electronic|vlsi|communication|telecom|integrated circuit|embedded|5g/i,
    related: /electrical|instrument|internet of things|mechatron|robot/i,
  },
  'electricity-and-energy': {
    core: /electrical|power|energy/i,
    related: /electronic|instrument|petroleum|sustainable/i,
  },
  'machines-and-vehicles': {
    core: /mechanic|automobile|vehicle|aerospace|aeronaut|aviation|production|manufactur|rail|naval|ocean/i,
    related: /mechatron|robot|automation|industrial|mining/i,
  },
  'robots-and-automation': {
    core: /robot|automation|mechatron/i,
    related: /instrument|control|mechanic|electronic|artificial|internet of things/i,
  },
  'buildings-and-cities': {
    core: /civil|construction|structur|infrastructure|architecture|planning/i,
    related: /environment|transport|geolog/i,
  },
  chemistry: {
    core: /chemi|petro|polymer|plastic|paint|coating|dyestuff|\boil\b|surfactant/i,
    related: /material|pharm|food|textile|metallurg|paper/i,
  },
  'materials-and-metals': {
    core: /material|metallurg|ceramic|mineral|mining/i,
    related: /manufactur|production|polymer|plastic|chemical/i,
  },
  'biology-and-health': {
    core: /bio|medical|pharm|life science/i,
    related: /food|agricult|dairy|chemical/i,
  },
  'food-and-farming': { core: /food|agricult|dairy/i, related: /bio|chemical/i },
  'environment-and-earth': {
    core: /environment|earth|geolog|geophys|sustainable|mining|ocean/i,
    related: /civil|energy|agricult|petroleum/i,
  },
  'design-and-making': {
    core: /design|architecture|fashion|animation|printing|textile|planning/i,
    related: /manufactur|production|mechanic|automobile|robot/i,
  },
  'business-and-people': {
    core: /business|management|economics|industrial engineering|mba/i,
    related: /industrial|production|information technology|data|planning/i,
  },
};

export const CORE_FIT = 1;
export const RELATED_FIT = 0.5;

/** How well one branch meets one interest: 1 where it is what the branch is about, 0.5 where it is a part of it, else 0. */
export function fitOf(branch: string, interest: Interest): number {
  const { core, related } = INTEREST_BRANCHES[interest];
  if (core.test(branch)) return CORE_FIT;
  return related.test(branch) ? RELATED_FIT : 0;
}

/** What a student may like doing, in the language of a 17-year-old. In the order of the form. */
export const INTERESTS = [
  'programming',
  'data-and-ai',
  'mathematics',
  'electronics',
  'electricity-and-energy',
  'machines-and-vehicles',
  'robots-and-automation',
  'buildings-and-cities',
  'chemistry',
  'materials-and-metals',
  'biology-and-health',
  'food-and-farming',
  'environment-and-earth',
  'design-and-making',
  'business-and-people',
] as const;

export type Interest = (typeof INTERESTS)[number];
