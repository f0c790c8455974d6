/** Words with a vowel that stand for several words and stay in capitals. Those without one are told by that. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(['AP', 'CIDCO', 'DIC', 'HOCL', 'MET', 'MIDC', 'MIT', 'PO', 'RTO']);
/** Shortened words without a vowel. */
const SHORTENED: ReadonlySet<string> = new Set(['BK', 'DR', 'FR', 'LTD', 'MD', 'MT', 'RD', 'RLY', 'SR', 'ST', 'TQ']);
const SMALL: ReadonlySet<string> = new Set(['AND', 'OF', 'ON', 'THE', 'TO']);
const ROMAN = /^(?:I{1,3}|IV|VI{0,3}|IX|X)$/;

/** An address printed in capitals, in readable type: 'PLOT NO. 12, MIDC, PHASE II' → 'Plot No. 12, MIDC, Phase II'. One in small letters stays as it is. */
export function readableAddress(printed: string): string {
  const address = withoutStrayMarks(printed.replace(/\s+/g, ' ').trim());
  if (/\p{Ll}/u.test(address)) return address;
  return address
    .replace(/\s+([,.;])/g, '$1')
    .replace(/,(?=[^\s\d])/g, ', ')
    .replace(/\p{L}+/gu, readableWord)
    .replace(/(?<=['’])S\b/g, 's')
    .replace(/(?<=\d)(?:ST|ND|RD|TH)\b/gi, (ending) => ending.toLowerCase());
}

/** A quotation mark without its other half, and a dash at the beginning, are left over from a longer text. */
function withoutStrayMarks(address: string): string {
  const isPaired = (address.match(/"/g) ?? []).length % 2 === 0;
  return (isPaired ? address : address.replaceAll('"', '')).replace(/^[-\s]+/, '');
}

function readableWord(word: string, at: number): string {
  if (word.length === 1 || ABBREVIATIONS.has(word) || ROMAN.test(word)) return word;
  if (at > 0 && SMALL.has(word)) return word.toLowerCase();
  if (!/[AEIOUY]/.test(word) && !SHORTENED.has(word)) return word;
  return `${word[0] ?? ''}${word.slice(1).toLowerCase()}`;
}
