import type { CollegeDistance } from '@dakhila/domain/colleges/distance';
import { indianNumber } from '../../../lib/format.ts';
import type { distanceMessages } from './distance-messages.ts';

type DistanceWords = (typeof distanceMessages)['en'];

/** The distance as a sentence, with the PIN code it is measured from. */
export function distanceSentence({ from }: DistanceWords, pin: string, distance: CollegeDistance): string {
  switch (distance.kind) {
    case 'same-pin':
      return from['same-pin'](pin);
    case 'near':
      return from.near(pin);
    case 'about':
      return from.about(pin, indianNumber(distance.km));
    case 'own-unknown':
      return from['own-unknown'](pin);
    case 'college-unknown':
      return from['college-unknown']();
  }
}

/** The distance as the cell of a table. */
export function shortDistance({ short }: DistanceWords, distance: CollegeDistance): string {
  return distance.kind === 'about' ? short.about(indianNumber(distance.km)) : short[distance.kind];
}
