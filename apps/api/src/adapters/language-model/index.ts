import type { Config } from '../../config.ts';
import type { ChatCall, ChatMessage, ChatTool, LanguageModel } from '../../ports.ts';
import { type Piece, readPieces } from './read-pieces.ts';

/** Opens the language model that the settings name; null where they name none. */
export function openLanguageModel({ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL }: Config): LanguageModel | null {
  if (!LLM_BASE_URL || !LLM_MODEL) return null;
  return openAiCompatible({ baseUrl: LLM_BASE_URL, key: LLM_API_KEY, model: LLM_MODEL });
}

type Settings = { baseUrl: string; key: string | undefined; model: string; timeLimits?: TimeLimits };

/** A student waits on a phone, so a slower model is aborted. */
const TIME_LIMITS: TimeLimits = { connectMs: 8_000, nextPieceMs: 12_000, totalMs: 40_000 };
const MAX_CALLS = 8;

/** Connects to any service with the streaming chat completions API of OpenAI. */
export function openAiCompatible({ baseUrl, key, model, timeLimits = TIME_LIMITS }: Settings): LanguageModel {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(key ? { authorization: `Bearer ${key}` } : {}),
  };
  return {
    async *chat({ messages, tools }, stop) {
      const timer = startTimer(timeLimits, stop);
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers,
          body: JSON.stringify(requestBody(model, messages, tools)),
          signal: timer.signal,
          redirect: 'error',
        });
        if (!response.ok || !response.body) {
          await response.body?.cancel();
          throw new Error(`the language model answered ${response.status}`);
        }
        timer.restart();
        const calls: ChatCall[] = [];
        for await (const piece of readPieces(response.body)) {
          timer.restart();
          if (piece.text) yield { text: piece.text };
          addPiece(calls, piece);
        }
        for (const call of calls) yield { call };
      } finally {
        timer.stop();
      }
    },
  };
}

function requestBody(model: string, messages: ChatMessage[], tools: ChatTool[]) {
  return {
    model,
    stream: true,
    temperature: 0.2,
    messages: messages.map(toApiMessage),
    ...(tools.length > 0
      ? {
          tools: tools.map(({ name, description, input }) => ({
            type: 'function',
            function: { name, description, parameters: input },
          })),
        }
      : {}),
  };
}

function toApiMessage(message: ChatMessage) {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.content };
  if (message.role !== 'assistant') return message;
  const { content, calls } = message;
  return {
    role: 'assistant',
    content,
    ...(calls.length > 0
      ? {
          tool_calls: calls.map(({ id, name, input }) => ({
            id,
            type: 'function',
            function: { name, arguments: input },
          })),
        }
      : {}),
  };
}

/** Adds a piece of the stream to the tool calls it belongs to: a call arrives as its name, then parts of its input. */
function addPiece(calls: ChatCall[], { calls: pieces }: Piece) {
  for (const { index, id, name, input } of pieces) {
    if (index >= MAX_CALLS) throw new Error('the language model asked for too many tools at once');
    while (calls.length <= index) calls.push({ id: `call-${calls.length}`, name: '', input: '' });
    const call = calls[index];
    if (!call) continue;
    if (id) call.id = id;
    call.name += name;
    call.input += input;
  }
}

/** The longest wait for the connection, for the next piece of the answer, and for the whole answer. */
type TimeLimits = { connectMs: number; nextPieceMs: number; totalMs: number };

/** Makes a signal that aborts when a limit is exceeded or `stop` aborts. Call `restart` after each piece. */
function startTimer({ connectMs, nextPieceMs, totalMs }: TimeLimits, stop: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort(new Error('the language model is too slow'));
  let timeout = setTimeout(abort, connectMs);
  return {
    signal: AbortSignal.any([stop, controller.signal, AbortSignal.timeout(totalMs)]),
    restart: () => {
      clearTimeout(timeout);
      timeout = setTimeout(abort, nextPieceMs);
    },
    stop: () => clearTimeout(timeout),
  };
}
