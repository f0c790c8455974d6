import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.resetModules());

async function sentencesIn(language: string) {
  vi.doMock('./locale.ts', () => ({ locale: language }));
  return (await import('./sentences.ts')).sentences;
}

test('each text ends with one full stop of the language', async () => {
  const english = await sentencesIn('en');
  expect(english('No plan chosen', 'Go back.')).toBe('No plan chosen. Go back.');
  expect(english('Is it open?')).toBe('Is it open?');
  vi.resetModules();
  const hindi = await sentencesIn('hi');
  expect(hindi('प्लान नहीं चुना गया।')).toBe('प्लान नहीं चुना गया।');
  expect(hindi('स्रोत: CET Cell', 'पुष्टि नहीं हुई।')).toBe('स्रोत: CET Cell। पुष्टि नहीं हुई।');
});
