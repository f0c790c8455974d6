import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../src/ports.ts';
import type { Mutation } from '../crash/world.ts';
import { afterTheCommit, answering, rewriting } from './tampering.ts';

/** A product with one mistake in it, and where the mistake has to show. */
export type Mutant = Mutation & {
  name: string;
  /** Part of the names of the scenes that meet it. */
  scenes: RegExp;
  /** Guards of the database that would hide it. */
  without?: string;
};

const NO_LOCK = rewriting(/ for (no key )?update( skip locked)?/, '');
const LEDGER_UNGUARDED = `alter table ledger drop constraint ledger_cause_unique;
  alter table invoices drop constraint invoices_order_id_key;
  alter table payment_events drop constraint payment_events_unique;`;

type Evidence = Extract<ReturnType<Deps['gateway']['readCallback']>, { kind: 'evidence' }>['evidence'];

/** A server that makes something else of what a callback proves. */
function hearing(mishear: (evidence: Evidence, deps: Deps) => Evidence): (deps: Deps) => Deps {
  return (deps) => {
    const readCallback: Deps['gateway']['readCallback'] = (raw) => {
      const heard = deps.gateway.readCallback(raw);
      return heard.kind === 'evidence' ? { ...heard, evidence: mishear(heard.evidence, deps) } : heard;
    };
    return { ...deps, gateway: { ...deps.gateway, readCallback } };
  };
}

/** Mistakes as they are really made. Every one of them must be caught, or the harness proves nothing. */
export const MUTANTS: Mutant[] = [
  {
    name: 'no transaction',
    scenes: /^settle predictions by callback$/,
    tamper: rewriting(/^(begin|commit|rollback).*/, 'select 1'),
  },
  {
    name: 'no lock and no unique words',
    scenes: /^settle counselling by callback$/,
    tamper: NO_LOCK,
    without: LEDGER_UNGUARDED,
  },
  {
    name: 'answers before it commits',
    scenes: /^cancel a session$/,
    tamper: afterTheCommit(/^update "counselling_bookings"/),
  },
  {
    name: 'receipt outside the transaction',
    scenes: /^settle upgrade by callback$/,
    tamper: afterTheCommit(/^insert into "outbox"/),
  },
  {
    name: 'invoice outside the transaction',
    scenes: /^settle predictions by return$/,
    tamper: afterTheCommit(/^insert into "invoices"/),
  },
  {
    name: 'coupon counted afterwards',
    scenes: /^settle predictions by callback, with a coupon$/,
    tamper: afterTheCommit(/^update "coupon_uses"/),
  },
  {
    name: 'credit before the evidence is kept',
    scenes: /^settle psychometric by callback$/,
    tamper: afterTheCommit(/^insert into "payment_events"/, [['00000000-0000-4000-8000-000000000000']]),
  },
  {
    name: 'credit after the answer',
    scenes: /^settle signup by callback$/,
    tamper: afterTheCommit(/insert into "ledger"/, [{ id: 1 }]),
  },
  {
    name: 'a session is spent after it is booked',
    scenes: /^book a session$/,
    tamper: afterTheCommit(/insert into "ledger"/, [{ id: 1 }]),
  },
  {
    name: 'a prediction is saved without being spent',
    scenes: /^predict josaa$/,
    tamper: answering(/insert into "ledger"/, [{ id: 1 }]),
  },
  {
    name: 'an assessment is spent after it is begun',
    scenes: /^start the assessment$/,
    tamper: afterTheCommit(/insert into "ledger"/, [{ id: 1 }]),
  },
  {
    name: 'verified after the answer',
    scenes: /^verify the whatsapp code/,
    tamper: afterTheCommit(/^update "signups"/),
  },
  {
    name: 'booking without lock and constraint',
    scenes: /^book a session$/,
    tamper: NO_LOCK,
    without: `alter table counselling_bookings drop constraint counsellor_is_in_one_session;
      alter table counselling_bookings drop constraint student_is_in_one_session;`,
  },
  {
    name: 'idempotency key ignored',
    scenes: /^order attempts for nothing$/,
    hear: (ask) => ({ ...ask, headers: { ...ask.headers, 'idempotency-key': randomUUID() } }),
  },
  {
    name: 'lost callbacks are never asked about',
    scenes: /^settle predictions by callback$/,
    tamper: rewriting(/"next_check_at" <= app_now\(\)/, `"next_check_at" < '-infinity'`),
  },
  {
    name: 'late failure wins',
    without: 'drop trigger orders_guard on orders',
    scenes: /^settle counselling by callback$/,
    deps: hearing((evidence, { db }) => {
      if (evidence.outcome === 'failed')
        void db
          .execute(
            sql`update orders set state = 'failed', paid_at = null where transaction_id = ${evidence.transactionId}`,
          )
          .catch(() => undefined);
      return evidence;
    }),
  },
  {
    name: 'trusts the browser that comes back',
    scenes: /^back without having paid$/,
    deps: (deps) => ({
      ...deps,
      gateway: {
        ...deps.gateway,
        status: async (order) => ({ ...(await deps.gateway.status(order)), outcome: 'paid' }),
      },
    }),
  },
  {
    name: 'compares whole rupees',
    scenes: /^a paisa too little$/,
    deps: hearing((evidence) => ({ ...evidence, amountPaise: Math.ceil(evidence.amountPaise / 100) * 100 })),
  },
];
