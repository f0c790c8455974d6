/** One event of a stream: its name and its data, still as text. */
export type ServerEvent = { event: string; data: string };

/** The server says something at least every ten seconds; silence of this length is a lost line. */
const LONGEST_SILENCE_MS = 35_000;

/** Server-sent events as they arrive. Throws when the line goes silent; comments, which only keep it awake, are left out. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { value, done } = await inTime(reader.read());
      if (done) return;
      const parts = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) {
        const read = eventOf(part);
        if (read) yield read;
      }
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

function eventOf(part: string): ServerEvent | null {
  const field = (name: string) =>
    part
      .split('\n')
      .filter((line) => line.startsWith(`${name}: `))
      .map((line) => line.slice(name.length + 2))
      .join('\n');
  const event = field('event');
  return event === '' ? null : { event, data: field('data') };
}

async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the line went silent')), LONGEST_SILENCE_MS);
  });
  try {
    return await Promise.race([promise, silence]);
  } finally {
    clearTimeout(timer);
  }
}
