import type { ToolCall, ToolName, Tools } from '@dakhila/domain/assistant/tool-types';
import { SCHEME_IDS } from '@dakhila/domain/money/scheme';
import { z } from 'zod';
import type { ChatCall, ChatTool } from '../../../ports.ts';

const exam = z.enum(['mht-cet', 'josaa']);
const word = z.string().min(1).max(120);
const college = z
  .strictObject({ exam, id: z.string().min(1).max(80) })
  .describe('A college by the exam and id that search-colleges gave');
const gender = z.enum(['male', 'female']);
const level = z.enum(['IIT', 'NIT', 'IIIT', 'GFTI']);
const type = z.enum(['government', 'private']);
const minority = z.string().max(20).describe("A community whose minority colleges are meant, such as Muslim, or 'any'");
const limit = z.number().int().min(1).max(10);
const nothing = z.strictObject({});
const saidExam = z
  .enum(['mht-cet', 'jee', 'jee-main', 'jee-advanced'])
  .describe('The exam that the student named for this figure');
const said = z.strictObject({
  category: word.optional(),
  gender: gender.optional(),
  pwd: z.boolean().optional(),
  tfws: z.boolean().optional(),
  ews: z.boolean().optional(),
  defence: z.boolean().optional(),
  percentile: z.number().min(0).max(100).optional(),
  percentileExam: saidExam.optional(),
  rank: z
    .strictObject({
      value: z.number().int().min(1).max(3_000_000),
      list: z.enum(['merit', 'crl', 'category', 'any']),
      exam: saidExam.optional(),
    })
    .optional(),
  homeState: word.optional(),
  homeUniversity: word.optional().describe('The home university of a CAP candidate by its full name'),
  hasBoardMarks: z.boolean().optional().describe('Marks of Class XII were named, which count for no seat'),
  isCarefulEnd: z.boolean().optional().describe('A range was named and the figure is its worse end'),
  isForAnother: z.boolean().optional().describe('Asked for somebody else than the student'),
});

const family = {
  category: word.optional(),
  gender: gender.optional(),
  incomeRupees: z.number().min(0).optional().describe('Yearly income of the family, where it was said'),
  isForAnother: z.boolean().optional(),
};

/** The inputs of each tool. No input names the student. */
const TOOL_INPUTS: { [N in ToolName]: { describes: string; input: z.ZodType<Tools[N]['input']> } } = {
  'search-colleges': {
    describes: 'Find colleges by name, branch, city, state, kind; also the way to the id of a college',
    input: z.strictObject({
      exam: exam.optional(),
      text: word.optional(),
      branch: word.optional(),
      city: word.optional(),
      state: word.optional(),
      type: type.optional(),
      level: level.optional(),
      isForWomen: z.boolean().optional(),
      isAutonomous: z.boolean().optional(),
      minority: minority.optional(),
      order: z.enum(['nirf', 'fee']).optional(),
      mostFeeRupees: z.number().int().min(0).optional(),
      limit: limit.optional(),
    }),
  },
  'college-facts': {
    describes: 'Fee, NIRF, seats, courses and other facts of a college',
    input: z.strictObject({ college }),
  },
  'cutoff-history': {
    describes: 'Closing ranks of a college by branch, category, round and year',
    input: z.strictObject({
      college,
      branch: word.optional(),
      category: word.optional(),
      gender: gender.optional(),
      special: z.enum(['tfws', 'ews', 'pwd', 'defence', 'orphan', 'minority', 'all-india']).optional(),
      quota: z.enum(['home', 'other', 'state', 'all-india']).optional(),
      round: z.number().int().min(1).max(10).optional(),
      year: z.number().int().min(2000).max(2100).optional(),
    }),
  },
  'predict-programme': {
    describes: 'The band of chance for one named programme; ten a day',
    input: z.strictObject({ college, branch: word, said }),
  },
  'programmes-near': {
    describes: 'Programmes that closed near a rank or percentile last year',
    input: z.strictObject({
      exam,
      said,
      college: college.optional(),
      branch: word.optional(),
      city: word.optional(),
      state: word.optional(),
      level: level.optional(),
      type: type.optional(),
      minority: minority.optional(),
      leastPercentile: z.number().min(0).max(100).optional(),
      order: z.enum(['fee', 'chance']).optional().describe('The cheapest for the family, or the highest chance, first'),
      limit: limit.optional(),
    }),
  },
  'merit-estimate': {
    describes: 'The MHT-CET merit number for a percentile, or the other way round',
    input: z.union([
      z.strictObject({ percentile: z.number().min(0).max(100) }),
      z.strictObject({ meritNumber: z.number().int().min(1).max(1_000_000) }),
    ]),
  },
  'compare-colleges': {
    describes: 'Several colleges side by side; `branches` names one for each, where they differ',
    input: z.strictObject({
      colleges: z.array(college).min(2).max(4),
      branch: word.optional(),
      branches: z.array(word).min(2).max(4).optional(),
      said: said.optional(),
    }),
  },
  'college-cost': {
    describes: 'What a college costs the family of the student by kind of seat, after fee waivers',
    input: z.strictObject({ college, ...family }),
  },
  'my-money': {
    describes: 'Fee schemes and scholarships, and which of them fit the student; `scheme` for one of them',
    input: z.strictObject({
      about: z.enum(['schemes', 'scholarships', 'fees', 'waiver', 'hostel', 'seat-choice']),
      scheme: z.enum(SCHEME_IDS).optional(),
      ...family,
    }),
  },
  'explain-seat-code': {
    describes: 'What a CAP seat code such as GOPENS means',
    input: z.strictObject({ code: word }),
  },
  'explain-rule': {
    describes: 'Admission rules and questions about the product, from the FAQ',
    input: z.strictObject({ id: word.optional(), text: word.optional() }),
  },
  'my-plan': { describes: 'The plan of the student and what is left of it', input: nothing },
  'my-bookings': { describes: 'The counselling sessions of the student', input: nothing },
  'my-lists': {
    describes: 'The preference lists of the student; `withReview`: with what the check of each finds',
    input: z.strictObject({ withReview: z.literal(true).optional() }),
  },
  'my-payments': { describes: 'The newest payments of the student and how each stands', input: nothing },
  'my-profile': { describes: 'Ranks, percentile, category and home that the student has told', input: nothing },
  'my-latest-prediction': { describes: 'The latest prediction of the student', input: nothing },
  'how-to': { describes: 'How something is done in this product', input: z.strictObject({ topic: word }) },
  'round-dates': {
    describes: 'Rounds and dates of an admission',
    input: z.strictObject({ exam, round: z.number().int().min(1).max(10).optional() }),
  },
  'find-help': { describes: 'Helplines and people', input: z.strictObject({ need: z.enum(['distress', 'person']) }) },
};

const isTool = (name: string): name is ToolName => Object.hasOwn(TOOL_INPUTS, name);

/** The tools as a model is offered them. */
export const CHAT_TOOLS: ChatTool[] = Object.entries(TOOL_INPUTS).map(([name, { describes, input }]) => ({
  name,
  description: describes,
  input: z.toJSONSchema(input, { unrepresentable: 'any' }),
}));

/** What a model asks for, checked; null when there is no such tool or the input does not fit. */
export function readCall({ name, input }: ChatCall): ToolCall | null {
  if (!isTool(name)) return null;
  const parsed = TOOL_INPUTS[name].input.safeParse(parseJson(input));
  // The same entry of the table checked name and input.
  return parsed.success ? ({ tool: name, input: parsed.data } as ToolCall) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return undefined;
  }
}
