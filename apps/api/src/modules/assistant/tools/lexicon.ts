import { aliasKey, buildLexicon, type Lexicon, type NamedCollege } from '@dakhila/domain/assistant/lexicon';
import { collegeHref } from '@dakhila/domain/assistant/links';
import type { CollegeKey, CollegeLabel } from '@dakhila/domain/assistant/tool-types';
import { cityOf } from '@dakhila/domain/colleges/mht-cet-college';
import { cachedByObject } from '../../../catalogue/cached.ts';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';

/** The words that name colleges and places, written once for each state of the facts. */
export const lexiconOf = cachedByObject(
  (catalogue: Catalogue): Lexicon => buildLexicon([...capColleges(catalogue), ...institutes(catalogue)]),
);

function capColleges({ mhtCet }: Catalogue): NamedCollege[] {
  const records = new Map(mhtCet.records.map((record) => [record.code, record]));
  return mhtCet.items.flatMap(({ id, name, location, notAdmittingSince }) => {
    const record = records.get(id);
    if (record === undefined) return [];
    const { district } = record.facts;
    const others = [id, ...mhtCet.publishedCodes.flatMap((code) => (code.canonical === id ? code.published : []))];
    return [
      {
        exam: 'mht-cet' as const,
        ...{ id, name, city: cityOf(record), district: district.value, state: location.state },
        shortNames: [...record.shortNames, ...others],
        level: null,
        isByAdvanced: false,
        isAdmitting: notAdmittingSince === null,
      },
    ];
  });
}

function institutes({ jee }: Catalogue): NamedCollege[] {
  return jee.records.map((record) => ({
    exam: 'josaa',
    ...{ id: record.id, name: record.name, city: record.city, district: record.city, state: record.state },
    shortNames: [record.shortName, ...record.shortNames],
    level: record.level,
    isByAdvanced: record.rankBasis === 'JEE Advanced',
    isAdmitting: jee.byId(record.id)?.notAdmittingSince === null,
  }));
}

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

/** The first short name of each college that means no other. Codes are no names. */
const shortNames = cachedByObject((catalogue: Catalogue) => {
  const { aliases, colleges } = lexiconOf(catalogue);
  return new Map(
    colleges.flatMap(({ exam, id, shortNames: names }): [string, string][] => {
      const short = names.find((name) => !/^\d/.test(name) && aliases.get(aliasKey(name))?.length === 1);
      return short === undefined ? [] : [[`${exam} ${id}`, short]];
    }),
  );
});
