import { API_BASE_PATH } from '@dakhila/contract';
import type { AnyEndpoint } from '@dakhila/contract/endpoint';

type Asked = { method?: string | undefined; url?: string | undefined };

/** Costly calls that let in only so many at once. Known at the door, so that nothing is done for who finds no room. */
export function makeRooms() {
  const rooms = new Map<string, () => boolean>();
  return {
    add({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>, hasRoom: () => boolean) {
      rooms.set(`${method} ${API_BASE_PATH}${path}`, hasRoom);
    },
    /** Whether the call has no room now, whatever its question is. An address in another spelling is not known here; it finds out inside. */
    isFull: ({ method, url = '' }: Asked): boolean => rooms.get(`${method} ${pathOf(url)}`)?.() === false,
  };
}
export type Rooms = ReturnType<typeof makeRooms>;

/** The address without its question. */
export const pathOf = (url: string): string => {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
};
