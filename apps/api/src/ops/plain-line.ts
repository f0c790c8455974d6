/** Characters that command a terminal or turn its lines round: control codes and the marks of writing direction. */
const COMMANDING = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A line as a terminal may show it, whoever wrote what stands in it. Line breaks stay. */
export const plainLine = (line: string): string =>
  line.replaceAll(COMMANDING, (character) => (character === '\n' ? character : '\ufffd'));

/** What a student wrote, set in, so that no line of it can pass for one of ours. */
export const setIn = (text: string): string[] => text.split(/\r\n|\r|\n/).map((line) => `  ${line}`);
