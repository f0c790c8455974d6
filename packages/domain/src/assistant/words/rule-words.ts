/** Questions of the FAQ by the words that ask for them, for what a search by words alone gets wrong. Matched on a line of English words and marks; the first match counts. */
export const RULE_WORDS: readonly (readonly [id: string, RegExp])[] = [
  [
    'payment-not-confirmed',
    /\b(?:payment|money|amount|upi|transaction)\b.{0,30}\b(?:failed|deducted|cut|stuck|debited|pending|gone|kat)\b/,
  ],
  ['refund-assessment', /\brefund\b.{0,30}\b(?:assessment|psychometric)\b/],
  ['refund-top-up', /\brefund\b.{0,30}\btop ?up\b/],
  ['refund-subscription', /\b(?:refund|money back|cancel (?:my )?(?:plan|subscription))\b/],
  ['coupon', /\b(?:coupon|promo code|discount code|voucher)\b/],
  ['invoice', /\b(?:invoice|bill|receipt of payment|gst)\b/],
  [
    'expiry',
    /\b(?:attempts?|sessions?|plan|predictions?|top ?ups?)\b.{0,20}\b(?:expire|expires|expiry|valid|validity)\b|\bexpire\b/,
  ],
  ['delete-account', /\bdelete\b.{0,15}\b(?:account|data|profile)\b/],
  ['who-sees-my-data', /\b(?:see|sees|share|sell|read)\b.{0,15}\b(?:my )?(?:data|number|information)\b|\bprivacy\b/],
  [
    'code-did-not-come',
    /\b(?:otp|login code|verification code|code)\b.{0,20}\b(?:not|did|didnt|never|come|received|get)\b/,
  ],
  ['guardian-consent', /\b(?:guardian|parent|parents|consent)\b.{0,25}\b(?:consent|permission|needed|why|required)\b/],
  ['cancel-session', /\b(?:cancel|reschedule|move|postpone)\b.{0,20}\b(?:session|booking|appointment|counselling)\b/],
  [
    'which-plan',
    /\bwhich plan (?:should|do i need|to take|is better|is best)\b|\b(?:difference between )?(?:basic|standard|premium)\b.{0,20}\b(?:plan|difference|price|cost)\b/,
  ],
  [
    'how-forecast-is-made',
    /\b(?:how|accurate|accuracy|correct|trust|reliable)\b.{0,25}\b(?:prediction|predictions|forecast|predictor)\b(?=.{0,20}\b(?:made|work|works|accurate|calculated|accuracy)\b|$)(?<!how .{0,20}(?:use|get|make) .{0,10}prediction)|\bhow accurate\b/,
  ],
  ['bands', /\bsafe\b.{0,30}\b(?:likely|possible|reach|mean|meaning)\b|\b(?:likely|reach) mean/],
  ['data-up-to', /\b(?:how (?:new|old|recent)|which year)\b.{0,20}\bdata\b/],
  ['float-risk', /\b(?:lose|losing|risk)\b.{0,25}\b(?:seat )?.{0,10}\bfloat\b|\bfloat\b.{0,25}\b(?:lose|risk|safe)\b/],
  ['change-float-slide-freeze', /\bchange\b.{0,20}\b(?:float|slide)\b.{0,10}\b(?:to|into) (?:freeze|slide)\b/],
  ['betterment', /\bbetterment\b|\bnot freeze\b|\bslide\b.{0,15}\bcap\b|\bcap\b.{0,20}\bslide\b/],
  ['freeze-float-slide', /\b(?:freeze|float|slide)\b/],
  [
    'compulsory-acceptance',
    /\bcompulsory acceptance\b|\bauto ?freeze\b|\b(?:first|second|third|1st|2nd|3rd)?(?: ?@number)? ?(?:preference|choice|option)\b.{0,40}\b(?:must|accept|compulsory|have to|mandatory)\b|\bhave to accept\b/,
  ],
  [
    'cap-change-options',
    /\b(?:option form|options|choices|preferences?)\b.{0,30}\b(?:again|change|edit|refill|modify)\b(?!.{0,20}\bjosaa\b)|\b(?:again|change|edit|refill|modify|next)\b.{0,25}\b(?:option form|options)\b/,
  ],
  ['josaa-change-choices', /\bchange\b.{0,20}\bchoices\b/],
  [
    'cap-number-of-rounds',
    /^(?!.*\b(?:josaa|jee)\b).*\b(?:how many|howmuch|number of) (?:cap )?rounds?\b(?=.{0,20}\b(?:cap|cet|maharashtra)\b|$)|\bcap\b.{0,15}\bhow many rounds\b/,
  ],
  ['josaa-number-of-rounds', /\b(?:how many|howmuch|number of) (?:josaa )?rounds?\b/],
  [
    'late-documents',
    /\b(?:late|receipt|not ready|pending|missing|lost|without|dont have|do not have|havent|not (?:have|get|got|yet|made|there)|nahi|delay(?:ed)?|later)\b.{0,40}\b(?:documents?|certificates?|validity|papers?)\b|\b(?:documents?|certificates?|validity|papers?)\b.{0,40}\b(?:late|receipt|not(?! (?:needed|required|necessary|from|for|in|at)\b)|nasel|pending|nahi|delayed|missing|lost)\b/,
  ],
  ['ncl-cap', /\b(?:ncl|non creamy|creamy layer)\b.{0,40}\b(?:valid|validity|till|until|when|date|expire)\b/],
  [
    'josaa-certificates-date',
    /\b(?:ews|obc|ncl)\b.{0,20}\bcertificate\b.{0,40}\b(?:josaa|old|date|year)\b|\bhow old\b.{0,20}\bcertificate\b/,
  ],
  ['caste-validity', /\b(?:caste )?validity\b/],
  [
    'cap-documents',
    /\b(?:documents?|papers|certificates)\b.{0,40}\b(?:required|needed|need|list|which|for|cap|admission|necessary)\b|\b(?:which|what)\b.{0,10}\b(?:documents?|papers|certificates)\b|\b(?:domicile|nationality|leaving) certificate\b/,
  ],
  ['sebc-and-obc', /\bsebc\b.{0,15}\bobc\b|\bobc\b.{0,15}\bsebc\b/],
  [
    'vj-nt',
    /\b(?:vj|nt ?1|nt ?2|nt ?3|nt [abcd])\b.{0,20}\b(?:what|mean|meaning|nt ?[23]|category)\b|\bwhat\b.{0,10}\b(?:vj|nt ?[123])\b/,
  ],
  [
    'reserved-candidate-open-seat',
    /\b(?:obc|sc|st|ews|sebc|vj|nt|reserved)\b.{0,30}\b(?:open|general) (?:seats?|category|pool|quota)\b/,
  ],
  [
    'female-only-seats',
    /\b(?:female|girls?|women)\b.{0,20}\b(?:only )?(?:seats?|quota|supernumerary)\b.{0,25}\b(?:work|how|iit|nit|josaa|what)\b|\bhow\b.{0,15}\b(?:female|girls) (?:only )?(?:seats|quota)\b|\bsupernumerary\b/,
  ],
  [
    'ews-cap',
    /\b(?:ews seats?|ews quota)\b|\bhow many ews\b|^(?!.*@(?:branch|city|state)).*(?:\bews\b.{0,40}\b(?:get|eligible|eligibility|income|limit|apply|possible)\b|\b(?:get|eligible|eligibility|income|limit|apply|possible)\b.{0,60}\bews\b|@money.{0,60}\bews\b|\bews\b.{0,60}@money)/,
  ],
  [
    'tfws',
    /\btfws\b.{0,30}\b(?:what|who|apply|income|limit|eligible|eligibility|scheme)\b|\b(?:what|income|limit|who|eligible)\b.{0,30}\btfws\b|\bfee waiver\b|^(?!.*@(?:branch|city|state)).*(?:\btfws\b.{0,40}\b(?:get|possible|valid)\b|\b(?:get|possible)\b.{0,40}\btfws\b|@money.{0,60}\btfws\b|\btfws\b.{0,60}@money)/,
  ],
  [
    'crl-and-category-rank',
    /\b(?:crl|common rank)\b.{0,30}\bcategory\b|\bcategory rank\b.{0,20}\b(?:what|difference|crl)\b|\bwhat (?:is )?(?:crl|category rank)\b/,
  ],
  [
    'main-or-advanced',
    /\b(?:advanced|mains?)\b.{0,15}\b(?:needed|required|necessary|compulsory)\b|\b(?:difference|which)\b.{0,30}\b(?:mains?|advanced)\b.{0,20}\b(?:mains?|advanced|colleges?)\b/,
  ],
  [
    'class-twelve-marks',
    /@boardmarks.{0,60}\b(?:needed|required|criteria|eligible|enough|compulsory|minimum|necessary|allowed|must)\b|\b(?:needed|required|criteria|eligible|enough|compulsory|minimum|necessary|allowed|must)\b.{0,60}@boardmarks|\b(?:12th|twelfth|class xii|class 12|hsc|boards?|@number th|th)\b.{0,25}\b(?:marks|percent|percentage|criteria|nit|iit|josaa|minimum|@percentile)\b|\b(?:marks|percentage|minimum|75)\b.{0,25}\b(?:12th|twelfth|class xii|hsc|boards?|@number th)\b/,
  ],
  [
    'home-state',
    /\b(?:what|which|meaning|my)\b.{0,20}\bhome state\b|\bhome state\b.{0,25}\b(?:what|mean|meaning|decided|rule)\b|\bstate code of eligibility\b/,
  ],
  [
    'home-university',
    /^(?!.*@university).*\b(?:what|which|meaning|my|how)\b.{0,20}\bhome university\b|\bhome university\b.{0,20}\b(?:what|mean|meaning|decided)\b/,
  ],
  ['hs-os-ai-quota', /\b(?:hs|os)\b.{0,15}\b(?:quota|hs|os|ai|mean|meaning)\b|\bwhat (?:is )?(?:hs|os|ai) quota\b/],
  [
    'outside-maharashtra',
    /\b(?:not|outside|other state)\b.{0,15}(?:@state|\bmaharashtra\b)|\bfrom @state\b.{0,40}@state (?:colleges?|seats?|cap)\b|@state from\b.{0,40}@state.{0,15}\b(?:colleges?|seats?|cap|admission)\b/,
  ],
  [
    'cap-and-josaa-together',
    /\b(?:both|together|same time|simultaneously)\b.{0,30}\b(?:josaa|cap)\b|\bjosaa\b.{0,15}\b(?:and|with) (?:cap|cet)\b/,
  ],
  ['order-of-choices', /\border\b.{0,30}\b(?:josaa|choices)\b|\bchoices\b.{0,20}\border\b/],
  ['cap-order-of-options', /\border\b.{0,30}\b(?:cap|options?|option form|preferences)\b/],
  ['how-many-choices', /\bhow many (?:choices|options|preferences)\b/],
  ['csab', /\bcsab\b|\bspecial rounds?\b/],
  ['blank-cutoff', /\bcutoff\b.{0,20}\b(?:blank|empty|missing)\b|\bblank\b.{0,15}\bcutoff\b/],
  ['institute-level-seats', /\binstitute level\b|\bvacant seats\b/],
  ['minority-seats', /\bminority (?:seats?|quota)\b/],
  ['all-india-seats-cap', /\ball india seats?\b/],
  [
    'architecture-and-planning',
    /@branch.{0,10}\branks?\b.{0,30}\b(?:different|same|btech|separate)\b|\b(?:arch|plan)\b.{0,15}\branks?\b/,
  ],
  ['preparatory-rank', /\bpreparatory\b|\brank (?:with|ends|ending).{0,10}\bp\b/],
  [
    'percentile-and-merit-number',
    /\bdifference\b.{0,30}\b(?:percentile|merit)\b.{0,20}\b(?:merit|percentile|rank)\b|\bwhat (?:is )?merit number\b/,
  ],
  ['seat-code', /\b(?:read|understand)\b.{0,15}\bseat codes?\b/],
  ['attempts', /\b(?:cost|price|charge)\b.{0,20}\bprediction\b|\bwhat (?:is )?(?:an )?attempt\b/],
  ['simulation', /\bsimulation\b/],
  ['mock-allotment', /\bmock (?:allotment|round)\b/],
  ['report-wrong-fact', /\bwrong (?:fact|data|fee|information|cutoff)\b/],
];
