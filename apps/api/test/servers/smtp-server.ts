import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type Received = Email & { envelopeTo: string[]; raw: string };
type Stage = 'login' | 'sender' | 'recipient' | 'message';

/** A real SMTP server on loopback. It knows one user, keeps what it receives, and says no as it was told to. */
export async function aSmtpServer() {
  const received: Received[] = [];
  const refusals: Partial<Record<Stage, number[]>> = {};
  const held = new Map<string, Promise<void>>();
  /** The next refusal at a stage, which repeats what the client said, as real servers do. */
  const refusalAt = (stage: Stage, about = '') => {
    const responseCode = refusals[stage]?.shift();
    return responseCode ? Object.assign(new Error(`5.0.0 <${about}> refused`), { responseCode }) : null;
  };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, callback) => {
      const refusal = refusalAt('login', username);
      if (refusal) callback(refusal);
      else if (username === 'dakhila' && password === 'p@ss word') callback(null, { user: username });
      else callback(Object.assign(new Error('bad login'), { responseCode: 535 }));
    },
    onMailFrom: ({ address }, _session, callback) => callback(refusalAt('sender', address)),
    onRcptTo: async ({ address }, _session, callback) => {
      await held.get(address);
      callback(refusalAt('recipient', address));
    },
    onData: async (stream, session, callback) => {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const raw = Buffer.concat(chunks).toString();
      const refusal = refusalAt('message', raw);
      const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
      if (!refusal) received.push({ ...(await PostalMime.parse(raw)), envelopeTo, raw });
      callback(refusal);
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://dakhila:p%40ss%20word@127.0.0.1:${port}`,
    received,
    /** Refuses the next commands of a stage with these reply codes. */
    refuse: (stage: Stage, ...codes: number[]) => {
      refusals[stage] = codes;
    },
    /** Leaves mails to this address unanswered until the promise resolves. */
    hold: (address: string, until: Promise<void>) => void held.set(address, until),
    connections: () => server.connections.size,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
