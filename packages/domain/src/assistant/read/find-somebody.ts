import { mark, type Reading } from './reading.ts';

const SOMEBODY = /^(?:friends?|brother|sister|cousin|classmates?|roommate|neighbours?)$/;
const ONE_SELF = /^(?:i|my|me|mine)$/;
const OF_FIGURES = /^(?:percentile|percentiles|percent|rank|ranks|crl|air|merit|%)$/;
const OF_KIND = /^(?:obc|sc|st|sebc|ews|vj|vjnt|tfws|open|general|girls?|boys?|female|male)$/;

/**
 * Figures and categories of somebody else: 'my friend got 99 percentile and i got 91'. Where the student asks for himself they are marked '@other' and
 * say nothing; true where the whole question is for the other.
 */
export function findSomebody(reading: Reading): boolean {
  const { tokens, marks } = reading;
  const at = marks.findIndex((word) => SOMEBODY.test(word));
  if (at < 0) return false;
  const own = marks.findIndex((word, place) => place > at && ONE_SELF.test(word));
  const end = own < 0 ? marks.length : own;
  const hasFigure = tokens.slice(at, end).some(({ value }) => value !== null);
  if (own < 0) return hasFigure;
  // Who asks which colleges are in reach does not ask about the other's college.
  const isAllAside = /\bwhich colleges?\b/.test(marks.slice(end).join(' '));
  for (let place = at; place < end; place += 1) {
    const word = marks[place] ?? '';
    if (isAllAside) mark(reading, place, 1, '@other');
    else if (tokens[place]?.value !== null || OF_FIGURES.test(word)) mark(reading, place, 1, '@other');
    else if (OF_KIND.test(word)) mark(reading, place, 1, '');
  }
  return false;
}
