import type { ToolName } from '@dakhila/domain/assistant/tool-types';
import type { Answer, ConversationContext } from '@dakhila/domain/assistant/types';
import type { Language } from '@dakhila/domain/language/languages';

/** A question in its conversation. Whose it is, the server knows; nothing that was said can change it. */
export type Question = {
  studentId: string;
  conversationId: string;
  text: string;
  context: ConversationContext;
};

/** Who is told while an answer grows, in which language, and the sign to stop. */
export type Telling = {
  language: Language;
  /** A tool is being used. */
  tool: (name: ToolName) => void;
  /** The next piece of text. What was told stays true, whatever comes. */
  say: (text: string) => void;
  signal: AbortSignal;
};

export type Thought = { answer: Answer; context: ConversationContext };

/** Answers questions. */
export type Brain = (question: Question, telling: Telling) => Promise<Thought>;
