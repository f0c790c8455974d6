import type { Config } from '../../config.ts';
import type { LanguageModel } from '../../ports.ts';
import { openAiCompatible } from './openai-compatible.ts';

/** The language model of the settings, or none. */
export function openLanguageModel({ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL }: Config): LanguageModel | null {
  if (!LLM_BASE_URL || !LLM_MODEL) return null;
  return openAiCompatible({ baseUrl: LLM_BASE_URL, key: LLM_API_KEY, model: LLM_MODEL });
}
