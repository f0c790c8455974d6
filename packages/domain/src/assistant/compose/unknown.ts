import { branchOf } from '../../assessment/branches.ts';
import { REPORT_TEXTS } from '../../assessment/report/report-texts.ts';
import type { Exam } from '../../lists/exam-name.ts';
import { branchLabel } from '../branches.ts';
import { faqHref } from '../links.ts';
import { fill, type Speech } from '../say/speech.ts';
import { faqIn } from '../say/suggestions.ts';
import type { Source, ToolResult } from '../tool-types.ts';
import { findRules } from '../tools/faq.ts';
import type { Block, Refusal, Understood } from '../types.ts';
import { type Compose, type Draft, draft, list, outputOf } from './parts.ts';

type Asks = Speech['words']['asks'];

const askNext = (asks: Asks) => [asks.vjtiCutoff, asks.whichColleges, asks.documents];
/** Each admission has words of its own for keeping a seat. */
const examples = ({ words: { asks } }: Speech, exam: Exam = 'mht-cet') => [
  asks.vjtiCutoff,
  fill(asks.withPercentile, { percentile: '95' }),
  exam === 'josaa' ? asks.freeze : asks.betterment,
];

/** A question that names no college of ours: asks back with choices, or says that it is not in our data. */
export function noCollege({ choices, unknownCollege, slots, intent }: Understood, speech: Speech): Draft {
  const { words, pages } = speech;
  const { people, asks } = words;
  if (choices !== undefined) {
    const names = choices.colleges.map(({ name }) => name);
    return draft([fill(people.severalColleges, { said: choices.said }), list(names)], [pages.search], names);
  }
  if (unknownCollege !== undefined)
    return {
      ...draft(
        [fill(people.outsideCollege, { said: unknownCollege }), people.counsellorForOthers],
        [pages.counselling, pages.search],
        examples(speech, slots.exam),
      ),
      handOver: 'counselling',
    };
  if (intent === 'compare' && (slots.colleges ?? []).length === 1)
    return draft([people.whichOther], [pages.search], [asks.compareVjti, asks.comparePict]);
  return draft([people.whichCollege], [pages.search], [asks.vjtiCutoff, asks.coepCutoff, asks.trichyCutoff]);
}

/** A question that was not understood, or that nothing of ours answers. */
export const notUnderstood: Compose = ({ text, slots }, results, speech) => {
  const { words, pages, language } = speech;
  const near = findRules(text)
    .slice(0, 2)
    .map(({ id, question }) => faqIn(language, id)?.question ?? question);
  return {
    ...draft(
      [words.people.notUnderstood, words.people.writeToSupport, ...calmWords(results, speech)],
      [pages.support, pages.faq],
      [...near, ...examples(speech, slots.exam)],
    ),
    handOver: 'support',
  };
};

/** The helplines that were looked up. */
function helplines(results: readonly ToolResult[], { words: { people }, tell }: Speech): Block[] {
  const items = (outputOf(results, 'find-help')?.lines ?? []).map(({ name, contact, words }) => ({
    text: fill(people.helpline, { name: tell(name), contact, words: tell(words) }),
    href: `tel:${contact}`,
  }));
  return items.length === 0 ? [] : [{ kind: 'list', items }];
}

/** A calm sentence with the helplines, for a text that may hide distress; nothing where no helplines were looked up. */
function calmWords(results: readonly ToolResult[], speech: Speech): (Block | string)[] {
  const lines = helplines(results, speech);
  return lines.length === 0 ? [] : [speech.words.people.calm, ...lines];
}

const helpLinks = (results: readonly ToolResult[], { tell }: Speech, instead: Source) =>
  outputOf(results, 'find-help')?.links.map((link) => ({ ...link, title: tell(link.title) })) ?? [instead];

/** A student that is unsure is offered a counsellor and the assessment; the helplines only where the words are heavy. */
export const composeUnsure: Compose = ({ mayNeedHelp }, results, speech) => {
  const { people, asks } = speech.words;
  const { counselling, psychometric } = speech.pages;
  const suggestions = [asks.bookSession, asks.person, asks.whichColleges];
  return {
    ...draft(
      [...people.unsure, ...(mayNeedHelp ? calmWords(results, speech) : [])],
      [counselling, psychometric],
      suggestions,
    ),
    handOver: 'counselling',
  };
};

/** Somebody in distress gets warmth, a helpline and a person; no figures of admission. */
export const composeDistress: Compose = (_, results, speech) => {
  const { people, asks } = speech.words;
  const [warmth = '', talk = '', later = ''] = people.distress;
  const links = helpLinks(results, speech, speech.pages.counselling);
  return {
    ...draft([warmth, talk, ...helplines(results, speech), later], links, [asks.person]),
    handOver: 'counselling',
  };
};

/** The way to a person, with the conversation. */
export const composePerson: Compose = (_, results, speech) => {
  const { people, asks } = speech.words;
  return {
    ...draft([people.person], helpLinks(results, speech, speech.pages.support), [asks.bookSession]),
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

/** A refusal, and what the assistant can do instead. */
export const composeRefusal: Compose = ({ refusal = 'instructions' }, _, { words: { people, asks }, pages }) => {
  const sources =
    refusal === 'guarantee'
      ? [pages.predictor, { title: people.guaranteeQuestion, href: faqHref('guarantee-seat') }]
      : refusal === 'bought-seat'
        ? [{ title: asks.instituteSeats, href: faqHref('institute-level-seats') }, pages.support]
        : [pages.faq, pages.support];
  return draft([people.refused[refusal]], sources, MORE[refusal](asks));
};

/** A greeting, a reply to thanks, or a friendly refusal of other topics, with suggested questions. */
export const composeTalk =
  (sentence: 'greeting' | 'thanks' | 'offTopic'): Compose =>
  (_, __, { words: { people, asks }, pages }) =>
    draft([people[sentence]], sentence === 'offTopic' ? [pages.faq] : [], askNext(asks));

/** What can be asked here. */
export const composeAbilities: Compose = (_, __, { words: { people, asks }, pages }) =>
  draft([people.abilities, list(people.can), people.unknownIsSaid], [pages.faq], askNext(asks));

const PLACEMENTS = 'placements and salaries';
const HOSTEL_FEES = 'hostel fees';

/** What is asked for and not in our data. */
export const composeOutside: Compose = ({ outside }, results, { words: { people, placements, asks }, tell, pages }) => {
  if (outside === 'exam days')
    return { ...draft([people.examDays], [pages.rounds], [asks.capDates, asks.documents]), handOver: 'support' };
  if (outside === PLACEMENTS)
    return {
      ...draft([placements.nameCollege], [pages.search, pages.counselling], askNext(asks)),
      handOver: 'counselling',
    };
  const facts = outputOf(results, 'college-facts');
  const unknown =
    outside === HOSTEL_FEES
      ? people.hostelFees
      : fill(people.outside, { what: outside === undefined ? people.thisThing : tell(outside) });
  const college = facts?.college;
  return {
    ...draft(
      [
        facts?.website ? `${unknown} ${fill(people.ownWebsite, { address: facts.website })}` : unknown,
        people.counsellorKnows,
      ],
      [...(college ? [{ title: college.name, href: college.href }] : []), pages.counselling],
      college ? [asks.feesOf, asks.cutoffsOf].map((ask) => fill(ask, { college: college.short })) : askNext(asks),
    ),
    handOver: 'counselling',
  };
};

/** Which branch is better is for the student to say: what each is about, what we have no figures for, and who helps to choose. */
export const composeOpinion: Compose = ({ slots }, _, { language, words: { people, asks }, pages }) => {
  const { branch, allBranches = branch === undefined ? [] : [branch] } = slots;
  const about = allBranches.map((key) => {
    const family = branchOf(branchLabel(key));
    const work = family && REPORT_TEXTS[language].branches[family.id].work;
    return fill(people.aboutBranch, { branch: branchLabel(key), work });
  });
  return {
    ...draft(
      [people.opinion, ...(about.length === 0 ? [] : [list(about)]), people.chooseBranch],
      [pages.psychometric, pages.counselling],
      [asks.whichColleges, asks.bookSession],
    ),
    handOver: 'counselling',
  };
};
