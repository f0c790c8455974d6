import type { Config } from '../../config.ts';
import type { ChatCall, ChatMessage, ChatTool, LanguageModel } from '../../ports.ts';
import { type Piece, readPieces } from './read-pieces.ts';

/** The language model of the settings, or none. */
export function openLanguageModel({ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL }: Config): LanguageModel | null {
  if (!LLM_BASE_URL || !LLM_MODEL) return null;
  return openAiCompatible({ baseUrl: LLM_BASE_URL, key: LLM_API_KEY, model: LLM_MODEL });
}

type Settings = { baseUrl: string; key: string | undefined; model: string; patience?: Patience };

/** A student waits on a phone: a slower model is given up. */
const PATIENCE: Patience = { connectMs: 8_000, silenceMs: 12_000, wholeMs: 40_000 };
const MOST_CALLS = 8;

/** Any service with the streamed chat completions API of OpenAI. */
export function openAiCompatible({ baseUrl, key, model, patience = PATIENCE }: Settings): LanguageModel {
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(key ? { authorization: `Bearer ${key}` } : {}),
  };
  return {
    async *chat({ messages, tools }, stop) {
      const clock = makePatience(patience, stop);
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers,
          body: JSON.stringify(bodyOf(model, messages, tools)),
          signal: clock.signal,
          redirect: 'error',
        });
        if (!response.ok || !response.body) {
          await response.body?.cancel();
          throw new Error(`the language model answered ${response.status}`);
        }
        clock.restart();
        const calls: ChatCall[] = [];
        for await (const piece of readPieces(response.body)) {
          clock.restart();
          if (piece.text) yield { text: piece.text };
          collect(calls, piece);
        }
        for (const call of calls) yield { call };
      } finally {
        clock.stop();
      }
    },
  };
}

function bodyOf(model: string, messages: ChatMessage[], tools: ChatTool[]) {
  return {
    model,
    stream: true,
    temperature: 0.2,
    messages: messages.map(writeMessage),
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

function writeMessage(message: ChatMessage) {
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

/** Tool calls arrive in pieces: first the name, then parts of the input, each with the index of its call. */
function collect(calls: ChatCall[], { calls: pieces }: Piece) {
  for (const { place, id, name, input } of pieces) {
    if (place >= MOST_CALLS) throw new Error('the language model asked for too many tools at once');
    while (calls.length <= place) calls.push({ id: `call-${calls.length}`, name: '', input: '' });
    const call = calls[place];
    if (!call) continue;
    if (id) call.id = id;
    call.name += name;
    call.input += input;
  }
}

/** How long to wait: for the connection, between two pieces (also for the first), and in total. */
type Patience = { connectMs: number; silenceMs: number; wholeMs: number };

/** A signal that is aborted when the model is too slow or `stop` is aborted. Call `restart` with every piece. */
function makePatience({ connectMs, silenceMs, wholeMs }: Patience, stop: AbortSignal) {
  const silence = new AbortController();
  const tooSlow = () => silence.abort(new Error('the language model is too slow'));
  let waiting = setTimeout(tooSlow, connectMs);
  return {
    signal: AbortSignal.any([stop, silence.signal, AbortSignal.timeout(wholeMs)]),
    restart: () => {
      clearTimeout(waiting);
      waiting = setTimeout(tooSlow, silenceMs);
    },
    stop: () => clearTimeout(waiting),
  };
}
