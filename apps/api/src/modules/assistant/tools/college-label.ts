import { aliasKey } from '@dakhila/domain/assistant/lexicon';
import { collegeHref } from '@dakhila/domain/assistant/links';
import type { CollegeKey, CollegeLabel } from '@dakhila/domain/assistant/tool-types';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';
import { lexiconOf } from './lexicon.ts';

type Named = { id: string; name: string; location: { city: string } };

/** A college as answers name and link it. */
export function labelOf(catalogue: Catalogue, exam: CollegeKey['exam'], { id, name, location }: Named): CollegeLabel {
  const short = shortNames(catalogue).get(`${exam} ${id}`) ?? name;
  return { exam, id, name, short, city: location.city, href: collegeHref({ exam, id }) };
}

/** The college of a key; undefined when there is none. */
export function findLabel(catalogue: Catalogue, { exam, id }: CollegeKey): CollegeLabel | undefined {
  const found = exam === 'josaa' ? catalogue.jee.byId(id) : catalogue.mhtCet.byId(id);
  return found && labelOf(catalogue, exam, found);
}

const known = new WeakMap<Catalogue, Map<string, string>>();

/** The first short name of each college that means no other. Codes are no names. */
function shortNames(catalogue: Catalogue): Map<string, string> {
  const before = known.get(catalogue);
  if (before !== undefined) return before;
  const { aliases, colleges } = lexiconOf(catalogue);
  const shorts = new Map(
    colleges.flatMap(({ exam, id, shortNames: names }): [string, string][] => {
      const short = names.find((name) => !/^\d/.test(name) && aliases.get(aliasKey(name))?.length === 1);
      return short === undefined ? [] : [[`${exam} ${id}`, short]];
    }),
  );
  known.set(catalogue, shorts);
  return shorts;
}
