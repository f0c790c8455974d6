import { honest, seeded, someTruth } from '@dakhila/domain/assessment/simulated-respondents';
import type { Call } from './student.ts';

type Part = { id: string; items: { id: string }[] | null; answers: { item: string }[]; limitSeconds: number | null };
type Sitting = { id: string; nextSequence: number; sections: Part[] };

/** What an attentive student would answer. */
const ANSWERS = honest(someTruth(seeded(11)), seeded(12));

/** A sitting as it stands. */
export const readSitting = async (call: Call, id: string): Promise<Sitting> =>
  (await call(`/assessment/sittings/${id}`, undefined, 'GET')).data;

/** Answers what is open in a part without the screen. */
export async function answerThrough(call: Call, id: string, part: Part | undefined): Promise<void> {
  const { nextSequence } = await readSitting(call, id);
  const open = (part?.items ?? []).filter((item) => !part?.answers.some((given) => given.item === item.id));
  const answers = open.map((item, place) => ({
    item: item.id,
    sequence: nextSequence + place,
    ...(ANSWERS.get(item.id) ?? { choice: 0, tookMs: 3_000 }),
  }));
  if (answers.length > 0) await call(`/assessment/sittings/${id}/answers`, { answers }, 'PUT');
}

/** Begins a timed part and answers it without the screen. */
export async function startAndAnswer(call: Call, id: string, part: string): Promise<void> {
  await answerThrough(call, id, (await call(`/assessment/sittings/${id}/sections/${part}/start`)).data);
}

/** Buys, takes and finishes an assessment without the screens, and answers with the sitting's id. */
export async function takeAssessment(call: Call): Promise<string> {
  await buyAssessment(call);
  const { id, sections }: Sitting = (await call('/assessment/sittings')).data;
  for (const part of sections)
    if (part.limitSeconds === null) await answerThrough(call, id, part);
    else await startAndAnswer(call, id, part.id);
  await call(`/assessment/sittings/${id}/finish`);
  return id;
}

/** An assessment to take, paid for by a coupon. */
export async function buyAssessment(call: Call): Promise<void> {
  const { data } = await call('/psychometric-topup/tiers', undefined, 'GET');
  await call('/psychometric-topup/select-tier', { tierId: data[0]._id, couponCode: 'FULLRIDE' });
}
