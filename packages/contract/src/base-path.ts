/** The base path of every call. */
export const API_BASE_PATH = '/api/v1';
