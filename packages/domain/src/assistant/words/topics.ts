import type { FactTopic, Intent, Slots } from '../types.ts';
import faqTopics from './data/faq-topics.json' with { type: 'json' };
import intents from './data/intents.json' with { type: 'json' };
import slots from './data/slots.json' with { type: 'json' };
import { patternOf } from './pattern.ts';

/** What can be known of a question besides its words. */
export type Clue =
  | 'seatCode'
  | 'pressed'
  | 'place'
  | 'severalPlaces'
  | 'otherState'
  | 'kind'
  | 'unknownCollege'
  | 'contextCollege';

/** A row of the table of intents: all that it names must hold. */
type Rule = {
  intent: Intent;
  /** How many colleges the question names. */
  colleges?: 'none' | 'one' | 'some' | 'several';
  is?: readonly Clue[];
  isNot?: readonly Clue[];
  /** Words of the plain text. */
  plain?: string | readonly string[];
  /** Patterns over the English words and marks: one that must match, another that must match too, and one that must not. */
  line?: string | readonly string[];
  and?: string;
  unless?: string;
  /** A table of which a row must hold as well; it gives the answer its topic. */
  topics?: keyof typeof TOPICS;
};
type Topic = { topic: string; words: string | readonly string[]; unless?: string };

const { named } = intents;
const maybe = (words: string | readonly string[] | undefined) =>
  words === undefined ? undefined : patternOf(words, named);
const compiled = (topics: readonly Topic[]) =>
  topics.map(({ topic, words, unless }) => ({ topic, pattern: patternOf(words), unless: maybe(unless) }));

/** Topics by the words that ask for them: of the FAQ, of what is done here, of a college, and of what we do not know. The first match counts. */
export const TOPICS = {
  anyCollege: compiled(faqTopics.anyCollege),
  residence: compiled(faqTopics.residence),
  formalities: compiled(faqTopics.formalities),
  account: compiled(faqTopics.account),
  rules: compiled(faqTopics.rules),
  ownLists: compiled(intents.topics.ownLists),
  money: compiled(intents.topics.money),
  waiver: compiled(intents.topics.waiver),
  seatChoice: compiled(intents.topics.seatChoice),
  ownMoney: compiled(intents.topics.ownMoney),
  ownFees: compiled(intents.topics.ownFees),
  ownFeesByIncome: compiled(intents.topics.ownFeesByIncome),
  howTo: compiled(intents.topics.howTo),
  outside: compiled(intents.topics.outside),
  facts: compiled(intents.topics.facts),
};

/** Whether words and marks name a scheme: its documents are not those of CAP. */
export const namesScheme = (line: string): boolean => TOPICS.money.some(({ pattern }) => pattern.test(line));

/** The table of intents, in the order of trust: the first row that holds decides. */
export const RULES = (intents.rules as readonly Rule[]).map((rule) => ({
  ...rule,
  plain: maybe(rule.plain),
  line: maybe(rule.line),
  and: maybe(rule.and),
  unless: maybe(rule.unless),
}));

export const isFactTopic = (topic: string): topic is FactTopic => TOPICS.facts.some((one) => one.topic === topic);

/** Words and the value they mean. Longer phrases come before the shorter ones they contain. */
export const SLOT_WORDS = slots.map((row) => ({
  pattern: patternOf(row.words),
  slots: row.slots as Partial<Slots>,
}));

/** Institutes that students ask about and that admit by other ways than CAP and JoSAA. */
export const OUTSIDE_COLLEGES = patternOf(intents.outsideColleges);
/** Those of them that are called by a name rather than by letters. */
export const OUTSIDE_NAMES: readonly string[] = intents.outsideNames.split('|');

const ADMISSION = patternOf(intents.admission);
/** Whether words and marks are about admission at all. */
export const isOfAdmission = (line: string): boolean => ADMISSION.test(line);

const OWN_TOPIC = patternOf(intents.ownTopic);
/** Whether words and marks ask for something of their own, so that they are no follow-up: 'fees maaf', 'documents?'. */
export const hasOwnTopic = (line: string): boolean => OWN_TOPIC.test(line);
