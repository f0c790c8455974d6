import { API_BASE_PATH } from '@dakhila/contract/endpoint';
import type { PreferenceList } from '@dakhila/contract/list-views';
import { listSummaryPath } from '@dakhila/contract/lists';
import ArrowRight from 'lucide-react/icons/arrow-right';
import FileDown from 'lucide-react/icons/file-down';
import Printer from 'lucide-react/icons/printer';
import { useMessages } from '../../../../lib/messages.ts';
import { Button, buttonStyles } from '../../../../ui/button.tsx';
import { ButtonLink } from '../../../../ui/link.tsx';
import type { KnownChoice, KnownChoices } from '../../choices.ts';
import type { OutcomeState } from '../../outcome/use-outcome.ts';
import { submitMessages } from '../messages.ts';
import { submitPath } from '../submit-address.ts';
import { AcceptanceCard } from './acceptance-card.tsx';
import { CostCard } from './cost-card.tsx';
import { ChecksCard, MissingDocumentsCard } from './open-points.tsx';
import { OutcomeFigures } from './outcome-figures.tsx';
import { SignaturePart } from './signature-part.tsx';

type CheckViewProps = {
  list: PreferenceList;
  /** Those that belong into the form. */
  choices: readonly KnownChoice[];
  known: KnownChoices;
  outcome: OutcomeState;
};

/** What a family should know before the form is submitted, in big figures; also on paper. */
export function CheckView({ list, choices, known, outcome }: CheckViewProps) {
  const { check: messages } = useMessages(submitMessages);
  const simulated = outcome.data?.state === 'simulated' ? outcome.data : null;
  return (
    <>
      <OutcomeFigures {...{ list, choices, known, outcome }} />
      <div className="grid items-start gap-4 lg:grid-cols-2 print:block print:columns-2 print:space-y-4">
        <div className="space-y-4">
          <AcceptanceCard compulsory={list.compulsory} choices={choices} />
          {simulated && <ChecksCard checks={simulated.checks} list={list} />}
        </div>
        <div className="space-y-4">
          {simulated && <CostCard outcome={simulated} choices={choices} />}
          <MissingDocumentsCard exam={list.exam} />
        </div>
      </div>
      <SignaturePart choices={choices} name={list.name} version={list.version} />
      <p className="text-sm text-quiet print:hidden">{messages.pdfHint}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          {messages.print}
        </Button>
        <a
          href={`${API_BASE_PATH}${listSummaryPath(list.id)}`}
          download
          className={buttonStyles({ variant: 'secondary' })}
        >
          <FileDown aria-hidden="true" />
          {messages.pdf}
        </a>
        <ButtonLink to={submitPath({ list: list.id, step: 'type' })} className="max-sm:w-full">
          {messages.next}
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      </div>
    </>
  );
}
