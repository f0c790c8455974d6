import { afterEach, expect, test, vi } from 'vitest';

const EN = { title: 'Login', found: { one: 'One question', other: '{count} questions' } };
const HI = { title: 'लॉगिन', found: { one: 'एक सवाल', other: '{count} सवाल' } };
const MR = { title: 'लॉगिन', found: { one: 'एक प्रश्न', other: '{count} प्रश्न' } };
const en = async () => ({ default: EN });
const mr = async () => ({ default: MR });

/** The module as a page of the given language loads it. */
async function inLanguage(language: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it there.
  document.cookie = `language=${language}; Path=/`;
  vi.resetModules();
  return import('./messages.ts');
}
afterEach(() => {
  vi.useRealTimers();
  return inLanguage('en');
});

test('an English page loads no other catalogue', async () => {
  const { defineMessages, messagesLoaded, loadedMessages } = await inLanguage('en');
  const hi = vi.fn(async () => ({ default: HI }));
  const messages = defineMessages({ en, hi, mr });
  await messagesLoaded();
  expect(hi).not.toHaveBeenCalled();
  expect(loadedMessages(messages)).toBe(EN);
});

test('another page requests its catalogue at once, and has it when all have arrived', async () => {
  const { defineMessages, messagesLoaded, loadedMessages } = await inLanguage('hi');
  const hi = vi.fn(async () => ({ default: HI }));
  const messages = defineMessages({ en, hi, mr });
  expect(hi).toHaveBeenCalledOnce();
  await messagesLoaded();
  expect(loadedMessages(messages)).toBe(HI);
});

test('a catalogue that fails once is requested again; one that never loads leaves English', async () => {
  const { defineMessages, messagesLoaded, loadedMessages } = await inLanguage('hi');
  const offline = () => Promise.reject(new Error('offline'));
  const hi = vi.fn(async () => ({ default: HI })).mockImplementationOnce(offline);
  const late = defineMessages({ en: async () => ({ default: EN }), hi, mr });
  const lost = defineMessages({ en: async () => ({ default: EN }), hi: offline, mr });
  await messagesLoaded();
  expect(loadedMessages(late)).toBe(HI);
  expect(loadedMessages(lost)).toEqual(EN);
});

test('the texts of another language are loaded before the page changes to it, those that hang are not waited for', async () => {
  vi.useFakeTimers();
  const { defineMessages, preloadMessages } = await inLanguage('en');
  const hi = vi.fn(async () => ({ default: HI }));
  defineMessages({ en, hi, mr });
  await preloadMessages('hi', 3_000);
  expect(hi).toHaveBeenCalledOnce();
  defineMessages({ en, hi: () => new Promise<never>(() => {}), mr });
  const isOver = vi.fn();
  preloadMessages('hi', 3_000).then(isOver);
  await vi.advanceTimersByTimeAsync(2_900);
  expect(isOver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(isOver).toHaveBeenCalledOnce();
});

test('a catalogue that hangs leaves English after ten seconds', async () => {
  vi.useFakeTimers();
  const { defineMessages, messagesLoaded, loadedMessages } = await inLanguage('hi');
  const messages = defineMessages({ en, hi: () => new Promise<never>(() => {}), mr });
  const hasArrived = vi.fn();
  messagesLoaded().then(hasArrived);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(hasArrived).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(hasArrived).toHaveBeenCalledOnce();
  expect(loadedMessages(messages)).toBe(EN);
});

test('English is requested only by English pages and by those whose own catalogue failed', async () => {
  const { defineMessages, messagesLoaded } = await inLanguage('hi');
  const english = vi.fn(en);
  defineMessages({ en: english, hi: async () => ({ default: HI }), mr });
  await messagesLoaded();
  expect(english).not.toHaveBeenCalled();
});

test('catalogues that all fail are requested again with the next screen', async () => {
  const { defineMessages, loadedMessages, messagesLoaded } = await inLanguage('hi');
  let isOffline = true;
  const hi = async () => {
    if (isOffline) throw new Error('offline');
    return { default: HI };
  };
  const messages = defineMessages({ en: async () => ({ ...(await hi()), default: EN }), hi, mr });
  await expect(messagesLoaded()).rejects.toThrow('offline');
  isOffline = false;
  await messagesLoaded();
  expect(loadedMessages(messages)).toBe(HI);
});

test('a language that does not exist is English', async () => {
  const { defineMessages, loadedMessages, messagesLoaded } = await inLanguage('fr');
  const messages = defineMessages({ en, hi: async () => ({ default: HI }), mr });
  await messagesLoaded();
  expect(loadedMessages(messages)).toBe(EN);
});

test.each([
  ['en', ['0 questions', 'One question', '2 questions']],
  ['hi', ['0 सवाल', 'एक सवाल', '2 सवाल']],
  ['mr', ['0 प्रश्न', 'एक प्रश्न', '2 प्रश्न']],
])('in %s the count chooses the form, and zero is never said as one', async (language, texts) => {
  const { fill } = await inLanguage(language);
  const { found } = { hi: HI, mr: MR }[language] ?? EN;
  expect([0, 1, 2].map((count) => fill(found, { count }))).toEqual(texts);
});

test('values are written as they are given', async () => {
  const { fill } = await inLanguage('en');
  expect(fill('{name}: {year}', { name: 'CAP', year: 2026 })).toBe('CAP: 2026');
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
