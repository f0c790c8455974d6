import { useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { helpMessages } from '../messages.ts';

/** Where to go with a question that is not here. */
export function StillOpen() {
  const words = useMessages(helpMessages).faq;
  return (
    <Card variant="sunken" padding="roomy" className="print:hidden">
      <h2 className="text-lg">{words.stillOpen}</h2>
      <p className="mt-1 text-quiet">{words.stillOpenText}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={paths.assistant}>{words.assistant}</ButtonLink>
        <ButtonLink to={paths.support} variant="secondary">
          {words.support}
        </ButtonLink>
        <ButtonLink to={paths.counselling} variant="secondary">
          {words.counselling}
        </ButtonLink>
      </div>
    </Card>
  );
}
