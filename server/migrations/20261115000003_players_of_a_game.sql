-- migrate:up

-- How many people hold numbers on the board; each holds at least one.
alter table games add column players smallint not null default 0;
alter table games add constraint games_players_check check (players between 0 and numbers_sold);

-- The list of draws counts games by status: from this index alone, a few entries a day.
create index games_by_status on games (status);

-- migrate:down
drop index games_by_status;
alter table games drop column players;
