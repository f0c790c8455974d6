import { buildLexicon, type Lexicon, type NamedCollege } from '@dakhila/domain/assistant/lexicon';
import { cityOf } from '@dakhila/domain/colleges/mht-cet-college';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';

const known = new WeakMap<Catalogue, Lexicon>();

/** The words that name colleges and places, written once for each state of the facts. */
export function lexiconOf(catalogue: Catalogue): Lexicon {
  const before = known.get(catalogue);
  if (before !== undefined) return before;
  const lexicon = buildLexicon([...capColleges(catalogue), ...institutes(catalogue)]);
  known.set(catalogue, lexicon);
  return lexicon;
}

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
