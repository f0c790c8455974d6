import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { Combobox } from './combobox.tsx';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';
import { Input } from './input.tsx';
import './testing/modal-dialog.ts';

function Page({ kind, children }: { kind: 'dialog' | 'drawer'; children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const Kind = kind === 'dialog' ? Dialog : Drawer;
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Kind
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title="Terms"
        description="Please read"
        footer={<button type="button">Agree</button>}
      >
        {children}
      </Kind>
    </>
  );
}

const focused = () => document.activeElement?.textContent;

const open = async (page: ReactNode) => {
  render(page);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog', { name: 'Terms' });
};

test.each(['dialog', 'drawer'] as const)('Tab goes round inside an open %s, both ways', async (kind) => {
  await open(<Page kind={kind} />);
  expect(focused()).toBe('Close');
  await userEvent.tab();
  expect(focused()).toBe('Agree');
  await userEvent.tab();
  expect(focused()).toBe('Close');
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('Agree');
});

test.each(['dialog', 'drawer'] as const)('Escape closes the %s and gives the focus back', async (kind) => {
  await open(<Page kind={kind} />);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(focused()).toBe('Open');
});

test('a press on the scrim closes it, a press on its content does not', async () => {
  const dialog = await open(<Page kind="dialog">Some terms</Page>);
  fireEvent.click(screen.getByText('Some terms'));
  expect(screen.queryByRole('dialog')).toBeTruthy();
  fireEvent.click(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the owner may keep it open', async () => {
  render(<Dialog isOpen onClose={() => {}} title="Unsaved work" />);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('Escape in an open list closes the list and leaves the dialog', async () => {
  const options = [{ value: 'pune', label: 'Pune' }];
  await open(
    <Page kind="dialog">
      <Combobox options={options} value={null} onChange={() => {}} />
    </Page>,
  );
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('combobox').getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('what asks for the focus has it, although the dialog opens after React has moved it', () => {
  render(
    <Dialog isOpen onClose={() => {}} title="Rename">
      <Input aria-label="Name" autoFocus />
    </Dialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});
