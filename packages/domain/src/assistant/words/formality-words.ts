/** Asks for colleges or cut-offs rather than for a rule. */
const NOT_A_SEARCH = '^(?!.*(?:@branch|@city|@state|@money|\\bcolleges\\b|\\bcutoff\\b))';
const ruleOnly = (pattern: RegExp) => new RegExp(`${NOT_A_SEARCH}.*(?:${pattern.source})`);

/** Questions about fees, certificates and what follows an allotment, by the words that ask for them. Tried before all other rules; the first match counts. */
export const FORMALITY_WORDS: readonly (readonly [id: string, RegExp])[] = [
  [
    'waiver-institute-level',
    /\b(?:management|institute level|il) (?:quota|seats?)\b.{0,40}\b(?:scholarships?|waiver|concession|relief|ebc)\b|\b(?:scholarships?|waiver|concession|relief|ebc)\b.{0,40}\b(?:management|institute level|il) (?:quota|seats?)\b/,
  ],
  [
    'girls-fee-waiver',
    ruleOnly(
      /\b(?:girls?|female|women|ladies|mulinna|mulinchi|mulinsathi|ladkiyon)\b.{0,40}\b(?:fees?|free|waiver|maaf|maf|mofat|muft)\b|\b(?:fees?|free|waiver|maaf|maf|mofat)\b.{0,40}\b(?:girls?|female|women|mulinna|mulinsathi)\b/,
    ),
  ],
  ['ebc-scheme', /\bebc\b|\brajarshi\b/],
  ['hostel-allowance', /\bhostel\b.{0,30}\b(?:scholarships?|allowance|bhatta|scheme|yojana|money)\b|\bpanjabrao\b/],
  ['iit-nit-fee-waiver', /\b(?:iit|nit)s?\b.{0,20}\bfees? (?:waiver|waived|free|maaf|maf)\b/],
  ['development-fee', /\bdevelopment (?:fees?|charges?)\b/],
  ['institute-level-seats', /\bmanagement (?:quota|seats?)\b|\binstitute level (?:quota|seats?)\b/],
  [
    'scholarship-dates',
    /\bscholarships?\b.{0,40}\b(?:dates?|deadline|when|last|tarikh|closes?)\b|\b(?:last date|deadline|when)\b.{0,30}\bscholarships?\b/,
  ],
  ['minority-scholarship', /\bminority\b.{0,15}\bscholarships?\b/],
  ['sc-st-freeship', ruleOnly(/\b(?:sc|st)\b.{0,25}\b(?:fees?|scholarships?|freeship|waiver)\b/)],
  ['obc-freeship', ruleOnly(/\bobc\b.{0,30}\b(?:fees?|scholarships?|freeship|waiver|concession)\b/)],
  ['sbc-vjnt-freeship', ruleOnly(/\b(?:sbc|vjnt|vj|nt)\b.{0,25}\b(?:fees?|scholarships?|freeship|waiver)\b/)],
  ['tfws-fees', ruleOnly(/\btfws\b.{0,30}\bfees?\b(?! waiver)/)],
  ['find-scholarships', /\bscholarships?\b/],
  [
    'government-college-fee',
    /^(?!.*(?:@city|@branch|@state|@money|\b(?:low|lowest|less|cheap|under|best|top)\b)).*\bgovernment colleges?\b.{0,15}\bfees?\b/,
  ],
  [
    'refused-compulsory-seat',
    /^(?!.*\bjosaa\b).*(?:\b(?:reject|rejected|refuse|refused|decline|nakarli)\b.{0,30}\bseat\b|\bseat\b.{0,20}\b(?:rejected|refused|nakarli)\b)/,
  ],
  [
    'institute-level-round',
    /\bafter (?:the )?(?:fourth|last) (?:cap )?round\b|\bchauthya round\b|\bspot (?:round|admission)\b|\bacap\b|\bagainst cap\b/,
  ],
  [
    'josaa-withdraw',
    /^(?!.*\bconsent\b).*(?:\bwithdraw(?:al)?\b|\bjosaa\b.{0,25}\brefund\b|\brefund\b.{0,25}\bjosaa\b)/,
  ],
  [
    'cap-cancel-refund',
    /\b(?:cancel|radd|refund)\b.{0,30}\badmission\b|\badmission\b.{0,15}\b(?:cancel|radd|refund)\b/,
  ],
  ['josaa-acceptance-fee', /\bjosaa\b.{0,20}\b(?:acceptance )?fees?\b|\bacceptance fees?\b.{0,20}\bjosaa\b/],
  ['cap-acceptance-fee', /\bacceptance fees?\b/],
  [
    'ews-formats',
    /\b(?:state|central|two|both)\b.{0,15}\bews\b.{0,20}\bcertificates?\b|\bews\b.{0,25}\b(?:central|state) format\b|\bews certificates?\b.{0,30}\b(?:josaa\b.{0,15}\bcap|cap\b.{0,15}\bjosaa)\b/,
  ],
  [
    'josaa-documents',
    /\bjosaa\b.{0,25}\b(?:documents?|papers|kagadpatre)\b|\b(?:documents?|papers|kagadpatre)\b.{0,30}\bjosaa\b/,
  ],
  [
    'central-and-state-category',
    /\bobc certificate\b.{0,20}\b(?:central|state)\b|\b(?:central|state) (?:obc|caste)\b|\b(?:sebc|sbc|maratha|vj|nt ?[123]?)\b.{0,25}\bjosaa\b|\bjosaa\b.{0,25}\b(?:sebc|sbc|maratha|vj|nt ?[123]?)\b/,
  ],
  [
    'change-category',
    /\bcategory\b.{0,15}\b(?:galat|wrong)\b.{0,30}\bchange\b|\bchange\b.{0,15}\bcategory\b.{0,30}\b(?:form|cap|josaa|jee|registration|later|after|filling)\b/,
  ],
  ['income-certificate', /\bincome certificate\b/],
  [
    'class-twelve-marks-cap',
    /\b(?:barvi|barahvi|12th|twelfth|hsc|class xii|@number th)\b.{0,40}\b(?:percent|marks|minimum)\b.{0,30}\b(?:cap|cet)\b|\b(?:cap|cet)\b.{0,30}\b(?:barvi|barahvi|12th|twelfth|hsc|@number th)\b.{0,30}\b(?:percent|marks|minimum)\b/,
  ],
  ['direct-second-year', /\bdiploma\b|\bdirect second year\b|\blateral entry\b/],
  [
    'gap-year',
    /\bdrop (?:lene|lena|lela|ghetla)\b|\btak(?:e|ing) (?:a )?drop\b|\b(?:drop|gap) year\b|\bdroppers?\b|\byear (?:gap|drop)\b/,
  ],
  [
    'jee-main-sessions',
    /\bjee\b.{0,30}\b(?:sessions?|january|april)\b|\b(?:january|april|both|two|second) (?:and \w+ )?sessions?\b.{0,20}\bjee\b/,
  ],
  ['jac-delhi', /\bjac\b/],
  ['autonomous-colleges', /\bautonomous\b.{0,20}\bhome university\b/],
  [
    'mht-cet-attempts',
    /\bcet again\b|\b(?:dono|both) attempts?\b.{0,40}\bcet\b|\bcet\b.{0,40}\b(?:dono|both) attempts?\b|\b(?:second|two|both) (?:mht )?cet attempts?\b|\bcet\b.{0,15}\b(?:second attempt|two attempts|twice)\b/,
  ],
  [
    'ties-jee-main',
    /\bjee\b.{0,30}\b(?:tie|same (?:percentile|score|marks))\b|\b(?:tie|same (?:percentile|score|marks))\b.{0,30}\bjee\b/,
  ],
  ['ties-mht-cet', /\bsame percentile\b|\btie ?break/],
  ['nri-josaa', /\b(?:nri|oci)\b.{0,30}\b(?:iit|nit|josaa|jee)\b/],
  ['nri-quota', /\bnri (?:quota|seats?)\b/],
  ['pmsss', /\bpmsss\b/],
  [
    'jee-main-for-cap',
    /\b(?:need|needed|required|compulsory|without)\b.{0,10}\bjee\b.{0,30}(?:@state|@city|\b(?:maharashtra|cap|cet)\b)|\bjee\b.{0,20}\b(?:needed|required|compulsory)\b.{0,15}\b(?:cap|cet)\b/,
  ],
  ['csab-keep-seat', /\bcsab\b.{0,30}\bmy\b.{0,20}\bseat\b|\bmy\b.{0,20}\bseat\b.{0,40}\bcsab\b/],
  ['defence-seats', ruleOnly(/\b(?:defence|army|ex serviceman|fauji)\b.{0,20}\b(?:quota|seats?|child|children)\b/)],
  ['orphan-seats', ruleOnly(/\b(?:orphans?|anath)\b.{0,30}\b(?:seats?|quota|jaga|category)\b/)],
  ['fra-fee', /\bfra\b|\bfees? (?:same|different|difference)\b.{0,40}\b(?:category|categories|open|obc)\b/],
  [
    'caste-validity-time',
    /\bvalidity\b.{0,20}\b(?:take|time|days|apply)\b|\bhow long\b.{0,20}\bvalidity\b|\bapply\b.{0,15}\bvalidity\b/,
  ],
  [
    'domicile-certificate',
    /^(?!.*\b(?:josaa|home state|home university|late|pending|receipt)\b).*\bdomicile\b.{0,25}\b(?:nahi|not|without|need|needed|required|compulsory|how|certificate)\b/,
  ],
  ['tfws-choice-code', /\btfws\b.{0,20}\b(?:choice code|same code)\b/],
  [
    'cap-acceptance-fee',
    /\breport\b.{0,20}\bfreeze\b|\bafter (?:cap )?(?:seat )?allotment\b|\bcap seat\b.{0,10}\b(?:milalyavar|confirm)\b/,
  ],
  [
    'languages',
    /\b(?:app|site|website)\b.{0,20}\b(?:hindi|marathi)\b|\b(?:hindi|marathi)\b.{0,20}\b(?:app|site|website|language)\b/,
  ],
  ['offline-use', /\b(?:without|no) internet\b/],
];
