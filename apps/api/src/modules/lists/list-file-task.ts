import type { PreferenceList } from '@dakhila/contract/list-views';
import type { Language } from '@dakhila/domain/language/languages';
import { listCsv, listPdf } from './list-document.ts';

type ListFileInput = {
  list: PreferenceList;
  kind: 'csv' | 'pdf';
  about: { brand: string; now: Date; language: Language };
};

/** Writes a list as a file. */
export default async function writeListFile({ list, kind, about }: ListFileInput): Promise<Uint8Array> {
  return kind === 'csv' ? Buffer.from(listCsv(list, about.language)) : listPdf(list, about);
}
