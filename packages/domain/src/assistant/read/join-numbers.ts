const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, lakh: 100_000, crore: 10_000_000 };
/** What these add to the figure after them: half, a quarter, a quarter less. */
const PARTS: Readonly<Record<string, number>> = { sade: 0.5, sava: 0.25, paune: -0.25 };
const isFigure = (word: string | undefined): word is string => word !== undefined && /^\d[\d,]*(?:\.\d+)?$/.test(word);
const figureOf = (word: string) => Number(word.replaceAll(',', ''));

/** Figures and scales that stand in a row as one figure: '1 lakh 20 thousand' → '120000', '98 point 7' → '98.7'. */
export function joinNumbers(words: readonly string[]): string[] {
  const joined: string[] = [];
  let at = 0;
  while (at < words.length) {
    const run = runAt(words, at);
    joined.push(run === undefined ? (words[at] ?? '') : String(run.value));
    at += run?.length ?? 1;
  }
  return joined;
}

function runAt(words: readonly string[], start: number): { value: number; length: number } | undefined {
  let [sum, group, at] = [0, 0, start];
  let [isLastFigure, hasScale] = [false, false];
  for (; at < words.length; at += 1) {
    const word = words[at];
    const scale = SCALES[word ?? ''];
    const part = PARTS[word ?? ''];
    if (part !== undefined) {
      if (isLastFigure) break;
      group += isFigure(words[at + 1]) ? part : 1 + part;
    } else if (isFigure(word)) {
      // Two figures in a row are two numbers.
      if (isLastFigure) break;
      group += figureOf(word);
      isLastFigure = true;
    } else if (scale !== undefined) {
      if (scale === 100) group = (group || 1) * scale;
      else {
        sum += (group || 1) * scale;
        group = 0;
      }
      isLastFigure = false;
      hasScale = true;
    } else break;
  }
  const [point, digits] = [words[at], words[at + 1]];
  if (point === 'point' && isLastFigure && isFigure(digits))
    return { value: Number(`${sum + group}.${digits}`), length: at - start + 2 };
  return hasScale && at - start > 1 ? { value: sum + group, length: at - start } : undefined;
}
