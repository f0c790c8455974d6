-- Messages are sent by lane, and each kind has its WhatsApp template. The default is for processes of the release before.
alter table outbox add column kind text not null default 'security'
  check (kind in ('code', 'security', 'receipt', 'answer', 'session', 'reminder'));
