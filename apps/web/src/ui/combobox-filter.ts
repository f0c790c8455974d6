export type ComboboxOption = { value: string; label: string; hint?: string };

/** The options that contain every typed word, in any order and any case; those that begin with the text come first. */
export function matchingOptions(options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] {
  const messages = text.toLowerCase().split(/\s+/).filter(Boolean);
  const [first] = messages;
  if (first === undefined) return options;
  const matches = options.filter((option) => {
    const haystack = `${option.label} ${option.hint ?? ''}`.toLowerCase();
    return messages.every((word) => haystack.includes(word));
  });
  const startsWithText = (option: ComboboxOption) => option.label.toLowerCase().startsWith(first);
  return [...matches.filter(startsWithText), ...matches.filter((option) => !startsWithText(option))];
}
