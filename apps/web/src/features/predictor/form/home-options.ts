import { otherPlaceNames, otherPlaceNamesInDevanagari } from '@dakhila/domain/colleges/search-terms';
import { wordsOf } from '@dakhila/domain/colleges/search-words';
import { CAP_UNIVERSITIES, districtsOf, universityShortForm } from '@dakhila/domain/colleges/universities';
import { spelledInDevanagari } from '@dakhila/domain/language/letter-names';
import { useMessages } from '../../../lib/messages.ts';
import type { ComboboxOption } from '../../../ui/combobox-filter.ts';
import { usePlaceNames } from '../../colleges/index.ts';
import { predictorMessages } from '../messages.ts';
import { NO_UNIVERSITY, OUTSIDE } from './cap-draft.ts';

/** Each home university with its districts: a student knows where she went to school, and finds it by that too. */
export function useHomeOptions(): ComboboxOption[] {
  const messages = useMessages(predictorMessages).form;
  const { districtName } = usePlaceNames();
  return [
    ...CAP_UNIVERSITIES.map((university) => {
      const districts = districtsOf(university);
      const places = wordsOf(districts.join(' '));
      const shortForm = universityShortForm(university);
      return {
        value: university,
        label: university,
        hint: districts.map(districtName).join(', '),
        also: [
          ...districts,
          otherPlaceNames(places),
          otherPlaceNamesInDevanagari(places),
          shortForm,
          ...spelledInDevanagari(shortForm),
        ].join(' '),
      };
    }),
    { value: NO_UNIVERSITY, label: messages.noUniversity },
    { value: OUTSIDE, label: messages.outside },
  ];
}
