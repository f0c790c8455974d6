import { sql } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Deps } from '../../ports.ts';
import { wouldPauseWhatsApp } from '../accounts/index.ts';
import { sharedRead } from './shared-read.ts';
import { watchCleanUps } from './watch-clean-ups.ts';

/** Figures for alerts, read by one small query. */
const FIGURES = {
  outbox_late: 'Messages that should have gone out a minute ago',
  outbox_dead: 'Messages that were given up',
  orders_late: 'Orders that a student left for the gateway half an hour ago and that are still open',
  orders_review: 'Paid orders that a person must judge',
  refunds_late: 'Refunds that the gateway has not confirmed for a day',
  extra_payments_to_return: 'Second payments for an order that have not gone back',
  tickets_waiting: 'Tickets that have waited a day for an answer',
  files_to_delete: 'Files in the object store that should have been deleted',
  files_to_delete_seconds: 'For how long the first of them has waited',
  database_bytes: 'The size of the database on disk',
} as const;
type Figure = keyof typeof FIGURES;
const NAMES = Object.keys(FIGURES) as Figure[];

/** Adds metrics of the database: messages, payments, tickets, size. */
export function watchState(registry: Registry, deps: Pick<Deps, 'db' | 'config'>): void {
  const collect = sharedRead(async () => {
    try {
      const { rows } = await deps.db.execute<Record<Figure, string>>(STATE);
      for (const [name, figure] of gauges) figure.set(Number(rows[0]?.[name]));
      isPaused.set(Number(await wouldPauseWhatsApp(deps)));
      await readCleanUps(deps.db);
      isUp.set(1);
    } catch (error) {
      isUp.set(0);
      throw error;
    }
  });
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `dakhila_${name}`, help, registers: [registry], collect });

  const isUp = gauge('database_up', 'Whether the database answers; the figures beside it are of its last answer');
  const isPaused = gauge(
    'whatsapp_paused',
    'Whether codes by WhatsApp are held back: the budget of the day is spent, or hardly any code is used',
  );
  const gauges = NAMES.map((name) => [name, gauge(name, FIGURES[name])] as const);
  const readCleanUps = watchCleanUps(registry, collect);
}

const STATE = sql`select
  (select count(*) from outbox where state = 'waiting' and next_attempt_at < app_now() - interval '1 minute') as outbox_late,
  (select count(*) from outbox where state = 'dead') as outbox_dead,
  (select count(*) from orders where next_check_at is not null and state = 'redirected' and created_at < app_now() - interval '30 minutes') as orders_late,
  (select count(*) from orders where state = 'review') as orders_review,
  (select count(*) from orders where state = 'refund_pending' and updated_at < app_now() - interval '1 day') as refunds_late,
  (select count(*) from extra_payments where state <> 'refunded') as extra_payments_to_return,
  (select count(*) from tickets where status = 'open' and coalesce(waiting_since, updated_at) < app_now() - interval '1 day') as tickets_waiting,
  (select count(*) from files_to_delete where due_at <= app_now()) as files_to_delete,
  (select coalesce(extract(epoch from app_now() - min(due_at)), 0) from files_to_delete where due_at <= app_now()) as files_to_delete_seconds,
  pg_database_size(current_database()) as database_bytes`;
