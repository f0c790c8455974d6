import type { ExamProfile } from '@dakhila/contract/exam-profile';

export type ClassTwelve = NonNullable<ExamProfile['classTwelve']>;
export type ClassTwelveDraft = { board: string; year: string; percentage: string; pcmPercentage: string };
type Problems = Partial<Record<keyof ClassTwelveDraft, 'year' | 'marks'>>;

/** What is known, as text to edit. */
export const draftOf = ({ board, year, percentage, pcmPercentage }: ClassTwelve): ClassTwelveDraft => ({
  board: board ?? '',
  year: year === undefined ? '' : String(year),
  percentage: percentage === undefined ? '' : String(percentage),
  pcmPercentage: pcmPercentage === undefined ? '' : String(pcmPercentage),
});

const MARKS = /^\d{1,3}(\.\d{1,3})?$/;

/** Reads the form; an empty field is an answer that is not given. `91,5` is read as `91.5`. */
export function readClassTwelve(
  draft: ClassTwelveDraft,
): { ok: true; classTwelve: ClassTwelve } | { ok: false; problems: Problems } {
  const problems: Problems = {};
  const marks = (field: 'percentage' | 'pcmPercentage') => {
    const text = draft[field].trim().replace(',', '.').replace(/\s*%$/, '');
    if (text === '') return undefined;
    if (MARKS.test(text) && Number(text) <= 100) return Number(text);
    problems[field] = 'marks';
    return undefined;
  };
  const year = draft.year.trim();
  if (year !== '' && !/^(19|20)\d\d$/.test(year)) problems.year = 'year';
  const percentage = marks('percentage');
  const pcmPercentage = marks('pcmPercentage');
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  const board = draft.board.trim();
  return {
    ok: true,
    classTwelve: {
      ...(board && { board }),
      ...(year && { year: Number(year) }),
      ...(percentage !== undefined && { percentage }),
      ...(pcmPercentage !== undefined && { pcmPercentage }),
    },
  };
}
