/**
 * What the assistant can look up. Every number of an answer comes out of one of these; the server runs them, the engine and a language model
 * only ask for them. Inputs and outputs are plain JSON; they stand by kind in the folder beside this file.
 */
import type { MeritEstimate, PredictProgramme, ProgrammesNear } from './tool-types/chances.ts';
import type { CutoffHistory } from './tool-types/closings.ts';
import type { CollegeFacts, CompareColleges, SearchColleges } from './tool-types/colleges.ts';
import type { MyBookings, MyLatestPrediction, MyLists, MyPlan, MyProfile } from './tool-types/own.ts';
import type { ExplainRule, ExplainSeatCode, FindHelp, HowTo, RoundDates } from './tool-types/rules.ts';

export type { MeritEstimate, PredictProgramme, ProgrammesNear } from './tool-types/chances.ts';
export type { CutoffHistory, CutoffSeries } from './tool-types/closings.ts';
export type { CollegeKey, CollegeLabel, InstituteLevel, Ownership, Source } from './tool-types/college.ts';
export type { CollegeFacts, CompareColleges, SearchColleges } from './tool-types/colleges.ts';
export type { KnownFigures, MyBookings, MyLatestPrediction, MyLists, MyPlan, MyProfile } from './tool-types/own.ts';
export type { ExplainRule, ExplainSeatCode, FindHelp, HowTo, RoundDates } from './tool-types/rules.ts';
export type { Quota, RankList, Said, SaidExam, SaidRank, Special } from './tool-types/said.ts';

/** Every tool by its name, with what goes in and what comes out. */
export type Tools = {
  'search-colleges': SearchColleges;
  'college-facts': CollegeFacts;
  'cutoff-history': CutoffHistory;
  'predict-programme': PredictProgramme;
  'programmes-near': ProgrammesNear;
  'merit-estimate': MeritEstimate;
  'compare-colleges': CompareColleges;
  'explain-seat-code': ExplainSeatCode;
  'explain-rule': ExplainRule;
  'my-plan': MyPlan;
  'my-bookings': MyBookings;
  'my-lists': MyLists;
  'my-profile': MyProfile;
  'my-latest-prediction': MyLatestPrediction;
  'how-to': HowTo;
  'round-dates': RoundDates;
  'find-help': FindHelp;
};

export type ToolName = keyof Tools;

export type ToolCall<N extends ToolName = ToolName> = { [K in N]: { tool: K; input: Tools[K]['input'] } }[N];

/** Why a tool gave nothing: not in our data, one more answer needed, the day's predictions used up, or out of order. */
export type ToolFailure = 'not-found' | 'incomplete' | 'limit' | 'unavailable';

/** What a tool brings, or why it brings nothing. `message` is a sentence for the student. */
export type ToolOutcome<Output> = { ok: true; output: Output } | { ok: false; reason: ToolFailure; message: string };

/** A call with what it brought. */
export type ToolResult<N extends ToolName = ToolName> = {
  [K in N]: { tool: K; input: Tools[K]['input']; outcome: ToolOutcome<Tools[K]['output']> };
}[N];

/** Runs one tool for the student who asks. Never throws for what a student may ask. */
export type RunTool = (call: ToolCall) => Promise<ToolResult>;
