import { outputOf } from './compose/parts.ts';
import { nearProfile, nearSaid } from './plan.ts';
import type { CollegeKey, KnownFigures, ToolCall, ToolResult } from './tool-types.ts';
import type { Slots, Understood } from './types.ts';

/** 'Can I get VNIT? Any branch?': after the facts of the college, the student's own prediction for all its programmes. */
export function planAnyBranch({ slots }: Understood, results: readonly ToolResult[]): ToolCall[] {
  const facts = outputOf(results, 'college-facts');
  const [college, ...others] = slots.colleges ?? [];
  const isOpen = facts !== undefined && facts.notAdmittingSince === null && others.length === 0;
  if (!isOpen || college === undefined || slots.branch !== undefined || slots.isForAnother) return [];
  const of: Slots = { ...slots, exam: college.exam, level: facts.level === 'IIT' ? 'IIT' : undefined };
  if (results.length === 1)
    return slots.percentile === undefined && slots.rank === undefined
      ? [{ tool: 'my-profile', input: {} }]
      : at(college, nearSaid(of));
  const known = outputOf(results, 'my-profile')?.known;
  return results.length > 2 || known === undefined || !isKnown(college, known)
    ? []
    : at(college, nearProfile(of, known)).filter((call) => isOnList(call, of));
}

const isKnown = ({ exam }: CollegeKey, { mhtCet }: KnownFigures) =>
  exam === 'josaa' || (mhtCet.percentile ?? mhtCet.meritNumber) !== undefined;

/** IITs have a rank list of their own; the other institutes are not looked for on it. */
const isOnList = (call: ToolCall, { level }: Slots) => call.tool === 'programmes-near' && call.input.level === level;

const at = (college: CollegeKey, calls: readonly ToolCall[]): ToolCall[] =>
  calls.flatMap((call) =>
    call.tool === 'programmes-near' ? [{ tool: call.tool, input: { ...call.input, college } }] : [],
  );
