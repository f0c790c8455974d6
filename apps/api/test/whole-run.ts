import { predictor } from '@dakhila/contract/predictor';
import type { PredictionResult, ResultsPage, Run } from '@dakhila/contract/predictor-results';
import { type CapUniversity, districtsOf } from '@dakhila/domain/colleges/universities';
import type { Browser } from './browser.ts';

/** A prediction with all its results, in the order of the run: best chance first. */
export type WholeRun = Run & {
  results: PredictionResult[];
  unlikely: PredictionResult[];
  colleges: ResultsPage['colleges'];
};

/** Reads a prediction page by page. */
export async function wholeRun(browser: Browser, run: Run): Promise<WholeRun> {
  const pages: ResultsPage[] = [];
  const isMissing = () => pages.flatMap(({ results }) => results).length < run.resultCount + run.unlikelyCount;
  while (isMissing()) {
    const query = { order: 'chance', unlikely: '1', page: String(pages.length + 1) } as const;
    const { status, body } = await browser.call(predictor.results, { params: { id: run.id }, query: query as never });
    const page = body.data as ResultsPage;
    if (status !== 200 || page.results.length === 0) throw new Error(`page ${query.page}: ${status}`);
    pages.push(page);
  }
  const rows = pages.flatMap(({ results }) => results).sort((one, other) => one.row - other.row);
  const colleges = new Map(pages.flatMap((page) => page.colleges).map((college) => [college.id, college]));
  return {
    ...run,
    results: rows.slice(0, run.resultCount),
    unlikely: rows.slice(run.resultCount),
    colleges: [...colleges.values()],
  };
}

/** The colleges in the districts of a home university. */
export function collegesNear(university: CapUniversity, colleges: ResultsPage['colleges']): ReadonlySet<string> {
  const districts = districtsOf(university);
  return new Set(colleges.filter(({ district = '' }) => districts.includes(district)).map(({ id }) => id));
}
