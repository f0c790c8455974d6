import type { CollegeDistance } from '@dakhila/domain/colleges/distance';
import { indianNumber } from '../../../lib/format.ts';
import { fill } from '../../../lib/messages.ts';
import type { collegeMessages } from './messages.ts';

type DistanceWords = (typeof collegeMessages)['en']['distance'];

/** The distance as a sentence, with the PIN code it is measured from. */
export function distanceSentence({ from }: DistanceWords, pin: string, distance: CollegeDistance): string {
  return fill(from[distance.kind], { pin, km: distance.kind === 'about' ? indianNumber(distance.km) : '' });
}

/** The distance as the cell of a table. */
export function shortDistance({ short }: DistanceWords, distance: CollegeDistance): string {
  return distance.kind === 'about' ? fill(short.about, { km: indianNumber(distance.km) }) : short[distance.kind];
}
