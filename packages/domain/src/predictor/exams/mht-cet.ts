import type { CapCandidate } from '../candidate.ts';
import { judge } from '../eligibility.ts';
import type { Estimates, Exam, Place } from '../exam.ts';
import { communityOf } from '../places.ts';
import type { CapKind } from './cap-kind.ts';
import { CAP_ROUNDS, CAP_RULES, type CapTie } from './cap-rules.ts';

/** What eligibility needs to know of a college. `community` is as the list prints it. */
export type CapCollege = { university: string | null; community: string | null; isForWomen: boolean };

const STATE_LIST = 'state-merit';
/** CAP makes this list itself: candidates with JEE Main first. Its numbers are neither JEE ranks nor state merit numbers. */
const ALL_INDIA_LIST = 'all-india-merit';

/** CAP: the centralised admission to engineering colleges in Maharashtra. */
export const mhtCet: Exam<CapCandidate, CapKind, CapCollege, CapTie> = {
  id: 'mht-cet',
  rounds: CAP_ROUNDS,
  lists: [
    { id: STATE_LIST, label: 'State merit number (MHT-CET)', field: 'percentile' },
    { id: ALL_INDIA_LIST, label: 'All India merit number of CAP (JEE Main)', field: 'jeeMainRank' },
  ],
  placesOf: (candidate, estimates) => {
    const state = stateMerit(candidate, estimates);
    const allIndia = allIndiaMerit(candidate, estimates);
    return new Map<string, Place>([
      ...(state === undefined ? [] : [[STATE_LIST, state] as const]),
      ...(allIndia === undefined ? [] : [[ALL_INDIA_LIST, allIndia] as const]),
    ]);
  },
  tieTo: (candidate, { university, community, isForWomen }) => {
    const home = homeTie(candidate.homeUniversity, university);
    const isOwnCommunity = community !== null && belongsTo(candidate.minority ?? [], community);
    return { key: `${home} ${isOwnCommunity} ${isForWomen}`, home, isOwnCommunity, isForWomen };
  },
  judge: (candidate, kind, tie, year) =>
    judge(CAP_RULES, {
      candidate,
      kind,
      tie,
      year,
      list: kind.side === 'all-india' ? ALL_INDIA_LIST : STATE_LIST,
    }),
  notesOn,
  titleOf: ({ percentile, meritNumber, jeeMainRank, category, candidature, homeUniversity }) =>
    [
      ...(percentile === undefined ? [] : [`${percentile} percentile`]),
      ...(meritNumber === undefined ? [] : [`merit number ${meritNumber}`]),
      ...(jeeMainRank === undefined ? [] : [`JEE Main ${jeeMainRank}`]),
      category,
      candidature === 'outside' ? 'outside Maharashtra' : (homeUniversity ?? 'Maharashtra'),
    ].join(', '),
};

function homeTie(own: string | undefined, university: string | null): CapTie['home'] {
  if (university === null) return 'unclear';
  if (own === undefined) return 'unasked';
  return own === university ? 'home' : 'other';
}

function stateMerit({ meritNumber, percentile }: CapCandidate, estimates: Estimates): Place | undefined {
  if (meritNumber !== undefined) return { rank: meritNumber, spread: 0 };
  return percentile === undefined ? undefined : estimates.percentile?.(percentile);
}

function allIndiaMerit(candidate: CapCandidate, estimates: Estimates): Place | undefined {
  const { allIndiaMeritNumber, jeeMainPercentile, jeeMainRank } = candidate;
  if (allIndiaMeritNumber !== undefined) return { rank: allIndiaMeritNumber, spread: 0 };
  if (jeeMainPercentile !== undefined) return estimates.jeeMainPercentile?.(jeeMainPercentile);
  return jeeMainRank === undefined ? undefined : estimates.jeeMainRank?.(jeeMainRank);
}

/** 'Gujarathi(Jain)' is a college of the Gujarati language; a Roman Catholic is a Christian, not the other way round. */
function belongsTo(own: readonly string[], published: string): boolean {
  const community = communityOf(published.replace(/\(.*$/, ''));
  if (community === null) return false;
  return own.includes(community) || (community === 'Christian' && own.includes('Roman Catholic'));
}

function notesOn(candidate: CapCandidate): string[] {
  const notes = [
    'Results assume that every programme of last year is offered again.',
    'About one seat in five of unaided colleges is filled by the college itself, outside CAP.',
  ];
  if (candidate.candidature === 'maharashtra' && candidate.homeUniversity === undefined)
    notes.push('Without your home university only state level and All India seats could be judged.');
  if (candidate.tfws) notes.push('Tuition fee waiver seats have a choice code of their own in the option form.');
  if (candidate.ews && candidate.category !== 'OPEN')
    notes.push('EWS seats are for candidates outside the reserved categories; they were left out.');
  if (candidate.category !== 'OPEN')
    notes.push('Late caste or validity papers move a candidate to the open category: keep them ready.');
  return notes;
}
