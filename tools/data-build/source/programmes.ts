import { type JosaaProgramme, publishedProgramme } from '@dakhila/domain/colleges/records';
import type { PublishedAs } from '../../../apps/api/src/catalogue/format/tables.ts';
import { type CsvRow, field } from '../csv.ts';
import type { Problems } from '../problems.ts';

const PROGRAMME = /^(.+) \((\d) Years, (.+)\)$/;

/** Splits a printed programme into its parts; undefined when it is not in JoSAA's format. */
export function parseProgramme(printed: string): Omit<JosaaProgramme, 'id'> | undefined {
  const [, branch, years, degree] = PROGRAMME.exec(printed) ?? [];
  if (branch === undefined || degree === undefined) return undefined;
  return { branch, years: Number(years), degree };
}

/** The dictionary of programmes. Ids are given once, in the order programmes appear, and never change. */
export class ProgrammeBook {
  readonly programmes: JosaaProgramme[];
  readonly #ids: Map<string, number>;
  readonly #printed: Map<string, string>;

  constructor(existing: readonly JosaaProgramme[], names: readonly { published: string; name: string }[]) {
    this.programmes = [...existing];
    this.#ids = new Map(existing.map((programme) => [publishedProgramme(programme), programme.id]));
    this.#printed = new Map(names.map(({ published, name }) => [published, name]));
  }

  /** The id of a printed programme, also by one of its other spellings. */
  find(printed: string): number | undefined {
    return this.#ids.get(printed) ?? this.#ids.get(this.#printed.get(printed) ?? '');
  }

  /** Adds a new programme. */
  add(printed: string): number | undefined {
    const parts = parseProgramme(printed);
    if (parts === undefined) return undefined;
    const id = Math.max(0, ...this.programmes.map((programme) => programme.id)) + 1;
    this.programmes.push({ id, ...parts });
    this.#ids.set(printed, id);
    return id;
  }
}

/** Adds the listed programmes in the order in which the cut-offs first name them, so that ids do not depend on how often the build ran. */
export function addListed(book: ProgrammeBook, listed: CsvRow[], cutoffs: CsvRow[], problems: Problems): void {
  const firstSeen = new Map<string, number>();
  for (const row of cutoffs) {
    const printed = field(row, 'program');
    const when = Number(field(row, 'year')) * 100 + Number(field(row, 'round'));
    firstSeen.set(printed, Math.min(firstSeen.get(printed) ?? Number.POSITIVE_INFINITY, when));
  }
  const order = (printed: string) => firstSeen.get(printed) ?? Number.POSITIVE_INFINITY;
  const printed = listed.map((row) => field(row, 'program'));
  const sorted = printed.sort((one, other) => order(one) - order(other) || (one < other ? -1 : 1));
  for (const name of sorted) {
    if (book.find(name) === undefined && book.add(name) === undefined) problems.error('unreadable-programme', name);
  }
}

/** Other spellings of programmes → id. */
export function readProgrammeNames(rows: CsvRow[], book: ProgrammeBook, problems: Problems): PublishedAs[] {
  return rows.flatMap((row) => {
    const id = book.find(field(row, 'canonical_program'));
    const published = field(row, 'raw_program');
    if (id === undefined) {
      problems.warning('name-of-unknown-programme', published);
      return [];
    }
    return [{ published, canonical: String(id), years: field(row, 'years'), reason: field(row, 'reason') }];
  });
}
