export { useAuthState } from './session/auth.tsx';
export { studentQuery, useLogout, useStudent } from './session/student.ts';
