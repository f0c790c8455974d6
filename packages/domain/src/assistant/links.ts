import type { Exam } from '../lists/exam-name.ts';
import type { CollegeKey, Source } from './tool-types.ts';

/** The pages that answers link to. The addresses are those of the product. */
export const PAGES = {
  predictor: { title: 'Predictor', href: '/predictor' },
  accuracy: { title: 'How accurate we are', href: '/predictor/accuracy' },
  rounds: { title: 'Rounds and preference lists', href: '/rounds' },
  counselling: { title: 'Counseling', href: '/counseling' },
  psychometric: { title: 'Psychometric assessment', href: '/psychometric' },
  profile: { title: 'My profile', href: '/profile' },
  support: { title: 'Support', href: '/support' },
  faq: { title: "FAQ's", href: '/faq' },
  search: { title: 'College Search', href: '/search' },
  money: { title: 'What your family pays', href: '/money' },
  topUp: { title: 'Top up attempts', href: '/top-up' },
  topUpCounselling: { title: 'Buy counseling sessions', href: '/top-up/counseling' },
  topUpAssessment: { title: 'Buy the assessment', href: '/top-up/psychometric' },
} as const satisfies Record<string, Source>;

/** The page of a college. */
export const collegeHref = ({ exam, id }: CollegeKey): string =>
  `${exam === 'josaa' ? '/josaa-college' : '/college'}/${encodeURIComponent(id)}`;

/** The predictor of an exam. */
export const examHref = (exam: Exam): string => `${PAGES.predictor.href}/${exam}`;

/** Where the answers about an exam are saved without predicting. */
export const examDetailsHref = (exam: Exam): string => `${examHref(exam)}?purpose=profile`;

/** The results of a saved prediction: as they open, or all of those that were asked about. */
export function runHref(exam: Exam, id: string, filters?: Readonly<Record<string, readonly (string | undefined)[]>>) {
  const given = Object.entries({ run: [id], ...(filters && { ...filters, all: ['1'] }) }).flatMap(([key, values]) =>
    values.flatMap((value) => (value === undefined ? [] : `${key}=${encodeURIComponent(value)}`)),
  );
  return `${examHref(exam)}?${given.join('&')}`;
}

/** A preference list on its page. */
export const listHref = (exam: Exam, id: string): string => `${PAGES.rounds.href}?exam=${exam}&list=${id}`;

/** The page of one question of the FAQ. */
export const faqHref = (id: string): string => `${PAGES.faq.href}#${id}`;

/** The question about a fact of the family; a range that is too wide is asked about as the income. */
export const familyHref = (fact: string): string => `${PAGES.money.href}#${fact === 'incomeRange' ? 'income' : fact}`;

/** The explorer with its filters set. Filters that are not given filter nothing. */
export function searchHref(exam: Exam, filters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries({ ...(exam === 'josaa' ? { tab: 'jee' } : {}), ...filters }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return given.length === 0 ? PAGES.search.href : `${PAGES.search.href}?${given.join('&')}`;
}
