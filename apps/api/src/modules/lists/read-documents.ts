import type { Exam } from '@dakhila/contract/exam';
import type { ExamProfile } from '@dakhila/contract/exam-profile';
import type { Checklist } from '@dakhila/contract/rounds';
import { DomainError } from '@dakhila/domain/errors';
import { messageOf, type Unsaid } from '@dakhila/domain/messages/message';
import { isPaper, neededPapers, PAPER_SOURCES, type PaperFacts } from '@dakhila/domain/papers/needed-papers';
import { papersBeforeSeat } from '@dakhila/domain/papers/papers-before-seat';
import type { Deps } from '../../ports.ts';
import { findProfile } from '../accounts/index.ts';
import { listTicks, setTick } from '../lists/store.ts';
import { readFamily } from '../money/index.ts';
import { currentSeason, type SeasonNeeds } from '../predictor/index.ts';

const NO_CATEGORY = messageOf('papers.noCategory');
type Own = { studentId: string; exam: Exam };

/** The documents that this student needs, with their ticks. */
export async function readDocuments(needs: Pick<Deps, 'db'> & SeasonNeeds, own: Own): Promise<Unsaid<Checklist>> {
  const { facts, items } = await readTicked(needs, own);
  const message = facts.category === undefined ? NO_CATEGORY : null;
  return { exam: own.exam, items, message, source: PAPER_SOURCES[own.exam] };
}

/** How many documents are not ticked yet, of those that a student can have before a seat is allotted, as “Before you submit” counts them. */
export const countPapersLeft = async (needs: Pick<Deps, 'db'> & SeasonNeeds, own: Own): Promise<number> =>
  papersBeforeSeat((await readTicked(needs, own)).items).filter(({ isTicked }) => !isTicked).length;

async function readTicked(needs: Pick<Deps, 'db'> & SeasonNeeds, own: Own) {
  const { exam, studentId } = own;
  const [stored, { family }] = await Promise.all([findProfile(needs.db, studentId), readFamily(needs.db, studentId)]);
  const { year } = currentSeason(needs, exam);
  const facts = { ...FACTS_OF[exam](stored?.profile ?? {}, year), income: family.income };
  const ticked = await listTicks(needs.db, own);
  return { facts, items: neededPapers(exam, facts).map((paper) => ({ ...paper, isTicked: ticked.has(paper.id) })) };
}

const FACTS_OF: Record<Exam, (profile: ExamProfile, year: number) => PaperFacts> = {
  josaa: ({ josaa = {}, pwd }, year) => {
    const { category, advancedCrl, advancedCategoryRank, advancedPwdRank, advancedCategoryPwdRank } = josaa;
    const rank = advancedCrl ?? advancedCategoryRank ?? advancedPwdRank ?? advancedCategoryPwdRank;
    return { year, category, pwd, advanced: rank !== undefined };
  },
  'mht-cet': ({ mhtCet = {}, pwd, gender }, year) => {
    const { category, candidature, ews, tfws, defence, orphan, minority = [] } = mhtCet;
    const jee = mhtCet.jeeMainRank ?? mhtCet.jeeMainPercentile ?? mhtCet.allIndiaMeritNumber;
    const claims = { pwd, ews, tfws, defence, orphan, minority: minority.length > 0 };
    return { year, category, gender, candidature, ...claims, jeeMain: jee !== undefined };
  },
};

/** Ticks or unticks a document of the exam. A document that is no longer needed keeps its tick. */
export async function tickDocument({ db }: Pick<Deps, 'db'>, own: Own & { document: string }, isTicked: boolean) {
  if (!isPaper(own.exam, own.document)) throw new DomainError('not-found', { message: messageOf('lists.noDocument') });
  await setTick(db, own, isTicked);
}
