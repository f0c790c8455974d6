import type { CutoffList } from '@dakhila/contract/desk/cutoff-lists';
import type { DeskNotice } from '@dakhila/contract/desk/season';
import type { ReportField } from '@dakhila/contract/fact-reports';
import type { ReportState } from '@dakhila/domain/colleges/report-state';
import { FORMAT_TAGS, LANGUAGE_NAMES, LANGUAGES, type Language } from '@dakhila/domain/language/languages';
import type { CutoffListName } from '@dakhila/domain/staff/cutoff-lists';
import type { BadgeVariant } from '../../../web/src/ui/badge.tsx';

type Look = { name: string; variant: BadgeVariant };

export const EXAM_NAMES = { josaa: 'JoSAA', 'mht-cet': 'CAP (MHT-CET)' } as const;
export const LANGUAGE_LIST: readonly { language: Language; name: string; own: string }[] = LANGUAGES.map(
  (language) => ({
    language,
    name: { en: 'English', hi: 'Hindi', mr: 'Marathi' }[language],
    own: LANGUAGE_NAMES[language],
  }),
);

export const NOTICE_STATES: Readonly<Record<DeskNotice['state'], Look>> = {
  shown: { name: 'On every page', variant: 'good' },
  ahead: { name: 'Scheduled', variant: 'secondary' },
  over: { name: 'Ended', variant: 'outline' },
  withdrawn: { name: 'Withdrawn', variant: 'outline' },
};
export const SEVERITIES = {
  info: { name: 'Information', hint: 'students can dismiss it', variant: 'info' },
  warning: { name: 'Warning', hint: 'stays visible', variant: 'warning' },
  outage: { name: 'Outage', hint: 'stays visible', variant: 'danger' },
} as const;

export const REPORT_LOOKS: Readonly<Record<ReportState, BadgeVariant>> = {
  new: 'marigold',
  'looked-into': 'secondary',
  mended: 'good',
  'not-wrong': 'outline',
};

/** What a student called wrong, as a word: 'nirf-ranking' → 'Nirf ranking' is not one, so those are named. */
const FIELDS: Partial<Record<ReportField, string>> = { 'nirf-ranking': 'NIRF ranking', 'aicte-status': 'AICTE status' };
export const fieldName = (field: ReportField): string => {
  const words = field.replaceAll('-', ' ');
  return FIELDS[field] ?? `${words[0]?.toUpperCase()}${words.slice(1)}`;
};

export const LIST_NAMES: Readonly<Record<CutoffListName, string>> = {
  josaa: 'JoSAA',
  csab: 'CSAB',
  'mht-cet': 'CAP (MHT-CET)',
};
export const LIST_LOOKS: Readonly<Record<CutoffList['state'], Look>> = {
  checked: { name: 'Waiting for approval', variant: 'marigold' },
  faulty: { name: 'Has errors', variant: 'destructive' },
  approved: { name: 'Approved', variant: 'secondary' },
  refused: { name: 'Refused', variant: 'outline' },
  applied: { name: 'In the facts', variant: 'good' },
  'rolled-back': { name: 'Rolled back', variant: 'outline' },
};

const days = (language: Language) =>
  new Intl.DateTimeFormat(FORMAT_TAGS[language], {
    timeZone: 'UTC',
    day: 'numeric',
    month: language === 'en' ? 'short' : 'long',
    year: 'numeric',
  });

/** Days as students read them: '3 Jun 2027 – 12 Jun 2027'. */
export function daysIn(language: Language, firstDay: string, lastDay: string): string {
  const shown = (day: string) => days(language).format(new Date(`${day}T00:00:00Z`));
  return firstDay === lastDay ? shown(firstDay) : `${shown(firstDay)} – ${shown(lastDay)}`;
}
