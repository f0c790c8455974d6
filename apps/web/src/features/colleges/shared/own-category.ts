import type { CollegeListItem } from '@dakhila/contract/college-list';
import type { Exam } from '@dakhila/contract/exam';
import { useQuery } from '@tanstack/react-query';
import { examProfileQuery } from '../../../lib/exam-profile.ts';
import { textFor, useMessages } from '../../../lib/messages.ts';
import { collegeMessages } from './messages.ts';

/** The student's category in CAP, where it has seats of its own, as the lists write it and as text. */
export function useOwnCategory(): { category: string; label: string } | null {
  const { categories } = useMessages(collegeMessages).common;
  const { data: profile } = useQuery({ ...examProfileQuery, retry: false });
  const category = profile?.mhtCet?.category;
  const label = category && textFor(categories, category);
  return !category || category === 'OPEN' || !label ? null : { category, label };
}

/** The student's home university, which decides whose seats are theirs in CAP. */
export function useOwnUniversity(): string | null {
  const { data: profile } = useQuery({ ...examProfileQuery, retry: false });
  return profile?.mhtCet?.homeUniversity ?? null;
}

/** How the seats of a category closed at a college, in the form of its open closings. */
export function categoryRange({ closings, categoryClosings }: CollegeListItem, exam: Exam, category: string) {
  const range = exam === 'mht-cet' ? categoryClosings?.[category] : undefined;
  return range && closings ? { ...closings, ...range } : null;
}
