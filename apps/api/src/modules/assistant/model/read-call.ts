import type { ToolCall, ToolName } from '@dakhila/domain/assistant/tool-types';
import { z } from 'zod';
import type { ChatCall, ChatTool } from '../../../ports.ts';
import { TOOL_INPUTS } from './tool-inputs.ts';

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
  // Name and input were checked by the same line of the table.
  return parsed.success ? ({ tool: name, input: parsed.data } as ToolCall) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return undefined;
  }
}
