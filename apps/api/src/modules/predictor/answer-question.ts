import { gunzipSync } from 'node:zlib';
import { bandLetters } from '@dakhila/domain/predictor/what-if';
import type { BandsAnswer, BandsQuestion, PredictQuestion, Question, ThreadReply, WriteQuestion } from './desk-talk.ts';
import type { Desk } from './desks.ts';
import type { Edition } from './edition.ts';
import { headlineOf } from './headline.ts';
import { lend, takePaper, writeText } from './paper.ts';
import { packResult, unpackResult } from './result-bytes.ts';
import { writeRun } from './write-run.ts';

/** Answers one question at a desk: everything that a run costs but the spending and the saving. */
export function answerQuestion<Candidate>(desk: Desk<Candidate>, question: Question): ThreadReply {
  if (question.ask === 'predict') return predictAt(desk, question);
  if (question.ask === 'bands') return bandsAt(desk, question);
  const { run, packed, how, earlier } = question;
  const edition = earlier === undefined ? desk.edition : openEarlier(earlier);
  const paper = writeRun(edition, { ...run, result: unpackResult(packed) }, how);
  return { page: lend(paper) };
}

/** Old runs are rare visitors: so many of their editions stay at hand. */
const EARLIER_KEPT = 2;
const opened = new Map<string, Edition>();

function openEarlier({ id, content }: NonNullable<WriteQuestion['earlier']>): Edition {
  // Written by `keepEditions`, in the shape that its id stands for.
  const edition: Edition = opened.get(id) ?? JSON.parse(gunzipSync(content).toString());
  opened.set(id, edition);
  for (const oldest of [...opened.keys()].slice(0, -EARLIER_KEPT)) opened.delete(oldest);
  return edition;
}

function predictAt<Candidate>(desk: Desk<Candidate>, { id, input, how }: PredictQuestion): ThreadReply {
  // Parsed by the contract of this very exam before it was asked here.
  const candidate = input as Candidate & typeof input;
  const { lists, missing, reasons, counts, ...result } = desk.predict(candidate);
  const details = {
    ...{ lists, missing, reasons },
    ...{ notes: desk.notesOn(candidate), headline: headlineOf(desk.edition, result, lists) },
  };
  const run = { id, createdAt: UNDATED, input, counts, details, result };
  const toSave = { packed: packResult(result), details: JSON.stringify(details), counts };
  return { page: lend(writeRun(desk.edition, run, { isReopened: false, ...how })), toSave };
}

function bandsAt<Candidate>(desk: Desk<Candidate>, { input, options }: BandsQuestion): ThreadReply {
  // Of a saved run, with numbers that moved within their limits.
  const { counts, ...result } = desk.predict(input as Candidate & typeof input);
  const answer: BandsAnswer = { counts, bands: bandLetters(result, options) };
  const paper = takePaper();
  writeText(paper, JSON.stringify(answer));
  return { page: lend(paper) };
}

/** Stands where the day comes that the database gives. */
const UNDATED = new Date(0);
