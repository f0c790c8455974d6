import { CAP_CATEGORIES, type CapCategory, decodeSeatCode } from '../../colleges/seat-code.ts';
import type { ExplainSeatCode } from '../tool-types.ts';

const isCategory = (core: string): core is CapCategory => Object.hasOwn(CAP_CATEGORIES, core);

const PARTS: readonly (readonly [RegExp, (found: RegExpExecArray) => { part: string; words: string } | null])[] = [
  [/^PWD/, () => ({ part: 'PWD', words: 'persons with disability' })],
  [/^DEF/, () => ({ part: 'DEF', words: 'children of defence personnel' })],
  [/^(?:PWD|DEF)R(?=[A-Z]{2})/, () => ({ part: 'R', words: 'the part kept for the reserved category' })],
  [/^G(?=[A-Z])/, () => ({ part: 'G', words: 'general: men and women compete' })],
  [/^L(?=[A-Z])/, () => ({ part: 'L', words: 'ladies only' })],
  [
    /(OPEN|SEBC|OBC|SC|ST|VJ|NT1|NT2|NT3)(?=[HOS]$)/,
    ([, core = '']) => (isCategory(core) ? { part: core, words: CAP_CATEGORIES[core] } : null),
  ],
  [/H$/, () => ({ part: 'H', words: 'home university seats' })],
  [/(?<=.{3})O$/, () => ({ part: 'O', words: 'other than home university seats' })],
  [/(?<=.{3})S$/, () => ({ part: 'S', words: 'state level seats' })],
];

/** A seat code of CAP in words, whole and by its parts. Null when it is none. */
export function explainSeatCode(said: string): ExplainSeatCode['output'] | null {
  const code = said.trim().toUpperCase();
  const decoded = decodeSeatCode(code);
  if (decoded === null) return null;
  const isWhole = decoded.category === null && decoded.level === null;
  const parts = isWhole
    ? []
    : PARTS.flatMap(([pattern, describe]) => {
        const found = pattern.exec(code);
        return (found && describe(found)) ?? [];
      });
  return { code, words: decoded.words, parts };
}
