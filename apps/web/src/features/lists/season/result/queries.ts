import type { Exam } from '@dakhila/contract/exam';
import { seasonResult } from '@dakhila/contract/season-result';
import { endpointQuery } from '../../../../lib/endpoint-query.ts';

/** What is asked after a season, and what the student answered. */
export const questionQuery = (exam: Exam) =>
  endpointQuery(['rounds', exam, 'result'], seasonResult.question, { params: { exam } });
