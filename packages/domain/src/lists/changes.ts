/** What a student last saw of a list: the candidate it was estimated for, the facts, and the state of each choice. */
export type Seen = {
  candidate: Readonly<Record<string, unknown>>;
  edition: string;
  choices: Readonly<Record<string, SeenStanding>>;
};
/** `percent` is the shown chance; null where there is none. `offered` is that of an offer; absent in older saved values. */
export type SeenStanding = { state: string; percent: number | null; offered?: number };

export type Changes = {
  reasons: string[];
  choices: { choice: string; before: SeenStanding; after: SeenStanding }[];
};

/** What is different since then; null when nothing that a student would notice is. */
export function changesSince(before: Seen, now: Seen): Changes | null {
  const choices = Object.entries(now.choices).flatMap(([choice, after]) => {
    const was = before.choices[choice];
    if (was === undefined || (was.state === after.state && was.percent === after.percent)) return [];
    return [{ choice, before: was, after }];
  });
  const reasons = [
    ...changedFields(before.candidate, now.candidate),
    ...(before.edition === now.edition ? [] : ['New closing ranks or a newer forecast']),
  ];
  return choices.length === 0 ? null : { reasons, choices };
}

/** What the student has seen after an edit: new choices count as seen, the others stay as last seen. */
export function seenAfterEdit(before: Seen | null, now: Seen): Seen {
  if (before === null) return now;
  const choices = Object.entries(now.choices).map(([choice, standing]) => [choice, before.choices[choice] ?? standing]);
  return { ...before, choices: Object.fromEntries(choices) };
}

const FIELD_WORDS: Readonly<Record<string, string>> = {
  gender: 'Gender',
  pwd: 'Person with disability',
  category: 'Category',
  homeState: 'Home state',
  homeUniversity: 'Home university',
  candidature: 'Candidature',
  percentile: 'MHT-CET percentile',
  meritNumber: 'State merit number',
  allIndiaMeritNumber: 'All India merit number',
  jeeMainRank: 'JEE Main rank',
  jeeMainPercentile: 'JEE Main percentile',
  mainPercentile: 'JEE Main percentile',
  mainSecondPercentile: 'JEE Main percentile of the second session',
  mainCrl: 'JEE Main common rank',
  mainCategoryRank: 'JEE Main category rank',
  advancedCrl: 'JEE Advanced common rank',
  advancedCategoryRank: 'JEE Advanced category rank',
  ews: 'EWS',
  tfws: 'Fee waiver (TFWS)',
  defence: 'Defence',
  orphan: 'Orphan',
  minority: 'Minority community',
  aatPassed: 'Architecture Aptitude Test',
};

function changedFields(before: Seen['candidate'], now: Seen['candidate']): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  return fields.flatMap((field) => {
    const [was, is] = [said(before[field]), said(now[field])];
    return was === is ? [] : [`${FIELD_WORDS[field] ?? 'Another rank'}: ${was} → ${is}`];
  });
}

function said(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'not given';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') : String(value);
}
