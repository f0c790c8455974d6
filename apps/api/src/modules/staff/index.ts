export { actorOf, requireReason } from './actor.ts';
export { inviteMember, recoverFromShell } from './members.ts';
export { staffRoutes } from './routes.ts';
export { identifyStaff, makeDeskCookie, makeDeskGate } from './session.ts';
export { insertStaffSession } from './session-store.ts';
export { insertMember, listColleagues, listMembers } from './store.ts';
