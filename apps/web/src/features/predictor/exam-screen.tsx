import type { Exam } from '@dakhila/contract/exam';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { brand } from '../../lib/brand.ts';
import { examProfileQuery } from '../../lib/exam-profile.ts';
import { useMessages } from '../../lib/messages.ts';
import { paths } from '../../paths.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SeasonNote } from './exam-parts.tsx';
import { CapForm, JosaaForm } from './form/exam-form.tsx';
import { isProfilePurpose } from './form/use-run.ts';
import { predictorMessages } from './messages.ts';
import { runQuery } from './queries.ts';
import { ResultsScreen } from './results/results-screen.tsx';

/** Shows the form, or the run that the address names. */
export function PredictorExamScreen({ exam }: { exam: Exam }) {
  const [address] = useSearchParams();
  const run = address.get('run');
  return run ? <ResultsScreen key={run} exam={exam} id={run} /> : <FormScreen key={address.get('from')} exam={exam} />;
}

const FORMS = { 'mht-cet': CapForm, josaa: JosaaForm } as const;

export function FormScreen({ exam }: { exam: Exam }) {
  const messages = useMessages(predictorMessages).form;
  const [address] = useSearchParams();
  const from = address.get('from');
  const profile = useQuery(examProfileQuery);
  const earlier = useQuery({ ...runQuery(from ?? ''), enabled: from !== null });
  // The form can be filled in without either, so a failure does not block it.
  const isSettled = !profile.isLoading && !earlier.isLoading;
  const Form = FORMS[exam];
  const isForProfile = isProfilePurpose(address);
  const title = isForProfile ? messages.profileTitle[exam] : messages.title[exam];
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <PageHeader
        title={title}
        lead={isForProfile && messages.profileLead}
        back={<BackLink to={paths.predictor}>{messages.back}</BackLink>}
        className="mb-4"
      />
      {isSettled ? (
        <Form profile={profile.data ?? null} run={earlier.data?.exam === exam ? earlier.data.input : null} />
      ) : (
        <Loading label={messages.loading} className="space-y-4" skeletons={['h-108', 'h-20', 'h-28']} />
      )}
      {!isForProfile && (
        <p className="mt-4 max-w-reading text-sm text-pretty text-quiet">
          <SeasonNote exam={exam} />
        </p>
      )}
    </>
  );
}
