import type { Command } from '../command.ts';
import { affiliationAdd } from './affiliation-add.ts';
import { affiliationClose } from './affiliation-close.ts';
import { affiliationList } from './affiliation-list.ts';
import { affiliationReopen } from './affiliation-reopen.ts';
import { outboxDead } from './outbox-dead.ts';
import { outboxRetry } from './outbox-retry.ts';
import { studentsFind } from './students-find.ts';

/** Every command there is, in the order that help shows them. A new one: a file beside this one, and its line here. */
export const commands: Command[] = [
  affiliationAdd,
  affiliationList,
  affiliationClose,
  affiliationReopen,
  outboxDead,
  outboxRetry,
  studentsFind,
];
