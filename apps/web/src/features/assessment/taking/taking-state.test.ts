import { describe, expect, test } from 'vitest';
import { aRunningPart, aScalePart, aSitting, aTimedPart } from '../../../../test/assessment.ts';
import {
  canGoBack,
  canGoForward,
  partProgress,
  reduceTaking,
  resume,
  shownQuestion,
  type TakingEvent,
} from './taking-state.ts';

const LATER = '2126-01-01T00:00:00.000Z';
const after = (events: TakingEvent[], state = resume(aSitting(), [])) => events.reduce(reduceTaking, state);
const answered = (...items: string[]): TakingEvent[] =>
  items.flatMap((item) => [{ type: 'chose', item, choice: 2 } as const, { type: 'went-forward' } as const]);
const running = (answers: string[] = []) =>
  resume(
    aSitting({
      sections: [aRunningPart(LATER, { answers: answers.map((item) => ({ item, choice: 0 })) })],
    }),
    [],
  );

describe('going on where one left off', () => {
  test('nothing answered: before the first part', () => {
    expect(resume(aSitting(), []).place).toEqual({ at: 'opening', section: 'interests' });
  });

  test('in the middle of a part: at its first open question', () => {
    const sections = [aScalePart({ answers: [{ item: 'i1', choice: 3 }] }), aTimedPart()];
    const state = resume(aSitting({ sections }), []);
    expect(state.place).toEqual({ at: 'item', section: 'interests', index: 1 });
    expect(state.answers).toEqual({ i1: 3 });
  });

  test('answers that this device has not sent yet count, and win over the server’s', () => {
    const sections = [aScalePart({ answers: [{ item: 'i1', choice: 3 }] }), aTimedPart()];
    const state = resume(aSitting({ sections }), [
      { item: 'i1', choice: 4 },
      { item: 'i2', choice: 0 },
    ]);
    expect(state.answers).toEqual({ i1: 4, i2: 0 });
    expect(state.place).toEqual({ at: 'item', section: 'interests', index: 2 });
  });

  test('a timed part that runs is entered at once; one whose time is over is passed', () => {
    expect(running(['n1']).place).toEqual({ at: 'item', section: 'numerical', index: 1 });
    expect(resume(aSitting({ sections: [aTimedPart({ state: 'over' })] }), []).place).toEqual({ at: 'end' });
  });
});

describe('a part without a clock', () => {
  test('opens at its first question, goes on with each answer, and leads to the next part', () => {
    const opened = after([{ type: 'opened' }]);
    expect(shownQuestion(opened)?.item?.id).toBe('i1');
    expect(shownQuestion(after(answered('i1'), opened))?.item?.id).toBe('i2');
    expect(after(answered('i1', 'i2', 'i3'), opened).place).toEqual({ at: 'opening', section: 'numerical' });
  });

  test('goes back over answers and forward again, but not past an open question', () => {
    const second = after([{ type: 'opened' }, ...answered('i1')]);
    expect(canGoBack(second)).toBe(true);
    expect(canGoForward(second)).toBe(false);
    const first = reduceTaking(second, { type: 'went-back' });
    expect(shownQuestion(first)?.item?.id).toBe('i1');
    expect(canGoBack(first)).toBe(false);
    expect(canGoForward(first)).toBe(true);
    expect(reduceTaking(first, { type: 'went-forward' }).place).toEqual(second.place);
  });
});

describe('a timed part', () => {
  test('shows its questions only once the server has begun it', () => {
    const waiting = after([{ type: 'opened' }, ...answered('i1', 'i2', 'i3')]);
    const begun = reduceTaking(waiting, {
      type: 'begun',
      section: aRunningPart(LATER, { answers: [{ item: 'n1', choice: 1 }] }),
    });
    expect(shownQuestion(begun)?.item?.id).toBe('n2');
    expect(begun.answers).toMatchObject({ i3: 2, n1: 1 });
  });

  test('whose clock ran out on another device is passed, and that is said', () => {
    const waiting = resume(aSitting({ sections: [aTimedPart()] }), []);
    expect(reduceTaking(waiting, { type: 'begun', section: aTimedPart({ state: 'over' }) })).toMatchObject({
      place: { at: 'end' },
      justTimedOut: 'numerical',
    });
  });

  test('a question can be passed over and comes again after the others', () => {
    const second = reduceTaking(running(), { type: 'went-forward' });
    expect(shownQuestion(second)?.item?.id).toBe('n2');
    expect(canGoBack(second)).toBe(false);
    const again = after(answered('n2', 'n3'), second);
    expect(shownQuestion(again)?.item?.id).toBe('n1');
    expect(canGoForward(again)).toBe(false);
    expect(after(answered('n1'), again).place).toEqual({ at: 'end' });
  });

  test('can be ended early, and is not entered again by itself', () => {
    expect(reduceTaking(running(['n1']), { type: 'ended-part' }).place).toEqual({ at: 'end' });
  });

  test('ends with its time, which is said; answers given stay', () => {
    const over = after([...answered('n1'), { type: 'time-over', section: 'numerical' }], running());
    expect(over).toMatchObject({ place: { at: 'end' }, justTimedOut: 'numerical', answers: { n1: 2 } });
    const [part] = over.sections;
    expect(part && partProgress(over, part)).toEqual({ answered: 1, isDone: true });
  });

  test('an answer that came too late is taken back', () => {
    const state = after(
      [
        { type: 'chose', item: 'n1', choice: 1 },
        { type: 'refused', items: ['n1'] },
      ],
      running(),
    );
    expect(state.answers).toEqual({});
  });
});
