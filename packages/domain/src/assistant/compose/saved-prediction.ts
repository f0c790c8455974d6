import { fill, type Speech } from '../say/speech.ts';
import type { NearPrediction } from '../tool-types.ts';

type Saved = Pick<NearPrediction, 'differs'>;

/** Whose figures these are. Only a saved prediction that shows the very same is named as such. */
export const whoseText = ({ year, differs }: Saved & { year: number }, { words: { chances } }: Speech): string =>
  fill(differs ? chances.whose.today : chances.whose.saved, { year });

/** Why the saved prediction may show other figures; empty where it shows these. */
export const differsText = ({ differs }: Saved, { words: { chances } }: Speech): string =>
  differs ? chances.savedDiffers[differs] : '';

/** What the link to the saved prediction is called. `rest`: the answer shows only some of it. */
export function savedLinkText({ differs }: Saved, { words: { chances } }: Speech, part?: 'rest'): string {
  if (differs) return chances.openSaved;
  return part === 'rest' ? chances.restInPrediction : chances.inPrediction;
}
