import { afterEach, expect, test, vi } from 'vitest';

const EN = { title: 'Login' };
const HI = { title: 'लॉगिन' };

/** The module as a page of the given language loads it. */
async function inLanguage(language: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it there.
  document.cookie = `language=${language}; Path=/`;
  vi.resetModules();
  return import('./messages.ts');
}
afterEach(() => inLanguage('en'));

test('an English page loads no other words', async () => {
  const { defineMessages, wordsArrived, wordsOf } = await inLanguage('en');
  const hi = vi.fn(async () => ({ default: HI }));
  const messages = defineMessages({ en: EN, hi });
  await wordsArrived();
  expect(hi).not.toHaveBeenCalled();
  expect(wordsOf(messages)).toBe(EN);
});

test('another page asks for its words at once, and has them when all have arrived', async () => {
  const { defineMessages, wordsArrived, wordsOf } = await inLanguage('hi');
  const hi = vi.fn(async () => ({ default: HI }));
  const messages = defineMessages({ en: EN, hi });
  expect(hi).toHaveBeenCalledOnce();
  await wordsArrived();
  expect(wordsOf(messages)).toBe(HI);
});

test('words that fail once are asked for again; words that never come leave English', async () => {
  const { defineMessages, wordsArrived, wordsOf } = await inLanguage('hi');
  const offline = () => Promise.reject(new Error('offline'));
  const late = defineMessages({
    en: { ...EN },
    hi: vi.fn(async () => ({ default: HI })).mockImplementationOnce(offline),
  });
  const lost = defineMessages({ en: { ...EN }, hi: offline });
  await wordsArrived();
  expect(wordsOf(late)).toBe(HI);
  expect(wordsOf(lost)).toEqual(EN);
});

test('a feature that does not speak the language yet, and a language nobody speaks, are English', async () => {
  const { defineMessages, wordsArrived, wordsOf } = await inLanguage('mr');
  const messages = defineMessages({ en: EN, hi: async () => ({ default: HI }) });
  await wordsArrived();
  expect(wordsOf(messages)).toBe(EN);
  expect((await inLanguage('fr')).wordsOf({ en: EN })).toBe(EN);
});

test.each([
  ['hi', '14 नवंबर 2026, 4:30 pm IST'],
  ['mr', '14 नोव्हेंबर, 2026, 4:30 pm IST'],
])('in %s months are written out and digits stay Latin', async (language, text) => {
  await inLanguage(language);
  const { indianDateTime, rupees } = await import('./format.ts');
  expect(indianDateTime('2026-11-14T11:00:00.000Z')).toBe(text);
  expect(rupees(100_000)).toBe('₹1,00,000');
});
