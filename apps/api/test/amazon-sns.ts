import { createSign, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { type SnsMessage, signedText } from '../src/modules/messaging/sns-signature.ts';

/** One element of DER: tag, length, contents. */
function der(tag: number, ...contents: Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  const { length } = body;
  const long = length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  const size = length < 128 ? [length] : long;
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const SHA256_WITH_RSA = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05));
const NAME = sequence(der(0x31, sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from('sns.test')))));
const moment = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(2, 14)}Z`));

/** A certificate that a key signed for itself, as PEM. */
function certificateOf({ publicKey, privateKey }: Keys, from: Date, to: Date): string {
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const validity = sequence(moment(from), moment(to));
  const contents = sequence(der(0x02, Buffer.from([1])), SHA256_WITH_RSA, NAME, validity, NAME, spki);
  const signature = createSign('RSA-SHA256').update(contents).sign(privateKey);
  const whole = sequence(contents, SHA256_WITH_RSA, der(0x03, Buffer.from([0]), signature));
  return `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replace(/.{1,64}/g, '$&\n')}-----END CERTIFICATE-----\n`;
}

type Keys = { publicKey: KeyObject; privateKey: KeyObject };
const DAY_MS = 86_400_000;

/** Amazon's service for notifications, with a key and a certificate of the test's own. */
export function makeSns({ from = new Date(Date.now() - DAY_MS), to = new Date(Date.now() + DAY_MS) } = {}) {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const certificate = certificateOf(keys, from, to);
  const sign = (changed: Partial<SnsMessage> = {}): SnsMessage => {
    const message: SnsMessage = {
      Type: 'Notification',
      MessageId: randomUUID(),
      TopicArn: 'arn:aws:sns:ap-south-1:123456789012:bounces',
      Message: '{}',
      Timestamp: new Date().toISOString(),
      SignatureVersion: '2',
      Signature: '',
      SigningCertURL: 'https://sns.ap-south-1.amazonaws.com/SimpleNotificationService-1.pem',
      ...changed,
    };
    const algorithm = message.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256';
    const signature = createSign(algorithm).update(signedText(message)).sign(keys.privateKey, 'base64');
    return { ...message, Signature: signature };
  };
  return { certificate, sign };
}
