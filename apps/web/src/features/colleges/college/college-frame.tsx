import type { Exam } from '@dakhila/contract/exam';
import type { UseQueryResult } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { type ReactNode, useDeferredValue } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { NetworkError, serverMessageOf } from '../../../lib/api-error.ts';
import { brand } from '../../../lib/brand.ts';
import { searchPath } from '../../../lib/exam-pages.ts';
import { useMessages } from '../../../lib/messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorFace } from '../../../ui/error-face.tsx';
import { collegesMessages } from '../messages.ts';
import { CompareTray } from '../shared/compare-tray.tsx';
import type { AnyCollege } from './any-college.ts';
import { CollegeSkeleton } from './college-skeleton.tsx';

type CollegeFrameProps<C extends AnyCollege> = {
  exam: Exam;
  query: UseQueryResult<C | null>;
  children: (college: C) => ReactNode;
};

/** What every page about one college shares: the way back, the skeleton while it loads, and the face when it cannot. */
export function CollegeFrame<C extends AnyCollege>({ exam, query, children }: CollegeFrameProps<C>) {
  const words = useMessages(collegesMessages).page;
  const { data, error, isPending, isFetching, refetch } = query;
  // A whole page: it is drawn in short steps, between which a touch is heard.
  const college = useDeferredValue(data);
  const navigate = useNavigate();
  const { key, state } = useLocation();
  const isFromList = Object(state).isFromList === true;
  // The first page of a visit has nothing of ours behind it.
  const goBack = () => (key === 'default' ? navigate(searchPath(exam)) : navigate(-1));
  const backToResults = () => (isFromList ? navigate(-1) : navigate(searchPath(exam)));

  if (isPending || (data && !college)) return <CollegeSkeleton label={words.loading} />;
  if (!data && error instanceof NetworkError)
    return (
      <ErrorFace
        heading={words.offline}
        level={1}
        action={
          <Button isBusy={isFetching} onClick={() => refetch()}>
            {words.tryAgain}
          </Button>
        }
      >
        <title>{`${words.offline} · ${brand.name}`}</title>
        {words.offlineText}
      </ErrorFace>
    );
  if (!college)
    return (
      <ErrorFace heading={words.error} level={1} action={<Button onClick={goBack}>{words.goBack}</Button>}>
        <title>{`${words.error} · ${brand.name}`}</title>
        {error ? serverMessageOf(error, words.failed) : words.notFound}
      </ErrorFace>
    );
  return (
    <>
      <title>{`${college.name} · ${brand.name}`}</title>
      <Button variant="quiet" size="small" className="-ms-3 mb-3 print:hidden" onClick={backToResults}>
        <ArrowLeft aria-hidden="true" />
        {words.back}
      </Button>
      {children(college)}
      <CompareTray />
    </>
  );
}
