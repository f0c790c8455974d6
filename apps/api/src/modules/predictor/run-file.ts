import type { PredictionResult, Run } from '@dakhila/contract/predictor-results';
import type { Language } from '@dakhila/domain/language/languages';
import type { Text } from '@dakhila/domain/messages/message';
import { say } from '@dakhila/domain/messages/say';
import type { ResultPlace } from '@dakhila/domain/predictor/result-row';
import { indexResults, type ResultView } from '@dakhila/domain/predictor/result-view';
import type { CollegeMoney, MoneyOfColleges } from './college-money.ts';
import { describeView } from './describe-view.ts';

/** One result of a file, with what is known of its college. */
export type FileRow = {
  result: PredictionResult;
  place: ResultPlace | undefined;
  collegeCode: string;
  money: CollegeMoney | undefined;
};

/** What a file of a run holds, whatever its format. */
export type RunFile = {
  run: Run;
  /** The season that is planned for now: a run of an earlier one says that it is over. */
  season: number;
  rows: FileRow[];
  /** How many there are before any filter. */
  total: number;
  /** The filters and the order in words. */
  described: string[];
  name: string;
  language: Language;
  /** Puts a text into the language of the file. */
  said: (text: Text) => string;
};

/** How JoSAA numbers its institutes, by our id. Empty where it is not known. */
export type JosaaCodes = ReadonlyMap<string, string>;

type FileFacts = { josaaCodes: JosaaCodes; money: MoneyOfColleges; season: number; language: Language };

/** The results that the student looks at, in that order, with the official codes of their colleges: CAP's own code is our id. */
export function runFileOf(run: Run, view: ResultView, { josaaCodes, money, season, language }: FileFacts): RunFile {
  const said = (text: Text) => say(language, text);
  const index = indexResults(run);
  const codeOf = (id: string) => (run.exam === 'mht-cet' ? id : (josaaCodes.get(id) ?? ''));
  const rows = index.show(view).map((result) => ({
    result,
    place: index.places.get(result.collegeId),
    collegeCode: codeOf(result.collegeId),
    money: money.get(result.collegeId),
  }));
  const day = run.createdAt.slice(0, 10);
  const total = run.results.length + (view.withUnlikely || view.band === 'Unlikely' ? run.unlikely.length : 0);
  return {
    run,
    season,
    rows,
    total,
    described: describeView(view, rows[0]?.result.collegeName, said),
    name: `${run.exam}-prediction-${run.year}-${day}`,
    language,
    said,
  };
}
