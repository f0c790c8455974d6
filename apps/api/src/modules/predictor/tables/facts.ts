import { CAP_EXAMS, CAP_SECTIONS } from '@dakhila/domain/colleges/cap-codes';
import type { CollegeListItem } from '@dakhila/domain/colleges/college';
import type { IntakeRow } from '@dakhila/domain/colleges/figures';
import type { JeeRecord, JosaaProgramme, MhtCetFullRecord } from '@dakhila/domain/colleges/records';
import type { JeeFacts } from '@dakhila/domain/predictor/exams/jee-estimates';
import type { CurvePoint } from '@dakhila/domain/predictor/merit-curve';
import type { CapCutoffs } from '../../../catalogue/cap-cutoffs.ts';
import type { JosaaCutoffs } from '../../../catalogue/josaa-cutoffs.ts';
import type { Catalogue } from '../../../catalogue/load-catalogue.ts';
import { jeeMainFacts } from './jee-main-facts.ts';

/** The part of the catalogue that tables are built from, as plain data, which can be sent to another thread. */
export type JosaaFacts = {
  version: string;
  items: readonly CollegeListItem[];
  records: readonly JeeRecord[];
  programmes: readonly JosaaProgramme[];
  cutoffs: Pick<JosaaCutoffs, 'pools' | 'cells'>;
  jeeMain: JeeFacts;
};
export type CapFacts = {
  version: string;
  items: readonly CollegeListItem[];
  /** Only what eligibility and the forecast need: the facts go to another thread. */
  records: readonly Pick<MhtCetFullRecord, 'code' | 'homeUniversity' | 'seatSections' | 'minority' | 'isForWomen'>[];
  cutoffs: Pick<CapCutoffs, 'programmes' | 'categories' | 'pools' | 'cells'>;
  meritPoints: readonly CurvePoint[];
  intake: readonly IntakeRow[];
  /** Candidates who sat JEE Main, by year. */
  jeeMainCandidates: readonly { year: number; count: number }[];
};

/** Takes the JEE half out of the catalogue. */
export function josaaFacts({ version, jee }: Catalogue): JosaaFacts {
  const { pools, cells } = jee.cutoffs;
  return {
    version,
    items: jee.items,
    records: jee.records,
    programmes: [...jee.programmes.values()],
    cutoffs: { pools, cells },
    jeeMain: jeeMainFacts(jee.examFacts),
  };
}

/** Takes the CAP half out of the catalogue. */
export function capFacts({ version, mhtCet, jee }: Catalogue): CapFacts {
  const { programmes, categories, pools, cells } = mhtCet.cutoffs;
  return {
    version,
    items: mhtCet.items,
    records: mhtCet.records.map(({ code, homeUniversity, seatSections, minority, isForWomen }) => ({
      ...{ code, homeUniversity, seatSections, minority, isForWomen },
    })),
    cutoffs: { programmes, categories, pools, cells },
    meritPoints: mhtCet.meritPoints.flatMap(({ year, percentile, meritNumber }) =>
      percentile === null ? [] : [{ year, percentile, meritNumber }],
    ),
    intake: mhtCet.intake,
    jeeMainCandidates: jeeMainFacts(jee.examFacts).candidates,
  };
}

/** Numbers of the All India list with the JEE Main percentile printed beside them. */
export function allIndiaPairs({ cutoffs: { pools, cells } }: CapFacts): CurvePoint[] {
  const pairs: CurvePoint[] = [];
  for (let pool = 0; pool < pools.programme.length; pool += 1) {
    if (CAP_SECTIONS[pools.section[pool] ?? 0]?.code !== 'AI') continue;
    if (CAP_EXAMS[pools.exam[pool] ?? 0]?.published !== 'JEE(Main)') continue;
    for (let cell = pools.firstCell[pool] ?? 0; cell < (pools.firstCell[pool + 1] ?? 0); cell += 1) {
      const percentile = cells.percentile[cell] ?? Number.NaN;
      if (Number.isNaN(percentile)) continue;
      pairs.push({ year: cells.year[cell] ?? 0, percentile, meritNumber: cells.meritNumber[cell] ?? 1 });
    }
  }
  return pairs;
}
