import { districtOfChoice } from '@dakhila/domain/colleges/place-choice';
import {
  branchAbbreviations,
  otherPlaceNames,
  otherPlaceNamesInDevanagari,
} from '@dakhila/domain/colleges/search-terms';
import { wordsOf } from '@dakhila/domain/colleges/search-words';
import {
  BRANCH_GROUPS,
  type BranchGroup,
  branchGroupsOf,
  groupOfPreference,
  groupPreference,
} from '@dakhila/domain/predictor/branch-groups';
import type { ComboboxOption } from '../../../ui/combobox-filter.ts';

/** A group of branches, with how many names colleges use for it. */
export type OfferedGroup = { group: BranchGroup; count: number };

/** The groups among these branches. A group of a single name is no group, and nobody prefers the rest. */
export function groupsAmong(branches: readonly string[]): OfferedGroup[] {
  return BRANCH_GROUPS.filter((group) => group !== 'other')
    .map((group) => ({ group, count: branchesOfGroup(group, branches).length }))
    .filter(({ count }) => count > 1);
}

/** Whole groups first, then every branch; students find both by the usual abbreviations. */
export function branchOptions(
  branches: readonly string[],
  labelOf: (offered: OfferedGroup) => string,
): ComboboxOption[] {
  const groups = groupsAmong(branches).map((offered) => ({
    value: groupPreference(offered.group),
    label: labelOf(offered),
    also: namesOf(offered.group, branches),
    isGroup: true,
  }));
  return [...groups, ...branches.map((value) => ({ value, label: value, also: branchAbbreviations(value) }))];
}

/** Names and abbreviations of the branches that are in this group only: those of another group must not find it. */
function namesOf(group: BranchGroup, branches: readonly string[]): string {
  const own = branches.filter((branch) => branchGroupsOf(branch).every((one) => one === group));
  return [...new Set([group, ...own.flatMap((branch) => [branchAbbreviations(branch), branch])])].join(' ').trim();
}

/** The branches that a whole group stands for. */
export const branchesOfGroup = (group: BranchGroup, branches: readonly string[]): string[] =>
  branches.filter((branch) => branchGroupsOf(branch).includes(group));

/** Cities and whole districts are found by their older names too, and by those in the language of the page. */
export const cityOptions = (
  cities: readonly string[],
  labelOf: (choice: string) => string,
  districtName: (district: string) => string,
): ComboboxOption[] =>
  cities.map((value) => {
    const words = wordsOf(value);
    const older = `${otherPlaceNames(words)} ${otherPlaceNamesInDevanagari(words)}`;
    // Most districts are named after their largest city.
    const also = `${value} ${districtName(value)} ${older}`;
    return { value, label: labelOf(value), also, isGroup: districtOfChoice(value) !== undefined };
  });

/** The groups of the single branches that were picked, as far as the whole group was not. */
export function groupsToAdd(picked: readonly string[], branches: readonly string[]): OfferedGroup[] {
  const single = picked.filter((one) => groupOfPreference(one) === undefined);
  const wanted = new Set(single.flatMap((branch) => branchGroupsOf(branch)));
  return groupsAmong(branches).filter(({ group }) => wanted.has(group) && !picked.includes(groupPreference(group)));
}

/** What is picked with one more; a whole group replaces the single branches that it contains. */
export function withPicked(picked: readonly string[], added: string): string[] {
  const group = groupOfPreference(added);
  const others = picked.filter((one) => one !== added);
  if (group === undefined) return [...others, added];
  const isContained = (one: string) => groupOfPreference(one) === undefined && branchGroupsOf(one).includes(group);
  return [...others.filter((one) => !isContained(one)), added];
}
