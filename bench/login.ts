import { compareJourney } from './lib/journey/compare.ts';
import { cookieIn, expected } from './lib/journey/visit.ts';

/**
 * `npm run bench -- login [journeys of a student in a turn]`: a code is asked for, typed, and the new session is looked at, beside the same statements sent by nothing but `node:http` and `pg`. Codes are
 * kept as an HMAC, which costs microseconds: guessing is stopped by counted tries, not by a slow hash.
 */
await compareJourney({
  name: 'login',
  isSignedIn: false,
  share: 0.5,
  journey:
    () =>
    async (ask, { student, cookie, xsrf, browserId }) => {
      const headers = { cookie, 'x-xsrf-token': xsrf, 'content-type': 'application/json' };
      const post = (path: string, body: object) =>
        ask({ method: 'POST', path: `/api/v1${path}`, headers, body: JSON.stringify(body) });
      expected(await post('/auth/login/init', { identifier: student.email }), 200);
      const { head } = expected(await post('/auth/login/verify', { identifier: student.email, otp: '123456' }), 200);
      const signedIn = { cookie: `session=${cookieIn(head, 'session')}; browser=${browserId}` };
      expected(
        await ask({ method: 'GET', path: '/api/v1/auth/check', headers: signedIn }),
        200,
        '"authenticated":true',
      );
    },
});
