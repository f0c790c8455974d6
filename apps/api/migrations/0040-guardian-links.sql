-- By WhatsApp a guardian gets a link to the whole text of the consent. Only the hash of its token is stored.
alter table guardian_consents add column link_hash bytea;
create unique index guardian_consents_by_link on guardian_consents (link_hash);
