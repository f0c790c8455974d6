import type { PlacementCaution } from '@dakhila/domain/colleges/figures';

/** Colleges whose submissions to NIRF need a word of caution, by canonical code. */
const COLLEGES: Readonly<Record<string, PlacementCaution>> = {
  '01107': 'figures-jump',
  '02138': 'figures-jump',
  '04123': 'figures-jump',
  '04177': 'figures-jump',
  '05003': 'whole-university',
  '05103': 'figures-jump',
  '05106': 'figures-jump',
  '06834': 'figures-jump',
};

/** The same for JEE institutes, by slug, and for single years of them. */
const INSTITUTES: Readonly<Record<string, PlacementCaution>> = {
  'bit-mesra': 'other-campuses',
  'iit-guwahati 2022-23': 'words-differ',
  'iit-ropar 2020-21': 'words-differ',
  'nit-calicut 2020-21': 'words-differ',
};

export const collegeCaution = (code: string): PlacementCaution | null => COLLEGES[code] ?? null;

export const instituteCaution = (id: string, graduatingYear: string): PlacementCaution | null =>
  INSTITUTES[id] ?? INSTITUTES[`${id} ${graduatingYear}`] ?? null;
