import { useMessages } from '../../../lib/messages.ts';
import { collegeMessages } from '../shared/messages.ts';
import { shortDistance } from '../shared/said-distance.ts';
import { useDistances } from '../shared/use-distances.ts';
import type { ComparedCollege } from './use-compared.ts';

/** Says how far each compared college is from the student's PIN code; null where it is not known or not loaded. */
export function useDistanceOf(compared: readonly ComparedCollege[]): (one: ComparedCollege) => string | null {
  const words = useMessages(collegeMessages).distance;
  const pins = compared.map(({ college }) => college.facts.find(({ label }) => label === 'PIN code')?.value ?? null);
  const { distances } = useDistances(pins);
  return (one) => {
    const distance = distances?.[compared.indexOf(one)];
    return distance ? shortDistance(words, distance) : null;
  };
}
