import type { CapHistory, JosaaHistory } from '@dakhila/domain/colleges/cutoff-history';
import { nirfLabel } from '@dakhila/domain/colleges/nirf';
import { type Band, bandOf, HIGHEST_PERCENT } from '@dakhila/domain/predictor/bands';
import type { CapCandidate, JosaaCandidate } from '@dakhila/domain/predictor/candidate';
import type { Prediction } from '@dakhila/domain/predictor/verdicts';
import type { Catalogue } from '../../../apps/api/src/catalogue/load-catalogue.ts';
import type { ExamPredictor } from '../../../apps/api/src/modules/predictor/index.ts';

type At = { year?: number; round?: number };

/** Reads what a right answer must contain from the catalogue, independently of the assistant's tools. A missing fact is an error of the question. */
export function factsOf(catalogue: Catalogue, examPredictors?: ExamPredictors) {
  const numbers = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 7 });

  /** A closing merit number of CAP. `pool` is a seat code without its last letter, which is S where there is such a seat, else H. */
  function cap(code: string, branch: string, pool: string, at: At = {}): string {
    const history = catalogue.mhtCet.cutoffHistory(code);
    const closing = pickCap(history, branch, pool, at);
    return numbers.format(closing[0]);
  }

  function capPercentile(code: string, branch: string, pool: string, at: At = {}): string {
    const [, percentile] = pickCap(catalogue.mhtCet.cutoffHistory(code), branch, pool, at);
    if (percentile === null) throw new Error(`no percentile for ${code} ${branch} ${pool}`);
    // As answers show it: hundredths, near the top more.
    return percentile.toFixed(percentile < 99 ? 2 : 4);
  }

  /** A closing rank of JoSAA. `pool` is 'OPEN N AI': seat type, gender, quota. */
  function jee(id: string, branch: string, pool: string, at: At = {}): string {
    return numbers.format(pickJosaa(catalogue.jee.cutoffHistory(id), branch, pool, at));
  }

  const capCollege = (code: string) => known(catalogue.mhtCet.byId(code), code);
  const jeeCollege = (id: string) => known(catalogue.jee.byId(id), id);
  return {
    cap,
    capPercentile,
    jee,
    /** The band of a programme in an answer, for what was stated in addition to the sample student's profile. */
    capBand: (code: string, branch: string, said: Partial<CapCandidate>) =>
      `: ${bandIn(known(examPredictors, 'forecasts')['mht-cet'], code, branch, { ...SAMPLE_CAP, ...said })}. That means`,
    /** The chance of a programme of the sample student's own prediction, as an answer says it. */
    capChance: (code: string, branch: string, said: Partial<CapCandidate>) => {
      const percent = percentIn(known(examPredictors, 'forecasts')['mht-cet'], code, branch, {
        ...SAMPLE_CAP,
        ...said,
      });
      return `${bandOf(percent)}, a chance of ${percent >= HIGHEST_PERCENT ? `${percent}% or more` : `about ${percent}%`}. That means`;
    },
    /** How many programmes of a branch in a city are within reach in it. */
    capWithinReach: (city: string, branches: readonly string[], said: Partial<CapCandidate>) => {
      const { table, predict } = known(examPredictors, 'forecasts')['mht-cet'];
      const { option, byRound, rounds, resultCount } = predict({ ...SAMPLE_CAP, ...said });
      const within = [...option.slice(0, resultCount)].filter((place, at) => {
        const { branch = '', college = 0 } = table.options[place] ?? {};
        const hasChance = (byRound[(at + 1) * rounds - 1] ?? 0) > 0;
        return hasChance && branches.includes(branch) && table.colleges[college]?.city === city;
      });
      return `${within.length} programme`;
    },
    jeeBand: (id: string, branch: string, said: Partial<JosaaCandidate>) =>
      `: ${bandIn(known(examPredictors, 'forecasts').josaa, id, branch, { ...SAMPLE_JEE, ...said })}. That means`,
    /** The rank that a JEE Main percentile corresponds to: in the category, or the common one. */
    jeeRank: (mainPercentile: number, category: JosaaCandidate['category']) => {
      const { lists } = known(examPredictors, 'forecasts').josaa.standing({ ...SAMPLE_JEE, mainPercentile, category });
      const list = category === 'OPEN' ? 'mainCrl' : 'mainCategoryRank';
      return `rank ${numbers.format(
        known(
          lists.find(({ id }) => id === list),
          list,
        ).rank,
      )}`;
    },
    capName: (code: string) => capCollege(code).name,
    jeeName: (id: string) => jeeCollege(id).name,
    fee: (code: string) =>
      numbers.format(
        Number(
          known(
            capCollege(code).facts.find((one) => one.label === 'Yearly fee in rupees'),
            `fee of ${code}`,
          ).value,
        ),
      ),
    fact: (code: string, label: string) =>
      known(
        capCollege(code).facts.find((one) => one.label === label),
        `${label} of ${code}`,
      ).value,
    capNirf: (code: string) => nirfLabel(capCollege(code).nirfRanking),
    jeeNirf: (id: string) => nirfLabel(jeeCollege(id).nirfRanking),
    website: (code: string) => known(capCollege(code).website, `website of ${code}`),
    university: (code: string) => known(capCollege(code).universityFullForm, `university of ${code}`),
    established: (code: string) => String(known(capCollege(code).establishmentYear, `year of ${code}`)),
    seats: (code: string, branch: string) =>
      String(known(capCollege(code).courses.find((one) => one.courseName === branch)?.intake, `${branch} at ${code}`)),
    jeeSeats: (id: string, branch: string) =>
      String(known(jeeCollege(id).courses.find((one) => one.courseName === branch)?.seats, `${branch} at ${id}`)),
    courseCount: (code: string) => String(capCollege(code).courses.length),
    lastCapYear: () => newestOf(catalogue.mhtCet.cutoffs.cells.year),
    lastJosaaYear: () => newestOf(catalogue.jee.cutoffs.cells.year),
  };
}
const SAMPLE_CAP: CapCandidate = { category: 'OPEN', gender: 'male', candidature: 'maharashtra' };
const SAMPLE_JEE: JosaaCandidate = { category: 'OPEN', gender: 'male', homeState: 'Maharashtra' };
export type Facts = ReturnType<typeof factsOf>;

const newestOf = (years: ArrayLike<number>) =>
  String(Array.from(years).reduce((one, other) => Math.max(one, other), 0));

const OWN_SECTIONS = ['STATE', 'HU', 'OHU', 'UNK'];

/** The newest row of the pool: a state seat where there is one, else a home university seat. */
function pickCap(history: CapHistory | undefined, branch: string, pool: string, at: At) {
  const rows = (history?.pools ?? []).filter(
    (row) =>
      history?.programmes[row.programme]?.name === branch &&
      [`${pool}S`, `${pool}H`, pool].includes(row.category) &&
      row.stage === 'I' &&
      row.exam === 'MHT-CET' &&
      OWN_SECTIONS.includes(row.section) &&
      (at.year === undefined || row.years.some(({ year }) => year === at.year)),
  );
  const last = ({ years }: (typeof rows)[number]) => years.at(-1)?.year ?? 0;
  const byLevel = ({ category }: (typeof rows)[number]) => (category.endsWith('H') ? 1 : 0);
  const [row] = rows.sort((one, other) => last(other) - last(one) || byLevel(one) - byLevel(other));
  return known(atRound(known(row, `${branch} ${pool}`).years, at), `${branch} ${pool} ${JSON.stringify(at)}`);
}

function pickJosaa(history: JosaaHistory | undefined, branch: string, pool: string, at: At): number {
  const [seatType, gender, quota] = pool.split(' ');
  const programmes = (history?.programmes ?? []).flatMap(({ name, publishedName }, place) =>
    name === branch && publishedName.includes('(4 Years') ? [place] : [],
  );
  const row = history?.pools.find(
    (one) =>
      programmes.includes(one.programme) && one.seatType === seatType && one.gender === gender && one.quota === quota,
  );
  const closing = known(atRound(known(row, `${branch} ${pool}`).years, at), `${branch} ${pool} ${JSON.stringify(at)}`);
  return typeof closing === 'number' ? closing : closing.rank;
}

/** The closing of a year and round; without them the newest, in its last round that has one. */
function atRound<T>(years: readonly { year: number; closing: readonly (T | null)[] }[], { year, round }: At): T | null {
  const row = year === undefined ? years.at(-1) : years.find((one) => one.year === year);
  if (round !== undefined) return row?.closing[round - 1] ?? null;
  return row?.closing.findLast((one) => one !== null) ?? null;
}

function known<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`the facts have no ${what}`);
  return value;
}

export type ExamPredictors = { 'mht-cet': ExamPredictor<CapCandidate>; josaa: ExamPredictor<JosaaCandidate> };

type Foretelling<C> = Pick<ExamPredictor<C>, 'table'> & { predict: (candidate: C) => Prediction };

const bandIn = <C>(examPredictor: Foretelling<C>, college: string, branch: string, candidate: C): Band =>
  bandOf(percentIn(examPredictor, college, branch, candidate));

/**
 * The chance of a programme out of a whole prediction, which is another way than the assistant's; 0 where that leaves it out as improbable. A programme
 * that the table lacks is an error of the question.
 */
function percentIn<C>({ table, predict }: Foretelling<C>, college: string, branch: string, candidate: C): number {
  const meant = table.options.flatMap((one, place) =>
    one.branch === branch && table.colleges[one.college]?.id === college ? [place] : [],
  );
  if (meant.length === 0) throw new Error(`the table has no ${branch} at ${college}`);
  const { option, byRound, rounds } = predict(candidate);
  const at = option.findIndex((place) => meant.includes(place));
  return at < 0 ? 0 : (byRound[(at + 1) * rounds - 1] ?? 0);
}
