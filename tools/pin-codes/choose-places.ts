import { isPinCode, pinPrefix, straightLineKm } from '@dakhila/domain/colleges/distance';
import { isInIndia, type PinCodeRow } from '../../apps/api/src/catalogue/format/pin-code-table.ts';
import type { PinCode } from './read-package.ts';

/** Three PIN codes at exactly one point are a default of the source and no place. */
const MOST_AT_ONE_POINT = 2;
/** How far two more PIN codes of the same prefix may be. The deserts of Jaisalmer need 70 km; a wrong place is seldom near its own prefix. */
const NEIGHBOUR_KM = 80;
const NEIGHBOURS = 2;

export const REASONS = ['no PIN code', 'not in India', 'shared point', 'far from its prefix'] as const;
export type Reason = (typeof REASONS)[number];
export type Chosen = { rows: PinCodeRow[]; dropped: { pin: string; reason: Reason }[] };

/** The PIN codes whose place can be believed, by prefix and in order, and why the others were left out. */
export function choosePlaces(published: readonly PinCode[]): Chosen {
  const dropped: Chosen['dropped'] = [];
  const keep = (codes: readonly PinCode[], reason: Reason, isGood: (code: PinCode) => boolean) =>
    codes.filter((code) => isGood(code) || !dropped.push({ pin: code.pin, reason }));

  const real = keep(published, 'no PIN code', ({ pin }) => isPinCode(pin));
  const inIndia = keep(real, 'not in India', ({ place }) => isInIndia(place));
  const atPoint = Map.groupBy(inIndia, ({ place }) => place.join());
  const apart = keep(
    inIndia,
    'shared point',
    ({ place }) => (atPoint.get(place.join())?.length ?? 0) <= MOST_AT_ONE_POINT,
  );
  const alike = Map.groupBy(apart, ({ pin }) => pinPrefix(pin));
  const near = keep(apart, 'far from its prefix', (code) => hasNeighbours(code, alike.get(pinPrefix(code.pin)) ?? []));
  return { rows: rowsOf(near), dropped };
}

function hasNeighbours(code: PinCode, alike: readonly PinCode[]): boolean {
  const near = alike.filter((other) => other !== code && straightLineKm(code.place, other.place) <= NEIGHBOUR_KM);
  return near.length >= NEIGHBOURS;
}

function rowsOf(codes: readonly PinCode[]): PinCodeRow[] {
  const sorted = codes.toSorted((one, other) => Number(one.pin) - Number(other.pin));
  return [...Map.groupBy(sorted, ({ pin }) => pinPrefix(pin))].map(([prefix, alike]) => ({
    prefix,
    places: alike.map(({ pin, place }) => [pin, place] as const),
  }));
}
