import { z } from 'zod';

/** What one event of the stream adds. */
export type Piece = {
  text: string;
  isLast: boolean;
  calls: { index: number; id: string; name: string; input: string }[];
};

/** Far longer than any answer: beyond this the server is faulty. */
const LONGEST_STREAM_BYTES = 512 * 1024;

const word = z.string().nullish();
const Chunk = z.object({
  choices: z.array(
    z.object({
      finish_reason: word,
      delta: z.object({
        content: word,
        tool_calls: z
          .array(
            z.object({
              index: z.number().int().min(0).default(0),
              id: word,
              function: z.object({ name: word, arguments: word }).partial().optional(),
            }),
          )
          .nullish(),
      }),
    }),
  ),
});

/** The pieces of a streamed chat completion, in order. Throws when it is not one, or breaks off. */
export async function* readPieces(body: ReadableStream<Uint8Array>): AsyncGenerator<Piece> {
  const decoder = new TextDecoder();
  let rest = '';
  let bytes = 0;
  let isWhole = false;
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > LONGEST_STREAM_BYTES) throw new Error('the language model does not come to an end');
    const lines = (rest + decoder.decode(part, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      const data = line.slice('data:'.length).trim();
      if (data === '[DONE]') return;
      const piece = pieceOf(data);
      isWhole ||= piece.isLast;
      yield piece;
    }
  }
  // Some services omit the last line, but all send a finish reason.
  if (!isWhole) throw new Error('the language model broke off');
}

function pieceOf(data: string): Piece {
  const parsed = Chunk.safeParse(JSON.parse(data));
  if (!parsed.success) throw new Error('the language model answered in a shape that we do not know');
  const [choice] = parsed.data.choices;
  const delta = choice?.delta;
  return {
    text: delta?.content ?? '',
    isLast: typeof choice?.finish_reason === 'string',
    calls: (delta?.tool_calls ?? []).map(({ index, id, function: named }) => ({
      index,
      id: id ?? '',
      name: named?.name ?? '',
      input: named?.arguments ?? '',
    })),
  };
}
