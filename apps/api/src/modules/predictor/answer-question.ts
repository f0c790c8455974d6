import type { PredictQuestion, Question, ThreadReply } from './desk-talk.ts';
import type { Desk } from './desks.ts';
import { headlineOf } from './headline.ts';
import { lend } from './paper.ts';
import { packResult, unpackResult } from './result-bytes.ts';
import { writeRun } from './write-run.ts';

/** Answers one question at a desk: everything that a run costs but the spending and the saving. */
export function answerQuestion<Candidate>(desk: Desk<Candidate>, question: Question): ThreadReply {
  if (question.ask === 'predict') return predictAt(desk, question);
  const { run, packed, how } = question;
  const paper = writeRun(desk.edition, { ...run, result: unpackResult(packed) }, how);
  return { page: lend(paper) };
}

function predictAt<Candidate>(desk: Desk<Candidate>, { id, input, how }: PredictQuestion): ThreadReply {
  // Parsed by the contract of this very exam before it was asked here.
  const candidate = input as Candidate & typeof input;
  const { lists, missing, reasons, counts, ...result } = desk.predict(candidate);
  const details = {
    ...{ lists, missing, reasons },
    ...{ notes: desk.notesOn(candidate), headline: headlineOf(desk.edition, result) },
  };
  const run = { id, createdAt: UNDATED, input, counts, details, result };
  const toSave = { packed: packResult(result), details: JSON.stringify(details), counts };
  return { page: lend(writeRun(desk.edition, run, { isReopened: false, ...how })), toSave };
}

/** Stands where the day comes that the database gives. */
const UNDATED = new Date(0);
