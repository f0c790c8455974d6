import type { Refusal } from '../types.ts';
import { LATIN_SURNAME } from './surnames.ts';

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
    /\b(?:donation|capitation|bribe|rishwat|lach|backdoor|back door|under the table|jugaad)\b|\b(?:any|koi|kuch|kahi|some) setting\b|\bsetting (?:ho|hai|hoti|karo|kar|laga|lag|chahiye|pahije|hoil|se|for (?:a )?(?:seat|admission))\b|\b(?:seat|admission)\b.{0,20}\bsetting\b|\bbuy (?:a |the |my )?(?:seat|admission)\b|\b(?:paise|paisa|money)\b.{0,25}\b(?:deke|dekar|deun|pay|paying|give|giving)\b|\b(?:agent|consultant|broker|middleman)\b.{0,60}\b(?:lakhs?|pay|money|seat|admission|get me)\b|\b(?:pay|paying)\b.{0,30}\b(?:for|to get) (?:a |my )?(?:seat|admission)\b|\bnri quota seat price\b/,
  ],
  [
    'bought-seat',
    // Colleges may fill institute-level seats themselves, which many call management seats. Only their price is not asked for honestly.
    /\bmanagement (?:quota|seats?)\b.{0,40}\b(?:price|rate|bhav|lakhs?|crores?|buy|purchase|khari\w*|dila|kitne (?:me|mein|ki|ka))\b|\b(?:price|rate|bhav|lakhs?|crores?|buy|purchase|khari\w*)\b.{0,40}\bmanagement (?:quota|seats?)\b/,
  ],
  [
    'bought-seat',
    // Fees and what comes back of them are money for a seat too, and a fair question.
    /^(?!.*\b(?:fees?|rank|refund\w*|return\w*|wapas|scholarships?|loans?)\b)(?:.*\b(?:pay|paid|paying|give|gave|giving|deke|dekar|de ke|dunga|dungi|deto|dete)\b.{0,20}\b(?:lakhs?|money|paise|paisa|cash)\b.{0,40}\b(?:seat|admission)\b|.*\b(?:lakhs?|money|paise|paisa|cash)\b.{0,20}\b(?:pay|paid|paying|give|gave|giving|deke|dekar|de ke|dunga|dungi|deto|dete)\b.{0,40}\b(?:seat|admission)\b|.*\b(?:seat|admission)\b.{0,40}\b(?:pay|paid|paying|give|gave|giving|deke|dekar|de ke|dunga|dungi|deto|dete)\b.{0,20}\b(?:lakhs?|money|paise|paisa|cash)\b|.*\b(?:seat|admission)\b.{0,40}\b(?:lakhs?|money|paise|paisa|cash)\b.{0,20}\b(?:pay|paid|paying|give|gave|giving|deke|dekar|de ke|dunga|dungi|deto|dete)\b|.*\b(?:get|take|book|arrange|dila|give)\b.{0,30}\b(?:seat|admission)\b.{0,40}\bby (?:paying|giving)\b(?! (?:online|via|through|by|upi)))/,
  ],
  [
    'other-people',
    /\b(?:phone|mobile|whatsapp|email|e-mail|marks|rank|percentile|result|profile|prediction)s?\b.{0,40}\b(?:of|for)\b.{0,20}\b(?:friend|classmates?|neighbour|cousin|girl named|boy named|someone|somebody|topper|(?:another|other|that|this|all|the) students?)\b|\b(?:list|data|details|number|contact|address)s?\s(?:of|for)\s(?:my |a |an |another |other |the |this |that |some )*(?:best )?(?:friend|classmate|classmates|neighbour|cousin|girl named|boy named|someone|somebody|topper)\b|\b(?:phone|mobile|contact|e-?mail|address|data|details)\b.{0,20}\bof\b.{0,10}\bstudents?\b|\b(?:friends?|classmates?|neighbours?|cousins?)(?:'s|s)? (?:(?:rank|marks|percentile)\b(?!.{0,20}\d)|(?:list|result|phone|number|profile|prediction)\b)|\bstudent with (?:e-?mail|phone|id)\b|\b(?:of|about|who is|whose|find|show|look up) (?!my\b|me my\b)(?:(?!my\b)\S+ ){0,3}[\w.+-]+@[\w-]+\.\w{2,}/,
  ],
  [
    'other-people',
    // 'Vasantdada Patil' and 'D Y Patil' are colleges.
    new RegExp(
      `^(?!.*\\b(?:colleges?|institutes?|university|vidyapeeth|engineering|school)\\b)(?:.* )?(?!\\S*(?:dada|rao|saheb|bapu|baba|dy|ajinkya|ajeenkya) )[a-z]{3,} ${LATIN_SURNAME}(?: (?:ka|ki|ke(?! liye)|cha|chi|che|chya)|(?:cha|chi|che|chya|'s)) (?:[a-z]+ ){0,2}(?:phone|mobile|whatsapp|contact|e-?mail|address|number|marks|rank|percentile|result|nikal|profile)\\b`,
    ),
  ],
  [
    'guarantee',
    /\b(?:guarantee|guaranteed|guarenteed|100 ?% (?:sure|seat|confirm|chance)|confirm(?:ed)? (?:seat|admission)|pakka|nakki|promise|surely get|assured seat|assure me|for sure get|definitely get me|sure shot|sureshot)\b/,
  ],
  ['abuse', /\b(?:fuck|fucking|bitch|asshole|chutiya|madarchod|bhenchod|bsdk|gandu|randi)\b/],
];

/** A phone number or another person's data asked for by name: 'phone number of Asha Patil'. Names are two words in capitals; those of colleges and branches say so. */
export const SOMEBODY_BY_NAME =
  /\b(?:phone|mobile|contact number|whatsapp|e-?mail|address|marks|rank|percentile|result|list)\b.{0,20}\b(?:of|for)\s+(?:(?:mr|ms|mrs|dr)\.?\s+)?(?!.{0,50}\b(?:[Cc]olleges?|[Ii]nstitutes?|[Uu]niversity|[Ee]ngineering|[Tt]echnolog\w+|[Ss]cience|[Ss]chool|[Aa]cademy|[Bb]ranch)\b)[A-Z][a-z]+\s+[A-Z][a-z]+\b/;
