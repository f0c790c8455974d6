import type { Shape } from '../../figure.ts';
import type { FigureWords, Fold } from './item-words.ts';

const FILLS: Readonly<Record<Shape['fill'], string>> = { none: 'ख़ाली', solid: 'ठोस', striped: 'धारीदार' };
const FORMS: Readonly<Record<Shape['form'], string>> = {
  circle: 'वृत्त',
  square: 'वर्ग',
  triangle: 'त्रिभुज',
  diamond: 'समचतुर्भुज',
  hexagon: 'षट्भुज',
  arrow: 'तीर',
  bar: 'पट्टी',
};
const DIRECTIONS = [
  'ऊपर की ओर',
  'ऊपर दाईं ओर',
  'दाईं ओर',
  'नीचे दाईं ओर',
  'नीचे की ओर',
  'नीचे बाईं ओर',
  'बाईं ओर',
  'ऊपर बाईं ओर',
] as const;
const FOLDS: Readonly<Record<Fold, string>> = {
  left: 'बायाँ आधा हिस्सा दाएँ के ऊपर',
  right: 'दायाँ आधा हिस्सा बाएँ के ऊपर',
  top: 'ऊपर का आधा हिस्सा नीचे वाले पर',
  bottom: 'नीचे का आधा हिस्सा ऊपर वाले पर',
};

export const FIGURES_HI: FigureWords = {
  next: 'इसके बाद कौन-सी आकृति आएगी?',
  missing: 'ख़ाली जगह में कौन-सी आकृति आएगी?',
  turned: 'इनमें से कौन-सी यही आकृति है, घुमाई हुई लेकिन पलटी हुई नहीं?',
  folded: (folds) =>
    `एक काग़ज़ मोड़ा जाता है: ${folds.map((fold) => FOLDS[fold]).join(', फिर ')}। उसमें छेद किए जाते हैं। खोलने पर वह कैसा दिखेगा?`,
  blank: 'ख़ाली जगह',
  shapes: (shapes) => shapes.map((shape) => `${wordsOf(shape)}, ${placeOf(shape)}`).join('; '),
  row: (shape, count) => `${count} बार ${wordsOf(shape)}, एक पंक्ति में`,
  squares: (count, rows) => `${count} वर्गों की आकृति। ${rows}`,
  line: (row, columns) =>
    columns.length === 1
      ? `पंक्ति ${row}: स्तंभ ${columns[0]}।`
      : `पंक्ति ${row}: स्तंभ ${columns.slice(0, -1).join(', ')} और ${columns.at(-1)}।`,
  wholeSheet: 'पूरा काग़ज़।',
  paper: (rows) => `काग़ज़ यहाँ है: ${rows}`,
  holes: (rows) => `छेद यहाँ हैं: ${rows}`,
};

const wordsOf = ({ form, fill, turn }: Shape) =>
  [FILLS[fill], FORMS[form], turnOf(form, turn)].filter(Boolean).join(' ');

function turnOf(form: Shape['form'], turn: number): string {
  if (form === 'arrow' || form === 'triangle') return DIRECTIONS[Math.round(turn / 45) % 8] ?? '';
  if (form === 'bar') return turn === 0 ? 'खड़ी' : turn === 90 ? 'लेटी' : 'तिरछी';
  return '';
}

function placeOf({ x, y }: Shape): string {
  if (x === 50 && y === 50) return 'बीच में';
  return `${y < 50 ? 'ऊपर' : 'नीचे'} ${x < 50 ? 'बाएँ' : 'दाएँ'} कोने में`;
}
