import type { CollegeListItem } from '@dakhila/domain/colleges/college';
import { cityOf } from '@dakhila/domain/colleges/mht-cet-college';
import type { JeeRecord, MhtCetRecord } from '@dakhila/domain/colleges/records';
import type { SearchDocument } from '@dakhila/domain/colleges/search-index';
import { branchAbbreviations, otherPlaceNames } from '@dakhila/domain/colleges/search-terms';
import { acronymsOf, wordsOf } from '@dakhila/domain/colleges/search-words';
import { universityWords } from '@dakhila/domain/colleges/universities';

/** The texts an MHT-CET college is found by. */
export function mhtCetDocument(
  item: CollegeListItem,
  record: MhtCetRecord,
  earlierCodes: readonly string[],
): SearchDocument {
  const university = item.universityFullForm ?? '';
  return {
    alias: [...record.shortNames, record.code, ...earlierCodes],
    name: [item.name, acronymsOf(item.name).join(' ')],
    place: places([cityOf(record), record.facts.district.value, item.location.state]),
    university: [university, item.university ?? '', universityWords(university)],
    course: courses(item),
  };
}

/** The texts a JEE institute is found by: every name it was ever printed under counts. */
export function jeeDocument(
  item: CollegeListItem,
  record: JeeRecord,
  publishedNames: readonly string[],
): SearchDocument {
  return {
    alias: [record.shortName, ...record.shortNames],
    name: [
      record.name,
      record.shortName,
      record.publishedName,
      ...publishedNames,
      otherPlaceNames(wordsOf(record.name)),
    ],
    place: places([record.city, record.state]),
    university: [record.level],
    course: courses(item),
  };
}

function courses(item: CollegeListItem): string[] {
  return [...item.courses, ...item.courses.map(branchAbbreviations)];
}

function places(names: readonly string[]): string[] {
  return [...names, otherPlaceNames(names.flatMap(wordsOf))];
}
