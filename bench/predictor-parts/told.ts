import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The next message of the server's process; it is our own script, so the shape is known. */
export async function told<Message>(child: ChildProcess): Promise<Message> {
  const messages: Message[] = await once(child, 'message');
  const [message] = messages;
  if (message === undefined) throw new Error('the server said nothing');
  return message;
}
