/** One page of a list with its place in the whole. */
export type Page<T> = { items: T[]; total: number; page: number; totalPages: number; hasMore: boolean };

/** Cuts page `page` (from 1) out of a list; past the end it is empty with the right totals. */
export function paginate<T>(all: readonly T[], page: number, limit: number): Page<T> {
  const totalPages = Math.ceil(all.length / limit);
  const start = (page - 1) * limit;
  return { items: all.slice(start, start + limit), total: all.length, page, totalPages, hasMore: page < totalPages };
}
