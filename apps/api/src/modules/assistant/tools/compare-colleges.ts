import type { CompareColleges } from '@dakhila/domain/assistant/tool-types';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';
import { collegeFacts } from './college-facts.ts';
import { cutoffHistory } from './cutoff-history.ts';

type Input = CompareColleges['input'];
type Closing = CompareColleges['output']['colleges'][number]['closing'];

/** The facts of several colleges side by side, with the newest closing of a branch where one is asked for. */
export function compareColleges(
  catalogue: Catalogue,
  { colleges, branch: common, branches, said = {} }: Input,
): CompareColleges['output'] {
  return {
    colleges: colleges.flatMap((college, at) => {
      const branch = branches?.[at] ?? common;
      const facts = collegeFacts(catalogue, college);
      return facts === undefined ? [] : [{ ...facts, closing: newestClosing() }];

      function newestClosing(): Closing {
        if (branch === undefined) return null;
        const { category, gender } = said;
        const [series] = cutoffHistory(catalogue, { college, branch, category, gender })?.series ?? [];
        const point = series?.points.findLast(({ isLastRound }) => isLastRound);
        return series && point ? { programme: series.programme, pool: series.pool.words, ...withoutMark(point) } : null;
      }
    }),
  };
}

const withoutMark = <P extends { isLastRound: boolean }>({ isLastRound: _told, ...point }: P) => point;
