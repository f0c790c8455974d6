import type { Dashboard, DashboardStep } from '@dakhila/contract/dashboard';
import { timeInWords } from '@dakhila/domain/calendar/indian-time';
import { indianDate } from '../../../lib/format.ts';
import { fill } from '../../../lib/messages.ts';
import type { dashboardMessages } from './messages.ts';

type Words = (typeof dashboardMessages)['en'];

/** What a step says: its usual words, made exact where the dashboard knows more. */
export function stepWords(words: Words, { step, exam }: DashboardStep, data: Dashboard) {
  const usual: { title: string; text: string; action: string } = words.step[step];
  const { session, age, assessment } = data;
  if (step === 'join-session' && session)
    return {
      ...usual,
      title: fill(words.sessionBegins, {
        counsellor: session.counsellor,
        time: timeInWords(new Date(session.startsAt)),
      }),
    };
  if (step === 'finish-consent' && age.asked) return { ...usual, text: fill(words.waitsFor, { name: age.asked }) };
  if (step === 'resume-assessment')
    return { ...usual, text: fill(words.answeredSoFar, { answered: assessment.answered, of: assessment.of }) };
  if (step === 'round-date') {
    const [date] = data.rounds.find((rounds) => rounds.exam === exam)?.dates ?? [];
    if (!date) return usual;
    const day = date.isRunning ? date.lastDay : date.firstDay;
    return {
      ...usual,
      title: fill(words.roundStep[date.isRunning ? 'running' : 'ahead'], {
        title: date.title,
        day: indianDate(day) ?? day,
      }),
    };
  }
  if (step === 'mend-list') {
    const mended = data.lists.find(({ id }) => id === data.steps.find((one) => one.step === step)?.target);
    return mended ? { ...usual, text: `${mended.name}: ${words.lists.verdict[mended.verdict]}` } : usual;
  }
  return usual;
}
