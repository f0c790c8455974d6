import type { Dashboard, DashboardStep } from '@dakhila/contract/dashboard';
import type { Exam } from '@dakhila/contract/exam';
import { generatePath } from 'react-router';
import { examDetailsPath, paths } from '../../../paths.ts';

const EXAM_FORMS: Record<Exam, string> = { 'mht-cet': paths.predictorMhtCet, josaa: paths.predictorJosaa };
const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

export const runPath = (exam: Exam, id: string) => withQuery(EXAM_FORMS[exam], { run: id });
export const listPath = (exam: Exam, id: string) => withQuery(paths.rounds, { exam, list: id });
export const seasonPath = (exam: Exam) => withQuery(paths.rounds, { exam, view: 'season' });
export const sittingPath = (id: string) => generatePath(paths.psychometricSitting, { id });
export const reportPath = (id: string) => generatePath(paths.psychometricReport, { id });
const ownSessions = withQuery(paths.counselling, { view: 'sessions' });

/** How a step is taken: by a link of ours, by a link out of the product, or in a dialog right here. */
export type Way = { kind: 'link'; to: string } | { kind: 'outside'; href: string } | { kind: 'guardian' };
const link = (to: string): Way => ({ kind: 'link', to });

/** Where each step leads; the first exam to be told is a choice of two and stands apart. */
export function wayOf({ step, exam, target }: DashboardStep, { session }: Dashboard): Way {
  const id = target ?? '';
  switch (step) {
    case 'join-session':
      return session?.joinUrl ? { kind: 'outside', href: session.joinUrl } : link(ownSessions);
    case 'round-date':
      return link(seasonPath(exam ?? 'mht-cet'));
    case 'finish-consent':
      return { kind: 'guardian' };
    case 'resume-assessment':
      return link(sittingPath(id));
    case 'tell-exam':
    case 'predict':
      return link(exam ? EXAM_FORMS[exam] : paths.predictor);
    case 'predict-again':
      return link(exam ? withQuery(EXAM_FORMS[exam], { from: id }) : paths.predictor);
    case 'top-up':
      return link(paths.topUp);
    case 'start-list':
      return link(exam ? runPath(exam, id) : paths.rounds);
    case 'mend-list':
      return link(exam ? listPath(exam, id) : paths.rounds);
    case 'read-reply':
      return link(withQuery(paths.support, { ticket: id }));
    case 'take-assessment':
      return link(paths.psychometric);
    case 'book-session':
      return link(paths.counselling);
    case 'rate-session':
      return link(ownSessions);
    case 'complete-profile':
      return link(paths.profile);
    case 'explore':
      return link(paths.search);
  }
}

/** Where a new student tells an exam: the predictor's form, or without attempts the same form for the profile alone. */
export const tellPath = (exam: Exam, attempts: number) => (attempts > 0 ? EXAM_FORMS[exam] : examDetailsPath(exam));
