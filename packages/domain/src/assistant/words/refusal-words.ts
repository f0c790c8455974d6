import type { Refusal } from '../types.ts';

/** What is refused, by the words of the question: plain lower-case text, then the same in English with marks. The first match counts. */
export const REFUSALS: readonly (readonly [Refusal, RegExp])[] = [
  [
    'instructions',
    /\b(?:ignore|forget|disregard|override)\b.{0,40}\b(?:instructions?|rules|prompts?|above|previous)\b|\bsystem prompt\b|\byour (?:hidden |secret |internal )*(?:prompt|instructions|rules|api key|password|token)\b|\byou are now\b|\bjailbreak\b|\bdeveloper mode\b|\bact as (?:if|a|an)\b|\bpretend (?:to be|you)\b|\bapi key\b|\bselect \* from\b|\bdrop table\b|\bdatabase\b.{0,20}\b(?:dump|password)\b/,
  ],
  [
    'forged-papers',
    /\b(?:fake|forge|forged|false|duplicate|bogus|farzi|nakli|khota|khote|photoshop|edit(?:ed)?|tamper)\b.{0,60}\b(?:certificate|certificates|documents?|domicile|papers?|validity|marksheet|caste|income|ncl|proof|aadhaar)\b|\b(?:certificate|documents?|domicile|papers?|marksheet|caste|income)\b.{0,40}\b(?:fake|forge|forged|photoshop|edit|nakli|farzi|tamper)\b/,
  ],
  [
    'cheating',
    /\b(?:cheat|cheating|copy in (?:the )?exam|leak(?:ed)?|paper leak|impersonat\w*|proxy|dummy candidate|nakal|hack)\b|\b(?:someone|somebody|friend|person) (?:else )?(?:can )?(?:write|give|appear|sit)\b.{0,20}\b(?:exam|paper|test|cet|jee)\b/,
  ],
  [
    'bought-seat',
    /\b(?:donation|capitation|bribe|rishwat|lach|backdoor|back door|under the table|setting|jugaad)\b|\bmanagement (?:quota|seats?)\b|\bbuy (?:a |the |my )?(?:seat|admission)\b|\b(?:paise|paisa|money)\b.{0,25}\b(?:deke|dekar|deun|pay|paying|give|giving)\b|\b(?:agent|consultant|broker|middleman)\b.{0,60}\b(?:lakhs?|pay|money|seat|admission|get me)\b|\b(?:pay|paying)\b.{0,30}\b(?:for|to get) (?:a |my )?(?:seat|admission)\b|\bnri quota seat price\b/,
  ],
  [
    'other-people',
    /\b(?:phone|mobile|contact|number|email|e-mail|address|marks|rank|percentile|list|result|profile|data|prediction|details)s?\b.{0,40}\b(?:of|for)\b.{0,20}\b(?:my |a |another |other )?(?:friend|classmate|classmates|student|students|neighbour|cousin|girl named|boy named|someone|somebody|topper)\b|\b(?:friends?|classmates?|neighbours?|cousins?)(?:'s|s)? (?:rank|marks|percentile|list|result|phone|number|profile|prediction)\b|\bstudent with (?:e-?mail|phone|id)\b|[\w.+-]+@[\w-]+\.\w{2,}/,
  ],
  [
    'guarantee',
    /\b(?:guarantee|guaranteed|guarenteed|100 ?% (?:sure|seat|confirm|chance)|confirm(?:ed)? (?:seat|admission)|pakka|nakki|promise|surely get|assured seat|assure me|for sure get|definitely get me|sure shot|sureshot)\b/,
  ],
  ['abuse', /\b(?:fuck|fucking|bitch|asshole|chutiya|madarchod|bhenchod|bsdk|gandu|randi)\b/],
];

/** A phone number or another person's data asked for by name: 'phone number of Asha Patil'. Names are two words in capitals. */
export const SOMEBODY_BY_NAME =
  /\b(?:phone|mobile|contact number|whatsapp|e-?mail|address|marks|rank|percentile|result|list)\b.{0,20}\b(?:of|for)\s+(?:(?:mr|ms|mrs|dr)\.?\s+)?[A-Z][a-z]+\s+[A-Z][a-z]+\b/;

/** Words of despair, in the languages students write in. They come before everything else. */
export const DISTRESS =
  /\b(?:kill (?:my ?self|me)|suicid\w*|end(?:ing)? (?:my life|it all|everything)|(?:want|wanna|going) (?:to )?die|don'?t want to live|do not want to live|dont wanna live|no (?:reason|point) (?:to|in) liv\w*|better off dead|hurt(?:ing)? my ?self|self ?harm|cut(?:ting)? my ?self|hopeless|worthless|depress\w*|panic attack|can'?t go on|cannot go on|cant take it any ?more|marne ka|mar ja(?:u|oon|na|ungi|unga)|marna (?:hai|chahta|chahti)|jeena nahi|jina nahi|jine ka man nahi|jagaycha nahi|jagayche nahi|jagavasa|jeev dy|jiv dy|aatmahatya|atmahatya|khudkushi|zindagi khatam|life is over|life khatam|everyone hates me|hate my life|crying (?:all|every)|cant stop crying|tut gaya|toot gay\w)\b/;
