import type { Shape } from '../../figure.ts';
import type { FigureWords, Fold } from './item-words.ts';

/** After the name, so that they fit a word of any gender. */
const FILLS: Readonly<Record<Shape['fill'], string>> = { none: 'आत रिकामे', solid: 'आत भरलेले', striped: 'आत पट्टे' };
const FORMS: Readonly<Record<Shape['form'], string>> = {
  circle: 'वर्तुळ',
  square: 'चौरस',
  triangle: 'त्रिकोण',
  diamond: 'समभुज चौकोन',
  hexagon: 'षटकोन',
  arrow: 'बाण',
  bar: 'पट्टी',
};
const DIRECTIONS = ['वर', 'वर उजवीकडे', 'उजवीकडे', 'खाली उजवीकडे', 'खाली', 'खाली डावीकडे', 'डावीकडे', 'वर डावीकडे'] as const;
const FOLDS: Readonly<Record<Fold, string>> = {
  left: 'डावा अर्धा भाग उजव्यावर',
  right: 'उजवा अर्धा भाग डाव्यावर',
  top: 'वरचा अर्धा भाग खालच्यावर',
  bottom: 'खालचा अर्धा भाग वरच्यावर',
};

export const FIGURES_MR: FigureWords = {
  next: 'यापुढे कोणती आकृती येईल?',
  missing: 'रिकाम्या जागी कोणती आकृती येईल?',
  turned: 'यांपैकी कोणती हीच आकृती आहे, फिरवलेली पण उलटी न केलेली?',
  folded: (folds) =>
    `एक कागद दुमडला जातो: ${folds.map((fold) => FOLDS[fold]).join(', मग ')}. त्याला भोके पाडली जातात. उघडल्यावर तो कसा दिसेल?`,
  blank: 'रिकामी जागा',
  shapes: (shapes) => shapes.map((shape) => `${wordsOf(shape)}, ${placeOf(shape)}`).join('; '),
  row: (shape, count) => `${count} वेळा ${wordsOf(shape)}, एका रांगेत`,
  squares: (count, rows) => `${count} चौरसांची आकृती. ${rows}`,
  line: (row, columns) =>
    columns.length === 1
      ? `ओळ ${row}: स्तंभ ${columns[0]}.`
      : `ओळ ${row}: स्तंभ ${columns.slice(0, -1).join(', ')} आणि ${columns.at(-1)}.`,
  wholeSheet: 'पूर्ण कागद.',
  paper: (rows) => `कागद इथे आहे: ${rows}`,
  holes: (rows) => `भोके इथे आहेत: ${rows}`,
};

const wordsOf = ({ form, fill, turn }: Shape) =>
  [FORMS[form], turnOf(form, turn), FILLS[fill]].filter(Boolean).join(' ');

function turnOf(form: Shape['form'], turn: number): string {
  if (form === 'arrow' || form === 'triangle') return DIRECTIONS[Math.round(turn / 45) % 8] ?? '';
  if (form === 'bar') return turn === 0 ? 'उभी' : turn === 90 ? 'आडवी' : 'तिरकी';
  return '';
}

function placeOf({ x, y }: Shape): string {
  if (x === 50 && y === 50) return 'मध्यभागी';
  return `${y < 50 ? 'वरच्या' : 'खालच्या'} ${x < 50 ? 'डाव्या' : 'उजव्या'} कोपऱ्यात`;
}
