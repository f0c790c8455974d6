import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Options = { challenge: string };
type Signed = { origin?: string; challenge?: string; host?: string; flags?: number; type?: string };

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const PRESENT_AND_VERIFIED = 0x05;
const HAS_KEY = 0x40;

/** Where the browser of a test stands. */
export const ORIGIN = 'http://localhost:80';

/** A passkey in software: it makes the responses that a browser would send, and wrong ones on request. */
export function makeAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const dataOf = ({ host = 'localhost', flags = PRESENT_AND_VERIFIED }: Signed, more = Buffer.alloc(0)) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, more]);
  };
  const envelope = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });
  return {
    /** Registers: what `navigator.credentials.create` returns. */
    create(options: Options, wrong: Signed = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)]);
      const authData = dataOf({ ...wrong, flags: (wrong.flags ?? PRESENT_AND_VERIFIED) | HAS_KEY }, key);
      const clientData = clientDataOf('webauthn.create', options, wrong);
      return envelope({
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: attestationOf(authData).toString('base64url'),
        transports: ['internal'],
      }) as ReturnType<typeof envelope> & { response: { clientDataJSON: string } };
    },
    /** Signs: what `navigator.credentials.get` returns. */
    get(options: Options, wrong: Signed = {}) {
      const authData = dataOf(wrong);
      const clientData = clientDataOf('webauthn.get', options, wrong);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      return envelope({
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      }) as ReturnType<typeof envelope> & { response: { clientDataJSON: string } };
    },
    /** As a copy of the key would count. */
    rewind: () => {
      counter = 0;
    },
  };
}

const clientDataOf = (type: string, { challenge }: Options, wrong: Signed) =>
  Buffer.from(
    JSON.stringify({
      type: wrong.type ?? type,
      challenge: wrong.challenge ?? challenge,
      origin: wrong.origin ?? ORIGIN,
      crossOrigin: false,
    }),
  );

/** A public key as COSE writes it: a CBOR map of five entries. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(x),
    Buffer.from([0x22]),
    bytes(y),
  ]);
}

/** `{ fmt: 'none', attStmt: {}, authData }` in CBOR. */
const attestationOf = (authData: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ]);
