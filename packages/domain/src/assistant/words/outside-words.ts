/** Institutes that students ask about and that admit by other ways than CAP and JoSAA. */
export const OUTSIDE_COLLEGES =
  /\b(?:manipal|bits|pilani|vellore|srm|amity|thapar|lpu|kiit|nmims|symbiosis|wpu|iisc|christ|jadavpur|dtu|nsut|nsit|iiit ?h|iiith|iiit hyderabad|iiit delhi|iiitd|iiit bangalore|vit (?:chennai|bhopal|amaravati|ap)|bit bangalore|rvce|pesu|msrit|bmsce|anna university|cusat|shiv nadar|plaksha|bennett|upes|kl university|gitam|comedk|wbjee|viteee|bitsat|harvard|stanford|oxford|cambridge)\b/;

/** Those of them that are called by a name rather than by letters. */
export const OUTSIDE_NAMES: readonly string[] =
  'manipal pilani vellore amity thapar symbiosis jadavpur bennett plaksha harvard stanford oxford cambridge'.split(' ');

/** What students ask about colleges and our facts do not hold, and how it is called in an answer. */
export const OUTSIDE_FACTS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:placements?|package|packages|salary|salaries|lpa|ctc|recruiters?|jobs?|internships?)\b/,
    'placements and salaries',
  ],
  [/\b(?:hostels?|mess|canteen|food|accommodation|rooms?|pg)\b/, 'hostels and food'],
  [
    /\b(?:campus life|college life|crowd|fests?|ragging|clubs?|sports|wifi|library|infrastructure|attendance|faculty|teachers|professors)\b/,
    'life on the campus',
  ],
  [/\b(?:loan|loans|scholarship|scholarships|bank)\b/, 'loans and scholarships'],
  [/\b(?:syllabus|study material|mock test|preparation|prepare|coaching|notes)\b/, 'how to prepare for the exams'],
  [/\b(?:transport|bus|distance|metro|train)\b/, 'the way to the college'],
];

/** What has nothing to do with admission. */
export const OFF_TOPIC =
  /\b(?:cricket|football|match|ipl|movie|song|weather|poem|story|joke|jokes|recipe|capital of|president|prime minister|python|javascript|code for|program for|fibonacci|essay|translate|girlfriend|boyfriend|love|bitcoin|crypto|stock|share market|neet|mbbs|aiims|medical college|upsc|cat exam|mba|bca|bba|news|horoscope|astrology|game|games|instagram|youtube|whatsapp status|solve|equation|integral)\b/;

export const GREETING =
  /^(?:hi+|hello+|hey+|namaste|namaskar|good (?:morning|evening|afternoon)|hola|yo|salaam|hii)(?: (?:there|sir|madam|dakhila|bot|assistant))?$/;
export const THANKS =
  /^(?:ok )?(?:thanks?|thank you|thank u|thanku|thx|ty|dhanyavad|shukriya|great|nice|perfect|awesome|bye|goodbye|ok|okay|got it|cool)(?: (?:so much|a lot|very much|you|bye|thanks?))?$/;
export const ABILITIES =
  /^(?:what (?:all )?can you do|who are you|what are you|how can you help(?: me)?|help|what can i ask(?: you)?|are you (?:a )?(?:bot|human|real|ai|robot).*|what do you do|how do you work|what tell|menu)$/;
