import { DomainError } from '@dakhila/domain/errors';
import { expect, test } from 'vitest';
import { type Forecasts, openForecasts } from './forecasts.ts';

const forecasts = (examPredictor: () => Promise<unknown>) => ({ examPredictor }) as Forecasts;

test('forecasts that are being made, or can’t answer now, are none', async () => {
  const made = { edition: { id: 'one' } };
  expect(
    await openForecasts(
      forecasts(async () => made),
      'mht-cet',
    ),
  ).toBe(made);
  expect(
    await openForecasts(
      forecasts(() => new Promise(() => {})),
      'mht-cet',
      5,
    ),
  ).toBeNull();
  for (const code of ['unavailable', 'overloaded'] as const)
    expect(
      await openForecasts(
        forecasts(() => Promise.reject(new DomainError(code))),
        'josaa',
      ),
    ).toBeNull();
});

test('a fault of the forecasts is not hidden', async () => {
  const failing = forecasts(() => Promise.reject(new Error('broken')));
  await expect(openForecasts(failing, 'mht-cet')).rejects.toThrow('broken');
});
