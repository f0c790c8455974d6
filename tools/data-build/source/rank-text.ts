import { MARK } from '../../../apps/api/src/catalogue/format/cutoff-file.ts';

const RANK = /^(\d+)(\.\d{1,2})?(P?)$/;

/** A printed rank: '325P' → 325, preparatory. Null number when blank; undefined when it is no rank. */
export function readRank(
  text: string,
): { rank: number | null; isPreparatory: boolean; isDecimal: boolean } | undefined {
  if (text === '') return { rank: null, isPreparatory: false, isDecimal: false };
  const match = RANK.exec(text);
  if (match === null) return undefined;
  return {
    rank: Number(`${match[1]}${match[2] ?? ''}`),
    isPreparatory: match[3] === 'P',
    isDecimal: match[2] !== undefined,
  };
}

/** The marks of a cell in the cut-off file. */
export function marksOf(
  opening: { isPreparatory: boolean; isDecimal: boolean },
  closing: { isPreparatory: boolean; isDecimal: boolean },
): number {
  return (
    (opening.isPreparatory ? MARK.firstPreparatory : 0) +
    (opening.isDecimal ? MARK.firstDecimal : 0) +
    (closing.isPreparatory ? MARK.secondPreparatory : 0) +
    (closing.isDecimal ? MARK.secondDecimal : 0)
  );
}
