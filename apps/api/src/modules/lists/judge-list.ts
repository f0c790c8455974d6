import type { ChoiceStanding, ListOption } from '@dakhila/contract/list-views';
import type { Seen } from '@dakhila/domain/lists/changes';
import type { ChoiceKey } from '@dakhila/domain/lists/choice-key';
import { type Judgement, judgeChoice } from '@dakhila/domain/lists/judge-choice';
import { bandOf, shownPercent } from '@dakhila/domain/predictor/bands';
import { closingAt } from '@dakhila/domain/predictor/forecast-table';
import { SHOWN_KNOTS } from '@dakhila/domain/predictor/forecaster';
import type { BookedOption } from './booked-option.ts';
import type { Judge, Table } from './judge.ts';
import type { OptionBook } from './option-book.ts';

/** A choice of a list: the line of the form it means, its place in the table, and how it stands for the student. Null where there is none of it. */
export type JudgedChoice = {
  key: ChoiceKey;
  line: BookedOption | null;
  option: number | null;
  judgement: Judgement | null;
};

const NEW_LINE = 'No seat of this programme was allotted in the newest lists, so there is nothing to go by.';
const GONE_LINE = 'This programme is no longer in the lists that we know.';

/** Judges every choice of a list. */
export function judgeList(judge: Judge, book: OptionBook, keys: readonly ChoiceKey[]): JudgedChoice[] {
  return keys.map((key) => {
    const line = book.find(key) ?? null;
    const option = line === null ? null : (judge.optionOf(line.choice) ?? null);
    if (judge.student === null) return { key, line, option, judgement: null };
    const judgement: Judgement =
      option === null
        ? { state: 'no-data', why: line === null ? GONE_LINE : NEW_LINE }
        : judgeChoice(judge.table, judge.student.standing, option);
    return { key, line, option, judgement };
  });
}

/** What a screen shows of the line itself. */
export function shownLine({ key, line }: JudgedChoice): ListOption {
  if (line === null)
    return {
      choice: key,
      collegeId: '',
      collegeName: 'No longer offered',
      city: '',
      programme: key,
      official: { code: null, institute: '', programme: key },
      note: GONE_LINE,
    };
  const { collegeId, collegeName, city, programme, official, note } = line;
  return { choice: key, collegeId, collegeName, city, programme, official, note };
}

const NOTHING: ChoiceStanding = {
  state: 'none',
  why: null,
  field: null,
  chance: null,
  band: null,
  offer: null,
  forecast: null,
  lastYear: null,
  lastYearRound: null,
  byRound: [],
  pool: null,
};

/** What a screen shows of how a choice stands. */
export function shownStanding(table: Table, judgement: Judgement | null): ChoiceStanding {
  if (judgement === null) return NOTHING;
  if (!('best' in judgement)) {
    const field = judgement.state === 'unknown' ? judgement.field : null;
    return { ...NOTHING, state: judgement.state, why: judgement.why, field };
  }
  const { state, best, chances, offered } = judgement;
  const { forecast, pools, kinds } = table;
  const at = (knot: number) => closingAt(forecast, best.pool, forecast.rounds, knot);
  const { code = '', label = '', list = '' } = kinds[pools.kind[best.pool] ?? 0] ?? {};
  const percent = shownPercent(chances.at(-1) ?? 0);
  const hasOdds = state === 'judged';
  return {
    ...NOTHING,
    state,
    chance: hasOdds ? percent / 100 : null,
    band: hasOdds ? bandOf(percent) : null,
    offer: {
      chance: shownPercent(offered) / 100,
      years: forecast.offerRecord.offered[best.pool] ?? 0,
      of: forecast.offerRecord.of[best.pool] ?? 0,
    },
    forecast: { q10: at(SHOWN_KNOTS.q10), q50: at(SHOWN_KNOTS.q50), q90: at(SHOWN_KNOTS.q90) },
    lastYear: pools.lastYear[best.pool] ?? null,
    lastYearRound: pools.lastRound[best.pool] ?? null,
    byRound: hasOdds ? chances.map((chance, round) => ({ round: round + 1, chance: shownPercent(chance) / 100 })) : [],
    pool: { code, label, list },
  };
}

/** What the student sees now, to tell later what has changed. */
export function seenNow({ edition, student, table }: Judge, judged: readonly JudgedChoice[]): Seen | null {
  if (student === null) return null;
  const choices = judged.map(({ key, judgement }) => {
    const { state, chance, offer } = shownStanding(table, judgement);
    const percent = chance === null ? null : Math.round(chance * 100);
    return [key, { state, percent, ...(offer !== null && { offered: Math.round(offer.chance * 100) }) }] as const;
  });
  return { candidate: student.candidate, edition, choices: Object.fromEntries(choices) };
}
