const POINT = /^\s*(\d{1,2})[.)]\s/;

/** Takes the counters off the points of a list that counts up from 1, sentence after sentence: they are no facts. Any other figure stays. */
export function makeListReader(): (sentence: string) => string {
  let last = 0;
  let isLineStart = true;
  return (sentence) => {
    const point = isLineStart ? POINT.exec(sentence) : null;
    isLineStart = sentence.endsWith('\n');
    const count = Number(point?.[1] ?? 0);
    if (point === null || (count !== 1 && count !== last + 1)) return sentence;
    last = count;
    return sentence.slice(point[0].length);
  };
}
