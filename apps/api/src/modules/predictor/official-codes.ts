import type { Exam } from '@dakhila/contract/exam';
import type { Catalogue } from '../../catalogue/load-catalogue.ts';

/** How the option form of an exam names a college: CAP's own code is our id, JoSAA numbers its institutes. Empty where it is not known. */
export function officialCodes({ jee }: Pick<Catalogue, 'jee'>, exam: Exam): (collegeId: string) => string {
  if (exam === 'mht-cet') return (id) => id;
  const codes = new Map(jee.records.map(({ id, josaaCode }) => [id, josaaCode ?? '']));
  return (id) => codes.get(id) ?? '';
}
