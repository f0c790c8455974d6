import type { ListChoice } from '@dakhila/contract/list-views';
import { messageOf, type Text } from '@dakhila/domain/messages/message';
import { COLOURS, LEFT, type Pdf, RIGHT, style } from '../../documents/index.ts';
import type { UnsureTexts } from './unsure-choices.ts';

/** Why chances of a printed list are unsure: each reason once, with its number, and the number that a choice refers to. */
export type Notes = { texts: readonly string[]; numberOf: ReadonlyMap<string, number> };

type Say = (text: Text) => string;

export function numberedNotes(choices: readonly Pick<ListChoice, 'choice'>[], unsure: UnsureTexts, said: Say): Notes {
  const numbers = new Map<string, number>();
  const numberOf = new Map<string, number>();
  for (const { choice } of choices) {
    const reason = unsure[choice];
    if (reason === undefined) continue;
    const text = said(reason);
    const number = numbers.get(text) ?? numbers.size + 1;
    numbers.set(text, number);
    numberOf.set(choice, number);
  }
  return { texts: [...numbers.keys()], numberOf };
}

const GAP = 6;
const HEADING = 30;

/** The notes at the end of the list. `bottom`: where a page ends. */
export function writeNotes(pdf: Pdf, { texts }: Notes, bottom: number, said: Say): void {
  const write = (text: string, before: number) => {
    const options = { width: RIGHT - LEFT };
    if (pdf.y + before + pdf.heightOfString(text, options) > bottom) pdf.addPage();
    pdf.text(text, LEFT, pdf.y + before, options);
  };
  for (const [at, text] of texts.entries()) {
    if (at === 0) {
      // The heading never stands alone at the foot of a page.
      if (pdf.y + 2 * HEADING > bottom) pdf.addPage();
      style(pdf, COLOURS.ink, 'bold', 9);
      write(said(messageOf('lists.file.notes')), 2 * GAP);
    }
    style(pdf, COLOURS.quiet, 'regular', 8.5);
    write(`${said(messageOf('lists.file.noteNumber', { number: at + 1 }))}: ${text}`, GAP);
  }
}
