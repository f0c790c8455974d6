import { LARGEST_SCREENSHOT_BYTES } from '@dakhila/domain/support/ticket';

/** Enough to read every word on a phone's screen. */
const LONGEST_SIDE = 1600;
/** Falling, until the picture fits. */
const QUALITIES = [0.8, 0.6, 0.4];

/** A picture of any kind the browser reads, as a JPEG of at most 2 MB in base64. Throws where it is no picture. */
export async function shrinkPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  // What is transparent would turn black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const quality of QUALITIES) {
    const base64 = canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? '';
    if ((base64.length * 3) / 4 <= LARGEST_SCREENSHOT_BYTES) return base64;
  }
  throw new Error('The picture does not fit');
}
