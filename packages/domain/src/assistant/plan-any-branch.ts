import { outputOf } from './compose/parts.ts';
import { nearProfile, nearSaid } from './plan.ts';
import type { CollegeFacts, CollegeKey, KnownFigures, ToolCall, ToolResult } from './tool-types.ts';
import type { Slots, Understood } from './types.ts';

/** 'Can I get VNIT? Any branch?': after the facts of the colleges, the student's own prediction for all their programmes. */
export function planAnyBranch({ slots }: Understood, results: readonly ToolResult[]): ToolCall[] {
  const open = results.flatMap(openCollege);
  if (open.length === 0 || slots.branch !== undefined || slots.isForAnother) return [];
  const later = results.filter(({ tool }) => tool !== 'college-facts');
  const slotsAt = ({ college, isIit }: OpenCollege): Slots => ({
    ...slots,
    ...{ exam: college.exam, level: isIit ? 'IIT' : undefined, levels: undefined, cities: undefined },
  });
  if (later.length === 0)
    return slots.percentile === undefined && slots.rank === undefined
      ? [{ tool: 'my-profile', input: {} }]
      : open.flatMap((one) => at(one.college, nearSaid(slotsAt(one))));
  const known = outputOf(results, 'my-profile')?.known;
  if (later.length > 1 || known === undefined) return [];
  return open
    .filter(({ college }) => isKnown(college, known))
    .flatMap((one) => at(one.college, nearProfile(slotsAt(one), known)).filter((call) => isOnList(call, slotsAt(one))));
}

type OpenCollege = { college: CollegeKey; isIit: boolean };

function openCollege({ tool, input, outcome }: ToolResult): OpenCollege[] {
  if (tool !== 'college-facts' || !outcome.ok) return [];
  const { notAdmittingSince, level } = outcome.output as CollegeFacts['output'];
  const { college } = input as CollegeFacts['input'];
  return notAdmittingSince === null ? [{ college, isIit: level === 'IIT' }] : [];
}

const isKnown = ({ exam }: CollegeKey, { mhtCet }: KnownFigures) =>
  exam === 'josaa' || (mhtCet.percentile ?? mhtCet.meritNumber) !== undefined;

/** IITs have a rank list of their own; the other institutes are not looked for on it. */
const isOnList = (call: ToolCall, { level }: Slots) => call.tool === 'programmes-near' && call.input.level === level;

const at = (college: CollegeKey, calls: readonly ToolCall[]): ToolCall[] =>
  calls.flatMap((call) =>
    call.tool === 'programmes-near' ? [{ tool: call.tool, input: { ...call.input, college } }] : [],
  );
