import type { ResultsPage } from '@dakhila/contract/predictor-results';
import type { ResultView } from '@dakhila/domain/predictor/result-view';
import { indianNumber } from '../../../lib/format.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { WAY_BACK } from '../../../lib/way-back.ts';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/link.tsx';
import { predictorMessages } from '../messages.ts';

type Missing = NonNullable<ResultsPage['missingMoney']>;
type UnknownMoneyProps = {
  count: number;
  /** Older cached responses have none. */
  missing: Missing | undefined;
  view: ResultView;
};

/** How many are not shown because nobody knows whether they keep the limit, and what would settle it. Back from a question leads to the same filters. */
export function UnknownMoney({ count, missing, view }: UnknownMoneyProps) {
  if (count === 0) return null;
  return (
    <div role="status" className="mb-3 space-y-2 rounded-card bg-ink-soft px-4 py-2 text-sm text-pretty">
      {missing ? <ByReason missing={missing} /> : <InAll count={count} view={view} />}
    </div>
  );
}

function ByReason({ missing: { answers, facts, rules, fee, feeOfGovernment, median } }: { missing: Missing }) {
  const messages = useMessages(predictorMessages).money;
  const counted = (count: number) => ({ count, shown: indianNumber(count) });
  return (
    <>
      {answers > 0 && (
        <div>
          <p>{fill(messages.missing.answers, counted(answers))}</p>
          <div className="flex flex-wrap items-center gap-x-4 print:hidden">
            <p>{fill(messages.missing.toAnswer, { count: facts.length })}</p>
            {facts.map((fact) => (
              <TextLink key={fact} to={`${paths.money}#${fact}`} state={WAY_BACK} isAlone>
                {messages.missing.facts[fact]}
              </TextLink>
            ))}
          </div>
        </div>
      )}
      {rules > 0 && (
        <div>
          <p>{fill(messages.missing.rules, counted(rules))}</p>
          <TextLink to={`${paths.money}#schemes`} state={WAY_BACK} isAlone className="print:hidden">
            {messages.missing.toSchemes}
          </TextLink>
        </div>
      )}
      {fee > 0 && (
        <p>
          {fill(messages.missing.fee, counted(fee))}{' '}
          {feeOfGovernment > 0 && `${fill(messages.missing.feeOfGovernment, counted(feeOfGovernment))} `}
          {messages.missing.askCollege}
        </p>
      )}
      {median > 0 && <p>{fill(messages.unknown.median, counted(median))}</p>}
    </>
  );
}

function InAll({ count, view }: Pick<UnknownMoneyProps, 'count' | 'view'>) {
  const messages = useMessages(predictorMessages).money;
  const lacking =
    view.medianAtLeast === undefined ? 'cost' : view.paysAtMost === undefined ? 'median' : ('either' as const);
  return <p>{fill(messages.unknown[lacking], { count, shown: indianNumber(count) })}</p>;
}
