/** One code for each pool, from 0 to `size - 1`: which institute, which branch, which seat type it belongs to. */
export type Factor = { code: Int32Array; size: number };

/** The cells of one exam: the closing rank of a pool in a year and round. Of several rows of one cell the loosest counts. */
export type CutoffCells = {
  pool: Int32Array;
  year: Int16Array;
  round: Int8Array;
  rank: Float64Array;
  /** The rank of the first admitted, NaN where it is not published; absent where it never is. */
  opening?: Float64Array;
};

/** What the forecast reads: the pools of one exam by their factors, and every published closing rank. Blank and preparatory cells are left out. */
export type CutoffTable = {
  poolCount: number;
  factors: Readonly<Record<string, Factor>>;
  cells: CutoffCells;
  /**
   * What is published of each pool before the first round of a year, by year, NaN where unknown: the seats of its programme (CAP), its last rank in JoSAA
   * (CSAB). How it grew since the year before is a pull on the closing rank.
   */
  published?: ReadonlyMap<number, Float64Array>;
  /** By year and pool, the log of how much longer its list is than the year before; undefined where that is not published. */
  listGrowth?: (pool: number, year: number) => number | undefined;
};

/** Gives each different text a code in the order of its first coming. */
export function factorOf(texts: readonly string[]): Factor {
  const places = new Map<string, number>();
  const code = new Int32Array(texts.length);
  for (let pool = 0; pool < texts.length; pool += 1) {
    const text = texts[pool] ?? '';
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    code[pool] = place;
  }
  return { code, size: places.size };
}

/** The factor of all combinations that occur: `cross(table, ['institute', 'gender'])`. */
export function cross({ poolCount, factors }: CutoffTable, names: readonly string[]): Factor {
  let joined: Factor = { code: new Int32Array(poolCount), size: 1 };
  for (const name of names) {
    const factor = factors[name];
    if (factor === undefined) throw new Error(`the pools have no factor ${name}`);
    joined = crossTwo(joined, factor);
  }
  return joined;
}

/** A plain array is the quicker dictionary as long as it fits well into memory. */
const LARGEST_DICTIONARY = 1 << 22;

function crossTwo(one: Factor, other: Factor): Factor {
  if (one.size * other.size > LARGEST_DICTIONARY) return crossByMap(one, other);
  const places = new Int32Array(one.size * other.size).fill(-1);
  const code = new Int32Array(one.code.length);
  let size = 0;
  for (let pool = 0; pool < code.length; pool += 1) {
    const key = (one.code[pool] ?? 0) * other.size + (other.code[pool] ?? 0);
    if (places[key] === -1) {
      places[key] = size;
      size += 1;
    }
    code[pool] = places[key] ?? 0;
  }
  return { code, size };
}

function crossByMap(one: Factor, other: Factor): Factor {
  const places = new Map<number, number>();
  const code = new Int32Array(one.code.length);
  for (let pool = 0; pool < code.length; pool += 1) {
    const key = (one.code[pool] ?? 0) * other.size + (other.code[pool] ?? 0);
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    code[pool] = place;
  }
  return { code, size: places.size };
}

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
