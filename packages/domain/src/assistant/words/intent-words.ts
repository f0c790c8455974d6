import type { FactTopic, Intent } from '../types.ts';

/** What a question asks about the student's own things. Matched on a line of English words and marks, before all others. */
export const OWN_WORDS: readonly (readonly [Intent, RegExp])[] = [
  [
    'my-prediction',
    /\b(?:my|last|latest) (?:last |latest |previous )?(?:prediction|predictions|run)\b|\bmy (?:last |latest )?prediction result\b/,
  ],
  [
    'my-bookings',
    /\bmy (?:next |upcoming )?(?:counselling )?(?:bookings?|sessions?|appointments?|meeting)\b|\bwhen my (?:session|counselling)\b|\bmy (?:next )?counselling when\b/,
  ],
  [
    'my-plan',
    /\b(?:attempts?|predictions?|sessions?|pulls)\b.{0,25}\b(?:left|remaining|have i|do i have|i have)\b|\b(?:left|remaining) (?:attempts?|predictions?|sessions?)\b|\bwhich plan (?:am i|do i have|i have|i am)\b|\bi have which plan\b|\bmy (?:plan|subscription|allowance|balance|attempts)\b(?!.*\bexpir)|\bhow many (?:attempts|predictions|sessions) (?:do|have|are)\b|\b(?:my )?howmuch (?:attempts?|predictions?|sessions?)\b/,
  ],
  ['my-lists', /\b(?:my|show) (?:my )?(?:preference |option |choice )?lists?\b(?! the)/],
  [
    'my-profile',
    /\bmy (?:profile|category|percentile|rank|details|home state|home university(?!.*@university))\b(?=.{0,30}\b(?:is in|saved|profile|what|which|tell|show)?\s*$)|\b(?:in|on) my profile\b|\bknow about (?:me|in)\b|\bwhat (?:is )?my (?:category|rank|percentile|home state|home university) (?:in|on)?\b/,
  ],
];

/** What a college can be asked about. */
export const FACT_WORDS: readonly (readonly [FactTopic, RegExp])[] = [
  ['fee', /\b(?:fees?|cost|tuition)\b/],
  ['nirf', /\b(?:nirf|ranking|ranked)\b/],
  ['place', /\b(?:where|located|location|address|which city|situated)\b/],
  ['website', /\b(?:website|site|web|url|link)\b/],
  ['contact', /\b(?:contact|phone|telephone|call)\b/],
  [
    'intake',
    /\b(?:intake|how many seats|number of seats|total seats|seats in|seats of|howmuch seats?|seats at|seats)\b/,
  ],
  [
    'courses',
    /\b(?:branches|courses|programmes|programs|which branch|offered|offers?|available|does @college have|have @branch|@branch available|has @branch)\b/,
  ],
  ['code', /\b(?:college code|choice code|dte code|institute code|code)\b/],
  ['autonomy', /\bautonomous\b/],
  ['university', /\b(?:university|affiliated|affiliation|under which)\b/],
  ['minority', /\bminority\b/],
  ['established', /\b(?:established|founded|started|since when|how old)\b/],
  ['accreditation', /\b(?:naac|nba|accredited|accreditation|aicte|approved)\b/],
  ['type', /\b(?:government or private|private or government|government|private|aided|unaided)\b/],
  ['all', /(?<!\b(?:what|how) )\babout\b|\b(?:details|information|info|how good|review|overview|tell)\b/],
];

export const CUTOFF_WORDS =
  /\b(?:cutoff|closing|opening|close|closed|last rank|merit list|trend|rank needed|rank required|(?:howmuch|what) (?:rank|percentile|marks|score|merit)|(?:rank|percentile|marks|score) (?:is )?(?:needed|required|for|chahiye)|how many marks|marks needed|minimum (?:rank|percentile|marks))\b/;
export const COMPARE_WORDS = /\b(?:vs|versus|compare|comparison|difference|better|or|between|which one)\b/;
/** Which is better is asked, whatever else is said. */
export const PLAIN_COMPARE = /\b(?:vs|versus|compare|comparison|difference|better)\b/;
/** Whether a seat is in reach. */
export const GET_WORDS = /\b(?:can|will|could|shall|do) i (?:get|stand)\b|\bchances?\b|\bget\b/;
/** What somebody will get, not what there is: a list or details, where, how, or a fee is another question. */
export const IN_REACH =
  /^(?!.*(?:\b(?:lists?|details|info|information|names?|fees?|where|how|form|howmuch)\b|@money)).*\bget\b/;
export const SEARCH_WORDS =
  /\b(?:colleges?|institutes?|universit(?:y|ies)|iits?|nits?|iiits?|gftis?|top|best|list|where)\b/;
export const TOP_COLLEGES = /\b(?:top|best|nirf)\b.{0,30}\bcolleges?\b(?!.{0,10}\b(?:for|can|i)\b)/;
export const DATE_WORDS =
  /\b(?:when|dates?|schedule|last date|deadline|timetable|start|starts|begin|begins|result come)\b/;
export const DATE_THINGS =
  /@round|\b(?:rounds?|registration|josaa|cap|csab|counselling|option form|merit list|allotment|reporting|admission|seat allotment|result)\b/;
export const PERSON_WORDS =
  /\b(?:talk|speak|connect|call|chat|contact)\b.{0,25}\b(?:person|human|someone|somebody|counsellor|agent|support|team|expert|mentor|executive)\b|\b(?:real|human) person\b|\bcustomer (?:care|support)\b|\bperson talk\b|\bneed (?:a )?(?:human|counsellor)\b/;
/** EWS and TFWS are also categories: as codes they are asked about like this. */
export const ASKS_CODE = /\b(?:code|meaning|mean|means|full form|stands?)\b/;

/** How things are done here: the topic and the words that ask for it. */
export const HOW_WORDS = /\b(?:how|where (?:can|do)|steps?|way to)\b|\bwant to\b/;
export const HOW_TOPICS: readonly (readonly [string, RegExp])[] = [
  [
    'book',
    /\b(?:book|schedule|reschedule|take)\b.{0,25}\b(?:counselling|session|counsellor|slot|appointment)\b|\b(?:counselling|sessions?|appointment)\b.{0,15}\bbook\b/,
  ],
  [
    'top-up',
    /\b(?:buy|purchase|more|top ?up|recharge)\b.{0,25}\b(?:attempts?|predictions?|sessions?|pulls)\b|\btop ?up\b/,
  ],
  ['upgrade', /\b(?:upgrade|change (?:my )?plan|switch plan|buy (?:premium|standard)|get premium)\b/],
  ['assessment', /\b(?:psychometric|assessment|aptitude test|personality test)\b/],
  ['compare', /\bcompare\b/],
  [
    'list',
    /\b(?:make|create|build|fill|add|edit|order|arrange|prepare|save)\b.{0,30}\b(?:preference|option|choice|my)? ?(?:lists?|option form)\b|\badd\b.{0,20}\blist\b/,
  ],
  ['allotment', /\b(?:enter|add|put)\b.{0,20}\b(?:allotment|allotted seat)\b/],
  ['export', /\b(?:download|export|print|pdf|csv)\b.{0,25}\b(?:prediction|result|list|report)\b/],
  [
    'profile',
    /\b(?:change|edit|update|fill|complete)\b.{0,25}\b(?:profile|category|percentile|details|name|rank)\b|\bprofile\b.{0,15}\b(?:change|edit|update)\b/,
  ],
  ['support', /\b(?:raise|open|write|send)\b.{0,20}\b(?:ticket|complaint|support|feedback)\b/],
  ['predict', /\b(?:predict|prediction|predictor)\b/],
  ['explore', /\b(?:search|find|explore|filter)\b.{0,20}\bcolleges?\b/],
];
