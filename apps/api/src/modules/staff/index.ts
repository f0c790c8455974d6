export { actorOf, requireReason } from './actor.ts';
export {
  changeRolesFromShell,
  endAccessFromShell,
  recoverFromShell,
  requireMemberByEmail,
} from './from-shell.ts';
export { notifyAccessChanged, notifyCounsellorReplaced } from './mails.ts';
export { inviteMember, requireMember } from './members.ts';
export { staffRoutes } from './routes.ts';
export { identifyStaff, makeDeskCookie, makeDeskGate } from './session.ts';
export { insertStaffSession } from './session-store.ts';
export { findMember, insertMember, listColleagues, listMembers, nameActors } from './store.ts';
