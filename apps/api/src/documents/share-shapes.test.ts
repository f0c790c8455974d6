import { expect, test } from 'vitest';
import type { Pdf } from './pdf-style.ts';
import { shareShapes } from './render-pdf.ts';

/** Papers with a font that counts what it has to shape. */
function aFont(name: string) {
  const shaped: string[] = [];
  const newPaper = () => {
    const font = {
      layoutRun: (text: string) => ({ shapeOf: text, count: shaped.push(text) }),
      layoutCached: (_text: string): unknown => 'the library’s own cache',
    };
    shareShapes({ font: () => ({ _font: font }) } as unknown as Pdf, [name]);
    return font;
  };
  return { shaped, newPaper };
}

test.each([
  ['Latin', 'Engineering '],
  ['Devanagari', 'अभियांत्रिकी '],
  ['figures', '1,04,231'],
])('%s: a word is shaped once, however many papers say it', (name, word) => {
  const { shaped, newPaper } = aFont(name);
  for (const paper of [newPaper(), newPaper()])
    for (let time = 0; time < 3; time += 1) expect(paper.layoutCached(word)).toMatchObject({ shapeOf: word });
  expect(shaped).toEqual([word]);
});

test('thousands of figures do not drive out a word that is in use, and are not kept for ever', () => {
  const { shaped, newPaper } = aFont('bounded');
  const { layoutCached } = newPaper();
  for (let figure = 0; figure < 20_000; figure += 1)
    for (const text of ['College ', String(figure)]) layoutCached(text);
  expect(shaped.filter((text) => text === 'College ')).toHaveLength(1);
  layoutCached('0');
  expect(shaped.filter((text) => text === '0')).toHaveLength(2);
});
