import { INTENTS } from '../intents.ts';
import type { Lexicon } from '../lexicon.ts';
import { type Basis, examOfRank, isOfBasis } from '../said.ts';
import type { SaidExam } from '../tool-types.ts';
import type { ConversationContext, Intent, Slots, Understood } from '../types.ts';
import { hasOwnTopic } from '../words/topics.ts';
import { standsAlone } from './stands-alone.ts';

const FOLLOWS =
  /^(?:and|also|what about|how about|same|only|but|then|for|in|with|if|or|the one|what if|at|instead|just|now)\b/;
const SHORT = 4;

/** Category, gender and home do not change within a conversation. */
const WHO: readonly (keyof Slots)[] = ['category', 'gender', 'special', 'homeState', 'homeUniversity'];
const OF_ONE_SELF = /\b(?:i|my|me)\b/;
const KIND: readonly (keyof Slots)[] = [
  'type',
  'level',
  'isForWomen',
  'isAutonomous',
  'minority',
  'order',
  'mostFeeRupees',
];
const WHERE: readonly (keyof Slots)[] = ['city', 'state', ...KIND, 'branch', 'exam'];
const SEAT: readonly (keyof Slots)[] = ['category', 'gender', 'special', 'quota', 'round', 'year'];
const WHICH: readonly (keyof Slots)[] = ['branch', 'branches', ...SEAT, 'facts'];

const isOf = (intent: Intent, what: 'colleges' | 'list') => INTENTS[intent].isOf === what;

/** Completes a question from the conversation: "and for girls?" is about the same college, "in Pune" narrows the same search. New values replace older ones. */
export function carry(
  own: Understood,
  context: ConversationContext,
  { isChosen, line, lexicon }: { isChosen: boolean; line: string; lexicon: Pick<Lexicon, 'byAdvanced'> },
): Understood {
  const before = context.slots;
  const isShort = line.split(' ').length <= SHORT;
  const isFollowUp = context.intent !== undefined && (FOLLOWS.test(line) || isShort);
  const isAnswer = context.choices !== undefined && own.slots.colleges !== undefined && !hasOwnQuestion(own, isChosen);
  const isElsewhere = isFollowUp && isPlaceForFigures(own, context, isChosen);
  const isRule = own.intent === 'rule' && asksForRule(line, before);
  const intent = isElsewhere
    ? 'suggest'
    : intentOf(own, context, {
        isChosen,
        isFollowUp: !isRule && (isFollowUp || isAnswer),
        isWhole: standsAlone(line),
      });
  if (intent === 'unclear' || context.intent === undefined) return { ...own, intent };
  const isSame = intent === context.intent || isAnswer;
  const slots: Slots = { ...own.slots };
  const take = (keys: readonly (keyof Slots)[]) => {
    for (const key of keys)
      if (slots[key] === undefined && before[key] !== undefined && !isReplaced(key, own.slots))
        Object.assign(slots, { [key]: before[key] });
  };
  const lacksCollege =
    isOf(intent, 'colleges') &&
    own.slots.colleges === undefined &&
    own.choices === undefined &&
    own.unknownCollege === undefined;
  // 'A government college in Yavatmal' is about another college than the one before.
  const isOtherPlace = intent === 'unknown-data' && (own.slots.city ?? own.slots.state) !== undefined;
  if (lacksCollege && !isOtherPlace && before.colleges !== undefined) take(['colleges', 'exam']);
  const mayCarryDetails = isAnswer || lacksCollege || (isFollowUp && isSame);
  if (isOf(intent, 'colleges') && mayCarryDetails) take(intent === 'facts' ? ['branch'] : WHICH);
  if (intent === 'facts' && isAnswer) take(['facts']);
  // Values of another person are not the student's own.
  const isOfAnother = before.isForAnother === true && OF_ONE_SELF.test(line);
  if ((intent === 'chance' || intent === 'suggest') && !isOfAnother) {
    take(WHO);
    const figures = carriedFigures(slots, before, lexicon);
    Object.assign(slots, figures, sameFigure(slots, before));
    if (Object.keys(figures).length > 0) take(['isForAnother', 'range']);
  }
  if (isElsewhere) take(['branch']);
  if (isOf(intent, 'list') && isSame && (isFollowUp || !isChosen)) take(WHERE);
  return { ...own, intent, slots };
}

/** 'in Pune' after a rank or percentile asks what lies near it there, whatever college was asked about. */
function isPlaceForFigures(own: Understood, { intent, slots }: ConversationContext, isChosen: boolean): boolean {
  const { city, state, colleges, type, percentile, rank } = own.slots;
  const hasPlace = (city ?? state) !== undefined && colleges === undefined && own.choices === undefined;
  const hasFigures = slots.percentile !== undefined || slots.rank !== undefined;
  const asksNothingElse = !isChosen || own.intent === 'search' || own.intent === 'suggest';
  const isSpoken = percentile === undefined && rank === undefined && type === undefined;
  return hasPlace && hasFigures && asksNothingElse && isSpoken && (intent === 'chance' || intent === 'merit');
}

const hasOwnQuestion = (own: Understood, isChosen: boolean) =>
  isChosen && own.intent !== 'cutoff' && own.intent !== 'facts' && own.intent !== 'search';

/** A question about a rule needs nothing from the conversation: 'what is the income limit of TFWS?', not 'and EWS seats?'. */
function asksForRule(line: string, before: Slots): boolean {
  const asked = line.replace(/^(?:and |also |what about |how about |then |but )+/, '');
  return RULE_QUESTION.test(asked) || hasOwnTopic(asked) || (before.colleges === undefined && /\bget\b/.test(asked));
}
const RULE_QUESTION =
  /@money|\b(?:what|how|who|when|why|income|eligible|eligibility|certificates?|documents?|needed|required|apply|limit)\b/;

/** A follow-up that asks nothing of its own asks what was asked before. */
function intentOf(
  own: Understood,
  { intent, slots }: ConversationContext,
  { isChosen, isFollowUp, isWhole }: { isChosen: boolean; isFollowUp: boolean; isWhole: boolean },
): Intent {
  if (intent === undefined) return own.intent;
  const hasNews = Object.values(own.slots).some((value) => value !== undefined);
  if (!isChosen) return hasNews && !isWhole ? intent : own.intent;
  if (!isFollowUp) return own.intent;
  // 'what about IT?' after a comparison or a cut-off reads as a search or a cut-off of its own.
  if (intent === 'suggest' && (own.intent === 'search' || own.intent === 'rule')) return intent;
  if (
    own.intent === 'search' &&
    isOf(intent, 'colleges') &&
    slots.colleges !== undefined &&
    own.slots.city === undefined &&
    own.slots.type === undefined
  )
    return intent;
  if (
    own.intent === 'rule' &&
    hasNews &&
    !isWhole &&
    (intent === 'cutoff' || intent === 'compare' || intent === 'chance')
  )
    return intent;
  return own.intent;
}

/** A percentile that is said again is of the same exam. */
const sameFigure = ({ percentile, percentileExam }: Slots, before: Slots): Pick<Slots, 'percentileExam'> =>
  percentile !== undefined && percentileExam === undefined && percentile === before.percentile
    ? { percentileExam: before.percentileExam }
    : {};

/** A rank or percentile never changes its kind: a JEE rank does not become a merit number, nor the other way round. */
function carriedFigures(
  own: Slots,
  before: Slots,
  lexicon: Pick<Lexicon, 'byAdvanced'>,
): Pick<Slots, 'percentile' | 'percentileExam' | 'rank'> {
  if (own.percentile !== undefined || own.rank !== undefined) return {};
  const { percentile, rank } = before;
  const basis = basisOf(own, lexicon);
  const fits = (exam: SaidExam | undefined) => basis === undefined || isOfBasis(exam, basis);
  const rankExam = rank && (examOfRank(rank) ?? basisOf(before, lexicon) ?? 'jee');
  const isOfJee = [before, own].map((slots) => basisOf(slots, lexicon)).every((one) => one?.startsWith('jee'));
  // Asked of JEE seats without an exam, it may still be of MHT-CET: it is asked about again.
  const percentileExam = before.percentileExam ?? (isOfJee ? undefined : (basisOf(before, lexicon) ?? 'mht-cet'));
  return {
    ...(rank && rankExam && fits(rankExam) ? { rank: { ...rank, exam: rankExam } } : {}),
    ...(percentile !== undefined && fits(percentileExam) ? { percentile, percentileExam } : {}),
  };
}

/** The list that the seats asked about go by; undefined when that is open. */
function basisOf(
  { colleges: [college] = [], exam, level }: Slots,
  { byAdvanced }: Pick<Lexicon, 'byAdvanced'>,
): Basis | undefined {
  const isByAdvanced = college === undefined ? level === 'IIT' : byAdvanced.has(college.id);
  const isJee = (college?.exam ?? (level === undefined ? exam : 'josaa')) === 'josaa';
  if (isJee) return isByAdvanced ? 'jee-advanced' : 'jee-main';
  return college === undefined && exam === undefined ? undefined : 'mht-cet';
}

/** Pairs of branches and colleges are forgotten when a branch or a college is named again. A new category replaces a special seat named before, and the other way round; a new place replaces the old one. */
function isReplaced(key: keyof Slots, own: Slots): boolean {
  if (key === 'branches') return own.branch !== undefined || own.colleges !== undefined;
  if (key === 'category' || key === 'special') return own.category !== undefined || own.special !== undefined;
  if (key === 'city' || key === 'state') return own.city !== undefined || own.state !== undefined;
  return false;
}
