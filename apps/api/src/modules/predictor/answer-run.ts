import { type AnyEndpoint, reply } from '@dakhila/contract/endpoint';
import type { Run } from '@dakhila/contract/predictor-results';
import { pageLanguage } from '@dakhila/domain/language/languages';
import * as z from 'zod/mini';
import type { OwnCaller } from '../../http/caller.ts';
import type { ConcurrencyLimit } from '../../http/edge/concurrency-limit.ts';
import { idempotent } from '../../http/idempotency.ts';
import type { Http } from '../../http/mount.ts';
import type { Deps } from '../../ports.ts';
import type { Editions } from './editions.ts';
import type { ExamPredictor } from './exam-predictors.ts';
import type { Predictor } from './predictor.ts';
import { runWithMoney } from './read-page.ts';
import { withFirstPageMoney } from './result-money.ts';
import { type Asked, type RunOutcome, runPrediction } from './run-prediction.ts';
import { findSavedRun, openSavedRun, showRun } from './saved-run.ts';

export type PredictorNeeds = Deps & { predictor: Predictor; editions: Editions };

/** What an idempotency key stores: the id of the run. The run itself is saved. */
const Ticket = reply(z.object({ id: z.string(), isReopened: z.boolean(), isRenewed: z.optional(z.boolean()) }));

type Asking<Candidate> = { body: Asked<Candidate>; caller: OwnCaller; http: Http };

/** Answers a call for a prediction with a new run, or with the saved one that answers the same question or the same key. */
export async function answerRun<Candidate extends object>(
  needs: PredictorNeeds,
  call: AnyEndpoint,
  {
    examPredictor,
    limit,
  }: { examPredictor: () => Promise<ExamPredictor<Candidate>>; limit: Pick<ConcurrencyLimit, 'run'> },
  { body, caller, http }: Asking<Candidate>,
): Promise<Run> {
  const { studentId } = caller.session;
  const asking = { owner: studentId, isGone: () => http.reply.raw.closed, ready: examPredictor };
  let made: RunOutcome['made'];
  const work = async () => {
    const { made: own, ...ticket } = await runPrediction(needs, await examPredictor(), { studentId, input: body });
    made = own;
    return ticket;
  };
  // Inside the key: a call that waits for the first answer to its key uses no slot.
  const take = idempotent(
    needs,
    { ...call, access: 'student', response: Ticket, hasMessages: undefined },
    async () => ({ data: await limit.run(asking, work) }),
  );
  const { data } = await take({ params: undefined, query: undefined, body, caller }, http);
  const { id, isReopened, isRenewed } = data;
  const how = { isReopened, isRenewed, language: pageLanguage(caller.language) };
  if (made) return withFirstPageMoney(showRun(made.run, how), made.family);
  const run = await openSavedRun(needs, await findSavedRun(needs, studentId, id), how);
  return runWithMoney(needs, studentId, run);
}
