import { foldDevanagari } from '@dakhila/domain/language/fold-devanagari';

export type ComboboxOption = {
  value: string;
  label: string;
  hint?: string;
  /** Other names that find it; they are not shown. */
  also?: string;
};

/** The options that contain every typed word, in any order and any case; those that begin with the text come first. */
export function matchingOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const words = plain(text)
    .split(/[\s-]+/)
    .filter(Boolean);
  const [first] = words;
  if (first === undefined) return options;
  const matches = options.filter(({ label, hint = '', also = '' }) => {
    const names = plain(`${label} ${hint} ${also}`);
    const folded = foldDevanagari(names);
    // A word that is half typed may fold to other letters than the whole.
    return words.every((word) => names.includes(word) || folded.includes(foldDevanagari(word)));
  });
  const startsWithText = ({ label, also = '' }: ComboboxOption) =>
    [label, also].some((name) => plain(name).startsWith(first));
  return [...matches.filter(startsWithText), ...matches.filter((option) => !startsWithText(option))];
}

const plain = (text: string): string => text.normalize('NFC').toLowerCase();
