import type { Command } from '../command.ts';
import { affiliationCommands } from './affiliations.ts';
import { sessionCommands } from './counselling-sessions.ts';
import { counsellorCommands } from './counsellors.ts';
import { couponCommands } from './coupons.ts';
import { dataImport } from './data-import.ts';
import { deliveryCommands } from './deliveries.ts';
import { factCommands } from './facts.ts';
import { fileCommands } from './files.ts';
import { listCommands } from './lists.ts';
import { maintenanceCommands } from './maintenance.ts';
import { messageCommands } from './messages.ts';
import { noticeCommands } from './notices.ts';
import { orderCommands } from './orders.ts';
import { scheduleCommands } from './schedule.ts';
import { seasonCommands } from './season.ts';
import { staffCommands } from './staff.ts';
import { studentCommands } from './students.ts';
import { supportCommands } from './support.ts';
import { tierCommands } from './tiers.ts';

const ALL: Command[] = [
  ...affiliationCommands,
  ...sessionCommands,
  ...counsellorCommands,
  ...couponCommands,
  ...deliveryCommands,
  ...fileCommands,
  ...factCommands,
  ...listCommands,
  ...maintenanceCommands,
  ...messageCommands,
  ...noticeCommands,
  ...orderCommands,
  ...scheduleCommands,
  ...seasonCommands,
  ...staffCommands,
  ...studentCommands,
  ...supportCommands,
  ...tierCommands,
  dataImport,
];
const areaOf = ({ name }: Command) => name.split(' ')[0] ?? '';

/** Every command in the order of the help: by area, then as its file lists them. */
export const commands: Command[] = ALL.toSorted((one, other) => areaOf(one).localeCompare(areaOf(other)));
