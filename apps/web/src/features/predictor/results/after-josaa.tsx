import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/link.tsx';
import { predictorMessages } from '../messages.ts';

/** Where the answer on CSAB stands. */
export const CSAB_ANSWER = `${paths.faq}#csab`;

/** Closes the list of a JoSAA prediction: there are more rounds after it. */
export function AfterJosaa() {
  const words = useMessages(predictorMessages).csab;
  return (
    <p className="mt-4 text-sm text-quiet text-pretty print:hidden">
      {words.notEnough}{' '}
      <TextLink to={CSAB_ANSWER} className="inline-flex min-h-11 items-center">
        {words.question}
      </TextLink>
    </p>
  );
}
