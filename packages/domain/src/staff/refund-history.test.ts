import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REFUND_ACTIONS, type RefundLine, type RefundStates, refundHistoryOf } from './refund-history.ts';

const DAY = new Date('2026-11-17T10:00:00Z');
const line = (action: string, actor: string, details: Record<string, string> = {}): RefundLine => ({
  ...{ at: DAY, actor, action },
  details: { kind: 'order', ...details },
});
const RETURNED: RefundStates = { order: { isReturned: true, changedAt: DAY } };
const PENDING: RefundStates = { order: { isReturned: false, changedAt: DAY } };
const told = (lines: RefundLine[], states: RefundStates = {}) =>
  refundHistoryOf(lines, states).map(({ kind, step, actor, reason }) =>
    [kind, step, actor ?? 'nobody', reason].filter(Boolean).join(' '),
  );
const { asked, confirmed, begun, withdrawn, answered, orderByOperator, extraByOperator } = REFUND_ACTIONS;

describe('the history of a refund', () => {
  test('names who asked, who confirmed and what the gateway said', () => {
    const lines = [
      line(asked, 'meera', { reason: 'Mistake' }),
      line(confirmed, 'rohan'),
      line(begun, 'rohan', { reason: 'Mistake' }),
      line(answered, 'rohan', { state: 'refunded' }),
    ];
    expect(told(lines, RETURNED)).toEqual([
      'order asked meera Mistake',
      'order confirmed rohan',
      'order returned nobody',
    ]);
  });

  test('of one person is a beginning with a reason; the hourly question may end it', () => {
    const lines = [line(begun, 'meera', { reason: 'Mistake' }), line(answered, 'meera', { state: 'refund_pending' })];
    expect(told(lines, PENDING)).toEqual(['order begun meera Mistake']);
    expect(told(lines, RETURNED)).toEqual(['order begun meera Mistake', 'order returned nobody']);
  });

  test('says whether a request was refused or taken back', () => {
    const request = line(asked, 'meera', { reason: 'Mistake' });
    expect(told([request, line(withdrawn, 'meera', { reason: 'Typo' })])).toEqual([
      'order asked meera Mistake',
      'order taken-back meera Typo',
    ]);
    expect(told([request, line(withdrawn, 'rohan', { reason: 'Used' })]).at(-1)).toBe('order refused rohan Used');
  });

  test('says that the gateway refused, and that somebody tried again', () => {
    const refused = [line(begun, 'meera', { reason: 'One' }), line(answered, 'meera', { state: 'refund_refused' })];
    expect(told([...refused, line(begun, 'rohan', { reason: 'Two' })], PENDING)).toEqual([
      'order begun meera One',
      'order gateway-refused nobody',
      'order begun rohan Two',
    ]);
  });

  test('has what operators did on the server, unless the command failed', () => {
    const details = (stage: string): Record<string, string> => ({ state: 'refunded', stage });
    const ops = (action: string, stage: string) => line(action, 'Meera (root)', details(stage));
    // Cut off after it had begun: the job ended it, and the log still names who wanted it.
    expect(told([ops(orderByOperator, 'begun')], RETURNED)[0]).toBe(told([ops(orderByOperator, 'done')], RETURNED)[0]);
    expect(told([ops(orderByOperator, 'begun'), ops(orderByOperator, 'done')], RETURNED)).toEqual([
      'order begun Meera (root)',
      'order returned nobody',
    ]);
    expect(told([ops(orderByOperator, 'begun'), ops(orderByOperator, 'failed')])).toEqual([]);
    expect(told([ops(extraByOperator, 'done')])[0]).toBe('extra begun Meera (root)');
  });

  test('that nobody is named for is automatic', () => {
    expect(told([], PENDING)).toEqual(['order begun nobody']);
    expect(told([], RETURNED)).toEqual(['order begun nobody', 'order returned nobody']);
    expect(told([], {})).toEqual([]);
  });

  test('names nobody who is not in the log, whatever the lines', () => {
    const anyLine = fc.record({
      at: fc.constant(DAY),
      actor: fc.constantFrom('meera', 'rohan', 'kavya'),
      action: fc.constantFrom(...Object.values(REFUND_ACTIONS)),
      details: fc.record({
        kind: fc.constantFrom('order', 'extra', 'other'),
        state: fc.constantFrom('refunded', 'refund_refused', 'refund_pending', ''),
        stage: fc.constantFrom('begun', 'done', 'failed'),
      }),
    });
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 12 }), (lines) => {
        const history = refundHistoryOf(lines, RETURNED);
        const actors = new Set<string>(lines.map(({ actor }) => actor));
        for (const { actor } of history) expect(actor === null || actors.has(actor)).toBe(true);
        const ofOrder = history.filter(({ kind }) => kind === 'order');
        expect(ofOrder.some(({ step }) => step === 'begun' || step === 'confirmed')).toBe(true);
        expect(ofOrder.at(-1)?.step).toBe('returned');
      }),
    );
  });
});
