import { MOST_SHEETS, type Page } from './paper.ts';

/** An answer that lies on a sheet of another thread. */
export type LentAnswer = { bytes: Buffer; giveBack: () => void };

/** A sheet that was read, and whether who read it has forgotten it since. */
export type ReadSheet = { sheet: number; isForgotten: boolean };

/** Keeps the sheets that one thread has shown. Each goes back once; while there are too many it is forgotten as well. */
export function keepPages(onBack: (read: ReadSheet) => void) {
  const sheets = new Map<number, Buffer>();
  return (page: Page): LentAnswer => {
    const sheet = page.memory === undefined ? sheets.get(page.number) : Buffer.from(page.memory);
    if (sheet === undefined) throw new Error(`sheet ${page.number} was never shown`);
    sheets.set(page.number, sheet);
    let isBack = false;
    return {
      bytes: sheet.subarray(0, page.length),
      giveBack: () => {
        if (isBack) return;
        isBack = true;
        const isForgotten = sheets.size > MOST_SHEETS;
        if (isForgotten) sheets.delete(page.number);
        onBack({ sheet: page.number, isForgotten });
      },
    };
  };
}
