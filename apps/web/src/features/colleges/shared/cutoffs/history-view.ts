import type { CapCutoffs, JosaaCutoffs } from '@dakhila/contract/cutoffs';
import { fill, loadedMessages } from '../../../../lib/messages.ts';
import { collegeMessages } from '../messages.ts';
import { pagePhrase } from '../phrase.ts';

/** One closing rank as it is shown. A preparatory rank is of another list: it is shown and never compared. */
export type Closing = { rank: number; percentile: number | null; isPreparatory: boolean };
/** One year of a pool: what closed in each round, round 1 first; null where no seat was allotted. */
export type YearRow = { year: number; rounds: readonly (Closing | null)[] };

export const POOL_FACETS = ['category', 'section', 'stage', 'exam', 'seatType', 'quota', 'gender'] as const;
export type FacetKey = (typeof POOL_FACETS)[number];
/** The seats of one programme for one kind of candidate. */
export type Pool = { facets: Partial<Record<FacetKey, string>>; years: readonly YearRow[] };

type Programme = {
  /** Its name in the API. */
  key: string;
  name: string;
  /** As printed, with what distinguishes it from another of the same name. */
  label: string;
  /** All keys that select it. */
  aliases: readonly string[];
};

/** The cut-offs of one programme, the same for both exams. */
export type HistoryView = {
  /** What distinguishes pools, in the order they are chosen. */
  facetKeys: readonly FacetKey[];
  programmes: readonly Programme[];
  pools: readonly Pool[];
  words: CapCutoffs['words'];
  source: string;
  /** The rank list of all pools; where pools differ, the facet `exam` says it. */
  rankList: string | null;
  compiledYears: readonly number[];
};

/** Both exams' histories in one form, with texts in the language of the page. */
export function viewHistory(history: CapCutoffs | JosaaCutoffs): HistoryView {
  const phrase = pagePhrase();
  const view = history.exam === 'josaa' ? viewJosaa(history) : viewCap(history);
  const translated = (codes: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(codes).map(([code, text]) => [code, phrase(text)]));
  return {
    ...view,
    source: phrase(view.source),
    words: Object.fromEntries(Object.entries(view.words).map(([column, codes]) => [column, translated(codes)])),
  };
}

function viewCap(history: CapCutoffs): HistoryView {
  const messages = loadedMessages(collegeMessages).cutoffs;
  const named = (name: string, twin: CapCutoffs['programmes'][number]['twin']) => {
    if (!twin) return name;
    const { choiceCode, firstYear: from, lastYear: to } = twin;
    return fill(messages.twin, { name, choiceCode, years: from === to ? from : fill(messages.years, { from, to }) });
  };
  return {
    facetKeys: ['category', 'section', 'stage', 'exam'],
    programmes: history.programmes.map(({ courseCode, choiceCodes, name, publishedName, twin }) => ({
      key: courseCode,
      name: named(name, twin),
      label: named(publishedName, twin),
      aliases: [courseCode, ...choiceCodes, publishedName],
    })),
    pools: history.pools.map(({ category, section, stage, exam, years }) => ({
      facets: { category, section, stage, exam },
      years: years.map(({ year, closing }) => ({
        year,
        rounds: closing.map((cell) => cell && { rank: cell[0], percentile: cell[1], isPreparatory: false }),
      })),
    })),
    words: history.words,
    source: history.source,
    rankList: null,
    compiledYears: history.compiledYears,
  };
}

function viewJosaa(history: JosaaCutoffs): HistoryView {
  return {
    facetKeys: ['seatType', 'quota', 'gender'],
    programmes: history.programmes.map(({ id, name, publishedName }) => ({
      key: String(id),
      name,
      label: publishedName,
      aliases: [String(id), publishedName],
    })),
    pools: history.pools.map(({ seatType, quota, gender, years }) => ({
      facets: { seatType, quota, gender },
      years: years.map(({ year, closing }) => ({
        year,
        rounds: closing.map((cell) => {
          if (cell === null) return null;
          const { rank, isPreparatory = false } = typeof cell === 'number' ? { rank: cell } : cell;
          return { rank, percentile: null, isPreparatory };
        }),
      })),
    })),
    words: history.words,
    source: history.source,
    rankList: history.rankList,
    compiledYears: [],
  };
}
