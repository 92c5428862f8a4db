CREATE TABLE houses (
	digest TEXT COLLATE "C" NOT NULL,
	id TEXT COLLATE "C" NOT NULL,
	name TEXT COLLATE "C" NOT NULL,
	text TEXT COLLATE "C" NOT NULL,
	posted TEXT COLLATE "C" NOT NULL,
	PRIMARY KEY (digest)
);

CREATE TABLE tables (
	id TEXT COLLATE "C" NOT NULL,
	house TEXT COLLATE "C" NOT NULL,
	settings BYTEA NOT NULL,
	state BYTEA NOT NULL,
	version BIGINT NOT NULL,
	epoch BIGINT NOT NULL,
	owner TEXT COLLATE "C" NOT NULL,
	expires_ms BIGINT NOT NULL,
	closed BOOLEAN NOT NULL,
	created_ms BIGINT NOT NULL,
	PRIMARY KEY (id)
);

CREATE TABLE steps (
	table_id TEXT COLLATE "C" NOT NULL,
	round BIGINT NOT NULL,
	version BIGINT NOT NULL,
	at_ms BIGINT NOT NULL,
	actor TEXT COLLATE "C" NOT NULL,
	body BYTEA NOT NULL,
	PRIMARY KEY (table_id, round, version),
	CONSTRAINT version_counted CHECK (version >= 0)
);

CREATE TABLE commands (
	table_id TEXT COLLATE "C" NOT NULL,
	actor TEXT COLLATE "C" NOT NULL,
	id TEXT COLLATE "C" NOT NULL,
	body_hash BYTEA NOT NULL,
	version BIGINT NOT NULL,
	answer BYTEA NOT NULL,
	PRIMARY KEY (table_id, actor, id)
);

CREATE TABLE rounds (
	table_id TEXT COLLATE "C" NOT NULL,
	round BIGINT NOT NULL,
	house TEXT COLLATE "C" NOT NULL,
	opened_ms BIGINT NOT NULL,
	ended_ms BIGINT NOT NULL,
	ending TEXT COLLATE "C" NOT NULL,
	body BYTEA NOT NULL,
	chain BYTEA NOT NULL,
	PRIMARY KEY (table_id, round),
	CONSTRAINT ending_known CHECK (ending IN ('settled', 'void', 'none'))
);

CREATE TABLE round_players (
	table_id TEXT COLLATE "C" NOT NULL,
	round BIGINT NOT NULL,
	player TEXT COLLATE "C" NOT NULL,
	ledger TEXT COLLATE "C" NOT NULL,
	at_ms BIGINT NOT NULL,
	PRIMARY KEY (table_id, round, player)
);

CREATE INDEX round_players_by_player ON round_players (player, at_ms, table_id, round);

CREATE TABLE decks (
	table_id TEXT COLLATE "C" NOT NULL,
	round BIGINT NOT NULL,
	number BIGINT NOT NULL,
	nonce BYTEA NOT NULL,
	commitment BYTEA NOT NULL,
	seals BYTEA NOT NULL,
	state TEXT COLLATE "C" NOT NULL,
	seeds BYTEA NOT NULL,
	openings BYTEA NOT NULL,
	seed BYTEA NOT NULL,
	PRIMARY KEY (table_id, round, number),
	CONSTRAINT state_known CHECK (state IN ('sealed', 'dealt', 'opened'))
);

CREATE TABLE accounts (
	id TEXT COLLATE "C" NOT NULL,
	ledger TEXT COLLATE "C" NOT NULL,
	balance_minor BIGINT NOT NULL,
	reserved_minor BIGINT NOT NULL,
	held_minor BIGINT NOT NULL,
	risk_minor BIGINT NOT NULL,
	lost_minor BIGINT NOT NULL,
	lost_day BIGINT NOT NULL,
	loss_limit_minor BIGINT,
	granted_ms BIGINT,
	may_owe BOOLEAN NOT NULL,
	PRIMARY KEY (id, ledger),
	CONSTRAINT covered CHECK (may_owe OR balance_minor - reserved_minor - held_minor >= 0),
	CONSTRAINT set_aside CHECK (reserved_minor >= 0 AND held_minor >= 0 AND risk_minor >= 0)
);

CREATE TABLE transfers (
	table_id TEXT COLLATE "C" NOT NULL,
	version BIGINT NOT NULL,
	number BIGINT NOT NULL,
	ledger TEXT COLLATE "C" NOT NULL,
	debit TEXT COLLATE "C" NOT NULL,
	credit TEXT COLLATE "C" NOT NULL,
	amount_minor BIGINT NOT NULL,
	reason TEXT COLLATE "C" NOT NULL,
	round BIGINT NOT NULL,
	at_ms BIGINT NOT NULL,
	player TEXT COLLATE "C",
	PRIMARY KEY (table_id, version, number),
	CONSTRAINT version_counted CHECK (version >= 0),
	CONSTRAINT above_zero CHECK (amount_minor > 0),
	CONSTRAINT two_accounts CHECK (debit <> credit),
	CONSTRAINT one_player CHECK (substr(debit, 1, 7) <> 'player:' OR substr(credit, 1, 7) <> 'player:'),
	CONSTRAINT reason_known CHECK (reason IN ('grant', 'stake', 'unstake', 'play', 'lose', 'return', 'win', 'share', 'envy', 'contribution', 'reseed', 'carry', 'reverse'))
);

CREATE INDEX transfers_by_player ON transfers (player, at_ms, table_id, version, number) WHERE player IS NOT NULL;

CREATE INDEX transfers_outside ON transfers (at_ms, table_id) WHERE version = 0;

CREATE TABLE pending (
	meter TEXT COLLATE "C" NOT NULL,
	table_id TEXT COLLATE "C" NOT NULL,
	version BIGINT NOT NULL,
	number BIGINT NOT NULL,
	ledger TEXT COLLATE "C" NOT NULL,
	amount_minor BIGINT NOT NULL,
	PRIMARY KEY (meter, table_id, version, number)
);

CREATE TABLE awards (
	meter TEXT COLLATE "C" NOT NULL,
	table_id TEXT COLLATE "C" NOT NULL,
	version BIGINT NOT NULL,
	number BIGINT NOT NULL,
	round BIGINT NOT NULL,
	at_ms BIGINT NOT NULL,
	box BIGINT NOT NULL,
	player TEXT COLLATE "C" NOT NULL,
	pay_row TEXT COLLATE "C" NOT NULL,
	before_minor BIGINT NOT NULL,
	amount_minor BIGINT NOT NULL,
	PRIMARY KEY (meter, table_id, version, number),
	CONSTRAINT version_counted CHECK (version >= 0)
);

CREATE TABLE players (
	player TEXT COLLATE "C" NOT NULL,
	barred_until_ms BIGINT NOT NULL,
	bar_kind TEXT COLLATE "C" NOT NULL,
	time_limit_ms BIGINT,
	played_ms BIGINT NOT NULL,
	played_day BIGINT NOT NULL,
	PRIMARY KEY (player),
	CONSTRAINT bar_known CHECK (bar_kind IN ('', 'break', 'excluded'))
);

CREATE TABLE meters (
	id TEXT COLLATE "C" NOT NULL,
	ledger TEXT COLLATE "C" NOT NULL,
	house TEXT COLLATE "C" NOT NULL,
	name TEXT COLLATE "C" NOT NULL,
	seed_minor BIGINT NOT NULL,
	contribution TEXT COLLATE "C" NOT NULL,
	next_seed_minor BIGINT,
	next_contribution TEXT COLLATE "C",
	next_ms BIGINT,
	created_ms BIGINT NOT NULL,
	PRIMARY KEY (id)
);

CREATE TABLE hours (
	hour BIGINT NOT NULL,
	heads BYTEA NOT NULL,
	body BYTEA NOT NULL,
	chain BYTEA NOT NULL,
	PRIMARY KEY (hour)
);

CREATE TABLE people (
	id TEXT COLLATE "C" NOT NULL,
	name TEXT COLLATE "C" NOT NULL,
	name_key TEXT COLLATE "C" NOT NULL,
	name_look TEXT COLLATE "C" NOT NULL,
	role TEXT COLLATE "C" NOT NULL,
	password TEXT COLLATE "C" NOT NULL,
	guest BIGINT NOT NULL,
	locked BIGINT NOT NULL,
	created_ms BIGINT NOT NULL,
	limits_version BIGINT NOT NULL,
	PRIMARY KEY (id),
	CONSTRAINT role_known CHECK (role IN ('player', 'dealer', 'supervisor', 'auditor', 'admin'))
);

CREATE UNIQUE INDEX people_name_once ON people (name_key);

CREATE UNIQUE INDEX people_look_once ON people (name_look);

CREATE TABLE sessions (
	id TEXT COLLATE "C" NOT NULL,
	person TEXT COLLATE "C" NOT NULL,
	created_ms BIGINT NOT NULL,
	seen_ms BIGINT NOT NULL,
	expires_ms BIGINT NOT NULL,
	PRIMARY KEY (id)
);

CREATE INDEX sessions_by_person ON sessions (person);

CREATE INDEX sessions_by_end ON sessions (expires_ms);

CREATE TABLE tokens (
	id TEXT COLLATE "C" NOT NULL,
	secret TEXT COLLATE "C" NOT NULL,
	person TEXT COLLATE "C" NOT NULL,
	scopes TEXT COLLATE "C" NOT NULL,
	created_ms BIGINT NOT NULL,
	expires_ms BIGINT NOT NULL,
	used_ms BIGINT NOT NULL,
	PRIMARY KEY (id)
);

CREATE INDEX tokens_by_person ON tokens (person);

CREATE UNIQUE INDEX tokens_secret_once ON tokens (secret);

CREATE TABLE attempts (
	key TEXT COLLATE "C" NOT NULL,
	tries BIGINT NOT NULL,
	last_ms BIGINT NOT NULL,
	until_ms BIGINT NOT NULL,
	PRIMARY KEY (key)
);

CREATE INDEX attempts_by_time ON attempts (last_ms);

CREATE TABLE own_limits (
	person TEXT COLLATE "C" NOT NULL,
	kind TEXT COLLATE "C" NOT NULL,
	ledger TEXT COLLATE "C" NOT NULL,
	value BIGINT NOT NULL,
	next_value BIGINT NOT NULL,
	next_from_ms BIGINT NOT NULL,
	PRIMARY KEY (person, kind, ledger),
	CONSTRAINT kind_known CHECK (kind IN ('loss', 'time', 'reality', 'break', 'excluded'))
);

CREATE INDEX own_limits_due ON own_limits (next_from_ms);

CREATE TABLE orders (
	table_id TEXT COLLATE "C" NOT NULL,
	id TEXT COLLATE "C" NOT NULL,
	what TEXT COLLATE "C" NOT NULL,
	body BYTEA NOT NULL,
	at_ms BIGINT NOT NULL,
	done_ms BIGINT,
	answer TEXT COLLATE "C" NOT NULL,
	PRIMARY KEY (table_id, id),
	CONSTRAINT what_known CHECK (what IN ('open', 'pause', 'close'))
);

CREATE INDEX orders_due ON orders (at_ms) WHERE done_ms IS NULL;

CREATE TABLE processes (
	owner TEXT COLLATE "C" NOT NULL,
	address TEXT COLLATE "C" NOT NULL,
	version TEXT COLLATE "C" NOT NULL,
	started_ms BIGINT NOT NULL,
	expires_ms BIGINT NOT NULL,
	PRIMARY KEY (owner)
);

CREATE TABLE buckets (
	key TEXT COLLATE "C" NOT NULL,
	holds BIGINT NOT NULL,
	at_ms BIGINT NOT NULL,
	full_ms BIGINT NOT NULL,
	PRIMARY KEY (key)
);

CREATE INDEX buckets_by_time ON buckets (full_ms);

CREATE TABLE alembic_version (version_num VARCHAR(32) CONSTRAINT alembic_version_pkc PRIMARY KEY);
