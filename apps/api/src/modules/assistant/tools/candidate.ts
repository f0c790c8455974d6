import type { ExamProfile } from '@dakhila/contract/exam-profile';
import { CapInput, JosaaInput } from '@dakhila/contract/predictor-inputs';
import { figure } from '@dakhila/domain/assistant/plain-text';
import { figuresFor } from '@dakhila/domain/assistant/said';
import type { Said, ToolFailure, ToolOutcome } from '@dakhila/domain/assistant/tool-types';
import { say } from '@dakhila/domain/messages/say';
import type { CapCandidate, JosaaCandidate } from '@dakhila/domain/predictor/candidate';
import { problemText } from '../../../http/validate-input.ts';
import { isFromPrediction, type OwnAnswers, sourceOf } from './own-prediction.ts';
import { josaaCategory } from './pool-rows.ts';
import { areSaved, figureNotes, RANK_FIELDS, savedCapFigures, savedJeeFigures } from './saved-figures.ts';

export type Outcome<Output> = ToolOutcome<Output>;

export const refused = (reason: ToolFailure, message: string) => ({ ok: false, reason, message }) as const;

/** The output, or a refusal with this message if there is none. */
export const orNotFound = <Output>(output: Output | null | undefined, message: string): Outcome<Output> =>
  output === null || output === undefined ? refused('not-found', message) : { ok: true, output };

/** The candidate and the assumptions made; or what is missing. */
export type Candidate<C> = { ok: true; candidate: C; assumptions: string[] } | { ok: false; why: string };

type Parsed<C> = { success: true; data: C } | { success: false; error: { issues: readonly { message: string }[] } };

/** The answers when the student gave a figure of another exam. */
export const NEEDS_MERIT =
  'Tell me your MHT-CET merit number or percentile. These seats use the state merit list, not a JEE rank or percentile or a category rank.';
export const needsRank = (basis: 'JEE Advanced' | 'JEE Main') =>
  basis === 'JEE Main'
    ? 'Tell me your JEE Main rank or your JEE Main percentile. These seats use that list. A merit number, an MHT-CET percentile or a rank in another exam doesn’t count there.'
    : `Tell me your ${basis} rank. These seats use that list. A percentile, a merit number or a rank in another exam doesn’t count there.`;

/** Notes on what the question said: a category other than the saved one, the careful end of a range, Class XII marks that do not count; and that the other answers are those of a prediction. */
export function saidNotes(
  { category, hasBoardMarks, isCarefulEnd, isForAnother }: Said,
  answers: OwnAnswers,
  part: 'mhtCet' | 'josaa',
): string[] {
  const own = answers[part]?.category;
  return [
    ...(isForAnother ? ['someone else, so nothing from your profile'] : []),
    ...(isFromPrediction(answers, part)
      ? ['your answers from your latest prediction, as your profile has none for this exam']
      : []),
    ...(category === undefined || own === undefined || category === own || josaaCategory(category) === own
      ? []
      : [`the category ${category}, as you said, not ${own} from ${sourceOf(answers, part)}`]),
    ...(isCarefulEnd ? ['the careful end of the range you gave'] : []),
    ...(hasBoardMarks ? ['no Class XII marks, since these seats don’t use them'] : []),
  ];
}

/** The saved gender is named where it opens seats. */
export const genderNotes = ({ gender: said }: Said, answers: OwnAnswers): string[] =>
  said === undefined && answers.gender === 'female'
    ? [`female, as in ${sourceOf(answers, 'gender')}, so the seats for women too`]
    : [];

/** The state's own seats of CAP are not for candidates from outside. */
export const isFromOutside = ({ homeState }: Said, mhtCet: ExamProfile['mhtCet']): boolean =>
  homeState === undefined ? mhtCet?.candidature === 'outside' : homeState !== 'Maharashtra';

/** A CAP candidate: what was said in the question, then what the profile knows, then what most candidates are. */
export function capCandidate(said: Said, answers: OwnAnswers): Candidate<CapCandidate> {
  const { gender, pwd, mhtCet = {} } = answers;
  const figures = figuresFor(said, 'mht-cet');
  if (figures === 'other') return { ok: false, why: NEEDS_MERIT };
  const assumptions = saidNotes(said, answers, 'mhtCet');
  const category = said.category ?? mhtCet.category;
  if (category === undefined) assumptions.push('the open category');
  const usedGender = said.gender ?? gender;
  if (usedGender === undefined) assumptions.push('seats that are open to everyone, not the ladies’ seats');
  assumptions.push(...genderNotes(said, answers));
  const isOutside = isFromOutside(said, mhtCet);
  const candidature = isOutside ? 'outside' : (mhtCet.candidature ?? 'maharashtra');
  if (isOutside) assumptions.push('a candidate from outside Maharashtra');
  else if (mhtCet.candidature === undefined) assumptions.push('a Maharashtra candidate');
  const homeUniversity = said.homeUniversity ?? mhtCet.homeUniversity;
  if (homeUniversity === undefined) assumptions.push('no home university, which would open more seats');
  else
    assumptions.push(
      said.homeUniversity === undefined
        ? `the home university ${homeUniversity}, as in ${sourceOf(answers, 'mhtCet')}`
        : `the home university ${homeUniversity}, as you said`,
    );
  const { percentile, rank } = figures;
  if (rank?.list === 'any') assumptions.push('the rank is your MHT-CET state merit number');
  const saved = savedCapFigures(answers);
  assumptions.push(...figureNotes(figures, saved));
  const merit = areSaved(figures, saved) ? mhtCet : { percentile, meritNumber: rank?.value };
  return read(
    CapInput.safeParse({
      ...mhtCet,
      ...{ percentile: merit.percentile, meritNumber: merit.meritNumber },
      ...{ category: category ?? 'OPEN', gender: usedGender ?? 'other', candidature, homeUniversity },
      ...{
        pwd: said.pwd ?? pwd,
        ews: said.ews ?? mhtCet.ews,
        tfws: said.tfws ?? mhtCet.tfws,
        defence: said.defence ?? mhtCet.defence,
      },
    }),
    assumptions,
  );
}

/** A JEE candidate. IITs rank by JEE Advanced, the others by JEE Main: a rank without a list is read as one of the list that counts there. */
export function josaaCandidate(
  said: Said,
  answers: OwnAnswers,
  basis: 'JEE Advanced' | 'JEE Main',
): Candidate<JosaaCandidate> {
  const { gender, pwd, josaa = {} } = answers;
  const figures = figuresFor(said, basis === 'JEE Advanced' ? 'jee-advanced' : 'jee-main');
  if (figures === 'other') return { ok: false, why: needsRank(basis) };
  const { rank, percentile } = figures;
  const assumptions = saidNotes(said, answers, 'josaa');
  const usedGender = said.gender ?? gender;
  if (usedGender === undefined) assumptions.push('gender-neutral seats only');
  assumptions.push(...genderNotes(said, answers));
  const ownCategory = josaaCategory(said.ews === true ? 'EWS' : (said.category ?? josaa.category ?? 'OPEN')) ?? 'OPEN';
  const isCategoryRank = rank?.list === 'category';
  const saved = savedJeeFigures(figures, answers, basis);
  assumptions.push(...figureNotes(figures, saved));
  // Saved ranks are of the saved category.
  const isUnsaid = rank === undefined && percentile === undefined;
  const isSaved = areSaved(figures, saved) && (isUnsaid || ownCategory === (josaa.category ?? 'OPEN'));
  // A category has its own rank list, so a common rank counts for open seats.
  const isCommonRank = rank !== undefined && !isCategoryRank && !isSaved;
  const category = isCommonRank ? 'OPEN' : ownCategory;
  if (isCommonRank)
    assumptions.push(
      ownCategory === 'OPEN'
        ? `the rank is a ${basis} common rank (CRL)`
        : `the rank is a ${basis} common rank (CRL), so open seats only: ${ownCategory} seats use the category rank`,
    );
  const homeState = said.homeState ?? josaa.homeState;
  if (homeState === undefined && basis === 'JEE Main')
    return {
      ok: false,
      why: 'Tell me your home state too, where you first took Class XII. It decides between home state and other state seats.',
    };
  if (said.homeState !== undefined && basis === 'JEE Main') assumptions.push(`${said.homeState} is your home state`);
  const own = isSaved
    ? josaa
    : rank === undefined
      ? { mainPercentile: percentile }
      : { [RANK_FIELDS[basis][isCategoryRank ? 1 : 0]]: rank.value };
  if (!isSaved && rank === undefined)
    assumptions.push(`your ranks as estimated from the JEE Main percentile ${figure(percentile ?? 0)}`);
  return read(
    JosaaInput.safeParse({
      ...own,
      category,
      gender: usedGender ?? 'other',
      homeState: homeState ?? 'Maharashtra',
      pwd: said.pwd ?? pwd,
    }),
    assumptions,
  );
}

function read<C>(parsed: Parsed<C>, assumptions: string[]): Candidate<C> {
  if (parsed.success) return { ok: true, candidate: parsed.data, assumptions };
  const sentences = [...new Set(parsed.error.issues.map(({ message }) => say('en', problemText(message))))];
  return { ok: false, why: `To estimate this I need one more thing: ${sentences.join('; ')}.` };
}
