import type { ListReport } from '@dakhila/contract/desk/cutoff-lists';
import type { CutoffListName } from '@dakhila/domain/staff/cutoff-lists';
import type { FactFiles } from '../../catalogue/read-data.ts';

/** What the thread that checks a list is given: `published` are files in the places of those of the release. */
export type CheckInput = { folder: string; factsDir: string; published: FactFiles | null; list: CutoffListName };
/** What it found: a report, or why the file cannot be read at all. */
export type Checked = { report: ListReport; errors: number } | { refusal: string };
