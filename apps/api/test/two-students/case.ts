import { randomUUID } from 'node:crypto';
import type { Browser } from '../browser.ts';
import type { Things } from './things.ts';

type Sent = { params?: Record<string, string>; query?: Record<string, string>; body?: object };

/** One place of one call in which something of another student's can be named. */
export type Case = {
  /** `GET /lists/:id` */
  call: string;
  /** `params.id` */
  place: string;
  /**
   * `refused`: there is no such thing for anybody else. `own`: whoever asks is answered about their own. `bearer`: who holds it may, and that is
   * what it is for.
   */
  rule: 'refused' | 'own' | 'bearer';
  /** How it is refused. */
  status: number;
  /** What is named, of the student whose it is; and the like of it that nobody has. */
  theirs: (owner: Things) => string;
  nowhere: string;
  /** The request, right in everything else for the student who sends it. */
  send: (named: string, sender: Things) => Sent;
  /** Which browser of the sender's asks. */
  from: (sender: Things) => Browser;
};

/** The key of a page that begins behind a thing, at a moment that lies behind everybody's: the sender's own things all follow. */
export const pageBehind = (id: string) => `9999999999.000000_${id}`;

/** An id that nothing has. */
export const NOWHERE = randomUUID();

type Told = Pick<Case, 'call' | 'place' | 'theirs' | 'send'> & Partial<Case>;

export const refused = (told: Told): Case => ({
  rule: 'refused',
  status: 404,
  nowhere: NOWHERE,
  from: ({ browser }) => browser,
  ...told,
});
export const own = (told: Told): Case => ({ ...refused(told), rule: 'own' });
export const bearer = (told: Told): Case => ({ ...refused(told), rule: 'bearer' });

type Rest = (sender: Things) => Omit<Sent, 'params'> & { params?: Record<string, string> };

/** The usual case: the id stands in the address, and nobody but its owner finds it. */
export const byId = (call: string, theirs: Case['theirs'], rest: Rest = () => ({})): Case =>
  refused({
    call,
    place: 'params.id',
    theirs,
    send: (id, sender) => {
      const { params, ...others } = rest(sender);
      return { params: { ...params, id }, ...others };
    },
  });
