import { ANSWERS_AT_ONCE, assessment } from '@dakhila/contract/assessment';
import { SECTIONS } from '@dakhila/domain/assessment/instrument';
import type { Browser } from './browser.ts';
import { succeed } from './succeed.ts';

type Given = ReadonlyMap<string, { choice: number; tookMs: number }>;

/** Starts the assessment and returns the id of the sitting. */
export async function startAssessment(browser: Browser): Promise<string> {
  return (await succeed(browser, assessment.start)).data.id;
}

/** Answers every question, part by part. */
export async function answerAll(browser: Browser, id: string, given: Given) {
  let sequence = 1;
  for (const section of SECTIONS) {
    if (section.limitSeconds !== null)
      await succeed(browser, assessment.startSection, { params: { id, section: section.id } });
    const answers = section.items.map((item) => ({
      item: item.id,
      sequence: sequence++,
      choice: 0,
      ...given.get(item.id),
    }));
    for (let first = 0; first < answers.length; first += ANSWERS_AT_ONCE)
      await succeed(browser, assessment.saveAnswers, {
        params: { id },
        body: { answers: answers.slice(first, first + ANSWERS_AT_ONCE) },
      });
  }
}

/** Takes the whole assessment and finishes it. */
export async function takeAssessment(browser: Browser, given: Given): Promise<string> {
  const id = await startAssessment(browser);
  await answerAll(browser, id, given);
  await succeed(browser, assessment.finish, { params: { id } });
  return id;
}
