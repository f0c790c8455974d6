import { type Place, pinPrefix } from '@dakhila/domain/colleges/distance';
import type { Table } from './columns-of.ts';
import { column } from './tsv.ts';

/** The PIN codes of one prefix. A place is written in eleven digits: the last three of the PIN code, then latitude and longitude in hundredths of a degree. */
export type PinCodeRow = { prefix: string; places: (readonly [pin: string, place: Place])[] };
export type PinCodeTable = ReadonlyMap<string, ReadonlyMap<string, Place>>;

/** Whether a position is in the bounding box of India with its islands. */
export const isInIndia = ([latitude, longitude]: Place): boolean =>
  latitude >= 6 && latitude <= 37.5 && longitude >= 68 && longitude <= 97.5;

export const PIN_CODES: Table<PinCodeRow> = {
  columns: ['prefix', 'places'],
  parse: (row) => {
    const prefix = column(row, 'prefix');
    if (!/^[1-9]\d\d$/.test(prefix)) throw new Error(`"${prefix}" is no prefix of PIN codes`);
    return {
      prefix,
      places: column(row, 'places')
        .split(' ')
        .map((text) => readPlace(prefix, text)),
    };
  },
  print: ({ prefix, places }) => ({ prefix, places: places.map(([pin, place]) => printPlace(pin, place)).join(' ') }),
};

/** The rows by prefix. Throws when a prefix or a PIN code occurs twice. */
export function readPinCodeTable(rows: readonly PinCodeRow[]): PinCodeTable {
  const table = new Map(rows.map(({ prefix, places }) => [prefix, new Map(places)]));
  const isDoubled = rows.find(({ prefix, places }) => table.get(prefix)?.size !== places.length);
  if (isDoubled || table.size !== rows.length) throw new Error('a prefix or a PIN code comes twice');
  return table;
}

function readPlace(prefix: string, text: string): PinCodeRow['places'][number] {
  const [, end, latitude, longitude] = /^(\d{3})(\d{4})(\d{4})$/.exec(text) ?? [];
  const place: Place = [Number(latitude) / 100, Number(longitude) / 100];
  if (!isInIndia(place)) throw new Error(`"${text}" of prefix ${prefix} is no place in India`);
  return [prefix + end, place];
}

function printPlace(pin: string, place: Place): string {
  return pin.slice(pinPrefix(pin).length) + place.map((degrees) => hundredths(degrees)).join('');
}

const hundredths = (degrees: number) => String(Math.round(degrees * 100)).padStart(4, '0');
