import { type CapUniversity, isCapUniversity } from '../../colleges/universities.ts';
import { type Message, messageOf } from '../../messages/message.ts';
import { groupedNumber } from '../../text.ts';
import { type CapCandidate, categoryName } from '../candidate.ts';
import { evaluate } from '../eligibility.ts';
import type { Estimates, Exam, Place } from '../exam.ts';
import { communityOf } from '../places.ts';
import { CAP_LISTS, type CapKind } from './cap-kind.ts';
import { CAP_ROUNDS, CAP_RULES, type CapTie } from './cap-rules.ts';

/** What eligibility needs to know of a college. `communities` are those that its minority seats are for. */
export type CapCollege = { university: CapUniversity | null; communities: readonly string[]; isForWomen: boolean };

/** CAP: the centralised admission to engineering colleges in Maharashtra. */
export const mhtCet: Exam<CapCandidate, CapKind, CapCollege, CapTie> = {
  id: 'mht-cet',
  rounds: CAP_ROUNDS,
  lists: [
    { id: CAP_LISTS.state, label: 'State merit number (MHT-CET)', field: 'percentile' },
    { id: CAP_LISTS.allIndia, label: 'All India merit number of CAP (JEE Main)', field: 'jeeMainRank' },
  ],
  placesOf: (candidate, estimates) => {
    const state = stateMerit(candidate, estimates);
    const allIndia = allIndiaMerit(candidate, estimates);
    return new Map<string, Place>([
      ...(state === undefined ? [] : [[CAP_LISTS.state, state] as const]),
      ...(allIndia === undefined ? [] : [[CAP_LISTS.allIndia, allIndia] as const]),
    ]);
  },
  tieTo: (candidate, { university, communities, isForWomen }) => {
    const home = homeTie(candidate.homeUniversity, university);
    const isOwnCommunity = candidate.minority?.some((own) => communities.includes(own)) ?? false;
    return { key: `${home} ${isOwnCommunity} ${isForWomen}`, home, isOwnCommunity, isForWomen };
  },
  evaluate: (candidate, kind, tie, year) => evaluate(CAP_RULES, { candidate, kind, tie, year }),
  notesOn,
  titleOf: ({ percentile, meritNumber, jeeMainRank, category, ews, candidature, homeUniversity }) =>
    [
      ...(percentile === undefined ? [] : [`${percentile} percentile`]),
      ...(meritNumber === undefined ? [] : [`merit number ${groupedNumber(meritNumber)}`]),
      ...(jeeMainRank === undefined ? [] : [`JEE Main ${groupedNumber(jeeMainRank)}`]),
      categoryName(category),
      ...(ews ? ['EWS'] : []),
      candidature === 'outside' ? 'outside Maharashtra' : (homeUniversity ?? 'Maharashtra'),
    ].join(', '),
};

function homeTie(own: string | undefined, university: CapUniversity | null): CapTie['home'] {
  if (university === null) return 'unclear';
  // A candidate may have answered before the list was corrected: what is no home university counts as not answered.
  if (own === undefined || !isCapUniversity(own)) return 'unasked';
  return own === university ? 'home' : 'other';
}

/** Candidates from outside compete for no seat of the state merit list. */
function stateMerit(candidate: CapCandidate, estimates: Estimates): Place | undefined {
  const { meritNumber, percentile, candidature } = candidate;
  if (candidature === 'outside') return undefined;
  if (meritNumber !== undefined) return { rank: meritNumber, spread: 0 };
  return percentile === undefined ? undefined : estimates.percentile?.(percentile);
}

function allIndiaMerit(candidate: CapCandidate, estimates: Estimates): Place | undefined {
  const { allIndiaMeritNumber, jeeMainPercentile, jeeMainRank } = candidate;
  if (allIndiaMeritNumber !== undefined) return { rank: allIndiaMeritNumber, spread: 0 };
  if (jeeMainPercentile !== undefined) return estimates.jeeMainPercentile?.(jeeMainPercentile);
  return jeeMainRank === undefined ? undefined : estimates.jeeMainRank?.(jeeMainRank);
}

/** Whose minority seats a college has, from the community as the list prints it: 'Gujarathi(Jain)' is of the Gujarati language, and a Roman Catholic is a Christian. */
export function communitiesOf(published: string | null): string[] {
  const community = published === null ? null : communityOf(published.replace(/\(.*$/, ''));
  if (community === null) return [];
  return community === 'Christian' ? [community, 'Roman Catholic'] : [community];
}

/** Notes beside the chances. Seats of the state, and the documents for them, do not concern a candidate from outside it. */
function notesOn(candidate: CapCandidate): Message[] {
  const { candidature, category, homeUniversity, tfws, ews } = candidate;
  const notes = [messageOf('predictor.note.offered'), messageOf('predictor.note.unaided')];
  if (candidature === 'outside') return notes;
  if (homeUniversity === undefined) notes.push(messageOf('predictor.note.noHome'));
  if (tfws) notes.push(messageOf('predictor.note.tfwsCode'));
  if (ews && category !== 'OPEN') notes.push(messageOf('predictor.note.ews'));
  if (category === 'SBC') notes.push(messageOf('predictor.note.sbc'));
  if (category !== 'OPEN') notes.push(messageOf('predictor.note.latePapers'));
  return notes;
}
