import { REFUND_KINDS, type RefundKind } from './refunds.ts';

/** What happens to a refund, one after the other. `begun`: one person was enough, or nobody asked. */
export const REFUND_STEPS = [
  'asked',
  'confirmed',
  'begun',
  'refused',
  'taken-back',
  'gateway-refused',
  'returned',
] as const;

/** A step with its person: null for the gateway, and for a beginning that no person is named for. */
export type RefundStep = {
  kind: RefundKind;
  step: (typeof REFUND_STEPS)[number];
  actor: string | null;
  /** Null when it was not recorded. */
  at: Date | null;
  reason: string | null;
};

/** A line of the audit log about an order. */
export type RefundLine = { at: Date; actor: string; action: string; details: Readonly<Record<string, string>> };

/** How far the refunds of an order are, as its payments say. Absent: none has begun. */
export type RefundStates = Partial<Record<RefundKind, { isReturned: boolean; changedAt: Date }>>;

/** The acts of the log that a history is made of. */
export const REFUND_ACTIONS = {
  asked: 'desk refund asked',
  confirmed: 'desk refund confirmed',
  begun: 'desk refund begun',
  withdrawn: 'desk refund withdrawn',
  answered: 'desk refund answered',
  orderByOperator: 'ops orders refund',
  extraByOperator: 'ops orders return-extra',
} as const;

const kindOf = ({ action, details }: RefundLine): RefundKind => {
  if (action === REFUND_ACTIONS.extraByOperator) return 'extra';
  return REFUND_KINDS.find((kind) => kind === details.kind) ?? 'order';
};

/** What the gateway answered, where a line says so. */
const answerIn = ({ at, details }: RefundLine, kind: RefundKind): RefundStep[] => {
  const step = { refunded: 'returned', refund_refused: 'gateway-refused' }[details.state ?? ''] as
    | 'returned'
    | 'gateway-refused'
    | undefined;
  return step ? [{ kind, step, actor: null, at, reason: null }] : [];
};

/** The steps that a line adds to those before it, of the same kind. */
function stepsIn(line: RefundLine, kind: RefundKind, before: readonly RefundStep[]): RefundStep[] {
  const { at, actor, action, details } = line;
  const step = (name: RefundStep['step']): RefundStep[] => [
    { kind, step: name, actor, at, reason: details.reason ?? null },
  ];
  switch (action) {
    case REFUND_ACTIONS.asked:
      return step('asked');
    case REFUND_ACTIONS.confirmed:
      return step('confirmed');
    case REFUND_ACTIONS.begun:
      // The transaction that confirms also begins.
      return before.at(-1)?.step === 'confirmed' ? [] : step('begun');
    case REFUND_ACTIONS.withdrawn:
      return step(before.findLast((one) => one.step === 'asked')?.actor === actor ? 'taken-back' : 'refused');
    case REFUND_ACTIONS.answered:
      return answerIn(line, kind);
    default:
      // An operator's command logs its beginning and its end.
      return details.stage === 'done' ? [...step('begun'), ...answerIn(line, kind)] : [];
  }
}

/** What the steps do not say and the payments do: that it began without a person, and that the money is back. */
function withStates(
  kind: RefundKind,
  steps: RefundStep[],
  state: RefundStates[RefundKind],
  tried: RefundLine | undefined,
): RefundStep[] {
  if (!state) return steps;
  const isBegun = steps.some(({ step }) => step === 'begun' || step === 'confirmed');
  const nobody = { kind, actor: null, reason: null };
  return [
    ...(isBegun ? [] : [{ ...nobody, step: 'begun' as const, actor: tried?.actor ?? null, at: tried?.at ?? null }]),
    ...steps,
    ...(state.isReturned && steps.at(-1)?.step !== 'returned'
      ? [{ ...nobody, step: 'returned' as const, at: state.changedAt }]
      : []),
  ];
}

/** Who asked for and confirmed the refunds of an order, when and why, from its lines of the log, the oldest first. */
export function refundHistoryOf(lines: readonly RefundLine[], states: RefundStates): RefundStep[] {
  return REFUND_KINDS.flatMap((kind) => {
    const steps: RefundStep[] = [];
    const own = lines.filter((one) => kindOf(one) === kind);
    for (const line of own) steps.push(...stepsIn(line, kind, steps));
    // A command that was cut off after it had begun: the job brought the refund to its end.
    const tried = own.findLast(({ details }) => details.stage === 'begun');
    return withStates(kind, steps, states[kind], tried);
  });
}
