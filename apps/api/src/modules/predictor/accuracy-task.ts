import { type CompressedFile, compressFile } from '../../http/compression.ts';
import { readBacktests } from './read-backtests.ts';

/** Reads the backtests of a data folder and makes the whole answer of them. */
export default async function packBacktests({ dataDir }: { dataDir: string }): Promise<CompressedFile> {
  return compressFile(JSON.stringify({ status: 'success', success: true, data: await readBacktests(dataDir) }));
}
