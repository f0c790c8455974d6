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
