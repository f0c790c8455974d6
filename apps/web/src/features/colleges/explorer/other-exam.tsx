import type { CollegePage } from '@dakhila/contract/college-list';
import type { Exam } from '@dakhila/contract/exam';
import { useQuery } from '@tanstack/react-query';
import { fill, useMessages } from '../../../lib/messages.ts';
import { paths } from '../../../paths.ts';
import { TextLink } from '../../../ui/link.tsx';
import { collegesMessages } from '../messages.ts';
import { collegesQuery } from './queries.ts';
import { addressOf, cleared, type SearchState, withSearch } from './search-state.ts';

const OTHER: Record<Exam, Exam> = { 'mht-cet': 'josaa', josaa: 'mht-cet' };

/** Leads to the other exam's colleges, where the text names one of those and none of these. */
export function NamedInOtherExam({ state, page }: { state: SearchState; page: CollegePage | undefined }) {
  const messages = useMessages(collegesMessages).explorer;
  const other = withSearch(cleared({ ...state, exam: OTHER[state.exam] }), state.search);
  const isAsked = state.search !== '' && page !== undefined && !page.isNamed;
  const { data } = useQuery({ ...collegesQuery(other), enabled: isAsked, retry: false });
  const [best] = data?.colleges ?? [];
  if (!isAsked || !data?.isNamed || !best) return null;
  return (
    <p className="mb-3 text-sm">
      <TextLink to={`${paths.search}?${addressOf(other)}`}>
        {fill(messages.inOtherExam[other.exam], { name: best.name })}
      </TextLink>
    </p>
  );
}
