import { fill, type Speech } from '../say/speech.ts';
import type { ProgrammesNear } from '../tool-types.ts';
import type { Understood } from '../types.ts';
import { minorityText } from './parts.ts';

/** The few branches that are within reach, by name: a yes would be heard as one for all branches. */
export function reachLine(output: ProgrammesNear['output'], speech: Speech): string {
  const { chances } = speech.words;
  const { reach = [], prediction, year } = output;
  if (reach.length === 0) return nothingAtLine(output, speech);
  const at = reach.map(({ college, branches, isDepartment }) =>
    fill(chances.branchesAt, {
      branches: speech.all(branches),
      college: college.name,
      department: isDepartment ? chances.isDepartment : undefined,
    }),
  );
  const only = prediction ? chances.onlyFor : chances.onlyForThen;
  return `${fill(only, { year, all: at.join('; ') })} ${nothingAtLine(output, speech)}`.trim();
}

/** The minority colleges that were asked for, by name. */
export function minorityLine(
  { slots }: Pick<Understood, 'slots'>,
  { minorityAt = [] }: ProgrammesNear['output'],
  speech: Speech,
): string {
  if (minorityAt.length === 0) return '';
  const colleges = speech.all(minorityAt.map(({ name }) => name));
  return fill(speech.words.chances.minorityAt, { colleges, minority: minorityText(slots, speech) });
}

/** Without a prediction it rests on last year's closings, and says so. */
export function nothingAtLine(
  { nothingAt = [], prediction, year }: ProgrammesNear['output'],
  { words, all }: Speech,
): string {
  const { nothingAt: now, nothingAtThen: then } = words.chances;
  if (nothingAt.length === 0) return '';
  return fill(prediction ? now : then, { year, colleges: all(nothingAt.map(({ name }) => name)) });
}
