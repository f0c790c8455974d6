import type { HistoryLine } from '@dakhila/contract/desk/season';
import { withDatesInWords } from '@dakhila/domain/calendar/indian-time';
import { REPORT_STATE_NAMES } from '@dakhila/domain/colleges/report-state';
import type { Db } from '../../db/client.ts';
import { type LoggedAct, listActsOn } from '../operations/index.ts';
import { nameActors } from '../staff/index.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The details of an act that are texts. */
export const detailsOf = ({ details }: Pick<LoggedAct, 'details'>): Record<string, string> =>
  Object.fromEntries(Object.entries(Object(details)).filter((entry): entry is [string, string] => isText(entry[1])));

/** '2027-06-03 to 2027-06-12' → '3 June 2027 to 12 June 2027'; one day is named once. */
function spanInWords(span: string): string {
  const [from, to] = span.split(' to ');
  return withDatesInWords(from && from === to ? from : span);
}

/** A sentence for each act. `ops schedule set` and `desk schedule set` are the same act. */
const SENTENCES: Readonly<Record<string, (details: Record<string, string>) => string>> = {
  'schedule set': ({ from = '', to = '', before = '', source }) =>
    `Entered ${spanInWords(`${from} to ${to}`)} (before: ${spanInWords(before)})${source ? `. Source: ${source}` : ''}`,
  'schedule clear': () => 'Withdrew the entered days',
  'facts mark': ({ state, note }) =>
    `${Object.entries(REPORT_STATE_NAMES).find(([key]) => key === state)?.[1] ?? state}${note ? `: ${note}` : ''}`,
};

const withoutOrigin = (action: string) => action.replace(/^(?:ops|desk) /, '');

/** The changes of one record with their authors, newest first, made at the desk or with `ops`. */
export async function readHistory(db: Db, subject: string): Promise<HistoryLine[]> {
  const acts = (await listActsOn(db, [subject])).filter(({ action }) => withoutOrigin(action) in SENTENCES);
  const nameOf = await nameActors(
    db,
    acts.map(({ actor }) => actor),
  );
  return acts.map((act) => ({
    at: act.at.toISOString(),
    by: nameOf(act.actor),
    what: SENTENCES[withoutOrigin(act.action)]?.(detailsOf(act)) ?? act.action,
  }));
}
