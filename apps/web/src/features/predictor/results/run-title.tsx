import type { Run } from '@dakhila/contract/predictor-results';
import { seasonIn } from '@dakhila/domain/season/season';
import Pencil from 'lucide-react/icons/pencil';
import { brand } from '../../../lib/brand.ts';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { ButtonLink, TextLink } from '../../../ui/link.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { EXAM_PATHS } from '../exam-faces.ts';
import { predictorMessages } from '../messages.ts';
import { useHeadingFocus } from '../use-heading-focus.ts';
import { ExportMenu } from './export-menu.tsx';

type RunTitleProps = { run: Run; address: URLSearchParams };

/** What was predicted, how far to trust it, and what can be done with all of it. */
export function RunTitle({ run, address }: RunTitleProps) {
  const words = useMessages(predictorMessages).results;
  const { id, exam, year, rounds } = run;
  const title = fill(words.title[exam], { year });
  const { roundsOf } = seasonIn(exam, year);
  useHeadingFocus();
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <PageHeader
        title={title}
        lead={
          <>
            {`${fill(roundsOf === year ? words.honest : words.honestAsBefore, { rounds, roundsOf })} `}
            <TextLink to={paths.predictorAccuracy}>{words.accuracy}</TextLink>
          </>
        }
        back={<BackLink to={paths.predictor}>{words.back}</BackLink>}
        actions={
          <>
            <ButtonLink to={`${EXAM_PATHS[exam]}?from=${id}`} variant="secondary" size="small" className="print:hidden">
              <Pencil aria-hidden="true" />
              {words.change}
            </ButtonLink>
            <ExportMenu runId={id} address={address} />
          </>
        }
      />
    </>
  );
}
