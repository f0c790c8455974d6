import type { SeatSections } from '../../colleges/figures.ts';
import type { CapKind } from './cap-kind.ts';

/**
 * Whether a college has seats of this kind by its newest list. A college that becomes autonomous moves all its seats to state level: its former home university
 * pools cannot be chosen any more and do not predict the new ones.
 */
export function isOfNewestSections(
  { side, seat }: Pick<CapKind, 'side' | 'seat'>,
  sections: SeatSections | null,
): boolean {
  if (sections === null || side === 'all-india') return true;
  if (side !== 'state') return sections.hasHome || sections.hasOther;
  return seat.kind === 'category' ? sections.hasGeneralState : sections.hasState;
}
