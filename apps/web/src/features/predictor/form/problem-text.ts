import { CATEGORY_RANK_NEEDED, INPUT_SENTENCES } from '@dakhila/domain/predictor/input-rules';
import { fill } from '../../../lib/messages.ts';
import type { FormWords } from '../messages.ts';

const SENTENCES: Readonly<Record<string, string>> = INPUT_SENTENCES;

/** What stands under an invalid field: the rules say it in English, for server and screen alike. */
export function problemText({ problem }: FormWords, english: string): string {
  const [, category, paper] = CATEGORY_RANK_NEEDED.exec(english) ?? [];
  if (category !== undefined && paper !== undefined) return fill(problem.categoryRank, { category, paper });
  return Object.entries(problem).find(([name]) => SENTENCES[name] === english)?.[1] ?? english;
}
