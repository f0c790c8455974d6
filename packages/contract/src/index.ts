import { auth } from './auth.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { students } from './students.ts';

export { API_BASE_PATH } from './base-path.ts';

/** The whole API at a glance, by area. */
export const api = { auth, students } satisfies Record<string, Record<string, AnyEndpoint>>;
