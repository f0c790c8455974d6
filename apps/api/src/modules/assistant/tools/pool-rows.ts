import type { CutoffHistory } from '@dakhila/domain/assistant/tool-types';
import type { CapHistory, CapPoolHistory, JosaaClosing, JosaaHistory } from '@dakhila/domain/colleges/cutoff-history';
import { JOSAA_GENDERS, JOSAA_QUOTAS, JOSAA_SEAT_TYPES } from '@dakhila/domain/colleges/josaa-codes';
import { decodeSeatCode, type SeatCode } from '@dakhila/domain/colleges/seat-code';
import { joinRows, type PoolRow } from './series.ts';

type Input = Pick<CutoffHistory['input'], 'category' | 'gender' | 'special' | 'quota'>;

/** Sections in which candidates compete for the seats of their own kind, the clearest first. In the others seats were given to other candidates. */
const OWN_SECTIONS = ['STATE', 'HU', 'OHU', 'AI', 'UNK'];
const OWN_STAGE = 'I';
const LEVEL_ORDER: Record<string, number> = { state: 0, home: 1, other: 2 };
const QUOTA_LEVELS: Record<string, string> = { home: 'home', other: 'other', state: 'state' };
const SPECIAL_KINDS: Record<NonNullable<Input['special']>, SeatCode['kind']> = {
  tfws: 'tfws',
  ews: 'ews',
  pwd: 'pwd',
  defence: 'defence',
  orphan: 'orphan',
  minority: 'minority',
  'all-india': 'all-india',
};

/** The pools of a CAP college that a candidate of this category and gender competes in. */
export function capRows(
  { pools, programmes, ...rest }: CapHistory,
  places: readonly number[],
  input: Input,
): PoolRow[] {
  const wanted = pools
    .filter(
      ({ programme, stage, section }) =>
        places.includes(programme) && stage === OWN_STAGE && OWN_SECTIONS.includes(section),
    )
    .sort((one, other) => OWN_SECTIONS.indexOf(one.section) - OWN_SECTIONS.indexOf(other.section));
  const rows = wanted.flatMap((pool): PoolRow[] => {
    const seat = decodeSeatCode(pool.category);
    if (seat === null || !isWantedSeat(seat, input) || !isComparable(pool, seat)) return [];
    return [
      {
        programme: programmes[pool.programme]?.name ?? '',
        code: seat.code,
        words: seat.words,
        order: (seat.gender === 'general' ? 10 : 0) + (LEVEL_ORDER[seat.level ?? ''] ?? 0),
        years: pool.years.map(({ year, closing }) => ({
          year,
          closing: closing.map((one) => one && { rank: one[0], percentile: one[1] }),
        })),
      },
    ];
  });
  // A college for women has ladies' seats only.
  const isOnlyForWomen = rows.length === 0 && input.gender === undefined && input.special === undefined;
  return isOnlyForWomen
    ? capRows({ pools, programmes, ...rest }, places, { ...input, gender: 'female' })
    : joinRows(rows);
}

/** State seats use the state merit list, All India seats JEE Main; other lists are not comparable. */
const isComparable = ({ exam }: CapPoolHistory, { kind }: SeatCode) =>
  exam === (kind === 'all-india' ? 'JEE(Main)' : 'MHT-CET');

/** Whether a candidate of this category and gender competes for a seat. */
export function isWantedSeat(seat: SeatCode, { category = 'OPEN', gender, special, quota }: Input): boolean {
  if (quota === 'all-india' || special === 'all-india') return seat.kind === 'all-india';
  const level = quota === undefined ? undefined : QUOTA_LEVELS[quota];
  if (level !== undefined && seat.level !== null && seat.level !== level) return false;
  if (special !== undefined) {
    if (seat.kind !== SPECIAL_KINDS[special]) return false;
    return seat.category === null || seat.category === category;
  }
  if (seat.kind !== 'category' || seat.category !== category) return false;
  return seat.gender === 'general' || gender === 'female';
}

const QUOTA_ORDER = ['AI', 'OS', 'HS', 'GO', 'JK', 'LA', 'AP'];
const HOME_QUOTAS = ['HS', 'GO', 'JK', 'LA', 'AP'];
const USUAL_QUOTAS = ['AI', 'HS', 'OS'];
const QUOTAS: Record<NonNullable<Input['quota']>, readonly string[]> = {
  home: HOME_QUOTAS,
  other: ['OS'],
  state: HOME_QUOTAS,
  'all-india': ['AI'],
};

/** The name JoSAA has for a category: OBC is OBC-NCL there. Undefined for categories of Maharashtra only. */
export function josaaCategory(category: string): string | undefined {
  const name = category === 'OBC' ? 'OBC-NCL' : category;
  return JOSAA_SEAT_TYPES.find((one) => one.category === name)?.category;
}

/** The pools of a JEE institute that a candidate of this category and gender competes in. */
export function josaaRows({ pools, programmes }: JosaaHistory, places: readonly number[], input: Input): PoolRow[] {
  const category = josaaCategory(input.special === 'ews' ? 'EWS' : (input.category ?? 'OPEN'));
  const seatType = JOSAA_SEAT_TYPES.find(
    (one) => one.category === category && one.isPwd === (input.special === 'pwd'),
  )?.published;
  const quotas = input.quota === undefined ? USUAL_QUOTAS : QUOTAS[input.quota];
  const genders = input.gender === 'female' ? ['F', 'N', '-'] : ['N', '-'];
  const rows = pools.flatMap((pool): PoolRow[] => {
    const isWanted =
      places.includes(pool.programme) &&
      pool.seatType === seatType &&
      quotas.includes(pool.quota) &&
      genders.includes(pool.gender);
    if (!isWanted) return [];
    // Before there were female pools everybody competed in one: it continues the gender-neutral one.
    const gender = pool.gender === '-' ? 'N' : pool.gender;
    return [
      {
        programme: programmes[pool.programme]?.name ?? '',
        code: `${pool.quota}-${pool.seatType}-${gender}`,
        words: josaaPoolWords({ ...pool, gender }),
        order: genders.indexOf(pool.gender === '-' ? 'N' : pool.gender) * 10 + QUOTA_ORDER.indexOf(pool.quota),
        years: pool.years.map(({ year, closing }) => ({ year, closing: closing.map(ordinaryRank) })),
      },
    ];
  });
  return joinRows(rows);
}

/** Preparatory ranks are of another list, so they are not closing ranks. */
function ordinaryRank(closing: JosaaClosing): { rank: number; percentile: null } | null {
  if (closing === null) return null;
  if (typeof closing === 'number') return { rank: closing, percentile: null };
  return closing.isPreparatory ? null : { rank: closing.rank, percentile: null };
}

/** A pool of JoSAA in words: for whom, and by which quota. */
export function josaaPoolWords(pool: { seatType: string; gender: string; quota: string }): string {
  return [
    wordsOf(JOSAA_SEAT_TYPES, pool.seatType),
    wordsOf(JOSAA_GENDERS, pool.gender),
    wordsOf(JOSAA_QUOTAS, pool.quota),
  ].join(', ');
}

const wordsOf = (table: readonly { code: string; published: string; words: string }[], code: string) =>
  table.find((one) => one.code === code || one.published === code)?.words ?? code;
