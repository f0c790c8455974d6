import { expect, test } from 'vitest';
import { type EditorState, isDirty, isReadyToSend, openEditor, reduceEditor } from './editor-state.ts';
import { mergedWithAdditions, moved, withAdded, without } from './order.ts';

const HELD = { version: 3, choices: ['a', 'b', 'c'] };
const opened = () => openEditor(HELD, null);
const edit = (state: EditorState, order: string[]) =>
  reduceEditor(state, { type: 'edited', order, edit: { kind: 'added', choices: [] } });

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 99, 'bca'],
  [2, -5, 'cab'],
  [7, 0, 'abc'],
])('the choice at %i moved to %i gives %s', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});

test('adding a choice that is on the list leaves it where it is', () => {
  expect(withAdded(['a', 'b'], ['b', 'c', 'c'])).toEqual(['a', 'b', 'c']);
  expect(without(['a', 'b', 'a'], 2)).toEqual(['a', 'b']);
});

test('an edit waits to be sent; undo and redo walk through it and back', () => {
  const one = edit(opened(), ['b', 'a', 'c']);
  expect(isReadyToSend(one)).toBe(true);
  const back = reduceEditor(one, { type: 'undone' });
  expect(back.order).toEqual(['a', 'b', 'c']);
  expect(isDirty(back)).toBe(false);
  expect(reduceEditor(back, { type: 'redone' }).order).toEqual(['b', 'a', 'c']);
  const elsewhere = edit(back, ['c', 'a', 'b']);
  expect(reduceEditor(elsewhere, { type: 'redone' }).order).toEqual(['c', 'a', 'b']);
});

test('what is edited while an order is on its way is sent after it', () => {
  const sending = reduceEditor(edit(opened(), ['b', 'a', 'c']), { type: 'sent' });
  const during = edit(sending, ['c', 'b', 'a']);
  expect(isReadyToSend(during)).toBe(false);
  const saved = reduceEditor(during, { type: 'saved', saved: { version: 4, choices: ['b', 'a', 'c'] } });
  expect(saved.order).toEqual(['c', 'b', 'a']);
  expect(saved.saved.version).toBe(4);
  expect(isReadyToSend(saved)).toBe(true);
});

test.each([
  ['the list as it was', { version: 3, choices: ['a', 'b', 'c'] }],
  ['the list with our order in it', { version: 4, choices: ['a', 'b', 'c', 'x'] }],
])(
  '%s, fetched while our order is on its way, is not taken for its answer: what is added meanwhile stays',
  (_what, saved) => {
    const sending = reduceEditor(edit(opened(), ['a', 'b', 'c', 'x']), { type: 'sent' });
    const during = edit(reduceEditor(sending, { type: 'found', saved }), ['a', 'b', 'c', 'x', 'y']);
    expect(isReadyToSend(during)).toBe(false);
    const answered = reduceEditor(during, { type: 'saved', saved: { version: 4, choices: ['a', 'b', 'c', 'x'] } });
    expect(answered).toMatchObject({ order: ['a', 'b', 'c', 'x', 'y'], saved: { version: 4 } });
    expect(isReadyToSend(answered)).toBe(true);
  },
);

test('an answer that comes after the list went on elsewhere does not bring the older one back', () => {
  const sending = reduceEditor(edit(opened(), ['a', 'b', 'c', 'x']), { type: 'sent' });
  const found = reduceEditor(sending, { type: 'found', saved: { version: 5, choices: ['a', 'b', 'c', 'y'] } });
  const saved = reduceEditor(found, { type: 'saved', saved: { version: 4, choices: ['a', 'b', 'c', 'x'] } });
  expect(saved).toMatchObject({ order: ['a', 'b', 'c', 'x', 'y'], saved: { version: 5 }, sending: null });
});

test('an order whose answer was lost is ours when it is found, on this page and after a reload: nobody is asked', () => {
  const sent = reduceEditor(edit(opened(), ['b', 'a', 'c']), { type: 'sent' });
  const lost = reduceEditor(sent, { type: 'failed', problem: { kind: 'away' } });
  const later = edit(lost, ['b', 'c', 'a']);
  const saved = { version: 4, choices: ['b', 'a', 'c'] };
  const { order, sending } = later;
  expect(isReadyToSend(later)).toBe(false);
  for (const found of [
    reduceEditor(reduceEditor(later, { type: 'found', saved }), { type: 'saved', saved }),
    reduceEditor(later, { type: 'saved', saved }),
    reduceEditor(later, { type: 'overtaken', saved }),
    reduceEditor(openEditor(saved, { base: HELD, order }, sending), { type: 'saved', saved }),
  ]) {
    expect(found).toMatchObject({ order: ['b', 'c', 'a'], saved, theirs: null, sending: null });
    expect(isReadyToSend(found)).toBe(true);
  }
});

test('an order whose answer was lost and that is taken back is not called saved: the server may have it', () => {
  const sent = reduceEditor(edit(opened(), ['b', 'a', 'c']), { type: 'sent' });
  const lost = reduceEditor(sent, { type: 'failed', problem: { kind: 'away' } });
  const back = reduceEditor(lost, { type: 'undone' });
  expect([isDirty(back), isReadyToSend(back)]).toEqual([true, false]);
  const answered = reduceEditor(back, { type: 'saved', saved: { version: 4, choices: ['b', 'a', 'c'] } });
  expect([answered.order, isReadyToSend(answered)]).toEqual([['a', 'b', 'c'], true]);
  const refused = reduceEditor(sent, { type: 'failed', problem: { kind: 'refused', message: 'No' } });
  expect(isDirty(reduceEditor(refused, { type: 'undone' }))).toBe(false);
});

test('an order that was taken back while it was on its way stays taken back after a reload', () => {
  const sent = reduceEditor(edit(opened(), ['b', 'a', 'c']), { type: 'sent' });
  const { saved: base, order, sending } = reduceEditor(sent, { type: 'undone' });
  const saved = { version: 4, choices: ['b', 'a', 'c'] };
  const reopened = openEditor(saved, { base, order }, sending);
  expect(reopened.order).toEqual(['a', 'b', 'c']);
  expect(isReadyToSend(reduceEditor(reopened, { type: 'saved', saved }))).toBe(true);
});

test('a change that was built on our order is simply shown once our answer has come', () => {
  const sent = reduceEditor(edit(opened(), ['b', 'a', 'c']), { type: 'sent' });
  const asked = reduceEditor(sent, { type: 'found', saved: { version: 5, choices: ['c', 'b', 'a'] } });
  expect(asked.theirs?.version).toBe(5);
  const saved = reduceEditor(asked, { type: 'saved', saved: { version: 4, choices: ['b', 'a', 'c'] } });
  expect(saved).toMatchObject({ theirs: null, order: ['c', 'b', 'a'], saved: { version: 5 } });
});

test('an order that was overtaken is sent again with what was added elsewhere', () => {
  const sending = reduceEditor(edit(opened(), ['b', 'a', 'c']), { type: 'sent' });
  const joined = reduceEditor(sending, { type: 'overtaken', saved: { version: 4, choices: ['a', 'b', 'c', 'x'] } });
  expect(joined.order).toEqual(['b', 'a', 'c', 'x']);
  expect(isReadyToSend(joined)).toBe(true);
});

test('an order that the server put right is shown as the server has it', () => {
  const sending = reduceEditor(edit(opened(), ['a', 'b', 'c', 'x']), { type: 'sent' });
  const saved = reduceEditor(sending, { type: 'saved', saved: { version: 4, choices: ['a', 'b', 'c'] } });
  expect(saved.order).toEqual(['a', 'b', 'c']);
  expect(isDirty(saved)).toBe(false);
});

test('an order that was refused is not sent again until it is changed', () => {
  const sending = reduceEditor(edit(opened(), ['b', 'a', 'c']), { type: 'sent' });
  const refused = reduceEditor(sending, { type: 'failed', problem: { kind: 'refused', message: 'No' } });
  expect(isReadyToSend(refused)).toBe(false);
  expect(isReadyToSend(edit(refused, ['b', 'c', 'a']))).toBe(true);
});

test('a list that was deleted elsewhere stays deleted, whatever is edited', () => {
  const gone = reduceEditor(edit(opened(), ['b', 'a', 'c']), { type: 'failed', problem: { kind: 'gone' } });
  expect(isReadyToSend(edit(gone, ['c', 'a', 'b']))).toBe(false);
});

test('a change from elsewhere is simply shown while there is nothing unsaved', () => {
  const found = reduceEditor(opened(), { type: 'found', saved: { version: 5, choices: ['c', 'b', 'a'] } });
  expect(found.order).toEqual(['c', 'b', 'a']);
  expect(found.theirs).toBeNull();
});

test('an older answer that comes late changes nothing', () => {
  const state = edit(opened(), ['b', 'a', 'c']);
  expect(reduceEditor(state, { type: 'found', saved: { version: 2, choices: [] } })).toBe(state);
});

test('two orders that both changed wait for the student, who may keep either and still take that back', () => {
  const asked = reduceEditor(edit(opened(), ['b', 'a', 'c']), {
    type: 'found',
    saved: { version: 4, choices: ['c', 'a', 'b'] },
  });
  expect(asked.theirs?.version).toBe(4);
  expect(isReadyToSend(asked)).toBe(false);

  const mine = reduceEditor(asked, { type: 'kept-mine' });
  expect(mine.order).toEqual(['b', 'a', 'c']);
  expect(mine.saved.version).toBe(4);
  expect(isReadyToSend(mine)).toBe(true);

  const theirs = reduceEditor(asked, { type: 'took-theirs' });
  expect(theirs.order).toEqual(['c', 'a', 'b']);
  expect(isDirty(theirs)).toBe(false);
  expect(reduceEditor(theirs, { type: 'undone' }).order).toEqual(['b', 'a', 'c']);
});

test('choices that were only added elsewhere join at the end without a question', () => {
  expect(mergedWithAdditions(['a', 'b'], ['b', 'a'], ['a', 'b', 'x', 'y'])).toEqual(['b', 'a', 'x', 'y']);
  expect(mergedWithAdditions(['a', 'b'], ['b', 'a'], ['b'])).toBeNull();
  const joined = reduceEditor(edit(opened(), ['b', 'a', 'c']), {
    type: 'found',
    saved: { version: 4, choices: ['a', 'b', 'c', 'x'] },
  });
  expect(joined.order).toEqual(['b', 'a', 'c', 'x']);
  expect(joined.joined).toBe(1);
  expect(isReadyToSend(joined)).toBe(true);
});

test('unsaved work of an earlier visit is there again, and asks when the list went on without it', () => {
  const draft = { base: HELD, order: ['c', 'b', 'a'] };
  const same = openEditor(HELD, draft);
  expect(same.order).toEqual(['c', 'b', 'a']);
  expect(isReadyToSend(same)).toBe(true);
  const later = openEditor({ version: 9, choices: ['b', 'c', 'a'] }, draft);
  expect(later.theirs?.version).toBe(9);
  expect(later.order).toEqual(['c', 'b', 'a']);
});

test('an order that another tab sent is not taken for ours: what was edited here meanwhile is asked about', () => {
  const here = edit(opened(), ['b', 'a', 'c']);
  const saved = reduceEditor(here, { type: 'saved', saved: { version: 4, choices: ['c', 'a', 'b'] } });
  expect(saved.theirs?.version).toBe(4);
  expect(isReadyToSend(saved)).toBe(false);
});
