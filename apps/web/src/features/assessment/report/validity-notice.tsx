import type { Validity } from '@dakhila/contract/assessment-report';
import { fill, useMessages } from '../../../lib/messages.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { assessmentMessages } from '../messages.ts';

const VARIANTS = { valid: 'good', caution: 'warning', retake: 'warning' } as const;

/** How far the answers can carry the report, and what that rests on. */
export function ValidityNotice({ validity, className }: { validity: Validity; className?: string }) {
  return (
    <Notice variant={VARIANTS[validity.verdict]} title={validity.title} {...(className && { className })}>
      <p>{validity.text}</p>
      <Checks checks={validity.checks} />
    </Notice>
  );
}

function Checks({ checks }: Pick<Validity, 'checks'>) {
  const words = useMessages(assessmentMessages).report.validity;
  return (
    <Disclosure summary={words.checks} className="mt-1 border-b-0 text-sm print:hidden">
      <ul className="space-y-2">
        {checks.map(({ id, name, isPassed, text }) => (
          <li key={id}>
            <span className="font-semibold text-text">
              {isPassed ? fill(words.passed, { name }) : fill(words.notPassed, { name })}
            </span>{' '}
            {text}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
