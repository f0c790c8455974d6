/** Words that place a branch in a family, the first match winning. A family is what a branch without a history is compared with. */
const FAMILIES: readonly (readonly [string, RegExp])[] = [
  [
    'computing',
    /comput|software|data|artificial|information|machine learning|cyber|internet of things|block ?chain|\biot\b|5g/i,
  ],
  ['electronics', /electronic|communication|vlsi|telecom/i],
  ['electrical', /electric|power|instrument/i],
  ['mechanical', /mechanic|production|manufactur|industrial|mechatron|automobile|robot|automation|aerospace|aeronaut/i],
  ['civil', /civil|construction|structur|infrastructure|environment/i],
  ['chemical', /chemical|petro|polymer|plastic|paint|\boil\b|coating|dye/i],
  ['materials', /material|metallurg|ceramic|mining|mineral|geolog|fuel/i],
  ['life', /bio|agricult|food|pharm|life science|medical/i],
  ['design', /architect|planning|design/i],
  ['science', /physics|chemistry|mathematic|science|statistic|economics/i],
  ['textile', /textile|fibre|leather|fashion|handloom|carpet/i],
];

/** 'Electronics and Telecommunication Engg' → 'electronics'. */
export function branchFamily(branch: string): string {
  const known = familyOf.get(branch);
  if (known !== undefined) return known;
  const family = FAMILIES.find(([, words]) => words.test(branch))?.[0] ?? 'other';
  familyOf.set(branch, family);
  return family;
}

/** A few hundred branches come in tens of thousands of pools. */
const familyOf = new Map<string, string>();
