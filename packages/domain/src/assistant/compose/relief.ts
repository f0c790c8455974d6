import type { Speech } from '../say/speech.ts';
import type { CollegeCost } from '../tool-types.ts';
import type { Block } from '../types.ts';
import { list } from './parts.ts';

/** More that may pay say only that the answers are missing. */
const MAX_OPEN = 3;

/** Where a fee is unknown: what is known of the schemes that pay it, by the family's answers. Those that only may pay are named where none is sure. */
export function reliefParts(cost: CollegeCost['output'], speech: Speech): (Block | string)[] {
  const { words, tell } = speech;
  const schemes = cost.seats.find(({ seat }) => seat === 'cap')?.schemes ?? [];
  const sure = schemes.filter(({ isSure }) => isSure);
  const named = sure.length > 0 ? sure : schemes.length > MAX_OPEN ? [] : schemes;
  if (cost.fee !== null || named.length === 0) return [];
  return [
    sure.length > 0 ? words.money.reliefKnown : words.money.reliefOpen,
    list(named.map(({ name, pays }) => (pays === undefined ? tell(name) : `${tell(name)}: ${tell(pays)}`))),
    ...cost.notes.map(tell),
  ];
}
