export { useAuthState } from './session/auth.tsx';
export { useLogout } from './session/logout.ts';
export { studentQuery, useStudent } from './session/student.ts';
