import type { ListChoice, PreferenceList } from '@dakhila/contract/list-views';
import type { Language } from '@dakhila/domain/language/languages';
import { offerSentence } from '@dakhila/domain/predictor/offer-doubt';
import { say } from '../../words/say.ts';
import { csvLine } from '../documents/index.ts';

/** Spreadsheets take a file for UTF-8 only when it says so. */
const BYTE_ORDER_MARK = '\uFEFF';
const COLUMNS = [
  ...['Preference', 'Code', 'Institute', 'Programme', 'City', 'Chance %', 'Likely to be offered %'],
  ...['About the offer', 'Note'],
];

/** The list as a table for spreadsheets, official codes in order. */
export function listCsv({ choices }: Pick<PreferenceList, 'choices'>, language: Language): string {
  const columns = COLUMNS.map((column) => say(language, column));
  return (
    BYTE_ORDER_MARK + csvLine(columns) + choices.map((choice, at) => csvLine(fieldsOf(choice, at, language))).join('')
  );
}

const fieldsOf = ({ official, city, standing, note }: ListChoice, at: number, language: Language) => [
  at + 1,
  official.code === null ? null : { digits: official.code },
  official.institute,
  official.programme,
  city,
  standing.chance === null ? null : Math.round(standing.chance * 100),
  standing.offer === null ? null : Math.round(standing.offer.chance * 100),
  say(language, offerSentence(standing.offer?.chance, standing.offer) ?? ''),
  note ?? standing.why,
];
