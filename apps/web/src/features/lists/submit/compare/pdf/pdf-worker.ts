// The library's own worker part runs in this worker too, so that no second one is needed.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { FORM_TEXT_LIMIT } from '@dakhila/domain/lists/read-back/form-text';
import { joinLines, type PlacedText } from '@dakhila/domain/lists/read-back/join-lines';
import { getDocument, type PDFPageProxy, Util, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextContent } from 'pdfjs-dist/types/src/display/api.js';
import type { PdfMessage } from './worker-messages.ts';

/** A form of 300 choices has about 20 pages. */
const MOST_PAGES = 100;

const post = (message: PdfMessage) => self.postMessage(message);

self.addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  if (data instanceof ArrayBuffer) post(await readText(new Uint8Array(data)));
});
post({ kind: 'ready' });

async function readText(data: Uint8Array): Promise<PdfMessage> {
  try {
    const { promise } = getDocument({
      data,
      // A page that is read only in part could hide a choice, so any fault ends the reading.
      stopAtErrors: true,
      verbosity: VerbosityLevel.ERRORS,
      // Only text is wanted: no fonts, pictures or scripts are loaded.
      disableFontFace: true,
      useSystemFonts: true,
      useWasm: false,
      useWorkerFetch: false,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
    });
    const document = await promise;
    if (document.numPages > MOST_PAGES) return { kind: 'problem', problem: 'tooLong' };
    const pages: string[] = [];
    let length = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const pieces = await readPieces(await document.getPage(number), FORM_TEXT_LIMIT - length);
      if (!pieces) return { kind: 'problem', problem: 'tooLong' };
      const text = joinLines(pieces);
      length += text.length;
      pages.push(text);
    }
    const text = pages.join('\n');
    return text.trim() === '' ? { kind: 'problem', problem: 'pdfPictures' } : { kind: 'text', text };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    return { kind: 'problem', problem: isLocked ? 'pdfLocked' : 'pdfDamaged' };
  }
}

/** The pieces of text on a page as a reader sees it, also where the page is turned. Null as soon as they are longer than the limit. */
async function readPieces(page: PDFPageProxy, limit: number): Promise<PlacedText[] | null> {
  const { transform: toView } = page.getViewport({ scale: 1 });
  const stream: ReadableStream<TextContent> = page.streamTextContent();
  const reader = stream.getReader();
  const pieces: PlacedText[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const item of part.value.items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const [, , , , x = 0, y = 0] = Util.transform(toView, item.transform);
      pieces.push({ text: item.str, x, y, width: item.width, height: item.height });
      length += item.str.length;
      if (length > limit) return null;
    }
  }
  return pieces;
}
