import { figure, rupees } from '../plain-text.ts';
import { fill, type Speech } from '../say/speech.ts';
import type { MyMoney, ToolResult } from '../tool-types.ts';
import { type Block, SEAT_CHOICE, WAIVER } from '../types.ts';
import { answersLine } from './cost.ts';
import { withMissing } from './missing-answers.ts';
import { type Compose, type Draft, draft, list, NOTHING, outputOf } from './parts.ts';
import { sourceOf } from './scheme-source.ts';
import { choiceByRule } from './seat-choice.ts';
import { paysText, waiverDraft } from './waiver-answer.ts';

/** The schemes or scholarships that fit the student, or all about one scheme. */
export const composeMoney: Compose = (understood, results, speech) => {
  const money = outputOf(results, 'my-money');
  if (money === undefined) return draft([speech.words.money.away]);
  if (understood.topic === 'scholarships') return scholarshipsDraft(money, speech);
  if (understood.topic === SEAT_CHOICE) return seatChoiceDraft(money, speech);
  if (understood.topic === WAIVER) return waiverDraft(money, speech);
  if (understood.topic === 'fees') return feesDraft(money, speech);
  const [only] = money.schemes;
  if (understood.topic !== 'schemes' && only !== undefined) return schemeDraft(only, money.notes, speech);
  return schemesDraft(money, speech);
};

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

/** What pays for living in a hostel, the student's own first; nothing where the category is unknown, which decides it. */
export function ownHostelParts(results: readonly ToolResult[], speech: Speech): (Block | string)[] {
  const money = outputOf(results, 'my-money');
  if (money?.restsOn.category === undefined) return [];
  const { words, tell } = speech;
  const line = (name: string, verdict: Scheme['verdict'], amount?: number | null) =>
    fill(words.money.hostelItem, {
      name,
      verdict: words.money.verdicts[verdict],
      amount: amount ? rupees(amount) : undefined,
    });
  const told = [
    ...money.scholarships.map(({ name, isSure, rupees: amount }) => ({
      verdict: isSure ? ('applies' as const) : ('may' as const),
      text: line(name, isSure ? 'applies' : 'may', amount),
    })),
    ...money.schemes.map(({ name, verdict }) => ({ verdict, text: line(tell(name), verdict) })),
  ];
  const isOpen = ({ verdict }: (typeof told)[number]) => verdict !== 'not';
  const inOrder = [...told.filter(isOpen), ...told.filter((one) => !isOpen(one))];
  return [list(inOrder.map(({ text }) => text)), answersLine(money, speech)];
}

/** What a family pays where the student can get in, by its own answers; then the schemes that it rests on. */
function feesDraft(money: MyMoney['output'], speech: Speech): Draft {
  const { words, pages } = speech;
  const { inReach, untold, schemes } = money;
  const { blocks, sources, suggestions } = schemesDraft({ ...money, untold: [] }, speech);
  const pays = paysText(inReach, speech);
  return draft(
    [
      ...(inReach === undefined ? [] : [pays]),
      answersLine(money, speech),
      ...(untold.length === 0 || schemes.length === 0 ? [] : withMissing('', untold, speech)),
      ...blocks,
      ...(inReach === undefined ? [pays] : []),
      list([words.money.toMoney], pages.money.href),
    ],
    [pages.money, ...sources],
    suggestions,
  );
}

const MAX_SOURCES = 4;

/** Whether a TFWS seat or an ordinary one costs less, where no college is named. */
function seatChoiceDraft(money: MyMoney['output'], speech: Speech): Draft {
  const { words, tell, pages } = speech;
  const open = money.schemes.filter(({ verdict }) => verdict !== 'not');
  return draft(
    [
      ...choiceByRule(money, speech),
      answersLine(money, speech),
      ...(money.untold.length === 0 ? [] : withMissing('', money.untold, speech)),
      words.seatChoice.nameCollege,
      ...money.notes.map(tell),
    ],
    [pages.money, ...open.slice(0, MAX_SOURCES).map(({ id, name }) => sourceOf(id, tell(name)))],
    [words.asks.tfws, words.asks.feeSchemes, words.asks.scholarshipsForMe],
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
      ...(untold.length === 0 ? [] : withMissing('', untold, speech)),
      list(schemes.filter(({ verdict }) => verdict !== 'not').map(({ name, pays }) => `${tell(name)}: ${tell(pays)}`)),
      ...notes.map(tell),
    ],
    schemes
      .filter(({ verdict }) => verdict !== 'not')
      .slice(0, MAX_SOURCES)
      .map(({ id, name }) => sourceOf(id, tell(name))),
    [words.asks.scholarshipsForMe, words.asks.tfws],
  );
}

function scholarshipsDraft(money: MyMoney['output'], speech: Speech): Draft {
  const { schemes, fitting, mayFit, scholarships, untold, notes } = money;
  const { words, tell, all } = speech;
  const named = (sentence: string, verdict: Scheme['verdict']) => {
    const names = schemes.filter((one) => one.verdict === verdict).map(({ name }) => tell(name));
    return names.length === 0 ? '' : fill(sentence, { schemes: all(names) });
  };
  return draft(
    [
      ...(schemes.length === 0
        ? []
        : [
            named(words.money.sure, 'applies'),
            named(words.money.open, 'may'),
            list(schemes.map(({ name, pays }) => `${tell(name)}: ${tell(pays)}`)),
            answersLine(money, speech),
          ]),
      fill(words.money.scholarships, { fitting: figure(fitting), mayFit: figure(mayFit) }),
      ...notes.map(tell),
      ...(untold.length === 0 ? [] : withMissing('', untold, speech)),
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
    [
      { title: words.money.scholarshipsCaption, href: '/faq#find-scholarships' },
      ...schemes.map(({ id, name }) => sourceOf(id, tell(name))),
    ],
    [words.asks.feeSchemes],
  );
}
