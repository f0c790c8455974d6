import { SMTPServer } from 'smtp-server';

/** A mail server on loopback that takes everything and tells only to whom it was sent: for loads under which reading each mail would cost too much. */
export async function aSmtpSink(onMail: (to: string) => void) {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData: (stream, session, callback) => {
      stream.on('end', () => {
        for (const { address } of session.envelope.rcptTo) onMail(address);
        callback();
      });
      stream.resume();
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  return { url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}
