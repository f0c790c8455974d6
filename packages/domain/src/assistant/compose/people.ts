import type { Speech } from '../say/speech.ts';
import type { ToolResult } from '../tool-types.ts';
import type { Block, Refusal } from '../types.ts';
import { brought, type Compose, draft } from './parts.ts';

type Asks = Speech['words']['asks'];

const askNext = (asks: Asks) => [asks.vjtiCutoff, asks.whichColleges, asks.documents];

/** The helplines that were looked up. */
function helplines(results: readonly ToolResult[], { words: { people }, tell }: Speech): Block[] {
  const lines = brought(results.findLast((result) => result.tool === 'find-help'))?.lines ?? [];
  if (lines.length === 0) return [];
  return [
    {
      kind: 'list',
      items: lines.map(({ name, contact, words }) => ({
        text: people.helpline(tell(name), contact, tell(words)),
        href: `tel:${contact}`,
      })),
    },
  ];
}

/** A calm line for what may be heavier than it sounds, with the helplines; nothing where none were looked up. */
export function calmWords(results: readonly ToolResult[], speech: Speech): (Block | string)[] {
  const lines = helplines(results, speech);
  return lines.length === 0 ? [] : [speech.words.people.calm, ...lines];
}

/** Somebody who does not know what to do gets a person to think with, and a way to know oneself better. */
export const composeUnsure: Compose = (_, results, speech) => {
  const {
    words: { people, asks },
    pages,
  } = speech;
  return {
    ...draft(
      [...people.unsure, ...calmWords(results, speech)],
      [pages.counselling, pages.psychometric],
      [asks.bookSession, asks.person, asks.whichColleges],
    ),
    handOver: 'counselling',
  };
};

/** Somebody in distress gets warmth, a helpline and a person; no figures of admission. */
export const composeDistress: Compose = (_, results, speech) => {
  const {
    words: { people, asks },
    tell,
    pages,
  } = speech;
  const help = brought(results.findLast((result) => result.tool === 'find-help'));
  const [warmth, talk, later] = people.distress;
  return {
    ...draft(
      [warmth, talk, ...helplines(results, speech), later],
      help?.links.map((link) => ({ ...link, title: tell(link.title) })) ?? [pages.counselling],
      [asks.person],
    ),
    handOver: 'counselling',
  };
};

/** The way to a person, with the conversation. */
export const composePerson: Compose = (_, results, { words: { people, asks }, tell, pages }) => {
  const help = brought(results.findLast((result) => result.tool === 'find-help'));
  return {
    ...draft([people.person], help?.links.map((link) => ({ ...link, title: tell(link.title) })) ?? [pages.support], [
      asks.bookSession,
    ]),
    handOver: 'support',
  };
};

const MORE: Record<Refusal, (asks: Asks) => readonly string[]> = {
  guarantee: (asks) => [asks.whichColleges, asks.safeAndLikely],
  'bought-seat': (asks) => [asks.instituteSeats, asks.tfws],
  'forged-papers': (asks) => [asks.latePapers, asks.documents],
  'other-people': (asks) => [asks.whoSeesMyData],
  cheating: askNext,
  instructions: askNext,
  abuse: askNext,
};

/** What is not done here, and what is instead. */
export const composeRefusal: Compose = ({ refusal = 'instructions' }, _, { words: { people, asks }, pages }) => {
  const sources =
    refusal === 'guarantee'
      ? [pages.predictor, { title: people.guaranteeQuestion, href: '/faq#guarantee-seat' }]
      : [pages.faq, pages.support];
  return draft([people.refused[refusal]], sources, MORE[refusal](asks));
};

/** A welcome with something to begin with. */
export const composeGreeting: Compose = (_, __, { words: { people, asks } }) =>
  draft([people.greeting], [], askNext(asks));

/** A kind word to end with. */
export const composeThanks: Compose = (_, __, { words: { people, asks } }) => draft([people.thanks], [], askNext(asks));

/** What can be asked here. */
export const composeAbilities: Compose = (_, __, { words: { people, asks }, pages }) =>
  draft(
    [people.abilities, { kind: 'list', items: people.can.map((text) => ({ text })) }, people.unknownIsSaid],
    [pages.faq],
    askNext(asks),
  );

/** What is asked for and not in our data. */
export const composeOutside: Compose = ({ outside }, results, { words: { people, asks }, tell, pages }) => {
  const facts = brought(results.findLast((result) => result.tool === 'college-facts'));
  const unknown = people.outside(outside === undefined ? people.thisThing : tell(outside));
  return {
    ...draft(
      [facts?.website ? `${unknown} ${people.ownWebsite(facts.website)}` : unknown, people.counsellorKnows],
      [...(facts === undefined ? [] : [{ title: facts.college.name, href: facts.college.href }]), pages.counselling],
      facts === undefined ? askNext(asks) : [asks.feesOf(facts.college.short), asks.cutoffsOf(facts.college.short)],
    ),
    handOver: 'counselling',
  };
};

/** A kind no, and what is done here instead. */
export const composeOffTopic: Compose = (_, __, { words: { people, asks }, pages }) =>
  draft([people.offTopic], [pages.faq], askNext(asks));
