import { PageError } from '../client-errors.ts';
import { deskVisitor, done, endpoint } from '../endpoint.ts';

/** Apart from the students' call: in a browser where a student is signed in too, an error of the desk is not theirs. */
export const deskErrors = {
  report: endpoint('POST /desk/client-errors', deskVisitor, {
    summary:
      'A page of the desk tells that something in it failed, in the same way as a page of students, about nobody',
    body: PageError,
    response: done,
  }),
};
