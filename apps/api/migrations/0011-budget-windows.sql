-- A window begins with its first use, not with the clock's hour: whoever waits for the hour to turn gains nothing.
truncate budgets;
alter table budgets drop constraint budgets_pkey;
alter table budgets drop column window_start;
alter table budgets add primary key (key);
