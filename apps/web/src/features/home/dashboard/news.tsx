import type { Dashboard, DashboardStep } from '@dakhila/contract/dashboard';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { fill, useMessages } from '../../../lib/messages.ts';
import { stored } from '../../../lib/stored.ts';
import { daysOf } from './cards.tsx';
import { dashboardMessages } from './messages.ts';
import { RowsCard } from './section-card.tsx';
import { seasonPath, stepTarget, stepTexts } from './steps.ts';

/** Something that has changed: its key names its state, so that a changed date is new again. */
type Change = { key: string; text: string; to: string };

type Visit = { seen: string[]; shown: string[]; at: number };
/** In this browser until logout. */
const lastVisit = stored(
  'dashboard-visit',
  (value) => (Array.isArray(Object(value).shown) ? (value as Visit) : null),
  'browser',
);
/** A reload belongs to the same visit, so that what is new does not vanish. */
const VISIT_MS = 30 * 60_000;

/** What was known before this visit began; null at the first one. */
function knownBefore(now: number): { seen: string[]; at: number } | null {
  const last = lastVisit.read();
  if (last === null) return null;
  return now - last.at < VISIT_MS ? { seen: last.seen, at: last.at } : { seen: last.shown, at: now };
}

/** What has changed since the last visit, most of all what others did: dates announced, forecasts renewed, answers written. */
export function useNews(data: Dashboard): Change[] {
  const changes = useChanges(data);
  const [start] = useState(Date.now);
  const [before] = useState(() => knownBefore(start));
  const keys = changes.map(({ key }) => key).join('\n');
  useEffect(() => {
    const shown = keys.split('\n');
    lastVisit.write({ seen: before?.seen ?? shown, shown, at: before?.at ?? start });
  }, [keys, before, start]);
  return before === null ? [] : changes.filter(({ key }) => !before.seen.includes(key));
}

function useChanges(data: Dashboard): Change[] {
  const messages = useMessages(dashboardMessages);
  const ofStep = (step: DashboardStep): Change[] => {
    const way = stepTarget(step, data);
    const isNews = step.step === 'read-reply' || step.step === 'predict-again';
    return isNews && way.kind === 'link'
      ? [{ key: `${step.step} ${step.target}`, text: stepTexts(messages, step, data).title, to: way.to }]
      : [];
  };
  return [
    ...data.rounds.flatMap(({ exam, title, dates }) =>
      dates.map((date) => ({
        key: `date ${exam} ${date.id} ${date.firstDay} ${date.lastDay}`,
        text: fill(messages.news.date, { admission: title, title: date.title, days: daysOf(date, messages.rounds) }),
        to: seasonPath(exam),
      })),
    ),
    ...data.steps.flatMap(ofStep),
  ];
}

export function News({ changes }: { changes: readonly Change[] }) {
  const messages = useMessages(dashboardMessages).news;
  if (changes.length === 0) return null;
  return (
    <RowsCard title={messages.title} className="border-s-4 border-s-marigold">
      <ul className="divide-y">
        {changes.map(({ key, text, to }) => (
          <li key={key}>
            <Link
              to={to}
              className="flex min-h-12 items-center py-2 font-medium text-text no-underline hover:text-ink hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </RowsCard>
  );
}
