import { defineMessages } from '../../lib/messages.ts';

/** What is being looked up, by the name of the tool. */
const tool: Record<string, string> = {
  'search-colleges': 'Searching colleges…',
  'college-facts': 'Reading the facts of the college…',
  'cutoff-history': 'Reading the cut-offs…',
  'predict-programme': 'Working out your chance…',
  'programmes-near': 'Looking for programmes near you…',
  'merit-estimate': 'Estimating the merit number…',
  'compare-colleges': 'Comparing…',
  'round-dates': 'Looking at the dates…',
};

export const assistantMessages = defineMessages({
  en: {
    title: 'Assistant',
    lead: 'Ask about colleges, cut-offs, your chances, rules and dates.',
    figures: 'Figures come from published data, each with its year. Nothing here promises a seat.',
    emptyTitle: 'What would you like to know?',
    emptyText:
      'Write as you speak, in English, Hindi or Marathi. Short questions work well. Answers come in English, the language of this page; you can change it at the foot of the menu.',
    starters: 'Questions to begin with',
    conversations: 'Conversations',
    newConversation: 'New conversation',
    noConversations: 'What you ask is kept here for 180 days after the last word, and only you can see it.',
    conversationsFailed: 'Your conversations could not be loaded',
    showEarlier: 'Show earlier ones',
    listLoading: 'Loading your conversations',
    more: (title: string) => `More about “${title}”`,
    moreTitle: 'This conversation',
    rename: 'Rename',
    name: 'Name',
    nameMissing: 'Please give it a name',
    remove: 'Delete',
    removeTitle: 'Delete this conversation?',
    removeText:
      'All that was said in it is gone for good. Tickets and sessions that you shared it with are not touched.',
    keep: 'Keep it',
    removed: 'Conversation deleted',
    changeFailed: 'That did not work. Please try again.',
    loading: 'Loading the conversation',
    loadFailedTitle: 'This conversation is not here',
    loadFailed: 'It may have been deleted, or belong to another account.',
    chat: 'Conversation with the assistant',
    you: 'You asked',
    answerOf: 'Answer',
    ask: 'Your question',
    placeholder: 'Ask a question…',
    send: 'Send',
    stop: 'Stop',
    tooLong: 'This is too long for one message. Please shorten it.',
    thinking: 'Looking it up…',
    telling: 'Answering…',
    tool,
    stopped: 'You stopped here.',
    failed: 'No answer came.',
    lost: 'The line was lost before the answer was whole. Your question is kept.',
    elsewhere: 'This is still being answered…',
    sendAgain: 'Send again',
    takeBack: 'Change the question',
    sources: 'Sources',
    suggestions: 'Ask next',
    handOver: 'Would you rather talk to a person?',
    toPerson: 'A person',
    toSupport: 'Ask support',
    toCounselling: 'Talk to a counselor',
    handOverText: 'You can send this conversation along, so that you need not tell it twice.',
    chartSummary: (unit: 'rank' | 'percentile', first: number, last: number) =>
      unit === 'rank'
        ? `Closing ranks from ${first} to ${last}. A smaller rank is harder to get; better ranks are higher up.`
        : `Closing percentiles from ${first} to ${last}. A higher percentile is harder to get.`,
    chartOneYear: (unit: 'rank' | 'percentile', year: number) =>
      unit === 'rank' ? `Closing ranks of ${year}.` : `Closing percentiles of ${year}.`,
    year: 'Year',
  },
  hi: () => import('./messages.hi.ts'),
  mr: () => import('./messages.mr.ts'),
});
