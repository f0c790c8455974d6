import { type PackedBytes, packBytes } from '../../http/packed-bytes.ts';
import { readBacktests } from './read-backtests.ts';

/** Reads the backtests of a data folder and makes the whole answer of them. */
export default async function packBacktests({ dataDir }: { dataDir: string }): Promise<PackedBytes> {
  return packBytes(JSON.stringify({ status: 'success', success: true, data: await readBacktests(dataDir) }));
}
