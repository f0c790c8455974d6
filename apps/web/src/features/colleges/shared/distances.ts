import { pinCodes } from '@dakhila/contract/pin-codes';
import { type CollegeDistance, collegeDistance, pinPrefix } from '@dakhila/domain/colleges/distance';
import { useQueries } from '@tanstack/react-query';
import { endpointQuery } from '../../../lib/endpoint-query.ts';
import { indianNumber } from '../../../lib/format.ts';
import { fill, type LoadedMessages } from '../../../lib/messages.ts';
import type { collegeMessages } from './messages.ts';
import { useOwnPin } from './own-pin.tsx';
import { FACTS } from './queries.ts';

/** The places of all PIN codes with a prefix. The prefix alone is sent, so that the student's PIN code stays on the device. */
const placesQuery = (prefix: string) =>
  endpointQuery(['pin-codes', prefix], pinCodes.places, { params: { prefix } }, FACTS);

type Distances = {
  /** One for each college, in the same order; nothing until the places are loaded. */
  distances: readonly CollegeDistance[] | null;
  hasFailed: boolean;
  reload: () => void;
};

/** How far the colleges with these PIN codes are from the student's. */
export function useDistances(collegePins: readonly (string | null)[]): Distances {
  const ownPin = useOwnPin();
  const known = collegePins.filter((pin) => pin !== null);
  const needed = ownPin === null || known.length === 0 ? [] : [ownPin, ...known];
  const results = useQueries({ queries: [...new Set(needed.map(pinPrefix))].map(placesQuery) });
  const reload = () => {
    for (const { isError, refetch } of results) if (isError) void refetch();
  };
  const hasFailed = results.some(({ isError }) => isError);
  if (ownPin === null || results.some(({ data }) => data === undefined)) return { distances: null, hasFailed, reload };
  const places = Object.assign({}, ...results.map(({ data }) => data));
  const distances = collegePins.map((pin) => collegeDistance(ownPin, pin, (code) => places[code]));
  return { distances, hasFailed, reload };
}

type DistanceMessages = LoadedMessages<typeof collegeMessages>['distance'];

/** The distance as a sentence, with the PIN code it is measured from. */
export function distanceSentence({ from }: DistanceMessages, pin: string, distance: CollegeDistance): string {
  return fill(from[distance.kind], { pin, km: distance.kind === 'about' ? indianNumber(distance.km) : '' });
}

export function shortDistance({ short }: DistanceMessages, distance: CollegeDistance): string {
  return distance.kind === 'about' ? fill(short.about, { km: indianNumber(distance.km) }) : short[distance.kind];
}
