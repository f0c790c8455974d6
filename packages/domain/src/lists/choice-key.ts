import { isFeeWaiver } from '../predictor/exams/fee-waiver.ts';

/** The most choices of a list, as in the official forms. */
export const CHOICES_LIMIT = 300;
/** The most lists of a student for one exam. */
export const LISTS_LIMIT = 12;
export const LIST_NAME_LENGTH = 60;

/**
 * The key of a choice, made of official codes. CAP: the choice code, which may end in letters, with `-TFWS` for the fee waiver seat, because the lists
 * do not print its code. JoSAA: institute and programme number, `iit-bombay.17`.
 */
export type ChoiceKey = string;

export const CHOICE_KEY = /^(?:\d{10}[A-Z]{0,3}(?:-TFWS)?|[a-z0-9-]{1,80}\.\d{1,5})$/;

const FEE_WAIVER_KEY = '-TFWS';

export const capChoiceKey = (choiceCode: string, hasWaiver = false): ChoiceKey =>
  hasWaiver ? `${choiceCode}${FEE_WAIVER_KEY}` : choiceCode;
export const josaaChoiceKey = (collegeId: string, programmeId: number): ChoiceKey => `${collegeId}.${programmeId}`;

/** The key of a row of a prediction or of the option table; null if it has no code. */
export function choiceKeyOf(line: {
  collegeId: string;
  programme: string;
  choiceCode?: string | undefined;
  programmeId?: number | undefined;
}): ChoiceKey | null {
  if (line.choiceCode !== undefined) return capChoiceKey(line.choiceCode, isFeeWaiver(line.programme));
  return line.programmeId === undefined ? null : josaaChoiceKey(line.collegeId, line.programmeId);
}

/** The fee waiver choice that belongs to an ordinary CAP choice. */
export const feeWaiverTwin = (key: ChoiceKey): ChoiceKey | null =>
  /^\d{10}[A-Z]{0,3}$/.test(key) ? capChoiceKey(key, true) : null;
