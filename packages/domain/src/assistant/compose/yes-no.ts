import type { Band } from '../../predictor/bands.ts';
import { bandOf, HIGHEST_PERCENT, LOWEST_PERCENT } from '../../predictor/bands.ts';
import { fill, type Speech } from '../say/speech.ts';
import type { NearChance } from '../tool-types.ts';

/** A question that wants a yes or no (“can I get …”), in English, Hindi and Marathi, in either letters; not one for names (“which …”). */
const YES_NO =
  /^(can|could|will|would|do|is) (i|my|it|there)\b|\b(can|could|will|would) i (still |even |really )?get\b|\b(mil(eg[ai]|enge|\s?(sak|ja|pa)\w*|el)|mi?lu\s?shak\w*|milel|milnar)\b|मिल(ेगा|ेगी|ेंगे|\s?(सक|जा|पा))|मिळ(ेल|तील|णार|ू\s?शक)/iu;
const FOR_NAMES =
  /\b(which|what|where|how|kaun\w*|kon\w*|kya\s?kya|kya mil\w*|kahan|kuthe)\b|कौन|किन|कहाँ|कोण|कुठ|क्या-क्या/iu;
/** “Will I miss …” wants the opposite answer: such questions get none. */
const NEGATED =
  /\b(no|not|never|none|miss|nahi\w*|nahin|nako|impossible|hard|tough|difficult|unlikely|mushkil|muskil|namumkin|asambhav|ashakya|kathin|avghad)\b|n['’]t\b|नहीं|नही|नाही|असंभव|नामुमकिन|मुश्किल|अशक्य|कठीण|अवघड/iu;
/** “… ya nahi?” at the end asks the same as without it. */
const OR_NOT = /\b(or|ya|ki|kinva|ka)\s+(not|nahi\w*)\b|(या|कि|की|किंवा)\s+(नहीं|नही|नाही)/giu;

export function isYesNo(text: string): boolean {
  const asked = text.trim().replace(OR_NOT, '');
  return YES_NO.test(asked) && !FOR_NAMES.test(asked) && !NEGATED.test(asked);
}

/** The first words of an answer to a yes/no question, as the predictor sees it. A seat that may not be offered gets no yes. */
export function verdictLine(text: string, band: Band | null, isInDoubt: boolean, { words }: Speech): string[] {
  if (band === null || !isYesNo(text)) return [];
  const { verdicts } = words.chances;
  return [isInDoubt && (band === 'Safe' || band === 'Likely') ? verdicts.Possible : verdicts[band]];
}

/** A chance in words: at the limits the figure covers everything beyond, as in the predictor. */
export function chanceText(percent: number, { words: { chances } }: Speech): string {
  if (percent >= HIGHEST_PERCENT) return fill(chances.orMore, { percent });
  return fill(percent <= LOWEST_PERCENT ? chances.orLess : chances.about, { percent });
}

/** A chance in a cell, with its band: '46%, Possible'. */
export function chanceCell({ percent, isInDoubt }: NearChance, { words: { chances } }: Speech): string {
  const shown = percent >= HIGHEST_PERCENT ? `${percent}%+` : `${percent}%`;
  return [shown, chances.bands[bandOf(percent)], ...(isInDoubt ? [chances.seatInDoubt] : [])].join(', ');
}
