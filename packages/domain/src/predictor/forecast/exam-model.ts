/** How the pools of one exam are related: all that the forecast knows of an exam. Names are factors of its table. */
export type ExamModel = {
  /** Pools of one system share rank lists and are fitted together, apart from the others. */
  system: readonly string[];
  /** The effects whose sum is a pool's level. */
  level: readonly (readonly string[])[];
  /** Kinds that stretch the common order of programmes, and what a programme is; null where all pools share one list. */
  stretch: { kind: readonly string[]; programme: readonly string[] } | null;
  /** The effects whose sum is a pool's volatility. */
  volatility: readonly (readonly string[])[];
  /** Pools of one class are about equally noisy. */
  noise: readonly string[];
  /** Pools that move up or down together from year to year. */
  shift: readonly string[];
  /** Groups of these pools that share an additional shift: those of one category's rank list. */
  cohort: readonly string[];
  /** What a cohort moves by from year to year, in logs, as long as few years are known. */
  usualShift: number;
  /** What the growth of their list moves closing ranks by, as a share of it. */
  listPull: number;
  /** What a new pool is estimated from, the closest first. */
  related: { programme: readonly string[]; institute: readonly string[] };
  /** Pools of one kind differ only in their programme. */
  kind: readonly string[];
  /** Pools that agree in any of these are the same seat: if one of them is offered, a candidate of the others can take it. */
  seats: readonly (readonly string[])[];
  /** Related pools whose change of last year is used beside a pool's own, because trends may continue. */
  trends: readonly (readonly string[])[];
  /** Whether a closing rank can only loosen from round to round of one year. */
  loosens: boolean;
  /** Whether the last round of a year closes unlike any other: it is then compared with last rounds only. */
  lastRoundDiffers: boolean;
  /** Years in which, as known beforehand, the rules moved seats from some candidates to others. Ranges are wider then. */
  upheavals: readonly number[];
};

/** JoSAA allots again in each round from the same lists, and no seat is lost to a later round: ranks only loosen. */
export const JOSAA_MODEL: ExamModel = {
  system: ['basis'],
  level: [
    ['list', 'seatType', 'gender', 'quota'],
    ['list', 'family', 'category'],
    ['list', 'branch'],
    ['list', 'institute', 'quota'],
    ['list', 'institute', 'category', 'quota'],
    ['programme', 'quota'],
    ['list', 'branch', 'seatType'],
    ['list', 'branch', 'gender'],
    ['institute', 'gender'],
  ],
  stretch: { kind: ['list', 'seatType', 'gender'], programme: ['programme', 'quota'] },
  volatility: [
    ['list', 'seatType', 'gender', 'quota'],
    ['institute'],
    ['list', 'branch'],
    ['programme'],
    ['institute', 'seatType'],
    ['programme', 'seatType'],
    ['pool'],
  ],
  noise: ['list', 'seatType'],
  shift: ['basis', 'isPwd'],
  cohort: ['basis', 'cohort'],
  usualShift: 0.03,
  // Any share from a quarter to a half was better than none; with a half, as in CAP, 2024 was far off (record 0020).
  listPull: 1 / 3,
  related: { programme: ['programme'], institute: ['institute'] },
  kind: ['list', 'seatType', 'gender', 'quota'],
  seats: [['pool']],
  // Tried for JoSAA: the trends of one year did not predict the next (2023 reversed them).
  trends: [],
  loosens: true,
  // A candidate that holds a seat in the last round cannot wait for a better one, and many leave.
  lastRoundDiffers: true,
  // 2018: seats of their own for women. 2019: seats for EWS.
  upheavals: [2018, 2019],
};

/** CSAB's special rounds after JoSAA's last: new candidates and new choices, so that ranks move both ways. */
export const CSAB_MODEL: ExamModel = {
  ...JOSAA_MODEL,
  usualShift: 0.06,
  loosens: false,
  lastRoundDiffers: false,
  upheavals: [],
};

/** In CAP each round is a new allotment of what is left; ranks move both ways. */
export const CAP_MODEL: ExamModel = {
  system: ['list'],
  level: [
    ['code', 'section'],
    ['family', 'core'],
    ['branch'],
    ['college', 'section'],
    ['college', 'core'],
    ['programme'],
    ['programme', 'section'],
    ['branch', 'core'],
    ['branch', 'gender'],
    ['college', 'gender'],
    ['university', 'core', 'level'],
  ],
  stretch: null,
  volatility: [
    ['code', 'section'],
    ['college'],
    ['branch'],
    ['programme'],
    ['college', 'code'],
    ['programme', 'core'],
    ['pool'],
  ],
  noise: ['core'],
  shift: ['list', 'group'],
  cohort: ['list', 'core'],
  // Seats and candidates of CAP change by about as much, and there are few years to learn from.
  usualShift: 0.06,
  listPull: 0.5,
  related: { programme: ['programme'], institute: ['college'] },
  kind: ['code', 'section'],
  seats: [
    ['programme', 'seat', 'home'],
    ['programme', 'seat', 'other'],
  ],
  trends: [['programme'], ['college'], ['branch'], ['family']],
  loosens: false,
  lastRoundDiffers: false,
  // 2024: SEBC became a category of its own with a tenth of the seats.
  upheavals: [2024],
};
