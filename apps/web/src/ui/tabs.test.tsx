import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from './tabs.tsx';

function Meals() {
  const [meal, setMeal] = useState('breakfast');
  return (
    <Tabs value={meal} onValueChange={setMeal}>
      <TabList aria-label="Meals">
        <Tab value="breakfast">Breakfast</Tab>
        <Tab value="tea" disabled>
          Tea
        </Tab>
        <Tab value="lunch">Lunch</Tab>
        <Tab value="dinner">Dinner</Tab>
      </TabList>
      <TabPanel value="breakfast">Poha</TabPanel>
      <TabPanel value="lunch">Thali</TabPanel>
      <TabPanel value="dinner" isAlwaysMounted>
        Khichdi
      </TabPanel>
    </Tabs>
  );
}
beforeEach(() => {
  render(<Meals />);
});
const chosen = () => screen.getByRole('tab', { selected: true });
const panel = () => screen.getByRole('tabpanel', { name: chosen().textContent ?? '' });

test('one is open, and its panel has its name', () => {
  expect(chosen().textContent).toBe('Breakfast');
  expect(panel().textContent).toBe('Poha');
  expect(chosen().getAttribute('aria-controls')).toBe(panel().id);
  expect(screen.getByRole('tablist', { name: 'Meals' })).toBeTruthy();
});

test('a click opens another; what was there is gone, but for what is kept', async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'Lunch' }));
  expect(panel().textContent).toBe('Thali');
  expect(screen.queryByText('Poha')).toBeNull();
  expect(screen.getByText('Khichdi').classList.contains('hidden')).toBe(true);
  await userEvent.click(screen.getByRole('tab', { name: 'Dinner' }));
  expect(screen.getByText('Khichdi').classList.contains('hidden')).toBe(false);
});

test('who goes back before the other one is drawn stays', async () => {
  const asked = vi.fn();
  render(
    <Tabs value="tea" onValueChange={asked}>
      <Tab value="tea">Tea at five</Tab>
      <Tab value="supper">Supper</Tab>
    </Tabs>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Tea at five' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Supper' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Tea at five' }));
  expect(asked.mock.calls).toEqual([['supper'], ['tea']]);

  await userEvent.click(screen.getByRole('tab', { name: 'Supper' }));
  window.dispatchEvent(new PopStateEvent('popstate'));
  await userEvent.click(screen.getByRole('tab', { name: 'Supper' }));
  expect(asked.mock.calls.slice(2)).toEqual([['supper'], ['supper']]);
});

test('the way through the page stops at the open tab alone, then at its panel', async () => {
  await userEvent.tab();
  expect(document.activeElement).toBe(chosen());
  await userEvent.tab();
  expect(document.activeElement).toBe(panel());
});

test.each([
  ['{ArrowRight}', 'Lunch'],
  ['{ArrowLeft}', 'Dinner'],
  ['{End}', 'Dinner'],
  ['{End}{Home}', 'Breakfast'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Breakfast'],
  ['{Shift>}{ArrowRight}{/Shift}', 'Breakfast'],
])('%s opens %s and has the focus there', async (keys, name) => {
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(chosen().textContent).toBe(name);
  expect(document.activeElement).toBe(chosen());
});

test('the open tab is scrolled into the row, on either side, and the page is not scrolled', async () => {
  const boxes: Record<string, [number, number]> = { Breakfast: [-90, 10], Dinner: [300, 420] };
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left, right] = boxes[this.textContent ?? ''] ?? [0, 360];
    return { left, right } as DOMRect;
  });
  const strip = screen.getByRole('tablist', { name: 'Meals' });
  await userEvent.click(screen.getByRole('tab', { name: 'Dinner' }));
  expect(strip.scrollLeft).toBe(60);
  await userEvent.click(screen.getByRole('tab', { name: 'Lunch' }));
  expect(strip.scrollLeft).toBe(60);
  strip.scrollLeft = 90;
  await userEvent.click(screen.getByRole('tab', { name: 'Breakfast' }));
  expect(strip.scrollLeft).toBe(0);
  measured.mockRestore();
});
