export { existing } from './existing.ts';
export { findCollege } from './find-college.ts';
