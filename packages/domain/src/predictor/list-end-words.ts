import { type Message, messageOf } from '../messages/message.ts';

type ListEnd = { isListEnd?: true | undefined; mayReachListEnd?: true | undefined };

/** The note in print and files where a chance is based on seats that stay open to the end of the merit list. Null where there is none. */
export function listEndSentence(
  pool: ListEnd | undefined,
  { year, dataYears }: { year: number; dataYears: { last: number } },
): Message | null {
  if (pool?.isListEnd) return messageOf('files.listEnd', { year: dataYears.last });
  return pool?.mayReachListEnd ? messageOf('files.mayReachListEnd', { year }) : null;
}
