import type { FamilyList } from '@dakhila/contract/family-pages';

/** During an update of the servers, one of the earlier release may answer: it sends no places and counts rows, also for the most likely seat. */
export const numberChoices = (list: FamilyList): FamilyList => ({
  ...list,
  choices: list.choices.map((choice, at) => (choice.place === undefined ? { ...choice, place: at + 1 } : choice)),
});
