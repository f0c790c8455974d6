import { INSTRUMENT_VERSION } from '@dakhila/domain/assessment/instrument';
import type { Answers } from '@dakhila/domain/assessment/items/item';
import { computeNorms, measureScales, type NormedScale, type ScaleNorm } from '@dakhila/domain/assessment/norms';
import { dayOf } from '@dakhila/domain/calendar/indian-time';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { assessmentAnswers, assessments } from '../../db/schema/index.ts';
import type { Deps } from '../../ports.ts';
import { insertNorms } from './store.ts';

/** Sittings that are read at once. */
const PART = 300;

type MadeNorms = {
  instrumentVersion: string;
  sampleSize: number;
  /** False when there are too few: then the figures are only shown. */
  isStored: boolean;
  /** Null below two sittings. */
  scales: Record<NormedScale, ScaleNorm> | null;
};

type Reliability = Pick<MadeNorms, 'instrumentVersion' | 'sampleSize' | 'scales'>;

/** Estimates how reliable the scales are from the same sittings, and stores nothing. */
export async function estimateReliability(db: Db): Promise<Reliability> {
  const sittings = await readValid(db);
  const scales = sittings.length < 2 ? null : measureScales(sittings);
  return { instrumentVersion: INSTRUMENT_VERSION, sampleSize: sittings.length, scales };
}

/** Computes norms and reliabilities from the valid sittings in English, the latest of each student, and stores them where there are enough. */
export async function makeNorms({ db, now }: { db: Db } & Pick<Deps, 'now'>): Promise<MadeNorms> {
  const sittings = await readValid(db);
  const instrumentVersion = INSTRUMENT_VERSION;
  const sampleSize = sittings.length;
  const norms = computeNorms(sittings, `Own norms of ${dayOf(now())}`);
  if (norms !== null) await insertNorms(db, { instrumentVersion, sampleSize, content: norms });
  const scales = norms?.scales ?? (sampleSize < 2 ? null : measureScales(sittings));
  return { instrumentVersion, sampleSize, isStored: norms !== null, scales };
}

/** Of adults, and of minors whose parent or guardian agrees: who withdraws that is no longer counted. */
const IS_CONSENTED = sql`exists (
  select 1 from students where students.id = student_id and (birth_date <= app_now() - interval '18 years' or exists (
    select 1 from guardian_consents given
     where given.student_id = students.id and given_at is not null and withdrawn_at is null)))`;

async function readValid(db: Db): Promise<Answers[]> {
  const { rows: latest } = await db.execute<{ id: string }>(sql`
    select distinct on (student_id) id from ${assessments}
     where instrument_version = ${INSTRUMENT_VERSION} and state = 'completed' and verdict = 'valid'
       and coalesce(scores ->> 'language', 'en') = 'en' and ${IS_CONSENTED}
     order by student_id, completed_at desc`);
  const sittings: Answers[] = [];
  for (let first = 0; first < latest.length; first += PART) {
    const ids = latest.slice(first, first + PART).map(({ id }) => id);
    const rows = await db.select().from(assessmentAnswers).where(inArray(assessmentAnswers.assessmentId, ids));
    for (const own of Map.groupBy(rows, ({ assessmentId }) => assessmentId).values())
      sittings.push(new Map(own.map(({ item, choice, tookMs }) => [item, { choice, tookMs }])));
  }
  return sittings;
}
