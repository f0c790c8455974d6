import account from './data/en/account.json' with { type: 'json' };
import capRounds from './data/en/cap-rounds.json' with { type: 'json' };
import capSeats from './data/en/cap-seats.json' with { type: 'json' };
import documents from './data/en/documents.json' with { type: 'json' };
import exams from './data/en/exams.json' with { type: 'json' };
import fees from './data/en/fees.json' with { type: 'json' };
import josaaRanks from './data/en/josaa-ranks.json' with { type: 'json' };
import josaaRounds from './data/en/josaa-rounds.json' with { type: 'json' };
import lists from './data/en/lists.json' with { type: 'json' };
import plans from './data/en/plans.json' with { type: 'json' };
import predictor from './data/en/predictor.json' with { type: 'json' };
import sources from './data/en/sources.json' with { type: 'json' };
import type { FaqEntry, FaqGroup, FaqSource } from './entry.ts';

/** An entry as its file writes it: the source is named by its key in `sources.json`. */
type WrittenEntry = Omit<FaqEntry, 'source'> & { source: string };
type WrittenGroup = { id: string; title: string; entries: readonly WrittenEntry[] };

const SOURCES: ReadonlyMap<string, Omit<FaqSource, 'key'>> = new Map(Object.entries(sources));

/** All questions, in the order of the page. */
export const FAQ: readonly FaqGroup[] = [
  exams,
  josaaRanks,
  josaaRounds,
  capSeats,
  capRounds,
  fees,
  documents,
  predictor,
  lists,
  plans,
  account,
].map((group: WrittenGroup) => ({ ...group, entries: group.entries.map(withSource) }));

/** Every entry, without its group. */
export const FAQ_ENTRIES: readonly FaqEntry[] = FAQ.flatMap((group) => group.entries);

function withSource({ source: key, ...entry }: WrittenEntry): FaqEntry {
  const source = SOURCES.get(key);
  if (source === undefined) throw new Error(`FAQ: ${entry.id} names an unknown source: ${key}`);
  return { ...entry, source: { key, ...source } };
}
