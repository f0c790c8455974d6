import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useFakeServer } from '../../../../test/fake-server.ts';
import { aChoice } from '../../../../test/lists.ts';
import { renderRoutes } from '../../../../test/render-route.tsx';
import { AddChoices } from './add-choices.tsx';

const server = useFakeServer();

test('a hit shows its chance before it is added, where the student has a prediction', async () => {
  const { standing: _, ...option } = aChoice('Alpha');
  const { standing: __, ...unknown } = aChoice('Beta');
  server.on('GET /list-options', () => ({ body: { data: [{ ...option, chance: 0.46, band: 'Possible' }, unknown] } }));
  const Component = () => <AddChoices exam="mht-cet" order={[]} known={new Map()} onAdd={() => {}} />;
  renderRoutes([{ path: '/', Component }], '/');
  await userEvent.type(screen.getByRole('searchbox'), 'vjti');
  const row = (await screen.findByText('Programme Alpha')).closest('li');
  expect(row?.textContent).toMatch(/Possible.*46% if offered/);
  expect(screen.getByText('Programme Beta').closest('li')?.textContent).not.toMatch(/if offered/);
});
