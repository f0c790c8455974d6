-- Used codes are counted at each try while somebody guesses; unused ones are many then.
create index code_sends_used on code_sends (network, used_at) where used_at is not null;
