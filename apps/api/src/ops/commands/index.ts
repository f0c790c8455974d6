import type { Command } from '../command.ts';
import { affiliationAdd } from './affiliation-add.ts';
import { affiliationClose } from './affiliation-close.ts';
import { affiliationList } from './affiliation-list.ts';
import { affiliationReopen } from './affiliation-reopen.ts';
import { affiliationUsage } from './affiliation-usage.ts';
import { assessmentNorms } from './assessment-norms.ts';
import { auditMoney } from './audit.ts';
import { counsellorAdd } from './counsellor-add.ts';
import { counsellorAvailability } from './counsellor-availability.ts';
import { counsellorCancel } from './counsellor-cancel.ts';
import { counsellorDay } from './counsellor-day.ts';
import { counsellorException } from './counsellor-exception.ts';
import { counsellorList } from './counsellor-list.ts';
import { counsellorNoShow, counsellorNotes } from './counsellor-notes.ts';
import { counsellorClose, counsellorReopen } from './counsellor-switch.ts';
import { couponsAdd } from './coupons-add.ts';
import { couponsList } from './coupons-list.ts';
import { couponsClose, couponsReopen } from './coupons-switch.ts';
import { couponsUsage } from './coupons-usage.ts';
import { dataImport } from './data-import.ts';
import { databaseBackup } from './database-backup.ts';
import { databaseRestore } from './database-restore.ts';
import { feedbackList } from './feedback-list.ts';
import { invoicesRaise } from './invoices-raise.ts';
import { noticeClear } from './notice-clear.ts';
import { noticeSet } from './notice-set.ts';
import { noticeShow } from './notice-show.ts';
import { ordersAccept } from './orders-accept.ts';
import { ordersExtra } from './orders-extra.ts';
import { ordersFind } from './orders-find.ts';
import { ordersReconcile } from './orders-reconcile.ts';
import { ordersRefund } from './orders-refund.ts';
import { ordersReturnExtra } from './orders-return-extra.ts';
import { outboxDead } from './outbox-dead.ts';
import { outboxDrop } from './outbox-drop.ts';
import { outboxHold } from './outbox-hold.ts';
import { outboxRetry } from './outbox-retry.ts';
import { scheduleClear, scheduleList, scheduleSet } from './schedule.ts';
import { studentsBirthDate } from './students-birth-date.ts';
import { studentsClose, studentsReopen } from './students-close.ts';
import { studentsEndSessions } from './students-end-sessions.ts';
import { studentsExport } from './students-export.ts';
import { studentsFind } from './students-find.ts';
import { studentsShow } from './students-show.ts';
import { ticketAnswer, ticketClose } from './ticket-answer.ts';
import { ticketList } from './ticket-list.ts';
import { ticketScreenshot } from './ticket-screenshot.ts';
import { ticketShow } from './ticket-show.ts';
import { tiersList } from './tiers-list.ts';
import { tiersSet } from './tiers-set.ts';

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
