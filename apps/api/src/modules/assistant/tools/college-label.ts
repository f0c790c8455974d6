import { collegeHref } from '@dakhila/domain/assistant/links';
import type { CollegeKey, CollegeLabel } from '@dakhila/domain/assistant/tool-types';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';

type Named = { id: string; name: string; location: { city: string } };

/** A college as answers name and link it. */
export const labelOf = (exam: CollegeKey['exam'], { id, name, location }: Named): CollegeLabel => ({
  exam,
  id,
  name,
  city: location.city,
  href: collegeHref({ exam, id }),
});

/** The college of a key; undefined when there is none. */
export function findLabel({ mhtCet, jee }: Catalogue, { exam, id }: CollegeKey): CollegeLabel | undefined {
  const found = exam === 'josaa' ? jee.byId(id) : mhtCet.byId(id);
  return found && labelOf(exam, found);
}
