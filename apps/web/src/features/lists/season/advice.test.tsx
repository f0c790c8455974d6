import type { Advice as AdviceData } from '@dakhila/contract/rounds';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Advice } from './advice.tsx';

const option = { title: 'Betterment', meaning: 'You wait.', loses: 'Nothing.', improves: null, towards: [] };
const ADVICE: AdviceData = {
  allotment: {
    ...{ exam: 'mht-cet', year: 2026, round: 2, listId: 'list', choice: '1600619110', place: null },
    ...{ collegeName: 'COEP', programme: 'Civil Engineering', enteredAt: '2026-07-20T10:00:00.000Z' },
  },
  isCompulsory: null,
  isLastRound: false,
  options: [{ ...option, action: 'betterment', isAllowed: null, whyNot: 'We cannot tell.' }],
  notes: [],
};

test('a rule that cannot be told is neither allowed nor forbidden, and the page says why', () => {
  render(<Advice advice={ADVICE} isAsked={false} />);
  expect(screen.getByText(/You may have to accept this seat/)).toBeTruthy();
  expect(screen.getByText('Can’t say')).toBeTruthy();
  expect(screen.getByText('We cannot tell.')).toBeTruthy();
  expect(screen.queryByText('Not possible now')).toBeNull();
  expect(screen.queryByText(/What you give up/)).toBeNull();
});
