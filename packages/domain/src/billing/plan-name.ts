import { messageOf, type Text } from '../messages/message.ts';

/** What is on sale, by the name that it was stored under. Plans and names of an operator's own stay as they are. */
export function planName(name: string): Text {
  if (name === 'Psychometric Assessment') return messageOf('billing.assessmentForSale');
  const [, count, kind] = /^(\d+) (Prediction Attempts|Counseling Sessions?)$/.exec(name) ?? [];
  if (count === undefined) return name;
  return messageOf(kind === 'Prediction Attempts' ? 'billing.attemptsForSale' : 'billing.sessionsForSale', {
    count: Number(count),
  });
}
