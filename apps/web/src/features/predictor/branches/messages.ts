import type { Interest } from '@dakhila/domain/predictor/branch-interest';
import { defineMessages } from '../../../lib/messages.ts';

export const branchMessages = defineMessages({
  en: {
    title: 'What do you like doing?',
    lead: 'Tick what draws you. We rank the branches within your reach by how well they meet it, and say why.',
    interests: {
      programming: 'Programming',
      'data-and-ai': 'Data and AI',
      mathematics: 'Mathematics',
      electronics: 'Electronics',
      'electricity-and-energy': 'Electricity and energy',
      'machines-and-vehicles': 'Machines and vehicles',
      'robots-and-automation': 'Robots and automation',
      'buildings-and-cities': 'Buildings and cities',
      chemistry: 'Chemistry',
      'materials-and-metals': 'Materials and metals',
      'biology-and-health': 'Biology and health',
      'food-and-farming': 'Food and farming',
      'environment-and-earth': 'Environment and earth',
      'design-and-making': 'Design and making',
      'business-and-people': 'Business and people',
    } satisfies Record<Interest, string>,
    remember: 'Save these interests to my profile',
    rememberFailed: 'Your interests were not saved to your profile',
    show: 'Show branches',
    chooseOne: 'Choose at least one interest',
    loading: 'Ranking the branches',
    failedTitle: 'The branches could not be ranked',
    failed: 'Please try again.',
    emptyTitle: 'No branch within reach meets these interests',
    empty: 'Tick one or two more, or look through the programmes themselves.',
    ranked: 'Branches for you',
    never: 'A suggestion, not a verdict: it knows your ticks and your chances, and nothing else about you.',
    fit: 'Fits your interests',
    chance: 'Best chance',
    counts: (safe: number, likely: number, possible: number, reach: number) =>
      [
        [safe, 'Safe'],
        [likely, 'Likely'],
        [possible, 'Possible'],
        [reach, 'Reach'],
      ]
        .filter(([count]) => count !== 0)
        .map(([count, band]) => `${count} ${band}`)
        .join(', '),
    examples: 'Such as',
    example: (college: string, chance: string) => `${college}, ${chance}`,
    seeAll: (branch: string) => `See all programmes of ${branch}`,
    offerTitle: 'Branch recommendations come with Standard and Premium',
    offer:
      'Tell us what you like doing, and we rank the branches within your reach by how well they fit you and how likely a seat is, with the reasons in words.',
    offerPoints: [
      'Ranked by your chances in this prediction and your interests together',
      'Reasons for every branch, and colleges to look at',
      'More prediction attempts as well',
    ],
    upgrade: 'See the plans',
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
