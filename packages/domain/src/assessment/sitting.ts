import type { Language } from '../language/languages.ts';
import type { Figure } from './figure.ts';
import { SECTIONS, type Section, sectionWords } from './instrument.ts';
import type { InstrumentItem, SaidFigure } from './items/item.ts';
import type { SectionId, SectionState } from './scales.ts';

/** How long a student's own link to a report works: long enough for an admission season, not forever. */
export const REPORT_LINK_DAYS = 90;

/** An answer given in time may arrive a little late on a bad connection. */
const GRACE_SECONDS = 15;

type Standing = { startedAt: Date | null; now: Date };

/** When a timed part that has begun ends. */
function deadlineOf({ limitSeconds }: Section, startedAt: Date | null): Date | null {
  return limitSeconds === null || startedAt === null ? null : new Date(startedAt.getTime() + limitSeconds * 1000);
}

function stateOf(section: Section, { startedAt, now }: Standing): SectionState {
  if (section.limitSeconds === null) return 'open';
  const deadline = deadlineOf(section, startedAt);
  if (deadline === null) return 'waiting';
  return now < deadline ? 'running' : 'over';
}

/** Whether an answer to an item of this part still counts, and if not, why. */
export function evaluateAnswer(section: Section, { startedAt, now }: Standing): 'in-time' | 'time-over' | 'not-begun' {
  const deadline = deadlineOf(section, startedAt);
  if (section.limitSeconds === null) return 'in-time';
  if (deadline === null) return 'not-begun';
  return now.getTime() <= deadline.getTime() + GRACE_SECONDS * 1000 ? 'in-time' : 'time-over';
}

export type Progress = {
  startedAt: ReadonlyMap<SectionId, Date>;
  answers: ReadonlyMap<string, { choice: number }>;
  now: Date;
};

/** A part with its questions and answers. The questions of a timed part are shown only once its clock runs, and no longer when it is over. */
export function sectionView(section: Section, { startedAt, answers, now }: Progress, language: Language) {
  const { items } = section;
  const began = startedAt.get(section.id) ?? null;
  const state = stateOf(section, { startedAt: began, now });
  return {
    ...sectionWords(section, language),
    state,
    startedAt: began?.toISOString() ?? null,
    deadline: deadlineOf(section, began)?.toISOString() ?? null,
    items: state === 'open' || state === 'running' ? items.map((item) => shownItem(item, language)) : null,
    answers: items.flatMap(({ id }) => {
      const choice = answers.get(id)?.choice;
      return choice === undefined ? [] : [{ item: id, choice }];
    }),
  };
}

/** Where to resume: the first unanswered question of the first part that has one; no question if that part has not been started. */
export function nextPlace({ startedAt, answers, now }: Progress): { section: SectionId; item: string | null } | null {
  for (const section of SECTIONS) {
    const state = stateOf(section, { startedAt: startedAt.get(section.id) ?? null, now });
    if (state === 'over') continue;
    if (state === 'waiting') return { section: section.id, item: null };
    const open = section.items.find(({ id }) => !answers.has(id));
    if (open !== undefined) return { section: section.id, item: open.id };
  }
  return null;
}

/** What prevents finishing: unanswered untimed questions, and timed parts that were never started. */
export function openParts({ startedAt, answers }: Omit<Progress, 'now'>): SectionId[] {
  return SECTIONS.filter(({ id, limitSeconds, items }) =>
    limitSeconds === null ? items.some((item) => !answers.has(item.id)) : !startedAt.has(id),
  ).map(({ id }) => id);
}

/** What a browser may see of an item, in a language: neither its scale nor its right answer. Other languages come with the English original. */
function shownItem(item: InstrumentItem, language: Language) {
  const { id } = item;
  const figures = item.kind === 'task' ? item.figures : undefined;
  return {
    id,
    text: item.text[language],
    ...(figures === undefined
      ? {}
      : { figures: { columns: figures.columns, list: figures.list.map((figure) => shownFigure(figure, language)) } }),
    options: item.options.map(({ text, figure }) => ({
      ...(text === undefined ? {} : { text: text[language] }),
      ...(figure === undefined ? {} : { figure: shownFigure(figure, language) }),
    })),
    ...(language === 'en' ? {} : { english: originalOf(item) }),
  };
}

const shownFigure = (figure: SaidFigure, language: Language): Figure<string> => ({
  ...figure,
  alt: figure.alt[language],
});

/** The English original of the question; options without text have none. */
const originalOf = ({ text, options }: InstrumentItem) => ({
  text: text.en,
  options: options.flatMap((option) => option.text?.en ?? []),
});
