import { ROUND_ACTIONS } from '@dakhila/domain/lists/round-rules';
import * as z from 'zod/mini';
import { done, endpoint, reply } from './endpoint.ts';
import { Exam } from './exam.ts';
import { says } from './fields.ts';
import { choiceKey } from './lists.ts';

const ofExam = { params: z.object({ exam: Exam }) };
/** '2026-06-14', in India. */
const day = z.string();

/** One step of the official schedule. Days that are not known are null: not announced yet. */
export const ScheduleEvent = z.object({
  id: z.string(),
  title: z.string(),
  /** What the student does then. */
  detail: z.string(),
  kind: z.enum(['registration', 'merit-list', 'choices', 'allotment', 'reporting', 'other']),
  round: z.nullable(z.number()),
  firstDay: z.nullable(day),
  lastDay: z.nullable(day),
  /** The source of these days, and when it was looked up. */
  source: z.nullable(z.string()),
  asOf: z.nullable(day),
  /** A guide while the days are not announced: when this step was a year earlier, where that is known. */
  yearBefore: z.nullable(z.object({ firstDay: day, lastDay: day })),
});
export type ScheduleEvent = z.infer<typeof ScheduleEvent>;

export const Schedule = z.object({
  exam: Exam,
  year: z.number(),
  title: z.string(),
  authority: z.object({ name: z.string(), website: z.nullable(z.string()) }),
  rounds: z.number(),
  /** The year this number of rounds is from; different from `year` until that is announced. */
  roundsOf: z.number(),
  events: z.array(ScheduleEvent),
  /** The rules of the rounds in plain text, each with its publisher. */
  rules: z.array(z.object({ text: z.string(), source: z.string(), isUnconfirmed: z.optional(z.literal(true)) })),
  /** The newest of the events' own, null while no day is known. */
  asOf: z.nullable(day),
});
export type Schedule = z.infer<typeof Schedule>;

/** A document to have ready. */
export const ChecklistItem = z.object({
  id: z.string(),
  title: z.string(),
  /** Why this student needs it, and from when it must be dated. */
  why: z.string(),
  /** What its date must be, as text; null where any date is accepted. */
  validity: z.nullable(z.string()),
  /** 'everyone', or for whom: 'OBC-NCL', 'TFWS', 'PwD'. */
  for: z.string(),
  isTicked: z.boolean(),
});
export const Checklist = z.object({
  exam: Exam,
  items: z.array(ChecklistItem),
  /** What is missing in the profile to know the rest; null when it is complete. */
  message: z.nullable(z.string()),
  source: z.string(),
});
export type Checklist = z.infer<typeof Checklist>;

export const Reminders = z.object({
  exam: Exam,
  email: z.boolean(),
  whatsapp: z.boolean(),
  /** The owner of the number has stopped our messages there, such as with STOP: none comes, whatever is ticked. */
  isWhatsAppStopped: z.boolean(),
  /** Where they would go, masked. */
  to: z.object({ email: z.string(), whatsapp: z.string() }),
});
export type Reminders = z.infer<typeof Reminders>;

/** What a student entered after a round. `choice` is null where no seat was allotted. */
export const Allotment = z.object({
  exam: Exam,
  year: z.number(),
  round: z.number(),
  listId: z.string(),
  choice: z.nullable(z.string()),
  collegeName: z.nullable(z.string()),
  programme: z.nullable(z.string()),
  /** Its place on the list when the round was entered; null where no seat was allotted, or the place was not stored. */
  place: z.nullable(z.number()),
  enteredAt: z.string(),
});
export type Allotment = z.infer<typeof Allotment>;

/** One way to go on after a round. */
export const AdviceOption = z.object({
  action: z.enum(ROUND_ACTIONS),
  title: z.string(),
  /** What it does, in plain text. */
  meaning: z.string(),
  /** Null where it is unknown. */
  isAllowed: z.nullable(z.boolean()),
  /** Why it is not allowed or unknown; null where it is allowed. */
  whyNot: z.nullable(z.string()),
  /** Of ending with a higher preference than now; null where it was not simulated. */
  improves: z.nullable(z.number()),
  /** The most frequent higher preferences, best chance first, at most five. */
  towards: z.array(
    z.object({
      choice: z.string(),
      collegeName: z.string(),
      programme: z.string(),
      place: z.number(),
      chance: z.number(),
    }),
  ),
  /** What would be given up. */
  loses: z.string(),
});

/** What to do after the latest allotment that was entered. */
export const Advice = z.object({
  allotment: Allotment,
  /** CAP: acceptance is compulsory at this place in this round. Null where the place is not known. */
  isCompulsory: z.nullable(z.boolean()),
  isLastRound: z.boolean(),
  options: z.array(AdviceOption),
  /** How the chances were calculated and how reliable they are. */
  notes: z.array(z.string()),
});
export type Advice = z.infer<typeof Advice>;

/** Where the calendar file is, below the base path of the API. */
export const calendarFilePath = (exam: Exam) => `/rounds/${exam}/calendar.ics`;

export const rounds = {
  schedule: endpoint('GET /rounds/:exam/schedule', 'student', {
    ...ofExam,
    hasMessages: true,
    summary: 'The official rounds of an exam, with source and date of each day that is known',
    response: reply(Schedule),
  }),
  documents: endpoint('GET /rounds/:exam/documents', 'student', {
    ...ofExam,
    hasMessages: true,
    summary: 'The papers that this student needs, by category, with what is ticked',
    response: reply(Checklist),
  }),
  tick: endpoint('PUT /rounds/:exam/documents/:document', 'student', {
    ...ofExam,
    params: z.object({ exam: Exam, document: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)) }),
    summary: 'Tick a paper, or take the tick back',
    body: z.strictObject({ isTicked: z.boolean() }),
    response: done,
  }),
  reminders: endpoint('GET /rounds/:exam/reminders', 'student', {
    ...ofExam,
    summary: 'Whether the student wants to be reminded of the dates, and how',
    response: reply(Reminders),
  }),
  setReminders: endpoint('PUT /rounds/:exam/reminders', 'student', {
    ...ofExam,
    summary: 'Ask for reminders, or no longer',
    body: z.strictObject({ email: z.boolean(), whatsapp: z.boolean() }),
    response: reply(Reminders),
  }),
  allotments: endpoint('GET /rounds/:exam/allotments', 'student', {
    ...ofExam,
    summary: 'The allotments that the student entered for this year, first round first',
    response: reply(z.array(Allotment)),
  }),
  enterAllotment: endpoint('PUT /rounds/:exam/allotments/:round', 'student', {
    ...ofExam,
    params: z.object({
      exam: Exam,
      round: z.string().check(z.regex(/^([1-9]|10)$/, says('rounds.chooseRound'))),
    }),
    summary: 'Enter what a round allotted; again to correct it',
    body: z.strictObject({ listId: z.uuid(), choice: z.nullable(choiceKey) }),
    response: reply(Allotment),
  }),
  removeAllotment: endpoint('DELETE /rounds/:exam/allotments/:round', 'student', {
    ...ofExam,
    params: z.object({
      exam: Exam,
      round: z.string().check(z.regex(/^([1-9]|10)$/, says('rounds.chooseRound'))),
    }),
    summary: 'Take an entered allotment back',
    response: done,
  }),
  advice: endpoint('GET /rounds/:exam/advice', 'student', {
    ...ofExam,
    hasMessages: true,
    summary:
      'Freeze, Float and Slide, or Freeze and Betterment, after the latest entered round, with your chance of improving',
    /** Null while no allotment was entered. */
    response: reply(z.nullable(Advice)),
  }),
};
