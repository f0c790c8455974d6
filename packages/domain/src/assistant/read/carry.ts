import type { ConversationContext, Intent, Slots, Understood } from '../types.ts';

/** Intents that speak of one college or several. */
const OF_COLLEGES: ReadonlySet<Intent> = new Set(['cutoff', 'chance', 'facts', 'compare', 'unknown-data']);
const OF_LISTS: ReadonlySet<Intent> = new Set(['search', 'suggest']);
const FOLLOWS =
  /^(?:and|also|what about|how about|same|only|but|then|for|in|with|if|or|the one|what if|at|instead|just|now)\b/;
const SHORT = 4;

/** What somebody is does not change within a conversation. */
const WHO: readonly (keyof Slots)[] = ['category', 'gender', 'special', 'percentile', 'rank', 'homeState'];
const WHERE: readonly (keyof Slots)[] = [
  'city',
  'state',
  'type',
  'level',
  'isForWomen',
  'isAutonomous',
  'order',
  'mostFeeRupees',
  'branch',
  'exam',
];
const WHICH: readonly (keyof Slots)[] = ['branch', 'category', 'gender', 'special', 'quota', 'round', 'year', 'facts'];

/** Fills a question with what the conversation carries: "and for girls?" keeps the college, "in Pune" keeps the search. What is said anew replaces what was said before. */
export function carry(
  own: Understood,
  context: ConversationContext,
  { isChosen, line }: { isChosen: boolean; line: string },
): Understood {
  const before = context.slots;
  const isShort = line.split(' ').length <= SHORT;
  const isFollowUp = context.intent !== undefined && (FOLLOWS.test(line) || isShort);
  const isAnswer = context.choices !== undefined && own.slots.colleges !== undefined && !hasOwnQuestion(own, isChosen);
  const intent = intentOf(own, context, { isChosen, isFollowUp: isFollowUp || isAnswer });
  if (intent === 'unclear' || context.intent === undefined) return { ...own, intent };
  const isSame = intent === context.intent || isAnswer;
  const slots: Slots = { ...own.slots };
  const take = (keys: readonly (keyof Slots)[]) => {
    for (const key of keys)
      if (slots[key] === undefined && before[key] !== undefined && !isReplaced(key, own.slots))
        Object.assign(slots, { [key]: before[key] });
  };
  const lacksCollege =
    OF_COLLEGES.has(intent) &&
    own.slots.colleges === undefined &&
    own.choices === undefined &&
    own.unknownCollege === undefined;
  if (lacksCollege && before.colleges !== undefined) take(['colleges', 'exam']);
  const mayCarryDetails = isAnswer || lacksCollege || (isFollowUp && isSame);
  if (OF_COLLEGES.has(intent) && mayCarryDetails) take(intent === 'facts' ? ['branch'] : WHICH);
  if (intent === 'facts' && isAnswer) take(['facts']);
  if (intent === 'chance' || intent === 'suggest') take(WHO);
  if (OF_LISTS.has(intent) && isSame && (isFollowUp || !isChosen)) take(WHERE);
  return { ...own, intent, slots };
}

const hasOwnQuestion = (own: Understood, isChosen: boolean) =>
  isChosen && own.intent !== 'cutoff' && own.intent !== 'facts' && own.intent !== 'search';

/** A follow-up that asks nothing of its own asks what was asked before. */
function intentOf(
  own: Understood,
  { intent, slots }: ConversationContext,
  { isChosen, isFollowUp }: { isChosen: boolean; isFollowUp: boolean },
): Intent {
  if (intent === undefined) return own.intent;
  const hasNews = Object.values(own.slots).some((value) => value !== undefined);
  if (!isChosen) return hasNews ? intent : own.intent;
  if (!isFollowUp) return own.intent;
  // 'what about IT?' after a comparison or a cut-off reads as a search or a cut-off of its own.
  if (intent === 'suggest' && (own.intent === 'search' || own.intent === 'rule')) return intent;
  if (
    own.intent === 'search' &&
    OF_COLLEGES.has(intent) &&
    slots.colleges !== undefined &&
    own.slots.city === undefined &&
    own.slots.type === undefined
  )
    return intent;
  if (own.intent === 'rule' && hasNews && (intent === 'cutoff' || intent === 'compare')) return intent;
  return own.intent;
}

/** A category said anew ends a special seat said before, and the other way round; a new place ends the old one. */
function isReplaced(key: keyof Slots, own: Slots): boolean {
  if (key === 'category' || key === 'special') return own.category !== undefined || own.special !== undefined;
  if (key === 'percentile' || key === 'rank') return own.percentile !== undefined || own.rank !== undefined;
  if (key === 'city' || key === 'state') return own.city !== undefined || own.state !== undefined;
  return false;
}
