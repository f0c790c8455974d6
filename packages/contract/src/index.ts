import { auth } from './auth.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { students } from './students.ts';

/** The base path of every call. */
export const API_BASE_PATH = '/api/v1';

/** The whole API at a glance, by area. */
export const api = { auth, students } satisfies Record<string, Record<string, AnyEndpoint>>;
