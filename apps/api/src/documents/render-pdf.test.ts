import { expect, test } from 'vitest';
import { emptyBoxes, pdfText } from '../../test/pdf-text.ts';
import { renderPdf } from './render-pdf.ts';

const INFO = { title: 'A paper', author: 'Dakhila', createdAt: new Date('2026-11-15T00:00:00Z') };

test('Devanagari beside Latin is drawn whole, can be copied as it was written, and looks the same the second time', async () => {
  const lines = ['Computer Engineering की क्लोज़िंग रैंक 1,04,231 (₹1,27,000) है।', 'दुसऱ्या विद्यार्थ्यांची कॅटेगरी, ब्रँच आणि श्रेणी'];
  const draw = () =>
    renderPdf({ ...INFO, language: 'mr' }, (pdf) => {
      for (const font of ['regular', 'bold']) for (const line of lines) pdf.font(font).text(line);
    });
  const file = await draw();
  expect(emptyBoxes(file)).toBe(0);
  expect(pdfText(file).split('\n')).toEqual([...lines, ...lines]);
  expect(file.toString('latin1')).toContain('(mr-IN)');
  expect(await draw()).toEqual(file);
});

test('a letter that no font has is noticed', async () => {
  expect(emptyBoxes(await renderPdf(INFO, (pdf) => pdf.text('漢')))).toBe(1);
});
