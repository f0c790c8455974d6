import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PIECE = Buffer.alloc(1024 * 1024);
const SMALLEST = 4096;

/** A folder that can be filled to the last byte: a file system of its own in memory, where that is allowed; else any folder, and `isSmall` is false. */
export function openSmallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'dakhila-disk-'));
  // As root the database runs as somebody else, who must get through.
  chmodSync(folder, 0o755);
  const isSmall = mount(folder, megabytes);
  const ballast = join(folder, 'ballast');
  return {
    folder,
    isSmall,
    /** Takes what room is left; again and again, because a database that fails gives some back. */
    fill() {
      const file = openSync(ballast, 'a');
      try {
        for (let size = PIECE.length; size >= SMALLEST; size /= 2) while (write(file, size));
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    close() {
      if (isSmall) execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type SmallDisk = ReturnType<typeof openSmallDisk>;

function mount(folder: string, megabytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'dakhila-disk', folder], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

/** True while that many bytes still fit. */
function write(file: number, size: number): boolean {
  try {
    return writeSync(file, PIECE, 0, size) === size;
  } catch {
    return false;
  }
}
