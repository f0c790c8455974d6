import type { Exam } from '../exam-name.ts';
import { compareForms, type FormComparison } from './compare-forms.ts';
import { cleanText, type FormChoice, inPreferenceOrder, type OwnChoice } from './form-text.ts';
import { readCapForm } from './read-cap.ts';
import { readJosaaForm } from './read-josaa.ts';

const READERS = { 'mht-cet': readCapForm, josaa: readJosaaForm };

/** The choices that the text of an official form names, in order of preference. */
export const readForm = (exam: Exam, text: string, own: readonly OwnChoice[]): FormChoice[] =>
  inPreferenceOrder(READERS[exam](cleanText(text), own));

/** Compares the text of an official form with the list, choice by choice. Null where no choice can be found in the text. */
export function readBack(exam: Exam, text: string, own: readonly OwnChoice[]): FormComparison | null {
  const form = readForm(exam, text, own);
  if (form.length === 0) return null;
  return compareForms(
    own.map(({ key }) => key),
    form,
  );
}
