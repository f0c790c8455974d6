/** A form of 300 choices has about 60 kB. */
const LARGEST_FILE_BYTES = 1_000_000;

/** The text of a file that a student chose. Only its first bytes tell what it is: phones often name types wrongly. */
export async function readTextFile(
  file: File,
): Promise<{ text: string } | { problem: 'tooLong' | 'isPdf' | 'notText' }> {
  try {
    if ((await file.slice(0, 5).text()) === '%PDF-') return { problem: 'isPdf' };
    if (file.size > LARGEST_FILE_BYTES) return { problem: 'tooLong' };
    const text = await file.text();
    // Text holds no zero bytes; pictures, archives and office files do.
    return text.includes('\0') ? { problem: 'notText' } : { text };
  } catch {
    return { problem: 'notText' };
  }
}
