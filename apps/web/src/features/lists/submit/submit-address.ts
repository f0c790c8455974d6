import { paths } from '../../../paths.ts';

/** The steps before a form is submitted, in order. */
export const STEPS = ['check', 'type', 'compare'] as const;
export type Step = (typeof STEPS)[number];
export type SubmitAddress = { list: string | null; step: Step };

/** Reads the address; an unknown step is the first. */
export const readSubmitAddress = (search: URLSearchParams): SubmitAddress => ({
  list: search.get('list'),
  step: STEPS.find((step) => step === search.get('step')) ?? STEPS[0],
});

export function submitPath({ list, step }: SubmitAddress): string {
  const search = new URLSearchParams();
  if (list !== null) search.set('list', list);
  if (step !== STEPS[0]) search.set('step', step);
  return `${paths.beforeSubmit}?${search}`;
}
