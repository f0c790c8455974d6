import { assessment } from '@dakhila/contract/assessment';
import { calendarFeed } from '@dakhila/contract/calendar-feed';
import { familyLinks } from '@dakhila/contract/family-links';
import { lists } from '@dakhila/contract/lists';
import { money } from '@dakhila/contract/money';
import { predictor } from '@dakhila/contract/predictor';
import type { Run } from '@dakhila/contract/predictor-results';
import { recommendations } from '@dakhila/contract/recommendations';
import { rounds } from '@dakhila/contract/rounds';
import { shortlist } from '@dakhila/contract/shortlist';
import { honest, seeded, someTruth } from '@dakhila/domain/assessment/simulated-respondents';
import { choiceKeyOf } from '@dakhila/domain/lists/choice-key';
import { succeed } from '../../src/demo/succeed.ts';
import { startAssessment, takeAssessment } from '../assessment.ts';
import { PROFILE } from '../lists.ts';
import type { Person } from './person.ts';
import type { Wanted } from './things.ts';

export type PlanThings = {
  runs: { josaa: string; mhtCet: string };
  /** The first result of each, as a line of the option form. */
  results: { josaa: string; mhtCet: string };
  list: string;
  /** A list on which nothing was entered. */
  spareList: string;
  capList: string;
  /** Two lines of the list, and one that is not on it. */
  choices: [string, string, string];
  /** Rounds that were entered, the last of them. */
  round: string;
  document: string;
  college: string;
  sitting: string;
  report: string;
  /** Of a link to the report. */
  token: string;
  /** Links to the list: one to renew and to end, through which a comment came, and one that is open, with its token. Five may live, so there is room for one more. */
  family: FamilyThings;
  /** Links to the JoSAA prediction: one that is open, with its token, and one through which a comment came. */
  familyRun: Omit<FamilyThings, 'link'>;
  /** Of the calendar of an exam. */
  feed: string;
};
type FamilyThings = { link: string; open: string; token: string; comment: string };
const LUCK = seeded(12);
const HONEST = honest({ ...someTruth(LUCK), investigative: 4.7, realistic: 4.1, social: 1.8, artistic: 2 }, LUCK);
const JOSAA = { exam: 'josaa' } as const;

/** Predictions of both exams, a list with rounds entered on it, a saved college, a ticked paper, two sittings and a link to the report. */
export async function makePlanThings(
  { browser, word }: Person,
  { college, document, rounds: entered }: Pick<Wanted, 'college' | 'document' | 'rounds'>,
): Promise<PlanThings> {
  const { gender } = PROFILE;
  const josaa = await succeed(browser, predictor.runJosaa, { body: { ...PROFILE.josaa, gender, pwd: false } });
  const mhtCet = await succeed(browser, predictor.runMhtCet, { body: { ...PROFILE.mhtCet, gender } });

  const options = await succeed(browser, lists.options, { query: { exam: 'josaa', collegeId: 'nit-warangal' } });
  const [first = '', second = '', other = ''] = options.data.map(({ choice }) => choice);
  const body = { exam: 'josaa', name: `List of ${word}`, choices: [first, second] } as const;
  const list = (await succeed(browser, lists.create, { body: { ...body, choices: [...body.choices] } })).data.id;
  await succeed(browser, recommendations.refuse, { params: { id: list }, body: { choice: other } });
  const spare = { body: { exam: 'josaa', name: `Spare list of ${word}` } } as const;
  const spareList = (await succeed(browser, lists.create, spare)).data.id;
  const ofCap = { body: { exam: 'mht-cet', name: `CAP list of ${word}` } } as const;
  const capList = (await succeed(browser, lists.create, ofCap)).data.id;
  for (const round of entered)
    await succeed(browser, rounds.enterAllotment, {
      params: { ...JOSAA, round },
      body: { listId: list, choice: second },
    });
  await succeed(browser, rounds.tick, { params: { ...JOSAA, document }, body: { isTicked: true } });
  await succeed(browser, rounds.setReminders, { params: JOSAA, body: { email: true, whatsapp: true } });
  await succeed(browser, shortlist.save, { params: { ...JOSAA, collegeId: college } });

  await succeed(browser, money.tellFamily, { body: { category: 'OBC', income: '2.5-to-6', domicile: true } });

  const report = await takeAssessment(browser, HONEST);
  const { url } = (await succeed(browser, assessment.share, { params: { id: report } })).data;
  const token = url.split('/shared-report/').at(-1)?.split('?')[0] ?? '';
  const sitting = await startAssessment(browser);
  await succeed(browser, assessment.startSection, { params: { id: sitting, section: 'numerical' } });
  const idOf = (run: { data: Run }) => run.data.id;
  const firstOf = ({ data }: { data: Run }) =>
    data.first.results.flatMap((result) => choiceKeyOf(result) ?? [])[0] ?? '';
  return {
    ...{
      runs: { josaa: idOf(josaa), mhtCet: idOf(mhtCet) },
      list,
      spareList,
      capList,
      choices: [first, second, other],
    },
    results: { josaa: firstOf(josaa), mhtCet: firstOf(mhtCet) },
    ...{ round: entered.at(-1) ?? '', document, college, sitting, report, token },
    family: await makeFamilyThings(browser, list, word),
    familyRun: await makeFamilyRun(browser, idOf(josaa), word),
    feed:
      (await succeed(browser, calendarFeed.make, { params: JOSAA })).data.url
        .split('/calendar/')
        .at(-1)
        ?.replace('.ics', '') ?? '',
  };
}

/** Two links to a list, and a comment. */
async function makeFamilyThings(browser: Person['browser'], list: string, word: string): Promise<PlanThings['family']> {
  const make = async () => {
    const body = { days: 30, language: 'en', showsName: true } as const;
    const { url, link } = (await succeed(browser, familyLinks.shareList, { params: { id: list }, body })).data;
    return { id: link.id, token: url.split('/family/').at(-1) ?? '' };
  };
  const [other, open] = [await make(), await make()];
  const written = { params: { token: other.token }, body: { name: word, text: `A comment for ${word}` } };
  await succeed(browser, familyLinks.comment, written);
  const { comments } = (await succeed(browser, familyLinks.ofList, { params: { id: list } })).data;
  return { link: other.id, open: open.id, token: open.token, comment: comments[0]?.id ?? '' };
}

/** Two links to a prediction, and a comment. */
async function makeFamilyRun(browser: Person['browser'], run: string, word: string): Promise<PlanThings['familyRun']> {
  const body = { days: 30, language: 'en', showsName: true } as const;
  const make = async () => {
    const { url, link } = (await succeed(browser, familyLinks.shareRun, { params: { id: run }, body })).data;
    return { id: link.id, token: url.split('/family/').at(-1) ?? '' };
  };
  const [open, other] = [await make(), await make()];
  const written = { params: { token: other.token }, body: { text: `A comment for ${word}` } };
  await succeed(browser, familyLinks.comment, written);
  const { comments } = (await succeed(browser, familyLinks.ofRun, { params: { id: run } })).data;
  return { open: open.id, token: open.token, comment: comments[0]?.id ?? '' };
}
