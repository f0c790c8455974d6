export { existing, findCollege } from './read-college.ts';
