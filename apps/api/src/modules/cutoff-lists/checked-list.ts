import type { ListReport } from '@dakhila/contract/desk/cutoff-lists';
import type { CutoffListName } from '@dakhila/domain/staff/cutoff-lists';

/** What the thread that checks a list is given. */
export type CheckInput = { folder: string; factsDir: string; list: CutoffListName };
/** What it found: a report, or why the file cannot be read at all. */
export type Checked = { report: ListReport; errors: number } | { refusal: string };
