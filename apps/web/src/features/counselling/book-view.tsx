import type { CounsellingOverview } from '@dakhila/contract/counselling';
import { useQuery } from '@tanstack/react-query';
import { serverMessageOf } from '../../lib/api-error.ts';
import { useMessages } from '../../lib/messages.ts';
import { ErrorFace } from '../../ui/error-face.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { BlockedNotice } from './blocked-notice.tsx';
import { BookingView } from './booking-view.tsx';
import { CounsellorList } from './counsellor-list.tsx';
import { counsellingMessages } from './messages.ts';
import { counsellorsQuery } from './queries.ts';
import { linkTo, useAddress } from './use-address.ts';

/** Choosing a counsellor, then a time. */
export function BookView({ overview }: { overview: CounsellingOverview | undefined }) {
  const { address } = useAddress();
  if (address.counsellor) return <ChosenCounsellor id={address.counsellor} overview={overview} />;
  return (
    <>
      {overview?.blockedBy && <BlockedNotice reason={overview.blockedBy} className="mb-5" />}
      <CounsellorList />
    </>
  );
}

function ChosenCounsellor({ id, overview }: { id: string; overview: CounsellingOverview | undefined }) {
  const words = useMessages(counsellingMessages);
  const { data, error } = useQuery(counsellorsQuery({ language: null, topic: null }));
  const counsellor = data?.find((one) => one.id === id);
  if (counsellor) return <BookingView key={id} counsellor={counsellor} overview={overview} />;
  if (!data && !error)
    return (
      <Loading label={words.loadingCounsellors} className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-96" />
        <Skeleton className="h-64" />
      </Loading>
    );
  return (
    <ErrorFace
      heading={words.counsellorsFailedTitle}
      action={<ButtonLink to={linkTo({})}>{words.allCounsellors}</ButtonLink>}
    >
      {error ? serverMessageOf(error, words.counsellorsFailed) : words.counsellorsFailed}
    </ErrorFace>
  );
}
