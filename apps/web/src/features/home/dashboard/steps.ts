import type { Dashboard, DashboardList, DashboardStep } from '@dakhila/contract/dashboard';
import type { Exam } from '@dakhila/contract/exam';
import { timeInWords } from '@dakhila/domain/calendar/indian-time';
import { generatePath } from 'react-router';
import { indianDate } from '../../../lib/format.ts';
import { fill, type LoadedMessages } from '../../../lib/messages.ts';
import { examDetailsPath, paths } from '../../../paths.ts';
import type { dashboardMessages } from './messages.ts';

type Messages = LoadedMessages<typeof dashboardMessages>;

/** What is wrong with a list, or right, in the words of the list itself. */
export function verdictText(
  { lists }: Messages,
  { verdict, closed }: Pick<DashboardList, 'verdict' | 'closed'>,
): string {
  return verdict === 'closed' ? fill(lists.verdict.closed, { count: closed }) : lists.verdict[verdict];
}

/** The texts of a step, with details that the dashboard knows. */
export function stepTexts(messages: Messages, { step, exam, target }: DashboardStep, data: Dashboard) {
  const usual: { title: string; text: string; action: string } = messages.step[step];
  const { session, age, assessment } = data;
  if (step === 'join-session' && session)
    return {
      ...usual,
      title: fill(messages.sessionBegins, {
        counsellor: session.counsellor,
        time: timeInWords(new Date(session.startsAt)),
      }),
    };
  if (step === 'predict' && exam)
    return { ...usual, text: fill(messages.predictNow, { count: data.allowance.recommendationPulls }) };
  if (step === 'finish-consent' && age.asked) return { ...usual, text: fill(messages.waitsFor, { name: age.asked }) };
  if (step === 'resume-assessment')
    return { ...usual, text: fill(messages.answeredSoFar, { answered: assessment.answered, of: assessment.of }) };
  if (step === 'round-date') {
    const [date] = data.rounds.find((rounds) => rounds.exam === exam)?.dates ?? [];
    if (!date) return usual;
    const day = date.isRunning ? date.lastDay : date.firstDay;
    return {
      ...usual,
      title: fill(messages.roundStep[date.isRunning ? 'running' : 'ahead'], {
        title: date.title,
        day: indianDate(day) ?? day,
      }),
    };
  }
  if (step === 'check-list') {
    const checked = data.lists.find(({ id }) => id === target);
    return checked
      ? {
          ...usual,
          title: fill(messages.checkList, { name: checked.name, admission: messages.admission[checked.exam] }),
        }
      : usual;
  }
  if (step === 'mend-list') {
    const mended = data.lists.find(({ id }) => id === target);
    return mended ? { ...usual, text: `${mended.name}: ${verdictText(messages, mended)}` } : usual;
  }
  return usual;
}

const EXAM_FORMS: Record<Exam, string> = { 'mht-cet': paths.predictorMhtCet, josaa: paths.predictorJosaa };
const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

export const runPath = (exam: Exam, id: string) => withQuery(EXAM_FORMS[exam], { run: id });
export const listPath = (exam: Exam, id: string) => withQuery(paths.rounds, { exam, list: id });
export const seasonPath = (exam: Exam) => withQuery(paths.rounds, { exam, view: 'season' });
export const sittingPath = (id: string) => generatePath(paths.psychometricSitting, { id });
export const reportPath = (id: string) => generatePath(paths.psychometricReport, { id });
const ownSessions = withQuery(paths.counselling, { view: 'sessions' });

/** What the button of a step does: opens a screen, opens another site, or opens the guardian dialog. */
type StepTarget = { kind: 'link'; to: string } | { kind: 'outside'; href: string } | { kind: 'guardian' };
const link = (to: string): StepTarget => ({ kind: 'link', to });

/** Where each step leads. The first exam is asked on the spot, and opens `tellPath`. */
export function stepTarget({ step, exam, target }: DashboardStep, { session }: Dashboard): StepTarget {
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
      return link(paths.predictor);
    case 'predict':
      return link(exam ? withQuery(EXAM_FORMS[exam], { predict: 'now' }) : paths.predictor);
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
    case 'check-list':
      return link(withQuery(paths.beforeSubmit, { list: id }));
    case 'explore':
      return link(paths.search);
  }
}

/** Where a new student enters an exam: the predictor's form, or without attempts the same form for the profile alone. */
export function tellPath(exam: Exam, attempts: number, number: string): string {
  const path = attempts > 0 ? EXAM_FORMS[exam] : examDetailsPath(exam);
  return number === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ number })}`;
}
