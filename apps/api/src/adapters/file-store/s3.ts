import { addAbortSignal, Readable } from 'node:stream';
import type { Config } from '../../config.ts';
import type { FileStore } from '../../ports.ts';

/** A student waits while a picture is stored; one that is not stored in this time goes into the database. */
const LONGEST_CALL_MS = 4_000;
const CONNECT_MS = 1_500;
/** No file of ours is larger: a larger answer is not ours, and would fill the memory. */
const LARGEST_FILE_BYTES = 8 * 1024 * 1024;

type Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  longestCallMs?: number;
};

/** Opens the object store that the settings name; null where they name none. */
export async function openFileStore(config: Config): Promise<FileStore | null> {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return openS3({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}

/** Connects to any service with the API of Amazon S3. */
export async function openS3(settings: Settings): Promise<FileStore> {
  const { endpoint, bucket: Bucket, region, longestCallMs = LONGEST_CALL_MS, ...credentials } = settings;
  // Loaded here, because most installations use no object store.
  const { S3Client, PutObjectCommand, GetObjectCommand, DeleteObjectCommand } = await import('@aws-sdk/client-s3');
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    // Stores that people run themselves have no domain for each bucket.
    forcePathStyle: true,
    maxAttempts: 2,
    // Other stores do not know the newer checksums of Amazon. Files are sealed, which shows every change.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: longestCallMs },
  });
  const limit = () => AbortSignal.timeout(longestCallMs);
  return {
    async put(Key, Body) {
      const ContentType = 'application/octet-stream';
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }), { abortSignal: limit() });
    },
    async get(Key) {
      const abortSignal = limit();
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal });
        if (!(Body instanceof Readable)) throw new Error('the file store answered without a file');
        return await readAll(addAbortSignal(abortSignal, Body));
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null;
        throw error;
      }
    },
    async remove(Key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal: limit() });
    },
  };
}

async function readAll(body: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length > LARGEST_FILE_BYTES) throw new Error('the file store answered with a file that is too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
