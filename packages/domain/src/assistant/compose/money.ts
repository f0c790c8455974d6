import { figure, rupees } from '../plain-text.ts';
import { fill, type Speech } from '../say/speech.ts';
import type { CollegeCost, MyMoney } from '../tool-types.ts';
import type { Slots } from '../types.ts';
import { type Compose, type Draft, draft, list, NOTHING, outputOf } from './parts.ts';
import { noCollege } from './unknown.ts';

type Range = { least: number; most: number };

/** '₹16,044', or '₹69,522 to ₹1,23,000' where it is not sure. */
export const rangeText = ({ least, most }: Range, { words }: Speech) =>
  least === most ? rupees(least) : fill(words.money.range, { least: rupees(least), most: rupees(most) });

/** What a college costs the family: the fee, what they pay, what would narrow it; then all kinds of seats side by side. */
export const composeCost: Compose = (understood, results, speech) => {
  const { words, tell } = speech;
  const cost = outputOf(results, 'college-cost');
  if (cost === undefined) return noCollege(understood, speech);
  const { college, fee, seats, untold, notes } = cost;
  const wanted = seatAsked(understood.slots);
  const [asked = seats[0]] = seats.filter(({ seat }) => seat === wanted);
  return draft(
    [
      fee === null ? `${college.name}: ${tell(asked?.why ?? '')}` : feeLine(college.name, fee, speech),
      asked === undefined || fee === null ? '' : paysLine(asked, speech),
      untold.length === 0 || fee === null ? '' : fill(words.money.tellMore, { facts: untold.map(tell).join(' ') }),
      ...(seats.every(({ firstYear }) => firstYear === null) ? [] : [seatTable(cost, speech)]),
      ...(fee === null ? [] : notes.map(tell)),
    ],
    [
      { title: college.name, href: college.href },
      { title: words.money.waivers, href: '/faq#girls-fee-waiver' },
    ],
    [fill(words.asks.cutoffsOf, { college: college.short }), words.asks.tfws, words.asks.feeSchemes],
  );
};

function feeLine(name: string, fee: NonNullable<CollegeCost['output']['fee']>, { words, tell }: Speech) {
  const { rupees: total, tuition, development, year, source, note } = fee;
  return fill(words.money.fullFee, {
    ...{ college: note === null ? name : `${name} (${tell(note)})`, year, source: tell(source) },
    ...{ total: rupees(total), tuition: rupees(tuition), development: rupees(development) },
  });
}

/** A seat that the question names; a "fee waiver" alone names none. */
const seatAsked = ({ seatCodes = [], special }: Slots) =>
  seatCodes.includes('TFWS') ? 'tfws' : special === 'ews' || special === 'minority' ? special : 'cap';

function paysLine(
  { name, firstYear, fourYears, why, schemes }: CollegeCost['output']['seats'][number],
  speech: Speech,
) {
  const { words, tell, all } = speech;
  if (firstYear === null || fourYears === null) return tell(why ?? '');
  const sure = schemes.filter(({ isSure }) => isSure);
  const because = (sure.length > 0 ? sure : schemes).map((scheme) => tell(scheme.name));
  const sentence = sure.length > 0 || schemes.length === 0 ? words.money.pays : words.money.mayPay;
  return fill(sentence, {
    seat: tell(name),
    firstYear: rangeText(firstYear, speech),
    fourYears: rangeText(fourYears, speech),
    schemes: because.length === 0 ? undefined : all(because),
  });
}

function seatTable({ college, seats }: CollegeCost['output'], speech: Speech) {
  const { words, tell } = speech;
  const cell = (range: Range | null) => (range === null ? NOTHING : rangeText(range, speech));
  return {
    kind: 'table' as const,
    caption: fill(words.money.caption, { college: college.short }),
    columns: [words.closings.seat, words.money.firstYear, words.money.fourYears],
    rows: seats.map(({ name, firstYear, fourYears }) => [tell(name), cell(firstYear), cell(fourYears)]),
  };
}

/** The schemes or scholarships that fit the student, or all about one scheme. */
export const composeMoney: Compose = (understood, results, speech) => {
  const money = outputOf(results, 'my-money');
  if (money === undefined) return draft([speech.words.money.away]);
  if (understood.topic === 'scholarships') return scholarshipsDraft(money, speech);
  const [only] = money.schemes;
  if (understood.topic !== 'schemes' && only !== undefined) return schemeDraft(only, money.notes, speech);
  return schemesDraft(money, speech);
};

const FAQ_OF: Readonly<Record<string, string>> = {
  ebc: 'ebc-scheme',
  girls: 'girls-fee-waiver',
  orphans: 'girls-fee-waiver',
  obc: 'obc-freeship',
  sc: 'sc-st-freeship',
  st: 'sc-st-freeship',
  sbc: 'sbc-vjnt-freeship',
  'vj-nt': 'sbc-vjnt-freeship',
  minority: 'minority-scholarship',
  tfws: 'tfws',
  hostel: 'hostel-allowance',
};
const sourceOf = (id: string, title: string) => ({ title, href: `/faq#${FAQ_OF[id] ?? 'find-scholarships'}` });

type Scheme = MyMoney['output']['schemes'][number];

function schemeDraft(
  { id, name, pays, who, check, verdict, reasons, documents }: Scheme,
  notes: string[],
  speech: Speech,
): Draft {
  const { words, tell } = speech;
  return draft(
    [
      `${tell(name)}: ${tell(pays)}`,
      tell(who),
      `${words.money.verdicts[verdict]} ${reasons.map(tell).join(' ')}`,
      words.money.documents,
      list(documents.map(tell)),
      tell(check),
      ...notes.map(tell),
    ],
    [sourceOf(id, tell(name))],
    [words.asks.feeSchemes, words.asks.scholarshipsForMe],
  );
}

function schemesDraft({ schemes, untold, notes }: MyMoney['output'], speech: Speech): Draft {
  const { words, tell, all } = speech;
  const named = (verdict: Scheme['verdict']) =>
    schemes.filter((one) => one.verdict === verdict).map(({ name }) => tell(name));
  const [sure, open] = [named('applies'), named('may')];
  return draft(
    [
      sure.length === 0 ? words.money.noneSure : fill(words.money.sure, { schemes: all(sure) }),
      open.length === 0 ? '' : fill(words.money.open, { schemes: all(open) }),
      untold.length === 0 ? '' : fill(words.money.tellMore, { facts: untold.map(tell).join(' ') }),
      list(schemes.filter(({ verdict }) => verdict !== 'not').map(({ name, pays }) => `${tell(name)}: ${tell(pays)}`)),
      ...notes.map(tell),
    ],
    schemes
      .filter(({ verdict }) => verdict !== 'not')
      .slice(0, 4)
      .map(({ id, name }) => sourceOf(id, tell(name))),
    [words.asks.scholarshipsForMe, words.asks.tfws],
  );
}

function scholarshipsDraft({ fitting, mayFit, scholarships, untold, notes }: MyMoney['output'], speech: Speech): Draft {
  const { words, tell } = speech;
  return draft(
    [
      fill(words.money.scholarships, { fitting: figure(fitting), mayFit: figure(mayFit) }),
      ...notes.map(tell),
      untold.length === 0 ? '' : fill(words.money.tellMore, { facts: untold.map(tell).join(' ') }),
      {
        kind: 'table',
        caption: words.money.scholarshipsCaption,
        columns: [words.money.scholarship, words.money.amount, words.money.lastClosing, words.money.fits],
        rows: scholarships.map(({ name, rupees: amount, lastClosing, isSure }) => [
          name,
          amount === null ? NOTHING : rupees(amount),
          tell(lastClosing),
          isSure ? words.money.fitsYes : words.money.fitsMay,
        ]),
      },
    ],
    [{ title: words.money.scholarshipsCaption, href: '/faq#find-scholarships' }],
    [words.asks.feeSchemes],
  );
}
