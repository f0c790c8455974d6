import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { PickMany } from './pick-many.tsx';

vi.mock('../../../lib/locale.ts', async (original) => ({ ...(await original<object>()), locale: 'mr' }));

const server = useFakeServer();
beforeEach(() => {
  server.on('GET /colleges/cities', { body: { data: ['Baramati', 'Lakhewadi', 'Pune', 'Pune district', 'Satara'] } });
});

function Cities() {
  const [picked, setPicked] = useState<readonly string[]>([]);
  return (
    <>
      <PickMany of="cities" exam="mht-cet" label="Cities" picked={picked} onChange={setPicked} />
      <p data-testid="picked">{picked.join()}</p>
    </>
  );
}

test('towns have their Marathi names where they are known, and the order is that of the names', async () => {
  renderRoutes([{ path: '/', Component: Cities }], '/');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Cities' }));
  const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
  expect(options).toEqual(['पुणे', 'पुणे जिल्हा', 'बारामती', 'सातारा', 'Lakhewadi']);
});

test.each(['पुणे', 'pune'])(
  'typing “%s” finds the district by its Marathi name, and it is picked as the server knows it',
  async (typed) => {
    renderRoutes([{ path: '/', Component: Cities }], '/');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Cities' }), typed);
    await userEvent.click(await screen.findByRole('option', { name: 'पुणे जिल्हा' }));
    expect(screen.getByTestId('picked').textContent).toBe('Pune district');
    expect(screen.getByRole('button', { name: /पुणे जिल्हा/ })).toBeTruthy();
  },
);
