import type { Command } from '../command.ts';
import {
  affiliationAdd,
  affiliationClose,
  affiliationList,
  affiliationReopen,
  affiliationUsage,
} from './affiliations.ts';
import { counsellorCancel, counsellorDay, counsellorNoShow, counsellorNotes } from './counselling-sessions.ts';
import {
  counsellorAdd,
  counsellorAvailability,
  counsellorClose,
  counsellorException,
  counsellorList,
  counsellorReopen,
} from './counsellors.ts';
import { couponsAdd, couponsClose, couponsList, couponsReopen, couponsUsage } from './coupons.ts';
import { dataImport } from './data-import.ts';
import { assessmentNorms, auditMoney, databaseBackup, databaseRestore } from './maintenance.ts';
import { outboxDead, outboxDrop, outboxHold, outboxRetry } from './messages.ts';
import { noticeClear, noticeSet, noticeShow } from './notices.ts';
import {
  invoicesRaise,
  ordersAccept,
  ordersExtra,
  ordersFind,
  ordersReconcile,
  ordersRefund,
  ordersReturnExtra,
} from './orders.ts';
import { scheduleClear, scheduleList, scheduleSet } from './schedule.ts';
import {
  studentsBirthDate,
  studentsClose,
  studentsEndSessions,
  studentsExport,
  studentsFind,
  studentsReopen,
  studentsShow,
} from './students.ts';
import { feedbackList, ticketAnswer, ticketClose, ticketList, ticketScreenshot, ticketShow } from './support.ts';
import { tiersList, tiersSet } from './tiers.ts';

/** Every command there is, in the order that help shows them. A new one: a file beside this one, and its line here. */
export const commands: Command[] = [
  affiliationAdd,
  affiliationList,
  affiliationUsage,
  affiliationClose,
  affiliationReopen,
  assessmentNorms,
  auditMoney,
  counsellorAdd,
  counsellorList,
  counsellorAvailability,
  counsellorException,
  counsellorDay,
  counsellorNotes,
  counsellorNoShow,
  counsellorCancel,
  counsellorClose,
  counsellorReopen,
  couponsAdd,
  couponsList,
  couponsUsage,
  couponsClose,
  couponsReopen,
  dataImport,
  databaseBackup,
  databaseRestore,
  feedbackList,
  invoicesRaise,
  noticeSet,
  noticeShow,
  noticeClear,
  ordersFind,
  ordersReconcile,
  ordersRefund,
  ordersExtra,
  ordersReturnExtra,
  ordersAccept,
  outboxDead,
  outboxRetry,
  outboxDrop,
  outboxHold,
  scheduleList,
  scheduleSet,
  scheduleClear,
  studentsFind,
  studentsShow,
  studentsEndSessions,
  studentsClose,
  studentsReopen,
  studentsExport,
  studentsBirthDate,
  ticketList,
  ticketShow,
  ticketScreenshot,
  ticketAnswer,
  ticketClose,
  tiersList,
  tiersSet,
];
