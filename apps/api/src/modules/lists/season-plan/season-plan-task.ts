import type { DrawOptions } from '@dakhila/domain/lists/openings';
import { playSeason, type SeasonInput } from '@dakhila/domain/season-plan/play-season';

/** Plays both admissions together. It runs in the simulator's worker thread. */
export default ({ options, ...input }: SeasonInput & { options: DrawOptions }) => playSeason(input, options);
