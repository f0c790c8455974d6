import { FORMAT_TAGS } from '@dakhila/domain/language/languages';
import { once } from '@dakhila/domain/once';
import type { PlaceNames } from '@dakhila/domain/predictor/places';
import { locale } from '../../../lib/locale.ts';
import { defineMessages, textFor, useMessages } from '../../../lib/messages.ts';

const NO_NAMES: Partial<PlaceNames> = {};

/** Names of states, districts and towns by their English, in the language of this page; an English page has none. */
const placeNames = defineMessages<Partial<PlaceNames>>({
  en: async () => ({ default: NO_NAMES }),
  hi: () => import('@dakhila/domain/predictor/place-names/hi').then(({ PLACE_NAMES_HI: hi }) => ({ default: hi })),
  mr: () => import('@dakhila/domain/predictor/place-names/mr').then(({ PLACE_NAMES_MR: mr }) => ({ default: mr })),
});

type PlaceName = (english: string) => string;

/** Where a student chooses or reads one of her own answers. Addresses of colleges stay as they are printed. */
export function usePlaceNames(): { stateName: PlaceName; districtName: PlaceName } {
  const { states = {}, districts = {}, towns = {} } = useMessages(placeNames);
  return {
    stateName: (english) => textFor(states, english) ?? english,
    districtName: (english) => textFor(districts, english) ?? textFor(towns, english) ?? english,
  };
}

const collator = once(() => new Intl.Collator(FORMAT_TAGS[locale]));

/** In the order of the language of the page, by what each choice is called there. */
export const byLabel = <Choice>(choices: readonly Choice[], labelOf: (choice: Choice) => string): Choice[] =>
  choices.toSorted((one, other) => collator().compare(labelOf(one), labelOf(other)));

/** A choice for each state by its name in the language of the page, in the order of that language; the English name finds it too. */
export function useStateOptions(states: readonly string[]): { value: string; label: string; also: string }[] {
  const { stateName } = usePlaceNames();
  const choices = states.map((state) => ({ value: state, label: stateName(state), also: state }));
  return byLabel(choices, ({ label }) => label);
}
