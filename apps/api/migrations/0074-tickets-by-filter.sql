-- The indexes of the queue before stay: processes of the release before read by them.
-- Every combination of filters is one range of an index, sorted as the queue is: all tickets, those of nobody, those of somebody.
create index if not exists tickets_by_filter on tickets (status, topic, language, (coalesce(waiting_since, updated_at)), id);
create index if not exists tickets_of_nobody_by_filter on tickets (status, topic, language, (coalesce(waiting_since, updated_at)), id) where assigned_to is null;
create index if not exists tickets_of_member_by_filter on tickets (assigned_to, status, topic, language, (coalesce(waiting_since, updated_at)), id) where assigned_to is not null;
