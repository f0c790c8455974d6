import { otherPlaceNames } from '@dakhila/domain/colleges/search-terms';
import { wordsOf } from '@dakhila/domain/colleges/search-words';
import { CAP_UNIVERSITIES, districtsOf, universityShortForm } from '@dakhila/domain/colleges/universities';
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
      return {
        value: university,
        label: university,
        hint: districts.map(districtName).join(', '),
        also: [...districts, otherPlaceNames(wordsOf(districts.join(' '))), universityShortForm(university)].join(' '),
      };
    }),
    { value: NO_UNIVERSITY, label: messages.noUniversity },
    { value: OUTSIDE, label: messages.outside },
  ];
}
