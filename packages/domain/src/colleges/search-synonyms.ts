/**
 * What students type instead of what is printed: abbreviations of branches, and old or other names of places.
 * General knowledge, kept as tables; a new one is a new line.
 */
const BRANCH_WORDS: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/Computer Science and Engineering/, 'cse cs comps compsci'],
  [/^Computer (?:Engineering|Science|Technology)/, 'comps cs ce'],
  [/Information Technology/, 'it infotech'],
  [/Electronics and Telecommunication/, 'extc entc etc etx telecom'],
  [/Electronics and Communication/, 'ece'],
  [/Electrical and Electronics/, 'eee'],
  [/^Electrical Engineering/, 'ee'],
  [/^Mechanical Engineering/, 'mech me'],
  [/^Civil Engineering/, 'ce'],
  [/^Chemical Engineering/, 'chem'],
  [/Artificial Intelligence and Data Science/, 'aids'],
  [/Artificial Intelligence and Machine Learning/, 'aiml'],
  [/Artificial Intelligence/, 'ai'],
  [/Data Science/, 'ds'],
  [/Machine Learning/, 'ml'],
  [/Internet of Things/, 'iot'],
  [/Cyber Security/, 'cybersecurity'],
  [/Computer Science and Business Systems/, 'csbs'],
  [/Computer Science and Design/, 'csd'],
  [/Instrumentation/, 'instru ice'],
  [/Biotechnology/, 'biotech bt'],
  [/Production/, 'prod'],
  [/Metallurg/, 'meta mme metallurgy'],
  [/Aerospace|Aeronautical/, 'aero'],
  [/Automobile/, 'auto'],
  [/Mathematics and Computing/, 'mnc maths'],
  [/Engineering Physics/, 'ep'],
  [/Architecture/, 'barch'],
  [/Mechatronics/, 'mechatronic'],
  [/VLSI/, 'microelectronics chip'],
];

const PLACES: Readonly<Record<string, string>> = {
  mumbai: 'bombay',
  pune: 'poona',
  nashik: 'nasik',
  solapur: 'sholapur',
  amravati: 'amaravati amraoti',
  sambhajinagar: 'aurangabad sambhaji',
  ahilyanagar: 'ahmednagar nagar',
  dharashiv: 'osmanabad',
  raigad: 'alibag',
  tiruchirappalli: 'trichy tiruchi',
  prayagraj: 'allahabad',
  bengaluru: 'bangalore',
  mangaluru: 'mangalore surathkal',
  kozhikode: 'calicut',
  vadodara: 'baroda',
  puducherry: 'pondicherry pondy',
  chennai: 'madras',
  guwahati: 'gauhati',
  rupnagar: 'ropar',
  sonepat: 'sonipat',
  howrah: 'shibpur kolkata calcutta',
  varanasi: 'banaras benares',
  jabalpur: 'jubbulpore',
  kancheepuram: 'kanchipuram',
  delhi: 'newdelhi',
};

/** The abbreviations of a clean branch name. */
export function branchAbbreviations(branch: string): string {
  return BRANCH_WORDS.filter(([pattern]) => pattern.test(branch))
    .map(([, words]) => words)
    .join(' ');
}

/** Other names of the places in these words. */
export function otherPlaceNames(words: readonly string[]): string {
  return words.map((word) => (Object.hasOwn(PLACES, word) ? PLACES[word] : '')).join(' ');
}
