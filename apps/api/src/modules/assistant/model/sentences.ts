/** The end of a sentence: its sign with what closes after it, before a space; or a line break. '2.' at the beginning of a line counts a list. */
const END = /(?<!^\s{0,8}\d{1,2})[.!?…।]["'’”)\]]*(?=\s)|\n/m;

/** Cuts a growing text into whole sentences; the last one comes with `rest`. */
export function makeSentenceCutter() {
  let waiting = '';
  return {
    add(piece: string): string[] {
      waiting += piece;
      const whole: string[] = [];
      for (let end = END.exec(waiting); end; end = END.exec(waiting)) {
        // The space that follows goes with the sentence, so that pieces put together are the text again.
        const after = end.index + end[0].length;
        const gap = /^[^\S\n]*/.exec(waiting.slice(after))?.[0].length ?? 0;
        whole.push(waiting.slice(0, after + gap));
        waiting = waiting.slice(after + gap);
      }
      return whole;
    },
    rest(): string {
      const left = waiting;
      waiting = '';
      return left;
    },
  };
}

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
