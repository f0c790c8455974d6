import type { EditionPreview } from '@dakhila/contract/desk/cutoff-lists';
import type { CutoffListName } from '@dakhila/domain/staff/cutoff-lists';
import type { FactFiles } from '../../catalogue/read-data.ts';
import type { Config } from '../../config.ts';
import type { EditionFiles } from './edition-files.ts';

/** What the thread that builds an edition is given. */
export type BuildInput = {
  /** An empty folder to work in. It is removed afterwards, even if the thread is ended in the middle. */
  folder: string;
  list: CutoffListName;
  /** The approved file, gzipped. */
  content: Uint8Array;
  /** The files of the edition beneath it; none over the release's own facts. */
  beneath: FactFiles | null;
  config: Config;
  now: number;
};
/** What it made, or why it could not. */
export type Built = { version: string; files: EditionFiles; preview: EditionPreview } | { failure: string };
