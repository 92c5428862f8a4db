-- secret: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
-- password: a long pass phrase
-- guest: oeT2-KCPl20JAPQp3w9jEFG0r0ptczwrZ8kY5vvwMxk=
-- session: AKIVET631JuVQ0belzp1CH9eRuFdOkAFIK8w2KCHQq4=
-- token: qh_hSQHpsi4k6CRnQOMUKtkuGDzK2UJsGoHD9DCGQ9YYRw=

CREATE TABLE accounts (
	id TEXT NOT NULL,
	ledger TEXT NOT NULL,
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
)
 WITHOUT ROWID;

CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);

CREATE TABLE attempts (
	"key" TEXT NOT NULL,
	tries BIGINT NOT NULL,
	last_ms BIGINT NOT NULL,
	until_ms BIGINT NOT NULL,
	PRIMARY KEY ("key")
)
 WITHOUT ROWID;

CREATE TABLE awards (
	meter TEXT NOT NULL,
	table_id TEXT NOT NULL,
	version BIGINT NOT NULL,
	number BIGINT NOT NULL,
	round BIGINT NOT NULL,
	at_ms BIGINT NOT NULL,
	box BIGINT NOT NULL,
	player TEXT NOT NULL,
	pay_row TEXT NOT NULL,
	before_minor BIGINT NOT NULL,
	amount_minor BIGINT NOT NULL,
	PRIMARY KEY (meter, table_id, version, number),
	CONSTRAINT version_counted CHECK (version >= 0)
)
 WITHOUT ROWID;

CREATE TABLE buckets (
	"key" TEXT NOT NULL,
	holds BIGINT NOT NULL,
	at_ms BIGINT NOT NULL,
	full_ms BIGINT NOT NULL,
	PRIMARY KEY ("key")
)
 WITHOUT ROWID;

CREATE TABLE commands (
	table_id TEXT NOT NULL,
	actor TEXT NOT NULL,
	id TEXT NOT NULL,
	body_hash BLOB NOT NULL,
	version BIGINT NOT NULL,
	answer BLOB NOT NULL,
	PRIMARY KEY (table_id, actor, id)
)
 WITHOUT ROWID;

CREATE TABLE decks (
	table_id TEXT NOT NULL,
	round BIGINT NOT NULL,
	number BIGINT NOT NULL,
	nonce BLOB NOT NULL,
	commitment BLOB NOT NULL,
	seals BLOB NOT NULL,
	state TEXT NOT NULL,
	seeds BLOB NOT NULL,
	openings BLOB NOT NULL,
	seed BLOB NOT NULL,
	PRIMARY KEY (table_id, round, number),
	CONSTRAINT state_known CHECK (state IN ('sealed', 'dealt', 'opened'))
);

CREATE TABLE hours (
	hour BIGINT NOT NULL,
	heads BLOB NOT NULL,
	body BLOB NOT NULL,
	chain BLOB NOT NULL,
	PRIMARY KEY (hour)
)
 WITHOUT ROWID;

CREATE TABLE houses (
	digest TEXT NOT NULL,
	id TEXT NOT NULL,
	name TEXT NOT NULL,
	text TEXT NOT NULL,
	posted TEXT NOT NULL,
	PRIMARY KEY (digest)
);

CREATE TABLE meters (
	id TEXT NOT NULL,
	ledger TEXT NOT NULL,
	house TEXT NOT NULL,
	name TEXT NOT NULL,
	seed_minor BIGINT NOT NULL,
	contribution TEXT NOT NULL,
	next_seed_minor BIGINT,
	next_contribution TEXT,
	next_ms BIGINT,
	created_ms BIGINT NOT NULL,
	PRIMARY KEY (id)
)
 WITHOUT ROWID;

CREATE TABLE orders (
	table_id TEXT NOT NULL,
	id TEXT NOT NULL,
	what TEXT NOT NULL,
	body BLOB NOT NULL,
	at_ms BIGINT NOT NULL,
	done_ms BIGINT,
	answer TEXT NOT NULL,
	PRIMARY KEY (table_id, id),
	CONSTRAINT what_known CHECK (what IN ('open', 'pause', 'close'))
)
 WITHOUT ROWID;

CREATE TABLE own_limits (
	person TEXT NOT NULL,
	kind TEXT NOT NULL,
	ledger TEXT NOT NULL,
	value BIGINT NOT NULL,
	next_value BIGINT NOT NULL,
	next_from_ms BIGINT NOT NULL,
	PRIMARY KEY (person, kind, ledger),
	CONSTRAINT kind_known CHECK (kind IN ('loss', 'time', 'reality', 'break', 'excluded'))
)
 WITHOUT ROWID;

CREATE TABLE pending (
	meter TEXT NOT NULL,
	table_id TEXT NOT NULL,
	version BIGINT NOT NULL,
	number BIGINT NOT NULL,
	ledger TEXT NOT NULL,
	amount_minor BIGINT NOT NULL,
	PRIMARY KEY (meter, table_id, version, number)
)
 WITHOUT ROWID;

CREATE TABLE people (
	id TEXT NOT NULL,
	name TEXT NOT NULL,
	name_key TEXT NOT NULL,
	name_look TEXT NOT NULL,
	role TEXT NOT NULL,
	password TEXT NOT NULL,
	guest BIGINT NOT NULL,
	locked BIGINT NOT NULL,
	created_ms BIGINT NOT NULL,
	limits_version BIGINT NOT NULL,
	PRIMARY KEY (id),
	CONSTRAINT role_known CHECK (role IN ('player', 'dealer', 'supervisor', 'auditor', 'admin'))
)
 WITHOUT ROWID;

CREATE TABLE players (
	player TEXT NOT NULL,
	barred_until_ms BIGINT NOT NULL,
	bar_kind TEXT NOT NULL,
	time_limit_ms BIGINT,
	played_ms BIGINT NOT NULL,
	played_day BIGINT NOT NULL,
	PRIMARY KEY (player),
	CONSTRAINT bar_known CHECK (bar_kind IN ('', 'break', 'excluded'))
)
 WITHOUT ROWID;

CREATE TABLE processes (
	owner TEXT NOT NULL,
	address TEXT NOT NULL,
	version TEXT NOT NULL,
	started_ms BIGINT NOT NULL,
	expires_ms BIGINT NOT NULL,
	PRIMARY KEY (owner)
)
 WITHOUT ROWID;

CREATE TABLE round_players (
	table_id TEXT NOT NULL,
	round BIGINT NOT NULL,
	player TEXT NOT NULL,
	ledger TEXT NOT NULL,
	at_ms BIGINT NOT NULL,
	PRIMARY KEY (table_id, round, player)
)
 WITHOUT ROWID;

CREATE TABLE rounds (
	table_id TEXT NOT NULL,
	round BIGINT NOT NULL,
	house TEXT NOT NULL,
	opened_ms BIGINT NOT NULL,
	ended_ms BIGINT NOT NULL,
	ending TEXT NOT NULL,
	body BLOB NOT NULL,
	chain BLOB NOT NULL,
	PRIMARY KEY (table_id, round),
	CONSTRAINT ending_known CHECK (ending IN ('settled', 'void', 'none'))
)
 WITHOUT ROWID;

CREATE TABLE sessions (
	id TEXT NOT NULL,
	person TEXT NOT NULL,
	created_ms BIGINT NOT NULL,
	seen_ms BIGINT NOT NULL,
	expires_ms BIGINT NOT NULL,
	PRIMARY KEY (id)
)
 WITHOUT ROWID;

CREATE TABLE steps (
	table_id TEXT NOT NULL,
	round BIGINT NOT NULL,
	version BIGINT NOT NULL,
	at_ms BIGINT NOT NULL,
	actor TEXT NOT NULL,
	body BLOB NOT NULL,
	PRIMARY KEY (table_id, round, version),
	CONSTRAINT version_counted CHECK (version >= 0)
)
 WITHOUT ROWID;

CREATE TABLE tables (
	id TEXT NOT NULL,
	house TEXT NOT NULL,
	settings BLOB NOT NULL,
	state BLOB NOT NULL,
	version BIGINT NOT NULL,
	epoch BIGINT NOT NULL,
	owner TEXT NOT NULL,
	expires_ms BIGINT NOT NULL,
	closed BOOLEAN NOT NULL,
	created_ms BIGINT NOT NULL,
	PRIMARY KEY (id)
);

CREATE TABLE tokens (
	id TEXT NOT NULL,
	secret TEXT NOT NULL,
	person TEXT NOT NULL,
	scopes TEXT NOT NULL,
	created_ms BIGINT NOT NULL,
	expires_ms BIGINT NOT NULL,
	used_ms BIGINT NOT NULL,
	PRIMARY KEY (id)
)
 WITHOUT ROWID;

CREATE TABLE transfers (
	table_id TEXT NOT NULL,
	version BIGINT NOT NULL,
	number BIGINT NOT NULL,
	ledger TEXT NOT NULL,
	debit TEXT NOT NULL,
	credit TEXT NOT NULL,
	amount_minor BIGINT NOT NULL,
	reason TEXT NOT NULL,
	round BIGINT NOT NULL,
	at_ms BIGINT NOT NULL,
	player TEXT,
	PRIMARY KEY (table_id, version, number),
	CONSTRAINT version_counted CHECK (version >= 0),
	CONSTRAINT above_zero CHECK (amount_minor > 0),
	CONSTRAINT two_accounts CHECK (debit <> credit),
	CONSTRAINT one_player CHECK (substr(debit, 1, 7) <> 'player:' OR substr(credit, 1, 7) <> 'player:'),
	CONSTRAINT reason_known CHECK (reason IN ('grant', 'stake', 'unstake', 'play', 'lose', 'return', 'win',
            'share', 'envy', 'contribution', 'reseed', 'carry', 'reverse'))
)
 WITHOUT ROWID;

CREATE INDEX attempts_by_time ON attempts (last_ms);

CREATE INDEX buckets_by_time ON buckets (full_ms);

CREATE INDEX orders_due ON orders (at_ms) WHERE done_ms IS NULL;

CREATE INDEX own_limits_due ON own_limits (next_from_ms);

CREATE UNIQUE INDEX people_look_once ON people (name_look);

CREATE UNIQUE INDEX people_name_once ON people (name_key);

CREATE INDEX round_players_by_player ON round_players (player, at_ms, table_id, round);

CREATE INDEX sessions_by_end ON sessions (expires_ms);

CREATE INDEX sessions_by_person ON sessions (person);

CREATE INDEX tokens_by_person ON tokens (person);

CREATE UNIQUE INDEX tokens_secret_once ON tokens (secret);

CREATE INDEX transfers_by_player ON transfers (player, at_ms, table_id, version, number) WHERE player IS NOT NULL;

CREATE INDEX transfers_outside ON transfers (at_ms, table_id) WHERE version = 0;

INSERT INTO accounts (id, ledger, balance_minor, reserved_minor, held_minor, risk_minor, lost_minor, lost_day, loss_limit_minor, granted_ms, may_owe) VALUES
('carry:nuswdfnn.main:nuswdfnn', 'SGD', 1, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:drskhzrr:1', 'SGD', 0, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:drskhzrr:2', 'SGD', 2500, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:evudppjb:1', 'SGD', 2500, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:fwkhhvjt:1', 'USD', 2200, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:ggdeuebw:1', 'SGD', 2500, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:grhkhewt:1', 'SGD', 0, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:grhkhewt:2', 'SGD', 0, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:grkdatda:1', 'USD', 3000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:jezdkuhy:1', 'SGD', 0, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:jezdkuhy:2', 'SGD', 2500, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:jmqsgysh:1', 'SGD', 2500, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:mqzaanfn:1', 'SGD', 1500, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:mxpsjkqm:1', 'SGD', 0, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:nuswdfnn:1', 'SGD', 0, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:nuswdfnn:2', 'SGD', 2500, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:qgmfhbua:1', 'GBP', 2400, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:sgfcjcwh:1', 'SGD', 2500, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:upksxcrt:1', 'EUR', 0, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:vcepyxzc:1', 'USD', 2200, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:vgbrjfxh:1', 'SGD', 2000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:vnesbvwr:1', 'SGD', 0, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:vqrqtgjg:1', 'USD', 3500, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:vsmjjxkv:1', 'SGD', 0, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:vsmjjxkv:2', 'SGD', 3000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:vtnqucea:1', 'SGD', 3000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:vygbdjyx:1', 'SGD', 2500, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:xgqjwjdx:1', 'USD', 2200, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:xnxstnvn:1', 'SGD', 3000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:xujpjssn:1', 'SGD', 6000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('grants', 'EUR', -200000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('grants', 'GBP', -200000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('grants', 'SGD', -300000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('grants', 'USD', -200000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('house:drskhzrr', 'SGD', 0, 0, 0, 0, 0, 0, NULL, NULL, 1),
('house:grhkhewt', 'SGD', -700, 0, 0, 0, 0, 0, NULL, NULL, 1),
('house:jezdkuhy', 'SGD', -46600, 0, 0, 0, 0, 0, NULL, NULL, 1),
('house:mqzaanfn', 'SGD', 1000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('house:mxpsjkqm', 'SGD', -1600, 0, 0, 0, 0, 0, NULL, NULL, 1),
('house:nuswdfnn', 'SGD', -46567, 0, 0, 0, 0, 0, NULL, NULL, 1),
('house:upksxcrt', 'EUR', 1700, 0, 0, 0, 0, 0, NULL, NULL, 1),
('house:vnesbvwr', 'SGD', 0, 0, 0, 0, 0, 0, NULL, NULL, 1),
('house:vsmjjxkv', 'SGD', -1600, 0, 0, 0, 0, 0, NULL, NULL, 1),
('house:xgqjwjdx', 'USD', 1500, 0, 0, 0, 0, 0, NULL, NULL, 1),
('meter:baephmcg.main', 'USD', 1000000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:evudppjb.main', 'SGD', 1000000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:hall.main', 'SGD', 1000100, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:nuswdfnn.main', 'SGD', 4066, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:qgmfhbua.main', 'GBP', 100000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:vgbrjfxh.main', 'SGD', 1000000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:vqrqtgjg.major', 'USD', 2500000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:vqrqtgjg.mega', 'USD', 100000000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:vqrqtgjg.minor', 'USD', 250000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:xgqjwjdx.main', 'USD', 1000000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:xnxstnvn.main', 'SGD', 1000000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:xujpjssn.main', 'SGD', 1000000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('player:bot.best.ante.1a2b3c4d', 'SGD', 100000, 0, 0, 0, 0, 0, NULL, 1007385000, 0),
('player:ugb79jg9wp6q', 'EUR', 98400, 0, 0, 0, 1600, 11, NULL, 1007353000, 0),
('player:ugb79jg9wp6q', 'GBP', 98800, 500, 0, 1700, 0, 11, NULL, 1007236000, 0),
('player:ugb79jg9wp6q', 'SGD', 1135550, 6500, 2500, 27250, -1056300, 11, 9000000, 1000002000, 0),
('player:ugb79jg9wp6q', 'USD', 92200, 0, 0, 7800, 0, 11, NULL, 1007259000, 0),
('player:uvf5wbza4qbk', 'EUR', 99900, 0, 1000, 0, 100, 11, NULL, 1007353000, 0),
('player:uvf5wbza4qbk', 'GBP', 98800, 500, 0, 1700, 0, 11, NULL, 1007236000, 0),
('player:uvf5wbza4qbk', 'SGD', 125750, 8500, 2500, 27250, -44500, 11, NULL, 1000002000, 0),
('player:uvf5wbza4qbk', 'USD', 93200, 500, 0, 7300, 0, 11, NULL, 1007259000, 0),
('seed:baephmcg.main', 'USD', -1000000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:evudppjb.main', 'SGD', -1000000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:hall.main', 'SGD', -2000000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:nuswdfnn.main', 'SGD', -8000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:qgmfhbua.main', 'GBP', -100000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:vgbrjfxh.main', 'SGD', -1000000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:vqrqtgjg.major', 'USD', -2500000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:vqrqtgjg.mega', 'USD', -100000000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:vqrqtgjg.minor', 'USD', -250000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:xgqjwjdx.main', 'USD', -1000000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:xnxstnvn.main', 'SGD', -1000000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:xujpjssn.main', 'SGD', -1000000, 0, 0, 0, 0, 0, NULL, NULL, 1);

INSERT INTO alembic_version (version_num) VALUES
('0002');

INSERT INTO attempts (key, tries, last_ms, until_ms) VALUES
('sign-in from:192.0.2.7', 5, 1000000000, 0),
('sign-in name:85262adf74518bbb70c7cb94cd6159d9', 5, 1000000000, 1000030000);

INSERT INTO awards (meter, table_id, version, number, round, at_ms, box, player, pay_row, before_minor, amount_minor) VALUES
('hall.main', 'drskhzrr', 16, 0, 1, 1007332000, 1, 'ugb79jg9wp6q', 'mini_royal_spades', 1000100, 1000100),
('hall.main', 'drskhzrr', 17, 0, 1, 1007333000, 1, 'ugb79jg9wp6q', 'mini_royal_spades', 1000100, -1000100),
('hall.main', 'jezdkuhy', 16, 0, 1, 1007307000, 1, 'ugb79jg9wp6q', 'mini_royal_spades', 1000300, 1000300),
('hall.main', 'vnesbvwr', 16, 0, 1, 1007321000, 1, 'ugb79jg9wp6q', 'mini_royal_spades', 1000100, 1000100),
('hall.main', 'vnesbvwr', 17, 0, 1, 1007322000, 1, 'ugb79jg9wp6q', 'mini_royal_spades', 1000100, -1000100),
('nuswdfnn.main', 'nuswdfnn', 16, 0, 1, 1007402000, 1, 'ugb79jg9wp6q', 'mini_royal_spades', 4000, 4000);

INSERT INTO buckets (key, holds, at_ms, full_ms) VALUES
('new:192.0.2.7', 2142000000, 1000000000, 1003600000);

INSERT INTO commands (table_id, actor, id, body_hash, version, answer) VALUES
('drskhzrr', 'u6ay96heegws', 'c201', X'985a71ce00d2ab8cd5028ead355006d5c1c16111ec047fc0e52a680be4efbf09', 2, CAST('{"id":"c201","version":2}' AS BLOB)),
('drskhzrr', 'u6ay96heegws', 'c210', X'ba81f40afbc6ade55da03fd00e60e185c2a15473ece5dda7853272cb81ae1f4e', 11, CAST('{"id":"c210","version":11}' AS BLOB)),
('drskhzrr', 'u6ay96heegws', 'c211', X'e5d55b10420b31d01311b067a2416b51421c7498ebbf8d3fdffb5778daaf497f', 12, CAST('{"id":"c211","version":12}' AS BLOB)),
('drskhzrr', 'u6ay96heegws', 'c214', X'59fb261ecadb5a29883e283ab793e29dec5ded933d5e48a9af8de42451f98798', 15, CAST('{"id":"c214","version":15}' AS BLOB)),
('drskhzrr', 'u6ay96heegws', 'c215', X'f9ef819743430c53c387257741fa5095496811a0e13af722bcca3af8f4a2acb0', 16, CAST('{"id":"c215","version":16}' AS BLOB)),
('drskhzrr', 'u6ay96heegws', 'c217', X'8d8a357f4009121df58b8ea5681bec6b3781ab77db3e7fe22ca8a18995b83333', 18, CAST('{"id":"c217","version":18}' AS BLOB)),
('drskhzrr', 'ugb79jg9wp6q', 'c202', X'a50d12b4041a0353fda86657d80dcaf215b059788ab3f295c9d70a88b73ccc77', 3, CAST('{"id":"c202","version":3,"box":1}' AS BLOB)),
('drskhzrr', 'ugb79jg9wp6q', 'c204', X'5343059b77af97821474fe5f23e0da55a8317766a05f90cc074771e96b3043a4', 5, CAST('{"id":"c204","version":5}' AS BLOB)),
('drskhzrr', 'ugb79jg9wp6q', 'c205', X'14639434d601dd36dbb99997389a0cc01fcc280cd92775e490db83de7d76ce56', 6, CAST('{"id":"c205","version":6}' AS BLOB)),
('drskhzrr', 'ugb79jg9wp6q', 'c206', X'2d01e2d3d36ba17e4445b2b1452e676e63caa6067fae922f1293082aa2c68034', 7, CAST('{"id":"c206","version":7}' AS BLOB)),
('drskhzrr', 'ugb79jg9wp6q', 'c212', X'd4582e17beeb6f1e82055310f87b6d2e5d7186bda0c1edcb0c165b87a0fe6604', 13, CAST('{"id":"c212","version":13}' AS BLOB)),
('drskhzrr', 'ugb79jg9wp6q', 'c218', X'1125b5f70e1a7b28376252d6153a1a8635c53f8fca9fc8a1584149fe864ffe07', 19, CAST('{"id":"c218","version":19}' AS BLOB)),
('drskhzrr', 'ugb79jg9wp6q', 'c219', X'6fc2329f8ab77a1a6c4b4a8ed1c761466723cef0a6e094a7874235a02b6e04ce', 20, CAST('{"id":"c219","version":20}' AS BLOB)),
('drskhzrr', 'ugb79jg9wp6q', 'c220', X'a0cfea27c355126796419c16e84ede32ddc891a33bc9f6206d6f2a23329dbd06', 21, CAST('{"id":"c220","version":21}' AS BLOB)),
('drskhzrr', 'unh5vaa92k6u', 'c216', X'7d730aed3db43fdf90af7a70439b13703802532a70b8c50de47b203f64b26a44', 17, CAST('{"id":"c216","version":17}' AS BLOB)),
('drskhzrr', 'uvf5wbza4qbk', 'c203', X'd71d78f87352f824b185f13e235ff1979a655ca58285ec5f2d2ab5197dd868fa', 4, CAST('{"id":"c203","version":4,"box":2}' AS BLOB)),
('drskhzrr', 'uvf5wbza4qbk', 'c207', X'ea3559251ec2799f9d5b437bf7883abff7b5aa6b103d84e1ee6b8bb9685dbe40', 8, CAST('{"id":"c207","version":8}' AS BLOB)),
('drskhzrr', 'uvf5wbza4qbk', 'c208', X'e412c84bac99314f5970076684c59d766ae9bdb13e14aa8150dba64cca1a1ad3', 9, CAST('{"id":"c208","version":9}' AS BLOB)),
('drskhzrr', 'uvf5wbza4qbk', 'c209', X'f7052b8ce2dfa34d53a16188e75058243f4566123e49a73ac851a2b0e48fb7c7', 10, CAST('{"id":"c209","version":10}' AS BLOB)),
('drskhzrr', 'uvf5wbza4qbk', 'c213', X'd01f9d1531b7077b2f1600a334cb393b09511284e424106f8af891d9162ebeab', 14, CAST('{"id":"c213","version":14}' AS BLOB)),
('drskhzrr', 'uvf5wbza4qbk', 'c221', X'd69f8fe1f315940e9eb192eec7166b3d4818552060bf471c9fd3bec7ffa7e29e', 22, CAST('{"id":"c221","version":22}' AS BLOB)),
('drskhzrr', 'uvf5wbza4qbk', 'c222', X'c25657618de982c8fc549ee616b190e4b9a9903c48d88e35c266b41e49396cd0', 23, CAST('{"id":"c222","version":23}' AS BLOB)),
('drskhzrr', 'uvf5wbza4qbk', 'c223', X'c82ec9ab6258f0a710e78a8fe5225604c59f3ab09fb2b3fb655331efe14bc2d7', 24, CAST('{"id":"c223","version":24}' AS BLOB)),
('evudppjb', 'bot.best.ante.1a2b3c4d', 'c313', X'6334c4998735e0ccdb966433a668dfb11b76ab93b6902bf1fa98c300845a187b', 3, CAST('{"id":"c313","version":3,"box":1}' AS BLOB)),
('evudppjb', 'ugb79jg9wp6q', 'c314', X'dab0487b2a5a2b0a029611cd7c626d16bebf6eb1f84e324e3becad6e907f288a', 4, CAST('{"id":"c314","version":4,"box":2}' AS BLOB)),
('evudppjb', 'ugb79jg9wp6q', 'c316', X'6f0122fd32f792c3b117f88e9b9c3720e7b693f5384c55f15078d8261fb2a31f', 6, CAST('{"id":"c316","version":6}' AS BLOB)),
('evudppjb', 'ugb79jg9wp6q', 'c317', X'b8e79d9319e11af5119ec3e601355add83dbb5ae689f93de79b7e49a53ca2cfd', 7, CAST('{"id":"c317","version":7}' AS BLOB)),
('evudppjb', 'ugb79jg9wp6q', 'c318', X'4890ebb31e15a4388038fb82e4b634d571b2e363180a3d2cc33dcc7c0e598489', 8, CAST('{"id":"c318","version":8}' AS BLOB)),
('evudppjb', 'uvf5wbza4qbk', 'c315', X'8146e79dc6fb1564500b53660c6aa702ca67989099f35885b871e79c62928536', 5, CAST('{"id":"c315","version":5,"box":3}' AS BLOB)),
('evudppjb', 'uvf5wbza4qbk', 'c319', X'11926e61640a9e1c0e0ea544c361540943d18121544bea933420dbcb95552f7a', 9, CAST('{"id":"c319","version":9}' AS BLOB)),
('evudppjb', 'uvf5wbza4qbk', 'c320', X'19093c154c6310cf342acfca0c1452d08cd949b3b46d75bdcb4a963dde3d5124', 10, CAST('{"id":"c320","version":10}' AS BLOB)),
('evudppjb', 'uvf5wbza4qbk', 'c321', X'bd8b421b949c357769d0be5acaa9e15c8179597c233777e498d6b84b7fa8b8b0', 11, CAST('{"id":"c321","version":11}' AS BLOB)),
('fwkhhvjt', 'u6ay96heegws', 'c100', X'5894334f2e03c2c8f1b2f1096e37166b05e2ea52b56bdb22bddfd083e197dc58', 2, CAST('{"id":"c100","version":2}' AS BLOB)),
('fwkhhvjt', 'u6ay96heegws', 'c109', X'ae57e6f86c62db80f288db4729b9ae87b57d3a4c067c54a412c66f02ac260615', 11, CAST('{"id":"c109","version":11}' AS BLOB)),
('fwkhhvjt', 'u6ay96heegws', 'c110', X'f39af31a076e5f91a8db2912a7554ed31f0f7672bb29038bdc73a04bd9a79c8b', 12, CAST('{"id":"c110","version":12}' AS BLOB)),
('fwkhhvjt', 'ugb79jg9wp6q', 'c101', X'e3093cd2f5cd7aad2a0aa8f17c4f06ac28b00f3b2ad838ac60624cf55cc31a10', 3, CAST('{"id":"c101","version":3,"box":1}' AS BLOB)),
('fwkhhvjt', 'ugb79jg9wp6q', 'c103', X'bfa71f729aefd1582ee9cb16ef6398f968d6e0f9033b030ee5b2093d9ababa48', 5, CAST('{"id":"c103","version":5}' AS BLOB)),
('fwkhhvjt', 'ugb79jg9wp6q', 'c104', X'f9cbb0246d6c53e0bb047782defe5f34fb2d8a272cd5b9c00def8b86f0f0a01f', 6, CAST('{"id":"c104","version":6}' AS BLOB)),
('fwkhhvjt', 'ugb79jg9wp6q', 'c107', X'38b951107366b85405e69c2d36ab86d82dd2077ed0248fe987b996e950d41f8b', 9, CAST('{"id":"c107","version":9}' AS BLOB)),
('fwkhhvjt', 'ugb79jg9wp6q', 'c111', X'174380963e9934fd2b31a8eb480fe9bac757c5b54bfb5afb4362406a2366d5d1', 13, CAST('{"id":"c111","version":13}' AS BLOB)),
('fwkhhvjt', 'ugb79jg9wp6q', 'c113', X'cf9470cdd90b7e27bf1e750bd2812581fdb71e77b54bce9f4c41f2d944f35f3e', 15, CAST('{"id":"c113","version":15}' AS BLOB)),
('fwkhhvjt', 'uvf5wbza4qbk', 'c102', X'95ee006bc864b827c2f0aabd9e524d262d2e04e4e5a108ce1caf69b691787a34', 4, CAST('{"id":"c102","version":4,"box":2}' AS BLOB)),
('fwkhhvjt', 'uvf5wbza4qbk', 'c105', X'5be66c1d1412afa8363d695c84a2a13605d3aba7258460854347a0f2dbdb12e6', 7, CAST('{"id":"c105","version":7}' AS BLOB)),
('fwkhhvjt', 'uvf5wbza4qbk', 'c106', X'acb12daa7481f52f5a3e178fc07d2d71ffd9f270a33f98be8dea37260da0d3ed', 8, CAST('{"id":"c106","version":8}' AS BLOB)),
('fwkhhvjt', 'uvf5wbza4qbk', 'c108', X'9ad806dce1a387ab9a5d66bd57875d5245488d46ff25efed1283a5809c10fc56', 10, CAST('{"id":"c108","version":10}' AS BLOB)),
('fwkhhvjt', 'uvf5wbza4qbk', 'c112', X'a9c2255a8e69740d14fa11ee180d9726d24ed7ee458f0b8820b49003fb5d4428', 14, CAST('{"id":"c112","version":14}' AS BLOB)),
('fwkhhvjt', 'uvf5wbza4qbk', 'c114', X'042c4e3d999e6a15c26ace75dacc0bf9fe4363547d7ccfdec2c015875d741812', 16, CAST('{"id":"c114","version":16}' AS BLOB)),
('ggdeuebw', 'u6ay96heegws', 'c43', X'53c5d56d1f661f9f23c10194e535cfcbb6ce294df6b946ff5be9d3d5d123b7d9', 2, CAST('{"id":"c43","version":2}' AS BLOB)),
('ggdeuebw', 'ugb79jg9wp6q', 'c44', X'19b39f5d1b023e7dfddd1bb7f51953d889af577854295910b60f58aff37e1158', 3, CAST('{"id":"c44","version":3,"box":1}' AS BLOB)),
('ggdeuebw', 'ugb79jg9wp6q', 'c46', X'a6a30c62e5c3181b42ac9945b5553483e47319e2282b64d169310e8828d1d011', 5, CAST('{"id":"c46","version":5}' AS BLOB)),
('ggdeuebw', 'ugb79jg9wp6q', 'c47', X'7008bbedf95d75942cd12eb5a7efc5967675f31899e654529ea9667196884e51', 6, CAST('{"id":"c47","version":6}' AS BLOB)),
('ggdeuebw', 'ugb79jg9wp6q', 'c48', X'ba2e5500ed04b5fde62bd5fbf77c04c739ec0e47908130d0ef60fc78677fa7c2', 7, CAST('{"id":"c48","version":7}' AS BLOB)),
('ggdeuebw', 'ugb79jg9wp6q', 'c52', X'a5930c907da2f6448e002cf8ec787c105d612efdcc1660cb580e999a1b4396d5', 11, CAST('{"id":"c52","version":11}' AS BLOB)),
('ggdeuebw', 'ugb79jg9wp6q', 'c55', X'f0089ec37593a297c5b438700743877fd7da4c74400482d29071a8d2f228c081', 14, CAST('{"id":"c55","version":14}' AS BLOB)),
('ggdeuebw', 'uvf5wbza4qbk', 'c45', X'42fc6b819a0eff092d279b3c073faed3cfe426592eb3b52b5ca902ecad2e1cb8', 4, CAST('{"id":"c45","version":4,"box":2}' AS BLOB)),
('ggdeuebw', 'uvf5wbza4qbk', 'c49', X'f28d91fb155e108443bba45dc4291ee7fffd37ede23a7d6401ccabc50bdada31', 8, CAST('{"id":"c49","version":8}' AS BLOB)),
('ggdeuebw', 'uvf5wbza4qbk', 'c50', X'8b5ced1dd8e85150c85aabeb69eebed125a56b6d87994e1d973d2a53f2eb3a7b', 9, CAST('{"id":"c50","version":9}' AS BLOB)),
('ggdeuebw', 'uvf5wbza4qbk', 'c51', X'608c7de62ae5f79bf048fe601e071f41210a41d6b721e75b246ff625bb8477da', 10, CAST('{"id":"c51","version":10}' AS BLOB)),
('ggdeuebw', 'uvf5wbza4qbk', 'c53', X'e2079f30e1469a3a0076d79fa27ddd49938ab75a4aeb1512b310e0d879145dec', 12, CAST('{"id":"c53","version":12}' AS BLOB)),
('ggdeuebw', 'uvf5wbza4qbk', 'c54', X'3d721b545f003ae5baafd1fb3e33e139a6038742d76251890cee59335014efa4', 13, CAST('{"id":"c54","version":13}' AS BLOB)),
('ggdeuebw', 'uvf5wbza4qbk', 'c56', X'9fc67e4e2bf84bab211e92db1f7e253c35d927073fea51a61ce3cc21e493d745', 15, CAST('{"id":"c56","version":15}' AS BLOB)),
('grhkhewt', 'u6ay96heegws', 'c1', X'2eddfc66209222b3d290e6ad58804320ef901c3eeed2a8fb21b7cca52f26d66a', 2, CAST('{"id":"c1","version":2}' AS BLOB)),
('grhkhewt', 'u6ay96heegws', 'c12', X'0a9676eeb36b9005d3b43d9e7d1ef6c306fdcabd1a672fd754052ab897c8a9c7', 13, CAST('{"id":"c12","version":13}' AS BLOB)),
('grhkhewt', 'u6ay96heegws', 'c13', X'8920bc0be9dbf325f1effaff844ea8af0dfbc9fc2d134bac5d829a69e5eded78', 14, CAST('{"id":"c13","version":14}' AS BLOB)),
('grhkhewt', 'u6ay96heegws', 'c16', X'6ccd84187bfeffe0f149c88b20e0bd9f728e2fb63686cdac433d902af1c1a4ea', 17, CAST('{"id":"c16","version":17}' AS BLOB)),
('grhkhewt', 'u6ay96heegws', 'c17', X'5e678e1d727d33415ae13a73fe074dc527a4688c94a78d620285006bd5a648c9', 18, CAST('{"id":"c17","version":18}' AS BLOB)),
('grhkhewt', 'u6ay96heegws', 'c18', X'448605c9cd0c859c5392e18d9e30bd3b2431bcd56129f52171dc8c91d44ac49c', 19, CAST('{"id":"c18","version":19}' AS BLOB)),
('grhkhewt', 'u6ay96heegws', 'c25', X'779c10e25af47fd20122e48473d3fb3ae5008ec80d6babc0862b5d55bb9d7ae1', 26, CAST('{"id":"c25","version":26}' AS BLOB)),
('grhkhewt', 'u6ay96heegws', 'c26', X'1bb22d7ad05a861fbb77861b7aca0337b6a44593ae13f7bac2aab39d9f5f73d8', 27, CAST('{"id":"c26","version":27}' AS BLOB)),
('grhkhewt', 'u6ay96heegws', 'c29', X'741defcecaa12f1aaa483de0389aa067d54fbf09cb02c131e305b93a452800ff', 30, CAST('{"id":"c29","version":30}' AS BLOB)),
('grhkhewt', 'u6ay96heegws', 'c30', X'35789958f203181ad4db35c4ef3d86c83a1c0965e00d5ecc194d3165e39f5f74', 31, CAST('{"id":"c30","version":31}' AS BLOB)),
('grhkhewt', 'ugb79jg9wp6q', 'c10', X'dc9eeef34ade88d1e18d35fabb75907781216fb9f9c4a345018a17141bcddac7', 11, CAST('{"id":"c10","version":11}' AS BLOB)),
('grhkhewt', 'ugb79jg9wp6q', 'c14', X'0b856b13366adedeada75c49d78d61ef02a34131b68ec3aea8eb9867ca46d2c4', 15, CAST('{"id":"c14","version":15}' AS BLOB)),
('grhkhewt', 'ugb79jg9wp6q', 'c19', X'e8b622be144a126b09d4db69c199fed7b5840e3ebb013b35a4cd741e3edcd3d4', 20, CAST('{"id":"c19","version":20}' AS BLOB)),
('grhkhewt', 'ugb79jg9wp6q', 'c2', X'3e806ed7a1ddd0be9df858b064429ade00a3a73ea15560a741b07cecf0382262', 3, CAST('{"id":"c2","version":3,"box":1}' AS BLOB)),
('grhkhewt', 'ugb79jg9wp6q', 'c20', X'8daef17719f869c32c75dacc657a487cf20037705d7af1e0dd6375a3324aca20', 21, CAST('{"id":"c20","version":21}' AS BLOB)),
('grhkhewt', 'ugb79jg9wp6q', 'c21', X'a5bae0eff4ce61be0b61cc17b6a64f4a12de72858a5ca67583bbede768c7d19a', 22, CAST('{"id":"c21","version":22}' AS BLOB)),
('grhkhewt', 'ugb79jg9wp6q', 'c27', X'f6daed6ad746b7f16cf7dd03f1a79cde00c0b83edb189705165263a251e73eec', 28, CAST('{"id":"c27","version":28}' AS BLOB)),
('grhkhewt', 'ugb79jg9wp6q', 'c4', X'50c7e64a2ed86d6edb810bfd70e4fed0aae2d3a21ed13d10e491d07dadba99d6', 5, CAST('{"id":"c4","version":5}' AS BLOB)),
('grhkhewt', 'ugb79jg9wp6q', 'c5', X'c89db5319a155235d35a3d1ee3206111fa5d806380ecd7384bfed82ac75aaee5', 6, CAST('{"id":"c5","version":6}' AS BLOB)),
('grhkhewt', 'ugb79jg9wp6q', 'c6', X'bc6b486124fbe7c93f2cdb9a7e7eb2a100bdaeb89992f8b46da1b04dfd26d13d', 7, CAST('{"id":"c6","version":7}' AS BLOB)),
('grhkhewt', 'uvf5wbza4qbk', 'c11', X'8e51564a74a648fecdc2bce1f1e80274c8dc6973cef8f33c75ea1f6124dcbba0', 12, CAST('{"id":"c11","version":12}' AS BLOB)),
('grhkhewt', 'uvf5wbza4qbk', 'c15', X'103d9e179a681641f73383bd3c97728b6f716d62f4fade3596999f0cb023fafa', 16, CAST('{"id":"c15","version":16}' AS BLOB)),
('grhkhewt', 'uvf5wbza4qbk', 'c22', X'b5e64616f8bd0ff20b3487359b237087bb3b7988cde947c3ef099407884e9dfd', 23, CAST('{"id":"c22","version":23}' AS BLOB)),
('grhkhewt', 'uvf5wbza4qbk', 'c23', X'0bc8eebb39261beadc0fbc861d061632b5e28ce7af178e89b56db0097130098e', 24, CAST('{"id":"c23","version":24}' AS BLOB)),
('grhkhewt', 'uvf5wbza4qbk', 'c24', X'c36c9d8fd99c91eeb9f9ba8a8824cdda77b4471d9b3949c054717bfecafb07b1', 25, CAST('{"id":"c24","version":25}' AS BLOB)),
('grhkhewt', 'uvf5wbza4qbk', 'c28', X'133bfdf408cc4ec7011ddc71b4f13a0c3d1c4836e271f839777a4ccdaf4501ab', 29, CAST('{"id":"c28","version":29}' AS BLOB)),
('grhkhewt', 'uvf5wbza4qbk', 'c3', X'65b92351b3f58388fd284b4a7533779a7786311e70c2e2df8302fea808827eed', 4, CAST('{"id":"c3","version":4,"box":2}' AS BLOB)),
('grhkhewt', 'uvf5wbza4qbk', 'c7', X'cea0a9db0fa87cc1b296fe9012f5108fa3ca33a770c6dec890e4f459a34ec962', 8, CAST('{"id":"c7","version":8}' AS BLOB)),
('grhkhewt', 'uvf5wbza4qbk', 'c8', X'e00cd4aec9bca4e47836688fb8e00b806e629eb02d049543bc9fecff7c81a7d6', 9, CAST('{"id":"c8","version":9}' AS BLOB)),
('grhkhewt', 'uvf5wbza4qbk', 'c9', X'e2e44e0f749567b6f769e1bc4a779bc867949db3f15168ddbf9a8fea49dd90f3', 10, CAST('{"id":"c9","version":10}' AS BLOB)),
('grkdatda', 'u6ay96heegws', 'c115', X'b5a55c802710eb5fd88d0364340729befe64fec9c96006505149f68d7e1e2a31', 2, CAST('{"id":"c115","version":2}' AS BLOB)),
('grkdatda', 'u6ay96heegws', 'c122', X'2474abeadd8583769a6dfc7d7d27d558dac2016737d5b6badbad88ff9bcba305', 9, CAST('{"id":"c122","version":9}' AS BLOB)),
('grkdatda', 'u6ay96heegws', 'c123', X'0f56d686180a8b85650d95467b8745f71b0d0704d2df1f18eace2e1e4bbfca80', 10, CAST('{"id":"c123","version":10}' AS BLOB)),
('grkdatda', 'ugb79jg9wp6q', 'c116', X'f17edb527f4b116d16eb0500573bd93aa76b8453da94ab2c787a19174b0c8be4', 3, CAST('{"id":"c116","version":3,"box":1}' AS BLOB)),
('grkdatda', 'ugb79jg9wp6q', 'c118', X'ce9932f342eb2debfe9a4ea459487b36777e27d0ab02f062eb853d83b265714e', 5, CAST('{"id":"c118","version":5}' AS BLOB)),
('grkdatda', 'ugb79jg9wp6q', 'c120', X'176280be0fc568b55dd1949e4c35b125f50b376587f8fcc295019ca376650527', 7, CAST('{"id":"c120","version":7}' AS BLOB)),
('grkdatda', 'ugb79jg9wp6q', 'c124', X'6e726c351af780a65edfcffa472e2a810b82a32d45170f0664ddbc6e9adab934', 11, CAST('{"id":"c124","version":11}' AS BLOB)),
('grkdatda', 'uvf5wbza4qbk', 'c117', X'5e31a21f5ddb08bc8e95d3ab12163c5969c647905ce4b0097d49d488f64cba49', 4, CAST('{"id":"c117","version":4,"box":2}' AS BLOB)),
('grkdatda', 'uvf5wbza4qbk', 'c119', X'ba125fe9436b82c57b80c28f388b0a75a2fb0b290b562af8696eb7329ef850ef', 6, CAST('{"id":"c119","version":6}' AS BLOB)),
('grkdatda', 'uvf5wbza4qbk', 'c121', X'17e41ca638d2869f8109e0177f965b4c4e689b09324bd238b49429c0828210f2', 8, CAST('{"id":"c121","version":8}' AS BLOB)),
('grkdatda', 'uvf5wbza4qbk', 'c125', X'762ca5a804de336ee1d71f77d561b3adae5e113e62dedfc794422c90d6283103', 12, CAST('{"id":"c125","version":12}' AS BLOB)),
('jezdkuhy', 'u6ay96heegws', 'c161', X'074607d9d7ac8697754f35063356ae6d64246135908526da9b68e966a864d45b', 2, CAST('{"id":"c161","version":2}' AS BLOB)),
('jezdkuhy', 'u6ay96heegws', 'c170', X'94c5659b1adc4e432c08e4c8db5bfef3a80cc2c07f23d66a2b41d2d7d391e894', 11, CAST('{"id":"c170","version":11}' AS BLOB)),
('jezdkuhy', 'u6ay96heegws', 'c171', X'7c227b0ccf47bb460ec883fbf493cd8f8f5d798c214c21e007136c9ef4eb4bfb', 12, CAST('{"id":"c171","version":12}' AS BLOB)),
('jezdkuhy', 'u6ay96heegws', 'c174', X'cef994d3ccc299796a646d73d8a430c7b05aca1ea39467156f58d9840add9824', 15, CAST('{"id":"c174","version":15}' AS BLOB)),
('jezdkuhy', 'u6ay96heegws', 'c175', X'eb395a2d064a45246411ec2d1158d87e5213dc6aba854d25e2335f3aaebf7bf7', 16, CAST('{"id":"c175","version":16}' AS BLOB)),
('jezdkuhy', 'u6ay96heegws', 'c176', X'b1e7124c3675a799bd5bf21af5aa9bdde86ee235467481d8e5e2df39b3f7bea8', 17, CAST('{"id":"c176","version":17}' AS BLOB)),
('jezdkuhy', 'u6ay96heegws', 'c183', X'c42b016bf3bcc28207c576ee3681a86dc841ae4488ecb43e053d9fa88afff1c4', 24, CAST('{"id":"c183","version":24}' AS BLOB)),
('jezdkuhy', 'u6ay96heegws', 'c184', X'bf01303bd6a6e061a1bfaee9581f5ed6808c3cca24c3f89181407ec3a56dc784', 25, CAST('{"id":"c184","version":25}' AS BLOB)),
('jezdkuhy', 'ugb79jg9wp6q', 'c162', X'bedefa0d7c6a160c9e5a65f24924c4c0e5e830bc2e05af654222e0a83a28f0b7', 3, CAST('{"id":"c162","version":3,"box":1}' AS BLOB)),
('jezdkuhy', 'ugb79jg9wp6q', 'c164', X'5770b47605eaeb0280d7158890913dfb78fd93a20fe310d8b6c289d8196da91d', 5, CAST('{"id":"c164","version":5}' AS BLOB)),
('jezdkuhy', 'ugb79jg9wp6q', 'c165', X'd05cfaae746ff089dec2d8916bc6f74da12195af4ed1929af9f7c9d4e3344c28', 6, CAST('{"id":"c165","version":6}' AS BLOB)),
('jezdkuhy', 'ugb79jg9wp6q', 'c166', X'c64065b6650fdcbf26bc45cf955ddeeec291ccafa1c03ac65d0667e4cfa8d0aa', 7, CAST('{"id":"c166","version":7}' AS BLOB)),
('jezdkuhy', 'ugb79jg9wp6q', 'c172', X'8bc1d08e6b5680c5ecd8e31298dfcdff5e5e645e17212f29e240627c79e8f6b3', 13, CAST('{"id":"c172","version":13}' AS BLOB)),
('jezdkuhy', 'ugb79jg9wp6q', 'c177', X'6c89137e567d5936f04fac8ae5f266b9f4e3dbffa503fcc338f702591a5ed780', 18, CAST('{"id":"c177","version":18}' AS BLOB)),
('jezdkuhy', 'ugb79jg9wp6q', 'c178', X'29e4d49f1e52efdf8047cebfd8ccb1d8b9b751432d4320ddb484792b49f03b3d', 19, CAST('{"id":"c178","version":19}' AS BLOB)),
('jezdkuhy', 'ugb79jg9wp6q', 'c179', X'a3d371f9323091dae082d2db9233fe1e2c18019627ddf858210b4be87bda591a', 20, CAST('{"id":"c179","version":20}' AS BLOB)),
('jezdkuhy', 'uvf5wbza4qbk', 'c163', X'785ac8cb388c72f6f9d043c04fb0a6fc2092f5b13424fe2d4850050c8ed0156e', 4, CAST('{"id":"c163","version":4,"box":2}' AS BLOB)),
('jezdkuhy', 'uvf5wbza4qbk', 'c167', X'3d7c84d6f608d67e4ed925cca851849a086068d9ca460e784c77416db2460ed3', 8, CAST('{"id":"c167","version":8}' AS BLOB)),
('jezdkuhy', 'uvf5wbza4qbk', 'c168', X'61993a59cbc1765b3e919e6d684071cb272b5a055bb5153653dd59017dff1651', 9, CAST('{"id":"c168","version":9}' AS BLOB)),
('jezdkuhy', 'uvf5wbza4qbk', 'c169', X'7168c7e72fc760878d2a525048cfb6e3d394dccadc431a222baf69cc1c814a89', 10, CAST('{"id":"c169","version":10}' AS BLOB)),
('jezdkuhy', 'uvf5wbza4qbk', 'c173', X'b69c7490d6bc38f2546ec2b5ce9596ead9773f6bd6fa9bfc383f96dad897e3ff', 14, CAST('{"id":"c173","version":14}' AS BLOB)),
('jezdkuhy', 'uvf5wbza4qbk', 'c180', X'4f0bf8115c3dc166289c4b7cf39b2d59c36bf299e66ff6f10cf9fc9a9fbcf132', 21, CAST('{"id":"c180","version":21}' AS BLOB)),
('jezdkuhy', 'uvf5wbza4qbk', 'c181', X'fd418ac5bfbdb6059aa47beffef131957a66182c927e5d9ff88a66ea3e721ab6', 22, CAST('{"id":"c181","version":22}' AS BLOB)),
('jezdkuhy', 'uvf5wbza4qbk', 'c182', X'e261393cd2459e8ef61f9c2b829272d32233fb5026ef528ae7f07e8ad5eebd81', 23, CAST('{"id":"c182","version":23}' AS BLOB)),
('jmqsgysh', 'u6ay96heegws', 'c31', X'8c049240d45cb574c7240eb7d19266aae18f1dd081d05d3d5abe037f8e828288', 2, CAST('{"id":"c31","version":2}' AS BLOB)),
('jmqsgysh', 'ugb79jg9wp6q', 'c32', X'd0d530e3a63d56ca795810d89bda4f782d814d926946a9ad1e790bf1e58f159d', 3, CAST('{"id":"c32","version":3,"box":1}' AS BLOB)),
('jmqsgysh', 'ugb79jg9wp6q', 'c34', X'460ffb0530a17bbfeabb8447fdd462b85d2944c434fcebdc4aff19836ee40775', 5, CAST('{"id":"c34","version":5}' AS BLOB)),
('jmqsgysh', 'ugb79jg9wp6q', 'c35', X'ba9c79c1690e5c09d7a4b467a7007283cd6b86bf9d0f5c5b9203068ec58b7a18', 6, CAST('{"id":"c35","version":6}' AS BLOB)),
('jmqsgysh', 'ugb79jg9wp6q', 'c36', X'7706185b62643472ea379fd27b93ab5d1af84c60fa2108ec43d236e775cf280b', 7, CAST('{"id":"c36","version":7}' AS BLOB)),
('jmqsgysh', 'ugb79jg9wp6q', 'c40', X'e5076c983f371c28306bc682b8e7d4cdd4c22c4d9dc5edb5de51ae77474cf4d6', 11, CAST('{"id":"c40","version":11}' AS BLOB)),
('jmqsgysh', 'ugb79jg9wp6q', 'c42', X'96035e7d8b06d4b22f42580b7cf98e06f0b74ae2069c55255df6f213959c7e78', 13, CAST('{"id":"c42","version":13}' AS BLOB)),
('jmqsgysh', 'uvf5wbza4qbk', 'c33', X'27b67b8ea6359ea93ec9e34d256b966442308116ec1f83e40b76ed3522457b91', 4, CAST('{"id":"c33","version":4,"box":2}' AS BLOB)),
('jmqsgysh', 'uvf5wbza4qbk', 'c37', X'356ee4740a0e483cd9adfff980d1e9378d9a88f06be2026e7e6ea641da2abca9', 8, CAST('{"id":"c37","version":8}' AS BLOB)),
('jmqsgysh', 'uvf5wbza4qbk', 'c38', X'6d8e56e0a76204113377f3e6d2faf85a5af8f0d7d8770c1c9db6dbde4a1e109a', 9, CAST('{"id":"c38","version":9}' AS BLOB)),
('jmqsgysh', 'uvf5wbza4qbk', 'c39', X'7ec7cf3da5e4f2166283655fa6fcebf0c84d3d38f825d65eee1f56064f420bc8', 10, CAST('{"id":"c39","version":10}' AS BLOB)),
('jmqsgysh', 'uvf5wbza4qbk', 'c41', X'0096f8ac3d2347954419e8930050165a2b15fd4023c571af85c476b4c6251e10', 12, CAST('{"id":"c41","version":12}' AS BLOB)),
('mqzaanfn', 'u6ay96heegws', 'c285', X'e313a316e098f239b239dfa8ad584e5a5c383d5ea319b9713eff364b3fa7954f', 2, CAST('{"id":"c285","version":2}' AS BLOB)),
('mqzaanfn', 'u6ay96heegws', 'c296', X'41118806f2dcd2de45636738e210b8fe83831d25033480e7e876486f2b9a37a4', 13, CAST('{"id":"c296","version":13}' AS BLOB)),
('mqzaanfn', 'u6ay96heegws', 'c297', X'b875254a367ed41a65d1045a5d359f1e5265653864c68f4e574a68c3b24a6faf', 14, CAST('{"id":"c297","version":14}' AS BLOB)),
('mqzaanfn', 'ugb79jg9wp6q', 'c286', X'20c89afc5c5ded60311a9563279a7857db55b216173e9a7aa351197638a2fde5', 3, CAST('{"id":"c286","version":3,"box":1}' AS BLOB)),
('mqzaanfn', 'ugb79jg9wp6q', 'c288', X'a4b95c4990d7bdbfaa97ddf678350354d41ab98ba6862735cf05aa1ebd05b936', 5, CAST('{"id":"c288","version":5}' AS BLOB)),
('mqzaanfn', 'ugb79jg9wp6q', 'c289', X'a8f88ad963357d9123ab46bd4f07dd3b7d04666eb1bbdd18dbe99df9d593ba90', 6, CAST('{"id":"c289","version":6}' AS BLOB)),
('mqzaanfn', 'ugb79jg9wp6q', 'c290', X'cbaca8045f6a3e049ed7ccbc3750a51a3e539ae2bab48d3e713f6e4f8f0c6b3c', 7, CAST('{"id":"c290","version":7}' AS BLOB)),
('mqzaanfn', 'ugb79jg9wp6q', 'c294', X'977ff56fe4ad0b072b7066e51d00b58d2d3351e47940f8d6d1c1ca3fc0f7697e', 11, CAST('{"id":"c294","version":11}' AS BLOB)),
('mqzaanfn', 'ugb79jg9wp6q', 'c298', X'fd8ab165891cd0bad3791ca00a7948deab1c7fdae8b38181078fd06c789aeb51', 15, CAST('{"id":"c298","version":15}' AS BLOB)),
('mqzaanfn', 'uvf5wbza4qbk', 'c287', X'd7f721adec9310957318485a709c7684cd1dae9054a56bf3a5097375dd4f8cb6', 4, CAST('{"id":"c287","version":4,"box":2}' AS BLOB)),
('mqzaanfn', 'uvf5wbza4qbk', 'c291', X'3e1df2a2292e23d103d8eba3b9028b73e42c08e720963e7f224801bdf9b57544', 8, CAST('{"id":"c291","version":8}' AS BLOB)),
('mqzaanfn', 'uvf5wbza4qbk', 'c292', X'1f54fd52ecacaef6e6ca5727bc6553b2206a7b2594be21b1157c9b90ff958911', 9, CAST('{"id":"c292","version":9}' AS BLOB)),
('mqzaanfn', 'uvf5wbza4qbk', 'c293', X'0b74cf655ff3d7a4de09d415596ff04ff042dbb8dd4aec5e9f92e0483092c9b2', 10, CAST('{"id":"c293","version":10}' AS BLOB)),
('mqzaanfn', 'uvf5wbza4qbk', 'c295', X'a760fb6b4bbd6016e6ccb4aeddf2ef7c251c4e8cfaab07d239452f49f759c5eb', 12, CAST('{"id":"c295","version":12}' AS BLOB)),
('mxpsjkqm', 'u6ay96heegws', 'c356', X'886ee4241951c817b0233043ec7a08d7ab034644f1e9c2af72856232b04b4558', 2, CAST('{"id":"c356","version":2}' AS BLOB)),
('mxpsjkqm', 'u6ay96heegws', 'c367', X'19fb2be42c87e66f403af32d3b77fb2fc208d79aa23b77234aac1bf2b68bdf53', 13, CAST('{"id":"c367","version":13}' AS BLOB)),
('mxpsjkqm', 'u6ay96heegws', 'c368', X'adeb80ac4e4b8bfba57f52e0c28175bf37b697c617a557ac3a4f78df22467a1a', 14, CAST('{"id":"c368","version":14}' AS BLOB)),
('mxpsjkqm', 'u6ay96heegws', 'c371', X'7c0366465c05171a856aebfc78608d5919bbd394ef26822f084bd0d58698779a', 17, CAST('{"id":"c371","version":17}' AS BLOB)),
('mxpsjkqm', 'u6ay96heegws', 'c372', X'492efbdd5bf4000bae02395d8a5b9fb2920577a2a0219ec41de6ae9acce63470', 18, CAST('{"id":"c372","version":18}' AS BLOB)),
('mxpsjkqm', 'ugb79jg9wp6q', 'c357', X'efb1830ab3cabbfe4c8ad4c291df02216e6a7c0ab2e3f8d8eb6d04c509affc0e', 3, CAST('{"id":"c357","version":3,"box":1}' AS BLOB)),
('mxpsjkqm', 'ugb79jg9wp6q', 'c359', X'105e949100c1d10980a42e503914d5f0815f15dd55d398aa1145706e9c534f9e', 5, CAST('{"id":"c359","version":5}' AS BLOB)),
('mxpsjkqm', 'ugb79jg9wp6q', 'c360', X'127bd38974b3ea65ceb8f10e62e753490ffea14910372a6a1ddfd9e4bd03aba5', 6, CAST('{"id":"c360","version":6}' AS BLOB)),
('mxpsjkqm', 'ugb79jg9wp6q', 'c361', X'fb94a7b76048c62c426cb0877dd78588b371acf5e6f6b2d1adcbe7cb1e4682de', 7, CAST('{"id":"c361","version":7}' AS BLOB)),
('mxpsjkqm', 'ugb79jg9wp6q', 'c365', X'f28038d5f82e8c1bc1d7767bc0f9f58bfd0e096fd3579a69655a4b7438b39806', 11, CAST('{"id":"c365","version":11}' AS BLOB)),
('mxpsjkqm', 'ugb79jg9wp6q', 'c369', X'11bf3690545c93a9f6bf7c05512d1a7f8deed6149dacef6901bf1364590e85ca', 15, CAST('{"id":"c369","version":15}' AS BLOB)),
('mxpsjkqm', 'uvf5wbza4qbk', 'c358', X'4220cde1d3f127d043b3e234a84cb3462f6bdcb308df198a208971bbda4f0613', 4, CAST('{"id":"c358","version":4,"box":2}' AS BLOB)),
('mxpsjkqm', 'uvf5wbza4qbk', 'c362', X'0f9e72100b5c01514d2f588d8da2b3524c02e08a8d86243bbec8f1245682d7e7', 8, CAST('{"id":"c362","version":8}' AS BLOB)),
('mxpsjkqm', 'uvf5wbza4qbk', 'c363', X'f0a462bfb43993d8c634e226f79dbb4f4d668d5fc248f5b6094c539ffaf4f0b0', 9, CAST('{"id":"c363","version":9}' AS BLOB)),
('mxpsjkqm', 'uvf5wbza4qbk', 'c364', X'031d102b4fe5d63511eda10afcd4abd4d685231b65fd671a04c815c73086242d', 10, CAST('{"id":"c364","version":10}' AS BLOB)),
('mxpsjkqm', 'uvf5wbza4qbk', 'c366', X'03305c12409cc6bc23bee1ed5b67cb77b8e5e296e60e4d40fc1c318d9e997398', 12, CAST('{"id":"c366","version":12}' AS BLOB)),
('mxpsjkqm', 'uvf5wbza4qbk', 'c370', X'd934c513bea2a5bff7a417965ae143ed6e9522c353c3ac46bd903a05bef26f7a', 16, CAST('{"id":"c370","version":16}' AS BLOB)),
('nuswdfnn', 'u6ay96heegws', 'c332', X'86cef8fd2645451acc38a33e6b25e78172ef0b25d84273aa45a25f26883d86c5', 2, CAST('{"id":"c332","version":2}' AS BLOB)),
('nuswdfnn', 'u6ay96heegws', 'c341', X'b93d943f713cf9c81c7f313f948b42f9d3e85ac8fac2cb6e4fd8ce6a4b82cfde', 11, CAST('{"id":"c341","version":11}' AS BLOB)),
('nuswdfnn', 'u6ay96heegws', 'c342', X'6dcc7f54755f155d2c6b18d4426bddc28cd9cec5e3df499f5bbe6efa82a23dad', 12, CAST('{"id":"c342","version":12}' AS BLOB)),
('nuswdfnn', 'u6ay96heegws', 'c345', X'e4c33220027a86e7f9645d664002fbf0f363554ced8b3e2794a90c03969fdcbe', 15, CAST('{"id":"c345","version":15}' AS BLOB)),
('nuswdfnn', 'u6ay96heegws', 'c346', X'5842ffdf27578ed1ce18c157f300e51f6e035d4b5ebb50bf07b6308e4cd97f02', 16, CAST('{"id":"c346","version":16}' AS BLOB)),
('nuswdfnn', 'u6ay96heegws', 'c347', X'c4a9b73093f97ca0a043542a8ebf6f2e8ab2cc7f1d2bca15117692b8a00586bb', 17, CAST('{"id":"c347","version":17}' AS BLOB)),
('nuswdfnn', 'u6ay96heegws', 'c354', X'cb456ffabc9cc2b2d67c9c738cd25262038990dc64ad31398f5417dc320769ab', 24, CAST('{"id":"c354","version":24}' AS BLOB)),
('nuswdfnn', 'u6ay96heegws', 'c355', X'ec8dbf23084b33eee2e1dc8df2599be27d212caa9a690df41dfedc032e5c54e8', 25, CAST('{"id":"c355","version":25}' AS BLOB)),
('nuswdfnn', 'ugb79jg9wp6q', 'c333', X'3344dced3f3251152f1676042a56318d61ce9cc105f0255992890c663afd35d5', 3, CAST('{"id":"c333","version":3,"box":1}' AS BLOB)),
('nuswdfnn', 'ugb79jg9wp6q', 'c335', X'dc9720a241fac707e3a2c79ba56598d859ecb7d002a7c5c217dca309932be362', 5, CAST('{"id":"c335","version":5}' AS BLOB)),
('nuswdfnn', 'ugb79jg9wp6q', 'c336', X'26ed5a12ac9efe3fa4eeaeefc7a93fcfcf463787f8a699b8e7619a1f53c78b39', 6, CAST('{"id":"c336","version":6}' AS BLOB)),
('nuswdfnn', 'ugb79jg9wp6q', 'c337', X'7c0726b6cc7f017146c74fb4ad317289df6d1f7393c011a6fe5f4a7da9120951', 7, CAST('{"id":"c337","version":7}' AS BLOB)),
('nuswdfnn', 'ugb79jg9wp6q', 'c343', X'5f18fafe3a6396893d858f7bdc6c17e2c31a0320db40c646aa41dce78d53e8f2', 13, CAST('{"id":"c343","version":13}' AS BLOB)),
('nuswdfnn', 'ugb79jg9wp6q', 'c348', X'b65f89d6d92feaac2432c6cd5d50147b80d844369382e9962252821c75004ee6', 18, CAST('{"id":"c348","version":18}' AS BLOB)),
('nuswdfnn', 'ugb79jg9wp6q', 'c349', X'48cc3de2c6f0a520d9021ed385b38a35ab48a99fa4362c0307fd977b7f6b01b6', 19, CAST('{"id":"c349","version":19}' AS BLOB)),
('nuswdfnn', 'ugb79jg9wp6q', 'c350', X'1cd5f35f0b7370cd9baaa3f0d4ea877be092ce7e05511747c51221f976b8a892', 20, CAST('{"id":"c350","version":20}' AS BLOB)),
('nuswdfnn', 'uvf5wbza4qbk', 'c334', X'8cec39a99110e9c65bd8082ea3426e8bddb8d80619bebfccc2e5390d32d8cd7a', 4, CAST('{"id":"c334","version":4,"box":2}' AS BLOB)),
('nuswdfnn', 'uvf5wbza4qbk', 'c338', X'8f37134cce7a3c592d99f84dd65733e1238a0a1b4158fdd66d352781b2959a83', 8, CAST('{"id":"c338","version":8}' AS BLOB)),
('nuswdfnn', 'uvf5wbza4qbk', 'c339', X'9a450f73c84161f153318e560936cee5d6a968a6e40f3c5406d78d3755a146e3', 9, CAST('{"id":"c339","version":9}' AS BLOB)),
('nuswdfnn', 'uvf5wbza4qbk', 'c340', X'918075f1c35c13e3bb8c9d0e97b239c4084f3dd5274a034458ef726dbf6a163e', 10, CAST('{"id":"c340","version":10}' AS BLOB)),
('nuswdfnn', 'uvf5wbza4qbk', 'c344', X'cb5151c80e3474ad9c726cf0fe8e1fe8fe6e39e0cd9912e3991c92026e2befe9', 14, CAST('{"id":"c344","version":14}' AS BLOB)),
('nuswdfnn', 'uvf5wbza4qbk', 'c351', X'2202bba8a7183b176c1f3449e6e3d640240c27c6f9bb1039f7bfbcbb572a04a3', 21, CAST('{"id":"c351","version":21}' AS BLOB)),
('nuswdfnn', 'uvf5wbza4qbk', 'c352', X'bc87c275f02c65e5244c648be1537389be36aca5741e7f5825824fb1b7fc109a', 22, CAST('{"id":"c352","version":22}' AS BLOB)),
('nuswdfnn', 'uvf5wbza4qbk', 'c353', X'5ebb9c1a63f0788098a4ba57c98109622dd627b7c90826af16f53231b63a39c6', 23, CAST('{"id":"c353","version":23}' AS BLOB)),
('qgmfhbua', 'u6ay96heegws', 'c57', X'c399bbbea9d4260c45e7090870d5d3ce641926902f2e229eb2073c029494de11', 2, CAST('{"id":"c57","version":2}' AS BLOB)),
('qgmfhbua', 'u6ay96heegws', 'c68', X'966002284d5940b4329910935d9e24997d877267ad3336eaa783f6b2ba266859', 13, CAST('{"id":"c68","version":13}' AS BLOB)),
('qgmfhbua', 'ugb79jg9wp6q', 'c58', X'dae2c7b0c576b7aee44d095be3f2e8eb995b77e1fcf001a9d7af3a3fe2074703', 3, CAST('{"id":"c58","version":3,"box":1}' AS BLOB)),
('qgmfhbua', 'ugb79jg9wp6q', 'c60', X'19907a0bc8d3f62d869a01ad1f6847f805f6af01cee7db0a7a9c7d206891e158', 5, CAST('{"id":"c60","version":5}' AS BLOB)),
('qgmfhbua', 'ugb79jg9wp6q', 'c61', X'0604fd93db76ffaa6edc2546106bf907da374760dd683a9532dc31e6690ecf82', 6, CAST('{"id":"c61","version":6}' AS BLOB)),
('qgmfhbua', 'ugb79jg9wp6q', 'c62', X'ca6c087816bbd940d61ebc196219c64715fede939d06875582f0043a2d5f324e', 7, CAST('{"id":"c62","version":7}' AS BLOB)),
('qgmfhbua', 'ugb79jg9wp6q', 'c63', X'5ac8c273ff60a749b39d793ec67e38b411679ba620c1377badd7cf552e64aaaf', 8, CAST('{"id":"c63","version":8}' AS BLOB)),
('qgmfhbua', 'uvf5wbza4qbk', 'c59', X'ce53e072c082b4b2eb8d9f4fdf04287a0bcf175daaf6c472a6811760b22bfaff', 4, CAST('{"id":"c59","version":4,"box":2}' AS BLOB)),
('qgmfhbua', 'uvf5wbza4qbk', 'c64', X'4c577b3724f465af16845e7907415f81455c5e2c6fed3a121b4b1ff435680172', 9, CAST('{"id":"c64","version":9}' AS BLOB)),
('qgmfhbua', 'uvf5wbza4qbk', 'c65', X'609e8c9dd6d68b16d9256cb269eba77801cf7834aa7ccdd79a794d6bdfb21e39', 10, CAST('{"id":"c65","version":10}' AS BLOB)),
('qgmfhbua', 'uvf5wbza4qbk', 'c66', X'74afb6648be3d0e5c2d0d2840cc3f5d8b2a8f540589bcd547752e75bb12774f1', 11, CAST('{"id":"c66","version":11}' AS BLOB)),
('qgmfhbua', 'uvf5wbza4qbk', 'c67', X'df9e0c678ee8549fca3cba5b6f62991bc5781393cd8d242962e1c9dc2bf4ea34', 12, CAST('{"id":"c67","version":12}' AS BLOB)),
('sgfcjcwh', 'u6ay96heegws', 'c224', X'6e873933c63e225ea6ccf2f91d66ebb17909c5aa407c62f459270c1587a94425', 2, CAST('{"id":"c224","version":2}' AS BLOB)),
('sgfcjcwh', 'u6ay96heegws', 'c233', X'7f12b476b2c0ad5d8265e032997fe50df208eb8f9d302fd361ffd58bcd36370c', 11, CAST('{"id":"c233","version":11}' AS BLOB)),
('sgfcjcwh', 'u6ay96heegws', 'c234', X'254612153bac6dd1a3b6292dbfee226468c860023c4d01c86490828ae0aafad3', 12, CAST('{"id":"c234","version":12}' AS BLOB)),
('sgfcjcwh', 'ugb79jg9wp6q', 'c225', X'0cac1c1171fed380ce446e1998d8cf4c6d46b3a608b082d99164c12804e0f65c', 3, CAST('{"id":"c225","version":3,"box":1}' AS BLOB)),
('sgfcjcwh', 'ugb79jg9wp6q', 'c227', X'eccf9f8f48c896af99a48c19f874e6cae5eee04b75ed9de8a220c8f32342bcb2', 5, CAST('{"id":"c227","version":5}' AS BLOB)),
('sgfcjcwh', 'ugb79jg9wp6q', 'c228', X'0728814efa78459fb02327408c72a590f9750624932068c6e1f55a1dbb92508f', 6, CAST('{"id":"c228","version":6}' AS BLOB)),
('sgfcjcwh', 'ugb79jg9wp6q', 'c229', X'353402557e02bde6d524861aeda5d392dc15078aaae9d3a115ddfaa767dbf45b', 7, CAST('{"id":"c229","version":7}' AS BLOB)),
('sgfcjcwh', 'uvf5wbza4qbk', 'c226', X'5dcd765cc866edc596e2bd564aa7887067c385f97b416179c12697aaf5a62692', 4, CAST('{"id":"c226","version":4,"box":2}' AS BLOB)),
('sgfcjcwh', 'uvf5wbza4qbk', 'c230', X'82a2e67bf89fc2a96ce54d6665bfb4200947b3edb879c8c7029b203626028c4c', 8, CAST('{"id":"c230","version":8}' AS BLOB)),
('sgfcjcwh', 'uvf5wbza4qbk', 'c231', X'c67901f145226417631764df18fe39a101ed8ab2de9d16ccabd195fc88f94dcd', 9, CAST('{"id":"c231","version":9}' AS BLOB)),
('sgfcjcwh', 'uvf5wbza4qbk', 'c232', X'4cde2b8f692919b88d5a59e52982f5488fec05540e07b2cf9e3c3a25d201bd80', 10, CAST('{"id":"c232","version":10}' AS BLOB)),
('upksxcrt', 'ugb79jg9wp6q', 'c258', X'6c4724ade566f5f8b2e4ce26b797087a5a016a8f344361db322d8993cb8dacc5', 3, CAST('{"id":"c258","version":3,"box":1}' AS BLOB)),
('upksxcrt', 'ugb79jg9wp6q', 'c260', X'3b5e0a0ffc69b586c351c2fabe4dac5d61baeccf27dd61e8ca04c1d00f817709', 5, CAST('{"id":"c260","version":5}' AS BLOB)),
('upksxcrt', 'ugb79jg9wp6q', 'c261', X'ecffdfc1c37d1544edb5454da4ad5eb507ad52ab4b78de99ba46d2987acbb087', 6, CAST('{"id":"c261","version":6}' AS BLOB)),
('upksxcrt', 'ugb79jg9wp6q', 'c262', X'a27f40af150c4fac677e9fa58fbe1798e9254976b7880e4f71fc4c886c1ee1de', 7, CAST('{"id":"c262","version":7}' AS BLOB)),
('upksxcrt', 'ugb79jg9wp6q', 'c266', X'cd696451061a57b7001a9146ff291bb7e532b3cee63cb0540067f5ceab6f0986', 11, CAST('{"id":"c266","version":11}' AS BLOB)),
('upksxcrt', 'ugb79jg9wp6q', 'c268', X'1f00cdf0a58822265a9289503ef4118d6e014f7f8abbb56f5f5224e9af17ab4d', 14, CAST('{"id":"c268","version":14}' AS BLOB)),
('upksxcrt', 'uvf5wbza4qbk', 'c259', X'44801a6ba4514f82ade58f806ef8da8ed74d20cd40f6dad14cebedbb17d7acb2', 4, CAST('{"id":"c259","version":4,"box":2}' AS BLOB)),
('upksxcrt', 'uvf5wbza4qbk', 'c263', X'0f39a567f1ef36c752c9eab48ccfafed71c0ed956bc1c51ef37ed2de0054ceb7', 8, CAST('{"id":"c263","version":8}' AS BLOB)),
('upksxcrt', 'uvf5wbza4qbk', 'c264', X'c7fa4318fbdf23bd1f1d2c64953bbe7f96fdb0c3271564b4e3445370eeb2e9f6', 9, CAST('{"id":"c264","version":9}' AS BLOB)),
('upksxcrt', 'uvf5wbza4qbk', 'c265', X'5f94eb6fba3979464237d558667d06ca9fe6a002d7deae1cc7790b0e9ba5de91', 10, CAST('{"id":"c265","version":10}' AS BLOB)),
('upksxcrt', 'uvf5wbza4qbk', 'c267', X'21f24fb984c117f49b579840b392a52fe89a5e91544e50860696eeec40d06671', 12, CAST('{"id":"c267","version":12}' AS BLOB)),
('upksxcrt', 'uvf5wbza4qbk', 'c269', X'6a9167e7085ccfdaec4d14fa0cfd6d3ce2723c52d79a35ca19e9fd96d180dcbc', 15, CAST('{"id":"c269","version":15}' AS BLOB)),
('vcepyxzc', 'u6ay96heegws', 'c126', X'9ac367b16191192955b50081ccf12a3955f33a23bd22999a3153bf81e4a2808e', 2, CAST('{"id":"c126","version":2}' AS BLOB)),
('vcepyxzc', 'u6ay96heegws', 'c135', X'7783c71433d749cbb532ef5c6557b16e184d372726fba19e3a66b7a2b1c1667a', 11, CAST('{"id":"c135","version":11}' AS BLOB)),
('vcepyxzc', 'u6ay96heegws', 'c136', X'faa0c0139875a59492b75261894f3876366f59173846312fe09c8fdb34c9bbc3', 12, CAST('{"id":"c136","version":12}' AS BLOB)),
('vcepyxzc', 'u6ay96heegws', 'c141', X'439a04d3a46e1b8d79a75484a651531ef3f5ab3dabc9bc761d834cc268a51246', 17, CAST('{"id":"c141","version":17}' AS BLOB)),
('vcepyxzc', 'u6ay96heegws', 'c142', X'd40c5ea2f07316516b6aa447787a472502c705803dabab6f12913d68c8d532bd', 18, CAST('{"id":"c142","version":18}' AS BLOB)),
('vcepyxzc', 'ugb79jg9wp6q', 'c127', X'221a72fcb54b2c6dce9d851f21a656cefa800558d81e309148c397a602948e6a', 3, CAST('{"id":"c127","version":3,"box":1}' AS BLOB)),
('vcepyxzc', 'ugb79jg9wp6q', 'c129', X'576f003fc285c70a7d55e30d2130557122d07001f3ce25cea700cc0ef9ebffc6', 5, CAST('{"id":"c129","version":5}' AS BLOB)),
('vcepyxzc', 'ugb79jg9wp6q', 'c130', X'0187ccc295b5a0d7ab3ce8b83b15f97ff71d5888919726e89bad79eb06e94b9f', 6, CAST('{"id":"c130","version":6}' AS BLOB)),
('vcepyxzc', 'ugb79jg9wp6q', 'c133', X'4ef260e021391b8b517a94c21e3e393b1e33893cc5ca40cb3b1dc5db1a91dd86', 9, CAST('{"id":"c133","version":9}' AS BLOB)),
('vcepyxzc', 'ugb79jg9wp6q', 'c137', X'906533462f18d792555d2d0f25dfeefd92e520e022f0ac7cbd2bcebea328412b', 13, CAST('{"id":"c137","version":13}' AS BLOB)),
('vcepyxzc', 'ugb79jg9wp6q', 'c139', X'7fe6fe95b37ddc27a5b78f3c7bd4e4bb1d00d8835a0eb24b6ece446bad73071b', 15, CAST('{"id":"c139","version":15}' AS BLOB)),
('vcepyxzc', 'uvf5wbza4qbk', 'c128', X'e1c6633b6aadde4c3be42c472c29b140b7f0b77de2a17a472ddd5eb476031208', 4, CAST('{"id":"c128","version":4,"box":2}' AS BLOB)),
('vcepyxzc', 'uvf5wbza4qbk', 'c131', X'c7e9a054fc1168f271c8906c18e8e10457fdf14f8a8a03554230a0bf92ae5853', 7, CAST('{"id":"c131","version":7}' AS BLOB)),
('vcepyxzc', 'uvf5wbza4qbk', 'c132', X'8fde09923c2616938cba8e6c4853bd4a45ed768c163cfd2c8e86ba41b5dc8ce4', 8, CAST('{"id":"c132","version":8}' AS BLOB)),
('vcepyxzc', 'uvf5wbza4qbk', 'c134', X'442373a9ea7fbc36882d0cde664875e8cb9d8bb575c41c75641b2b98d8bd1b44', 10, CAST('{"id":"c134","version":10}' AS BLOB)),
('vcepyxzc', 'uvf5wbza4qbk', 'c138', X'7e03d45a3e301868dbae2c2b382f55c6e6e24e8c781780b5e4823533d1fcd32e', 14, CAST('{"id":"c138","version":14}' AS BLOB)),
('vcepyxzc', 'uvf5wbza4qbk', 'c140', X'fa0330c13763ed013c12dff6c29fd7c034f7591d4345c11d2eedf329f333de3d', 16, CAST('{"id":"c140","version":16}' AS BLOB)),
('vgbrjfxh', 'u6ay96heegws', 'c322', X'c6aeb2adbc25fec3205e3cae692ccc0b4ab066608094cf8c4806dc45d60b1b62', 2, CAST('{"id":"c322","version":2}' AS BLOB)),
('vgbrjfxh', 'ugb79jg9wp6q', 'c323', X'689c5476402c7fada16458d1940efe8838a9b41701de5ad34159d99f884096c9', 3, CAST('{"id":"c323","version":3,"box":1}' AS BLOB)),
('vgbrjfxh', 'ugb79jg9wp6q', 'c325', X'927cfea4e66b32eb4c39e834b87e6ffbce57e2db029a7b0d22c9b3e1c562bf58', 5, CAST('{"id":"c325","version":5}' AS BLOB)),
('vgbrjfxh', 'ugb79jg9wp6q', 'c326', X'4d17177211431cff73be12e09c681f3fc416056e250d2b2e46289eb86873cf7e', 6, CAST('{"id":"c326","version":6}' AS BLOB)),
('vgbrjfxh', 'ugb79jg9wp6q', 'c327', X'ca7ddf5545e62c361ad5a50822e897b5c5a1294d9501682688dc844a0a5e154a', 7, CAST('{"id":"c327","version":7}' AS BLOB)),
('vgbrjfxh', 'uvf5wbza4qbk', 'c324', X'32abf5bba0fe80e6f744e6b5359fffafc8c8dd780f9a6206d796f8a460e7ac6b', 4, CAST('{"id":"c324","version":4,"box":2}' AS BLOB)),
('vgbrjfxh', 'uvf5wbza4qbk', 'c328', X'6c0b4b4202c7ab5c81b1cb63d219fdc13bbf38c008e080908cf1b07513125c35', 8, CAST('{"id":"c328","version":8}' AS BLOB)),
('vgbrjfxh', 'uvf5wbza4qbk', 'c329', X'3140b539964eaafd5c7cf2c1a10c96c55b97795b952088caf38d768a619a3785', 9, CAST('{"id":"c329","version":9}' AS BLOB)),
('vgbrjfxh', 'uvf5wbza4qbk', 'c330', X'5782906b328462ef17210b26f6373c178f54d0d9ec88af3e338b723c6fa6c3c7', 10, CAST('{"id":"c330","version":10}' AS BLOB)),
('vgbrjfxh', 'uvf5wbza4qbk', 'c331', X'859d4ab7486d1a713788a6940b498a006c36c8920121ca636dc262eb5e59efff', 11, CAST('{"id":"c331","version":11}' AS BLOB)),
('vnesbvwr', 'u6ay96heegws', 'c185', X'432ecb9b86d0d287a1f11e9f9a291c7b0837717c5dc708a28553ad3f5eedddfa', 2, CAST('{"id":"c185","version":2}' AS BLOB)),
('vnesbvwr', 'u6ay96heegws', 'c194', X'615c22cd92d95a3395928112692cd2cbc5d92e453f81267c1d9948a0c5a36925', 11, CAST('{"id":"c194","version":11}' AS BLOB)),
('vnesbvwr', 'u6ay96heegws', 'c195', X'51b93f4a26121e68218a83211c761665f51f43753008537ca10e378675b04516', 12, CAST('{"id":"c195","version":12}' AS BLOB)),
('vnesbvwr', 'u6ay96heegws', 'c198', X'224c33a7c6c544056e15a043bcc030d44ea243f1c1c25a03ab043fb86162911d', 15, CAST('{"id":"c198","version":15}' AS BLOB)),
('vnesbvwr', 'u6ay96heegws', 'c199', X'117d39532f4af46301c0cc4c91e2fe836e8e3c39606bfe8aae78c746a74eb89c', 16, CAST('{"id":"c199","version":16}' AS BLOB)),
('vnesbvwr', 'ugb79jg9wp6q', 'c186', X'6440e97aeaf02e948f8ae47c1972df9d1ada86ca581e968955bb7a7d6495ba71', 3, CAST('{"id":"c186","version":3,"box":1}' AS BLOB)),
('vnesbvwr', 'ugb79jg9wp6q', 'c188', X'cde82dc64b81aed19033b1c77b531d445eb23c01317f16cceab3c7363bbf856a', 5, CAST('{"id":"c188","version":5}' AS BLOB)),
('vnesbvwr', 'ugb79jg9wp6q', 'c189', X'e99b7a8936290107ec8e879d93729bbcba9dfae629ed6852cf3ac98045a1154e', 6, CAST('{"id":"c189","version":6}' AS BLOB)),
('vnesbvwr', 'ugb79jg9wp6q', 'c190', X'ca3681549d123ca1742be4824e8b610afd938ee8d57aedda7879f7316f577f06', 7, CAST('{"id":"c190","version":7}' AS BLOB)),
('vnesbvwr', 'ugb79jg9wp6q', 'c196', X'4ecda380f8b62a2376a5e27d36ce7a94ac759eb56e69b1cbe2b2502bfe8b8a73', 13, CAST('{"id":"c196","version":13}' AS BLOB)),
('vnesbvwr', 'unh5vaa92k6u', 'c200', X'914aff5e43346dc54f6741008c72558d9fe646802f35d80d11deb5b54d00cfa8', 17, CAST('{"id":"c200","version":17}' AS BLOB)),
('vnesbvwr', 'uvf5wbza4qbk', 'c187', X'3f17c27827cac60a27df44c6b40460eb88e877129f1101b94d70fde481189021', 4, CAST('{"id":"c187","version":4,"box":2}' AS BLOB)),
('vnesbvwr', 'uvf5wbza4qbk', 'c191', X'682166bf6c8e2a49b15f7eb93d21455a7d25604479f95b5e8269ff605acb1fd0', 8, CAST('{"id":"c191","version":8}' AS BLOB)),
('vnesbvwr', 'uvf5wbza4qbk', 'c192', X'aeba54aa918e876e148e04bc615d1ab70c5f6f28c141538ac9a05967b579b7c5', 9, CAST('{"id":"c192","version":9}' AS BLOB)),
('vnesbvwr', 'uvf5wbza4qbk', 'c193', X'd1315c80b5b1b5ce0999bd273600518fdb0f3ab79ddae183b860b76fc3a1e8b6', 10, CAST('{"id":"c193","version":10}' AS BLOB)),
('vnesbvwr', 'uvf5wbza4qbk', 'c197', X'a03fcfe91d84b6ddb3f6d006e49218bdd2f426d2e31b9f342563d62e5ac25c93', 14, CAST('{"id":"c197","version":14}' AS BLOB)),
('vqrqtgjg', 'ugb79jg9wp6q', 'c245', X'fb65f19e670981dc567aeba86a7ca00b40ec1d27a13e3a36d9ab9002175b1f60', 3, CAST('{"id":"c245","version":3,"box":1}' AS BLOB)),
('vqrqtgjg', 'ugb79jg9wp6q', 'c247', X'731b0988556c3fc25edb3d970ebef1400aa03a2de284ceafe5d5540ed82a08e5', 5, CAST('{"id":"c247","version":5}' AS BLOB)),
('vqrqtgjg', 'ugb79jg9wp6q', 'c248', X'383c33e0224af2467db12860730f66d556b71496b042a51e1dd12f9712422514', 6, CAST('{"id":"c248","version":6}' AS BLOB)),
('vqrqtgjg', 'ugb79jg9wp6q', 'c249', X'b28c5d67a56ec3cf7490dcb582a5dc27da9af3e6aa3401a4dc6f014af30b7ea4', 7, CAST('{"id":"c249","version":7}' AS BLOB)),
('vqrqtgjg', 'ugb79jg9wp6q', 'c253', X'514459123a6de67de374b3fa50f158f379a9af83f0f34ab9a25332c2b1b88a9a', 11, CAST('{"id":"c253","version":11}' AS BLOB)),
('vqrqtgjg', 'ugb79jg9wp6q', 'c255', X'813800c47f837cbd82cec6095264f8336d97272b473bccbebf5966159f2c34d7', 13, CAST('{"id":"c255","version":13}' AS BLOB)),
('vqrqtgjg', 'ugb79jg9wp6q', 'c257', X'a79cf0b49a257c7738e6464b9ad08f71f5cb6ff69b88e0bf65d4686c392c272c', 16, CAST('{"id":"c257","version":16}' AS BLOB)),
('vqrqtgjg', 'uvf5wbza4qbk', 'c246', X'a083d16890d8f0125e2f2cb47a039cac94a7ab9f50b15175eab724857557beaf', 4, CAST('{"id":"c246","version":4,"box":2}' AS BLOB)),
('vqrqtgjg', 'uvf5wbza4qbk', 'c250', X'deff65571231be3246813a16a4a70b7cf7caffdf82985cb376d78bed1a9015c7', 8, CAST('{"id":"c250","version":8}' AS BLOB)),
('vqrqtgjg', 'uvf5wbza4qbk', 'c251', X'39b176fc0fabdc06e62ae6158af40327f22a27074d19feea4cea3e5c413c0092', 9, CAST('{"id":"c251","version":9}' AS BLOB)),
('vqrqtgjg', 'uvf5wbza4qbk', 'c252', X'2f80d96dd8bf72b7f6747b4eb2a095a501d1d760d099c14cea912d11f24291ba', 10, CAST('{"id":"c252","version":10}' AS BLOB)),
('vqrqtgjg', 'uvf5wbza4qbk', 'c254', X'bb3bea79164c0c93865e1bea312b25cdcdfe3db10ce58c41297af0902fb7d4e3', 12, CAST('{"id":"c254","version":12}' AS BLOB)),
('vqrqtgjg', 'uvf5wbza4qbk', 'c256', X'66fdb144612d73d9819562901cf5bb7fe6209e023447de15baf58d49526942b8', 14, CAST('{"id":"c256","version":14}' AS BLOB)),
('vsmjjxkv', 'u6ay96heegws', 'c69', X'fb1b53bb5e94ae1c8c51e80daab4cd7470606ad004952e4fc626f7fbf88e5113', 2, CAST('{"id":"c69","version":2}' AS BLOB)),
('vsmjjxkv', 'u6ay96heegws', 'c80', X'976f75311083004a6f56d701b2a81490bb2e34588325386156eee371f7022488', 13, CAST('{"id":"c80","version":13}' AS BLOB)),
('vsmjjxkv', 'u6ay96heegws', 'c81', X'496c3e3f50470a7fa8024fa83e53a523d59860fdd28de634eefcb17a9f57f81e', 14, CAST('{"id":"c81","version":14}' AS BLOB)),
('vsmjjxkv', 'u6ay96heegws', 'c84', X'698479494b23dfc965297aa349ba5219e0fbfcfc72dfb4b40f572bb356b1a612', 17, CAST('{"id":"c84","version":17}' AS BLOB)),
('vsmjjxkv', 'u6ay96heegws', 'c85', X'8361edf2b16c23739bd4a59b8829d1d79b28bfec76bac78a70c3cc91c14b4f11', 18, CAST('{"id":"c85","version":18}' AS BLOB)),
('vsmjjxkv', 'u6ay96heegws', 'c86', X'd47859e6f1a1365df153cab96b2edc2c28b56454832f72b0e7214e3b99a4630e', 19, CAST('{"id":"c86","version":19}' AS BLOB)),
('vsmjjxkv', 'u6ay96heegws', 'c95', X'675846149510e4e2bda3c19c12bceeac3f8698cc4d20eb426d963db714c4b630', 28, CAST('{"id":"c95","version":28}' AS BLOB)),
('vsmjjxkv', 'u6ay96heegws', 'c96', X'44195ba36af01b96b876eb0d3624dd76b9d85a4da334362faa7d273b7fd379f4', 29, CAST('{"id":"c96","version":29}' AS BLOB)),
('vsmjjxkv', 'ugb79jg9wp6q', 'c70', X'c56ebc70958f3e205f0776de4cad3d617982674ad070232d001c5b2e9e343be0', 3, CAST('{"id":"c70","version":3,"box":1}' AS BLOB)),
('vsmjjxkv', 'ugb79jg9wp6q', 'c72', X'7df481728e7df79e50d84e9f508dd24cf41b634670d41b757be3e0c030ec5475', 5, CAST('{"id":"c72","version":5}' AS BLOB)),
('vsmjjxkv', 'ugb79jg9wp6q', 'c73', X'28556211cb9b98a05a8347ed4f02611a49133eed51e98592ee54cb5227c293b3', 6, CAST('{"id":"c73","version":6}' AS BLOB)),
('vsmjjxkv', 'ugb79jg9wp6q', 'c74', X'3c22484dfd149967a562caae665b194a145b003ba0549cb5abc9c814b9e8e3fb', 7, CAST('{"id":"c74","version":7}' AS BLOB)),
('vsmjjxkv', 'ugb79jg9wp6q', 'c78', X'7fd79804c33713a79614924c0b1d68d7b3460fe0c359128f09227a6b9abfcaf2', 11, CAST('{"id":"c78","version":11}' AS BLOB)),
('vsmjjxkv', 'ugb79jg9wp6q', 'c82', X'8203c967cdfab18a9375ff5b18000397444055e7acad43f6d563925fed5b8801', 15, CAST('{"id":"c82","version":15}' AS BLOB)),
('vsmjjxkv', 'ugb79jg9wp6q', 'c87', X'246db3fe48046af60418b132420438e8f18695c3e2f9d713326615ba07d1f56f', 20, CAST('{"id":"c87","version":20}' AS BLOB)),
('vsmjjxkv', 'ugb79jg9wp6q', 'c88', X'8c14671aa72210e9a2dda55e974bcd1f1e6d2a1e443323382a787b26df5ba09e', 21, CAST('{"id":"c88","version":21}' AS BLOB)),
('vsmjjxkv', 'ugb79jg9wp6q', 'c89', X'7efb1527eb32f5ea41e111649b3b2db0360fd13b7b75220e733bed81eb860535', 22, CAST('{"id":"c89","version":22}' AS BLOB)),
('vsmjjxkv', 'ugb79jg9wp6q', 'c93', X'9d57e07bafac045c5923f8f410ea19f9a226c22091d40000a24c58211fa5ad20', 26, CAST('{"id":"c93","version":26}' AS BLOB)),
('vsmjjxkv', 'ugb79jg9wp6q', 'c97', X'71cf4e601fc0c099d86fcc19795c3815e68b3e0b9d77390b80a44f752d7bc6de', 30, CAST('{"id":"c97","version":30}' AS BLOB)),
('vsmjjxkv', 'ugb79jg9wp6q', 'c99', X'4313430bfbe406755cc932e6d2ce536a2d4fa5d2ac501ccf09b0c12e2172beb0', 32, CAST('{"id":"c99","version":32}' AS BLOB)),
('vsmjjxkv', 'uvf5wbza4qbk', 'c71', X'981099b55a805f1657fae2e331da819116d0c51108af5645c7c8dec8ba9b051c', 4, CAST('{"id":"c71","version":4,"box":2}' AS BLOB)),
('vsmjjxkv', 'uvf5wbza4qbk', 'c75', X'b7f170a38d2a4132096035a74caae003ec3fdc85a4d5d9b323036fdeb1862c34', 8, CAST('{"id":"c75","version":8}' AS BLOB)),
('vsmjjxkv', 'uvf5wbza4qbk', 'c76', X'4561543eb89eb8c63e836aacb30d0713949c02d8fddd19f21324705b6ed5bb2f', 9, CAST('{"id":"c76","version":9}' AS BLOB)),
('vsmjjxkv', 'uvf5wbza4qbk', 'c77', X'32d5bd1b0488c37793ec76009868a61fc2e8b545904ef0316f19d4156cc035d6', 10, CAST('{"id":"c77","version":10}' AS BLOB)),
('vsmjjxkv', 'uvf5wbza4qbk', 'c79', X'0908a377151f3d87f9d4783f9af2cda5cf3659f4d0740a2fe639b8fef5e892c2', 12, CAST('{"id":"c79","version":12}' AS BLOB)),
('vsmjjxkv', 'uvf5wbza4qbk', 'c83', X'ea9c7dae720a0fd2c9426f0ef067f40f2226e9ee63f30c7325f53442ffd024ae', 16, CAST('{"id":"c83","version":16}' AS BLOB)),
('vsmjjxkv', 'uvf5wbza4qbk', 'c90', X'026d79cbe4c9a958fa09fc8a5f05765048f8f9a5a40313e15150d2e409aafd84', 23, CAST('{"id":"c90","version":23}' AS BLOB)),
('vsmjjxkv', 'uvf5wbza4qbk', 'c91', X'1134f30e6dbc084d5ab9dc95f548333caf9f1be4b73cdf5a6ffb66fdd4e54106', 24, CAST('{"id":"c91","version":24}' AS BLOB)),
('vsmjjxkv', 'uvf5wbza4qbk', 'c92', X'63b788554117ad2be4c37f1c26e554be1a0e36063382535c33024708b6af6db3', 25, CAST('{"id":"c92","version":25}' AS BLOB)),
('vsmjjxkv', 'uvf5wbza4qbk', 'c94', X'713b07a1f81b16e4cc069c4465e0c680df20195367418f6ffb10e99d420eb2fd', 27, CAST('{"id":"c94","version":27}' AS BLOB)),
('vsmjjxkv', 'uvf5wbza4qbk', 'c98', X'319258ea172acf8ea2f4f4a2f21688c8a22aafbf95dfde9fdad1e809e8a91c6b', 31, CAST('{"id":"c98","version":31}' AS BLOB)),
('vtnqucea', 'u6ay96heegws', 'c299', X'5ca684e459ff3a5f77e872c7a3776bd3710e549a3fa0acd7e2150de119a28717', 2, CAST('{"id":"c299","version":2}' AS BLOB)),
('vtnqucea', 'u6ay96heegws', 'c310', X'c15c29964bc57a5c594fcbd1e263099b9798a6b18644ebb7fdc2db4e5fac9c5f', 13, CAST('{"id":"c310","version":13}' AS BLOB)),
('vtnqucea', 'u6ay96heegws', 'c311', X'f6cd1725f8c3527f6e08a65b911c59f667bde1fab9e0f4ab0e1c9df5d2ecb2fb', 14, CAST('{"id":"c311","version":14}' AS BLOB)),
('vtnqucea', 'ugb79jg9wp6q', 'c300', X'dcc642922f85086ee7d698c0ec37ef7553505ba77acc41a3fd15dfaf723a94e1', 3, CAST('{"id":"c300","version":3,"box":1}' AS BLOB)),
('vtnqucea', 'ugb79jg9wp6q', 'c302', X'5ae6a876c832da6b5f3f60e9845d0085ae4386536465d237edfb6f5c5a4e289c', 5, CAST('{"id":"c302","version":5}' AS BLOB)),
('vtnqucea', 'ugb79jg9wp6q', 'c303', X'b79349864731554b1acb66eca9bff5e15e03f41706a3a37e1e4d389974c7fdfa', 6, CAST('{"id":"c303","version":6}' AS BLOB)),
('vtnqucea', 'ugb79jg9wp6q', 'c304', X'a44b24c10bc3288646831b5f44a2bdaf19e01fe96de7febde6ae7a8d4eb9aa89', 7, CAST('{"id":"c304","version":7}' AS BLOB)),
('vtnqucea', 'ugb79jg9wp6q', 'c308', X'9cb6687e42d3e1253d5ef5e81cb88f16989b5c5ba89bb3c6fb3dbb675fb187a0', 11, CAST('{"id":"c308","version":11}' AS BLOB)),
('vtnqucea', 'ugb79jg9wp6q', 'c312', X'd35d0e065f99e41d189025ccdfefae2a8902b822fd6f9ff5e300ed85338e4f6c', 15, CAST('{"id":"c312","version":15}' AS BLOB)),
('vtnqucea', 'uvf5wbza4qbk', 'c301', X'f5d3d75e4bb7441921bc7583ef08f3e13bb326ad6bdfee001440cfe3cb36c7c1', 4, CAST('{"id":"c301","version":4,"box":2}' AS BLOB)),
('vtnqucea', 'uvf5wbza4qbk', 'c305', X'50e7b3d17c70e44a115f3daf2c311c1b90ee7164efa1d1cab139d7ebb351d94c', 8, CAST('{"id":"c305","version":8}' AS BLOB)),
('vtnqucea', 'uvf5wbza4qbk', 'c306', X'78dee03e435749ff721eab312005388361fcc1bab942cc5c20f953cd209eac1d', 9, CAST('{"id":"c306","version":9}' AS BLOB)),
('vtnqucea', 'uvf5wbza4qbk', 'c307', X'fad77d5d6bd8fd62afa137bc244dd45a616809b4824dddda6965725c5e488772', 10, CAST('{"id":"c307","version":10}' AS BLOB)),
('vtnqucea', 'uvf5wbza4qbk', 'c309', X'a01216621d4b1c7f87f15b292c90fad9ec8c6ce32dfbe5fb7422da5c48fa92a0', 12, CAST('{"id":"c309","version":12}' AS BLOB)),
('vygbdjyx', 'ugb79jg9wp6q', 'c235', X'f0fce24e580c9a03065cef93bfffad493a438589faf67016f4a4ae64ef902fd7', 3, CAST('{"id":"c235","version":3,"box":1}' AS BLOB)),
('vygbdjyx', 'ugb79jg9wp6q', 'c237', X'91e646e3d2e46b508dbf3ed583f859fdba4d6cace425c39bfb111f79ed45043f', 5, CAST('{"id":"c237","version":5}' AS BLOB)),
('vygbdjyx', 'ugb79jg9wp6q', 'c238', X'a692eedb6fa963e6ace98f1b4f2f9ac61e1ea77291720105e386794e76ccc4a2', 6, CAST('{"id":"c238","version":6}' AS BLOB)),
('vygbdjyx', 'ugb79jg9wp6q', 'c239', X'5464bb79ffeb8f4e6ab339c455ddd70a42f8cc9d0ddcebadbad26e390ca85d16', 7, CAST('{"id":"c239","version":7}' AS BLOB)),
('vygbdjyx', 'ugb79jg9wp6q', 'c243', X'9e94ff9251e01e59dae5aaf2b0530b063eca2c3b3ed8d3723d3c1206becd80dd', 11, CAST('{"id":"c243","version":11}' AS BLOB)),
('vygbdjyx', 'uvf5wbza4qbk', 'c236', X'b5e4a149addeb20e3b0b83847ae6a1201bf796e2d82f2e6a52a0484487c98c06', 4, CAST('{"id":"c236","version":4,"box":2}' AS BLOB)),
('vygbdjyx', 'uvf5wbza4qbk', 'c240', X'1b9e0b04ec42d659fc0233ef2abee651e1afc75ff7eeec6987340777306ffe81', 8, CAST('{"id":"c240","version":8}' AS BLOB)),
('vygbdjyx', 'uvf5wbza4qbk', 'c241', X'2cd37eaebbe4f805db39cefb5d1958589339efce3590fd76be15fd7e325c2cc5', 9, CAST('{"id":"c241","version":9}' AS BLOB)),
('vygbdjyx', 'uvf5wbza4qbk', 'c242', X'e84e18611db4024a9b2681de18751962390eda75d657953fe06efc3315d7dc1d', 10, CAST('{"id":"c242","version":10}' AS BLOB)),
('vygbdjyx', 'uvf5wbza4qbk', 'c244', X'9ba7b045d635675a397aa64d453fe4595c532551f6cbd0a87ae871018497d880', 12, CAST('{"id":"c244","version":12}' AS BLOB)),
('xgqjwjdx', 'u6ay96heegws', 'c143', X'aef25d3a765ac3841ed7b6f7a1e9af4365f43aa767c05e2b72a7f15561695e02', 2, CAST('{"id":"c143","version":2}' AS BLOB)),
('xgqjwjdx', 'u6ay96heegws', 'c156', X'a8c25daa08c530962260eac18413f55c3842ee8a4e4f1c21e0cfc77b9f266ca6', 15, CAST('{"id":"c156","version":15}' AS BLOB)),
('xgqjwjdx', 'u6ay96heegws', 'c157', X'cee09569a6edcf3f4f2f5fdf3fd07c4684d1d514c566c694bd3d488dbff05af9', 16, CAST('{"id":"c157","version":16}' AS BLOB)),
('xgqjwjdx', 'u6ay96heegws', 'c160', X'8658e44dcbbd934adcf2d584766313ae9bb68c061a8c7952a54d8ac9ceaad71c', 19, CAST('{"id":"c160","version":19}' AS BLOB)),
('xgqjwjdx', 'ugb79jg9wp6q', 'c144', X'f300245c3fed98057a9fbbdd29b20dd5b38cda7dec7598eca0e1bc2c03cfd90d', 3, CAST('{"id":"c144","version":3,"box":1}' AS BLOB)),
('xgqjwjdx', 'ugb79jg9wp6q', 'c146', X'58ad82b929ad313f4913a15f3d52c68d0130436a4830acf76ddf047cd6c1858c', 5, CAST('{"id":"c146","version":5}' AS BLOB)),
('xgqjwjdx', 'ugb79jg9wp6q', 'c147', X'ddc2f2fdfc0d7f618177a25ee8d356d493d41a035b5a7443f53c8dac73be8c92', 6, CAST('{"id":"c147","version":6}' AS BLOB)),
('xgqjwjdx', 'ugb79jg9wp6q', 'c148', X'c6c2975fe25e4f5c6ce0616426164b0ab0a72da01b30928ed05cadcc192510db', 7, CAST('{"id":"c148","version":7}' AS BLOB)),
('xgqjwjdx', 'ugb79jg9wp6q', 'c149', X'9e11085a7e0805615c35dd36b0f6ef4e16797521776648826fce6c3bd79a422c', 8, CAST('{"id":"c149","version":8}' AS BLOB)),
('xgqjwjdx', 'ugb79jg9wp6q', 'c154', X'fc178da3f52df81a1d4c087c14cb39072e291ecc42de5527a97a1d3363b9d628', 13, CAST('{"id":"c154","version":13}' AS BLOB)),
('xgqjwjdx', 'ugb79jg9wp6q', 'c158', X'1a5f4570c6a2a5fec58b78898656462d0ad0eabe6f92f30b4e6b19768000ac0b', 17, CAST('{"id":"c158","version":17}' AS BLOB)),
('xgqjwjdx', 'uvf5wbza4qbk', 'c145', X'54bb95bc9ae1c00e14f4529fe3ca34b42cfce50f5b6e5b9edfa7fb3da3f9a15d', 4, CAST('{"id":"c145","version":4,"box":2}' AS BLOB)),
('xgqjwjdx', 'uvf5wbza4qbk', 'c150', X'c3bf90b74f38bcf148cbfd87958852b8d9ee623e05389b80b3326371ab918b84', 9, CAST('{"id":"c150","version":9}' AS BLOB)),
('xgqjwjdx', 'uvf5wbza4qbk', 'c151', X'8802edcd525e62cdbfa8ed5d39c6c57778e856282b58e47dd3640b7246b26d81', 10, CAST('{"id":"c151","version":10}' AS BLOB)),
('xgqjwjdx', 'uvf5wbza4qbk', 'c152', X'6da231937e60309beddc1ce84a87ed937c51677b2c135efb008879a8ed9fdfc2', 11, CAST('{"id":"c152","version":11}' AS BLOB)),
('xgqjwjdx', 'uvf5wbza4qbk', 'c153', X'8466664f4d2d9c419a6f0561c86addf3bee0e428e101e131e24de54b0b4c7ebc', 12, CAST('{"id":"c153","version":12}' AS BLOB)),
('xgqjwjdx', 'uvf5wbza4qbk', 'c155', X'84e631498be2174528f14f78ffa0eb4892a7c26a22bbbd490be026adb8b1577a', 14, CAST('{"id":"c155","version":14}' AS BLOB)),
('xgqjwjdx', 'uvf5wbza4qbk', 'c159', X'acd18d709f1af60e724c9799fe501d20f8f22ade9240ca5d1bc64a67e63347c2', 18, CAST('{"id":"c159","version":18}' AS BLOB)),
('xnxstnvn', 'u6ay96heegws', 'c270', X'e6e5bcf5b6bd944a5a2803720ccd7e2347ad34af1d2c8041a69a4cf5ff740cd5', 2, CAST('{"id":"c270","version":2}' AS BLOB)),
('xnxstnvn', 'u6ay96heegws', 'c281', X'b3166d07edce8cf650d7e7f8e640f4060c0fe112d017935e96d195fbe79a25ad', 13, CAST('{"id":"c281","version":13}' AS BLOB)),
('xnxstnvn', 'u6ay96heegws', 'c282', X'79748cab7f0e9f1b440f5202a6297343be93231a20b4a33ee34298f075edf28e', 14, CAST('{"id":"c282","version":14}' AS BLOB)),
('xnxstnvn', 'ugb79jg9wp6q', 'c271', X'75e3f7cb8ef7c27425c2df3502f9a7b890d9c19cca071ae92cf390093db07dab', 3, CAST('{"id":"c271","version":3,"box":1}' AS BLOB)),
('xnxstnvn', 'ugb79jg9wp6q', 'c273', X'e77736b943e8e7c6c2e29c1d297eb26268a02a660ba311244f2e4ea55eb6ced0', 5, CAST('{"id":"c273","version":5}' AS BLOB)),
('xnxstnvn', 'ugb79jg9wp6q', 'c274', X'4416a506daaf96737b841c0d1107d1b0ff22ff3b7f4f045a05fa53fa559598f4', 6, CAST('{"id":"c274","version":6}' AS BLOB)),
('xnxstnvn', 'ugb79jg9wp6q', 'c275', X'7749613ef9fdc515bfd0f18df5d19cc7b9f25abca29421c8dcc6a2fd87071cbb', 7, CAST('{"id":"c275","version":7}' AS BLOB)),
('xnxstnvn', 'ugb79jg9wp6q', 'c279', X'0543af153c4e158a2aa0185d8eee41b81ae731160aaf6653e5b91f1de0f5785e', 11, CAST('{"id":"c279","version":11}' AS BLOB)),
('xnxstnvn', 'ugb79jg9wp6q', 'c283', X'9d6bbb530b5e212e682262846a9075f4dbdb85c56f429dc24ae151067d660d55', 15, CAST('{"id":"c283","version":15}' AS BLOB)),
('xnxstnvn', 'unh5vaa92k6u', 'c284', X'6229576904489ddbbeacdfccc79bbcb684bf8857d56077b03b4ee042869e6ca0', 16, CAST('{"id":"c284","version":16}' AS BLOB)),
('xnxstnvn', 'uvf5wbza4qbk', 'c272', X'260e6cae38eba664b4c5313e0603303d67f073a15a6fad50c80d375fb9d96a86', 4, CAST('{"id":"c272","version":4,"box":2}' AS BLOB)),
('xnxstnvn', 'uvf5wbza4qbk', 'c276', X'09925ad7abebbae993e0255ba1642a056f2628ea07833678a308fea8b35ace42', 8, CAST('{"id":"c276","version":8}' AS BLOB)),
('xnxstnvn', 'uvf5wbza4qbk', 'c277', X'37936d344f4405062377a0b3c6d2b61661204315aba19597bf9ad613cfa57624', 9, CAST('{"id":"c277","version":9}' AS BLOB)),
('xnxstnvn', 'uvf5wbza4qbk', 'c278', X'ee00442872c97361c701dfb2a446b1f6b5995d646b0c6067e68cfd56a31797fa', 10, CAST('{"id":"c278","version":10}' AS BLOB)),
('xnxstnvn', 'uvf5wbza4qbk', 'c280', X'1dc6b4d3be9b58e369ad4abd803698886db2a82959965e00877e1c1bf0bb54bc', 12, CAST('{"id":"c280","version":12}' AS BLOB)),
('xujpjssn', 'operator', 'order-29e063a8470e453ca9bb79985fda7f36', X'3f8cd1718a330b3fa5e2266807fffa76ff84522676f9c28e377b6f41b655eb7b', 11, CAST('{"id":"order-29e063a8470e453ca9bb79985fda7f36","version":11}' AS BLOB)),
('xujpjssn', 'ugb79jg9wp6q', 'c373', X'021b3ad351d04f6010a5b639b4a149c50ca3d1ab38503e984fbf71f3c3f83449', 3, CAST('{"id":"c373","version":3,"box":1}' AS BLOB)),
('xujpjssn', 'ugb79jg9wp6q', 'c375', X'b7f9eea6768c07e389ba295458302a6a00cfcc8c861e6770ab0a1c13b40a9089', 5, CAST('{"id":"c375","version":5}' AS BLOB)),
('xujpjssn', 'ugb79jg9wp6q', 'c376', X'328d267d4501a37e8fb0f174e73bbed3e5b17415fdf3aa2d125e94fd497e2b9e', 6, CAST('{"id":"c376","version":6}' AS BLOB)),
('xujpjssn', 'ugb79jg9wp6q', 'c377', X'e9dc384a2a07aa02baf9ffa1acc93a6748ab80ebf1cbec075b7f17f137723d27', 7, CAST('{"id":"c377","version":7}' AS BLOB)),
('xujpjssn', 'uvf5wbza4qbk', 'c374', X'0917769df3d04b66840d842a9518741ba72b48d3445a08baa865bdbac87a15e4', 4, CAST('{"id":"c374","version":4,"box":2}' AS BLOB)),
('xujpjssn', 'uvf5wbza4qbk', 'c378', X'4dfbeabfffa5e271636b74126122ec439f47373c24b4d588bf333c7025b407cb', 8, CAST('{"id":"c378","version":8}' AS BLOB)),
('xujpjssn', 'uvf5wbza4qbk', 'c379', X'4e7b51cd240919c71b7b5f5c280749a060dd350f1a46eb29f363baae5eb3e287', 9, CAST('{"id":"c379","version":9}' AS BLOB)),
('xujpjssn', 'uvf5wbza4qbk', 'c380', X'80a20734296607e1560b4c822e0a60ef2912019f261c3bb41b6af8b5b57816c5', 10, CAST('{"id":"c380","version":10}' AS BLOB));

INSERT INTO decks (table_id, round, number, nonce, commitment, seals, state, seeds, openings, seed) VALUES
('evudppjb', 1, 0, X'7f61cbb10313144f6cd3526a0c917797fb0a3d4beb7e3f7e33509694c4c2d465', X'301eb28a12ef3edfae7e5f19148eeee864180e96a0d6e78377ab0e22ad062942', X'1533172a719a3a323214caae48ba1647225b288d4f62df3f0cd88086bcdce1a874ff5991bad194f89c22c1bb605a43709a0381ac325657f005e173f7c3a58064f8d49da847cd2d1c29ef72b61f9f547d396ac431365745f3b7f9eee67a58936f0e922e9648d69df6e3eb7ca37145700cecc17ff3f7ca7e5e28f5aad0aee13faf996a0b616ce9d5a3ee5766317c7c871c57ff9dd94fcedb9ac22b5f879bd2de9dc7c0eed282d91f364e5c49073427e7bff0101fd95c8dbc808812e4e42933b5501a4232f399ed12eaa8ad433b0e5b95356f1c5aecdb061618c5243e096591da6b87e9741b51a8ae2ee95d1f0b637140bb94f1352293c29a715a2df4f629da2a9189012e4bf07620ecdce32610088e201ee16ae54454677ae0b4b84064a69fd8bc01f28520c6cfe6bccdf958253930deca666d97847551e5860c4aaa2868ef41f3b98e6ddca059af0bb048b5d45696e86f1d267b109ccb13bb9e296d5bdeccbe7ba320fe90f752a44917b65ba57ad6a55ad4a63a9c49778597ac2e78fd55552909c65d24206c4c78cef50e1f65f74cb94b6b51af9571264dcbccd1f94e40f5f259984374ce393c234174ebfc5b48a2cb70d224a7143ad8fc1488844bf99fe7db6196890d6b58687fcd43e92552a39dda4f7065136c1bb517f51dc7bf4d047c6c426f0976e60d014de82ffa2b8277065bb105c786121182241f266323b5581bc9f1e1fabdfdaa95f846d58939dde5ffc42a0979fa4ee51f6e83b19e9056e0c3b4bd99d34cc9872a45dbfd79a0d251c79a58ba4c42be0acdaca4c9064990f5f444024a2f76be2d05e0899416c8dc43877acf89d8cd632c5326a5fa35e1ce8ec2a50538a3ded65bd80f7a85a0a1c8700f0986a46a86be489ba20675faa4c8df5f726925ed8a1f968cbeb659123726f6d6c81ab58e8c038f103b53b10352b9228f9463414b4c065007638368cdb5fd14b16060049433e5e52ecb1435aca9b27cc9958853fcbe7d4a977df600cc3ca389ef47e043fca24b426d6b214b8f95e93fbefc6f24c61e5668356d64dac63e321232fc7506c8e46c7c3ae0979ba62e1636f63e04ca142b6c91220a3e926e21a8814e9ca15d66138ec565597662f66f447f50600cc3184c4dff572d97a0c28064947bf7b0f43fdd7c85fca6e270e88d0177c9e287d9d4cb8b04c7e8bfb2677dad1a7407bf45712823b5bea6bc1dd5433f6dec537ca13a402521d0cc9304ec7e92d50730453dbf95983f37ca55e1ad9c3865faf9fc0d0248ed8d88f627bdfbc731395410ef3b4dc4fb84b70f9498a976d5619b55b045fabf17599a2208407b6c439bae37f9ebc5013aeacbc79b03cb723f33624be32049d9198e03c32d56bc5a59ff377a7703d957567f244fddb6337b82782a21cd3fb0c8390f5f6b4c1801ce0aa29f04ea33ba04a1c2176a405bf05400c1161ab8e9f0ea5ec62b6e7776454a19006ad9edeb028fbf2bd8969984fb4baacb2dada5393764b6caf301cdacbf35e0a8873d4d633cec43ac3ea4d97ba19e392ea595dd6b26352aa8a778b1a002233d9d4eacdfd12d641271b733154ad941cd616c204f1c297c74c0754fc22f6dac7d58a469d9f3a3e152e6102ba971e01f9c15df314c28593dbc4e0085f4795bd3a5eb13054507120eddcd846e0580b8d78bd9cf0e38e669844f3719420f631c123ba3935df36a15a8077bc9ed1242ade23ab9f3d2fcb45591c559ea46a17a1fcc67c2b48d6e495e62385666221637396518a93d5f4230cda6bf56884e5c8a79e152d08c141ed05dc8f3f7e2629032a17dd1f806d3251edb2c191f93f21ba5bf1bcbe2338301e41280b20a74e4d10fbba4463b1ee2afdcbd8c1e23f51dbc4231749c47d2671a7a8b7cfa01d632ea4ed7d4de79f42ca1be823392d590b9614fdf4bcf805898b49354ff169926a59b8b2079770d1a4238aa81df016d00cb4c6cb4dc46b2f176c4c110efdffa75597d040feec0c26ab39311a20d5261b73833040786b29b90b1ad9876c6d39877361f6140c1963a6d08edaf66ef28bf962050f28fd82095a59856f04beb65254aab2cb3b834f1250c2688fd6fd314dc6a5c9344fae8b756eb931d3dce2bf41aaa9ffce96fc25cc369338db635c39c2be9160ddbac88f5faaeabf94c6030325fa2da5716077f4ea4e707f0d2c44122436965a22569c0e50ed13da2720e21070c4abafc2a40391710af5450bbf598ab7a998c0647c2e0cfca139f3c896762350323327a580069ad48864049c3792c668c48b9963cef7f46342698e21c9273dc85a09afc12443681e82fe0ecb36712973d530d738af337140ef5948d34adaf009936466788a89f41be495c2d', 'sealed', CAST('[]' AS BLOB), CAST('[]' AS BLOB), CAST('' AS BLOB)),
('fwkhhvjt', 1, 0, X'0718dab698324b6b72afa9b1f7753c9bd9bf330766aca69b357a8ab537ebf751', X'bb6c17aaca6f4f2e856ba0421702e79a22ec1b5fd84cca7c270048c0c6857dab', X'b92904fb969ea630263673db42225710224c973878b9e3d375aa5b7e9f10718311ee4dcfebe8bcca76b847476131d49f72aae04c810af3d20ddee8648a7aa6fa57a44fb4eab3032a23fc9b8576f9be3bf2ccf8fd2a4c103e48594683726b1ffc79e4917d553acf8ce7d4390c63a225721c8eab11320ae93d998d6438c3151b62b1684c445120521287b3578111c944f1f5b2d105cab8fc6a725e65f0d35d2b14cf6ac9920dc675b793e88b7ba6818f140e7021a38267c3419cbd1385af680064441f707261cd0a2c84c6858686abc6decaa9859c3cd465536e762805c8b16a2abae510a4b9348cf770b17780b55fcc8ffdd891f1748fb1dd779d91657e6ce0bab85cef8e80b98268bb00af8a435d4c856a903e10f9bfa14b0ab6a6adb340670e73d08f7014b05e92e9cf37832d6c89f687f6b4e9681271236821f4220a2400fcc23332154c0af4f59b2d8351e5040fc52eeb00d9fac96b4400883c17336448dcb09c5399ca459672bfded12e4ea650c1df8c0da92fb6d1ec959e9dc16c7bcf4339969345931777b143d233d380eefea4468e3e1c75a00e154ea1270fbf5478d6b3bd03180d70a7a73061d7b2ca0fbf6283ec452fe49f767cb9937fc1f6bb5030c81e88eb817fa5daa539385a7230c272350c116a70c69f9979e3da77de1d96dfcbbce01ac8299739f3801952bce72fdc8afb182b5d53d163159f0281f5b71cc5729e509833e40159def9fbeafbc5542fc441f25685466f68563fea43e10de199e3f0e834be533b902e61372ed73ca03fa865a391688e15376c20324ffbc39f104215f5ba4c54dd8473f9ba7970663c48f475cb0c88a7775532f0f86e3c17a1045fc6ec711d1acaf2aee45544329cc3bdd666248c90dae5d54c39e4489b16e9d78fc31eb5524e2662d232c92e95b07f75237725f47f2c6a9ff6eb7e2c7086180aa93b9ed98d4f3a4217a3b2dc91325fec5d059aff94896a16806563299d590ec6a3aa64c93fd560e4f0194acb65a9c33002f13408f06481a731e2e7a670f7e222273442575c780ba4e9750e2debe7de9a3d29b2d870403e55287cd25d172855c0720d531110df8282490d346b64cdfe515ed433738b6c226935933aa2b90a5d534aa857b6fe97153b82a804a822ea7630a2d528ea47da7b80f3d8522501d51aea9817b9471b6066b433ceb2fd07f9eedbd1906deedb33d94a2e14f4053e76ec59d01333ffad210d8a5369261d1c6c1d35f5f826a45c6de0da01d1d62355f4930400b4372edd03994690463d7b2b00aa4e51531d94c5aa4d8204f6aef1c803d7a537092b9a3d94e51b38bddfe44895efc0f73f03c8fb513eb9649aa8f26c568b97c029464bf496672c6ff60417afb1b2e49698173e96a59376f3c8f95ecda97ea4439382472878287e647ce04360370f02e46ae97830e98b8db99702c38017301cfb9c71ba05c85ed099ffdd92bebc2989f3bc0c5566d9a0496425c1eb6b3da1c755df9baf9e10a4d8604bf6cfa4195c985f295e2d841e3ade6e4e25f5adf4d23e4596d83518a271dcadd0688dfb8f655d0ce9da4a22acd961022fc24fc906c9d6ab3a9d9aae7abf62573f026c24e2b716187935a1df2692a4c52185e808f2114d71d007b863a9f85a08eae2e5c6b367e20f8bacb25ab1f4174c0aacaf351eff42b0c1492153f73f79de081620aa021505215463cfa24b8186e7261847155475535ea895a747d87424effe105d36d621db079b50340d4d6d726b75a69d33fd737f3f8e0c80627e2dcd0b65c96f3a3b3c49baa89e5928d1ebc11f0dfadb714f56abd56a9644642c5d8c77d6cb0d409e3ccb01b3ee89c126afe9954dc7dc05325feeecb65b5601da0edeb67da4efa743fc1203cd8098cb903de642d9817a1986a23a8c0ed929f950eb159ce1b7de9eb1109665fcd7b756cc91ade403c46ec7c879f00879b00ce3a0ec97200198d30d64884aa21a72ce9df4b625b452719ae20eee0f8168c7811b536ee735ce96d30802bc6e308ccfde934aeb57c6d7336ba6be3ce1b4663c491efa6c1ed25a1a2519fa74afaf0c29c99d07aabf13c1150129d08f39b06425b3c7de5605a4b9c800dd0fa6c61991cc41f2965eb527233a14f1fa27fdab65471acdb3b0ff89fb4c43a85705d6062e6044eaeeb29e156af67952d5398e8ae036ff4ff3b8feeb2bad4e4f12c992c5afd5281a23b9073246b9d28ad92f0666df16229bd4d2fb5249651eedcb254593e40912c1f9b05ff0af5796dab27f17d29e8f6ddb128bd44c6d56f98365a144a86a82544b97225743917df8a37705812e017beb45f83447edf7832f93c38df30c207f396183bfe5e3ee9a6ccfd395c3', 'dealt', CAST('[{"commitment":"bb6c17aaca6f4f2e856ba0421702e79a22ec1b5fd84cca7c270048c0c6857dab","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"bb6c17aaca6f4f2e856ba0421702e79a22ec1b5fd84cca7c270048c0c6857dab","player":"uvf5wbza4qbk","seed":"Ben''s seed"}]' AS BLOB), CAST('[[0,37,"4d","436ef967da02b8a543a0ec81c4e7d18778ada5573c9695f9943d43156703149b"],[1,11,"8h","056f407595b9fdbf4b0dfd85c032d3a4ea8c27e09761c853a2a03ca3cd38d93d"],[2,1,"9s","a1aa98634dee6c0890252ab8f9598b7d8687a283a3e468930dde4555076b4801"],[3,8,"Ah","141f750ff81e2f362cb1f6cb77264e207342b3ec0d0137ff6328407444adbcac"],[4,35,"Ac","6de894ceded0ccb2ecfb898e144f186241d373283c9fba273f67bdb856b1c68a"],[5,40,"5s","88b0239d60c851fef9804aef2547fd7f32b1674d70aea2cb13d3dd46d0b6711a"],[6,14,"9d","e31507f3567f30641ef8d0fbe660cc2d43969ea667760382cf77806bdb8fa615"],[7,42,"7d","562903a668ccfc5ea96eb3baa0cf19c0b1f3941e58206449201cc01f7474ac92"],[8,46,"3h","cd74921e856b7a05e8eb57294e9c4d7bd874d3b7bc82e9daf8ca68d9c1961d23"]]' AS BLOB), CAST('' AS BLOB)),
('ggdeuebw', 1, 0, X'035ff1f8e7ad35ae4de240ba20e2988a8bda4b2a45786acb05fc002adaf689f0', X'167561d370ab1d1d23e4cdf443bfcae5d7aef7d8f50a37e7754db4650712e304', X'386516335781833b96bcecf6df1cc905fc46b59cbc186fbd34cb57fcb5f2a59850605d9e869cb90ce88cfe8f7e6c853d4dfe0f4f739a2f1d1172ffc10a023a5eaed77ae3ada5d7d2b086d2701cb6612a9701de43524fcc270708a597746d5f5f0b65931be3943adaf774c708a4c5e30f2244c0553d57193166c27429f4b02f384ccdc02dfffeaf683de50b30ca71a52d9935b64ab6371e2b2d5f0b49c9811a139a6e9e77436dd4ab0a25c6cfbccf5835f5c38e989b4d76b729387471e361aa557f28f6d83ce2da8e850cdf1f0807ecf5463bfeb7c9e30dec57c05c177ee0633fc83a50a824b3723e77649ef1553b2652f8d0a2cb6354de21e77eb8a178cf7cb7a715a850922ed883c328b13304aea2faf9dfecd202a2a59f927b8ff9f48598d20782037d7af8f4eda621bc6d1855d21aecdde3cea728d6164662aeaff621a3eddff644eb95fe98db3af0ebd4ec0bdbf883585c85e106b67c917ab19409e9846c254a9ad87eb318fb6c246353e0b98b8c549e47fd713fa8dd05fe9a3516a20ceefa086188e7b788bc0ab558cccb956cf1d770ace369bace5a8e7834338d629b087f4254682574b26016ea1d7df591bae8fe98b831ca5b6b6be3f9a71eb010e199b68147b8832f7f5c748c972cbb056d48030c320229535cded398b34b18a5ceca4699d1f8c2cff9951054ea54cd8e47ad7bd6e5b678be5f4e3e5d5b6a31b6bb1fe429c5e3cb601109494492ce8aeb05a61f3b7167ea6930a81ea85c8794636174946cb52fb052e634320a8e577a3103614474448fac5df6c1c3c6a700687fcda95e672e7d9bd3b12b33a63db6c6121bfe4b73b7b00080fd05e8f1a5bfb63be9a256149ab87d320f9e9f501d2b11aecd9dcc8d141dc4306dfbfba2891c8116ae424c9047dd60f203a75fc972298819642d8b1e1d9adf4278ca99d9402eb78f137f8dff0c59f8e271df59e12cb566cab16aa01321a6090fb23dd88120f4225e8a6c8cb6e1fb00308d3dca4c49f14cf70f6d8592e2f58ca130644a09f4d1d9860a5596da77881478607c06fced6a5fff19d84d8ea220daa03399769af848fc4d3136c47185c976920a7dff31ce1cb2124160978938d0c445af01e6dcdcbe7d4590ab27f62d88bd870cccf903db5a01d8ef0296903a8ec2c5e84efdbc11dd800e0ec13bff3f1e8694d469f3a6fec283e0760951c312658103c1dc2779268f69d12d40680ee695df86c926a0ea51d6b32a09c210e33d922a77588785895bd9a899d98778e549881b653837df154fd120c46d3e44095e9d50f0cbee1eac68f9bd680d47d40299cc8696562694e251cb66c7b2a635b6141a338d83e5de9d367b36e2148adb3287f2655ff439e9138e6cba33f7be8302e646de82247b6b1bebccb82c31e7407c0ba437994f4bdbca93f7609f59535768cfe3f3fb26dbfc6037cb1f416532daf41f7f61ce49af1129aef5e437e89e8bcde6ceb6e922844741c8f4dd5cfb1d67f12d988c11a2c1e7ad62e2940c15f04c5a432329aee5055f7217c84b69b96f196966f42eaf91a31b624accefa52e59795309e2394a4c128f0c3a5069f12119338c1f5faaf648a8b57e1537c4306e1f94a52db81521f9f8e98ce89d171a64c742e253eacff134168d9d726200cc9b90092c514c554bf9a270ff49ac62b582d76ed5fcd425b970abe31cf860c5d525748ba6aa66c5ca987ed3560dfbb2266793b30d4001c07f6c8e1fcecff0b9f595ffcc328a685d701fa801ef307275b0a06fc2f278998cfb09fa2eaabc14209365f81adbd2e37efe3660f7c9f2e68dc895316512f39a990b42403d36e7aef5e540b396299c46b2bdaea9b98fce4077c92cecb059a3da53eb9001927360b611fb11fb3d5845826122654e4b29fe51509fede0aaef1b3fc61f9e110bf9b015a534bf63011c1580372bc56bd605a74ea1b9cd2a73cbc9b3783e2206defd1033726647b84532f5fb0b115d54004a695cc787b8a22c8c179baf09b1ac7e549b30244ed1c08b1834349b47fae2a15bf58931bb2428d33d23ba16ab974da09e49423ef61b899bf5a90466e33511ac69500a240f1e8b99c38fc333f3888d3710d2870dc5293c371d4424fa53b92f92f66240af0301731198f585c941877db25964fe729df3b792adff6924682de09d62c0c7cd6be6fb4a19dff27a68233a46ff3d605f2355c2a057995c03b365711bf628b5faf013622205c95d417bbd24764f1c683fddaca23f4569297a32be1e68391cbda161de9ed602540776717d5acf4dd7ed3c5cfdd78a1dd8db9642062ff2a5f010024cdb82fadf54f6e447d25c4f73bf54259ffc6ceb67af3ed91be96a9bb7f954dc13c711', 'opened', CAST('[{"commitment":"167561d370ab1d1d23e4cdf443bfcae5d7aef7d8f50a37e7754db4650712e304","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"167561d370ab1d1d23e4cdf443bfcae5d7aef7d8f50a37e7754db4650712e304","player":"uvf5wbza4qbk","seed":"Ben''s seed"}]' AS BLOB), CAST('[]' AS BLOB), X'ac2c7d5d55e25a2c3e060f76b20cf7b894add895234fa25f53bcc650be2b9175'),
('ggdeuebw', 1, 1, X'b8b30e86302738fc9d91290e89349b0d4f895d6331b40c7c248a7889b032b51d', X'f9d236f21ab4d260a62ee4ba1f96e2cfd5339af434c4725604ab8bdd21bdeb2a', X'428777590b1f4885ac7c796a697bd21a843ffccad0acbd7bbf6dcd579515cb1b838a08797a4314fec3834a65f1490f1b7e1bdda7f551dfe368e43fda32712582adb03639e3490630655b6f72758e60764ff02c2c14a9763c8ac9e00939bb62584fb558bb7ebbd2fef6e19a0509165b9996cf7ed227efbea288dffd8177dc0fbfd05d3789b69258b946978dd9dfbc9b28f6f692917cb1e336160f4ef66b9459567ee81dc954e69550ad70233a0f2acb4d3eb36d7b4118ef6dc9926b886a81b3236d66fbb56ed6f5a15089f95772f0b9dcae88201fd6de43cd75e2761a38ebee81a2e57964e727cd829395e87ad6da52a48554d3b3201a6a1696d3829168c99ed043ace0fe49b1c87c0df991d8f2f41ab892d3b5c019d18240565c885a0bed96da6de92a752f7fc93aa7a7583a002350579bb379addc9541406bee03a0052d8cc0e11ce405f9e4d7fc9ff2558f1c5671170523d4188bf44e827c969fc3625a5f147b7e216125a138e62756b4fb72d85d68825b9946bb7362d1c88a8c6651af1e94316ab12e5097dfb9ea6a682fe3731b466e7c63be4ca61e1ac14e367747f264f6e8f12e1ceb90b70b69a709355ab03214734eb1f686f295cdc94687954ed5bf56556f8e415a2c69728cde9bbceea548986ca3ef9a79bd5f2f0eb3de056232500c2cd7cee2f0f2ea58fba4f11d47546d2b127a8eb973b9fbcc25d0dd5f3121e37bbaf5728e4ae6b5701fbd450dbff0c56c5b1481b66b055b85d05eaedcdc0e6faec393f3537c99ee5655e16f78aada0700cc94f1b234a0683091bfe7801ba937c118997d9cf4b490a541ce1d704022e41fd15acff2073f3e6e6087c1cbfc929c93ccc43c94708c03634bf9ec9b2491b459e21ecbfa418632a308ae63b0700b2ba12e8ab60869c89ba1239f2661ce4d11744385cf4c40b760173d6135fd311c84e30f386fcbcd1c69f4bcf5544bbf435a7fdfb0c044dd3d98a29635608762292938edd71c037615ae01692c39f7dd2a8a1840e80a2b876719baa9eaccd8394ace3c5577a0002893cf96ed92ec9627e3b59dc51379fbc4197b61738d23f52f232df964e1760c7e18f258eeaa676f1d4548f56c9bdf3e5e890d549d001c66acb1759d37bf337f0b589d0f6bd2ff7dbb27288ca84390ff84863c79b5e283c077c7e2671eea0e5933aa90f8fc758009b03260446808eaba88f55fe3b2a991413917a97858b2be298413843554ec98c67155d5c7ccc4464b2f3017310d68b44dbfc8eb8bf62241892a6700139ceda54f546d4b3723a34418e0e11e77f9b8f8495646056ea8aee026652fe6a9d9144a673385f4607801da481d392e9e782593caf5b9e8100743170e1c7f7c1a88bc9e204c960e181312e8a0288c00f1253729ec86451f2026ae87e8ac646b11040a512ad8b8349da86ee0badb465a5b5e119978e060d46c8ba0c4bc7414c6eeac9621e89c3ff9eed557fa28d2f150e65cff28a97f23919b2662e7e0bdfa56143ea5558f216fc364e93e22b6aca569938a9a98e50d045c7fd6e6ea89bcaed8bb31e011f2836e1c4dc9cde71882b0c068f5005019741261c8ed806f24002405e6886befc70b50529170ad7ebd28def6a7fa423758e1ce7f094fc3ef84a4fa16ed1da55feecb1bf3e333381a3f06d1c708d3190a0dc003dee9631bd54a12df4f5a2df2a1e29f7b1293a44c2be2e3aee71b67f8a4cc275cd89ebab62d1bbc107f64baf16e9d4c119bcd42932aac89c7a7a586dbbb041ae4c3c6242ef40f28a5548073feaa92be3c94788a40fbdb0ef708f16843b587df49eaddb238f5dc01fb0cdefa979a9c1a8aea6d57dcf34212e77e460e8bfec840757ec703c7ae2351430eec8542a4092ab36d9d610d31e9ca84e9b2b5296f72321283d52f28e194acc1fc5976966b8917a9f0bad813fd853191c00f5acab49387af5e0ea737759e0a05e210e7abdc091a4d756aa270589b67246cb176818ab43c8268ea62dcc62334996d23bf61ddd3493cfd24ae63d56b19ec24aa4130821574be75f84f154e923eaf4e6c99641ac05e0234f7bdd143c1288f4677bf285682ab22aad9c18e2029cbca4df0fb737632019178585f8878ad1e137193927747eba8f489a50090e14e292a315b3241136c9510f2604032a557c5c24790bde999035d685129d85a819bf456f2e48bbbbac77e2674108bba6dfa3d032091b275c1832dfd726a735b9f731c6f817564c43428c942a336a65a3707ef81311cff1a3666e7e68d1dfa5b937852107531d0394419b71c6440b0f6c6a4e713946711fe9178e362e964998e42ef5e80323c61f80857e9f936f1a4860d0a25d897948e6bfb0ba81aa746', 'sealed', CAST('[]' AS BLOB), CAST('[]' AS BLOB), CAST('' AS BLOB)),
('grhkhewt', 1, 0, X'1b51b5fba4f4c7628ccede6639bc9c9feca39bcec1a2f950082729b38e06dc14', X'3de535859cf2e04119f1db6731833852ebb7922005391600e9d39460b3bb16dd', X'085e681925686a2aa25b56b0d4b851e159aea2665e9af28b43ed501f0eedcfd03e0fa7cce86be327fe38c31df8aaaf4b7d7e38422bad9f22ccad5d45a371d056d22984cfcc02ba5961a98f8e55271746c507f384372fae56a9f0c4c3109bb989ffa5235b340a53efa2b31939fd6d05e50b04d71e036563b18485a5de93adbf40a95d480fa41421cd80a51b1e9700fe82773900ba5f89f97e5bd0eba971a618a669713ac01a5d00707dfc9af6790339f6a73882990ba6169478fb2e979fb66d224d9996f16fb25a97e969ff96abedc36e9bd594e091da656a42b3b3c114c414210926bd16ce1e781fc6bca46be124cd3f348034fbc6adcedc17feb39d5cfc3af4476290f20ae4262e1ec9d3083a2dc7a7e2f41a54bd8fa1195b1c4f1ace5cc3f300026f5302a6d6c79741914e6e35f21b6f5fa5eb17c0a10f3c54068b6df0fd1d4d8d552ce66bc3d4976d94212e2f46cbf270f3f6bf4cd982912918f4713846c6e1b6d9b1bf38c70ac0138fb1dd2a91811a27bc52ffe73421202a19a68a820124a802d453258d3253b96fda6b286f7e01971131e446d92e7cf5bbcee6a0eb4ea7c276dad2367f4a0ecc18b65f534347438080b8e88d443a76c3c936ed57bdce636f34310d2c93982ab15b16a5359e8f1a8d05942b1297a1dd10f31774c0288a44818ddf74019bae457b859ba74530cacfbe8d62d4bec5db0beb2e8ce6c0ef4e3210b60188338d4a6a739c3136986ab0d172084aa7db031ff372aff8efc92bb82c7fc562ecf483f5db586cf50c6fcc46a8feee6ac230c508e60efd9cf3c79979a7fdc5a3c88dc214c6d08261aae7ad44d3bf5a3d60aec6b43a44c74280e2df82de77f5e917ede3017c66540a42431cc741402e18b71711e69a1a10b63ec6ad64b8f0592bc58eb1d599ff515fe2791e6cf8f219cf90c183278d313090357e5de9a9a79e85b187fcb5c3761237b5cd983f5092db5ed571cb82a68c25e3933f790dc410f39607ae0f12edbcbf4b28184ca5bffcdcfbd80a813d55df8d7fec91e0ac7830863b948b7e9204dcd6cad8319366765a1744664d489e3bb362ee3a5532b54ef7299f8f9333cd950b752f2ab1ec5e9d18f735fc540b14495b4fecffb7886ce9ce5b70ef6a6a9df0aeadd68da2a6c5096d3460eba8f1ad9608ebb3293c623d09dd98f1f35dceb5e501ed55fba3b5a9a41493e1492eadec9e04d421ac972c64adf7a8f23ae9b97455e1b76d5fbcd8cc5a48bae0918feab0c12c2e86556b8a1576140379cdd541bdb6b9423a0cef63b652d996b273962ba892378cee01d5f1c15b39bc5ab02f35e300ce020b93c16d8046b489d77c564fc333ee966cf4e765c696479068d876fb53b38a7ad902cbe5e5d160d4e0cd8ffc8a70ffe211edaad90c16173049f8a85b4fa6e54ca24e5688721bafbfd3e32ef554e487fbcbf9b9223851f405a21371708e41bdd05ce7fa0a1657b65b5b055a60409666816e4b032119d0e32c6abc093599bbc76adc497af8a4bbb2cc0ba7d059bd9a2f8c75a589677a4f49d5e20c0c9c0d64ed7d07affe6c2a45029517d68cff18cf4051ffe1d4d8d64b3405b7ee7877b79b16aa71614e1ddc55f1d33d94431aba0ff9723f42b6ba1409299f5c7d5ffae13b6f48b491338e658f94e386c798ff46147b14a28fb6771c5ac9bb35e687a6d5131edc00882acffd6c2cfb51b431212d0224cc26835eb4fde71f2033e3f54370c08ac61fb9483dc84e75a66fa93fa58df0d8e0123c638bbe4d91ab1b73b90a1ee9c696f1e25565632356ca2c277f09cd07135c28ea01b84a99023380bcbb596ebc16858f123095550066f86e2e87f801e225ad458e1dcf488344a31e8d081aee508d7c47b3a343939d79726a9614d68fdd80a4488d5b59f64e508056f9a1f5294e8fb36d18a0842cb852ed234884c22ff2aa355e29eef8cbcaf77bddeec8a30b43f02b14b4d4910b8403482e1d01b81b547287b4ff50a6065d3b00a2e28e842f08ffb92c343e6a48025ae2202311890dad1c9295add62c20a6fb788401894b5e8450d1162dea76816d26aacd6d2c6f38d350271820168fdda624dd9c7d86e88dda5bfc58b79d1f5e4db27ddac5c2f128d3ab220760e60ed31b4db30322569c2fd007dd510dc44698b4286386ce084bd0712e40ad284a42985b61a2f401dfa29fd5c8d38577d67c978a0c190ed4694cd45032a3459ca3a15703eb9b19f3dac68e56fca58032503cc2172a6dc0b2a86ce998d1f3b39997071ba2fda5d6609e253f774c8a4baa4c62b459b83cfeebdfb8cb7c652354b84642d3619dadd719c505850120e5819824d4b099bbb77f0053e0bfac17847a9863a2c0f1', 'dealt', CAST('[{"commitment":"3de535859cf2e04119f1db6731833852ebb7922005391600e9d39460b3bb16dd","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"3de535859cf2e04119f1db6731833852ebb7922005391600e9d39460b3bb16dd","player":"uvf5wbza4qbk","seed":"Ben''s seed"}]' AS BLOB), CAST('[[0,15,"6d","cf518b6cd3132b3e0eb7b9eef60e87063ce13eff4c31f6db23dc1450efd6a33d"],[1,26,"9s","c2ec0287100a1bf30aaebe158f6ae7155c82734c216dd5fd3b445ce00fc08c9c"],[2,38,"Th","239edc30e72eb0cd0c023025166b1ae7b60e076b74d5e84e1598c61907b53626"],[3,28,"7s","ff06c589e7e1a4a4dde855c39fb3653784cd2b2691e6d2301fe592d7ee5040c6"],[4,31,"Qs","971c5d82bcfe7f9b0f4256c95571ae80aea17da55ab207699a50f95631c9dc34"],[5,34,"Ts","3ef9189f255e218a18868d87a3c3920b90abb24faf5b90d757c3898127119fa8"],[6,44,"8s","cd47bb498b839181a90261d5482cfd336ad2b1f3efe43daa634abab65455126d"],[7,24,"Jh","4bec6d0abc5be6d1fd9de6b1a3ca1c6a15a78d021bffb3440159db774e103946"],[8,7,"8h","5ad8f881f8432cc9461c9094e79f757fe38c6fcc05a22e6c5bc7f73c01bf6ec5"]]' AS BLOB), CAST('' AS BLOB)),
('grhkhewt', 2, 0, X'1851de83292986ebe21942a7c5e6e61046227bbbda1f8727fc74a7ed5b0f54b0', X'3b9fe244901bfb60dcb0a677a95fbf24d4e6cc887d3c76c3f92588abf288578d', X'fc1b857dea408b6b8fdf9941fd18926d3b6345506e68378467e154ef82416f1b538dc70600e05a8baa70170068fa1613b02625a4f328a8dbfca1a11898abef1589927678c4dd72933b0735186997f5795a2da5e7e143604277eee3696425be53927d5ec3b3ad5eabb3e0d613b509c63991585f6231392c9a236217a9bf9fa0eb97303a57dcb3a350e77c11bd99165f2e478ae02f86dd478f1ca79578ce5df4f68c5f7c1e0ccf5dfed43f27361eced0dbf9b40a3d70d09b30841d5e734faf52888881e797a278f8c7f1bf0f513b89e5ca27ba9aca4c57f62830cfbac3d4229056abae3bdd8d0aa15edbd1fb3e71e3d3c4b49d424d5022d7f09881850801a8d0d4c206e141f832f32836a2337bc49f3253a9210ab58d630864f75348aaac1642a4ad152049c33bd966f0e5782e4df1c5ae9af8aed3dec3620f112768a097f066f6d0a9ddf2447b7e4e43e14a5205ba8f5bf01dd61c59ab857435672ca80677cd835d1912d66bec768640f34e089ec81686cff70e2a25854aa40ecaa7be10e3273a3bd12391557f385246678ffa2a09d35d1c51e4a53bb69744b7815d0d7a5dfbc15459396072bde37a85a9df70e2f602abf34f8cb574cf28d637443cd311ef311d7b088031b04e40f5379f016b3784e6983f1c183ed3cbfd545da00543bf5072849e4220c57382c3ab4fbf31490cbc05b8b0448fceb4dc21bbf3320f890a57d526aed6f18e7e165a35980179e9d8440d031d3c5ac2438716dd0000a57ea9f4d7be74b98ca8bac5140846b1db2e0ff0906b13a8000744bbfe28e1d07643bd5ff2de1595452cfd08f048916ba634598ea17e5c0a128892fd7003449c5eb08721816d99eded1b916e497aa4d0e768cbba8e6e2cb5349ad8a3e6828b8a552241736274a6fa4affc2b80e3b0cc6ff1e32e2aa0cb481a219c3f836323bef0d45a453b2a6ec0945ea9d75d05a8505dc6aa3c356a77f1951f830159f8017536635afebdf46844165c7920fd8c8a0a956c0e738211774f270ed9ce2c7be8c88afa1135f4414ec38da982edd262c2bef6019f5e86218b5561e596eb813cdf134ff1b9cd12889c7e05980bd7ccbb6e98fda78f35fe5795ba9cb46f298b06fff05f5b39832f8b26ade3ceb1e8a4149f9d96fadc357ff42624bdf661590382d73c9ca2c651c83c32f9c4f4961a6f8c7fb859f63156022883c04edc598c6f8eb6c1ffa4ccbebf71057c69efd9906bee4dc4e86d1a83a1b357bed6a8dacd182fa8b8e228f72c56d7c268a15c12055c1a35b710fb01f6018ad20783fcafe533d67ffaf5d3107dfb68c76aa3099acaa7094f9baaa68948cbedf0586b95cd2b663ceaf9198ba6533b7b31067f451e1b4c6fd342d739f1805a38d844ffb848ca4ba43226be3576105c40ff5411875059597702da813d8148de466b2b95f3a357759ca22588c499e5fec22775455dc280248e1808de00855ae30d1d9c38fbcb83b775cbdc80bb2f48ad2afad560b2caba39a99d3d39c3002d88418250bbfd46f7dc554d3bcb424ac20d9a6e3dd73aab6a417dd63fc40b852563568211564773bfbcd51948632bbb965d628fcc1ba649acae3dd37bd5cd634091f4673accae79e90c46ed6b829b5232d0c155fba96b4b43a185917f795a63e326fa92487fd9cb8ed056fae086235150fa7878bb55062163ad0031cf7fd2ab2a9d2c80d29a29df985925eae166d72ffddd1dc83c2e0a813e36c2047c269469ce73045e2dbf0581af25c7f3a0217ee60329106c8d91788a2fbcdd1e6de0bdebcf4ef262f79a2c5f65be69bebb011063909eb451e740a3017b7ddf327cfe5e976d659dd733a66bab07bd464f12e9cece5b0c9034e4d8d5fb6bbbb917f7251e9b9604d47a0c3eca2896011e599e03307c0a6c2f6bd55559a65f763d6e5efc0b6080baa91894204252823dd2da6a9396eaa978f3438d2491691f046591a6134a0cbf355c7671dfe74372a80ab1cc93c320684db38fdba3c1a721b52b65d8450320150c0feaac91bae1f3fa563e4d3939afeacf46867410972b669c907d057215f0b9f72eb883644b8c57c4a71e88da20727bdb10db245b48fddbc098ecca9bb6c2b5a50e9ecb973284b29fda43d5997980c606098f6e056bb73e570b208e2104dbe2675976742c3e101011f21393cfee82b38da238653a23b136e6e1b970dbc80575ea07940791349d0bef6acfe5275a64c36c4068f94581a3015c3b43feb5c60f20f043446da582ff851e1c7e3bd4243b2e4841fd8d655ac41c6959baca404520af166a72d4e5207938e260947ca367414cebd279621a3db22fdcd52441c19bcc83065eb13bbbd8ac0fe105995c4cda09b6f0cf0', 'dealt', CAST('[]' AS BLOB), CAST('[[0,30,"9c","348e454e85a2fe86562b4375e8408ad7fa8f78fe59030d243d3db854d67a50a8"],[1,14,"Th","afc57bf08820374f4e4ae76dc3faa068de13000afb8f92a159a28da77a2ede17"],[2,27,"5c","b0ea4e5e9824228d6a4cd8b380743a370c78465b97480d145e68745d019571c5"],[3,33,"5s","4eb7f344fabcb21815a964542dc6ea9f6c2a2bd835d09d441a02a86eefc29e69"],[4,21,"Jd","2445aec50134b427e67e193584aab01a81e9290ebe4fa2d6093a61a9bd079a42"],[5,50,"6c","2202f2bc08b314b7dd4d46f6ee648b35e1dfebf29e222540d136c83aa162119d"],[6,31,"8d","baef84c5a9aec6187b57192b8d20d64be9e8410b4f8324c1317847961cc79fc4"],[7,47,"As","b11b66811af4f6e0b38fc38ad6effd51dfb5025fe71e4a5acb6118fe4932f9c0"],[8,45,"7c","69b6b95464046e0fb413174ae78a84cf9c53df11878afd0a1d52a8a3a83dcdf6"]]' AS BLOB), CAST('' AS BLOB)),
('grkdatda', 1, 0, X'edd0c8dd1022720f0d696ebec51c87e8e1236caf5195bbffcc5294982ad5b9c2', X'0421bb8e1e65d86cc42541147c7276364493cc86a82d115c64c94b6e528accbd', X'ad210b273f72d9ed776cc10bada581b4aab30e8a0b8376497457b4315738fff33a543051e6d667f4c1054950ee2ecbd43c0f6c449a2d779736c758c4fb9ff8be2e28631139e19e5d5f561a118d6063f6c4355dacb438b8276566ec9d8a764fe7d362cf06e75127ab5756175b3686fe3a759731108cd6e8f6f787a7254b1b4db7a1e9af3b6e6211956349aefd4e6455fee17aeab63e4130383b65638d02752acbdd93e23975d64d796a14cbf594803efcfa8c7996ac6b800f07ac5f672baf3cf70ab1f650a0aa2a412c181ab06846152343c02f049fc7d20087475bca8ae11a07fcb3e6f655cded9aa7091b858e1c8f69d6c0983a722b192e5e35485e5bc34f357234e201adf6c750fd554b55c2b6cfd4c33cd7793c8a227a1e286fc0c6d10bef8b21d5c9c2c9a92c31cb0c336770ff34fb16223d7d0850e9ee16c9afb965187a49db74da3c0bd358c3e58d86c18b358c207fd860987b276d53ff87095b9bbaccdd66747cb710b06455cc6ada535e3aadf58e5b9139ce25d586d17712ee9b36f58fc4b3d37477cf5201c1231511847b5b2c630629949ec0e0b3e0077251b444f65595631140a6d924d394dd2a3da9d2b51d08713986590f8ddd8e2f7f53001f47e2ff29deeed24b2403ec5be38877933befea6249185a859cb68588e33ad6da0ee58988b28f08bc41a140eac19a794893aeb4c1f09d409c8224264c63abfd02d39769527a5b99501b9d9d40ba5b079b70678931882b445f5b0b4156fbcd62e7e9b6bc16c81817ffe6d1137cb1d2235daf36f7df034d3ae3e83595e79f8b5adec76945239bc97df51a93d7aea325a8c262c1945e7da38f8c1d4a8d51960133358eb496791e1fa4a5a1b0b4e2d03c1e9c287e0dc138a0ee98e42792278e0bde1e3ca30f706ad48877158ac6a45feec46a8197e428e52b7799992a90e942953f152ef8f74f28f87bd10491fcbab969dea86f9930dba77f701fec7cfed60e53f6b1809285e3c97c87662272eadafce0458692f711cd0992e807f0c1e4e3e7ad9ff25716ef93557f21521e4aba3bf046a56ed41c4f00b68f7e8506607398b9ee3f5d13c5897abfb37389590c9cee57ad383dd9f2c9732483950d47b5be1e93b0821e2b27212953f3148f34bbfc759ad65a89c0ddbdc481ac85e4024a684d58a796c11a608c070a43723a11119c075b54be0da13d6f9a9e17edb917126c060d94abdfc713e9ba9347eec89bf3a90b038ef28533fb1c2cab755ef2f2d4698b3c3a5767429b27180efe2b4b34012886df8a9ecf017908eb182d56807edea572ada9c4ee717ab65a350dfd35ac0d0eddcab23dbd38adad9d16b89b24a50ac37efb81f3d5f75a0751d958eaac7be139baae0b9d65e7b6087cd9ccd2ee1dce2709ce62c0cafd2d1929e88d09798c29f0e98bb584e85ce0d376d7b0cc40a3547c00705a844cadae23186727cb3af2353bd9e679169a7a26077eef19c86f8845382b4bac12d1989a59167a5d728f61adc98cbf0879b2219178cbefa62ea72dc69527638e2e50f2a65f63721ac1d6c0873135ba31a4f4d4f5ea7ab3b6fcee5b16fe9d1cd156d786b79f5e0bb5facf84080ac5425116a0ecc51a4be6478f7c7ffcf55bbf3ca36c3c3f31d23f705fe812aa2a03486fc08262a15a7e68999cdc5892422e339ef27a07bd869818ee6f445a19db3dac634152d4de1a2663128ed00185dd8b3a54d5e992c949852f3866ee08ad8321297145e4ea68de280231cca6c1ece65746e1b05f8a2711850dde556fbc465297b125e41d6cf370cdfaf35d6a72ad3b243cfeaf34bd93c1ef6f69178804cc06f79de55cc3f39309aee9a1c354a575b65a8cb7ffa2f21ef8730357829c9e11c67430c7e39c59e74c37e8677b7f8489380c9122bb7b1994dd684873c4655c4eb3d25269c2cbbe64ae0a90ccc824ea208963dd64a8b4945dfab6b2c3766983cf24ece2dfbb5b9479aff8fbc11dd2581decb396feb0148f46d4948cdefa00dbcd76e960c1c6122dedf019e7d046e975eb0db0769d1a09de329d15804a9f41148a845c32cffc48c8824217d47878981d7e9450cb3f17628fd9949dbb580177a10d6a41782a45f3d6c538230e057037da89a4cbeedd2f0c670a3dc5f835b520f01bfee0041368c572ce71a6c4d7def261540a08f8f510c66482d0f2f3a591dc4e6459b3b33970eb5ed25181955965896f263eba2920ceacca6e58b08112dfcee3868bbf071b4e9f9a9bd5367827da22d85d0ec24f1a24dfb3dbd6ceff38d8adfd884a21d1fa199c0a514b83206f55a200bd937262382e0dd218d44fd6504beaeace0cf9a0b98df27da2638b117b18a679cf6044747be4650d', 'dealt', CAST('[{"commitment":"0421bb8e1e65d86cc42541147c7276364493cc86a82d115c64c94b6e528accbd","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"0421bb8e1e65d86cc42541147c7276364493cc86a82d115c64c94b6e528accbd","player":"uvf5wbza4qbk","seed":"Ben''s seed"}]' AS BLOB), CAST('[[0,7,"7c","3c2da2795d2eeaf7a6a318bccc59bcf911265087e0e441a77dec4dcc8dfbc51b"],[1,16,"8s","e028c9efdc06832323e45705a621ce76c4e6b303bae30794e35d294e2b5b6f63"],[2,22,"Ts","c9567fdc3aab332310094adf9f1787c1d534f1a2a7a05ad91424860da2b09ab3"],[3,9,"Qd","9a5c1c801f0a0c7e38840cea9e0700bf48579ef45d0609f6314498482f5285dc"],[4,28,"Qh","6c65fe037a1a25f321b004a68f825f566707028335b5ae2233a5930acf3ef63e"],[5,42,"4h","50ecbb0a9e31aa442d23fc25aa2ebf35ec6a46c5d5f1db86b96225c2a37cac35"],[6,51,"3c","bcd043db21e12692ca14c5d35eb4632d0d1bd37f8ea183726b480e092b821204"],[7,13,"Qs","16976461e54ee6fc8ee3da0959c2514dbf872e65c47887481f229a34b829e1ec"],[8,20,"2d","a662409380b286eca7a3df286053c19ba361dd88be8094223c79630605e0c501"]]' AS BLOB), CAST('' AS BLOB)),
('jmqsgysh', 1, 0, X'eeb0b90111c061865ad8f7e9c1229ef90574edb60d09ab19dd71861a7e26f205', X'1bfb3929f1176f342e6aede450a862929ec7070773e69ebc83a396d179d5e208', X'f711b0d74388055790d95f8ad6e319ba7480159dad37646234a070efe787f4a82f38dde69293ae69b8c352dbade8353decc486487a93640e7b797e29fdfb33d4ae743aa05ada291f37a990b1eb69c5d313eed1c54a9bdfea864f7c29c8b08fe39bddee7531a0050165fcff4650886ae7755de9764d03f1e7b2f48c1040f9245d75baf095002102363c67f88f85193c5d979f9c6e97705b8f874d691b61589f92fdbb49cb9e49892aa38091217072f920df6be9a24f9731dcf8a5a4e330833502e69738979949f47341531d47b348ce51fe705f801bb22aeed7cc51390ddd841bc85e0622797435a6fe37dc68acb4f7582126ccf8ef6b7439de5f6b4342ad6317f408869764e70a923188cd4b76e55cdacc87f8f0b7e5eac1fd50dad63b7b4f5e85c062d68f234edf9588549f2a3dc77bbe5ca9248e46d9d1b1ca69ad3cfb40a900fdecb5e69c6608f67b457f9119e31e58d52ccd96789c2f5e3b10472bd3b2ff37ae8916dd9707154514e9937bfc8dda44a76a48e7d99df95d0889e5a2efd92ee5c87a879cc3160a356171acd98b1ac3aa7c1dadeb926849e16d9bc4d34e5cd49d91fadf120fdb10473d3d0b5b00daa848963a5204440e6530eeccf4710313217143fc4c27825b8328e851ee4064083c1aae26abf497004eac7b147389df76e0b4f71b6f4dbb14b6fd60804f97a53c2e004fe92600d1d02b2ab61d43dcfeaaf65de2f3f0a19e1b558993e7114f018e394a69918d4e2bd55c478da4b14fe1435cbd564e7683d06babbe4843ce1bb2e4d08d02148eb0e36b92fcc15198ff5a86d3fbf999c1faa6b87f2b55c32ab5437405f282d1b520208dc884523d37f9bbc787e7cc13295563d6f0c4a39d394496cc2d7acbdfabc83d522c25d216d0d91397073b86837316948452db0bcfac95c95c1b2d3312029edbddcc64001a6921a9de863e9b328a0fd5363dd306a105ee54dc40ec41a73a78346f6550cc8499b2fb89d32d65ab3cea87c588ada6ce33d573d9b4b33ceeaaf78f58edf03238dd831a0cf00d81ece9e569a3aae53e6b57045673a069006d9aae4ddb3e900e01ed7694ee4761bef397bbb0aa4f318b4becfe2f1a78c3c9d328cd64fdeb135239db443297ed1aa7917207377cbdc45fa86021a514e753cacd83b3799534a2d1e09e81d3302f397d260d58682e950a2ca8caf170a003ead54cc3bf0b1dbd3d5c9b1f26b7879789126c0bfedc3499c30b9b74f88cc824d0a9e5b99191e0b299f68157f83066abb94cc1a9dd4685a9411a028bc11ed006f1ebad1186e82350b7f17dd76922582de2d271fdc956c3cc64fb10d0d24e21d66fa01a4bf351890472589a0ea2b2d59666c3bf48e946092d26c71c20f274a6a6a7bd858e79ba8694543061622e89dd80577df038cd2159f5e371cebd761ea6f6d1ddb91c6b4c5b78ce70c7e4876bbaec00e94b0b3e12477443f1168899f99f829f8ceea04c191e96195883c65245828c75d841d2c203b02a24f6ae8269ad0a3a03869cf504e928804a88df258ddb3d3df5484fb1f14ebb683d42c0ad02cbcf92e22985d5c69f5de9a8c5d794d595e20991003c98c6761bbe1681ee9eb153c8c3a0715ea4f0cec964dff71da2cadd9c4c1f584ff9218afbf5ecaa99013bfa414469189b235c6f32b64d5167413a7583b10abebdef88010e76eb1b6a81a776508f09c6804cab487dd7a720512308f7fd949f07b00c47de3fa2a711a2701189cec053909216f247ac321d4e3227515711d1d526a488f1ef7609efb1249931020fb69cae7fa2bb25e6dce734b47446d308e7f49fa35cdf92ba88e7d4377ecf587068aa6687915f69941f460f29984cf10dd84d1c75b3930de5d7b84e44c5ccd5ab97b7fd5e85425bb045a14bfae35335de456a9e5629e5699c6720ff14c69f159ad1f2e6e3bcded484583320ef0e71217d49c605cac87e2dc0e6db9ed3d4c6b8eb43595a678228bf14e5f431a82c63731479d889193386989e3eea218d3dc2f1968c6fa8d99f56196579fa0321c5077b87505085feb93b5b96661d7e368c94d09798b35beb0fe55f5557c4bcfbebb86c3bd0db953ebb4bbd240c09b79745e522e31a46dc3d99245b07567afd669c4c9cdceb010d515840396477e57a815942088c9795df6ed31466e484c2cebbf3a6d5f0d3d40ecc63bca03afb9fa2e99f317862f821d67e74236c85cfc1b17cb1ccc0e6ebc02c79d1d11e93126df8037828f614d946b6c1992e1add1b4ec1dac1593f97caf55905c07cda7d9738b2665f921c813524b70ceee01a7542ef3b5e3f8cadd41adc8310e63c09eefc0a6c3aa1201c8e33c1e610387a58310b082976bc268ff68d', 'sealed', CAST('[]' AS BLOB), CAST('[]' AS BLOB), CAST('' AS BLOB)),
('mqzaanfn', 1, 0, X'602119fc22c6ea5de04eb23d76533c97d5feb223ff5b4f83386a190f6a4197ec', X'790b11cff7fceb7269b996c82dd72d2939f2e1c48f09813a68b5efd47dd294f7', X'bbe683d869a907c2a2706e3dddf4b074ad69159846151ed9a594ea66b3dd1e1c461be15cb449ed8684f2f4e9b31fbb078637272518d143ba049bacb45c07b1ed410d3b75ec4c1b8a68ba1e3be0a2863aacbfa8df201edfd5e61db03629b4385b502faad347bb598866f7bd13903ea141ca9c2ca9562c78a06927c815f26705365777891bb9eb74ccbd80e0cb4107110e162ca4aa569635293c1c6b77cde445a75620d87cd0aa9f1ecb3776d0390f30e3d4570368b18f6c876f52a04a5f504329b271f66b2507562e5fd8700199610f620810bcd48f84f45049da5ee804cb667166e303d193dd579e2f48c89ae2080573a274f12111c2f5cfd0738d51b271cb56779d2c6df04b29c01adf391eda50fe2cbc450736eff7486f1e5d8e8e763eb56c0a16c486157f675946404ee53b203f37512e82b2165068a4503049a6e1d993b511ce1d64cba1a9deac6a54678b63b6ae0f176258506da23d0d993849e384130c9c95c25941a6632853847f22ed7d894ee6eb9180a9bd6d647efca35d22f32c2876416c76ccc45d6d77d76c0c3270172670c8879d05bc6ee199e528b588f47819e141cd02963a38100b43951bb44f6cba7e69ba326bcdc941c0742bb646deb2e7e8049a6aa389e0230beb9d210e1e058c70560196b926245fa2c6728e674281bd75343df78cde2e9c7a61cc427eb0ab9375ccc35acc26ea08d707b262042da8b2d4cd5263c79f5a6d9209ff1dc3d60f09e88c90995b790b902b95c40758d4b7a22b1c4d3db1313222c9a363ecaa23895ec8433b4a3ad97479a6199e66a442127448486c97566805ed0670be7ed6c14790651c7138fb788bdf9a8d9deb4b3a0e7b5c5faffea4122188d328c68e468c361643249d250d7f2ad52eaa325b4d653c4fd79154d395ee7750c6d21bfd955d87e2742e9885e1c54eaf05081ba611a0ab1baa0844973090accbe5a76b0f11f73349c6a69877a25e61290ce80d9360b9877372f66e071f21814f5354d998bad8bdd19cfe822dda5565b97037c80cc48f70eda3d50f06ddbaa2e87ae7a21c9a2394528f80cd16ab0e1b983db2c1561d004ab79de3d94783482340b93386b728407759a1691c96d6fb37f4daf0c7892bd63fc196c506c24f72df37f9cd9c7c75f6ac71231497e867ea23190f6368b8ccfb3dc8485d086a53db0c7080a114685709fb775fe5d16d70c2887d7a6ae49bf6ee37e7c17fccbf85578d784045e3c8d175a8f835fd51a1d91baf177dc339bb8ab4a310edcde6ffb34a77b9ab973badbd84396dc0f6c2bdcf444e8f0dd0d334c3ef0d4afd4b5e514f7203bb5f9e56da7c745473aa911255086afb8c9a60b22f522708b873dedea5ab8dde9f93cda224fed45ccf432574bbbc2c943145891789f0a964f81f0e390b65c0ef6ff07a561f52cb27ce74dae261e55bf9c0fb971534fe71fabb9ba1829d7138667f780a994ae64b0fc972a4b4f2f3725d9cca766533038be09ad8f6308c42dfaaf9417b464d1e8201801df3f63eff74c3f182cbb94f55c49f776451bffdaaa31abbf288dc42096ed47c6a54c04d2377b2747a43a29899713ccdd59c8676198aeca8019f9ffb298087b03b0f5c81ae5375e63f6df8c6493330be9e6108736d9997e1cee24fa5b7795e558b77f0419e2beb69f8ab844b823d7660135eefafc4dd17a1efa7416b9f0468613b191efcd4eb2333c75006840dae81d108dcc3fa2bd5a5a34621d9c99f3104a11408338def99233863d408e8203f767d339b8ef86ee9f4e8269ee1be1f876942338f0623e75c37389ef8db75bef440905a88e59cbb2a0b1b387e104cc4de498ffba56721c6bb1d978285ef90739aca1f483b85f66bc12fe9896c2a46f05cd6bc2f7c9ad62195eb0738a8419c2ccd6598b471db0976e6f35211bc0fb3abaf0ff91c9d1c8df2a22d553bb4e8aba71bb4d902ea051b0d65dd59a59661a14781874245c8231b5274fbc415500c2839dcb048e2cb891ec185cdbaa317692217f9d698fcfdf0b49d3a2609ba819f86188b320ccb6763f13293f38b9bf29635a99cc3e95bcc928cd13eef03980808ccc1a0aaed6b8c989f848d9242ebd41c6e2098bed4d47d1b9d09ead30037a52f229463dc002629abbf65f08e8ee70cfc8f9ab8990deb36081714fe2138193c8cdd05abcf1cbc6bed44f4accb76f7ee86ff29e956dbd47db06f884d1655705944f5936c1c27fea6de9ab170cfcf657bff040810544f6a23174ddbd9f9cd6e11df97744015b5962be73a79dae2b513729ec915d06d488fec61dce53979d586847e8bf85eaece206c23c85bb3b3dcea5ea038782d2ab47f774a38742a8a47148bbe49c7c8c077', 'dealt', CAST('[{"commitment":"790b11cff7fceb7269b996c82dd72d2939f2e1c48f09813a68b5efd47dd294f7","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"790b11cff7fceb7269b996c82dd72d2939f2e1c48f09813a68b5efd47dd294f7","player":"uvf5wbza4qbk","seed":"Ben''s seed"}]' AS BLOB), CAST('[[0,23,"5h","9888f75d4d44762b6ae7044b7acf5ec387f92410d03de7a113a3b95ebf167be8"],[1,32,"2s","cc03c0a621a3c3f006c77bb4dc073d0afdd47eec3a0f1ea99405ad66b6658b3b"],[2,14,"Tc","43efae5e9c4166c291071450af561bae9b650ba5115291370b8f4e929d1ff5a0"],[3,51,"8c","62ed57722270bc485dc13c4685f44bcb0ce17df714d97975597450f593489e5b"],[4,34,"Jd","d5cebcd76fa2f1787cc3cf0e8471c79552956c934ff63b50b2dd67117be71d73"],[5,39,"8d","3788f244d4edf4497f296d22b534ca9af43e2975ee96cf466dbfcb1c8cf421a9"],[6,31,"4s","6ce1e5075a9ab1b25c9ad1c2778d263b131b51ccf0a1240727ab5502fb301e4f"],[7,19,"9h","bc82bde614d0da24e07993b7be7b366c3f5a11679f61ded6d4d7a2ba2d537883"],[8,33,"2h","93419bcf234e142c71b239a4487763f3b68c9244d6f00346560f03e5037590e8"]]' AS BLOB), CAST('' AS BLOB)),
('mxpsjkqm', 1, 0, X'e24e0d6a72fba5c1002bb1f09158a1f6e76fed7f14e14849f1d2104f1ec696a1', X'3527b471b8fc695321cac948a9c3278a74efb2e1add6e0b1103af0110f25189e', X'9c715697b5dba780941f5913e0f5e4075745d78d1dae29af298c1d3fcae0fee3cfbca0bde843dbeef33a6a1cb275bd60b758eeb391218208afbeba492e74190feaf97673bfafd0975f5874a85e468e50e0127ad612f224abacdfd7455b1e7cfbfc114f7cce923b2918ff85945527bd7722cfb2acfda9842de939956c50c85169f35162d9f2ae75dff416de0627944b4923867dc77e147970b54fb151354e1fa617df4aa392b9b7a8cac272727a5119a34e21f86eaf7312820f3c274f6b2c15eeaddebc5e290bf212f198106ca32bce7a56c8cd3b25d83cc769c92d97d45e7bf867d8c7f3c5ed6a13b96d43540836e84473742bd408930757db56775da5e9d59c3277cd54d72ec9073d5c733dfd9fe58643e3dcb6285b309d59685e9932932f97691cd64aa69a297dfc88fe0788c524cf07e95a7a20b2ec8256d0d7e8a716041067fac67e14134a65f04709907876ec7b37cd40b9058bca730db4bde0edab14adee0580c8f2251c6318a0af375631bf9a4bdb51c610ac08472405032f1410a2ebafa3df89c7491ad719e1dec69b0a1246e67f2339e3c8b9b7a7a75f97b1df8d3d5de0c52381c7f391e07f61f9c1f3bf060779a4f54931b0b80af47d295fb0a09d1ec5b3962e5bd8a2f2a3f3d111897e7fcb9b22996e548899ef543a6b821e5583941ff07a1f241f251ac513020f0a8710bf37bf535ba5ede5dd2178205072fa456afdbf14c5e08f1748075daaccd2a3d7fd954d00ce2563caf928ebe7a126ac91d2670dbe6e294c5b7d762bb87d546bfefee667a0653ac876dab128ca2674553e2ca00e9f3ac6cf9df9444cc2deb7caa2d8a12144ff67918849d6b622d6b396aa5e62b479e4d664cb2e772ebcc5f4734c8fe8de5163b35a6c810537b64acb4fa8e819730ec98796c3fdb04a503eb391e8504e378eaeed28113a43e54f308cdbb8decd0063c58969f63bc6716c8360b4a8b1b1f3c90d7c8e9f60548fb36bc2e5b89a4b1eaa1323ae59eed9761f063adcd98fb151fec991ca2c335e0ccf31d806fc288e903a197a41152d10e52db5d42789b1655937e9249c3456f454266fc05f5dd6622169d69490859eb7cd81a75d978af99391ca0061f5bbede9feee95cda9d26b021215b0be4967d0275a573c474b83f67b0726b0fc50bc60593843ebb55d0fa079b2568c836724f501ef956ab77c320e997e8426663efab127f4f12fe458754c84bfdeeb31f42200e86805430a03432bf7c6b11f301cc51e2fce6fed455ef26b0761dc5a765d0754a72797f0da162546205aac9395d63ca8ba03851c9c2b0a240805f77283819b0a5036b37a868b443a7b53653fce70d294a756ce22cc0a9d662bf5622a3f72491793a7b40375d700ad45417b1ccb1921ef8c7bac5a8024212acc35f36d02291c1575ccd53a2fc6bd65fd9d84d89f51dee7af6328c9d30e696eb69895c7bfcd142bb9244840ffe6a923dc7c4decb386b009a6443ab2ca0830756a7579e44c871fee25cc90325c1857a99b0bb6065a33e52e7bad29e9f11312d16d070418a14b3a56d39631ef956eb76ffc822faf1d1d956edb1e9d902496526e0c993f764a5201c17d76ee9a599a1787e3da4198c9b430dfab88ad0767508f40b4ac44ed1c7446e7287eb637aa4001309eaa46159a442902603c26a339917e682fc87437ffa9f6b516fabd4fe9e3ff621622f55517923eb61403ab7e04dba1bc7985bdbb63d869f98a1ea82362b7bd2edc3b5fe60238d8d0454bbb7a7dc56a8487a978bed682b8265526dc498f8170f1ed0773c1d3d662b6cb53e3fce356564b76fba4e1a77f20850be61aa3eaaf38078aca73282afffdc61ee64e8e7adee0abce5903b5e85c95ef519e432eb6b6c800f8dabcd76aa078b4901cb399b6a29de76ebea19f95811940c5a00461d330a6498204dd09195c2d56f80a57f110b906423a4b37b10fd0667e36318e62314c99bf4a4483ffeb7aa878d1b1e09a3d1906cdf19e3ec92d069449a5751afaeedcb49efe894f633d10a03045cfcd20c2f78b7a0f5918ab6630b9c1198bd09f593b013b5c525c5f86490589e0dd43e06619de9458074b166790d32a8e108d9a83e6d454ea993b45cba7efc6d5ac16740b6d748f6b60ddc7cde7a9da9a3bfbf10cc5953ad5e23be59de090cf9377764145259ea39ea567a86eb45feef1613fe8a804cc1f804404295a81346844dd299e138e3bfd197f04b12ee1911411397e22d7d41df9cd0f3a9dc3d9d00e8b2b30b27ff7819f440331d01be3d74cc9e213698035941a8ed5dd2735ab8a8714070793af878f1020993b421809bc4f9c7a581379a4e84f5208312cfdf83b0aa8fec9d3ea8ecd', 'dealt', CAST('[{"commitment":"3527b471b8fc695321cac948a9c3278a74efb2e1add6e0b1103af0110f25189e","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"3527b471b8fc695321cac948a9c3278a74efb2e1add6e0b1103af0110f25189e","player":"uvf5wbza4qbk","seed":"Ben''s seed"}]' AS BLOB), CAST('[[0,33,"Ac","5a8e168c792a5f34a1ee7191f4f5af122edc03e60695530caaed85af6ed3e4be"],[1,47,"7c","a95e58932af89b25182105949adc4100119d596eca65a09226729a76eb7ea993"],[2,41,"6d","7f9719a597303e1410108040fa1c78547e19fb05648c83f2d6ecd2a1a4d1833e"],[3,15,"Ad","e6b5a10021072343529c641f464b17d242c80e7eccee9f739662aa9a18f0279b"],[4,16,"7h","1a39809055d4802a047bc71b65f5f8797f6a0ccf2ed8e6f24ea238ed150fa2d1"],[5,21,"Tc","f5096a2f245e207d379dbf0af8033e5f80fc287c77b4695f985a94545114dc1d"],[6,40,"2c","7e40e46670e16a9799e9f36a994bec713fd1718e1757224d3eef17dcf3d2290a"],[7,37,"Td","74b09816069a8d5ef4fb84a26099ff4a6140af2c940901c2ddf15a97415bc76d"],[8,35,"3c","8c58db6f539b54fa77cbe72216b6838527521919b16c8fb6cf5faef186be2f74"]]' AS BLOB), CAST('' AS BLOB)),
('qgmfhbua', 1, 0, X'3964d94d342aed4281efc96aa906fc31fdf888acdfc514868cf80870768dcad1', X'9baa034dbc43d30fb5c6f647104102fc4f3a186dd8c02107971171d5e18fae07', X'c6e6ad55e460c23f3e356bbaf506cd0328c7ca61d7f7be310f2726fad9dd84f498b9d20ed33f8ea04a1d12861fa3e534f99ad59118c64fdaf577b3a3388ae9aefff63fd42c352fcb5f69e0ef74ad33e3ae0b3a65d986fe2491659793c7505fca49c5d46c3ee8b86f81a4fbe3149ace1a6961df0ddacdff0bac11c265a52fca1701445533c9500cb06ae03b79cf227e02d364aa93ce4e680a4c5dccf87b1f9c6c4eb060eadd96817373764104658722c70520d3aaa0277904e45f8ac71183de2154b25a7405f4274df257bc3e779c418dabdac5cd5bfd2a3c2fd35bbedf73660e9ae133fd7f3a198b390366d5ec3ed9171345dbb055259be1616def28e17c8b3b635d5013c70225ef03653169fbd8e0351d3b63f56f699f25a313e339713ad3abc8e7d696812db1a879d63542565435999d1f50ea5004e95cdc5a922100700f2e25fad061fc5733e177eeb63aa5b64cf7f44bc6493ae7d8751cb4300bcf37d595c88390a9561e2c113e14e8a0acb025f270d21e797655520129ba816ac45bc4aa86cd17c5e5b5444e3cc923b3f5a813adc4e4241af1b5ca85b606392aca75c53ef7ba36f1c99997d9e995ee8344eaca7a6e985a34fbd4c2744ef81411a2829287e6e24d15d555ece83148af819b0441fcb4511aab9c86dfc7d83427a0b7a44e087de235ee887982578838efcd8677710f5964452a0567e65a6578eca832b2c6c43c32a31bcb58f12c57f6c51399c6c3b4431342f4811ee3293fcb6e31c36586de737b0a45a49a56fa46ceef180acbadf667f3a04657e89a3cd610e64872fb74a386ad722e98842d6a952463ea219ec3801ccccadbad639d595fb1e9f0db5d9c104df5908af928c24c881e2d3c9883725cd45c5530660b97f09073522c12306366d38dd00d2286f71e1c911d65a35f4604d9cb527e9d26d630dc125b7bba3fbe4d10f92858748b9f0a5452fcfa34fff6b76651de96d45ef493e0d547d3405449e231d5cf3070cb9521984874a85ac70413aef316c6ea47bbdc7ba8b11dd716a9c40a2288221fa267c4f230e6b7397c00ddfe2d9b9476b845c25af005b1610881923626adf54d0b5737327ea65f62664a262bd2a0424d21e464dba99ebf3171da546ed4a598649726f9a2c57a6200fa5c0b3692c6659b605004b64a925392b34325ecc0958df0faa78616dc9532f2c982a633fc4236ce5820902d05e448883d8f7970c684ea68db53e455f1c9a356e1ce3c55e28366b1bdbc87fc3be92aa34ee5c99a10a9744446d40fec4da86592d6f30b90dfa529a1e7d543dcf7a2279b8e83857038d7633610f19daab3d02784a342cb692b90d7753fcd4fd6c3715730ca9a096617a3311ea21265a1378a55fb930477aafbf40ac64cd2c7713d11c5b47e27d485a8be12f105540b3b28931360aba4170cec1b3d02408c2e934aa3c6806150d0bf17d00c2f9d5caaabfad99a71c98d96f52c8ebb8cf48a13460d517a7854641e6fd330e872ab75d67cdb21f954b2c26701ac7d492edc8d78249782741cd29a8a9fe877ef979151f41adf6459b372866304394b7c92643b98b187527742625d5c4b0a5d7ef9c11f556ab12ed2423555bc5b4c41dfbb3876db8f654bf33a52cf4e03226bbf0113e3b3da09406565aadf07fe8f0bf02509f7b99d8a905dd68a663c6ce78b02a67c8d9174338ae391805aa01c59a8f598987914af65bc7399b833810b2524cb0617ab5a68c0bec79b80704f89ae12da952c6c582d76bbe47e02907a75b08925719613415c94f1b0551e1b2b3843ff137c611ee49b544d8ec0257cd7f16ead76aa8659508107949face49c7a4128c9c321eecd58a89e63a0cf203c531c251f1e11b6cc1dce0af058a09a795480ca736744d0c003a69e8c5b1e59534480548ab3c048404307793ff347c3a3886947837c45f2c056150b8f391cf6de87ad0362c0e69d952febc4f15cc680e5c42009fe3123270da063057465488efd6790a7060b2b8ba9d05a637e24fb635ec2248e7e5929626cc01f8065d7eda687389f786c6658634f0dc0583331b5df0fc4bee7751f8f072c7c74365c6f719a9c4dcaae15389dd045a8d16f8728af37c5cea37b46c54a43e45ee5065c5d4fe2a7aac8dc2057771eafd7566df2830f4dc0d271b8bf835592885d1a090df209b441a4634754f6e18acea08926c5dd0a4f9b50ccd8123a4f59452a6de93cc15af3294e044c589b554ad74040d397e65f3c3679cb069ac0f51b05422fca758be771392d03aa6c10e9fc842f36208970889da038447de3cc52c2f9dad27c5195ecaf9d19d69719bbcf2a9217c5b626b9757a2defbae7c85d692e9ada840bf201aad4bd84', 'sealed', CAST('[]' AS BLOB), CAST('[]' AS BLOB), CAST('' AS BLOB)),
('upksxcrt', 1, 0, X'50ced4804c112feb30716c088ee842f2c0b67c4d0c2d69252cac8e9f715c69a5', X'f524ab93d8ef270c15d42b4146686e3117e32224da097b8f401115daffea1a07', X'8039ae9877a5bbe96f6c9caeca172ee39d6b92d00bd62493a870823ce9e6864529877be12f8df5c5a225c655908bef9a97ba0ab28d5d990078ccf8b5fe74e042834f345ef4c1ce7a0e4621800bbe4bd30cf62d18992c2d3c91e8741e2ac681059764cd525dedff61c1dab475330aea3364f5c7f753037f2fd4d244260f8ddbc88636ac073748806c6f11a690be868d8f9e01daac80b1722f9d43800a02ca6669c1f5167b906c8eb5e7f7678d5d14b0004551891d706b49422b759ee8508cfaf855fa65dfc66e98b464b29c42bc8a49f9099524476ee7e593b33602b30f30c9b5e08197671d7e472869a952f8a4b111d273816810398d6a003e6804e868f19bc8ce50320e36ee60b9dcad76e4dffa7331b949677abb508cb07a1e713def27ebc693dbbf1b9c44b8b81f819a425915c9551b83cad4ca7f22f338604dfd8c29a0592f72af5111763455a74e17a99917520f6d67ad36fbfbf12bbb7e865ac80cd34dfd606ee797c19d351d5cb8c1be462b6abc0e516533a37169a25f29bc4f56f934ce0e5a89ef925226af9db49506475a2e5b6f794c0743bfc7d47732e9dbbddf22904342bf13864de6f9a21b021018cee12bc5bc576fb15754085cdc04db2acfab32150139a387f3419205a324ab4459f83830a736489440d412908be303b016aad80139250b3f505d746d30bdb1540a8d48321a3ee9e40a25d1edc9e061c2d89abbc858488d7c09f5815ddd2e711092fd91208298aceea347bf6029dee4d24cd8dcc1fe1579d4e2cb9e3a7274edf8282faed4892b82d7f2497d6770945f50ae9c33bb56b7b5712eaa8df1a8bd984a7ec58374fb0ff07e011266bc18f14f41faf9e461e8843b086437931769bca1a942eea206165358f18d023cc32e455b964f9a61d9b9eddd8e5e35254d6ff52843b1650aaafdf4743c49b668a6b0c992bbd4525b8a4b808cca44b2b49812039bddde476cbb18d316d8d4c54a9b0d4df74d4b451bfd36ef6bdb0bdebf256e5d68e4f2eb001f73b466ae286506d2f77455910f486550ec09e8304b8a04befc59698ba1b6c16fcd483b7dd484cc37095fed0748ea6547c90540eb227fba76d0a42670ebaac1f53f64d9ea48dca9a39a5b543e30b5bdd3c713677214d49ccbf60738257af12973395468d3fe5b16e7e8b8983ed4d3661bd12ea56ece042f52ca83bec3d621a726bb418854120cbc9a51d558ba66d75cb70a25abf5bfb976995e57c99aa89572198918b9271691127a8a7596e8206630f2f64ce8844d00469df4769897729209cbe367f60f135ec90c14ac06cf18ccc8f720294a934bb9797a4643005e48257aefd482b2297ac9eeff89536881fe53a95cc1fbdb4bb166c978f21ce7a18e1a961d0929dea2dd79256309d373322c4be69ce4c2fc06a46d564ad1a0071df004ddab02fcb415242fc103854c50040a55189f1c3fcae2796f70335e0f75e2e72f2df5a64812e86628cdf97026747eeccb337451086c12830516380e2ba2fef9b3da1c9b9eff63db69e5efe72f4b57d16eae13569babbfbbefec6920252ad4079c2622d6345dc4e440a38ba44fd37692ddaaf181f026adce2a5c2cd199463fbeef008c85805716c2b6fb2b66e2da172f5978464226198a6b84cef2561fc2cee63d7441e94f7a4667b285c07434981652bbbf0e4b2725aed0577d1be40837fdb7e9417ed4eff9cb1fe418a0ab36685c1387034740c0dd82e4771ea587e345e4ea20a39e3bc57725669369eca8113a875e3735a9a445a65afba637c235b75379d3c575292f1d0cecdda303e5de62db142586a7e2325c7db2fa04fbfb72ddf8d44ee428c2924bcf2ff43b88d38e693b31fa7c5338f7919ae00180d031266f3d745929d5d73767c89ce663c3c9a068e7be9a0b2716981aff155b01039e71a72b6b1c370055233be75da2fa6ae64deade80e866fe9963aab71641ed0b770bd5fd12b470f4fff7da6460c63884689cabd33d8c6021135bbb078bba9fdbdd80d6a2fd01c678a6b7062d982ecab05c2b21530af2545a056bf6fe8a1c1de70f4ebc15b94ae44fa6f55b292dbed233d91e061160bdff0abbee3b642adcfc13dd0d89ffbe87b0ed8a618119a5053df923a969bae5ed8c4dbf4c522000032f3dece81e3c19da3d98f2810ed5f47a70bdb3257e530102ee88680e4107c7257cca35c94cbcb10c82bbbead691f2863034328e6a8f8ec88995c5f6358efe7300467921cd30f6d8b9fc143d1e8f47b2b3aebc9b5fbfda332606f22c2062e59ca6a7650965bd7f38ec5099a33ea7d95200e4a8a41ce9101fc806be8db19d5a00a7f458d90d27b44f639022e07350a2a3d559050d765270677bc', 'dealt', CAST('[]' AS BLOB), CAST('[[0,39,"5h","3ad6e33476136088483869a20e1df36f45a06abc9d27bac104263b49977f7d7f"],[1,11,"Js","3c9f7793607990f0811fdd73d4000e2ee09568c64d6afe86c11fd49ddd442be3"],[2,50,"4s","936298a6d3e6f91aea3cc90b3b7e1d08b917c5623b4a0a67ecd363f0c208f1f4"],[3,0,"Td","8fd17e1f52489c4fc2ea5906de1705bdc658f004a51adc8c1dbdafceef3f661b"],[4,28,"Jh","c9d9d44d03a494e9440da2d4f81490717791eee27a559bf61bd0510cb5c0294b"],[5,31,"3h","b8199c6a07c0ae45835e0781c1d3e9ce8e6524fce9a749b1f3f91a4036282e0f"],[6,43,"Jd","5c2421536d0b74e3b589645bcf4d293b6c81bc06e4fb716852c582559b3f8cb0"],[7,10,"9s","c88edb279962d657a608326247bd3ff25a754c257d0a9c470f7be1a5317cc46d"],[8,48,"Ah","1976c52d10fdaa68429f9da2c40b0ce664c080d57d90d18d0066571a93d2c2a7"]]' AS BLOB), CAST('' AS BLOB)),
('vcepyxzc', 1, 0, X'2ca696c3a2953cb3f88343b1ece8975a8370491ebe19d77b84c753656e18c77e', X'b741bb565405632dd8eac79f6adec6dee28039b24c5467699950b10ead73314c', X'd1334953979637f3105194f200da5a00404cc5821535f9310de06ebd7c435e2d8b962483f53ebc401509d534b0db9b101040f0c5740fc2f31f4952c89c5530734abe8b36fd93329819eba7ef18631571f32f667419cdb0f25e997f274d2d88954eae79e268f74d68777b55d28d7215124f7eec6216d140fd2a58bc870054aa407f50a5165160272310faa3b120485a64217621974b07e88f8830073eb9cb38c341d5fbfc3b353c2aeda29cd42d72767f1247bb71edd387cadd48f3c3bd0b29e2705cd76eccdcf4a9898a2657e557398735d21cb0669204e9dfd243d0fb38f25e0e6ec2a8b7a0a12361fc44c6b41ba64ba4e212bb784f089c5d742cc05614247147c39660fca5056e1829d3ca74767c4b46c17bb633aa74b2c34a469588c0af22b595096b7c4fe749405681c43f0b35ca104f56760bc1d3a237fb980feea63ece08ab85eb0a0f527df78c6091c30307670998a22418ab0a3ca16388723cfcd2a664f616779207cd9b10159fb204f3cfacc8ce2a341d2a6ce375c3d4e4af722e75a5a2a0279bec8c6074a9a21203d6dfb003cbaa38971e35bec120bfd156d35925a0022ad3ac0aa5a6506d28f8c95acdceda09e6c5be774dbe78f75d3149ad6ca88035ef9efdec1752cb087e16dee295572109ec7a4c59aec82d8bdeee119c342c31bab2c7cfdaf70a4f2c6d0e73652f1f33f0344187c07e2b93bbd9a389190d1cc8badeb2f264ac5d8e9484e26f1d9eda6e25ce13a94e714259eaff6bbeafb849fea94fc9e7dc46e8b496b91a850b021f63512c6f3b4c06933026baec590741013f304141b02894d85ca14ea92d6f3fb616dbca784ad2ca8c80538a5b5b3e992b20e4bb65386b6d292dbbc4b2664ae40e5e5f42680d625e5e2fc8042575236e07219671681d33892361c8110e9b05a1642804ace991c33aeb10c0e5fd9b0aa08c51846c873c97444c75e0fad7faaa9a27cb0e49a67876a262845689f68110a45cdf2842bf5eaabc7aeb054bf11f64428cb27695285ce787910faebabb711720c19b9734e9e6d4ed1e3760496bc59408970aa923ce984c27eabd65a06b4faa6e4b21f566e78cf7d2995bb50defe0a2751cc301b9894daea8e425bbba2a2f5719eaf6ab00d1f5abd918d5d12db0b1c4d06ce861cdeed645981383cdb16875e48e18f202aff0ce66333e40b48f0f79d830bfda0a98df20085132e6a2bb7a3d5561b1fc071daeca81052e9c35f69a42f1c0d146b75bc051c7cfcf9058edc2f0df532310269d5284984ee13225488544c2178612b2be69c8c882d62d0ef7a2e913b196ffbe3033b5e0d353bbfec9802c93a80b39626c0808d4be875a277eca7db6ac2b8488c3feab2c3cac6d321b420b1f41d4253054c1798215e3c3eb87fc45e425e3edb5b6665834e7cf71df2706ad0702298a41e49a3d474e98069f150ab59471127b508fddb5d892dfdb5f7548a178f0b242c3ec626cadec47c09b98f95b44929fddfcdf77efe44bf5d530132c6c9a8842d23bedd12ef916e6d271b414c7785a695677bf6782caf26f1ae8783651c322fe86944769148a2cc7579e8f2c692b1bb9ff679f0ee9dc9d64e40bb1a1b7484de7e828bf0a04dd42883859a55b8749b292f478509da754fa14f963ac17094d3c7a7c58e26a5d3471e79450a04bf7f3d229182e761ef6c5ba4f12380c8cd0c0059f01e5e5c7b5c56af2c4edeff28bd5e1cdb190492b261e7a6c5a895e3cb803b34fb48d8dedc51553d4cc9d31c50eb8ad6ff3f44e083c64aed19859316e7f53508d0e26bc52d68d32a7f24b006295b80b98bd859e88268399c0666f62f8c05a2831a82289fd35ce0dfabce64c21a823e509e97f8b78ab59fcfabf443be1e7ba0ff511be8a4af189ed07bac5c1965c8014b91275ab3fc41b6c6bc48056e0a6a756fda008078337641c9f09ea8c91259115459f953629324363b4e46db5ba4f6cfc92681f9e53f5083a633b36e9f8a9dbd1cf73d09594be992238a91949e2cfa5b640b7bfbe95020db0b67373448a8237b1ad2e06672938d10e8a22f940ba2e0c6d72aab3abb0eea6c0e969ef04466cbfcdd1b0c3e4359ba77532bd0a162d321c77682f867e848533460de58f4780a76f57f678b750819cb77bbfbad537ba44305d3a2c208313bb28a30432be55230123339c2860f30e74b06d781b2c1640e0fe9913be202b3cc948a50587d20b80fc0a146a5fa431f37822629d8948ececc9c44876a9926b1ae7b378f483da1c52baf142de1e72b50ea7d5afa13e55463dfb1d3f43949c5b34ff86cc8a9a0902cee8386960787484553e3f13193baeadf0f1291bd2a0f2e386b30a2c2ff2e72eae8659db45', 'dealt', CAST('[{"commitment":"b741bb565405632dd8eac79f6adec6dee28039b24c5467699950b10ead73314c","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"b741bb565405632dd8eac79f6adec6dee28039b24c5467699950b10ead73314c","player":"uvf5wbza4qbk","seed":"Ben''s seed"}]' AS BLOB), CAST('[[0,35,"2d","278960f6319470b3bd5ccb20fb7eff84f8e04767fe3a60662e5b95c105e032cc"],[1,25,"Ah","d2b6b8080d09465e9d4453257bc65f74fb8fdec9c050eaee0601556f204e84e1"],[2,19,"Kh","2c58d0b8551b3bd3b9089370b6e181bb4cdaef47a5d2bb87fdd25b0479bd7666"],[3,24,"6h","8cb135bbf3c70fcc847584dc87dacfe55e8ef2a4250177e49ace39f97df4d712"],[4,42,"5d","90e8f90cc2abacf60e73f71d48e4d3b29660d76fd9862c425f123f4ff1c9a523"],[5,36,"2c","70d45f1fcc9b8fecc08460edbba8608584da563402fd514f56295137c38cfe0d"],[6,51,"Ac","2ccf0141a712d8ad56aedab745dc1a598625b1adbde061f647fbd85c4d3c0aa2"],[7,0,"6c","dece59a1a3ba58129086d8ca020db14876a97adb3baa81a11263c699ef1bacfe"],[8,50,"5s","b4d290cd5c64655ef7932b00f2e55c3b978c5c5c93c2029e209e859089b44b8f"],[9,37,"4h","d0abbb9b579e4769d4f7e9476fcd859e5e6db97ab9efce00893dd9ed7a566a42"]]' AS BLOB), CAST('' AS BLOB)),
('vgbrjfxh', 1, 0, X'9bee1726330d29c9441da6266ed7f85e27126aefd5799f900b0e0306b4f12ce6', X'05446357e27453e454a059052adb94770876c82295f8943db676cc6d638f8ac6', X'99e0a7735e0698aff763ba293c778255c73879571d22e55afd57cd6adb4198e59f8dfc9630e7291367f605757d8b779f5173932f284ef2c547504df8e74bdc6bb3b5c01d7c90952bbab6ef70f6f95f4d205ac58c36118f69cd9927bb8aee04f9848b82b98b18254c0ad0972609e0df723650a45acc87b2f4e9d681901d310f201ecaeac23054e2cb4dc5fe865bec26660af43e670b6ba36f8713b26d65356075c6efdc776ac828ab241e96e0a0a4497eb303d624d61eaad0c4af37ba16534421723a1cbc80de55546e2420163747833c88738ca7c4265c939e416320dd56ade52c028f39f381b4b1d90e8764961f850b66a3dadcf4d8df25ca78ccf5960e6aef457c3db7ccfcd9c9bec1505a2d8705554bc4f2f5d5f8543c50dfd39f09e109986a442e75e981ff89a0d3a6d765954bf4b94de820715d15ea6ca899c3433b9a3a32bd07363a9e0e958bf0a9e7f0a005dafacc84eb7474d2288acd378e86ac47db38c78db9e5df3bdc8d696044e68f79a5d80a73a00a6b999c6cc037f5454aceb8c72316f32a2d8074125a1e500cac8897f7eb6ec9cea9549f343f36413633c03e3d3f143de1f0c13e88e262a102c0b0a2e2569bd614679b7491d0d6b369b1638c4311cb585c7fa6055e00b55903d1f67c23a4ccf815fb5f775e01666de1a1892dbdc49d9f7280de30096b7a6e10a912a93a405dd587c0c09fc7848715e86ab3c72d7c59ee9241c5f8d73f497e1d57c1cd2fcd69bde2fbd4deb4254d8910f7cbe3c53495ef914737c70367c68bc6d31c137c123a4d2620bf62d92a347b105415954492d0e00722548360215740b45c622e923d7b74e37df94e523f2ddb2585fc449a8fbeb5ee5a34e481c087f9410e9f839ac49d3a4a9931f8873010fa733ca5df11da484900e31332b8c810bf874d1eebad06efd90918601258a1f00886081eb1d6b8efe8bef325f996ef71be41e523dd767564867f81f72838ef000438440b770c9b8a4cbbf41807e29138a8ffa93997ccd2423930deb289a2ba0c42875495a13db45a43486da68a4adb4c9df435cee631cd50a1415eb56c7731ccb39697765d1db7239527cb367025cb3f0a70760c8860e0e7dfa7f23bc9f0b109d43fb5784d861824f644c9139efde299def899f2a81f6a21b95db16bd81b3613b229cd76c7f9f6b6bc4903d1b58593d2a270d3288b0b226eae7cb8b5912d63cd0a3dcaa14ca6056f705355b93d6e88113cc47281024f22ce739c0842ae57ed039c5b13373501aa09ee9d55f838f8bf769521cce50e16a128bb1e0f5fc15b2ea53ca2f297d88e78de116e5c2cbcbd34fa9a9028a7171b8414df333510e50d0521233dffa7cdd9b3e87049a22a184d13677ed0535d99420228b51ea8fee1a16c834fedbebc77b9d00b2b401a114e9402d9bb6507cde68cd890d8432c62a8280092004929d149d73a50ee0112e623973a7c9ed7bdadb7cdfc3b5167db2de88ed28e167482f23aadf35e9097ea1a87ba71dde19b8367b3528d970f34fd135b8e125149438743577cf642d1c81ceefd119f23dff6d33cdde5e740da674c5ddede6c92fea3797d58662b4cf575158ef155bf13eccbe3d6bcc9fc40097de7bfc1d4a654d1c79ea7c0791a91c67db6f80d517e458a57b5a75159b8f5a7741cbfa20e404861f15cf2a4a19c1c5f8240404aa6a8063c46508837ea4b33bc9bea56ddea4f93ff8d1aeb2aed10e2fe665a4807da47d2185601ff664927d977e66a9a82e5b625325cd08283f4f82c13bf74756453f23eb23ac25134d917d9b6c091e0b4d890445eb079e51fdda91361f06c7da41aa627d5310ccdd746a73c4c4df8706540db8c8874120ff1aead23fdd50dcb7928736f18fe73fde32bc300c4a6a30f1c440305b8283af0f1d7194e9d957159b3ee8a8253582b4509dfe3721e990d33879b25783d74c3aff4582c5cf99a32689d09117868aea4c6d0ad94e36d27fb61f59bea690584d1b69536585e03782275ac24f718898e0e44b5740fe729e535f03bae7862a11928bd814a3f6ce073dccc52131fa929c8cd313c0da9255193020f772fde1c0e3e38cc2f4074c7de331e270a24c43952e6098e6e82d1e1b6bccf565baadfcce4b448da21c7c955c7694924f89f9d16956f3af6d7f8ce11044965f256758c7b2d05c64dae22b2c37b2705f46106fefd2b222a999f8ab11300b5f7edb0d7564e9a3efd6ea6b50911a4e0a87129a8860489fe519fd1b305e6cda36088fe4da3f722f75a1dbe478942cc4d6c4b023220e9974469953aa348346cf8c7ab1af02ac8cc07c8346d1269200ec5a16b6625d4f2a8d110c69e16061f2f8f2880936b94ac60f1526e68', 'sealed', CAST('[]' AS BLOB), CAST('[]' AS BLOB), CAST('' AS BLOB)),
('vqrqtgjg', 1, 0, X'2e4804af51f9bb198a0b75f364cbd5b2e969f29f6875adc7e21825ecfa67a021', X'a06360034166b14902a0198633fcf9f9689f5e663bdc7b8759c222b5bd8f8fa5', X'90f0f08f7d3df529452d650782ee32db18adf2d76f970a916c73d543bbf340f19aab96249ba72b1d695324bd2fdcdc764935abbbf62d5b6407f57e69258616be307017b0d5e1f1c5caddf47dcdc99f8424f8985ed4d0781ef0930bce14e6ba3a61d4fcc89fcd0960f72d8b3129a2706200b413ea2e4986203771faa9fa85c11b377ce5ce1054b566d3587951f43c2dcc0a10a8c398d0cd6e3b52cf4d2aab20c3477efb9d3d36fc86fa49731b9a1a1a255cd738fc0cfa34e82a0a2b6fe13fab33cf9c928d2f77ff527c1f9490d06e1a73dfcabd7bb4a19edb44f2f6c0881cd887ab127753ea3dfe1a9b801a8a15de49faeab743f85471fd74511e944ceba3f185d79d1eb843103b09ca7477723d376cc5a7a4ea695b86e4da566f5bc8e42f7a25474e2a65e3bd17072d4acd730978bdd6b737dfb4302f35f45ff77f8c009189f2d05f936fa148940a90b2784327898b3e041e8e23ea024d8cb1d7f360d14d67daa6e2a30003ac034d2e6b64e6456101842c3ca965ec5b1132eb8e16a634e9e264f677485cd93501d24712640ce96147a1231d94479854e4e1c9cf65a044c533b2af86e4c3b9958d33d1dfbe13cee1f531a2a59a24a03178901746f6f507e3b674b2e72633ced152f5b3de806138f0ddb6b714123ce70464f737907e4aa6d37aaa32253a6b37b4210cee0564d38d55e6d0ad10599d7f2f85ce1bab7ee1abf5b0072a1a62f4c4e8c300a7e9020822220f872288e39222c5407e5139d739c3549ff94608b957512952df7404bd047153a71ccedd3b6d191c5b640943c1b31099e39d72a4b9ddb62d3f91ec0c2a56d50684681210e56ee04ee464eb089a0704d9cb02e209cd435d32963b37184b10c08503d7e6443da7724be9252b97dd03fd817a0e507d8fc03caf96d8d9aa64d78bb91e90c24503be5187d9bf291b514e7c05d748e82691ebeded3742b2b0d6bca63375cc2e1dd52bc2d1ce436f0933c42eeaab3c2c01a0eae9ee3980841cea7052fde9560dc48b2009dcbfc5c5ead21c9661f3f0e4a432b31be68a21a8367df8dce6dd2c6bee2dc9783917a736100a54db5faa147a68bbfd568076fd3419ab4a9a566d0315047862077996b79dde87d51dd24fe27fae68629ffcaf71226abbc6b3785c18c6ff8296f0214076f6e12f893e2fa8b766b18f1de8e19a29d9c2782b96f2ee7d3153f326b17de7ae389538b22b7a7c2ec91c2794257aab3a370876f313aa0c08a3ae15f9f606433752a3b763f3e0ecb39385d9b43c75cb271ca932d7ffda8638257625f03828c36a313484e99c4bc2d91f648f04dad05c8cf6ffd2b2def190b0bb0970168b717a18810689052afbeda4c02fa81581d040da490f29c530c04cdf8c8e0e9725e204f154c163728b22824e0f44cfbe964541308e727c2fe44d6f85ff2cda37369fd6b59044baf980e2e4b04e2c3827541da8a209290294b84af676282b28282989750ce8b7412667ae3e72ffe48e2ee4978b0e19d47227d07c7c81146b6f5079a094066b03f5ffe8042d95bccc15d6f5e9fdea8f7054b3ab901f2f186741ddcccbc8e7400a34db927e181526f4647df8210805622249dc1e2db812b6a53cf274f27a3e0f704c466638ce85ce62fb076848ac2499917ebd5c1513a0ef1eb7cef67a04c5c410aead12e8616c817a4c2bef4aee7fbb84983554a02f1504a8740b080fe211c1a09a614a94521418abee64f5e3f57f809dcc379b5d6385fb212c2ec494519953b84772d9885daec4b8e9011afa15ea7752e4fe3e4381ec35ec6f246f1e327f9b577f9d48937b8d9df02297bf5f960b806943054e4d73c64f25338a3fb231a5043931c8af1515d1b4e743d73129b063f636fb16855074106ea93158f4fa021591378234d719eb9fbf83dd1219986041967a5e573a5471725427ac1d4e2a541c4ed4477192c770e57963b39c0039970c37779f8cd72b2fd743935f2ce351ea7e33ded54be865a83efaf86a3d1379e170f264a63c8104e82d8947feaa85f76835f97b8eee89051b14d647e9cce6f862745c72567ec880143b6ed5ca14c5bb372d5fd42fee4569fa0ffcf8332d750df89fa032cf06916638a6b6e6b460ea0e66effecff621b6b73445aae8987199fa8a01b22548f2b1b545e1027d325e875ac550dbf9e0190f29e72cd89c3b87a53f4160734637b0ed2c9755b86bd088bea3ab43cc6673d705f85f44b4cbb9bb0bf1a6a1db33921b5386256772876fe41d4c326f99a7f8c1593d38e64e27aa832ee0602d817a6c5d08eadc281fadf34297f6e93a9ac0c15ea74302a0c8375d3b0b4fa15199e1bcbbc140ed185fcc172fcf14ad4efbebd16fe4277ecd', 'dealt', CAST('[{"commitment":"a06360034166b14902a0198633fcf9f9689f5e663bdc7b8759c222b5bd8f8fa5","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"a06360034166b14902a0198633fcf9f9689f5e663bdc7b8759c222b5bd8f8fa5","player":"uvf5wbza4qbk","seed":"Ben''s seed"}]' AS BLOB), CAST('[[0,7,"Kc","b116867221f88b3b0937726eccd8bc46159c56bb9e15fab1372bee544def224f"],[1,20,"Tc","528ff111733379cc20fdddbe20b232145c05c4451640aa908cfadf4cb29bd617"],[2,18,"Ts","0b4a81cb70e68db2bc82d427194e8bfaf303789c0a67a2d385955c60d1a9fe91"],[3,10,"3c","e2560d8fe582508f5a98fe703d4fe97e2539dab0e11393122f1fabc3e6dad915"],[4,44,"2s","9ec568c06f545cc5fcb258e27f2b47b41a70449ed0634001d748020f8f94fbec"],[5,39,"7d","421eaf4cebce96633dbd73d8d2dede238f0f435219072d38e52b2c1a58738195"],[6,3,"Jd","6d8804cf8d69dbf6882466b0b5724bddc8b0f0b80d3275859d9cced963e396f8"],[7,48,"8d","61baf2f67018f91bf95e6699eeb596c67e4f860e2e74179ca67825aae2e6d8e5"],[8,0,"9d","b294fcdb01a9e6e1587012d5737ad1cebeb7f13b9bf29ac25f70b592dfbed834"],[9,46,"Jh","7cf7be51749c2f10f6e4b8f5784ffe71bd3042a6fbee7ff090c19c754e6d3585"],[10,25,"6s","9e7848b4eaed063c12cb6ca017e11b44b341cf5c0a623f5d81aea95f094bf078"]]' AS BLOB), CAST('' AS BLOB)),
('vsmjjxkv', 1, 0, X'662761d48ac20c791b3dfdc93bcb930cb47a75d5502303430f518e67797afef2', X'f9c37b9e1a2bb3da5133e24bf23223575f8a4b99d72a993a9d908b23b915c0e0', X'e102aa3b768dfdaafe8052731e9f6ce7e04de6cdef5079925a31fa5ab342cf9d4b06b05ab6cb6d6c1f3ac26f266fb308662322059830f171d6b43cf63b0a514c5ff05fc4cbe980bf2dff039cb1fdac4939babb99b78fa8e65a9bcd23c26c5a11ac534a3d3f17a92719be6ebe59ca338b17c1f5226484324f725cd0571a5e17d6f53eb4223ccc4b8f744f3298374b80707ca7841742bc640a623fcdb5fa2fdbd9cd980da72a61469b016570431e6651ac1ee5c2132091e902e6c3eb2270ed3b5bd8c879d6a5230719e58e998aea7ec9c8467eb160405813a2c96d109001efb5ec4c1c68282c7a2dc41b1dc57bd535277cb9dc6267dd7bc0539872b10324892b98cf50f0a038618fd0bcd39886a93b2e0503ae2dca4d543c20040377fdfcd4b748b32b87bcd587b0f0f1b27d97a159714d06c69babaccb742e919fb80299db250a65a6d90ef4ba34c3753c01fcab8500b92fed03a6474cf55bfed7ba9a45d13eeef7508857c7eec75f0253d35119af2aa636c7ba59c5a2b62cc4d9e9f3e143d9d9796e8657aec7972b84cf6b9034038ac24bb292f4ffcfe1114e22dac307d81caa19f039ecc96037d9d58d53a4905dc93b425f54c63f18a12e0ca51b8aeb6e0e6ef6a0208e13d6b9bcaab9c10fb9ba9878d269b0c5b9b8dca3f544576978882bfa6ae3f94ca035f79b26c1a405b9d97aa91dbad23a2fa7c65276c031a2e3ece548b743dffaabff2b4f07e235ebd2f18f4bbfd138df1af82a6337292e4b9e1231b5963dfee76431456a0dc48c0569a28759a2536547df5aa833930558ee9550db26c985342a3b42e1a1d3cf322c2f8e54cd829a333a48b9fee3cb3c40e3df41891f0b4b0ef4abe6248b2d782274d227ecf1c146e2a17da4f9220037f81bf02f0423d7b8e0d4e2c94c81124a11f591f7b942a5303502e5f5de92644e21cbc55d7d936060dddc9f6dfd14a34f904351c43defb92c6fc4c0c888c414cfdf63e3ecbb9441b4ae59f27d7683abe1fad8a8568ac64a2b6e0e36325c6ad7ab91ce8f73bc017c3cbbb696a918c25d4190b8c232e4f068ffcf69002f4c51acefa561e75697c3019b0567e53da161113c4abfb9376076b7162b7c814c2833aa6c8bff56b1053003b2ce8829fe7198761cbd26816aa180a7d3ecf090c75d0a97d12716b9c2ee1adc1ba9e7f8e7c5b448e8cd257296aac283a6af198b7d20de5da9a096136366ba89e85344e9c28f62ae9d0c1c606d26b7917a4b03c739ba485efaf44ab6a421825b4774b8f7ec79e48c7da80e1b3b1f6e62d417b0041f1179c1d48b70b608564fc81d898f38afd378d3b5087b67e1294ed7f1b16fa4282eb5deb568a346191bc5a913b911761f1e4968f34e3bf6580e6df751e324784929c448a5d35b59b5182c8aafaf0340564d40880c2c7f314c49c8d5d2e224e2ea93f37df1a5f8a8ea7a9e4529d3221b128228f9c3734c8d684570ca4ca69b4f3446dd70b3392da8da288f02dd49aba02e907f3b3ff78904f2aabb889217df4eb75bf1107a413b7da0de25c47676dfd396cc617777e6ca46c4aee76a04e3c16573321bc47757673c832f2670bd0d3555a057e506e1cdcc9184042cce8e43d09455f51f3243259b9672d8edf7eb01451e1e4569c28a032dbdf16934201a879993e37f17a0d1531b6e37d38e38fd3aa781d12207b2f68c3cdd37e99ba118657df55945158dbb3435063437296b6b0ebb787ed4b7b5ac5d215d7dca206b3db6c08fb03277ecfa4d9ea8dabeb949d925694e775c095ad3f4a4045aadba8eb373b6f5dd338f330b79a281cb1ddde44a3a97bbaef4bac73cac91065fc3e51e32d3f5e06fa22de4b42b95f3cdf1efa2ef2db24f22a17904ec65189b9118b01645574b1a2e3a77b6f0dc150759663f124cf400e98747b222ee9d749454b68ac6ed8526a7dc40f6c899785c9490fb3683b7a1851c8a5d912d8476954aac91ba23b71d38553223f4fe24c6f3069b1f162804216c26bec3669ce46e9db2db1bf8f82af2412b210894a8e4135cd405c8d98cc164ebf09ccb7a0104ff837f6d2ce92e8682b9627ff933c448cc60ae91f4936368a6dc6add52bb6df1c1065984dd9d48e914b934b0f1963451e840e2b2461df34b85f4008d8d96235af67db5bcb1ce88d689c2036cd2528e7578cbe0c4b984b3b438d567508d05c073dbd94e58c1acd073fcff965e8185df0913253ba46a91243e07f9e5493e06c10a1d26b4e5182d187334e1f22a9d1f0e9462bee6a219c0d221cc1c887adc2e0b904a284f1f4192d6f09e40d08fcb204bd45193e0e652eb77a9cf4a0950b04a35c206e5a843d5c918667bed5ed153d1fac0ca900fd351f2', 'opened', CAST('[{"commitment":"f9c37b9e1a2bb3da5133e24bf23223575f8a4b99d72a993a9d908b23b915c0e0","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"f9c37b9e1a2bb3da5133e24bf23223575f8a4b99d72a993a9d908b23b915c0e0","player":"uvf5wbza4qbk","seed":"Ben''s seed"}]' AS BLOB), CAST('[[0,5,"7d","e30054c06f24f897241de10d44c85fdd98b6ddcc74b5bf8f34615a7b9a7746d9"],[1,11,"5d","b4d31ba023a244eef68bdf1e4514ae5f46c4f40c3f650182d21c91ceb0a80ba7"],[2,10,"7c","29615921d4026408a9adc16a48e813016d39280bcc3064e12c2c1e30e1c09d63"],[3,44,"7s","fb85e22a787845b9fb30372c7ab0bc9f69a0c265857d8bd082466cd5979232a0"],[4,24,"2d","31ea57195c6098c09a8e992e5aa6f24ce345ad39859c24a3bb91156bd09e546b"],[5,30,"Ts","7aa7c3cec9a7e3dfe3f0d16d967acbf5733dff302bf775f372c6dc926f3514cf"],[6,20,"Ac","8bf8c87bca7d8fe9c289ebc6e78a78e03cfd837b6ac2b7a166ad313ae5f3be2b"],[7,41,"2s","53b841f1a4305521a958359db7d349b65a2af3f117611cbae90ed1a8fc7ba47e"],[8,22,"6s","2f6e37eea1abb828df3f144a8ed7685262fc1f98c63c2d8cca1d11eb052fa3dd"]]' AS BLOB), X'f4bbf33d06a0040465b20e351a9cfc8b51b664095a7af75625e2989a77b5a7b8'),
('vsmjjxkv', 2, 0, X'53ce5ce238298f0eddd0dec78d07d80dcd3b74ffaaeb499a16fe3ecc86b6c14e', X'ece0f757fe0164d8aaab658d8d34ae2dae6a5598311cbcad987f3b9b27667fac', X'87a1b45bff8f707be8fe425ab8dd62cd61511e0654a1d1d45d300c932657b4b57db11f00ec79ea1d43ceab419d4d42dd54c746d5fb9c76b0c159f6f578b5e084f28028faa846b3885924d05fc89b9a39a49dc775704daa31a6bcbc2c11ca581f4e95050f2037a895987e0b06d158413d915b6e86fe54b0d42125ab74e7573be940fdbcb3f26fbba60f541662561f870e05eb270a2184c81ed90923dcb5ec8cd869daa153ddb9bd92db7f8cce33d722cd52ec41c44eeaa78bab2d1a6fb7611d9413d1af405f351a383a6fbe468f3d3ab4cbb0276059b7b9a53ea289f2e0dbd471f2d0a52c581a0cd4ffe0c079e39b74677ee173105622aa452354d23e5a085498172a70048311e34fe405917ecfcbd0e188a11c52501973fd73b782de2c1b40da5139f87e9e9c4b322e02d964cec9e8b59b6bfe4062feba86f038cd12e3c98805cf6e9f4c4d1505a99a6fb12f7a446ceaf0ff0ac79950959416c738444dabfeca525536564d045aff89b66e149a7c4040bc26d8f89cca87ed57cc49538f6d22fcffa118bcd90330dc899c8d653e4dfe55eb120efd7109fd6ad658fd727d4717d1952273328d3f08a16a4dec4681c0994784c100b309433d3c7a0ba8405c95d8cacab4741dadd872d0c0df65f8555340388205cdbfc8a32f81cd2a6ab042df7440ed888ac3b07a791041eb957b817bb90414c3ba7f6a459afa2dc53dbc80aad28b9b2804f9139740efe39138b16c384ad6d250c95d63478ddf74ff924c05446d2b9f9f35c27c1813af5540dc96aee3fc74697c4056629e384b636b11436c164c3c7b79c01c72b0029acaf4cb84d9eccf909abc1191634236d8c767e3974261c1909ee3d3cb3aea5dd9c639a79b09c2793130fb8241ccbffe221ca41e3beb4821b48f0fb532ee74b950428382cce7b396f1f6ee5e12e3b6ee8d7a456b71859bceca7059dcccb6e215a03a231bd70830f7df49a3764c331ffea7e82c6bd49f43ca3fd0777854dc766b1bc1daaf3a6923f1d1976c1dea9f7c0fb0b83e4ee459489cd03bded125f9ccd6a1d2cc0412db52b60c5b4af33c1c276fc3d25bed44f6f8776efbc7aeb9b12e7544293a3e2c5539dca3540c44fc9c517a81dc1491cb7f9cf9a0280d76857537eca4c0b92d4006480533fcf9f6f96827d6b22d028b7d694ec157dd4847abaabf27a947a714963c730db5e2e65f65f441dd80a37b5785492b95ca5f79bfc02a9393ae431302f2ba0c11a406b9be8970efe53c89890531ed849a7db6457a30400e5975464de1c1d78695553b8e8ed4b4c95f4a3169d4c23924e32ca1bacc9b641ce11e2481381f0050047dea2a38628124d08ae9696739e208ff9c564a22f76cd0ecf95e748737727eaec2c6d7f861eb586e16a9216ea9dcc953e72e4c31f1aa74031388e4fd5883f5097138f62ae8a8822501605a6b38461d710ca093b4dc3cbe28b0f5debf49ebe4cb0d6130b6ef68cd338bc0e2d5f250c13bf1a5cb3f6fba3c49189cf8445232b205416d732ab4c905812a7bf282779c550cdae0e913d648928a7153cfb8df5594d2aab06576adb08d5c4a721e6f58f9abd64db7f3a6cf7c62a1bf3e498d11e042a134c75509e7939190ed018d689093db02be7d4739a7ce163ff94300b927c929a87f9f02675604aaccbfee34812fbf3fa59dd4fb617f8d34f5098030f97c2cf37e920f78a869ac35e2710d1c55a7184918d63e5424d1bc8b9f95de4ea6e85141ce317838634258cfa67503e2fd03bacf8f3d2b8cbea59b2b41b475af3186fc3b0cdbf3664eab218aa8bd00ed478c6fe5e5a8a415eeadd9bbc00d7fe5394b09f462faf4cf9596c28b3ffca2cf19b8fcb00207a402315318e92eea7b865e5b95ba4a7b3b18577796fd34fb4481ae8aba00458805607dbe92d80169caa45f7f3c0b92ff0a391b91a967be8e52acd1c6894fe6da29fa2940cad1540fdef9599ed5c9c4e6cff254e3a74b4646cd1e20aa0a84b7958f1a6ee0f03eb8eb9a1586c0ae263b17c2684eeadaa05d0a50bbf87e01d2dbee8adf977f0170cf7776a5a5559a20ef10df674e41ba26e2aea09c3b60836d17205a0e0c5daf0fdc80f5cf789fba50174b5f69b681cd9356bf9c24657ff15dacb8863da71a69c23c2441083b3cd06df013aca923f3b1e85f93a4777c17d72423fb6b21f2f837e2ee9503313efb1aed7501012af29558ae0d5f7e7969a8b0e09e6e86c75c5fcb410a20571919d260fd56e592030ea578a558263c6cd038885ed7ae1bcff467f9df83eca48caf13c06a5d9bee81234253c62e415071d2cf8f545d6c758f1bea8c196b6422005df1f9fd86e9fbb0f357973435c7afa6185450ea3b21', 'dealt', CAST('[{"commitment":"ece0f757fe0164d8aaab658d8d34ae2dae6a5598311cbcad987f3b9b27667fac","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"ece0f757fe0164d8aaab658d8d34ae2dae6a5598311cbcad987f3b9b27667fac","player":"uvf5wbza4qbk","seed":"Ben''s seed"}]' AS BLOB), CAST('[[0,30,"6d","0a22030b3fa94beb4b8f6935da6768988bc0f535843aa1cb690f35b0e164f509"],[1,45,"Jd","6e81b160cb2e5fd6f2c8b7bad416402ba52eb42067d15290dbc648168cec262d"],[2,4,"Jh","065a20a45533b31af0051f709b2bc00e3cf08a7c6f469b0585f6b897bc0aece5"],[3,46,"3s","9da34996bffe814a2d4a75e5333dcabcf5fd10aaaa7eed7ea403c7c94c774aa1"],[4,21,"5c","8a42202235eac52e55debdd690d798325a05072cb00f50dcfb9a0064971ebbc4"],[5,44,"Tc","acb1fad80775cf6aac5142c049cddcfe7f0f45463815df7987e2e6da26396193"],[6,16,"3h","59968512e0fd5c093f7ecd4a2910ceff43021df7ae79c07cd573181eda1b3c55"],[7,50,"9s","3251cc049ae033a22d7ad3ff9570e78a8a560dd4cbb3f9fdccec22ebfa3043d1"],[8,41,"Ah","02b9bdcd758abf8b8925b2edbebea0e0ca8f61fa0a61ff2c9ae751c207898ac6"]]' AS BLOB), CAST('' AS BLOB)),
('vtnqucea', 1, 0, X'd752c13bb1fe3b85082b58b48251d9e4c5a42c9cfa697c78442a507e0837e928', X'ec5391df7ed19f71be6e4a3c2418d6b375d480b36172fc2aca5420e165878805', X'6f9d287673fe91c2230dd6d47099224bb76245a71661be918fe5b0d6849f7e347811e443408ba68de263104ef0794b23a77c1adcddc6864600b02c26175145b15dbc564e99895256bb53890280a35ab1c2abae95343d573f7b5d7146c9d88f113bcfda3b2e45f9c17ba233b38c036101a0235d545f89996b198c918242703b5d3a91df457f470a1caba4a6809d03d3646a84d880b8fb687fc70ce05b769f9c9baad52fa39eec9e6ade361ab075d286e3d7b8797f38a135b7ba4f66687635ed0ff818a570d9fae8f86cdf1925aa65380623ce467fff704bae66d8799b0d34852774c16335b239c58dbf8b0225be31f64da7209edf4a0e4958611c5b944ec1d8f571a226a51d19c1b1aee2363e02273f209ed223896eafc09e88783c5b91b68bc67eef1eb49f8e79a1fa5f2b8ed0de6485511d797fcc0319ab245966caf43b5494cbfb61a40a052705b0721f95a8d88c48aa10416af910bd1a59c24b221e187ad7caec8e5d9e2bb0c007a26b74c8e36fad9e9e4ab9891ff5ee019f8b6ebdf0f007c662e294f8bf8e3d1f61f3bc540ce07daa2f791debd67f0c6f8972f111299879bb871f528db5e1dad3ba2d1be55d981e1ac977b7c8e332dc4ac1b6b161a3ea9662400a684f9eb734531351f90bd82aebc62b4366466075d3cc8764cf576fb6d5e80999bdc38004a6debbccd7c7220f196db89a8ba7cede64ce1f8d6108507668876ce16feb9cedf241ee98d8742c3896b02b32ede9e9bd00bfe5f47bca59f67feb3cde4b80461a480f931821204b3ffb2b0f097205dee14fddbc5847ff03d9cdbfc3bbc36e5acda97a577449a9bb2014f07a317722d88c782ec0ac03e530004a03550516f5ce5618222985c536bd9437116e0c1402807595980efa6480cf7b95e072243f5e9ccc42dbe326bd311fe6718ad45fad37a78f80155e552d40a19b47b17e3f9d4d2c2e0278f656a08905fba43954fd8619b7fb28c76e3313220872b67567ef959c4e6eef1c3c5e77cfeb4f45d0047c7d5e1d3cfd8b4c6fcbc6ae9b0226627142329147fe7cd6f47a21f7a24bac7d6c903581e980e6b6289f1b58ccbd287a0afb86ee2150e64689edf570f9d8a23493d68b6ed9571b68b4966b77ba4d2cb757793f99ab6e750009f05878c5b1e7cb3049daf04bf0ab70505156f578ae4b19c73ed4058ba7a01a3695c1c9760ad3ff2458217a02b0d410c7728c1ba2ab7268727423830adccb0db1e33cf08e1f0dd4dcb4c61943334edef04719d4e03eb322fd229dd9474fa77a3a6b012f3acd5950cd410f311912704fd98be888c0f31e52e329e3a80032ede9bc16714661b39a36844538f5f38bb7593aff1e7868c91a690dacbfe77c55a72bccd5afa9d141833248c04b2f5685e36a04f220c39c5e9cd99bfb6778cb19aa506e915db4682e49a8cc1d7c5e9ee44c1a6e618c7d7ffe7c9b78cdc1bc8660a2181854ec326deff18866ce7b3cd4d77d9b35b073a0fef04d1e26e7d3e42038e4d2ea176cd146b4edeb07c80b6e80e68f39940e709ebc4230fd70f524adf2650921ad00f003f228d005635728301a519349c7469111785829a640ca2589c871c6b4f17924dfda84a370cc206a0d24e4fc99fde7427173e3b3c5f0b8d5c0569fc2d043ac7df6142c1317443ad6b7dae82339365d8cbf60ef9e44b6722ee33211ffbf1a5153c604c0cca3da19254c2007032a7d0fdf952c7fd77e62eea4853e4cff4904679b9b804dc796f1a2f8cf5f11533295d1038094562c7cba434ad4d36c41cbeaca078efab7ddf18dfb09ddbc8dff3a29bb755fae04ab2dc622a35e99e8874fe0b9bba5c5cc87331cb9725cad583f37300b0449fee6b2d18f5b0c1bc0e8c76758365916f30aa0faafcdbdc0e4ba849547829212ee410625977593bd0c4204bd38210abc38d277f4b47a5fe4a048ae2112d1d1333923378a21432f81fb0218016b4e5d1fdec5168464b9e96081236df3f4f86ebdab460833293e7a1a4cf4a6d527048aa928f332ba1ff82e2d928b982956563b73b7d592d491f14f0f716efb2f3c0c11ad4bb11fcbf920aa6cbb5258d33ea7c187fbd8d3995374e578d496a7f5455db39a82ab0e349007056d34284ee3b81de00e3d4d00e2f1fdbab0939c47feb33fd89f520dad30fa39258135ee460ba7c1c2a70d6e7239d73fb99a05af61ee4bda5a91bc743c0170a9732955dceea8bb7a2e2b8b3e22ff7f37c7e8ac672dee7bbe500fe9819fcb00353d733cf7b39a16d245252521daa6939529645d0ac2bb4fd55e2ae216c1f01f28ffddfff5f7935b072077ac025f867636846138cbba28b95d949af363a6a35f3e9d22260f69b9b61d6c20a64a', 'dealt', CAST('[{"commitment":"ec5391df7ed19f71be6e4a3c2418d6b375d480b36172fc2aca5420e165878805","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"ec5391df7ed19f71be6e4a3c2418d6b375d480b36172fc2aca5420e165878805","player":"uvf5wbza4qbk","seed":"Ben''s seed"}]' AS BLOB), CAST('[[0,26,"8c","ea3b8f8ab830ae91e10fd5fecf9ae4e1b72e9890c274f1d2cbf7928f65b98851"],[1,25,"8h","ef0032233698746c68a08bbb9bb8c9639589c0e0d47633b5e7f681482c9f2b09"],[2,2,"As","20f88cff66cecc423762ea6a754bd665a131b33b322c2890a7a841400a3fa51f"],[3,12,"Kd","0b86956fa702bad263d8f98c39b146c6bd814683ed079fe24bce6cd39f86f36b"],[4,30,"Qs","6c84e29e7647b0e58ef2a778e6501e128e034c12a9d1598c4cb0efe9891ae9e1"],[5,0,"Ah","d56df8ba1f38de1ec0cad523de8f111ed886ab9c4a97cfd2e5569bc424fe3ce0"],[6,16,"9h","de9ebca70d7483abf4174453fc39c31b376918d4b0faca5ed015ed4b2d565fef"],[7,17,"3c","a5835f470890f0715870b17849ec0640ce4efdc6a9bbe0142994fb40379b6246"],[8,33,"8s","0de91e6f1adb13269dedf06279516d185c73f60da86a60c6fc739c173b8d0c05"]]' AS BLOB), CAST('' AS BLOB)),
('vygbdjyx', 1, 0, X'facdf53e4f090e927f8bb3751538d1de1607601ef9546b2de42402ca04013e5a', X'59abba4770d242c1a25093cae3f1c7e48e809d2ef8575142d54a18ff2e28df0d', X'6f314c0df5f671a618bb99191fd5c100e504d0df1b4929337d9465fcabee6059550971fb90eae922e777de5dc3ac8a7321376b32c2d3358d6bb7022b1ab4ad32f3c9cced129e688cf985cba48aa2dfcd425dabb65eb2ab522df461a724505f70d4a0276bab82d735a9f09045d6a3af7b5608e42d67ba50b75fd6412d4f93a4bb33b88f1a331a50e9f6b16e708f39de388989ea86515cbb5ca5e1e43e057c0d943cf90fb8a76b76718dab468dd6f3791e6acbef3c24b59af09eb2ca868da5ada1e18160eb004b28eb8b50c21b341258a5450f237fce8a9464b68161b0c539cc8cafb61451ba12f132cf5a3eb9d319ea4453a043c1e75d14e280565d53d9eb2a7ee4832d74450f53599b3e0b056d2da53195a1559102ccc269e9ea9a986c8e783a9bd56df04bf554a2d7f9608987693ab43359c6493e6d50a4d1931a3007ca7c51b139a66b1f45bd7c625b63cb16d955d4bb9cd629749914a135e439e91c7eb6fbd610bcaa3683c4e4b074b3e6e13d2976e387954af41ce093f308fc263dcfb4ccd987769fd7a56f1fe927b1ba2c32df876108e318bdda8d0109ab0b794ecb3c09cd334575969700ebc1cbcb1bf12db9c4844523f82fae84486dc8efcf3c016f8f6fd1cdee963c3424b0ee05147c54f360557fcc22d508671dd977996896d63cd831d1a8fd8dd20c7d428b271c978769080cf1b38ab116cf90285fa8e7933d85d23c50466ce4e25dbc2ddb5f3c1bd2d4a2ac174fac393350543468a3979e46d19be343e8d4d7d20c0c00a1b2a5ab5a00c2e82a641b26b6cf6a24f57223414bad5be2879a694711e8a610ce42c2887639f02306dea84f72292cd1fd7cb496f7a7c2e322e438f91dd35ac994cd66fc609879c76bca09f1600fd5b9c5f17c3f6927bde776e974ff160b51c489b63bcd6ada4341ba898c29d9af824bae18f64db71e79810904cdbb6e88a29aa5f486a7ed3bd2464667cd7de07eafe2754e3869779a0bb37e8aa9e4485a7df231e147341e52510914252fd2e2c0914b54ffdf80cc0f73c538527325aa0251e4ecc73b2a9ead184cf671d06f67bfeaae1a73fa24a03ca6d0722ca89af7946bb823d25223aaae73f957f6bab3996023202dc110336a9d269c70eb6cb9586a6e38e5123428ae6f861062260563e779ebd5df054c9412ce5e86d7f7183eebf1594bb62d586f950d7b2257dba197060ff7f4915f3841e40c840fa3763093f77992752f804bc5183dd1e44e6033c887857ee61b6082b3b7afe33fe7529a610687d18d05b96a9795a12e5f827d6e96197e7a8dffde707835cb002c5192a2c2c51d6f379c19980c24d159a56948cf11afe139e43f43b1b81342aae002bd59095ac60b2499279cf7218e2f594d5bc8437b5a98f47a34946de107d6036886f63dfcf663e531769b3d043c79ce63e99202b37d37c0c53957e8640de21347de92e05a5d9d74fadf2e9e94664ca0013d197c8f7727aca4903b749341a0be227335aa85bc83b3b6419e5fdff8e028ce5bb90377292ff9ac24140b6e244c9b547e9cc2dd4ab951d12541eba0c58b608a46d2cf38a29e3f68be45166b6f8a06f498b8096bf396f0dd69bbae5fe734d8b2fab5ec97c5c08666b32d605058127af24ba874ec4ec7fca4b6beb71f536dd57c5325c5c5780b4ec5a42416718be7214c8f7b8ae754aced6a004cabd1880b9b3a8c7fe41c732cbba74ac65089eff074b5b8de743bd93e94212668be689bcda867e9ce4381161670ef7c28085b07294e5b9437f498924664095be74cc00271bf8da2b506086a2b1e32c48a58187816c3b5c6b0547627749424ef47802e55ef4550d84c662755a5859e07e76925ae029d026d62f4496629186f1578b9fc1e31da3d865e5e060f9b5009e23188ea3e82c4acddc6b9da03bdf78afbfccce06b2abecdec21705957b992bb468f3cbbc084625b2793f6516cf4a889bf68b8b14ec8886d024d56c9ddd0c61b7221df5104bfa7e3228bf0bbac1f0f64bdac35ae41ad5c9e4804f27d32df2693a0cb4db46fa32efd2067eb506d22a7c0b922ed317ab9af4d69f057cb7316d6ba48c6033df0c87e2eb9a7ea9e8f69f51447d45d7dc95f5f9aa226ad0c5f87af0f9b9f7201d0f8c6f53fcf321fd1286ad1636ee392621419e5af49eb9b972387aa92e131ec5c78ad7ab16436419cc9b492cebcfdbaba91ac3806ae819f56a4244d4973628aa5948e7437f26ed355d8034ad09ee68811bdc3eef9285bf4c974c3a72e1653c7954a0440a8145106da12a8dd413fa199e75677079c8b740ba8481a4fb0c4c5020fe12fae141d1df5b03044ec6f50d1629c8f79de07e6cd836c9c9c113953af982309', 'sealed', CAST('[]' AS BLOB), CAST('[]' AS BLOB), CAST('' AS BLOB)),
('xgqjwjdx', 1, 0, X'7687b7cf6accf67deea56ca689979a11cffe775e0e2d25d2a4e18e776901c238', X'f549170260a44e3532001baf5e3b9e4ba16b4dec61ed386e351ebb06bafbfb01', X'c4eb9fab19448d58e0011ed86ceb4e8bfb3266fd551e4cc94b59b5d588ec4c593e9b96bf03d351064052f69aea9894c7993ac277670703cdf3819c6ce21ca6dac01b8af6f22ed804316340db8b761b82bd2a8cdb964243b8f0fc0be039d66d0a6920d5e09c6490cfad77f852c9695e402a254072c78cd9b30591eb6b7433db9fd31c703d9eb9e98746be8e4390fc006c9cba103379310a5294110cea405c4f6b740658b0417bbe98bce6daa2be2e02d2ba68fe89e5ad757639caff20122698f2b7d089c3cde066a84a1aae2e86636ec8f15a2492395fba785b6c005c254f216e7d7f2c5b1d4ae6e23b40d5cabd84518363735c5747f91d2d5765f95239583412f53c3f0ceb81b34fead36af87918588166faa6cc812cfdf84062f63002bbaab2512ba85aa5f69f645b9af0ede29b0144a9c65d92eaf377835d4a245267956f763a03805bf0f346acad60a5d12988058f693be97d35b98f4e10458ee62f61f327381ac6d9b4a9b297e38b2c148be67ffe26aa8a79dab8ef0d0de4aedf351af81c74c29704166d6df17707b4ead461bb32e7b25bb96c96e3fe7b5d4cb7152a524708bd0455a8e99ffc628dd8751f741e6c5de6db81004f54badcdd4c08d4f77f3a969a27c07605f4420d2fae422eb59286f7306206483262de9ce83f97529e9338c7a63ff703f9714fd25fb32ea697abb161e786afe04afdd3f93068882b1afa54813b5d5b8e4ca3ad65ed844dec2f1b5b2aae232319407fb1e52758a055494a6b39337197b00b3cc872c731fe358d658ee348bf411c784dad16df6888dfc3e261ffc8473c4453c8e6f8a936c91858e602f61209f84fdd83b2e8aea1f74fb0729c19fecd5266c3f994728c56aa27007b006ced12a88fbeaa7d57887fa60f0c24a1a8cab7369936de97ed20ca81508485614a7995e360bb47042e89938eae941bd5868d15d1a4c0df6b9c900afbaa29834fc023874e318a38b98a0141a18d02f7b87bef1ec3c657dabeec38234b9c51e62d7dee3e355bc81d98e21f3664a72c70e247eb87dc4f9c33badeca7182a499e903566170484bde09bc086e3695fbe42f3888da2b5823a7e4af9a5a2631e7a34f95770e80fd7842b815f91efbf9743419cd2f0ef2850b5c573da16eb527887075086623fc2a4414f665c7c4ac5d2307177ea3a82efdba5b95994c51456f043fb190219ba8963bdc2c864452a480351fe49f899c37444ef5d622f552f4206bba6fadd1de1f5867c7d165e563b2da64823905c856e1fdbc5e0f542a93334c35776e1795d79b046d1da37fe5a47dfa0929c73ad6081dd0027f003a94aa7bfcd19370fb792d06df183e8f5a99a1772cb01e049b077cce5352f899c7878e7fcf639ddf6c1c3c6f82bed0d18c617b06a3dd1de28503d5dfc852c85ea8d66f195ff6b2b708b3d4165604daec79688f7d95982e3701289a3e8ccc2c47d3743766199f2d0eb7955b75d865f95ea7185ca5da657efafeba7f2d7bf6595f3b558b0b51472531fdd97b9df5c1ecf81e3ed7d8625c98d86c385ddd55761b637cbd78e333c20e4dca193257546b027331dff0996beb82b9ec9160915d41a50b6d75d6f175d3698da99bca788a21da04e904f0370fbed00dcfb3fb45a90705a6e8f5e6266b2594251254aaa5b95da37ec6a0f82123cb2222bedc1e2ffd2670c8d0ebfdd24f6e137fc8d8f748a9e82817ff07c847fd33e42c5f0dc7b45cc0230b89932cde2ecd97d3766ca95bdb6dbba4c4ddb85482ae6faae997b46b95a47414b82761fbd2749c51e721fbae9f3e9a4bdb8462dabcb71b04f77ed212cdf24825b7f3177407373ff1aef79c43e0bf1710bf4aef119c5e50096b43c0ed7c24e73c5fc6229005bdf39e80f4fba669b03c198b2430c31d37d79c808a2a22164be194c430bff88df0e8ffea83ee68f17a033e28c6d213dd093ccbbf383519b0f8760190755a749bca18cb8f77805976091d27c87a1bca8113be357cd63a638ebc484a8d68d379b311bb720ce1a14aa8f0e891647a16314d79298927e26db3b88afd027fa517d4e14b749c822d77edcda984a248f2b192705c7cbc4a7ce7de84e0322d1afe96c5a3e4c5a0b4d19faee307080fbccec45f28cd237e554fdda68956ee1ac6f8093cdc0cc2f04215319f0069bb748afa020d2c689513f73c04605ba0a391310437116267738c726a58f717153f86d3615fb81b9f07f0c183e2cfbd49b1cb36e9c075748cc603cc436d0e20cc2e8c371ad8f7ebe818b5f93cb248d1dadad097e3d10caa3949ea048d549e74b37c48b6df411a7cd891da8f1b9afaa8923a49733f2ea956ceaa110ef8cba4e1f016968d6562b6f665b12f0d', 'dealt', CAST('[{"commitment":"f549170260a44e3532001baf5e3b9e4ba16b4dec61ed386e351ebb06bafbfb01","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"f549170260a44e3532001baf5e3b9e4ba16b4dec61ed386e351ebb06bafbfb01","player":"uvf5wbza4qbk","seed":"Ben''s seed"}]' AS BLOB), CAST('[[0,21,"Jh","b50b89a7032862b158d31ef298fedda4605a5abfec981cbb3d21ebcb8805855a"],[1,38,"Kd","f687c71d391d962a030930f1546f8953f628e98df96f137e6e7923e7155d1f2f"],[2,50,"7c","76589476e99212ce591850e6fb5103fbd7be34e65c58eda1815e520c12f855b1"],[3,33,"7d","cc4256dd559e1d8469d33e32cc36fa54b075adf0e7f001078993b04a06aff4d5"],[4,49,"6d","fd91de6209b9a152ffe050b1dcddf560ae2e6e529ea9d58ebbca9b8f6875192d"],[5,2,"Kh","244623282634d9a0a81170377f5a11458ee274ec1cd233e3a39c88630260b907"],[6,43,"Ts","9aa4fa785742d132f166cc78f1859b8c0c352ac1ffa87d40149588531443411d"],[7,44,"Ah","03243e8f4b26c8b5ca0737003a7601d4c2a26107b8cc59d362167e61a5c4b259"],[8,10,"Qs","17377eb7e9fb80de56e19b512616d7bc6fd3b1dce8f57d45a852f5152fe86c7f"]]' AS BLOB), CAST('' AS BLOB)),
('xnxstnvn', 1, 0, X'cd0cd0de64812ca4017b7cb7438964dd7bdad29012c27eaa6a8323042bf578ac', X'2a2f095a6b9307551f8e2efaa0de0fab7bb249d1306fea0c7d51dc90a4f32d58', X'70ebd7f87aa03d3da4e264aa5c44d047019fac17d542994552ea8ba65c1eb719aa0192525e5bd594db1c1f606f720a2969dc07707a586f1167266004586559a879eadff89c0a4db06433dc693b31916819f1a026f76d04d9320440733573dd1ea4eff6d2277ee25b58a64e0cf895bdfd3451264565365f23f5e9e314986709715d4784780f2d656d63ed21558e164960569e53992ac2079e5f3f7d2eebeae2bc78795196599849e50428b920c39ca4cbf5eb9d4b9cecb1597ad422930325e7c130aa6eb05c7e5a0d712c77743ad0344674db1d037a2d54697311b10c0b68fd15b051fe2d2be61134b28d92221e165626b58dcfb3a6ecd57ba9a8b6b8b22978313a08a6f97af5d656915cd950ae26ce18fb7538fbbd9c4ba2457f265181088b3141c907c4aab31059b0f673d9a153fa019a66f565ea27c9d4f05a16d1fb97fde09a41b1807a3ea77a156e28967f79cd4245d82f58dfb22a3de5abf2d3ea1acc22adb2b913447b51c0985d5d0338ed567175219cd3072bdbf33013f84e6654bc348a210c11ef428ea3f73496d6d20ddaff180b2dbb5410559090ab3af160aef4f4bdaad47f68297a581c3b28c3e591a2582a4f78efc1b615c1fed3273a6fffda1076e337defec72684db1b67356e0347f47f3ff9f65c9bcdc5bbcbe71dcd0e42de20340d889f3188105cf9e945b3a379bf0ad4b9c8e26ec74f18fdbf24cedf2f545a7787f8b306c5751b055d633fe0b0a55e371c7d513e34d0014d696f82221e39cc054e119fa7e4a94b08682c223e8ebf077af559692f4cfec2cfd8f1d7531e733abfe9caf7c0feb2a7d0e39e20e8445ceed1985f5651f5da65af5fdce01b1ad433c7ac5f154b66f38015754c734baad41546001b698ce283c9419061d56dab143829bc999c2436c4c2ce717fec7ae737acce3fd247af30a92dd21acf08d7c5cba78b0062d758fedae5311b9c5fb5ac88bbc50efeda695ecf49115ff2cf140db28f0731c8e72a3bcd343be498bcad69e083320696174256f4a1d63b6a9c8ccb277021714f24d98129ae21c9ad9d8096d7c6764fdf85c028a7c367537f04857baeafeb0266b293520aa5ab8ac772dbe15d990b2ccc2e22b344d075e7b5e3415e297d39ef98fc0608ef9a168bfe4f719647b1e2623846e3f7dd57a167fcc94f64cc4f0a2124ba52214fa816edc614d54ee36575f35fa2304abfbfe17d9b73dca70164e51fe4e5457dd60c3e373da3853918f5454d986d7ac37dcc7d11a1b60c8519f18acccecf0c887cfdf750c0b65603b9264543d4370f7ab3fb78b98d826781953001e9adda262e37ecef7e52645421550388f21e0c896a9151602d6a184ab760286f326fd627e08ec8a6434af805a91cc5cdbe866c62f5b502f4ff08694d57d5f9a56eff20113de8eebda51c8d3b1f83e8a1512d774440d90fc40b3eee8841bfc09d7a1334f50de2d4fd244269093540e52c44f4840197a8a397a198692e3b0af9d875f10e09d9748786d5d879d5fd93117baa3e900885d26a239195226ec9ae6e4070bb355b70b926420eee3c6ee0a380d6f68c02fcb870b0172fa5d2fa7b7e76cf720322dc926d06d284b7e88acfc89d58d97f909fad991a8835d7d2cd263379fd44f73743471e952cd647c8144333cbdcca41d0d3bf89de03aba9eddac545fb42ac373110e8e715cfb005659eec8885b86bd6eb8943d60f3efafc22e309ed320fcd3dd804e74090b8b77b26a61a4d6b22d4e5fcd1334a6fdcc99cb74941a1444fcc7c10a868a15f95d9af84c36a748a3c10ace8d32f5781350ba010b209c46366a70d005b1c0a5fbad5a307e75a6ea49913c9f11893488f0e578de6210c17cebb1054d90985e404822a540e349035460ac2b1c71070e68fd92d70bc8d197610d3f79b287ea15b3730e246bc57e0124d6a47ee80c9441ae83f97fbdb63fac9d7ab5e1f83722c86992079258292c130d89104dacc1be8478fe44fdd448ec8406c3b12a6aadef7c2d17aa279352598f7e38266c7a695b537f69ff9a0a6ce6d2077288737f215b335662559bf8c5be07e548bfdd3f6ce60f5b8d1bb4530f30aee8c65a53ec6c66ba85a696bf93906e64974880f18cb267dcd040c019951f84a83c69108ee51a06eefc067d6bbcbac171c20f51cc5356e66759b781ce3df40ec6ee70377ceefc367fb31ee9bc29aac646b18de19cba87f264c331f5d52852f0e45eb2f3024afd39e133cf09622afdb0e839d791decdbb55531b8c15df26d1e7011efa37b6958068d3843b5db1a84b034f8cf389e180d2769867bedb2f891dc0bb1a3c71ab36e5b2c98ae12449d40cb6f35573c73f5d50384f24703add5b523271c', 'dealt', CAST('[{"commitment":"2a2f095a6b9307551f8e2efaa0de0fab7bb249d1306fea0c7d51dc90a4f32d58","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"2a2f095a6b9307551f8e2efaa0de0fab7bb249d1306fea0c7d51dc90a4f32d58","player":"uvf5wbza4qbk","seed":"Ben''s seed"}]' AS BLOB), CAST('[[0,41,"Ac","e6e83ae914c76259cfa8b6157cb03b64457155efba38b8017598ab4723d636aa"],[1,12,"5d","6b52ca3c4c8712be6628ef8eee3387b89bbdc1102b9f072c39942bbf84738681"],[2,46,"4d","19ce0e526489f97811dd141f885af56fff3b485acbd06b41f3e66804a5676ba4"],[3,36,"Kc","d129a2886dffa4c89767c370d492ee2097d317f977efd63dc0e348171d921c23"],[4,4,"Td","17499b64999488512a8c069022df317a76e896cb2ed447da7ed015ed338bd503"],[5,34,"4s","524cb750eed40bdd2649fe6436707a6e4e79cbbdd328bdc75c86c44096e8e952"],[6,35,"9s","8400e3fa284b8cf164278682a9c51648aaba094c1f27240931937f59db400a45"],[7,18,"7s","4af20b7e4a3ad2434a4e00bede286ae4e2e917207307feb55e5f400590ceea84"],[8,43,"Qd","ed9aa0dfabdd3507c2be10aba656a9753e361b2b1dd7fb4e6e1ef4a77b203ee3"]]' AS BLOB), CAST('' AS BLOB)),
('xujpjssn', 1, 0, X'9f812066256d09fc4079e593d7e1f543ee0636cdfb18b2abb164e42e4f818ddf', X'9c2b08cf7710f2d3471af1d7711fb160b9e2161cb1b036f7670c200f2125625c', X'd0259335bffe55cb172e70bc242c2c311716c1f9fa47df4726f3bb92b2bfbb688bb2b89decff3cda11ef44de0a9bec35c87fe4d50a9744c62bad41a36a5c526f5380fe6e1b586867fba2f0f1e79e032e1483a05e8a709900ffc18e67287a4b54245c207c9c983545fe7a8ec5859b2c9215d21dc4a2f6b7dae2d91399af6c896cf1a07912fca60afa15a7b591b4206024b16eecb5fbf75a28d9f8a0cf96f74132f11e3b66e1974a7284052ed0f9fa5aae3cb9f0b8e8e0f594a080e032bd822548117f6874b9bf574ff9d99dec0ebe2cf11db48d24e0524c9fc5c60457c896b38c725e3af3ed3bf806cbbf2f7b477d9cbe3e829b4760bec08a09a6769ab0b367d67afcd0e6554e8b61b667b4e898897090a4343b42d1981606bd55abb8ea5316fccec525f094b65861fdd5869f1e322826aed1c577b0b2b284995e990d9043a2a5e5b69e00c613c180b6c05d7d74741f78a49b091a2a1cad4f91f87fecf233c5d839134c5bb972a35809d90a52367f7e19ab6d7b9914db47da8da1ebfc5cedaae31a439c9745519ad5e8f20f90d1fdc3848208abaf773e28b5f224dbf17fc003ea93528376cedbeefe56e15dbdad3979ec9cc4468bf5bfed3e2d01f7dd1f2f13d60292a3cec1dee26b8faee524f415b8340bbde20d030da7f2812b291cffdb518d57837cea506dbf2ee88123be7497f39ad00e700482684f75030b18bf42e5daf6f1ea50eb940b437a5193acffccfe82b2f12baaeceec7dbe4a92ec1383100fe9c5ee6537f4d72d4adb7f108dcd27b6f19491bed3a12cd3d1b7afe9ee9494cec23fc7736bcf13c7a4d278fa6acd9502fef11312b84218608c46df0fcdfef7ac21ceb57aa14e3d81b79709ab4bf18f61a8cfedc27d2a5a628f40e55843a2b4151bd85e38555753aeb747fa729f729cd98589de30347a74705bcabf112e0e0cf39acc9c57207dacec178093c1fd07a4024782ae4650cb6d9ca55f04665f640f6d819a2fd89d66b4b94f83129826a9631ad7f42113feed5bb84d1556d24938a1d7725ee4637c2441986c55025d68038a3f1dd583c9179b4c7845532713866ffb7ec89265707f73de9a5180b007eb8bc8fe1c080f2015ce4cde8c292c8a381d840208cf6aff366ea04ac47b462c83f7b0de23aafa091619635ff2ea376fa018186cb0bb4551605b710a1fbbc5c2ea2eb3e924de3e677e33181b7ab3fad5e8c795f475566d3c35cb5b2fc282f2db0aaa49df355f2d8ac668d864fd79aedbb9d207fd833fb0a8117e7e237fd9f50f6d95773774c663c321fa522235d5e1ed8b897f976b4c5dc14812e4732a35cf41753c2e4d7a577de99739ff41653458e16205bf28244c0d7ea34becaee8daf59c8b0639e82da1d6b226d9d4abac5980afd7d68891d5b758eb0d78b45109f37063df484464727500a59695d51d67632801e06d163ced6c879577a16e7105a75b39388cf0fd4a79ca813a26654574066eefec3b95b685412cab693e154b5fc524e4458a3457552f331983ffc344defdabf356c6a713ddee782f6bfd5c90c69eaabec9eb25772fd079b35597c64169f43e978787313ded60270d390f05d06bcdb49eddae9f34904dae60cce647e5e8debe7753b78f3712b12f4d178b085906567c609fabf1c15d315db9216b7684cab1f0b1f9c84468c103f1fe6be5bfed5d2d18650e5965fca23ae4cdb1a644613f9b7524d5d70d1baba196a7ad29c5546bc71184fd8e29978b174f9a198c363abb9e35f463026dae951b90c738ea6134e58068fdfa98e14f9c4e500877e0b01e58bd6e1ce3f8f410b62798dd7eb004c9a64a2607604bdcee7e641500fc5533e85d623b9461a9ebd907a4deefdf3cc2347d3489bf3af66ef3fab2c3402a58ed359a86b186de1701553c651d3467f26c9fcde17389b606062bdacbfe2b98510f1fa5604185839ecc4c799973a2ddb5910d39d2b87259211e633f70999348021be806f2b926024badf73c07064ff24fb9fff19e3137ab30d217bd0e6b1125479bdb67c07c6ab82e0f54e9c04f54b6763312b87e25df0b4db09e51b6d278203bddd21ef0e7cef8284096c47e7e0c8d100189b098431b199ea0c8099ef343e41f6cede85cd6f4d9af8dbdc5aee810160d22372667d2672aab6b6637e6089e257554d902877a595fc07919894b65b4a5bf54de4628b5b299ed0cf18503df98a07f45ac182da6e04f9b0357aa94d546db8881666587c1cd4f096f2fc7fb15b99e755598ce0fdec2e74f5620fa4fe6bf2ebee90de3e70c5bb80553d387461abddae772d3981c07cea77291ee11a267b5170e8fa5c729f42637056059878efe64d8973a45a28ce098e6a578ad648', 'sealed', CAST('[]' AS BLOB), CAST('[]' AS BLOB), CAST('' AS BLOB));

INSERT INTO hours (hour, heads, body, chain) VALUES
(277, CAST('{"tables":[["grhkhewt",2,"b81d77a9c9d835c4045e450f99de22c5554274513702ee7b9a5a811563160173"]],"outside":[0,"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"]}' AS BLOB), X'61b9eb505a6c95dcf66c8254974fb1ffe59d1274a1269604a0a3ca0a5a2f599d', X'e5e488110867a42b6d8170d1a2d6bc7c1ebfb05c2fcc3d2a498958dd1344ff7b'),
(278, CAST('{"tables":[["grhkhewt",2,"b81d77a9c9d835c4045e450f99de22c5554274513702ee7b9a5a811563160173"]],"outside":[3,"b42e42e9f7acf446f8dc60236f15e370a885e4e93bfb116cd1623ead0794f817"]}' AS BLOB), X'be6546e411e0291bb306d6c7a7af4d48b14feb568cbd496441ae3123b611ff44', X'29647d9b5badc44e37f0651c02887df6eb9efcffd660b2df295b7fe94f898eb8');

INSERT INTO houses (digest, id, name, text, posted) VALUES
('sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 'rws', 'Resorts World Sentosa', 'format = 1
id = "rws"
name = "Resorts World Sentosa"
game = "Three Card Poker"
document = "Three Card Poker game rules, version 2, in force from 22 October 2013"
currency = "SGD"
rounding = "down"

[table]
boxes = 7
boxes_per_player = 7
clause = "2.1.1"

[deal]
hand = "3.6"
shuffler = "3.7"

[dealer]
qualifies = "Q high"
draws = "never"
shows = 0
clause = "3.9.1"

[decision]
fold = "3.8.1"
play = "3.8.2"

[conduct]
open = "3.1"
close = "3.2"
late_bet = "5.2"
join = "3.3"
deck = "2.2.1"

[payment]
order = ["ante", "play", "ante_bonus", "pair_plus", "progressive"]

[wagers.ante]
kind = "ante"
label = "Ante"
clause = "3.3"
opens_box = true
limits = { min = 5, max = 500, step = 1, clause = "R1", assumed = true }

[wagers.ante.contest]
fold = { ends = "lose", clause = "3.8.1" }
not_qualified = { ends = "1 to 1", clause = "3.9.2" }
higher = { ends = "1 to 1", clause = "3.10.1" }
lower = { ends = "lose", clause = "3.10.2" }
equal = { ends = "push", clause = "3.10.3" }

[wagers.play]
kind = "play"
label = "Play"
clause = "3.8.2"
on = "ante"
multiples = [1]

[wagers.play.contest]
not_qualified = { ends = "push", clause = "3.9.1" }
higher = { ends = "1 to 1", clause = "3.10.1" }
lower = { ends = "lose", clause = "3.10.2" }
equal = { ends = "push", clause = "3.10.3" }

[wagers.ante_bonus]
kind = "bonus"
label = "Ante Bonus"
clause = "3.10.4"
pays_clause = "4.3"
on = "ante"
pays = [
    { hand = "straight_flush", pays = "5 to 1" },
    { hand = "three_of_a_kind", pays = "4 to 1" },
    { hand = "straight", pays = "1 to 1" },
]

[wagers.pair_plus]
kind = "hand"
label = "Pair Plus"
clause = "3.3"
pays_clause = "4.2"
opens_box = true
limits = { min = 5, max = 500, step = 1, clause = "R1", assumed = true }
after_fold = "lost"
fold_clause = "3.8.1"
pays = [
    { hand = "straight_flush", pays = "40 to 1" },
    { hand = "three_of_a_kind", pays = "30 to 1" },
    { hand = "straight", pays = "5 to 1" },
    { hand = "flush", pays = "4 to 1" },
    { hand = "pair", pays = "1 to 1" },
]

[wagers.progressive]
kind = "progressive"
label = "Progressive"
clause = "3.11"
pays_clause = "4.4"
limits = { exactly = "2.50", clause = "R2", assumed = true }
needs = { every = ["ante"], clause = "3.4" }
after_fold = "live"
pays = [
    { hand = "mini_royal", suits = "spades", pays = "100% of meter", envy = 250, note = "paid by cheque from the cage" },
    { hand = "mini_royal", pays = "1250 flat", envy = 50 },
    { hand = "straight_flush", pays = "175 flat" },
    { hand = "three_of_a_kind", pays = "150 flat" },
    { hand = "straight", pays = "15 flat" },
]
envy = { clause = "3.12", behind = "ante", per_player = "each", after_fold = "live" }

[meters.main]
seed = 10000
fed_by = "progressive"
contribution = "20%"
assumed = true

[irregularities]
foreign_card = { clause = "5.1.1" }
exposed_cards = { clause = "5.1.2", at_least = 2 }
deck_count = { clause = "5.1.3", until = "next_game" }
wrong_deal = { clause = "5.1.4", until = "handled", unless_repaired = true }
dealer_count = { clause = "5.1.5", until = "next_game", unless_repaired = true }

[clauses]
"1" = "The words of the game: ante, ante bonus, fold, pair plus, play, stand-off."
"2.1.1" = "A table has a fixed number of boxes, each with Pair Plus, Ante and Play areas and a Progressive spot."
"2.2.1" = "One deck of 52 cards."
"3.1" = "Betting opens when the dealer announces it."
"3.2" = "Betting closes when the dealer says no more bets."
"3.3" = "A box is in the round with an Ante, a Pair Plus, or both."
"3.4" = "A Progressive stands only beside an Ante."
"3.5.1" = "Suits are equal; cards rank ace down to two, and the ace counts as one in 3-2-A."
"3.5.2" = "Straight flush, three of a kind, straight, flush, pair, high card, in falling order."
"3.5.3" = "Within a rank the pair decides first, then card by card."
"3.5.4" = "Hands equal to the last card are a stand-off on Ante and Play."
"3.6" = "Dealt by hand: from the dealer''s left, clockwise, one card at a time, the dealer last."
"3.7" = "Dealt from a shuffler: packets of three in the same order, the dealer last."
"3.8.1" = "A fold loses Ante and Pair Plus at once."
"3.8.2" = "To play takes a Play wager equal to the Ante; a box with only Pair Plus stays in without one."
"3.9.1" = "Dealer below queen high: the Play wager is not paid and goes back."
"3.9.2" = "Dealer below queen high: the Ante is paid."
"3.9.3" = "Dealer below queen high: Pair Plus and Ante Bonus are paid by their tables."
"3.10.1" = "The player''s hand is higher: Ante and Play are paid."
"3.10.2" = "The player''s hand is lower: Ante and Play are lost."
"3.10.3" = "Equal hands: Ante and Play are returned."
"3.10.4" = "Pair Plus and Ante Bonus do not look at the dealer''s hand."
"3.11" = "The Progressive is paid whatever the dealer holds."
"3.12" = "Envy: others with a Progressive are paid when a box with an Ante makes one of the top two hands."
"3.13" = "A box with only Pair Plus makes nobody envious."
"4.1" = "Ante and Play pay 1 to 1."
"4.2" = "Pair Plus pays 40, 30, 5, 4 and 1 to 1."
"4.3" = "Ante Bonus pays 5, 4 and 1 to 1."
"4.4" = "The Progressive table; the whole meter is paid by cheque from the cage."
"5.1.1" = "A card that is not of the set voids the game; earlier games stand."
"5.1.2" = "Two or more cards wrongly exposed in the deal void the game."
"5.1.3" = "A short or over-full deck voids the game."
"5.1.4" = "A wrong deal nobody has touched voids the game, unless moving whole hands puts it right."
"5.1.5" = "A wrong number of dealer cards voids the game if noticed before the next one and past repair."
"5.2" = "After no more bets nothing is placed, raised or withdrawn."

[readings.R1]
clause = "2.1.1"
text = "The layout pictures are missing, so the number of boxes is ours: seven. Table limits are posted, not printed."
assumed = true

[readings.R2]
clause = "3.4"
text = "The Progressive stake is not printed. Its awards are 2.5 times the common table for one dollar, so it is 2.50."
assumed = true
instead = "The stake is one dollar, as at most tables, with the awards as printed."

[readings.R2.otherwise.wagers.progressive.limits]
exactly = 1

[readings.R3]
clause = "3.8.1"
text = "A fold names only Ante and Pair Plus, and 3.11 pays the Progressive whatever happens: it survives a fold."
instead = "A fold loses the Progressive as well."

[readings.R3.otherwise.wagers.progressive]
after_fold = "lost"
fold_clause = "3.8.1"

[readings.R4]
clause = "3.11"
text = "Progressive awards are for one: the stake is never returned."
instead = "Awards are paid beside the stake, which goes back on every win but the jackpot."

[readings.R4.otherwise.wagers.progressive]
pays = [
    { hand = "mini_royal", suits = "spades", pays = "100% of meter", envy = 250, note = "paid by cheque from the cage" },
    { hand = "mini_royal", pays = "1250 flat and stake", envy = 50 },
    { hand = "straight_flush", pays = "175 flat and stake" },
    { hand = "three_of_a_kind", pays = "150 flat and stake" },
    { hand = "straight", pays = "15 flat and stake" },
]

[readings.R5]
clause = "3.12"
text = "Every hand that makes one of the top two pays Envy, for no limit is printed, and once to a player however many boxes they have; one''s own other box is not another player. A folded hand makes nobody envious: its Ante was lost at the fold (3.8.1), so it is no longer a hand with an Ante, even where its Progressive still pays."

[readings.R6]
clause = "4.4"
text = "What the meter starts from and grows by is not printed; a seed of 10,000 and a fifth of each stake are ours."
assumed = true

[readings.R7]
clause = "5.1.5"
text = "A void game returns every wager, the Progressive too, takes back what was paid, and undoes its effect on the meter."

[readings.R8]
clause = "5.1.3"
text = "No limit of time is printed, and a deck is counted when the cards are gathered: one that is short or over-full voids the game also after settlement, until the next begins; games before it stand."

[readings.R9]
clause = "5.1.4"
text = "The dealer''s place counts as an area when whole hands are moved to put a wrong deal right."

[words.es]
document = "Reglamento de Three Card Poker, versión 2, en vigor desde el 22 de octubre de 2013"

[words.es.labels]
ante_bonus = "Bono de Ante"
progressive = "Progresivo"

[words.es.notes.progressive]
mini_royal_spades = "se paga con un cheque de la caja"

[words.es.clauses]
"1" = "El vocabulario del juego: ante, bono de ante, retirarse, pair plus, play, empate."
"2.1.1" = "La mesa tiene un número fijo de casillas, cada una con zonas para Pair Plus, Ante y Play y un lugar para el Progresivo."
"2.2.1" = "Una baraja de 52 cartas."
"3.1" = "Las apuestas se abren cuando lo anuncia el crupier."
"3.2" = "Las apuestas se cierran cuando el crupier dice: no va más."
"3.3" = "Una casilla entra en la partida con un Ante, con un Pair Plus o con ambos."
"3.4" = "Un Progresivo solo vale junto a un Ante."
"3.5.1" = "Los palos valen lo mismo; las cartas van del as al dos, y el as cuenta como uno en 3-2-A."
"3.5.2" = "Escalera de color, trío, escalera, color, pareja y carta alta, de mayor a menor."
"3.5.3" = "Entre manos de la misma categoría decide primero la pareja y después carta por carta."
"3.5.4" = "Dos manos iguales hasta la última carta son un empate para Ante y Play."
"3.6" = "Reparto a mano: desde la izquierda del crupier, en el sentido de las agujas del reloj, una carta cada vez y el crupier al final."
"3.7" = "Reparto con mezclador: paquetes de tres cartas en el mismo orden, el crupier al final."
"3.8.1" = "Quien se retira pierde en el acto el Ante y el Pair Plus."
"3.8.2" = "Para jugar hace falta un Play igual al Ante; una casilla que solo tiene Pair Plus sigue sin él."
"3.9.1" = "Crupier por debajo de reina: el Play no se paga y se devuelve."
"3.9.2" = "Crupier por debajo de reina: el Ante se paga."
"3.9.3" = "Crupier por debajo de reina: Pair Plus y bono de Ante se pagan según sus tablas."
"3.10.1" = "La mano del jugador es mejor: Ante y Play se pagan."
"3.10.2" = "La mano del jugador es peor: Ante y Play se pierden."
"3.10.3" = "Manos iguales: Ante y Play se devuelven."
"3.10.4" = "Pair Plus y bono de Ante no dependen de la mano del crupier."
"3.11" = "El Progresivo se paga sea cual sea la mano del crupier."
"3.12" = "Envy: los demás jugadores con Progresivo cobran cuando una casilla con Ante hace una de las dos manos más altas."
"3.13" = "Una casilla que solo tiene Pair Plus no da Envy a nadie."
"4.1" = "Ante y Play pagan 1 a 1."
"4.2" = "Pair Plus paga 40, 30, 5, 4 y 1 a 1."
"4.3" = "El bono de Ante paga 5, 4 y 1 a 1."
"4.4" = "La tabla del Progresivo; el bote entero se paga con un cheque de la caja."
"5.1.1" = "Una carta ajena a la baraja anula la partida; las anteriores valen."
"5.1.2" = "Dos o más cartas descubiertas por error al repartir anulan la partida."
"5.1.3" = "Una baraja con cartas de menos o de más anula la partida."
"5.1.4" = "Un reparto erróneo que nadie ha tocado anula la partida, salvo que se corrija moviendo manos enteras."
"5.1.5" = "Un número erróneo de cartas del crupier anula la partida si se advierte antes de la siguiente y ya no tiene arreglo."
"5.2" = "Tras el no va más no se coloca, aumenta ni retira ninguna apuesta."

[words.es.readings]
R1 = "Faltan los dibujos del tapete, así que el número de casillas es nuestro: siete. Los límites de la mesa se anuncian en ella, no se imprimen."
R2 = "La apuesta del Progresivo no está impresa. Sus premios son 2,5 veces los de la tabla habitual de un dólar, luego es de 2,50."
R3 = "Al retirarse solo se nombran Ante y Pair Plus, y 3.11 paga el Progresivo pase lo que pase: sigue vivo."
R4 = "Los premios del Progresivo son por uno: la apuesta nunca se devuelve."
R5 = "Cada mano que hace una de las dos más altas paga Envy, pues no hay límite impreso, y una sola vez a cada jugador, tenga las casillas que tenga; la otra casilla propia no es otro jugador. Una mano retirada no da Envy a nadie: perdió su Ante al retirarse (3.8.1) y ya no es una mano con Ante, aunque su Progresivo todavía se pague."
R6 = "No está impreso de cuánto parte el bote ni cómo crece; la base de 10.000 y la quinta parte de cada apuesta son nuestras."
R7 = "Una partida anulada devuelve todas las apuestas, también el Progresivo, recupera lo pagado y deshace su efecto en el bote."
R8 = "No hay un plazo impreso, y la baraja se cuenta al recoger las cartas: si está incompleta o le sobran, anula la partida también después de liquidada, hasta que empieza la siguiente; las anteriores valen."
R9 = "El sitio del crupier cuenta como una zona más cuando se mueven manos enteras para corregir un reparto erróneo."

[words.es.instead]
R2 = "La apuesta es de un dólar, como en la mayoría de las mesas, con los premios impresos."
R3 = "Quien se retira pierde también el Progresivo."
R4 = "Los premios se pagan además de la apuesta, que se devuelve en cada acierto salvo en el bote."
', ''),
('sha256:400cb98710ea77c0658559960bb887972f7185084fc188a5eeba88862c8d766d', 'prime', 'Prime', 'format = 1
id = "prime"
name = "Prime"
game = "Three Card Poker"
document = "Three Card Poker rules of a UK house, with Prime and Progressive bets and printed table edges"
currency = "GBP"
rounding = "down"

[table]
boxes = 7
boxes_per_player = 7
clause = "T1"

[deal]
hand = "1"
shuffler = "1"

[dealer]
qualifies = "Q high"
draws = "never"
clause = "5"

[decision]
fold = "3"
play = "3"

[conduct]
join = "1"
another_box = "10"
look = "7"
reveal = "9"

[payment]
order = ["ante", "play", "ante_bonus", "pair_plus", "prime", "progressive"]
clause = "12"

[wagers.ante]
kind = "ante"
label = "Ante"
clause = "1"
opens_box = true
limits = { min = 5, max = 500, step = 1, clause = "T1", assumed = true }

[wagers.ante.contest]
fold = { ends = "lose", clause = "3" }
not_qualified = { ends = "1 to 1", clause = "5" }
higher = { ends = "1 to 1", clause = "5" }
lower = { ends = "lose", clause = "5" }
equal = { ends = "push", clause = "5" }

[wagers.play]
kind = "play"
label = "Play"
clause = "3"
on = "ante"
multiples = [1]

[wagers.play.contest]
not_qualified = { ends = "push", clause = "5" }
higher = { ends = "1 to 1", clause = "5" }
lower = { ends = "lose", clause = "5" }
equal = { ends = "push", clause = "5" }

[wagers.ante_bonus]
kind = "bonus"
label = "Ante Bonus"
clause = "6"
on = "ante"
pays = [
    { hand = "straight_flush", pays = "5 to 1" },
    { hand = "three_of_a_kind", pays = "4 to 1" },
    { hand = "straight", pays = "1 to 1" },
]

[wagers.pair_plus]
kind = "hand"
label = "Pair Plus"
clause = "1"
pays_clause = "2"
opens_box = true
limits = { min = 5, max = 500, step = 1, clause = "T1", assumed = true }
after_fold = "live"
pays = [
    { hand = "straight_flush", pays = "35 to 1" },
    { hand = "three_of_a_kind", pays = "33 to 1" },
    { hand = "straight", pays = "6 to 1" },
    { hand = "flush", pays = "4 to 1" },
    { hand = "pair", pays = "1 to 1" },
]

[wagers.prime]
kind = "colour"
label = "Prime"
clause = "11"
limits = { min = 1, max = 100, step = 1, clause = "T1", assumed = true }
needs = { some = ["ante", "pair_plus"], clause = "11" }
after_fold = "live"
pays = [
    { hand = "all_one_colour", pays = "4 to 1" },
    { hand = "player_one_colour", pays = "3 to 1" },
]

[wagers.progressive]
kind = "progressive"
label = "Progressive"
clause = "13"
limits = { exactly = 1, clause = "R4", assumed = true }
needs = { some = ["ante", "pair_plus"], clause = "T2" }
after_fold = "live"
pays = [
    { hand = "mini_royal", suits = "diamonds", pays = "100% of meter" },
    { hand = "mini_royal", pays = "500 for 1" },
    { hand = "straight_flush", pays = "100 for 1" },
    { hand = "three_of_a_kind", pays = "90 for 1" },
]

[meters.main]
seed = 1000
fed_by = "progressive"
contribution = "20%"
assumed = true

[irregularities]
misdeal = { clause = "8" }
box = { clause = "9" }

[[printed]]
figure = "ante_play_of_all_money_bet"
percent = "2.01"
clause = "14"

[[printed]]
figure = "ante_play_and_pair_plus_of_all_money_bet"
percent = "2.3"
clause = "14"

[[printed]]
figure = "pair_plus"
percent = "2.7"
clause = "14"

[[printed]]
figure = "prime"
percent = "3.62"
clause = "14"

[[printed]]
figure = "ante_play_if_blind"
percent = "7.65"
clause = "14"

[[printed]]
figure = "progressive"
percent = "23.79"
clause = "14"

[clauses]
"1" = "Ante, Pair Plus or both; three cards each."
"2" = "Pair Plus pays 35, 33, 6, 4 and 1 to 1, whatever the dealer holds."
"3" = "With an Ante, play for an equal amount or fold and lose it."
"4" = "The order of hands; 3-2-A is the lowest straight and the lowest straight flush."
"5" = "The dealer qualifies with queen high; the contest pays 1 to 1, and equal hands stand off."
"6" = "Ante Bonus pays 5, 4 and 1 to 1, whatever the dealer holds."
"7" = "A player may look as soon as the deal is complete, not before."
"8" = "A misdeal: a wrong number of cards anywhere, or doubt about which hand a card belongs to."
"9" = "Nobody learns another player''s cards; a breach may void that hand."
"10" = "Nobody plays on another player''s box."
"11" = "Prime beside one''s own Ante or Pair Plus: 3 to 1 for three of one colour, 4 to 1 for all six."
"12" = "Order of payment: Pair Plus, Prime, and the Progressive last."
"13" = "Progressive: the mini royal in diamonds takes the jackpot; three further rows pay."
"14" = "The table edges that the document prints."
"15" = "Cards stay above the table in the dealer''s view: conduct at a real table."

[readings.R1]
clause = "3"
text = "Nothing says that a fold loses the Pair Plus, so here it does not."
instead = "A fold loses the Pair Plus, as in other houses."

[readings.R1.otherwise.wagers.pair_plus]
after_fold = "lost"
fold_clause = "3"

[readings.R2]
clause = "6"
text = "The Ante Bonus is not paid to a folded hand: its Ante is lost."

[readings.R3]
clause = "11"
text = "The Prime bet survives a fold: only so does the printed edge of 3.62 % come out."
instead = "A fold loses the Prime bet."

[readings.R3.otherwise.wagers.prime]
after_fold = "lost"
fold_clause = "3"

[readings.R4]
clause = "13"
text = "The amounts are shown at the table, not in the document: a stake of 1, and 500, 100 and 90 for one, are ours; no Envy."
assumed = true

[readings.T1]
clause = "1"
text = "Boxes, table limits and what the meter starts from and grows by are table settings; the figures here are ours."
assumed = true

[readings.T2]
clause = "13"
text = "Nothing says what the Progressive stands beside or that a fold loses it: here it needs an Ante or a Pair Plus, and survives a fold as the Pair Plus does."

[words.es]
document = "Reglas de Three Card Poker de una casa del Reino Unido, con apuestas Prime y Progresivo y las ventajas de la mesa impresas"

[words.es.labels]
ante_bonus = "Bono de Ante"
progressive = "Progresivo"

[words.es.clauses]
"1" = "Ante, Pair Plus o ambos; tres cartas para cada uno."
"2" = "Pair Plus paga 35, 33, 6, 4 y 1 a 1, sea cual sea la mano del crupier."
"3" = "Con un Ante se juega por la misma cantidad, o uno se retira y lo pierde."
"4" = "El orden de las manos; 3-2-A es la escalera más baja, también de color."
"5" = "El crupier califica con reina; el duelo paga 1 a 1, y entre manos iguales se devuelve lo apostado."
"6" = "El bono de Ante paga 5, 4 y 1 a 1, sea cual sea la mano del crupier."
"7" = "El jugador puede mirar sus cartas en cuanto acaba el reparto, no antes."
"8" = "Reparto erróneo: un número equivocado de cartas en cualquier sitio, o dudas sobre a qué mano pertenece una carta."
"9" = "Nadie conoce las cartas de otro jugador; una infracción puede anular esa mano."
"10" = "Nadie juega en la casilla de otro jugador."
"11" = "Prime, junto al Ante o al Pair Plus propios: 3 a 1 por tres cartas del mismo color, rojo o negro, y 4 a 1 si lo son las seis."
"12" = "Orden de pago: Pair Plus, Prime y, al final, el Progresivo."
"13" = "Progresivo: la mini escalera real de diamantes se lleva el bote; otras tres filas pagan."
"14" = "Las ventajas de la mesa que imprime el documento."
"15" = "Las cartas quedan sobre la mesa, a la vista del crupier: conducta en una mesa real."

[words.es.readings]
R1 = "Nada dice que quien se retira pierda el Pair Plus, así que aquí no lo pierde."
R2 = "El bono de Ante no se paga a una mano retirada: su Ante está perdido."
R3 = "La apuesta Prime sobrevive a la retirada: solo así sale la ventaja impresa del 3,62 %."
R4 = "Las cantidades se muestran en la mesa, no en el documento: la apuesta de 1 y los premios de 500, 100 y 90 por uno son nuestros; sin Envy."
T1 = "Las casillas, los límites de la mesa y de cuánto parte el bote y cómo crece los fija la mesa; las cifras de aquí son nuestras."
T2 = "Nada dice junto a qué va el Progresivo ni que se pierda al retirarse: aquí necesita un Ante o un Pair Plus, y sobrevive a la retirada como el Pair Plus."

[words.es.instead]
R1 = "Quien se retira pierde el Pair Plus, como en otras casas."
R3 = "Quien se retira pierde la apuesta Prime."
', ''),
('sha256:7a578a7dbc8cfabd77052de90dec29c9d96093a991cd2d4f3a3397ee536a7522', 'sixcard', 'Six Card', 'format = 1
id = "sixcard"
name = "Six Card"
game = "Three Card Poker"
document = "Introduction to Three Card Poker, a US house, with Six Card Bonus and a $5 Progressive"
currency = "USD"
rounding = "down"

[table]
boxes = 7
boxes_per_player = 7
clause = "T1"

[deal]
hand = ""
shuffler = ""

[dealer]
qualifies = "Q high"
draws = "never"
clause = "4"

[decision]
fold = "4"
play = "4"

[conduct]
close = "2"
late_bet = "2"
join = "2"

[payment]
order = ["ante", "play", "ante_bonus", "pair_plus", "six_card_bonus", "progressive"]

[wagers.ante]
kind = "ante"
label = "Ante"
clause = "2"
opens_box = true
limits = { min = 5, max = 500, step = 1, clause = "2", assumed = true }

[wagers.ante.contest]
fold = { ends = "lose", clause = "4" }
not_qualified = { ends = "1 to 1", clause = "4" }
higher = { ends = "1 to 1", clause = "4" }
lower = { ends = "lose", clause = "4" }
equal = { ends = "push", clause = "4" }

[wagers.play]
kind = "play"
label = "Play"
clause = "4"
on = "ante"
multiples = [1]

[wagers.play.contest]
not_qualified = { ends = "push", clause = "4" }
higher = { ends = "1 to 1", clause = "4" }
lower = { ends = "lose", clause = "4" }
equal = { ends = "push", clause = "4" }

[wagers.ante_bonus]
kind = "bonus"
label = "Ante Bonus"
clause = "6"
on = "ante"
pays = [
    { hand = "straight_flush", pays = "5 to 1" },
    { hand = "three_of_a_kind", pays = "4 to 1" },
    { hand = "straight", pays = "1 to 1" },
]

[wagers.pair_plus]
kind = "hand"
label = "Pair Plus"
clause = "2"
pays_clause = "5"
opens_box = true
limits = { min = 5, max = 500, step = 1, clause = "2", assumed = true }
after_fold = "lost"
fold_clause = "4"
pays = [
    { hand = "straight_flush", pays = "40 to 1" },
    { hand = "three_of_a_kind", pays = "30 to 1" },
    { hand = "straight", pays = "6 to 1" },
    { hand = "flush", pays = "3 to 1" },
    { hand = "pair", pays = "1 to 1" },
]

[wagers.six_card_bonus]
kind = "six_card"
label = "Six Card Bonus"
clause = "3"
pays_clause = "7"
limits = { min = 1, max = 100, step = 1, clause = "T1", assumed = true }
needs = { some = ["ante", "pair_plus"], clause = "R2" }
after_fold = "live"
pays = [
    { hand = "royal_flush", pays = "1000 to 1" },
    { hand = "straight_flush", pays = "200 to 1" },
    { hand = "four_of_a_kind", pays = "50 to 1" },
    { hand = "full_house", pays = "25 to 1" },
    { hand = "flush", pays = "15 to 1" },
    { hand = "straight", pays = "10 to 1" },
    { hand = "three_of_a_kind", pays = "5 to 1" },
]

[wagers.progressive]
kind = "progressive"
label = "Progressive"
clause = "8"
limits = { exactly = 5, clause = "8" }
needs = { every = ["ante", "pair_plus"], clause = "8" }
after_fold = "lost"
fold_clause = "8"
pays = [
    { hand = "mini_royal", suits = "spades", pays = "100% of meter", envy = 500 },
    { hand = "mini_royal", pays = "2500 flat", envy = 125 },
    { hand = "straight_flush", pays = "350 flat" },
    { hand = "three_of_a_kind", pays = "300 flat" },
    { hand = "straight", pays = "30 flat" },
]
envy = { clause = "9", per_player = "largest", after_fold = "lost", fold_clause = "R4" }

[meters.main]
seed = 10000
fed_by = "progressive"
contribution = "20%"
assumed = true

[irregularities]
misdeal = { clause = "T2" }
box = { clause = "T2" }

[clauses]
"1" = "The order of hands, and of hands within one rank."
"2" = "Ante and Pair Plus, both or either, within the posted limits, until no more bets."
"3" = "Six Card Bonus: the best five of the player''s three and the dealer''s three, live even after a fold."
"4" = "Play for the amount of the Ante or forfeit Ante and Pair Plus; queen high qualifies; a tie goes back."
"5" = "Pair Plus pays 40, 30, 6, 3 and 1 to 1."
"6" = "Ante Bonus pays 5, 4 and 1 to 1, only beside a Play wager."
"7" = "Six Card Bonus pays 1000, 200, 50, 25, 15, 10 and 5 to 1."
"8" = "Progressive of exactly 5, beside Ante and Pair Plus; the stake is not returned; a folded hand gets nothing."
"9" = "At most one Envy payout per player and hand dealt."

[readings.R1]
clause = "1"
text = "To the letter, the highest card would decide between pairs and A-2-2 beat K-K-3; as everywhere, the pair decides first."

[readings.R2]
clause = "3"
text = "Six Card Bonus needs an Ante or a Pair Plus in the box."

[readings.R3]
clause = "9"
text = "The one Envy payout is the largest, and one to a player however many boxes they have; any other player''s hand that was not folded can trigger it."

[readings.R4]
clause = "9"
text = "A player who folded gets no Envy: clause 8 denies a folded hand any payout of the Progressive, and Envy stands in the Progressive''s table."
instead = "A player who folded is still paid Envy."

[readings.R4.otherwise.wagers.progressive.envy]
after_fold = "live"

[readings.T1]
clause = "2"
text = "Boxes, table limits and what the meter starts from and grows by are table settings; the figures here are ours."
assumed = true

[readings.T2]
clause = "2"
text = "The document has no irregularities: here the supervisor may call a misdeal or void one hand, and every wager of it goes back."
assumed = true

[words.es]
document = "Introducción al Three Card Poker, una casa de Estados Unidos, con bono de seis cartas y un Progresivo de 5 $"

[words.es.labels]
ante_bonus = "Bono de Ante"
six_card_bonus = "Bono de seis cartas"
progressive = "Progresivo"

[words.es.clauses]
"1" = "El orden de las manos, y entre manos de la misma categoría."
"2" = "Ante y Pair Plus, ambos o uno de ellos, dentro de los límites anunciados y hasta el no va más."
"3" = "Bono de seis cartas: las cinco mejores entre las tres del jugador y las tres del crupier; sigue vivo aunque uno se retire."
"4" = "Jugar por la cantidad del Ante o perder Ante y Pair Plus; el crupier califica con reina; en un empate se devuelve."
"5" = "Pair Plus paga 40, 30, 6, 3 y 1 a 1."
"6" = "El bono de Ante paga 5, 4 y 1 a 1, solo junto a un Play."
"7" = "El bono de seis cartas paga 1000, 200, 50, 25, 15, 10 y 5 a 1."
"8" = "Progresivo de 5 exactos, junto a Ante y Pair Plus; la apuesta no se devuelve; una mano retirada no cobra nada."
"9" = "Un pago Envy como máximo por jugador y mano repartida."

[words.es.readings]
R1 = "Al pie de la letra, entre parejas decidiría la carta más alta y A-2-2 ganaría a K-K-3; como en todas partes, decide primero la pareja."
R2 = "El bono de seis cartas necesita un Ante o un Pair Plus en la casilla."
R3 = "El único pago Envy es el mayor, y uno por jugador, tenga las casillas que tenga; puede darlo la mano de cualquier otro jugador que no se haya retirado."
R4 = "Un jugador que se retiró no cobra Envy: la cláusula 8 niega a una mano retirada todo pago del Progresivo, y Envy figura en la tabla del Progresivo."
T1 = "Las casillas, los límites de la mesa y de cuánto parte el bote y cómo crece los fija la mesa; las cifras de aquí son nuestras."
T2 = "El documento no trata irregularidades: aquí el supervisor puede declarar un reparto erróneo o anular una mano, y se devuelven todas sus apuestas."

[words.es.instead]
R4 = "Un jugador que se retiró sigue cobrando Envy."
', ''),
('sha256:84202a27cc91a72274834e555bd8baea71aed79c07d5c050103008dd0ed56133', 'millionaire_progressive', 'Millionaire Progressive', 'id = "millionaire_progressive"
name = "Millionaire Progressive"
format = 1
game = "Three Card Poker"
document = "Millionaire Progressive at the Venetian and the Palazzo, Las Vegas: Wizard of Odds, first seen there on 8 September 2019; the game beside it is assumed"
currency = "USD"
rounding = "down"

[table]
boxes = 7
boxes_per_player = 7
clause = "T1"

[deal]
hand = ""
shuffler = ""
community = 2
community_clause = "3"

[dealer]
qualifies = "Q high"
draws = "never"
clause = "R1"

[decision]
fold = "4"
play = "4"

[conduct]
close = ""
late_bet = ""
join = "2"

[payment]
order = ["ante", "play", "ante_bonus", "pair_plus", "progressive"]

[wagers.ante]
kind = "ante"
label = "Ante"
clause = "2"
opens_box = true
limits = { min = 5, max = 500, step = 1, clause = "T1", assumed = true }

[wagers.ante.contest]
fold = { ends = "lose", clause = "R1" }
not_qualified = { ends = "1 to 1", clause = "R1" }
higher = { ends = "1 to 1", clause = "R1" }
lower = { ends = "lose", clause = "R1" }
equal = { ends = "push", clause = "R1" }

[wagers.play]
kind = "play"
label = "Play"
clause = "4"
on = "ante"
multiples = [1]

[wagers.play.contest]
not_qualified = { ends = "push", clause = "R1" }
higher = { ends = "1 to 1", clause = "R1" }
lower = { ends = "lose", clause = "R1" }
equal = { ends = "push", clause = "R1" }

[wagers.ante_bonus]
kind = "bonus"
label = "Ante Bonus"
clause = "R1"
on = "ante"
pays = [
    { hand = "straight_flush", pays = "5 to 1" },
    { hand = "three_of_a_kind", pays = "4 to 1" },
    { hand = "straight", pays = "1 to 1" },
]

[wagers.pair_plus]
kind = "hand"
label = "Pair Plus"
clause = "2"
pays_clause = "R1"
opens_box = true
limits = { min = 5, max = 500, step = 1, clause = "T1", assumed = true }
after_fold = "lost"
fold_clause = "R1"
pays = [
    { hand = "straight_flush", pays = "40 to 1" },
    { hand = "three_of_a_kind", pays = "30 to 1" },
    { hand = "straight", pays = "6 to 1" },
    { hand = "flush", pays = "3 to 1" },
    { hand = "pair", pays = "1 to 1" },
]

[wagers.progressive]
kind = "progressive"
label = "Progressive"
clause = "1"
pays_clause = "5"
looks = "five_card"
limits = { exactly = 5, clause = "1" }
needs = { some = ["ante", "pair_plus"], clause = "R3" }
after_fold = "live"
pays = [
    { hand = "royal_flush", suits = "spades", pays = "100% of meter mega", envy = 5000 },
    { hand = "royal_flush", pays = "100% of meter major", envy = 2000 },
    { hand = "straight_flush", pays = "100% of meter minor", envy = 1000 },
    { hand = "four_of_a_kind", pays = "1500 flat" },
    { hand = "full_house", pays = "250 flat" },
    { hand = "flush", pays = "200 flat" },
    { hand = "straight", pays = "150 flat" },
]

[wagers.progressive.envy]
clause = "6"
per_player = "each"
after_fold = "live"
fold_clause = "R3"
not_to_winner = true

[meters.mega]
seed = 1000000
fed_by = "progressive"
contribution = "10%"
assumed = true

[meters.major]
seed = 25000
fed_by = "progressive"
contribution = "5%"
assumed = true

[meters.minor]
seed = 2500
fed_by = "progressive"
contribution = "5%"
assumed = true

[irregularities.misdeal]
clause = "T2"

[irregularities.box]
clause = "T2"

[clauses]
1 = "Millionaire Progressive of exactly $5; awards are for one, so the stake is not given back."
2 = "The game beside it is Three Card Poker, with an Ante, a Pair Plus, or both."
3 = "The player''s three cards and two community cards make five."
4 = "Ante and Play go as they do in Three Card Poker."
5 = "A royal flush in spades takes the Mega, another one the Major, a straight flush the Minor; then $1,500, $250, $200 and $150 down to a straight."
6 = "Others with the bet are paid $5,000, $2,000 and $1,000 when somebody takes a meter."

[readings.R1]
clause = "4"
text = "Queen high qualifies, else the Ante is paid and Play goes back; the better hand wins both 1 to 1, equal hands return both, and a fold loses Ante and Pair Plus; Ante Bonus 5, 4 and 1, Pair Plus 40, 30, 6, 3 and 1 to 1: the common game, for the page has no more."
assumed = true

[readings.R2]
clause = "3"
text = "The two cards lie face down beside the dealer''s until everybody has decided, and count for this bet alone."

[readings.R3]
clause = "1"
text = "The bet stands beside an Ante or a Pair Plus and lives on after a fold, with its Envy: the page says neither."
assumed = true
instead = "A fold loses the bet."

[readings.R3.otherwise.wagers.progressive]
after_fold = "lost"
fold_clause = "R3"
envy = { after_fold = "lost" }

[readings.R4]
clause = "5"
text = "What the three meters start from and grow by is not known, to the source neither: the figures are ours."
assumed = true

[readings.R5]
clause = "6"
text = "Each envied hand pays, and whoever takes a meter has no Envy for the hands of others in that round."
assumed = true

[readings.T1]
clause = "2"
text = "Boxes and limits are table settings; the figures here are ours."
assumed = true

[readings.T2]
clause = "2"
text = "Nothing is said of irregular deals: a misdeal voids the game, an irregular hand its box."
assumed = true

[words.es]
labels = { ante_bonus = "Bono de Ante", progressive = "Progresivo" }
document = "Millionaire Progressive en el Venetian y el Palazzo, Las Vegas: Wizard of Odds, visto allí por primera vez el 8 de septiembre de 2019; el juego que lo acompaña se supone"
instead = { R3 = "Quien se retira pierde la apuesta." }

[words.es.clauses]
1 = "Millionaire Progressive de exactamente 5 $; los premios son por uno, así que la apuesta no se devuelve."
2 = "El juego que lo acompaña es Three Card Poker, con un Ante, un Pair Plus o ambos."
3 = "Las tres cartas del jugador y dos cartas comunitarias hacen cinco."
4 = "Ante y Play van como en Three Card Poker."
5 = "Una escalera real de picas se lleva el bote mega, otra el mayor, una escalera de color el menor; después 1.500 $, 250 $, 200 $ y 150 $ hasta la escalera."
6 = "Los demás con la apuesta cobran 5.000 $, 2.000 $ y 1.000 $ cuando alguien se lleva un bote."

[words.es.readings]
R1 = "El crupier califica con reina, si no el Ante se paga y el Play se devuelve; la mejor mano gana ambos 1 a 1, entre iguales se devuelven, y quien se retira pierde Ante y Pair Plus; bono de Ante 5, 4 y 1, Pair Plus 40, 30, 6, 3 y 1 a 1: el juego corriente, pues la página no dice más."
R2 = "Las dos cartas quedan boca abajo junto a las del crupier hasta que todos han decidido, y cuentan solo para esta apuesta."
R3 = "La apuesta va junto a un Ante o un Pair Plus y sigue viva tras la retirada, con su Envy: la página no dice ni lo uno ni lo otro."
R4 = "No se sabe de cuánto parten los tres botes ni cómo crecen, tampoco la fuente: las cifras son nuestras."
R5 = "Cada mano envidiada paga, y quien se lleva un bote no cobra Envy por las manos de otros en esa partida."
T1 = "Las casillas y los límites los fija la mesa; las cifras de aquí son nuestras."
T2 = "Nada se dice de repartos irregulares: un reparto erróneo anula la partida, y una mano irregular su casilla."
', ''),
('sha256:9f82f7ddc85cf1afa15e23e4d39e352d83d698ddc91f1d1b3e8a8a4ceffd19e2', 'rws', 'Resorts World Sentosa', 'format = 1
id = "rws"
name = "Resorts World Sentosa"
game = "Three Card Poker"
document = "Three Card Poker game rules, version 2, in force from 22 October 2013"
currency = "SGD"
rounding = "down"

[table]
boxes = 7
boxes_per_player = 7
clause = "2.1.1"

[deal]
hand = "3.6"
shuffler = "3.7"

[dealer]
qualifies = "Q high"
draws = "never"
shows = 0
clause = "3.9.1"

[decision]
fold = "3.8.1"
play = "3.8.2"

[conduct]
open = "3.1"
close = "3.2"
late_bet = "5.2"
join = "3.3"
deck = "2.2.1"

[payment]
order = ["ante", "play", "ante_bonus", "pair_plus", "progressive"]

[wagers.ante]
kind = "ante"
label = "Ante"
clause = "3.3"
opens_box = true
limits = { min = 5, max = 500, step = 1, clause = "R1", assumed = true }

[wagers.ante.contest]
fold = { ends = "lose", clause = "3.8.1" }
not_qualified = { ends = "1 to 1", clause = "3.9.2" }
higher = { ends = "1 to 1", clause = "3.10.1" }
lower = { ends = "lose", clause = "3.10.2" }
equal = { ends = "push", clause = "3.10.3" }

[wagers.play]
kind = "play"
label = "Play"
clause = "3.8.2"
on = "ante"
multiples = [1]

[wagers.play.contest]
not_qualified = { ends = "push", clause = "3.9.1" }
higher = { ends = "1 to 1", clause = "3.10.1" }
lower = { ends = "lose", clause = "3.10.2" }
equal = { ends = "push", clause = "3.10.3" }

[wagers.ante_bonus]
kind = "bonus"
label = "Ante Bonus"
clause = "3.10.4"
pays_clause = "4.3"
on = "ante"
pays = [
    { hand = "straight_flush", pays = "5 to 1" },
    { hand = "three_of_a_kind", pays = "4 to 1" },
    { hand = "straight", pays = "1 to 1" },
]

[wagers.pair_plus]
kind = "hand"
label = "Pair Plus"
clause = "3.3"
pays_clause = "4.2"
opens_box = true
limits = { min = 5, max = 500, step = 1, clause = "R1", assumed = true }
after_fold = "lost"
fold_clause = "3.8.1"
pays = [
    { hand = "straight_flush", pays = "40 to 1" },
    { hand = "three_of_a_kind", pays = "30 to 1" },
    { hand = "straight", pays = "5 to 1" },
    { hand = "flush", pays = "4 to 1" },
    { hand = "pair", pays = "1 to 1" },
]

[wagers.progressive]
kind = "progressive"
label = "Progressive"
clause = "3.11"
pays_clause = "4.4"
limits = { exactly = "2.50", clause = "R2", assumed = true }
needs = { every = ["ante"], clause = "3.4" }
after_fold = "live"
pays = [
    { hand = "mini_royal", suits = "spades", pays = "100% of meter", envy = 250, note = "paid by cheque from the cage" },
    { hand = "mini_royal", pays = "1250 flat", envy = 50 },
    { hand = "straight_flush", pays = "175 flat" },
    { hand = "three_of_a_kind", pays = "100% of meter", envy = 5 },
    { hand = "straight", pays = "50% of meter", envy = 4 }, { hand = "flush", pays = "25% of meter", envy = 3 }, { hand = "pair", pays = "10% of meter", envy = 2 },
]
envy = { clause = "3.12", behind = "ante", per_player = "each", after_fold = "live" }

[meters.main]
seed = 40
fed_by = "progressive"
contribution = "13.37%"
assumed = true

[irregularities]
foreign_card = { clause = "5.1.1" }
exposed_cards = { clause = "5.1.2", at_least = 2 }
deck_count = { clause = "5.1.3", until = "next_game" }
wrong_deal = { clause = "5.1.4", until = "handled", unless_repaired = true }
dealer_count = { clause = "5.1.5", until = "next_game", unless_repaired = true }

[clauses]
"1" = "The words of the game: ante, ante bonus, fold, pair plus, play, stand-off."
"2.1.1" = "A table has a fixed number of boxes, each with Pair Plus, Ante and Play areas and a Progressive spot."
"2.2.1" = "One deck of 52 cards."
"3.1" = "Betting opens when the dealer announces it."
"3.2" = "Betting closes when the dealer says no more bets."
"3.3" = "A box is in the round with an Ante, a Pair Plus, or both."
"3.4" = "A Progressive stands only beside an Ante."
"3.5.1" = "Suits are equal; cards rank ace down to two, and the ace counts as one in 3-2-A."
"3.5.2" = "Straight flush, three of a kind, straight, flush, pair, high card, in falling order."
"3.5.3" = "Within a rank the pair decides first, then card by card."
"3.5.4" = "Hands equal to the last card are a stand-off on Ante and Play."
"3.6" = "Dealt by hand: from the dealer''s left, clockwise, one card at a time, the dealer last."
"3.7" = "Dealt from a shuffler: packets of three in the same order, the dealer last."
"3.8.1" = "A fold loses Ante and Pair Plus at once."
"3.8.2" = "To play takes a Play wager equal to the Ante; a box with only Pair Plus stays in without one."
"3.9.1" = "Dealer below queen high: the Play wager is not paid and goes back."
"3.9.2" = "Dealer below queen high: the Ante is paid."
"3.9.3" = "Dealer below queen high: Pair Plus and Ante Bonus are paid by their tables."
"3.10.1" = "The player''s hand is higher: Ante and Play are paid."
"3.10.2" = "The player''s hand is lower: Ante and Play are lost."
"3.10.3" = "Equal hands: Ante and Play are returned."
"3.10.4" = "Pair Plus and Ante Bonus do not look at the dealer''s hand."
"3.11" = "The Progressive is paid whatever the dealer holds."
"3.12" = "Envy: others with a Progressive are paid when a box with an Ante makes one of the top two hands."
"3.13" = "A box with only Pair Plus makes nobody envious."
"4.1" = "Ante and Play pay 1 to 1."
"4.2" = "Pair Plus pays 40, 30, 5, 4 and 1 to 1."
"4.3" = "Ante Bonus pays 5, 4 and 1 to 1."
"4.4" = "The Progressive table; the whole meter is paid by cheque from the cage."
"5.1.1" = "A card that is not of the set voids the game; earlier games stand."
"5.1.2" = "Two or more cards wrongly exposed in the deal void the game."
"5.1.3" = "A short or over-full deck voids the game."
"5.1.4" = "A wrong deal nobody has touched voids the game, unless moving whole hands puts it right."
"5.1.5" = "A wrong number of dealer cards voids the game if noticed before the next one and past repair."
"5.2" = "After no more bets nothing is placed, raised or withdrawn."

[readings.R1]
clause = "2.1.1"
text = "The layout pictures are missing, so the number of boxes is ours: seven. Table limits are posted, not printed."
assumed = true

[readings.R2]
clause = "3.4"
text = "The Progressive stake is not printed. Its awards are 2.5 times the common table for one dollar, so it is 2.50."
assumed = true
instead = "The stake is one dollar, as at most tables, with the awards as printed."

[readings.R2.otherwise.wagers.progressive.limits]
exactly = 1

[readings.R3]
clause = "3.8.1"
text = "A fold names only Ante and Pair Plus, and 3.11 pays the Progressive whatever happens: it survives a fold."
instead = "A fold loses the Progressive as well."

[readings.R3.otherwise.wagers.progressive]
after_fold = "lost"
fold_clause = "3.8.1"

[readings.R4]
clause = "3.11"
text = "Progressive awards are for one: the stake is never returned."
instead = "Awards are paid beside the stake, which goes back on every win but the jackpot."

[readings.R4.otherwise.wagers.progressive]
pays = [
    { hand = "mini_royal", suits = "spades", pays = "100% of meter", envy = 250, note = "paid by cheque from the cage" },
    { hand = "mini_royal", pays = "1250 flat and stake", envy = 50 },
    { hand = "straight_flush", pays = "175 flat and stake" },
    { hand = "three_of_a_kind", pays = "150 flat and stake" },
    { hand = "straight", pays = "15 flat and stake" },
]

[readings.R5]
clause = "3.12"
text = "Every hand that makes one of the top two pays Envy, for no limit is printed, and once to a player however many boxes they have; one''s own other box is not another player. A folded hand makes nobody envious: its Ante was lost at the fold (3.8.1), so it is no longer a hand with an Ante, even where its Progressive still pays."

[readings.R6]
clause = "4.4"
text = "What the meter starts from and grows by is not printed; a seed of 10,000 and a fifth of each stake are ours."
assumed = true

[readings.R7]
clause = "5.1.5"
text = "A void game returns every wager, the Progressive too, takes back what was paid, and undoes its effect on the meter."

[readings.R8]
clause = "5.1.3"
text = "No limit of time is printed, and a deck is counted when the cards are gathered: one that is short or over-full voids the game also after settlement, until the next begins; games before it stand."

[readings.R9]
clause = "5.1.4"
text = "The dealer''s place counts as an area when whole hands are moved to put a wrong deal right."

[words.es]
document = "Reglamento de Three Card Poker, versión 2, en vigor desde el 22 de octubre de 2013"

[words.es.labels]
ante_bonus = "Bono de Ante"
progressive = "Progresivo"

[words.es.notes.progressive]
mini_royal_spades = "se paga con un cheque de la caja"

[words.es.clauses]
"1" = "El vocabulario del juego: ante, bono de ante, retirarse, pair plus, play, empate."
"2.1.1" = "La mesa tiene un número fijo de casillas, cada una con zonas para Pair Plus, Ante y Play y un lugar para el Progresivo."
"2.2.1" = "Una baraja de 52 cartas."
"3.1" = "Las apuestas se abren cuando lo anuncia el crupier."
"3.2" = "Las apuestas se cierran cuando el crupier dice: no va más."
"3.3" = "Una casilla entra en la partida con un Ante, con un Pair Plus o con ambos."
"3.4" = "Un Progresivo solo vale junto a un Ante."
"3.5.1" = "Los palos valen lo mismo; las cartas van del as al dos, y el as cuenta como uno en 3-2-A."
"3.5.2" = "Escalera de color, trío, escalera, color, pareja y carta alta, de mayor a menor."
"3.5.3" = "Entre manos de la misma categoría decide primero la pareja y después carta por carta."
"3.5.4" = "Dos manos iguales hasta la última carta son un empate para Ante y Play."
"3.6" = "Reparto a mano: desde la izquierda del crupier, en el sentido de las agujas del reloj, una carta cada vez y el crupier al final."
"3.7" = "Reparto con mezclador: paquetes de tres cartas en el mismo orden, el crupier al final."
"3.8.1" = "Quien se retira pierde en el acto el Ante y el Pair Plus."
"3.8.2" = "Para jugar hace falta un Play igual al Ante; una casilla que solo tiene Pair Plus sigue sin él."
"3.9.1" = "Crupier por debajo de reina: el Play no se paga y se devuelve."
"3.9.2" = "Crupier por debajo de reina: el Ante se paga."
"3.9.3" = "Crupier por debajo de reina: Pair Plus y bono de Ante se pagan según sus tablas."
"3.10.1" = "La mano del jugador es mejor: Ante y Play se pagan."
"3.10.2" = "La mano del jugador es peor: Ante y Play se pierden."
"3.10.3" = "Manos iguales: Ante y Play se devuelven."
"3.10.4" = "Pair Plus y bono de Ante no dependen de la mano del crupier."
"3.11" = "El Progresivo se paga sea cual sea la mano del crupier."
"3.12" = "Envy: los demás jugadores con Progresivo cobran cuando una casilla con Ante hace una de las dos manos más altas."
"3.13" = "Una casilla que solo tiene Pair Plus no da Envy a nadie."
"4.1" = "Ante y Play pagan 1 a 1."
"4.2" = "Pair Plus paga 40, 30, 5, 4 y 1 a 1."
"4.3" = "El bono de Ante paga 5, 4 y 1 a 1."
"4.4" = "La tabla del Progresivo; el bote entero se paga con un cheque de la caja."
"5.1.1" = "Una carta ajena a la baraja anula la partida; las anteriores valen."
"5.1.2" = "Dos o más cartas descubiertas por error al repartir anulan la partida."
"5.1.3" = "Una baraja con cartas de menos o de más anula la partida."
"5.1.4" = "Un reparto erróneo que nadie ha tocado anula la partida, salvo que se corrija moviendo manos enteras."
"5.1.5" = "Un número erróneo de cartas del crupier anula la partida si se advierte antes de la siguiente y ya no tiene arreglo."
"5.2" = "Tras el no va más no se coloca, aumenta ni retira ninguna apuesta."

[words.es.readings]
R1 = "Faltan los dibujos del tapete, así que el número de casillas es nuestro: siete. Los límites de la mesa se anuncian en ella, no se imprimen."
R2 = "La apuesta del Progresivo no está impresa. Sus premios son 2,5 veces los de la tabla habitual de un dólar, luego es de 2,50."
R3 = "Al retirarse solo se nombran Ante y Pair Plus, y 3.11 paga el Progresivo pase lo que pase: sigue vivo."
R4 = "Los premios del Progresivo son por uno: la apuesta nunca se devuelve."
R5 = "Cada mano que hace una de las dos más altas paga Envy, pues no hay límite impreso, y una sola vez a cada jugador, tenga las casillas que tenga; la otra casilla propia no es otro jugador. Una mano retirada no da Envy a nadie: perdió su Ante al retirarse (3.8.1) y ya no es una mano con Ante, aunque su Progresivo todavía se pague."
R6 = "No está impreso de cuánto parte el bote ni cómo crece; la base de 10.000 y la quinta parte de cada apuesta son nuestras."
R7 = "Una partida anulada devuelve todas las apuestas, también el Progresivo, recupera lo pagado y deshace su efecto en el bote."
R8 = "No hay un plazo impreso, y la baraja se cuenta al recoger las cartas: si está incompleta o le sobran, anula la partida también después de liquidada, hasta que empieza la siguiente; las anteriores valen."
R9 = "El sitio del crupier cuenta como una zona más cuando se mueven manos enteras para corregir un reparto erróneo."

[words.es.instead]
R2 = "La apuesta es de un dólar, como en la mayoría de las mesas, con los premios impresos."
R3 = "Quien se retira pierde también el Progresivo."
R4 = "Los premios se pagan además de la apuesta, que se devuelve en cada acierto salvo en el bote."
', ''),
('sha256:a918a447d829e7c7422aa6d1ba3c42f85b3da04ea80e9accb7b99858d38d46b1', 'evolution', 'Evolution', 'id = "evolution"
name = "Evolution"
format = 1
game = "Three Card Poker"
document = "Live Three Card Poker by Evolution, a summary: evolutionthreecardpoker.com and a copy of the game rules at livedealer.org, both undated"
currency = "EUR"
rounding = "down"
printed = [
    { figure = "ante_play", percent = "3.37", clause = "8" },
    { figure = "pair_plus", percent = "4.49", clause = "8" },
    { figure = "six_card_bonus", percent = "8.56", clause = "8" },
]

[table]
boxes = 7
boxes_per_player = 7
clause = "T1"

[deal]
hand = ""
shuffler = ""

[dealer]
qualifies = "Q high"
draws = "never"
clause = "4"

[decision]
fold = "4"
play = "4"

[conduct]
close = ""
late_bet = ""
join = "2"

[payment]
order = ["ante", "play", "ante_bonus", "pair_plus", "six_card_bonus"]

[wagers.ante]
kind = "ante"
label = "Ante"
clause = "2"
opens_box = true
limits = { min = 5, max = 500, step = 1, clause = "T1", assumed = true }

[wagers.ante.contest]
fold = { ends = "lose", clause = "4" }
not_qualified = { ends = "1 to 1", clause = "4" }
higher = { ends = "1 to 1", clause = "4" }
lower = { ends = "lose", clause = "4" }
equal = { ends = "push", clause = "R1" }

[wagers.play]
kind = "play"
label = "Play"
clause = "4"
on = "ante"
multiples = [1]

[wagers.play.contest]
not_qualified = { ends = "push", clause = "4" }
higher = { ends = "1 to 1", clause = "4" }
lower = { ends = "lose", clause = "4" }
equal = { ends = "push", clause = "R1" }

[wagers.ante_bonus]
kind = "bonus"
label = "Ante Bonus"
clause = "6"
on = "ante"
pays = [
    { hand = "straight_flush", pays = "5 to 1" },
    { hand = "three_of_a_kind", pays = "4 to 1" },
    { hand = "straight", pays = "1 to 1" },
]

[wagers.pair_plus]
kind = "hand"
label = "Pair Plus"
clause = "2"
pays_clause = "5"
limits = { min = 5, max = 500, step = 1, clause = "T1", assumed = true }
needs = { every = ["ante"], clause = "2" }
after_fold = "live"
pays = [
    { hand = "mini_royal", pays = "100 to 1" },
    { hand = "straight_flush", pays = "40 to 1" },
    { hand = "three_of_a_kind", pays = "30 to 1" },
    { hand = "straight", pays = "5 to 1" },
    { hand = "flush", pays = "4 to 1" },
    { hand = "pair", pays = "1 to 1" },
]

[wagers.six_card_bonus]
kind = "six_card"
label = "6 Card Bonus"
clause = "3"
pays_clause = "R2"
limits = { min = 1, max = 100, step = 1, clause = "T1", assumed = true }
needs = { every = ["ante"], clause = "2" }
after_fold = "live"
pays = [
    { hand = "royal_flush", pays = "1000 to 1" },
    { hand = "straight_flush", pays = "200 to 1" },
    { hand = "four_of_a_kind", pays = "100 to 1" },
    { hand = "full_house", pays = "20 to 1" },
    { hand = "flush", pays = "15 to 1" },
    { hand = "straight", pays = "10 to 1" },
    { hand = "three_of_a_kind", pays = "7 to 1" },
]

[meters]

[irregularities.misdeal]
clause = "T2"

[irregularities.box]
clause = "T2"

[clauses]
1 = "One deck, shuffled after each round; A-K-Q is the highest straight, 3-2-A the lowest, and a straight beats a flush."
2 = "An Ante first; Pair Plus and 6 Card Bonus may stand beside it."
3 = "6 Card Bonus: the best five of the player''s three and the dealer''s three cards, paid even after a fold."
4 = "Play for the amount of the Ante or fold and lose it; queen high qualifies, else the Ante is paid and Play goes back; the better hand wins both 1 to 1."
5 = "Pair Plus pays 100, 40, 30, 5, 4 and 1 to 1, even after a fold and whoever wins."
6 = "Ante Bonus pays 5, 4 and 1 to 1, only beside a Play wager, even where the dealer wins."
7 = "6 Card Bonus is paid from three of a kind up."
8 = "Published: returns of 96.63 % on Ante and Play, 95.51 % on Pair Plus and 91.44 % on the 6 Card Bonus, seen second-hand in Three Card Poker, Research & Build Spec (design of the game Khela on GitHub, undated, not before December 2025), which cites livedealer.org."

[readings.R1]
clause = "4"
text = "The pages found do not say what equal hands do: they go back, and only so does the published return of 96.63 % come out."

[readings.R2]
clause = "7"
text = "The copies that were found of the game''s own pages break off before the 6 Card table: 1000, 200, 100, 20, 15, 10 and 7 to 1 is the one among the common tables that gives the published return."
assumed = true

[readings.T1]
clause = "2"
text = "Boxes and limits are ours: the live game deals one hand that everybody bets on, and here each box has its own."
assumed = true

[readings.T2]
clause = "2"
text = "The document has no irregularities: here the supervisor may call a misdeal or void one hand, and every wager of it goes back."
assumed = true

[words.es]
labels = { ante_bonus = "Bono de Ante", six_card_bonus = "Bono de 6 cartas" }
document = "Three Card Poker en vivo de Evolution, en resumen: evolutionthreecardpoker.com y una copia de las reglas en livedealer.org, ambas sin fecha"

[words.es.readings]
T2 = "El documento no trata irregularidades: aquí el supervisor puede declarar un reparto erróneo o anular una mano, y se devuelven todas sus apuestas."
R1 = "Las páginas halladas no dicen qué pasa entre manos iguales: se devuelve lo apostado, y solo así sale el retorno publicado del 96,63 %."
R2 = "Las copias halladas de las páginas propias del juego se cortan antes de la tabla de 6 cartas: 1000, 200, 100, 20, 15, 10 y 7 a 1 es, de las tablas corrientes, la que da el retorno publicado."
T1 = "Las casillas y los límites son nuestros: en el juego en vivo todos apuestan a una misma mano, y aquí cada casilla tiene la suya."

[words.es.clauses]
1 = "Una baraja, mezclada tras cada partida; A-K-Q es la escalera más alta, 3-2-A la más baja, y la escalera gana al color."
2 = "Primero un Ante; Pair Plus y bono de 6 cartas pueden acompañarlo."
3 = "Bono de 6 cartas: las cinco mejores entre las tres del jugador y las tres del crupier; se paga aunque uno se retire."
4 = "Jugar por la cantidad del Ante, o retirarse y perderlo; el crupier califica con reina, si no el Ante se paga y el Play se devuelve; la mejor mano gana ambos 1 a 1."
5 = "Pair Plus paga 100, 40, 30, 5, 4 y 1 a 1, aunque uno se retire y gane quien gane."
6 = "El bono de Ante paga 5, 4 y 1 a 1, solo junto a un Play, aunque gane el crupier."
7 = "El bono de 6 cartas se paga desde el trío."
8 = "Publicado: retornos del 96,63 % en Ante y Play, 95,51 % en Pair Plus y 91,44 % en el bono de 6 cartas, vistos de segunda mano en Three Card Poker, Research & Build Spec (diseño del juego Khela en GitHub, sin fecha, no anterior a diciembre de 2025), que cita livedealer.org."
', ''),
('sha256:ea9f8925529dbbe841609c7d306edaa6d1946b4c41528cec28c31082227f1772', 'ultimate', 'Ultimate', 'format = 1
id = "ultimate"
name = "Ultimate"
game = "Ultimate Three Card Poker"
document = "Ultimate Three Card Poker with one card open, a summary: Discount Gambling (undated) with a reader''s comment of 21 July 2012, 888casino (29 July 2012)"
currency = "USD"
rounding = "down"

[table]
boxes = 7
boxes_per_player = 7
clause = "T1"

[deal]
hand = "2"
shuffler = "2"

[dealer]
qualifies = "Q high"
shows = 1
clause = "5"

[decision]
fold = "3"
play = "3"

[conduct]
join = "1"
reveal = "5"

[payment]
order = ["ante", "play", "blind"]
clause = "5"

[wagers.ante]
kind = "ante"
label = "Ante"
clause = "1"
opens_box = true
limits = { min = 5, max = 500, step = 1, clause = "T1", assumed = true }

[wagers.ante.contest]
fold = { ends = "lose", clause = "3" }
not_qualified = { ends = "push", clause = "6" }
higher = { ends = "1 to 1", clause = "6" }
lower = { ends = "lose", clause = "6" }
equal = { ends = "push", clause = "6" }

[wagers.blind]
kind = "blind"
label = "Blind"
clause = "1"
pays_clause = "8"
on = "ante"
pays = [
    { hand = "mini_royal", pays = "100 to 1" },
    { hand = "straight_flush", pays = "8 to 1" },
    { hand = "three_of_a_kind", pays = "6 to 1" },
    { hand = "straight", pays = "3 to 2" },
    { hand = "flush", pays = "1 to 1" },
]

[wagers.blind.contest]
fold = { ends = "lose", clause = "3" }
higher = { ends = "pays", clause = "8" }
lower = { ends = "lose", clause = "8" }
equal = { ends = "push", clause = "8" }

[wagers.blind.contest.not_qualified]
higher = { ends = "pays", clause = "8" }
lower = { ends = "lose", clause = "8" }
equal = { ends = "push", clause = "8" }

[wagers.play]
kind = "play"
label = "Play"
clause = "3"
on = "ante"
multiples = [1]
raises = [{ hand = "pair", multiples = [1, 2, 3], clause = "4" }]

[wagers.play.contest]
higher = { ends = "1 to 1", clause = "7" }
lower = { ends = "lose", clause = "7" }
equal = { ends = "push", clause = "7" }

[wagers.play.contest.not_qualified]
higher = { ends = "1 to 1", clause = "7" }
lower = { ends = "lose", clause = "7" }
equal = { ends = "push", clause = "7" }

[irregularities]
misdeal = { clause = "T2" }
box = { clause = "T2" }

[[printed]]
figure = "ante_play"
percent = "3.8807"
clause = "9"

[clauses]
"1" = "Each box makes an Ante and a Blind of the same amount before the deal."
"2" = "Player and dealer get three cards each; one of the dealer''s lies face up."
"3" = "Fold and lose Ante and Blind, or make a Play as large as the Ante."
"4" = "With a pair or better the Play may be up to three times the Ante."
"5" = "The dealer turns up the other two cards, and qualifies with a queen high or better."
"6" = "The Ante goes back where the dealer does not qualify; else the higher hand wins it at even money, and equal hands return it."
"7" = "The Play goes by the hands alone, whether the dealer qualifies or not: even money, lost, or returned when equal."
"8" = "The Blind goes by the hands alone: lost to a higher hand, paid by its table where the player''s hand wins with a flush or better, else returned."
"9" = "Published: 3.8807 % of the Ante at best play, one card open (Discount Gambling, undated; the author of 888casino''s page on the game, 29 July 2012, says the same)."

[readings.R1]
clause = "1"
text = "The Blind is placed, changed and taken back together with the Ante, so that the two are never different."

[readings.R2]
clause = "1"
text = "Some descriptions have a Pair Plus beside the Ante as well; it is left out, for no pay table of it was to be had."

[readings.T1]
clause = "1"
assumed = true
text = "Seven boxes, and an Ante from $5 to $500 in whole dollars: the descriptions name no limits."

[readings.T2]
clause = "1"
assumed = true
text = "Nothing is said of irregular deals: a misdeal voids the game, an irregular hand its box."

[words.es]
document = "Ultimate Three Card Poker con una carta descubierta, en resumen: Discount Gambling (sin fecha) con el comentario de un lector del 21 de julio de 2012, 888casino (29 de julio de 2012)"

[words.es.labels]
blind = "Ciega"

[words.es.clauses]
"1" = "Cada casilla hace antes del reparto un Ante y una Ciega de la misma cantidad."
"2" = "Jugador y crupier reciben tres cartas; una de las del crupier queda descubierta."
"3" = "Retirarse y perder Ante y Ciega, o hacer un Play igual al Ante."
"4" = "Con pareja o mejor el Play puede ser de hasta tres veces el Ante."
"5" = "El crupier descubre las otras dos cartas, y califica con reina alta o mejor."
"6" = "El Ante se devuelve si el crupier no califica; si no, lo gana la mano mayor a la par, y las manos iguales lo devuelven."
"7" = "El Play va solo por las manos, califique o no el crupier: a la par, perdido, o devuelto si son iguales."
"8" = "La Ciega va solo por las manos: perdida ante una mano mayor, pagada por su tabla si la del jugador gana con color o mejor, y si no devuelta."
"9" = "Publicado: 3,8807 % del Ante con el mejor juego, una carta descubierta (Discount Gambling, sin fecha; lo mismo dice el autor de la página de 888casino sobre el juego, del 29 de julio de 2012)."

[words.es.readings]
R1 = "La Ciega se pone, se cambia y se retira junto con el Ante, de modo que nunca difieren."
R2 = "Algunas descripciones tienen además un Pair Plus junto al Ante; se deja fuera, pues no se pudo hallar su tabla de pagos."
T1 = "Siete casillas, y un Ante de 5 $ a 500 $ en dólares enteros: las descripciones no dan límites."
T2 = "Nada se dice de repartos irregulares: un reparto erróneo anula la partida, y una mano irregular su casilla."
', ''),
('sha256:f30d080a698f1befa64a1b3eb27626e569ed1c013f622da841dac48cb654c6ed', 'draw', 'Draw', 'format = 1
id = "draw"
name = "Draw"
game = "3 Card Draw Poker"
document = "3 Card Draw Poker, a US house, with Play/Draw Bonus and Double Shot Bonus"
currency = "USD"
rounding = "down"

[table]
boxes = 7
boxes_per_player = 7
clause = "T1"

[deal]
hand = "1"
shuffler = "1"

[dealer]
qualifies = "always"
draws = "below pair"
clause = "3"
draw_clause = "3"

[decision]
discards = 1
fold = "2"
play = "2"
draw = "2"

[conduct]
join = "1"
reveal = "2"

[payment]
order = ["ante", "play", "play_bonus", "double_shot"]

[wagers.ante]
kind = "ante"
label = "Ante"
clause = "1"
opens_box = true
limits = { min = 5, max = 500, step = 1, clause = "T1", assumed = true }

[wagers.ante.contest]
fold = { ends = "lose", clause = "2" }
higher = { ends = "1 to 1", clause = "4" }
lower = { ends = "lose", clause = "4" }
equal = { ends = "push", clause = "4" }

[wagers.play]
kind = "play"
label = "Play/Draw"
clause = "2"
on = "ante"
multiples = [1]

[wagers.play.contest]
higher = { ends = "1 to 1", clause = "4" }
lower = { ends = "lose", clause = "4" }
equal = { ends = "push", clause = "4" }

[wagers.play_bonus]
kind = "bonus"
label = "Play/Draw Bonus"
clause = "5"
on = "play"
table = "printed"

[wagers.play_bonus.tables]
printed = [
    { hand = "mini_royal", when = "stood", pays = "20 to 1" },
    { hand = "straight_flush", when = "stood", pays = "5 to 1" },
    { hand = "three_of_a_kind", when = "stood", pays = "4 to 1" },
    { hand = "straight", when = "stood", pays = "2 to 1" },
    { hand = "mini_royal", when = "drew", pays = "10 to 1" },
    { hand = "straight_flush", when = "drew", pays = "4 to 1" },
    { hand = "three_of_a_kind", when = "drew", pays = "3 to 1" },
    { hand = "straight", when = "drew", pays = "1 to 1" },
]

[wagers.double_shot]
kind = "hand"
label = "Double Shot Bonus"
clause = "1"
pays_clause = "6"
limits = { min = 1, step = 1, at_most = "2 x ante", clause = "1", assumed = true }
needs = { every = ["ante"], clause = "1" }
after_fold = "lost"
fold_clause = "2"
pays = [
    { hand = "mini_royal", when = "stood", pays = "60 to 1" },
    { hand = "straight_flush", when = "stood", pays = "40 to 1" },
    { hand = "three_of_a_kind", when = "stood", pays = "30 to 1" },
    { hand = "straight", when = "stood", pays = "5 to 1" },
    { hand = "flush", when = "stood", pays = "3 to 1" },
    { hand = "pair", when = "stood", pays = "1 to 1" },
    { hand = "mini_royal", when = "drew", pays = "20 to 1" },
    { hand = "straight_flush", when = "drew", pays = "6 to 1" },
    { hand = "three_of_a_kind", when = "drew", pays = "4 to 1" },
    { hand = "pair", when = "drew", on = "first", pays = "1 to 1", clause = "7" },
    { hand = "pair", when = "drew", pays = "nothing", clause = "7" },
]

[irregularities]
misdeal = { clause = "T2" }
box = { clause = "T2" }

[clauses]
"1" = "An Ante first, then three cards; Double Shot Bonus optional, up to twice the Ante."
"2" = "Fold and lose Ante and Double Shot; or wager Play/Draw equal to the Ante and stand, or replace one card."
"3" = "The dealer stands on a pair or better, otherwise draws a fourth card and keeps the best three; always qualifies."
"4" = "The better hand wins Ante and Play/Draw 1 to 1 each; a tie returns both."
"5" = "Play/Draw Bonus, win, lose or tie: 20, 5, 4, 2 for the first three cards, 10, 4, 3, 1 after a draw."
"6" = "Double Shot Bonus: 60, 40, 30, 5, 3, 1 for the first three cards, 20, 6, 4 after a draw."
"7" = "After a draw that makes no paying hand, a pair among the first three cards still pays 1 to 1; a drawn one does not."

[readings.R1]
clause = "2"
text = "Replacement cards are dealt after all boxes have decided, in deal order, then the dealer''s fourth: no race decides who gets which card."

[readings.R2]
clause = "6"
text = "The printed table is garbled. Read in order its loose figures fill both columns so that each is used once and falls: only this leaves a sane edge."
assumed = true

[readings.R3]
clause = "7"
text = "Where both a drawn hand and a first pair could pay, the higher award alone is paid; first three of a kind, broken by the draw, count as that and not as a pair."

[readings.T1]
clause = "1"
text = "Boxes and table limits are table settings; the figures here are ours."
assumed = true

[readings.T2]
clause = "1"
text = "The document has no irregularities: here the supervisor may call a misdeal or void one hand, and every wager of it goes back."
assumed = true

[words.es]
document = "3 Card Draw Poker, una casa de Estados Unidos, con bono de Play/Draw y Double Shot Bonus"

[words.es.labels]
play_bonus = "Bono de Play/Draw"

[words.es.clauses]
"1" = "Primero un Ante, después tres cartas; Double Shot Bonus a voluntad, hasta el doble del Ante."
"2" = "Retirarse y perder Ante y Double Shot; o apostar un Play/Draw igual al Ante y plantarse, o cambiar una carta."
"3" = "El crupier se planta con pareja o mejor; si no, toma una cuarta carta y se queda con las tres mejores; siempre califica."
"4" = "La mejor mano gana Ante y Play/Draw, 1 a 1 cada uno; un empate devuelve los dos."
"5" = "Bono de Play/Draw, se gane, se pierda o se empate: 20, 5, 4, 2 por las tres primeras cartas; 10, 4, 3, 1 tras un cambio."
"6" = "Double Shot Bonus: 60, 40, 30, 5, 3, 1 por las tres primeras cartas; 20, 6, 4 tras un cambio."
"7" = "Tras un cambio que no da una mano premiada, una pareja entre las tres primeras cartas aún paga 1 a 1; una hecha con el cambio, no."

[words.es.readings]
R1 = "Las cartas de cambio se reparten cuando todas las casillas han decidido, en el orden del reparto, y después la cuarta del crupier: ninguna carrera decide quién recibe qué carta."
R2 = "La tabla impresa está revuelta. Leídas en orden, sus cifras sueltas llenan ambas columnas de modo que cada una se usa una vez y va en descenso: solo así queda una ventaja razonable."
R3 = "Donde podrían pagar una mano cambiada y una pareja inicial, se paga solo el premio mayor; un trío inicial que el cambio rompe cuenta como trío y no como pareja."
T1 = "Las casillas y los límites de la mesa los fija la mesa; las cifras de aquí son nuestras."
T2 = "El documento no trata irregularidades: aquí el supervisor puede declarar un reparto erróneo o anular una mano, y se devuelven todas sus apuestas."
', ''),
('sha256:fb4255e39b57d02ff4dd1b6774704e189ab4e04bac4e730147775e714da84f2c', 'rws', 'Resorts World Sentosa', 'format = 1
id = "rws"
name = "Resorts World Sentosa"
game = "Three Card Poker"
document = "Three Card Poker game rules, version 2, in force from 22 October 2013"
currency = "SGD"
rounding = "down"

[table]
boxes = 7
boxes_per_player = 7
clause = "2.1.1"

[deal]
hand = "3.6"
shuffler = "3.7"

[dealer]
qualifies = "Q high"
draws = "never"
shows = 0
clause = "3.9.1"

[decision]
fold = "3.8.1"
play = "3.8.2"

[conduct]
open = "3.1"
close = "3.2"
late_bet = "5.2"
join = "3.3"
deck = "2.2.1"

[payment]
order = ["ante", "play", "ante_bonus", "pair_plus", "progressive"]

[wagers.ante]
kind = "ante"
label = "Ante"
clause = "3.3"
opens_box = true
limits = { min = 5, max = 500, step = 1, clause = "R1", assumed = true }

[wagers.ante.contest]
fold = { ends = "lose", clause = "3.8.1" }
not_qualified = { ends = "1 to 1", clause = "3.9.2" }
higher = { ends = "1 to 1", clause = "3.10.1" }
lower = { ends = "lose", clause = "3.10.2" }
equal = { ends = "push", clause = "3.10.3" }

[wagers.play]
kind = "play"
label = "Play"
clause = "3.8.2"
on = "ante"
multiples = [1]

[wagers.play.contest]
not_qualified = { ends = "push", clause = "3.9.1" }
higher = { ends = "1 to 1", clause = "3.10.1" }
lower = { ends = "lose", clause = "3.10.2" }
equal = { ends = "push", clause = "3.10.3" }

[wagers.ante_bonus]
kind = "bonus"
label = "Ante Bonus"
clause = "3.10.4"
pays_clause = "4.3"
on = "ante"
pays = [
    { hand = "straight_flush", pays = "5 to 1" },
    { hand = "three_of_a_kind", pays = "4 to 1" },
    { hand = "straight", pays = "1 to 1" },
]

[wagers.pair_plus]
kind = "hand"
label = "Pair Plus"
clause = "3.3"
pays_clause = "4.2"
opens_box = true
limits = { min = 5, max = 500, step = 1, clause = "R1", assumed = true }
after_fold = "lost"
fold_clause = "3.8.1"
pays = [
    { hand = "straight_flush", pays = "40 to 1" },
    { hand = "three_of_a_kind", pays = "30 to 1" },
    { hand = "straight", pays = "5 to 1" },
    { hand = "flush", pays = "4 to 1" },
    { hand = "pair", pays = "1 to 1" },
]

[wagers.progressive]
kind = "progressive"
label = "Progressive"
clause = "3.11"
pays_clause = "4.4"
limits = { exactly = "2.50", clause = "R2", assumed = true }
needs = { every = ["ante"], clause = "3.4" }
after_fold = "live"
pays = [
    { hand = "mini_royal", suits = "spades", pays = "100% of meter", envy = 250, note = "paid by cheque from the cage" },
    { hand = "mini_royal", pays = "1250 flat", envy = 50 },
    { hand = "straight_flush", pays = "175 flat" },
    { hand = "three_of_a_kind", pays = "150 flat" },
    { hand = "straight", pays = "15 flat" },
]
envy = { clause = "3.12", behind = "ante", per_player = "each", after_fold = "live" }

[meters.main]
seed = 10000
fed_by = "progressive"
contribution = "20%"
assumed = true

[irregularities]
foreign_card = { clause = "5.1.1" }
exposed_cards = { clause = "5.1.2", at_least = 2 }
deck_count = { clause = "5.1.3", until = "next_game" }
wrong_deal = { clause = "5.1.4", until = "handled", unless_repaired = true }
dealer_count = { clause = "5.1.5", until = "next_game", unless_repaired = true }

[clauses]
"1" = "The words of the game: ante, ante bonus, fold, pair plus, play, stand-off."
"2.1.1" = "A table has a fixed number of boxes, each with Pair Plus, Ante and Play areas and a Progressive spot."
"2.2.1" = "One deck of 52 cards."
"3.1" = "Betting opens when the dealer announces it."
"3.2" = "Betting closes when the dealer says no more bets."
"3.3" = "A box is in the round with an Ante, a Pair Plus, or both."
"3.4" = "A Progressive stands only beside an Ante."
"3.5.1" = "Suits are equal; cards rank ace down to two, and the ace counts as one in 3-2-A."
"3.5.2" = "Straight flush, three of a kind, straight, flush, pair, high card, in falling order."
"3.5.3" = "Within a rank the pair decides first, then card by card."
"3.5.4" = "Hands equal to the last card are a stand-off on Ante and Play."
"3.6" = "Dealt by hand: from the dealer''s left, clockwise, one card at a time, the dealer last."
"3.7" = "Dealt from a shuffler: packets of three in the same order, the dealer last."
"3.8.1" = "A fold loses Ante and Pair Plus at once."
"3.8.2" = "To play takes a Play wager equal to the Ante; a box with only Pair Plus stays in without one."
"3.9.1" = "Dealer below queen high: the Play wager is not paid and goes back."
"3.9.2" = "Dealer below queen high: the Ante is paid."
"3.9.3" = "Dealer below queen high: Pair Plus and Ante Bonus are paid by their tables."
"3.10.1" = "The player''s hand is higher: Ante and Play are paid."
"3.10.2" = "The player''s hand is lower: Ante and Play are lost."
"3.10.3" = "Equal hands: Ante and Play are returned."
"3.10.4" = "Pair Plus and Ante Bonus do not look at the dealer''s hand."
"3.11" = "The Progressive is paid whatever the dealer holds."
"3.12" = "Envy: others with a Progressive are paid when a box with an Ante makes one of the top two hands."
"3.13" = "A box with only Pair Plus makes nobody envious."
"4.1" = "Ante and Play pay 1 to 1."
"4.2" = "Pair Plus pays 40, 30, 5, 4 and 1 to 1."
"4.3" = "Ante Bonus pays 5, 4 and 1 to 1."
"4.4" = "The Progressive table; the whole meter is paid by cheque from the cage."
"5.1.1" = "A card that is not of the set voids the game; earlier games stand."
"5.1.2" = "Two or more cards wrongly exposed in the deal void the game."
"5.1.3" = "A short or over-full deck voids the game."
"5.1.4" = "A wrong deal nobody has touched voids the game, unless moving whole hands puts it right."
"5.1.5" = "A wrong number of dealer cards voids the game if noticed before the next one and past repair."
"5.2" = "After no more bets nothing is placed, raised or withdrawn."

[readings.R1]
clause = "2.1.1"
text = "The layout pictures are missing, so the number of boxes is ours: seven. Table limits are posted, not printed."
assumed = true

[readings.R2]
clause = "3.4"
text = "The Progressive stake is not printed. Its awards are 2.5 times the common table for one dollar, so it is 2.50."
assumed = true
instead = "The stake is one dollar, as at most tables, with the awards as printed."

[readings.R2.otherwise.wagers.progressive.limits]
exactly = 1

[readings.R3]
clause = "3.8.1"
text = "A fold names only Ante and Pair Plus, and 3.11 pays the Progressive whatever happens: it survives a fold."
instead = "A fold loses the Progressive as well."

[readings.R3.otherwise.wagers.progressive]
after_fold = "lost"
fold_clause = "3.8.1"

[readings.R4]
clause = "3.11"
text = "Progressive awards are for one: the stake is never returned."
instead = "Awards are paid beside the stake, which goes back on every win but the jackpot."

[readings.R4.otherwise.wagers.progressive]
pays = [
    { hand = "mini_royal", suits = "spades", pays = "100% of meter", envy = 250, note = "paid by cheque from the cage" },
    { hand = "mini_royal", pays = "1250 flat and stake", envy = 50 },
    { hand = "straight_flush", pays = "175 flat and stake" },
    { hand = "three_of_a_kind", pays = "150 flat and stake" },
    { hand = "straight", pays = "15 flat and stake" },
]

[readings.R5]
clause = "3.12"
text = "Every hand that makes one of the top two pays Envy, for no limit is printed, and once to a player however many boxes they have; one''s own other box is not another player. A folded hand makes nobody envious: its Ante was lost at the fold (3.8.1), so it is no longer a hand with an Ante, even where its Progressive still pays."

[readings.R6]
clause = "4.4"
text = "What the meter starts from and grows by is not printed; a seed of 10,000 and a fifth of each stake are ours."
assumed = true

[readings.R7]
clause = "5.1.5"
text = "A void game returns every wager, the Progressive too, takes back what was paid, and undoes its effect on the meter."

[readings.R8]
clause = "5.1.3"
text = "No limit of time is printed, and a deck is counted when the cards are gathered: one that is short or over-full voids the game also after settlement, until the next begins; games before it stand."

[readings.R9]
clause = "5.1.4"
text = "The dealer''s place counts as an area when whole hands are moved to put a wrong deal right."

[words.es]
document = "Reglamento de Three Card Poker, versión 2, en vigor desde el 22 de octubre de 2013"

[words.es.labels]
ante_bonus = "Bono de Ante"
progressive = "Progresivo"

[words.es.notes.progressive]
mini_royal_spades = "se paga con un cheque de la caja"

[words.es.clauses]
"1" = "El vocabulario del juego: ante, bono de ante, retirarse, pair plus, play, empate."
"2.1.1" = "La mesa tiene un número fijo de casillas, cada una con zonas para Pair Plus, Ante y Play y un lugar para el Progresivo."
"2.2.1" = "Una baraja de 52 cartas."
"3.1" = "Las apuestas se abren cuando lo anuncia el crupier."
"3.2" = "Las apuestas se cierran cuando el crupier dice: no va más."
"3.3" = "Una casilla entra en la partida con un Ante, con un Pair Plus o con ambos."
"3.4" = "Un Progresivo solo vale junto a un Ante."
"3.5.1" = "Los palos valen lo mismo; las cartas van del as al dos, y el as cuenta como uno en 3-2-A."
"3.5.2" = "Escalera de color, trío, escalera, color, pareja y carta alta, de mayor a menor."
"3.5.3" = "Entre manos de la misma categoría decide primero la pareja y después carta por carta."
"3.5.4" = "Dos manos iguales hasta la última carta son un empate para Ante y Play."
"3.6" = "Reparto a mano: desde la izquierda del crupier, en el sentido de las agujas del reloj, una carta cada vez y el crupier al final."
"3.7" = "Reparto con mezclador: paquetes de tres cartas en el mismo orden, el crupier al final."
"3.8.1" = "Quien se retira pierde en el acto el Ante y el Pair Plus."
"3.8.2" = "Para jugar hace falta un Play igual al Ante; una casilla que solo tiene Pair Plus sigue sin él."
"3.9.1" = "Crupier por debajo de reina: el Play no se paga y se devuelve."
"3.9.2" = "Crupier por debajo de reina: el Ante se paga."
"3.9.3" = "Crupier por debajo de reina: Pair Plus y bono de Ante se pagan según sus tablas."
"3.10.1" = "La mano del jugador es mejor: Ante y Play se pagan."
"3.10.2" = "La mano del jugador es peor: Ante y Play se pierden."
"3.10.3" = "Manos iguales: Ante y Play se devuelven."
"3.10.4" = "Pair Plus y bono de Ante no dependen de la mano del crupier."
"3.11" = "El Progresivo se paga sea cual sea la mano del crupier."
"3.12" = "Envy: los demás jugadores con Progresivo cobran cuando una casilla con Ante hace una de las dos manos más altas."
"3.13" = "Una casilla que solo tiene Pair Plus no da Envy a nadie."
"4.1" = "Ante y Play pagan 1 a 1."
"4.2" = "Pair Plus paga 40, 30, 5, 4 y 1 a 1."
"4.3" = "El bono de Ante paga 5, 4 y 1 a 1."
"4.4" = "La tabla del Progresivo; el bote entero se paga con un cheque de la caja."
"5.1.1" = "Una carta ajena a la baraja anula la partida; las anteriores valen."
"5.1.2" = "Dos o más cartas descubiertas por error al repartir anulan la partida."
"5.1.3" = "Una baraja con cartas de menos o de más anula la partida."
"5.1.4" = "Un reparto erróneo que nadie ha tocado anula la partida, salvo que se corrija moviendo manos enteras."
"5.1.5" = "Un número erróneo de cartas del crupier anula la partida si se advierte antes de la siguiente y ya no tiene arreglo."
"5.2" = "Tras el no va más no se coloca, aumenta ni retira ninguna apuesta."

[words.es.readings]
R1 = "Faltan los dibujos del tapete, así que el número de casillas es nuestro: siete. Los límites de la mesa se anuncian en ella, no se imprimen."
R2 = "La apuesta del Progresivo no está impresa. Sus premios son 2,5 veces los de la tabla habitual de un dólar, luego es de 2,50."
R3 = "Al retirarse solo se nombran Ante y Pair Plus, y 3.11 paga el Progresivo pase lo que pase: sigue vivo."
R4 = "Los premios del Progresivo son por uno: la apuesta nunca se devuelve."
R5 = "Cada mano que hace una de las dos más altas paga Envy, pues no hay límite impreso, y una sola vez a cada jugador, tenga las casillas que tenga; la otra casilla propia no es otro jugador. Una mano retirada no da Envy a nadie: perdió su Ante al retirarse (3.8.1) y ya no es una mano con Ante, aunque su Progresivo todavía se pague."
R6 = "No está impreso de cuánto parte el bote ni cómo crece; la base de 10.000 y la quinta parte de cada apuesta son nuestras."
R7 = "Una partida anulada devuelve todas las apuestas, también el Progresivo, recupera lo pagado y deshace su efecto en el bote."
R8 = "No hay un plazo impreso, y la baraja se cuenta al recoger las cartas: si está incompleta o le sobran, anula la partida también después de liquidada, hasta que empieza la siguiente; las anteriores valen."
R9 = "El sitio del crupier cuenta como una zona más cuando se mueven manos enteras para corregir un reparto erróneo."

[words.es.instead]
R2 = "La apuesta es de un dólar, como en la mayoría de las mesas, con los premios impresos."
R3 = "Quien se retira pierde también el Progresivo."
R4 = "Los premios se pagan además de la apuesta, que se devuelve en cada acierto salvo en el bote."
', 'ante=20..200/1 progressive=5');

INSERT INTO meters (id, ledger, house, name, seed_minor, contribution, next_seed_minor, next_contribution, next_ms, created_ms) VALUES
('baephmcg.main', 'USD', 'sha256:7a578a7dbc8cfabd77052de90dec29c9d96093a991cd2d4f3a3397ee536a7522', 'main', 1000000, '1/5', NULL, NULL, NULL, 1007220000),
('evudppjb.main', 'SGD', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 'main', 1000000, '1/5', NULL, NULL, NULL, 1007384000),
('hall.main', 'SGD', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 'main', 1000000, '1/5', 4000, '1337/10000', 1007421000, 1000000000),
('nuswdfnn.main', 'SGD', 'sha256:9f82f7ddc85cf1afa15e23e4d39e352d83d698ddc91f1d1b3e8a8a4ceffd19e2', 'main', 4000, '1337/10000', NULL, NULL, NULL, 1007393000),
('qgmfhbua.main', 'GBP', 'sha256:400cb98710ea77c0658559960bb887972f7185084fc188a5eeba88862c8d766d', 'main', 100000, '1/5', NULL, NULL, NULL, 1007234000),
('vgbrjfxh.main', 'SGD', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 'main', 1000000, '1/5', NULL, NULL, NULL, 1007388000),
('vqrqtgjg.major', 'USD', 'sha256:84202a27cc91a72274834e555bd8baea71aed79c07d5c050103008dd0ed56133', 'major', 2500000, '1/20', NULL, NULL, NULL, 1007346000),
('vqrqtgjg.mega', 'USD', 'sha256:84202a27cc91a72274834e555bd8baea71aed79c07d5c050103008dd0ed56133', 'mega', 100000000, '1/10', NULL, NULL, NULL, 1007346000),
('vqrqtgjg.minor', 'USD', 'sha256:84202a27cc91a72274834e555bd8baea71aed79c07d5c050103008dd0ed56133', 'minor', 250000, '1/20', NULL, NULL, NULL, 1007346000),
('xgqjwjdx.main', 'USD', 'sha256:7a578a7dbc8cfabd77052de90dec29c9d96093a991cd2d4f3a3397ee536a7522', 'main', 1000000, '1/5', NULL, NULL, NULL, 1007288000),
('xnxstnvn.main', 'SGD', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 'main', 1000000, '1/5', NULL, NULL, NULL, 1007358000),
('xujpjssn.main', 'SGD', 'sha256:fb4255e39b57d02ff4dd1b6774704e189ab4e04bac4e730147775e714da84f2c', 'main', 1000000, '1/5', NULL, NULL, NULL, 1007418000);

INSERT INTO orders (table_id, id, what, body, at_ms, done_ms, answer) VALUES
('xujpjssn', 'order-13a8307ab27c4aad9206c533febbc610', 'pause', CAST('{"paused":false}' AS BLOB), 1007421000, NULL, ''),
('xujpjssn', 'order-29e063a8470e453ca9bb79985fda7f36', 'pause', CAST('{"paused":true}' AS BLOB), 1007421000, 1007421000, 'done');

INSERT INTO own_limits (person, kind, ledger, value, next_value, next_from_ms) VALUES
('udyh4c9ey9jn', 'excluded', '', 253402300799999, -1, 0),
('ugb79jg9wp6q', 'loss', 'SGD', 9000000, -1, 0),
('ugb79jg9wp6q', 'reality', '', 60, -1, 0),
('ugb79jg9wp6q', 'time', '', 600, 700, 1086400000),
('utswpzb9beva', 'break', '', 1036000000, -1, 0);

INSERT INTO pending (meter, table_id, version, number, ledger, amount_minor) VALUES
('hall.main', 'mxpsjkqm', 18, 0, 'SGD', 100);

INSERT INTO people (id, name, name_key, name_look, role, password, guest, locked, created_ms, limits_version) VALUES
('u6ay96heegws', 'Dee', 'dee', 'clee', 'dealer', '$argon2id$v=19$m=8,t=1,p=1$D8kZ2ImVsjNKP0vJOZlHsQ$Hwy+SSqs5wFhbYZjNyoyL5OYjL4uMMrcCzlmZkNwcXY', 0, 0, 1000000000, 0),
('ubqgnw38c6um', 'Cho', 'cho', 'cho', 'player', '$argon2id$v=19$m=8,t=1,p=1$W6B0jJO/zrbgBXfHzqd0Cw$UsQ+jhNIcFcfvnNbdsPGh/5MQ0bRQCPrH3wfskk7am8', 0, 1, 1000000000, 0),
('udyh4c9ey9jn', 'Dan', 'dan', 'clan', 'player', '$argon2id$v=19$m=8,t=1,p=1$dOfflBERKBMVyF8Kx5IvWg$lvEtpGt2JO5y+fB0yXxyU1WjeUnmKEU8L8JhcInEkjQ', 0, 0, 1000000000, 1),
('ugb79jg9wp6q', 'Ann', 'ann', 'ann', 'player', '$argon2id$v=19$m=8,t=1,p=1$9WtnbONNmG6KbOvY8XttsQ$sG31YWTKZaWYDYqxLp8KeaL7Uj7IGkCOK+zU6RoYbJA', 0, 0, 1000000000, 2),
('unh5vaa92k6u', 'Sue', 'sue', 'sue', 'supervisor', '$argon2id$v=19$m=8,t=1,p=1$/na/1t/Z6MMik+j014qAYw$v/srjP8yC48Eb5OUasldHDIAail0v4YotjKCj7JsXCo', 0, 0, 1000000000, 0),
('utswpzb9beva', 'Eve', 'eve', 'eve', 'player', '$argon2id$v=19$m=8,t=1,p=1$0rqTrmBEqrIjVa5vol3/WA$enoERuG3oge+w4TaMlvI78GbaigXiBaQ9LqeChEDl2M', 0, 0, 1000000000, 1),
('uvf5wbza4qbk', 'Misty Bison', 'misty bison', 'rnlstyblson', 'player', '', 1, 0, 1000000000, 0),
('uxarwyum5m6y', 'Ivo', 'ivo', 'lvo', 'auditor', '$argon2id$v=19$m=8,t=1,p=1$gbRkia+G1B/qhm6Cpks4Cw$7yKF0HYMS1o7FLWWW0cHgb/fNCoCu1A+Z/LS+PWLJ40', 0, 0, 1000000000, 0),
('uywtfxq9h2qz', 'Alex', 'alex', 'alex', 'admin', '$argon2id$v=19$m=8,t=1,p=1$4XKwwzNPLXqUOq8KdoDsug$/WnN3llIKtxSW8jTd0DFgyA8ij5/ytfDQBaX7wf7toM', 0, 0, 1000000000, 0);

INSERT INTO players (player, barred_until_ms, bar_kind, time_limit_ms, played_ms, played_day) VALUES
('bot.best.ante.1a2b3c4d', 0, '', NULL, 0, 0),
('u6ay96heegws', 0, '', NULL, 0, 0),
('ubqgnw38c6um', 0, '', NULL, 0, 0),
('udyh4c9ey9jn', 253402300799999, 'excluded', NULL, 0, 0),
('ugb79jg9wp6q', 0, '', 36000000, 54000, 11),
('unh5vaa92k6u', 0, '', NULL, 0, 0),
('utswpzb9beva', 1036000000, 'break', NULL, 0, 0),
('uvf5wbza4qbk', 0, '', NULL, 54000, 11),
('uxarwyum5m6y', 0, '', NULL, 0, 0),
('uywtfxq9h2qz', 0, '', NULL, 0, 0);

INSERT INTO processes (owner, address, version, started_ms, expires_ms) VALUES
('host:1:0a', '127.0.0.1:40123', '0.1.0', 1007421000, 1007424000);

INSERT INTO round_players (table_id, round, player, ledger, at_ms) VALUES
('drskhzrr', 1, 'ugb79jg9wp6q', 'SGD', 1007326000),
('drskhzrr', 1, 'uvf5wbza4qbk', 'SGD', 1007326000),
('drskhzrr', 2, 'ugb79jg9wp6q', 'SGD', 1007335000),
('drskhzrr', 2, 'uvf5wbza4qbk', 'SGD', 1007335000),
('evudppjb', 1, 'ugb79jg9wp6q', 'SGD', 1007387000),
('evudppjb', 1, 'uvf5wbza4qbk', 'SGD', 1007387000),
('fwkhhvjt', 1, 'ugb79jg9wp6q', 'USD', 1007260000),
('fwkhhvjt', 1, 'uvf5wbza4qbk', 'USD', 1007260000),
('ggdeuebw', 1, 'ugb79jg9wp6q', 'SGD', 1007230000),
('ggdeuebw', 1, 'uvf5wbza4qbk', 'SGD', 1007230000),
('grhkhewt', 1, 'ugb79jg9wp6q', 'SGD', 1000003000),
('grhkhewt', 1, 'uvf5wbza4qbk', 'SGD', 1000003000),
('grhkhewt', 2, 'ugb79jg9wp6q', 'SGD', 1000012000),
('grhkhewt', 2, 'uvf5wbza4qbk', 'SGD', 1000012000),
('grkdatda', 1, 'ugb79jg9wp6q', 'USD', 1007270000),
('grkdatda', 1, 'uvf5wbza4qbk', 'USD', 1007270000),
('jezdkuhy', 1, 'ugb79jg9wp6q', 'SGD', 1007301000),
('jezdkuhy', 1, 'uvf5wbza4qbk', 'SGD', 1007301000),
('jezdkuhy', 2, 'ugb79jg9wp6q', 'SGD', 1007309000),
('jezdkuhy', 2, 'uvf5wbza4qbk', 'SGD', 1007309000),
('jmqsgysh', 1, 'ugb79jg9wp6q', 'SGD', 1007224000),
('jmqsgysh', 1, 'uvf5wbza4qbk', 'SGD', 1007224000),
('mqzaanfn', 1, 'ugb79jg9wp6q', 'SGD', 1007370000),
('mqzaanfn', 1, 'uvf5wbza4qbk', 'SGD', 1007370000),
('mxpsjkqm', 1, 'ugb79jg9wp6q', 'SGD', 1007410000),
('mxpsjkqm', 1, 'uvf5wbza4qbk', 'SGD', 1007410000),
('nuswdfnn', 1, 'ugb79jg9wp6q', 'SGD', 1007396000),
('nuswdfnn', 1, 'uvf5wbza4qbk', 'SGD', 1007396000),
('nuswdfnn', 2, 'ugb79jg9wp6q', 'SGD', 1007404000),
('nuswdfnn', 2, 'uvf5wbza4qbk', 'SGD', 1007404000),
('qgmfhbua', 1, 'ugb79jg9wp6q', 'GBP', 1007237000),
('qgmfhbua', 1, 'uvf5wbza4qbk', 'GBP', 1007237000),
('sgfcjcwh', 1, 'ugb79jg9wp6q', 'SGD', 1007339000),
('sgfcjcwh', 1, 'uvf5wbza4qbk', 'SGD', 1007339000),
('upksxcrt', 1, 'ugb79jg9wp6q', 'EUR', 1007354000),
('upksxcrt', 1, 'uvf5wbza4qbk', 'EUR', 1007354000),
('vcepyxzc', 1, 'ugb79jg9wp6q', 'USD', 1007279000),
('vcepyxzc', 1, 'uvf5wbza4qbk', 'USD', 1007279000),
('vgbrjfxh', 1, 'ugb79jg9wp6q', 'SGD', 1007391000),
('vgbrjfxh', 1, 'uvf5wbza4qbk', 'SGD', 1007391000),
('vnesbvwr', 1, 'ugb79jg9wp6q', 'SGD', 1007315000),
('vnesbvwr', 1, 'uvf5wbza4qbk', 'SGD', 1007315000),
('vqrqtgjg', 1, 'ugb79jg9wp6q', 'USD', 1007348000),
('vqrqtgjg', 1, 'uvf5wbza4qbk', 'USD', 1007348000),
('vsmjjxkv', 1, 'ugb79jg9wp6q', 'SGD', 1007242000),
('vsmjjxkv', 1, 'uvf5wbza4qbk', 'SGD', 1007242000),
('vsmjjxkv', 2, 'ugb79jg9wp6q', 'SGD', 1007251000),
('vsmjjxkv', 2, 'uvf5wbza4qbk', 'SGD', 1007251000),
('vtnqucea', 1, 'ugb79jg9wp6q', 'SGD', 1007378000),
('vtnqucea', 1, 'uvf5wbza4qbk', 'SGD', 1007378000),
('vygbdjyx', 1, 'ugb79jg9wp6q', 'SGD', 1007344000),
('vygbdjyx', 1, 'uvf5wbza4qbk', 'SGD', 1007344000),
('xgqjwjdx', 1, 'ugb79jg9wp6q', 'USD', 1007291000),
('xgqjwjdx', 1, 'uvf5wbza4qbk', 'USD', 1007291000),
('xnxstnvn', 1, 'ugb79jg9wp6q', 'SGD', 1007361000),
('xnxstnvn', 1, 'uvf5wbza4qbk', 'SGD', 1007361000),
('xujpjssn', 1, 'ugb79jg9wp6q', 'SGD', 1007420000),
('xujpjssn', 1, 'uvf5wbza4qbk', 'SGD', 1007420000);

INSERT INTO rounds (table_id, round, house, opened_ms, ended_ms, ending, body, chain) VALUES
('drskhzrr', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007323000, 'none', X'54c13158e743e0b579343ad17afc6d8b175491b687014fad3f2a41858dfd9f57', X'698b686cb176af107e38ebec624a8b7f1b2a7e7279746da2d47e51cbf384e425'),
('drskhzrr', 1, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 1007324000, 1007333000, 'void', X'deaad92dd08982fdc3e375a8b0bde45439b8e3fa90ff63c0785e53558a522d19', X'8a3062ede2070e2ea467ac15c1f1f418bb58e43ffc0dbcda3caa591361bbe170'),
('evudppjb', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007384000, 'none', X'bcac357a2856831cc15cdd120971ac08ce5c970fad75fb978f484143d1137671', X'1828a0cd274e3b21f60c63b83c1e4bbd40ab50c8ce161624b30c568a6b088052'),
('fwkhhvjt', 0, 'sha256:f30d080a698f1befa64a1b3eb27626e569ed1c013f622da841dac48cb654c6ed', 0, 1007257000, 'none', X'18675163f549d6b5372d57c2ae370d7141fd91ee50c5c272f8e06080d4e61446', X'b4f4684ad53687cf141e0bbebbea6103c6bf0805b6282a1fc6122ed309e07095'),
('ggdeuebw', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007227000, 'none', X'6910847d8b6d02c409912865d9cb392b7ce2dea9d63832dd0646457dc90a7a59', X'fbb1f88d0ac2f981442f34dda1e66e92a30d78669a2a2c5f26f7f2614792184e'),
('grhkhewt', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1000000000, 'none', X'7ef8ebd3b849bf762ee6d54ebfd0f400066d517b6c4209e3a1562bbaced06a9e', X'3179ca046d0c1d80eaaa44a4ba9503e86539c2cf2a4cb2ab17190a0cedaa9fd8'),
('grhkhewt', 1, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 1000001000, 1000010000, 'settled', X'84d7d63aabd203c6850598ca6921cac873e36271b9810cec96c972d1b725f173', X'3c58950fca84ffe856f2a40b4faff56b641c1fc4924dddcfd2821fef31f53e5e'),
('grhkhewt', 2, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 1000011000, 1000018000, 'settled', X'4c6908410d8b12a5d652ae09e420a38c46e1565ba997e59859ddd84b8348eba9', X'b81d77a9c9d835c4045e450f99de22c5554274513702ee7b9a5a811563160173'),
('grkdatda', 0, 'sha256:ea9f8925529dbbe841609c7d306edaa6d1946b4c41528cec28c31082227f1772', 0, 1007267000, 'none', X'd389ab994ab716b98fdfa8f16255e0e66e3ce39484aa2816eba3041ec7bcc3d8', X'4b679acab71643b77408ad260bce4f5fc87aec307a291c4ddd9daaa95975afb8'),
('jezdkuhy', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007298000, 'none', X'e851930d7645ec926a07dc0008ad276e9c68c0aa0ef00679d00b7c6f646eedf7', X'2ed1cb874586bbd3bbeb4ec537b2be4f5de1149a4006e06d18fb162a4b10e62a'),
('jezdkuhy', 1, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 1007299000, 1007307000, 'settled', X'de8f94235bc58f8b299652f4cf9d2768c08195a4639e01f3b5c51684a66a7598', X'213dce41b1e7ab76684a27ca10db31bd2fe2d8945298d933ec5ceea10e30549d'),
('jmqsgysh', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007221000, 'none', X'c39f6f980e7d484a523773cf32b6b0edb602ca3ae05f3a1b7043827f84c97383', X'4ffeb1d870ea8bf95a3164be38ee311ce2ffff605953d4b45853c2d5ede8b2b2'),
('mqzaanfn', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007367000, 'none', X'd6cc008f49c0dfffd67075c932448f7df11608785f2670467953527795f6e6c8', X'ad3858044380406bd420018e1f4bdf5d4d53ed1725a334c859ce81df523a8c98'),
('mxpsjkqm', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007407000, 'none', X'32db989dc58bb25a6936467292fc9558daa31909d537e79976e130401f21e954', X'5545138f720c7f7e77d867a284ece7bd677da087321948be13f66f8c35e29717'),
('nuswdfnn', 0, 'sha256:9f82f7ddc85cf1afa15e23e4d39e352d83d698ddc91f1d1b3e8a8a4ceffd19e2', 0, 1007393000, 'none', X'90185a24b2d19f847ca47b9e4cccf727524c06169bf8464854c1cda160ad8988', X'2bae418bf972c75513956c3024a3b673f5d45ee68bae597904f86211f12c27b3'),
('nuswdfnn', 1, 'sha256:9f82f7ddc85cf1afa15e23e4d39e352d83d698ddc91f1d1b3e8a8a4ceffd19e2', 1007394000, 1007402000, 'settled', X'c192a225e50717ce5b156ca5b2beb16cd25d140923c217ee15d50abb742d68bf', X'762736889c7d4be72e8c0450cbdde896f95e83bdcee018c9e21e935749981d78'),
('qgmfhbua', 0, 'sha256:400cb98710ea77c0658559960bb887972f7185084fc188a5eeba88862c8d766d', 0, 1007234000, 'none', X'6e6c47c2d0a240619ef33610c801a01944d555c60329aedf69dc2bf1f27bef34', X'590a35e51d88f75413a456fb9d0c453ea9dd97ac28cad08cf0267564ee941171'),
('sgfcjcwh', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007336000, 'none', X'a4aac740775ee32b43bf9da99075e5e7346a4299d6afbbaa946e6a7117a9d797', X'bea47d2a4ab908ea6c7ec4c10407c59a15489ed2a71c4a25c230e53832deb78e'),
('upksxcrt', 0, 'sha256:a918a447d829e7c7422aa6d1ba3c42f85b3da04ea80e9accb7b99858d38d46b1', 0, 1007352000, 'none', X'1a3a2cbbec361706ca27a105abc08fc907d372bd87624eb992a17cee1bcb9519', X'67dee79d36994a20bd9b9e1c32da5059e70b8d577f0109e8ce850d37aea9a455'),
('vcepyxzc', 0, 'sha256:f30d080a698f1befa64a1b3eb27626e569ed1c013f622da841dac48cb654c6ed', 0, 1007276000, 'none', X'7952968fc492c1bf37186cf77c0cd168174dc944f9e3350c854e7b024c4c8992', X'e20fa77f250e7ee6cec8aebb6425c1ad33c78ff6693c05c6bb0e37fa3440a7ae'),
('vgbrjfxh', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007388000, 'none', X'0dafc8b91ab73bef0d811d12561ad0abc506d5b0b10fab6d1bb245b33c22dcd5', X'f6e456ea5c8f82e1e450c05ff46638b13ca99a012b0172b91b4d9cff70cf4981'),
('vnesbvwr', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007312000, 'none', X'967b809ae221d0aa4d2617508a4ef5da804fc0daf26a503bb6b64258fa92264b', X'96d6ac6005a7458be0cea89c3c4e5c011de216078fd9f2616943ec21e47b9d0d'),
('vqrqtgjg', 0, 'sha256:84202a27cc91a72274834e555bd8baea71aed79c07d5c050103008dd0ed56133', 0, 1007346000, 'none', X'd7c95ab038eb818cd68e23d6af80f90ed6ccd9722f2f51662e92b82e465845a7', X'92e698362700e7947cb1de49ee5ea1a2152df1d9425f7c6e83b7ba7f82f3d205'),
('vsmjjxkv', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007239000, 'none', X'5fe0c09343f9f81897de6133d757f075f2816aa483e71ef57014861877b9ab6b', X'e9f5af23eb89b0b89219830e2d8978ddba8551c8ac01fd2d5af9a116bf4080f8'),
('vsmjjxkv', 1, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 1007240000, 1007249000, 'settled', X'12e4ff20c903f2104bf266ac3bb74b2e9861accad2af5b1c42b88a675814ff9c', X'932394986967acdf9323d70fb6ac0556b1ca6a3527fa5306d96997e01d7b9c64'),
('vtnqucea', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007375000, 'none', X'74a615affdf5caff5e4f9bb9601d186b1381dbd649c948ba47eb89b023bda981', X'87f93047ea2c89200ee9bbacf071b5293fd88ecb674292a05e8409a14b3817c1'),
('vygbdjyx', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007342000, 'none', X'8556d725f72d4ec1677aa9a38ecf0c5029ba8e084f0c1efe73cac0bc6febb917', X'e53e734ad8be4ae5bc6c5c312670d745f51e603003012e48c1be1303497937a2'),
('xgqjwjdx', 0, 'sha256:7a578a7dbc8cfabd77052de90dec29c9d96093a991cd2d4f3a3397ee536a7522', 0, 1007288000, 'none', X'3f6cb14e4bc3ab5d024326f5c50cc0799188070a07af81b2d9aabde0c1684526', X'321c805ee7d8c523c2585ea84270b6d89a735f76cf06acde7e004d3b36803c38'),
('xnxstnvn', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007358000, 'none', X'41d4bf4ac24af942871de64f871b7303831879deb2362bab1ae334f07188d855', X'f9d32749415f9feba2867c9b6beb7e701d9dd91078019230d6136e0df0162d33'),
('xujpjssn', 0, 'sha256:fb4255e39b57d02ff4dd1b6774704e189ab4e04bac4e730147775e714da84f2c', 0, 1007418000, 'none', X'b712ad26efd8e7e68ef3074f0e24b643af56b1c4e9f40a62d816557fea1f2881', X'8d15f55263d33a5521dda1e1bd20378149fcfdd1664c53078530785eff56f3e7');

INSERT INTO sessions (id, person, created_ms, seen_ms, expires_ms) VALUES
('0d520a7dfedc40103ebaf33219a06801ad9f3b75a46fc2347d0500c996ca60a6', 'udyh4c9ey9jn', 1000000000, 1000000000, 3592000000),
('248aff3c959d8f9cc341c0d906f587ff5dadb588c0f765617f43c8db4745d768', 'ugb79jg9wp6q', 1000000000, 1000000000, 3592000000),
('47fe6051a8333dbf1a296d0eacaf481d31b1f3a6b96ac1b6e5ca637839ecbfda', 'ugb79jg9wp6q', 1000000000, 1000000000, 3592000000),
('a4a19ea344f4812a06f03620e09014f5c6b48db40a50c2440246291102b255fe', 'utswpzb9beva', 1000000000, 1000000000, 3592000000),
('efc75cf9f9c3cac6486e6e72e2bf1702653b867ac77e204682e479d468123d77', 'uvf5wbza4qbk', 1000000000, 1000000000, 3592000000);

INSERT INTO steps (table_id, round, version, at_ms, actor, body) VALUES
('baephmcg', 0, 1, 1007220000, 'clock', CAST('{"at":1007220000,"by":"clock","note":{"opened":"sha256:7a578a7dbc8cfabd77052de90dec29c9d96093a991cd2d4f3a3397ee536a7522","settings":"b8df441011a1f652ac7fe977fc087c1d27fa0b3093c3007dabfb2be167d49d6e"},"postings":[],"steps":[]}' AS BLOB)),
('drskhzrr', 0, 1, 1007323000, 'clock', CAST('{"at":1007323000,"by":"clock","note":{"opened":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","settings":"168713fb49cb8a5e9877049512d9db5708cbfdd94e2f78f078a4f4d88c5c6a7c"},"postings":[],"steps":[]}' AS BLOB)),
('drskhzrr', 1, 2, 1007324000, 'dealer:u6ay96heegws', CAST('{"at":1007324000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000100]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000100]]}]}]}' AS BLOB)),
('drskhzrr', 1, 3, 1007325000, 'player:ugb79jg9wp6q', CAST('{"at":1007325000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('drskhzrr', 1, 4, 1007325000, 'player:uvf5wbza4qbk', CAST('{"at":1007325000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('drskhzrr', 1, 5, 1007326000, 'player:ugb79jg9wp6q', CAST('{"at":1007326000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:drskhzrr:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('drskhzrr', 1, 6, 1007326000, 'player:ugb79jg9wp6q', CAST('{"at":1007326000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:drskhzrr:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('drskhzrr', 1, 7, 1007326000, 'player:ugb79jg9wp6q', CAST('{"at":1007326000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:drskhzrr:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('drskhzrr', 1, 8, 1007326000, 'player:uvf5wbza4qbk', CAST('{"at":1007326000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:drskhzrr:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('drskhzrr', 1, 9, 1007326000, 'player:uvf5wbza4qbk', CAST('{"at":1007326000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:drskhzrr:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('drskhzrr', 1, 10, 1007326000, 'player:uvf5wbza4qbk', CAST('{"at":1007326000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:drskhzrr:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('drskhzrr', 1, 11, 1007327000, 'dealer:u6ay96heegws', CAST('{"at":1007327000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('drskhzrr', 1, 12, 1007328000, 'dealer:u6ay96heegws', CAST('{"at":1007328000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["As","Kd","7c","Ks","Qd","7d","Qs","2h","5c"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["As","Ks","Qs"]],[2,["Kd","Qd","2h"]]],"dealer":["7c","7d","5c"]}]}]}' AS BLOB)),
('drskhzrr', 1, 13, 1007329000, 'player:ugb79jg9wp6q', CAST('{"at":1007329000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:drskhzrr:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('drskhzrr', 1, 14, 1007330000, 'player:uvf5wbza4qbk', CAST('{"at":1007330000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:drskhzrr:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":2,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('drskhzrr', 1, 15, 1007331000, 'dealer:u6ay96heegws', CAST('{"at":1007331000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"reveal","by":{"role":"dealer"}},"events":[{"event":"hands_revealed/1","dealer":["7c","7d","5c"],"dealer_draws":false}]}]}' AS BLOB)),
('drskhzrr', 1, 16, 1007332000, 'dealer:u6ay96heegws', CAST('{"at":1007332000,"by":"dealer:u6ay96heegws","postings":[["seed:hall.main","meter:hall.main",1000000,"reseed"],["house:drskhzrr","meter:hall.main",100,"contribution"],["escrow:drskhzrr:1","player:ugb79jg9wp6q",500,"return"],["house:drskhzrr","player:ugb79jg9wp6q",500,"win"],["escrow:drskhzrr:1","player:ugb79jg9wp6q",500,"return"],["house:drskhzrr","player:ugb79jg9wp6q",500,"win"],["house:drskhzrr","player:ugb79jg9wp6q",2500,"win"],["escrow:drskhzrr:1","player:ugb79jg9wp6q",500,"return"],["house:drskhzrr","player:ugb79jg9wp6q",20000,"win"],["escrow:drskhzrr:1","house:drskhzrr",250,"lose"],["meter:hall.main","player:ugb79jg9wp6q",1000100,"share"],["escrow:drskhzrr:1","house:drskhzrr",500,"lose"],["escrow:drskhzrr:1","house:drskhzrr",500,"lose"],["escrow:drskhzrr:1","house:drskhzrr",500,"lose"],["escrow:drskhzrr:1","house:drskhzrr",250,"lose"],["house:drskhzrr","player:uvf5wbza4qbk",25000,"envy"]],"steps":[{"act":{"do":"settle","by":{"role":"dealer"},"meters_minor":[["main",1000100]]},"events":[{"event":"round_settled/1","lines":[{"box":1,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:3.10.1","reason":"contest/higher","seen":{"strength":740,"dealer_strength":337},"row":""},{"box":1,"wager":"play","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:3.10.1","reason":"contest/higher","seen":{"strength":740,"dealer_strength":337},"row":""},{"box":1,"wager":"ante_bonus","kind":"bonus","stake_minor":0,"outcome":"win","won_minor":2500,"returned_minor":2500,"clause":"rws:4.3","reason":"bonus/pays","seen":{"strength":740,"suit":3},"row":"straight_flush"},{"box":1,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"win","won_minor":20000,"returned_minor":20500,"clause":"rws:4.2","reason":"row/pays","seen":{"strength":740,"suit":3},"row":"straight_flush"},{"box":1,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"win","won_minor":999850,"returned_minor":1000100,"clause":"rws:4.4","reason":"meter/pays","seen":{"strength":740,"suit":3},"row":"mini_royal_spades"},{"box":2,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":201,"dealer_strength":337},"row":""},{"box":2,"wager":"play","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":201,"dealer_strength":337},"row":""},{"box":2,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.2","reason":"row/nothing","seen":{"strength":201},"row":""},{"box":2,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":201},"row":""},{"box":2,"wager":"progressive","kind":"envy","stake_minor":0,"outcome":"win","won_minor":25000,"returned_minor":25000,"clause":"rws:3.12","reason":"envy/pays","seen":{"strength":740,"suit":3,"other_box":1},"row":"mini_royal_spades"}],"meter_moves":[{"name":"main","before_minor":1000100,"contributed_minor":100,"paid_minor":1000100,"reseeded_minor":1000000,"after_minor":1000100}],"shown":[]}]}]}' AS BLOB)),
('drskhzrr', 1, 17, 1007333000, 'supervisor:unh5vaa92k6u', CAST('{"at":1007333000,"by":"supervisor:unh5vaa92k6u","postings":[["player:ugb79jg9wp6q","escrow:drskhzrr:1",500,"reverse"],["player:ugb79jg9wp6q","house:drskhzrr",500,"reverse"],["player:ugb79jg9wp6q","escrow:drskhzrr:1",500,"reverse"],["player:ugb79jg9wp6q","house:drskhzrr",500,"reverse"],["player:ugb79jg9wp6q","house:drskhzrr",2500,"reverse"],["player:ugb79jg9wp6q","escrow:drskhzrr:1",500,"reverse"],["player:ugb79jg9wp6q","house:drskhzrr",20000,"reverse"],["house:drskhzrr","escrow:drskhzrr:1",250,"reverse"],["player:ugb79jg9wp6q","meter:hall.main",1000100,"reverse"],["house:drskhzrr","escrow:drskhzrr:1",500,"reverse"],["house:drskhzrr","escrow:drskhzrr:1",500,"reverse"],["house:drskhzrr","escrow:drskhzrr:1",500,"reverse"],["house:drskhzrr","escrow:drskhzrr:1",250,"reverse"],["player:uvf5wbza4qbk","house:drskhzrr",25000,"reverse"],["escrow:drskhzrr:1","player:ugb79jg9wp6q",500,"return"],["escrow:drskhzrr:1","player:ugb79jg9wp6q",500,"return"],["escrow:drskhzrr:1","player:ugb79jg9wp6q",500,"return"],["escrow:drskhzrr:1","player:ugb79jg9wp6q",250,"return"],["escrow:drskhzrr:1","player:uvf5wbza4qbk",500,"return"],["escrow:drskhzrr:1","player:uvf5wbza4qbk",500,"return"],["escrow:drskhzrr:1","player:uvf5wbza4qbk",500,"return"],["escrow:drskhzrr:1","player:uvf5wbza4qbk",250,"return"],["meter:hall.main","seed:hall.main",1000000,"reverse"],["meter:hall.main","house:drskhzrr",100,"reverse"]],"steps":[{"act":{"do":"void_game","by":{"role":"supervisor"},"game":1,"ground":"deck_count","count":51,"repairable":false,"meters_minor":[["main",1000100]]},"events":[{"event":"game_voided/1","ground":"deck_count","clause":"rws:5.1.3","meter_moves":[{"name":"main","before_minor":1000100,"contributed_minor":-100,"paid_minor":-1000100,"reseeded_minor":-1000000,"after_minor":1000100,"fraction":"0"}],"reversed":[{"box":1,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:3.10.1","reason":"contest/higher","seen":{"strength":740,"dealer_strength":337},"row":""},{"box":1,"wager":"play","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:3.10.1","reason":"contest/higher","seen":{"strength":740,"dealer_strength":337},"row":""},{"box":1,"wager":"ante_bonus","kind":"bonus","stake_minor":0,"outcome":"win","won_minor":2500,"returned_minor":2500,"clause":"rws:4.3","reason":"bonus/pays","seen":{"strength":740,"suit":3},"row":"straight_flush"},{"box":1,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"win","won_minor":20000,"returned_minor":20500,"clause":"rws:4.2","reason":"row/pays","seen":{"strength":740,"suit":3},"row":"straight_flush"},{"box":1,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"win","won_minor":999850,"returned_minor":1000100,"clause":"rws:4.4","reason":"meter/pays","seen":{"strength":740,"suit":3},"row":"mini_royal_spades"},{"box":2,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":201,"dealer_strength":337},"row":""},{"box":2,"wager":"play","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":201,"dealer_strength":337},"row":""},{"box":2,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.2","reason":"row/nothing","seen":{"strength":201},"row":""},{"box":2,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":201},"row":""},{"box":2,"wager":"progressive","kind":"envy","stake_minor":0,"outcome":"win","won_minor":25000,"returned_minor":25000,"clause":"rws:3.12","reason":"envy/pays","seen":{"strength":740,"suit":3,"other_box":1},"row":"mini_royal_spades"}],"lines":[{"box":1,"wager":"ante","kind":"void","stake_minor":500,"outcome":"push","won_minor":0,"returned_minor":500,"clause":"rws:5.1.3","reason":"void/game","seen":{"ground":"deck_count"},"row":""},{"box":1,"wager":"play","kind":"void","stake_minor":500,"outcome":"push","won_minor":0,"returned_minor":500,"clause":"rws:5.1.3","reason":"void/game","seen":{"ground":"deck_count"},"row":""},{"box":1,"wager":"pair_plus","kind":"void","stake_minor":500,"outcome":"push","won_minor":0,"returned_minor":500,"clause":"rws:5.1.3","reason":"void/game","seen":{"ground":"deck_count"},"row":""},{"box":1,"wager":"progressive","kind":"void","stake_minor":250,"outcome":"push","won_minor":0,"returned_minor":250,"clause":"rws:5.1.3","reason":"void/game","seen":{"ground":"deck_count"},"row":""},{"box":2,"wager":"ante","kind":"void","stake_minor":500,"outcome":"push","won_minor":0,"returned_minor":500,"clause":"rws:5.1.3","reason":"void/game","seen":{"ground":"deck_count"},"row":""},{"box":2,"wager":"play","kind":"void","stake_minor":500,"outcome":"push","won_minor":0,"returned_minor":500,"clause":"rws:5.1.3","reason":"void/game","seen":{"ground":"deck_count"},"row":""},{"box":2,"wager":"pair_plus","kind":"void","stake_minor":500,"outcome":"push","won_minor":0,"returned_minor":500,"clause":"rws:5.1.3","reason":"void/game","seen":{"ground":"deck_count"},"row":""},{"box":2,"wager":"progressive","kind":"void","stake_minor":250,"outcome":"push","won_minor":0,"returned_minor":250,"clause":"rws:5.1.3","reason":"void/game","seen":{"ground":"deck_count"},"row":""}],"count":51}]}]}' AS BLOB)),
('drskhzrr', 2, 18, 1007334000, 'dealer:u6ay96heegws', CAST('{"at":1007334000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000100]]},"events":[{"event":"betting_opened/1","game":2,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000100]]}]}]}' AS BLOB)),
('drskhzrr', 2, 19, 1007335000, 'player:ugb79jg9wp6q', CAST('{"at":1007335000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:drskhzrr:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('drskhzrr', 2, 20, 1007335000, 'player:ugb79jg9wp6q', CAST('{"at":1007335000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:drskhzrr:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('drskhzrr', 2, 21, 1007335000, 'player:ugb79jg9wp6q', CAST('{"at":1007335000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:drskhzrr:2",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('drskhzrr', 2, 22, 1007335000, 'player:uvf5wbza4qbk', CAST('{"at":1007335000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:drskhzrr:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('drskhzrr', 2, 23, 1007335000, 'player:uvf5wbza4qbk', CAST('{"at":1007335000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:drskhzrr:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('drskhzrr', 2, 24, 1007335000, 'player:uvf5wbza4qbk', CAST('{"at":1007335000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:drskhzrr:2",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('evudppjb', 0, 1, 1007384000, 'clock', CAST('{"at":1007384000,"by":"clock","note":{"opened":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","settings":"79e339ba762c061ee343846c2444b7087afd125a5a6af55ad5ffdd9099d7fc51"},"postings":[],"steps":[]}' AS BLOB)),
('evudppjb', 1, 2, 1007384000, 'clock', CAST('{"at":1007384000,"by":"clock","note":{"commitment":"301eb28a12ef3edfae7e5f19148eeee864180e96a0d6e78377ab0e22ad062942"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000000]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000000]]}]}]}' AS BLOB)),
('evudppjb', 1, 3, 1007385000, 'player:bot.best.ante.1a2b3c4d', CAST('{"at":1007385000,"by":"player:bot.best.ante.1a2b3c4d","note":{"player":"bot.best.ante.1a2b3c4d","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('evudppjb', 1, 4, 1007386000, 'player:ugb79jg9wp6q', CAST('{"at":1007386000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('evudppjb', 1, 5, 1007386000, 'player:uvf5wbza4qbk', CAST('{"at":1007386000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":3},"postings":[],"steps":[]}' AS BLOB)),
('evudppjb', 1, 6, 1007387000, 'player:ugb79jg9wp6q', CAST('{"at":1007387000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:evudppjb:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('evudppjb', 1, 7, 1007387000, 'player:ugb79jg9wp6q', CAST('{"at":1007387000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:evudppjb:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('evudppjb', 1, 8, 1007387000, 'player:ugb79jg9wp6q', CAST('{"at":1007387000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:evudppjb:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('evudppjb', 1, 9, 1007387000, 'player:uvf5wbza4qbk', CAST('{"at":1007387000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:evudppjb:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":3,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":3,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('evudppjb', 1, 10, 1007387000, 'player:uvf5wbza4qbk', CAST('{"at":1007387000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:evudppjb:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":3,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":3,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('evudppjb', 1, 11, 1007387000, 'player:uvf5wbza4qbk', CAST('{"at":1007387000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:evudppjb:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":3,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":3,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('fwkhhvjt', 0, 1, 1007257000, 'clock', CAST('{"at":1007257000,"by":"clock","note":{"opened":"sha256:f30d080a698f1befa64a1b3eb27626e569ed1c013f622da841dac48cb654c6ed","settings":"e6275064100c62b9a357f58a331041b06011f8c5fe092601164cdb2ac991e9bd"},"postings":[],"steps":[]}' AS BLOB)),
('fwkhhvjt', 1, 2, 1007258000, 'dealer:u6ay96heegws', CAST('{"at":1007258000,"by":"dealer:u6ay96heegws","note":{"commitment":"bb6c17aaca6f4f2e856ba0421702e79a22ec1b5fd84cca7c270048c0c6857dab"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[]},"events":[{"event":"betting_opened/1","game":1,"house":"draw","digest":"sha256:f30d080a698f1befa64a1b3eb27626e569ed1c013f622da841dac48cb654c6ed","meters_minor":[]}]}]}' AS BLOB)),
('fwkhhvjt', 1, 3, 1007259000, 'player:ugb79jg9wp6q', CAST('{"at":1007259000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('fwkhhvjt', 1, 4, 1007259000, 'player:uvf5wbza4qbk', CAST('{"at":1007259000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('fwkhhvjt', 1, 5, 1007260000, 'player:ugb79jg9wp6q', CAST('{"at":1007260000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:fwkhhvjt:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('fwkhhvjt', 1, 6, 1007260000, 'player:ugb79jg9wp6q', CAST('{"at":1007260000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:fwkhhvjt:1",100,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"double_shot","amount_minor":100},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"double_shot","stake_minor":100,"was_minor":0}]}]}' AS BLOB)),
('fwkhhvjt', 1, 7, 1007260000, 'player:uvf5wbza4qbk', CAST('{"at":1007260000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:fwkhhvjt:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('fwkhhvjt', 1, 8, 1007260000, 'player:uvf5wbza4qbk', CAST('{"at":1007260000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:fwkhhvjt:1",100,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"double_shot","amount_minor":100},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"double_shot","stake_minor":100,"was_minor":0}]}]}' AS BLOB)),
('fwkhhvjt', 1, 9, 1007261000, 'player:ugb79jg9wp6q', CAST('{"at":1007261000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('fwkhhvjt', 1, 10, 1007261000, 'player:uvf5wbza4qbk', CAST('{"at":1007261000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('fwkhhvjt', 1, 11, 1007262000, 'dealer:u6ay96heegws', CAST('{"at":1007262000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('fwkhhvjt', 1, 12, 1007263000, 'dealer:u6ay96heegws', CAST('{"at":1007263000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["4d","8h","9s","Ah","Ac","5s","9d","7d","3h"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["4d","Ah","9d"]],[2,["8h","Ac","7d"]]],"dealer":["9s","5s","3h"]}]}]}' AS BLOB)),
('fwkhhvjt', 1, 13, 1007264000, 'player:ugb79jg9wp6q', CAST('{"at":1007264000,"by":"player:ugb79jg9wp6q","postings":[],"steps":[{"act":{"do":"look","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1},"events":[{"event":"cards_looked_at/1","box":1}]}]}' AS BLOB)),
('fwkhhvjt', 1, 14, 1007264000, 'player:uvf5wbza4qbk', CAST('{"at":1007264000,"by":"player:uvf5wbza4qbk","postings":[],"steps":[{"act":{"do":"look","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2},"events":[{"event":"cards_looked_at/1","box":2}]}]}' AS BLOB)),
('fwkhhvjt', 1, 15, 1007265000, 'player:ugb79jg9wp6q', CAST('{"at":1007265000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:fwkhhvjt:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":["4d"]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":["4d"]}]}]}' AS BLOB)),
('fwkhhvjt', 1, 16, 1007266000, 'player:uvf5wbza4qbk', CAST('{"at":1007266000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:fwkhhvjt:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"amount_minor":500,"discards":["8h"]},"events":[{"event":"box_played/1","box":2,"wager":"play","stake_minor":500,"discards":["8h"]}]}]}' AS BLOB)),
('ggdeuebw', 0, 1, 1007227000, 'clock', CAST('{"at":1007227000,"by":"clock","note":{"opened":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","settings":"06c81cca44503a0bd0dd4d64bacbe3b51b19dc925b435a200bff71331aef57bd"},"postings":[],"steps":[]}' AS BLOB)),
('ggdeuebw', 1, 2, 1007228000, 'dealer:u6ay96heegws', CAST('{"at":1007228000,"by":"dealer:u6ay96heegws","note":{"commitment":"167561d370ab1d1d23e4cdf443bfcae5d7aef7d8f50a37e7754db4650712e304"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000200]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000200]]}]}]}' AS BLOB)),
('ggdeuebw', 1, 3, 1007229000, 'player:ugb79jg9wp6q', CAST('{"at":1007229000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('ggdeuebw', 1, 4, 1007229000, 'player:uvf5wbza4qbk', CAST('{"at":1007229000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('ggdeuebw', 1, 5, 1007230000, 'player:ugb79jg9wp6q', CAST('{"at":1007230000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:ggdeuebw:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('ggdeuebw', 1, 6, 1007230000, 'player:ugb79jg9wp6q', CAST('{"at":1007230000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:ggdeuebw:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('ggdeuebw', 1, 7, 1007230000, 'player:ugb79jg9wp6q', CAST('{"at":1007230000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:ggdeuebw:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('ggdeuebw', 1, 8, 1007230000, 'player:uvf5wbza4qbk', CAST('{"at":1007230000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:ggdeuebw:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('ggdeuebw', 1, 9, 1007230000, 'player:uvf5wbza4qbk', CAST('{"at":1007230000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:ggdeuebw:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('ggdeuebw', 1, 10, 1007230000, 'player:uvf5wbza4qbk', CAST('{"at":1007230000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:ggdeuebw:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('ggdeuebw', 1, 11, 1007231000, 'player:ugb79jg9wp6q', CAST('{"at":1007231000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('ggdeuebw', 1, 12, 1007231000, 'player:uvf5wbza4qbk', CAST('{"at":1007231000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('ggdeuebw', 1, 13, 1007232000, 'player:uvf5wbza4qbk', CAST('{"at":1007232000,"by":"player:uvf5wbza4qbk","note":{"challenge":"uvf5wbza4qbk","commitment":"f9d236f21ab4d260a62ee4ba1f96e2cfd5339af434c4725604ab8bdd21bdeb2a"},"postings":[],"steps":[]}' AS BLOB)),
('ggdeuebw', 1, 14, 1007233000, 'player:ugb79jg9wp6q', CAST('{"at":1007233000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('ggdeuebw', 1, 15, 1007233000, 'player:uvf5wbza4qbk', CAST('{"at":1007233000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('grhkhewt', 0, 1, 1000000000, 'clock', CAST('{"at":1000000000,"by":"clock","note":{"opened":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","settings":"79f50632a13a4b86e8323bb5082ca1e0e0b5d8fef2681d7f2a1175da364d7f47"},"postings":[],"steps":[]}' AS BLOB)),
('grhkhewt', 1, 2, 1000001000, 'dealer:u6ay96heegws', CAST('{"at":1000001000,"by":"dealer:u6ay96heegws","note":{"commitment":"3de535859cf2e04119f1db6731833852ebb7922005391600e9d39460b3bb16dd"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000000]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000000]]}]}]}' AS BLOB)),
('grhkhewt', 1, 3, 1000002000, 'player:ugb79jg9wp6q', CAST('{"at":1000002000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('grhkhewt', 1, 4, 1000002000, 'player:uvf5wbza4qbk', CAST('{"at":1000002000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('grhkhewt', 1, 5, 1000003000, 'player:ugb79jg9wp6q', CAST('{"at":1000003000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:grhkhewt:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('grhkhewt', 1, 6, 1000003000, 'player:ugb79jg9wp6q', CAST('{"at":1000003000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:grhkhewt:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('grhkhewt', 1, 7, 1000003000, 'player:ugb79jg9wp6q', CAST('{"at":1000003000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:grhkhewt:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('grhkhewt', 1, 8, 1000003000, 'player:uvf5wbza4qbk', CAST('{"at":1000003000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:grhkhewt:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('grhkhewt', 1, 9, 1000003000, 'player:uvf5wbza4qbk', CAST('{"at":1000003000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:grhkhewt:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('grhkhewt', 1, 10, 1000003000, 'player:uvf5wbza4qbk', CAST('{"at":1000003000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:grhkhewt:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('grhkhewt', 1, 11, 1000004000, 'player:ugb79jg9wp6q', CAST('{"at":1000004000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('grhkhewt', 1, 12, 1000004000, 'player:uvf5wbza4qbk', CAST('{"at":1000004000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('grhkhewt', 1, 13, 1000005000, 'dealer:u6ay96heegws', CAST('{"at":1000005000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('grhkhewt', 1, 14, 1000006000, 'dealer:u6ay96heegws', CAST('{"at":1000006000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["6d","9s","Th","7s","Qs","Ts","8s","Jh","8h"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["6d","7s","8s"]],[2,["9s","Qs","Jh"]]],"dealer":["Th","Ts","8h"]}]}]}' AS BLOB)),
('grhkhewt', 1, 15, 1000007000, 'player:ugb79jg9wp6q', CAST('{"at":1000007000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:grhkhewt:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('grhkhewt', 1, 16, 1000008000, 'player:uvf5wbza4qbk', CAST('{"at":1000008000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:grhkhewt:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":2,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('grhkhewt', 1, 17, 1000009000, 'dealer:u6ay96heegws', CAST('{"at":1000009000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"reveal","by":{"role":"dealer"}},"events":[{"event":"hands_revealed/1","dealer":["Th","Ts","8h"],"dealer_draws":false}]}]}' AS BLOB)),
('grhkhewt', 1, 18, 1000010000, 'dealer:u6ay96heegws', CAST('{"at":1000010000,"by":"dealer:u6ay96heegws","postings":[["house:grhkhewt","meter:hall.main",100,"contribution"],["escrow:grhkhewt:1","player:ugb79jg9wp6q",500,"return"],["house:grhkhewt","player:ugb79jg9wp6q",500,"win"],["escrow:grhkhewt:1","player:ugb79jg9wp6q",500,"return"],["house:grhkhewt","player:ugb79jg9wp6q",500,"win"],["house:grhkhewt","player:ugb79jg9wp6q",500,"win"],["escrow:grhkhewt:1","player:ugb79jg9wp6q",500,"return"],["house:grhkhewt","player:ugb79jg9wp6q",2500,"win"],["escrow:grhkhewt:1","player:ugb79jg9wp6q",250,"return"],["house:grhkhewt","player:ugb79jg9wp6q",1250,"win"],["escrow:grhkhewt:1","house:grhkhewt",500,"lose"],["escrow:grhkhewt:1","house:grhkhewt",500,"lose"],["escrow:grhkhewt:1","house:grhkhewt",500,"lose"],["escrow:grhkhewt:1","house:grhkhewt",250,"lose"]],"steps":[{"act":{"do":"settle","by":{"role":"dealer"},"meters_minor":[["main",1000000]]},"events":[{"event":"round_settled/1","lines":[{"box":1,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:3.10.1","reason":"contest/higher","seen":{"strength":709,"dealer_strength":376},"row":""},{"box":1,"wager":"play","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:3.10.1","reason":"contest/higher","seen":{"strength":709,"dealer_strength":376},"row":""},{"box":1,"wager":"ante_bonus","kind":"bonus","stake_minor":0,"outcome":"win","won_minor":500,"returned_minor":500,"clause":"rws:4.3","reason":"bonus/pays","seen":{"strength":709},"row":"straight"},{"box":1,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"win","won_minor":2500,"returned_minor":3000,"clause":"rws:4.2","reason":"row/pays","seen":{"strength":709},"row":"straight"},{"box":1,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"win","won_minor":1250,"returned_minor":1500,"clause":"rws:4.4","reason":"row/pays","seen":{"strength":709},"row":"straight"},{"box":2,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":155,"dealer_strength":376},"row":""},{"box":2,"wager":"play","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":155,"dealer_strength":376},"row":""},{"box":2,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.2","reason":"row/nothing","seen":{"strength":155},"row":""},{"box":2,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":155},"row":""}],"meter_moves":[{"name":"main","before_minor":1000000,"contributed_minor":100,"paid_minor":0,"reseeded_minor":0,"after_minor":1000100}],"shown":[]}]}]}' AS BLOB)),
('grhkhewt', 2, 19, 1000011000, 'dealer:u6ay96heegws', CAST('{"at":1000011000,"by":"dealer:u6ay96heegws","note":{"commitment":"3b9fe244901bfb60dcb0a677a95fbf24d4e6cc887d3c76c3f92588abf288578d"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000100]]},"events":[{"event":"betting_opened/1","game":2,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000100]]}]}]}' AS BLOB)),
('grhkhewt', 2, 20, 1000012000, 'player:ugb79jg9wp6q', CAST('{"at":1000012000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:grhkhewt:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('grhkhewt', 2, 21, 1000012000, 'player:ugb79jg9wp6q', CAST('{"at":1000012000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:grhkhewt:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('grhkhewt', 2, 22, 1000012000, 'player:ugb79jg9wp6q', CAST('{"at":1000012000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:grhkhewt:2",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('grhkhewt', 2, 23, 1000012000, 'player:uvf5wbza4qbk', CAST('{"at":1000012000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:grhkhewt:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('grhkhewt', 2, 24, 1000012000, 'player:uvf5wbza4qbk', CAST('{"at":1000012000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:grhkhewt:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('grhkhewt', 2, 25, 1000012000, 'player:uvf5wbza4qbk', CAST('{"at":1000012000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:grhkhewt:2",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('grhkhewt', 2, 26, 1000013000, 'dealer:u6ay96heegws', CAST('{"at":1000013000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('grhkhewt', 2, 27, 1000014000, 'dealer:u6ay96heegws', CAST('{"at":1000014000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["9c","Th","5c","5s","Jd","6c","8d","As","7c"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["9c","5s","8d"]],[2,["Th","Jd","As"]]],"dealer":["5c","6c","7c"]}]}]}' AS BLOB)),
('grhkhewt', 2, 28, 1000015000, 'player:ugb79jg9wp6q', CAST('{"at":1000015000,"by":"player:ugb79jg9wp6q","postings":[["escrow:grhkhewt:2","house:grhkhewt",500,"lose"],["escrow:grhkhewt:2","house:grhkhewt",500,"lose"]],"steps":[{"act":{"do":"fold","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1},"events":[{"event":"box_folded/1","box":1,"lines":[{"box":1,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.8.1","reason":"folded","seen":{},"row":""},{"box":1,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.8.1","reason":"folded","seen":{},"row":""}]}]}]}' AS BLOB)),
('grhkhewt', 2, 29, 1000016000, 'player:uvf5wbza4qbk', CAST('{"at":1000016000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:grhkhewt:2",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":2,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('grhkhewt', 2, 30, 1000017000, 'dealer:u6ay96heegws', CAST('{"at":1000017000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"reveal","by":{"role":"dealer"}},"events":[{"event":"hands_revealed/1","dealer":["5c","6c","7c"],"dealer_draws":false}]}]}' AS BLOB)),
('grhkhewt', 2, 31, 1000018000, 'dealer:u6ay96heegws', CAST('{"at":1000018000,"by":"dealer:u6ay96heegws","postings":[["house:grhkhewt","meter:hall.main",100,"contribution"],["escrow:grhkhewt:2","house:grhkhewt",250,"lose"],["escrow:grhkhewt:2","house:grhkhewt",500,"lose"],["escrow:grhkhewt:2","house:grhkhewt",500,"lose"],["escrow:grhkhewt:2","house:grhkhewt",500,"lose"],["escrow:grhkhewt:2","house:grhkhewt",250,"lose"]],"steps":[{"act":{"do":"settle","by":{"role":"dealer"},"meters_minor":[["main",1000100]]},"events":[{"event":"round_settled/1","lines":[{"box":1,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":48},"row":""},{"box":2,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":253,"dealer_strength":733},"row":""},{"box":2,"wager":"play","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":253,"dealer_strength":733},"row":""},{"box":2,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.2","reason":"row/nothing","seen":{"strength":253},"row":""},{"box":2,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":253},"row":""}],"meter_moves":[{"name":"main","before_minor":1000100,"contributed_minor":100,"paid_minor":0,"reseeded_minor":0,"after_minor":1000200}],"shown":[]}]}]}' AS BLOB)),
('grhkhewt', 2, 32, 1000019000, 'player:unh5vaa92k6u', CAST('{"at":1000019000,"by":"player:unh5vaa92k6u","note":{"closed":true},"postings":[],"steps":[]}' AS BLOB)),
('grkdatda', 0, 1, 1007267000, 'clock', CAST('{"at":1007267000,"by":"clock","note":{"opened":"sha256:ea9f8925529dbbe841609c7d306edaa6d1946b4c41528cec28c31082227f1772","settings":"f4f1159b42c595d9e4f21a9c2b0df6f54b5c97f02bef7b7ef163a6cfbd7a3c8c"},"postings":[],"steps":[]}' AS BLOB)),
('grkdatda', 1, 2, 1007268000, 'dealer:u6ay96heegws', CAST('{"at":1007268000,"by":"dealer:u6ay96heegws","note":{"commitment":"0421bb8e1e65d86cc42541147c7276364493cc86a82d115c64c94b6e528accbd"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[]},"events":[{"event":"betting_opened/1","game":1,"house":"ultimate","digest":"sha256:ea9f8925529dbbe841609c7d306edaa6d1946b4c41528cec28c31082227f1772","meters_minor":[]}]}]}' AS BLOB)),
('grkdatda', 1, 3, 1007269000, 'player:ugb79jg9wp6q', CAST('{"at":1007269000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('grkdatda', 1, 4, 1007269000, 'player:uvf5wbza4qbk', CAST('{"at":1007269000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('grkdatda', 1, 5, 1007270000, 'player:ugb79jg9wp6q', CAST('{"at":1007270000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:grkdatda:1",500,"stake"],["player:ugb79jg9wp6q","escrow:grkdatda:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0},{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"blind","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('grkdatda', 1, 6, 1007270000, 'player:uvf5wbza4qbk', CAST('{"at":1007270000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:grkdatda:1",500,"stake"],["player:uvf5wbza4qbk","escrow:grkdatda:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0},{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"blind","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('grkdatda', 1, 7, 1007271000, 'player:ugb79jg9wp6q', CAST('{"at":1007271000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('grkdatda', 1, 8, 1007271000, 'player:uvf5wbza4qbk', CAST('{"at":1007271000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('grkdatda', 1, 9, 1007272000, 'dealer:u6ay96heegws', CAST('{"at":1007272000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('grkdatda', 1, 10, 1007273000, 'dealer:u6ay96heegws', CAST('{"at":1007273000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["7c","8s","Ts","Qd","Qh","4h","3c","Qs","2d"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["7c","Qd","3c"]],[2,["8s","Qh","Qs"]]],"dealer":["Ts","4h","2d"]}]}]}' AS BLOB)),
('grkdatda', 1, 11, 1007274000, 'player:ugb79jg9wp6q', CAST('{"at":1007274000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:grkdatda:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('grkdatda', 1, 12, 1007275000, 'player:uvf5wbza4qbk', CAST('{"at":1007275000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:grkdatda:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":2,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('jezdkuhy', 0, 1, 1007298000, 'clock', CAST('{"at":1007298000,"by":"clock","note":{"opened":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","settings":"f33b5c04affd6ba8bb1cb11e394568e9fec24157cf40b1a32d3904d1e4859ba0"},"postings":[],"steps":[]}' AS BLOB)),
('jezdkuhy', 1, 2, 1007299000, 'dealer:u6ay96heegws', CAST('{"at":1007299000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000300]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000300]]}]}]}' AS BLOB)),
('jezdkuhy', 1, 3, 1007300000, 'player:ugb79jg9wp6q', CAST('{"at":1007300000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('jezdkuhy', 1, 4, 1007300000, 'player:uvf5wbza4qbk', CAST('{"at":1007300000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('jezdkuhy', 1, 5, 1007301000, 'player:ugb79jg9wp6q', CAST('{"at":1007301000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:jezdkuhy:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('jezdkuhy', 1, 6, 1007301000, 'player:ugb79jg9wp6q', CAST('{"at":1007301000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:jezdkuhy:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('jezdkuhy', 1, 7, 1007301000, 'player:ugb79jg9wp6q', CAST('{"at":1007301000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:jezdkuhy:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('jezdkuhy', 1, 8, 1007301000, 'player:uvf5wbza4qbk', CAST('{"at":1007301000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:jezdkuhy:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('jezdkuhy', 1, 9, 1007301000, 'player:uvf5wbza4qbk', CAST('{"at":1007301000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:jezdkuhy:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('jezdkuhy', 1, 10, 1007301000, 'player:uvf5wbza4qbk', CAST('{"at":1007301000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:jezdkuhy:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('jezdkuhy', 1, 11, 1007302000, 'dealer:u6ay96heegws', CAST('{"at":1007302000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('jezdkuhy', 1, 12, 1007303000, 'dealer:u6ay96heegws', CAST('{"at":1007303000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["As","Kd","7c","Ks","Qd","7d","Qs","2h","5c"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["As","Ks","Qs"]],[2,["Kd","Qd","2h"]]],"dealer":["7c","7d","5c"]}]}]}' AS BLOB)),
('jezdkuhy', 1, 13, 1007304000, 'player:ugb79jg9wp6q', CAST('{"at":1007304000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:jezdkuhy:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('jezdkuhy', 1, 14, 1007305000, 'player:uvf5wbza4qbk', CAST('{"at":1007305000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:jezdkuhy:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":2,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('jezdkuhy', 1, 15, 1007306000, 'dealer:u6ay96heegws', CAST('{"at":1007306000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"reveal","by":{"role":"dealer"}},"events":[{"event":"hands_revealed/1","dealer":["7c","7d","5c"],"dealer_draws":false}]}]}' AS BLOB)),
('jezdkuhy', 1, 16, 1007307000, 'dealer:u6ay96heegws', CAST('{"at":1007307000,"by":"dealer:u6ay96heegws","postings":[["seed:hall.main","meter:hall.main",1000000,"reseed"],["house:jezdkuhy","meter:hall.main",100,"contribution"],["escrow:jezdkuhy:1","player:ugb79jg9wp6q",500,"return"],["house:jezdkuhy","player:ugb79jg9wp6q",500,"win"],["escrow:jezdkuhy:1","player:ugb79jg9wp6q",500,"return"],["house:jezdkuhy","player:ugb79jg9wp6q",500,"win"],["house:jezdkuhy","player:ugb79jg9wp6q",2500,"win"],["escrow:jezdkuhy:1","player:ugb79jg9wp6q",500,"return"],["house:jezdkuhy","player:ugb79jg9wp6q",20000,"win"],["escrow:jezdkuhy:1","house:jezdkuhy",250,"lose"],["meter:hall.main","player:ugb79jg9wp6q",1000300,"share"],["escrow:jezdkuhy:1","house:jezdkuhy",500,"lose"],["escrow:jezdkuhy:1","house:jezdkuhy",500,"lose"],["escrow:jezdkuhy:1","house:jezdkuhy",500,"lose"],["escrow:jezdkuhy:1","house:jezdkuhy",250,"lose"],["house:jezdkuhy","player:uvf5wbza4qbk",25000,"envy"]],"steps":[{"act":{"do":"settle","by":{"role":"dealer"},"meters_minor":[["main",1000300]]},"events":[{"event":"round_settled/1","lines":[{"box":1,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:3.10.1","reason":"contest/higher","seen":{"strength":740,"dealer_strength":337},"row":""},{"box":1,"wager":"play","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:3.10.1","reason":"contest/higher","seen":{"strength":740,"dealer_strength":337},"row":""},{"box":1,"wager":"ante_bonus","kind":"bonus","stake_minor":0,"outcome":"win","won_minor":2500,"returned_minor":2500,"clause":"rws:4.3","reason":"bonus/pays","seen":{"strength":740,"suit":3},"row":"straight_flush"},{"box":1,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"win","won_minor":20000,"returned_minor":20500,"clause":"rws:4.2","reason":"row/pays","seen":{"strength":740,"suit":3},"row":"straight_flush"},{"box":1,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"win","won_minor":1000050,"returned_minor":1000300,"clause":"rws:4.4","reason":"meter/pays","seen":{"strength":740,"suit":3},"row":"mini_royal_spades"},{"box":2,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":201,"dealer_strength":337},"row":""},{"box":2,"wager":"play","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":201,"dealer_strength":337},"row":""},{"box":2,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.2","reason":"row/nothing","seen":{"strength":201},"row":""},{"box":2,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":201},"row":""},{"box":2,"wager":"progressive","kind":"envy","stake_minor":0,"outcome":"win","won_minor":25000,"returned_minor":25000,"clause":"rws:3.12","reason":"envy/pays","seen":{"strength":740,"suit":3,"other_box":1},"row":"mini_royal_spades"}],"meter_moves":[{"name":"main","before_minor":1000300,"contributed_minor":100,"paid_minor":1000300,"reseeded_minor":1000000,"after_minor":1000100}],"shown":[]}]}]}' AS BLOB)),
('jezdkuhy', 2, 17, 1007308000, 'dealer:u6ay96heegws', CAST('{"at":1007308000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000100]]},"events":[{"event":"betting_opened/1","game":2,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000100]]}]}]}' AS BLOB)),
('jezdkuhy', 2, 18, 1007309000, 'player:ugb79jg9wp6q', CAST('{"at":1007309000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:jezdkuhy:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('jezdkuhy', 2, 19, 1007309000, 'player:ugb79jg9wp6q', CAST('{"at":1007309000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:jezdkuhy:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('jezdkuhy', 2, 20, 1007309000, 'player:ugb79jg9wp6q', CAST('{"at":1007309000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:jezdkuhy:2",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('jezdkuhy', 2, 21, 1007309000, 'player:uvf5wbza4qbk', CAST('{"at":1007309000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:jezdkuhy:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('jezdkuhy', 2, 22, 1007309000, 'player:uvf5wbza4qbk', CAST('{"at":1007309000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:jezdkuhy:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('jezdkuhy', 2, 23, 1007309000, 'player:uvf5wbza4qbk', CAST('{"at":1007309000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:jezdkuhy:2",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('jezdkuhy', 2, 24, 1007310000, 'dealer:u6ay96heegws', CAST('{"at":1007310000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('jezdkuhy', 2, 25, 1007311000, 'dealer:u6ay96heegws', CAST('{"at":1007311000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["As","Kd","7c","Ks","Qd","7d","Qs","2h","5c"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["As","Ks","Qs"]],[2,["Kd","Qd","2h"]]],"dealer":["7c","7d","5c"]}]}]}' AS BLOB)),
('jmqsgysh', 0, 1, 1007221000, 'clock', CAST('{"at":1007221000,"by":"clock","note":{"opened":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","settings":"8a44845df42ae7a3e6d7f1c5bc7189dc30886279b640ed4ed833dd1cce96e452"},"postings":[],"steps":[]}' AS BLOB)),
('jmqsgysh', 1, 2, 1007222000, 'dealer:u6ay96heegws', CAST('{"at":1007222000,"by":"dealer:u6ay96heegws","note":{"commitment":"1bfb3929f1176f342e6aede450a862929ec7070773e69ebc83a396d179d5e208"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000200]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000200]]}]}]}' AS BLOB)),
('jmqsgysh', 1, 3, 1007223000, 'player:ugb79jg9wp6q', CAST('{"at":1007223000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('jmqsgysh', 1, 4, 1007223000, 'player:uvf5wbza4qbk', CAST('{"at":1007223000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('jmqsgysh', 1, 5, 1007224000, 'player:ugb79jg9wp6q', CAST('{"at":1007224000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:jmqsgysh:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('jmqsgysh', 1, 6, 1007224000, 'player:ugb79jg9wp6q', CAST('{"at":1007224000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:jmqsgysh:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('jmqsgysh', 1, 7, 1007224000, 'player:ugb79jg9wp6q', CAST('{"at":1007224000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:jmqsgysh:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('jmqsgysh', 1, 8, 1007224000, 'player:uvf5wbza4qbk', CAST('{"at":1007224000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:jmqsgysh:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('jmqsgysh', 1, 9, 1007224000, 'player:uvf5wbza4qbk', CAST('{"at":1007224000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:jmqsgysh:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('jmqsgysh', 1, 10, 1007224000, 'player:uvf5wbza4qbk', CAST('{"at":1007224000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:jmqsgysh:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('jmqsgysh', 1, 11, 1007225000, 'player:ugb79jg9wp6q', CAST('{"at":1007225000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('jmqsgysh', 1, 12, 1007225000, 'player:uvf5wbza4qbk', CAST('{"at":1007225000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('jmqsgysh', 1, 13, 1007226000, 'player:ugb79jg9wp6q', CAST('{"at":1007226000,"by":"player:ugb79jg9wp6q","postings":[],"steps":[]}' AS BLOB)),
('mqzaanfn', 0, 1, 1007367000, 'clock', CAST('{"at":1007367000,"by":"clock","note":{"opened":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","settings":"875572d6044a2026969153c8a2de71e779e7c011c2b40fca990c27c90ec06360"},"postings":[],"steps":[]}' AS BLOB)),
('mqzaanfn', 1, 2, 1007368000, 'dealer:u6ay96heegws', CAST('{"at":1007368000,"by":"dealer:u6ay96heegws","note":{"commitment":"790b11cff7fceb7269b996c82dd72d2939f2e1c48f09813a68b5efd47dd294f7"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000100]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000100]]}]}]}' AS BLOB)),
('mqzaanfn', 1, 3, 1007369000, 'player:ugb79jg9wp6q', CAST('{"at":1007369000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('mqzaanfn', 1, 4, 1007369000, 'player:uvf5wbza4qbk', CAST('{"at":1007369000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('mqzaanfn', 1, 5, 1007370000, 'player:ugb79jg9wp6q', CAST('{"at":1007370000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:mqzaanfn:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('mqzaanfn', 1, 6, 1007370000, 'player:ugb79jg9wp6q', CAST('{"at":1007370000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:mqzaanfn:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('mqzaanfn', 1, 7, 1007370000, 'player:ugb79jg9wp6q', CAST('{"at":1007370000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:mqzaanfn:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('mqzaanfn', 1, 8, 1007370000, 'player:uvf5wbza4qbk', CAST('{"at":1007370000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:mqzaanfn:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('mqzaanfn', 1, 9, 1007370000, 'player:uvf5wbza4qbk', CAST('{"at":1007370000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:mqzaanfn:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('mqzaanfn', 1, 10, 1007370000, 'player:uvf5wbza4qbk', CAST('{"at":1007370000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:mqzaanfn:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('mqzaanfn', 1, 11, 1007371000, 'player:ugb79jg9wp6q', CAST('{"at":1007371000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('mqzaanfn', 1, 12, 1007371000, 'player:uvf5wbza4qbk', CAST('{"at":1007371000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('mqzaanfn', 1, 13, 1007372000, 'dealer:u6ay96heegws', CAST('{"at":1007372000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('mqzaanfn', 1, 14, 1007373000, 'dealer:u6ay96heegws', CAST('{"at":1007373000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["5h","2s","Tc","8c","Jd","8d","4s","9h","2h"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["5h","8c","4s"]],[2,["2s","Jd","9h"]]],"dealer":["Tc","8d","2h"]}]}]}' AS BLOB)),
('mqzaanfn', 1, 15, 1007374000, 'player:ugb79jg9wp6q', CAST('{"at":1007374000,"by":"player:ugb79jg9wp6q","note":{"leave":0,"player":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('mqzaanfn', 1, 16, 1007374000, 'clock', CAST('{"at":1007374000,"by":"clock","note":{"timed_out":[1]},"postings":[["escrow:mqzaanfn:1","house:mqzaanfn",500,"lose"],["escrow:mqzaanfn:1","house:mqzaanfn",500,"lose"]],"steps":[{"act":{"do":"fold","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1},"events":[{"event":"box_folded/1","box":1,"lines":[{"box":1,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.8.1","reason":"folded","seen":{},"row":""},{"box":1,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.8.1","reason":"folded","seen":{},"row":""}]}]}]}' AS BLOB)),
('mxpsjkqm', 0, 1, 1007407000, 'clock', CAST('{"at":1007407000,"by":"clock","note":{"opened":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","settings":"edf948c11dd440e68e6c521f719d4a5cdbddd8a1c93df4d327ce055227a297a1"},"postings":[],"steps":[]}' AS BLOB)),
('mxpsjkqm', 1, 2, 1007408000, 'dealer:u6ay96heegws', CAST('{"at":1007408000,"by":"dealer:u6ay96heegws","note":{"commitment":"3527b471b8fc695321cac948a9c3278a74efb2e1add6e0b1103af0110f25189e"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000100]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000100]]}]}]}' AS BLOB)),
('mxpsjkqm', 1, 3, 1007409000, 'player:ugb79jg9wp6q', CAST('{"at":1007409000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('mxpsjkqm', 1, 4, 1007409000, 'player:uvf5wbza4qbk', CAST('{"at":1007409000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('mxpsjkqm', 1, 5, 1007410000, 'player:ugb79jg9wp6q', CAST('{"at":1007410000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:mxpsjkqm:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('mxpsjkqm', 1, 6, 1007410000, 'player:ugb79jg9wp6q', CAST('{"at":1007410000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:mxpsjkqm:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('mxpsjkqm', 1, 7, 1007410000, 'player:ugb79jg9wp6q', CAST('{"at":1007410000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:mxpsjkqm:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('mxpsjkqm', 1, 8, 1007410000, 'player:uvf5wbza4qbk', CAST('{"at":1007410000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:mxpsjkqm:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('mxpsjkqm', 1, 9, 1007410000, 'player:uvf5wbza4qbk', CAST('{"at":1007410000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:mxpsjkqm:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('mxpsjkqm', 1, 10, 1007410000, 'player:uvf5wbza4qbk', CAST('{"at":1007410000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:mxpsjkqm:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('mxpsjkqm', 1, 11, 1007411000, 'player:ugb79jg9wp6q', CAST('{"at":1007411000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('mxpsjkqm', 1, 12, 1007411000, 'player:uvf5wbza4qbk', CAST('{"at":1007411000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('mxpsjkqm', 1, 13, 1007412000, 'dealer:u6ay96heegws', CAST('{"at":1007412000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('mxpsjkqm', 1, 14, 1007413000, 'dealer:u6ay96heegws', CAST('{"at":1007413000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["Ac","7c","6d","Ad","7h","Tc","2c","Td","3c"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["Ac","Ad","2c"]],[2,["7c","7h","Td"]]],"dealer":["6d","Tc","3c"]}]}]}' AS BLOB)),
('mxpsjkqm', 1, 15, 1007414000, 'player:ugb79jg9wp6q', CAST('{"at":1007414000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:mxpsjkqm:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('mxpsjkqm', 1, 16, 1007415000, 'player:uvf5wbza4qbk', CAST('{"at":1007415000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:mxpsjkqm:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":2,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('mxpsjkqm', 1, 17, 1007416000, 'dealer:u6ay96heegws', CAST('{"at":1007416000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"reveal","by":{"role":"dealer"}},"events":[{"event":"hands_revealed/1","dealer":["6d","Tc","3c"],"dealer_draws":false}]}]}' AS BLOB)),
('mxpsjkqm', 1, 18, 1007417000, 'dealer:u6ay96heegws', CAST('{"at":1007417000,"by":"dealer:u6ay96heegws","postings":[["house:mxpsjkqm","meter:hall.main",100,"contribution"],["escrow:mxpsjkqm:1","player:ugb79jg9wp6q",500,"return"],["house:mxpsjkqm","player:ugb79jg9wp6q",500,"win"],["escrow:mxpsjkqm:1","player:ugb79jg9wp6q",500,"return"],["escrow:mxpsjkqm:1","player:ugb79jg9wp6q",500,"return"],["house:mxpsjkqm","player:ugb79jg9wp6q",500,"win"],["escrow:mxpsjkqm:1","house:mxpsjkqm",250,"lose"],["escrow:mxpsjkqm:1","player:uvf5wbza4qbk",500,"return"],["house:mxpsjkqm","player:uvf5wbza4qbk",500,"win"],["escrow:mxpsjkqm:1","player:uvf5wbza4qbk",500,"return"],["escrow:mxpsjkqm:1","player:uvf5wbza4qbk",500,"return"],["house:mxpsjkqm","player:uvf5wbza4qbk",500,"win"],["escrow:mxpsjkqm:1","house:mxpsjkqm",250,"lose"]],"steps":[{"act":{"do":"settle","by":{"role":"dealer"},"meters_minor":[["main",1000100]]},"events":[{"event":"round_settled/1","lines":[{"box":1,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:3.9.2","reason":"contest/not_qualified","seen":{"strength":418,"dealer_strength":57},"row":""},{"box":1,"wager":"play","kind":"stake","stake_minor":500,"outcome":"push","won_minor":0,"returned_minor":500,"clause":"rws:3.9.1","reason":"contest/not_qualified","seen":{"strength":418,"dealer_strength":57},"row":""},{"box":1,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:4.2","reason":"row/pays","seen":{"strength":418},"row":"pair"},{"box":1,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":418},"row":""},{"box":2,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:3.9.2","reason":"contest/not_qualified","seen":{"strength":341,"dealer_strength":57},"row":""},{"box":2,"wager":"play","kind":"stake","stake_minor":500,"outcome":"push","won_minor":0,"returned_minor":500,"clause":"rws:3.9.1","reason":"contest/not_qualified","seen":{"strength":341,"dealer_strength":57},"row":""},{"box":2,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:4.2","reason":"row/pays","seen":{"strength":341},"row":"pair"},{"box":2,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":341},"row":""}],"meter_moves":[{"name":"main","before_minor":1000100,"contributed_minor":100,"paid_minor":0,"reseeded_minor":0,"after_minor":1000200}],"shown":[]}]}]}' AS BLOB)),
('nuswdfnn', 0, 1, 1007393000, 'clock', CAST('{"at":1007393000,"by":"clock","note":{"opened":"sha256:9f82f7ddc85cf1afa15e23e4d39e352d83d698ddc91f1d1b3e8a8a4ceffd19e2","settings":"bac7b429b080ce47047673001bcd802ac34d6a0d8209d6e49bbf419bb7f2e6ac"},"postings":[],"steps":[]}' AS BLOB)),
('nuswdfnn', 1, 2, 1007394000, 'dealer:u6ay96heegws', CAST('{"at":1007394000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",4000]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:9f82f7ddc85cf1afa15e23e4d39e352d83d698ddc91f1d1b3e8a8a4ceffd19e2","meters_minor":[["main",4000]]}]}]}' AS BLOB)),
('nuswdfnn', 1, 3, 1007395000, 'player:ugb79jg9wp6q', CAST('{"at":1007395000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('nuswdfnn', 1, 4, 1007395000, 'player:uvf5wbza4qbk', CAST('{"at":1007395000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('nuswdfnn', 1, 5, 1007396000, 'player:ugb79jg9wp6q', CAST('{"at":1007396000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:nuswdfnn:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('nuswdfnn', 1, 6, 1007396000, 'player:ugb79jg9wp6q', CAST('{"at":1007396000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:nuswdfnn:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('nuswdfnn', 1, 7, 1007396000, 'player:ugb79jg9wp6q', CAST('{"at":1007396000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:nuswdfnn:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('nuswdfnn', 1, 8, 1007396000, 'player:uvf5wbza4qbk', CAST('{"at":1007396000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:nuswdfnn:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('nuswdfnn', 1, 9, 1007396000, 'player:uvf5wbza4qbk', CAST('{"at":1007396000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:nuswdfnn:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('nuswdfnn', 1, 10, 1007396000, 'player:uvf5wbza4qbk', CAST('{"at":1007396000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:nuswdfnn:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('nuswdfnn', 1, 11, 1007397000, 'dealer:u6ay96heegws', CAST('{"at":1007397000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('nuswdfnn', 1, 12, 1007398000, 'dealer:u6ay96heegws', CAST('{"at":1007398000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["As","Kd","7c","Ks","Qd","7d","Qs","2h","5c"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["As","Ks","Qs"]],[2,["Kd","Qd","2h"]]],"dealer":["7c","7d","5c"]}]}]}' AS BLOB)),
('nuswdfnn', 1, 13, 1007399000, 'player:ugb79jg9wp6q', CAST('{"at":1007399000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:nuswdfnn:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('nuswdfnn', 1, 14, 1007400000, 'player:uvf5wbza4qbk', CAST('{"at":1007400000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:nuswdfnn:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":2,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('nuswdfnn', 1, 15, 1007401000, 'dealer:u6ay96heegws', CAST('{"at":1007401000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"reveal","by":{"role":"dealer"}},"events":[{"event":"hands_revealed/1","dealer":["7c","7d","5c"],"dealer_draws":false}]}]}' AS BLOB)),
('nuswdfnn', 1, 16, 1007402000, 'dealer:u6ay96heegws', CAST('{"at":1007402000,"by":"dealer:u6ay96heegws","postings":[["seed:nuswdfnn.main","meter:nuswdfnn.main",4000,"reseed"],["house:nuswdfnn","meter:nuswdfnn.main",66,"contribution"],["escrow:nuswdfnn:1","player:ugb79jg9wp6q",500,"return"],["house:nuswdfnn","player:ugb79jg9wp6q",500,"win"],["escrow:nuswdfnn:1","player:ugb79jg9wp6q",500,"return"],["house:nuswdfnn","player:ugb79jg9wp6q",500,"win"],["house:nuswdfnn","player:ugb79jg9wp6q",2500,"win"],["escrow:nuswdfnn:1","player:ugb79jg9wp6q",500,"return"],["house:nuswdfnn","player:ugb79jg9wp6q",20000,"win"],["escrow:nuswdfnn:1","house:nuswdfnn",250,"lose"],["meter:nuswdfnn.main","player:ugb79jg9wp6q",4000,"share"],["escrow:nuswdfnn:1","house:nuswdfnn",500,"lose"],["escrow:nuswdfnn:1","house:nuswdfnn",500,"lose"],["escrow:nuswdfnn:1","house:nuswdfnn",500,"lose"],["escrow:nuswdfnn:1","house:nuswdfnn",250,"lose"],["house:nuswdfnn","player:uvf5wbza4qbk",25000,"envy"],["house:nuswdfnn","carry:nuswdfnn.main:nuswdfnn",1,"carry"]],"steps":[{"act":{"do":"settle","by":{"role":"dealer"},"meters_minor":[["main",4000]]},"events":[{"event":"round_settled/1","lines":[{"box":1,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:3.10.1","reason":"contest/higher","seen":{"strength":740,"dealer_strength":337},"row":""},{"box":1,"wager":"play","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:3.10.1","reason":"contest/higher","seen":{"strength":740,"dealer_strength":337},"row":""},{"box":1,"wager":"ante_bonus","kind":"bonus","stake_minor":0,"outcome":"win","won_minor":2500,"returned_minor":2500,"clause":"rws:4.3","reason":"bonus/pays","seen":{"strength":740,"suit":3},"row":"straight_flush"},{"box":1,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"win","won_minor":20000,"returned_minor":20500,"clause":"rws:4.2","reason":"row/pays","seen":{"strength":740,"suit":3},"row":"straight_flush"},{"box":1,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"win","won_minor":3750,"returned_minor":4000,"clause":"rws:4.4","reason":"meter/pays","seen":{"strength":740,"suit":3},"row":"mini_royal_spades"},{"box":2,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":201,"dealer_strength":337},"row":""},{"box":2,"wager":"play","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":201,"dealer_strength":337},"row":""},{"box":2,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.2","reason":"row/nothing","seen":{"strength":201},"row":""},{"box":2,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":201},"row":""},{"box":2,"wager":"progressive","kind":"envy","stake_minor":0,"outcome":"win","won_minor":25000,"returned_minor":25000,"clause":"rws:3.12","reason":"envy/pays","seen":{"strength":740,"suit":3,"other_box":1},"row":"mini_royal_spades"}],"meter_moves":[{"name":"main","before_minor":4000,"contributed_minor":66,"paid_minor":4000,"reseeded_minor":4000,"after_minor":4066,"fraction":"17/20"}],"shown":[]}]}]}' AS BLOB)),
('nuswdfnn', 2, 17, 1007403000, 'dealer:u6ay96heegws', CAST('{"at":1007403000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",4066]]},"events":[{"event":"betting_opened/1","game":2,"house":"rws","digest":"sha256:9f82f7ddc85cf1afa15e23e4d39e352d83d698ddc91f1d1b3e8a8a4ceffd19e2","meters_minor":[["main",4066]]}]}]}' AS BLOB)),
('nuswdfnn', 2, 18, 1007404000, 'player:ugb79jg9wp6q', CAST('{"at":1007404000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:nuswdfnn:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('nuswdfnn', 2, 19, 1007404000, 'player:ugb79jg9wp6q', CAST('{"at":1007404000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:nuswdfnn:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('nuswdfnn', 2, 20, 1007404000, 'player:ugb79jg9wp6q', CAST('{"at":1007404000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:nuswdfnn:2",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('nuswdfnn', 2, 21, 1007404000, 'player:uvf5wbza4qbk', CAST('{"at":1007404000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:nuswdfnn:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('nuswdfnn', 2, 22, 1007404000, 'player:uvf5wbza4qbk', CAST('{"at":1007404000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:nuswdfnn:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('nuswdfnn', 2, 23, 1007404000, 'player:uvf5wbza4qbk', CAST('{"at":1007404000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:nuswdfnn:2",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('nuswdfnn', 2, 24, 1007405000, 'dealer:u6ay96heegws', CAST('{"at":1007405000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('nuswdfnn', 2, 25, 1007406000, 'dealer:u6ay96heegws', CAST('{"at":1007406000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["As","Kd","7c","Ks","Qd","7d","Qs","2h","5c"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["As","Ks","Qs"]],[2,["Kd","Qd","2h"]]],"dealer":["7c","7d","5c"]}]}]}' AS BLOB)),
('qgmfhbua', 0, 1, 1007234000, 'clock', CAST('{"at":1007234000,"by":"clock","note":{"opened":"sha256:400cb98710ea77c0658559960bb887972f7185084fc188a5eeba88862c8d766d","settings":"1efdd8648a6161a04bfe3d8b30663a72d9547946dca1ad2ec30f93d8690c8101"},"postings":[],"steps":[]}' AS BLOB)),
('qgmfhbua', 1, 2, 1007235000, 'dealer:u6ay96heegws', CAST('{"at":1007235000,"by":"dealer:u6ay96heegws","note":{"commitment":"9baa034dbc43d30fb5c6f647104102fc4f3a186dd8c02107971171d5e18fae07"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",100000]]},"events":[{"event":"betting_opened/1","game":1,"house":"prime","digest":"sha256:400cb98710ea77c0658559960bb887972f7185084fc188a5eeba88862c8d766d","meters_minor":[["main",100000]]}]}]}' AS BLOB)),
('qgmfhbua', 1, 3, 1007236000, 'player:ugb79jg9wp6q', CAST('{"at":1007236000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('qgmfhbua', 1, 4, 1007236000, 'player:uvf5wbza4qbk', CAST('{"at":1007236000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('qgmfhbua', 1, 5, 1007237000, 'player:ugb79jg9wp6q', CAST('{"at":1007237000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:qgmfhbua:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('qgmfhbua', 1, 6, 1007237000, 'player:ugb79jg9wp6q', CAST('{"at":1007237000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:qgmfhbua:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('qgmfhbua', 1, 7, 1007237000, 'player:ugb79jg9wp6q', CAST('{"at":1007237000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:qgmfhbua:1",100,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"prime","amount_minor":100},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"prime","stake_minor":100,"was_minor":0}]}]}' AS BLOB)),
('qgmfhbua', 1, 8, 1007237000, 'player:ugb79jg9wp6q', CAST('{"at":1007237000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:qgmfhbua:1",100,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":100},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":100,"was_minor":0}]}]}' AS BLOB)),
('qgmfhbua', 1, 9, 1007237000, 'player:uvf5wbza4qbk', CAST('{"at":1007237000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:qgmfhbua:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('qgmfhbua', 1, 10, 1007237000, 'player:uvf5wbza4qbk', CAST('{"at":1007237000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:qgmfhbua:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('qgmfhbua', 1, 11, 1007237000, 'player:uvf5wbza4qbk', CAST('{"at":1007237000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:qgmfhbua:1",100,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"prime","amount_minor":100},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"prime","stake_minor":100,"was_minor":0}]}]}' AS BLOB)),
('qgmfhbua', 1, 12, 1007237000, 'player:uvf5wbza4qbk', CAST('{"at":1007237000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:qgmfhbua:1",100,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":100},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":100,"was_minor":0}]}]}' AS BLOB)),
('qgmfhbua', 1, 13, 1007238000, 'dealer:u6ay96heegws', CAST('{"at":1007238000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('sgfcjcwh', 0, 1, 1007336000, 'clock', CAST('{"at":1007336000,"by":"clock","note":{"opened":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","settings":"2c8459504896b544e709e631eff6f1180331f84fff3be4cf907252bde819d7a5"},"postings":[],"steps":[]}' AS BLOB)),
('sgfcjcwh', 1, 2, 1007337000, 'dealer:u6ay96heegws', CAST('{"at":1007337000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000100]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000100]]}]}]}' AS BLOB)),
('sgfcjcwh', 1, 3, 1007338000, 'player:ugb79jg9wp6q', CAST('{"at":1007338000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('sgfcjcwh', 1, 4, 1007338000, 'player:uvf5wbza4qbk', CAST('{"at":1007338000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('sgfcjcwh', 1, 5, 1007339000, 'player:ugb79jg9wp6q', CAST('{"at":1007339000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:sgfcjcwh:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('sgfcjcwh', 1, 6, 1007339000, 'player:ugb79jg9wp6q', CAST('{"at":1007339000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:sgfcjcwh:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('sgfcjcwh', 1, 7, 1007339000, 'player:ugb79jg9wp6q', CAST('{"at":1007339000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:sgfcjcwh:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('sgfcjcwh', 1, 8, 1007339000, 'player:uvf5wbza4qbk', CAST('{"at":1007339000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:sgfcjcwh:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('sgfcjcwh', 1, 9, 1007339000, 'player:uvf5wbza4qbk', CAST('{"at":1007339000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:sgfcjcwh:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('sgfcjcwh', 1, 10, 1007339000, 'player:uvf5wbza4qbk', CAST('{"at":1007339000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:sgfcjcwh:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('sgfcjcwh', 1, 11, 1007340000, 'dealer:u6ay96heegws', CAST('{"at":1007340000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('sgfcjcwh', 1, 12, 1007341000, 'dealer:u6ay96heegws', CAST('{"at":1007341000,"by":"dealer:u6ay96heegws","note":{"entered":4},"postings":[],"steps":[]}' AS BLOB)),
('upksxcrt', 0, 1, 1007352000, 'clock', CAST('{"at":1007352000,"by":"clock","note":{"opened":"sha256:a918a447d829e7c7422aa6d1ba3c42f85b3da04ea80e9accb7b99858d38d46b1","settings":"182053924a8fededa5d27946fe0838f4c1f6f171c644222dc5183c4f9f40f2d6"},"postings":[],"steps":[]}' AS BLOB)),
('upksxcrt', 1, 2, 1007352000, 'clock', CAST('{"at":1007352000,"by":"clock","note":{"commitment":"f524ab93d8ef270c15d42b4146686e3117e32224da097b8f401115daffea1a07"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[]},"events":[{"event":"betting_opened/1","game":1,"house":"evolution","digest":"sha256:a918a447d829e7c7422aa6d1ba3c42f85b3da04ea80e9accb7b99858d38d46b1","meters_minor":[]}]}]}' AS BLOB)),
('upksxcrt', 1, 3, 1007353000, 'player:ugb79jg9wp6q', CAST('{"at":1007353000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('upksxcrt', 1, 4, 1007353000, 'player:uvf5wbza4qbk', CAST('{"at":1007353000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('upksxcrt', 1, 5, 1007354000, 'player:ugb79jg9wp6q', CAST('{"at":1007354000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:upksxcrt:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('upksxcrt', 1, 6, 1007354000, 'player:ugb79jg9wp6q', CAST('{"at":1007354000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:upksxcrt:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('upksxcrt', 1, 7, 1007354000, 'player:ugb79jg9wp6q', CAST('{"at":1007354000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:upksxcrt:1",100,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"six_card_bonus","amount_minor":100},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"six_card_bonus","stake_minor":100,"was_minor":0}]}]}' AS BLOB)),
('upksxcrt', 1, 8, 1007354000, 'player:uvf5wbza4qbk', CAST('{"at":1007354000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:upksxcrt:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('upksxcrt', 1, 9, 1007354000, 'player:uvf5wbza4qbk', CAST('{"at":1007354000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:upksxcrt:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('upksxcrt', 1, 10, 1007354000, 'player:uvf5wbza4qbk', CAST('{"at":1007354000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:upksxcrt:1",100,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"six_card_bonus","amount_minor":100},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"six_card_bonus","stake_minor":100,"was_minor":0}]}]}' AS BLOB)),
('upksxcrt', 1, 11, 1007355000, 'player:ugb79jg9wp6q', CAST('{"at":1007355000,"by":"player:ugb79jg9wp6q","postings":[],"steps":[]}' AS BLOB)),
('upksxcrt', 1, 12, 1007355000, 'player:uvf5wbza4qbk', CAST('{"at":1007355000,"by":"player:uvf5wbza4qbk","postings":[],"steps":[]}' AS BLOB)),
('upksxcrt', 1, 13, 1007355000, 'clock', CAST('{"at":1007355000,"by":"clock","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]},{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["5h","Js","4s","Td","Jh","3h","Jd","9s","Ah"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["5h","Td","Jd"]],[2,["Js","Jh","9s"]]],"dealer":["4s","3h","Ah"]}]}]}' AS BLOB)),
('upksxcrt', 1, 14, 1007356000, 'player:ugb79jg9wp6q', CAST('{"at":1007356000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:upksxcrt:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('upksxcrt', 1, 15, 1007357000, 'player:uvf5wbza4qbk', CAST('{"at":1007357000,"by":"player:uvf5wbza4qbk","postings":[["escrow:upksxcrt:1","house:upksxcrt",500,"lose"]],"steps":[{"act":{"do":"fold","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2},"events":[{"event":"box_folded/1","box":2,"lines":[{"box":2,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"evolution:4","reason":"folded","seen":{},"row":""}]}]}]}' AS BLOB)),
('upksxcrt', 1, 16, 1007357000, 'clock', CAST('{"at":1007357000,"by":"clock","postings":[["escrow:upksxcrt:1","house:upksxcrt",500,"lose"],["escrow:upksxcrt:1","house:upksxcrt",500,"lose"],["escrow:upksxcrt:1","house:upksxcrt",500,"lose"],["escrow:upksxcrt:1","house:upksxcrt",100,"lose"],["escrow:upksxcrt:1","player:uvf5wbza4qbk",500,"return"],["house:upksxcrt","player:uvf5wbza4qbk",500,"win"],["escrow:upksxcrt:1","house:upksxcrt",100,"lose"]],"steps":[{"act":{"do":"reveal","by":{"role":"dealer"}},"events":[{"event":"hands_revealed/1","dealer":["4s","3h","Ah"],"dealer_draws":false}]},{"act":{"do":"settle","by":{"role":"dealer"},"meters_minor":[]},"events":[{"event":"round_settled/1","lines":[{"box":1,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"evolution:4","reason":"contest/lower","seen":{"strength":108,"dealer_strength":211},"row":""},{"box":1,"wager":"play","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"evolution:4","reason":"contest/lower","seen":{"strength":108,"dealer_strength":211},"row":""},{"box":1,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"evolution:5","reason":"row/nothing","seen":{"strength":108},"row":""},{"box":1,"wager":"six_card_bonus","kind":"stake","stake_minor":100,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"evolution/R2","reason":"row/nothing","seen":{"category":"high_card"},"row":""},{"box":2,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"evolution:5","reason":"row/pays","seen":{"strength":389},"row":"pair"},{"box":2,"wager":"six_card_bonus","kind":"stake","stake_minor":100,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"evolution/R2","reason":"row/nothing","seen":{"category":"pair"},"row":""}],"meter_moves":[],"shown":[]}]}]}' AS BLOB)),
('vcepyxzc', 0, 1, 1007276000, 'clock', CAST('{"at":1007276000,"by":"clock","note":{"opened":"sha256:f30d080a698f1befa64a1b3eb27626e569ed1c013f622da841dac48cb654c6ed","settings":"45b1592000dda4f2bc940abe1396d3b5cc833f332fe46193a162ca5991c08e94"},"postings":[],"steps":[]}' AS BLOB)),
('vcepyxzc', 1, 2, 1007277000, 'dealer:u6ay96heegws', CAST('{"at":1007277000,"by":"dealer:u6ay96heegws","note":{"commitment":"b741bb565405632dd8eac79f6adec6dee28039b24c5467699950b10ead73314c"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[]},"events":[{"event":"betting_opened/1","game":1,"house":"draw","digest":"sha256:f30d080a698f1befa64a1b3eb27626e569ed1c013f622da841dac48cb654c6ed","meters_minor":[]}]}]}' AS BLOB)),
('vcepyxzc', 1, 3, 1007278000, 'player:ugb79jg9wp6q', CAST('{"at":1007278000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('vcepyxzc', 1, 4, 1007278000, 'player:uvf5wbza4qbk', CAST('{"at":1007278000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('vcepyxzc', 1, 5, 1007279000, 'player:ugb79jg9wp6q', CAST('{"at":1007279000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vcepyxzc:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vcepyxzc', 1, 6, 1007279000, 'player:ugb79jg9wp6q', CAST('{"at":1007279000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vcepyxzc:1",100,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"double_shot","amount_minor":100},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"double_shot","stake_minor":100,"was_minor":0}]}]}' AS BLOB)),
('vcepyxzc', 1, 7, 1007279000, 'player:uvf5wbza4qbk', CAST('{"at":1007279000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vcepyxzc:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vcepyxzc', 1, 8, 1007279000, 'player:uvf5wbza4qbk', CAST('{"at":1007279000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vcepyxzc:1",100,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"double_shot","amount_minor":100},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"double_shot","stake_minor":100,"was_minor":0}]}]}' AS BLOB)),
('vcepyxzc', 1, 9, 1007280000, 'player:ugb79jg9wp6q', CAST('{"at":1007280000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('vcepyxzc', 1, 10, 1007280000, 'player:uvf5wbza4qbk', CAST('{"at":1007280000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('vcepyxzc', 1, 11, 1007281000, 'dealer:u6ay96heegws', CAST('{"at":1007281000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('vcepyxzc', 1, 12, 1007282000, 'dealer:u6ay96heegws', CAST('{"at":1007282000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["2d","Ah","Kh","6h","5d","2c","Ac","6c","5s"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["2d","6h","Ac"]],[2,["Ah","5d","6c"]]],"dealer":["Kh","2c","5s"]}]}]}' AS BLOB)),
('vcepyxzc', 1, 13, 1007283000, 'player:ugb79jg9wp6q', CAST('{"at":1007283000,"by":"player:ugb79jg9wp6q","postings":[],"steps":[{"act":{"do":"look","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1},"events":[{"event":"cards_looked_at/1","box":1}]}]}' AS BLOB)),
('vcepyxzc', 1, 14, 1007283000, 'player:uvf5wbza4qbk', CAST('{"at":1007283000,"by":"player:uvf5wbza4qbk","postings":[],"steps":[{"act":{"do":"look","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2},"events":[{"event":"cards_looked_at/1","box":2}]}]}' AS BLOB)),
('vcepyxzc', 1, 15, 1007284000, 'player:ugb79jg9wp6q', CAST('{"at":1007284000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vcepyxzc:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":["2d"]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":["2d"]}]}]}' AS BLOB)),
('vcepyxzc', 1, 16, 1007285000, 'player:uvf5wbza4qbk', CAST('{"at":1007285000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vcepyxzc:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":2,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('vcepyxzc', 1, 17, 1007286000, 'dealer:u6ay96heegws', CAST('{"at":1007286000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"replace","by":{"role":"dealer"},"cards":["4h"]},"events":[{"event":"cards_replaced/1","hands":[[1,["4h"]]]}]}]}' AS BLOB)),
('vcepyxzc', 1, 18, 1007287000, 'dealer:u6ay96heegws', CAST('{"at":1007287000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"reveal","by":{"role":"dealer"}},"events":[{"event":"hands_revealed/1","dealer":["Kh","2c","5s"],"dealer_draws":true}]}]}' AS BLOB)),
('vgbrjfxh', 0, 1, 1007388000, 'clock', CAST('{"at":1007388000,"by":"clock","note":{"opened":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","settings":"e6ac11b93fa8e3f0842c5744f22473ffc3b275d277aa499c1975ffcc94ecae49"},"postings":[],"steps":[]}' AS BLOB)),
('vgbrjfxh', 1, 2, 1007389000, 'dealer:u6ay96heegws', CAST('{"at":1007389000,"by":"dealer:u6ay96heegws","note":{"commitment":"05446357e27453e454a059052adb94770876c82295f8943db676cc6d638f8ac6"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000000]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000000]]}]}]}' AS BLOB)),
('vgbrjfxh', 1, 3, 1007390000, 'player:ugb79jg9wp6q', CAST('{"at":1007390000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('vgbrjfxh', 1, 4, 1007390000, 'player:uvf5wbza4qbk', CAST('{"at":1007390000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('vgbrjfxh', 1, 5, 1007391000, 'player:ugb79jg9wp6q', CAST('{"at":1007391000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vgbrjfxh:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vgbrjfxh', 1, 6, 1007391000, 'player:ugb79jg9wp6q', CAST('{"at":1007391000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vgbrjfxh:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vgbrjfxh', 1, 7, 1007391000, 'player:ugb79jg9wp6q', CAST('{"at":1007391000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vgbrjfxh:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('vgbrjfxh', 1, 8, 1007391000, 'player:uvf5wbza4qbk', CAST('{"at":1007391000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vgbrjfxh:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vgbrjfxh', 1, 9, 1007391000, 'player:uvf5wbza4qbk', CAST('{"at":1007391000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vgbrjfxh:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vgbrjfxh', 1, 10, 1007391000, 'player:uvf5wbza4qbk', CAST('{"at":1007391000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vgbrjfxh:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('vgbrjfxh', 1, 11, 1007392000, 'player:uvf5wbza4qbk', CAST('{"at":1007392000,"by":"player:uvf5wbza4qbk","postings":[["escrow:vgbrjfxh:1","player:uvf5wbza4qbk",500,"unstake"]],"steps":[{"act":{"do":"withdraw","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus"},"events":[{"event":"wager_withdrawn/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","was_minor":500}]}]}' AS BLOB)),
('vnesbvwr', 0, 1, 1007312000, 'clock', CAST('{"at":1007312000,"by":"clock","note":{"opened":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","settings":"4f33136cbb6aa5b4c439a933cd7a2a84c4fd50de05b0adb324f7a10de8e87cf3"},"postings":[],"steps":[]}' AS BLOB)),
('vnesbvwr', 1, 2, 1007313000, 'dealer:u6ay96heegws', CAST('{"at":1007313000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000100]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000100]]}]}]}' AS BLOB)),
('vnesbvwr', 1, 3, 1007314000, 'player:ugb79jg9wp6q', CAST('{"at":1007314000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('vnesbvwr', 1, 4, 1007314000, 'player:uvf5wbza4qbk', CAST('{"at":1007314000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('vnesbvwr', 1, 5, 1007315000, 'player:ugb79jg9wp6q', CAST('{"at":1007315000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vnesbvwr:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vnesbvwr', 1, 6, 1007315000, 'player:ugb79jg9wp6q', CAST('{"at":1007315000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vnesbvwr:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vnesbvwr', 1, 7, 1007315000, 'player:ugb79jg9wp6q', CAST('{"at":1007315000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vnesbvwr:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('vnesbvwr', 1, 8, 1007315000, 'player:uvf5wbza4qbk', CAST('{"at":1007315000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vnesbvwr:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vnesbvwr', 1, 9, 1007315000, 'player:uvf5wbza4qbk', CAST('{"at":1007315000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vnesbvwr:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vnesbvwr', 1, 10, 1007315000, 'player:uvf5wbza4qbk', CAST('{"at":1007315000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vnesbvwr:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('vnesbvwr', 1, 11, 1007316000, 'dealer:u6ay96heegws', CAST('{"at":1007316000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('vnesbvwr', 1, 12, 1007317000, 'dealer:u6ay96heegws', CAST('{"at":1007317000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["As","Kd","7c","Ks","Qd","7d","Qs","2h","5c"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["As","Ks","Qs"]],[2,["Kd","Qd","2h"]]],"dealer":["7c","7d","5c"]}]}]}' AS BLOB)),
('vnesbvwr', 1, 13, 1007318000, 'player:ugb79jg9wp6q', CAST('{"at":1007318000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vnesbvwr:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('vnesbvwr', 1, 14, 1007319000, 'player:uvf5wbza4qbk', CAST('{"at":1007319000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vnesbvwr:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":2,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('vnesbvwr', 1, 15, 1007320000, 'dealer:u6ay96heegws', CAST('{"at":1007320000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"reveal","by":{"role":"dealer"}},"events":[{"event":"hands_revealed/1","dealer":["7c","7d","5c"],"dealer_draws":false}]}]}' AS BLOB)),
('vnesbvwr', 1, 16, 1007321000, 'dealer:u6ay96heegws', CAST('{"at":1007321000,"by":"dealer:u6ay96heegws","postings":[["seed:hall.main","meter:hall.main",1000000,"reseed"],["house:vnesbvwr","meter:hall.main",100,"contribution"],["escrow:vnesbvwr:1","player:ugb79jg9wp6q",500,"return"],["house:vnesbvwr","player:ugb79jg9wp6q",500,"win"],["escrow:vnesbvwr:1","player:ugb79jg9wp6q",500,"return"],["house:vnesbvwr","player:ugb79jg9wp6q",500,"win"],["house:vnesbvwr","player:ugb79jg9wp6q",2500,"win"],["escrow:vnesbvwr:1","player:ugb79jg9wp6q",500,"return"],["house:vnesbvwr","player:ugb79jg9wp6q",20000,"win"],["escrow:vnesbvwr:1","house:vnesbvwr",250,"lose"],["meter:hall.main","player:ugb79jg9wp6q",1000100,"share"],["escrow:vnesbvwr:1","house:vnesbvwr",500,"lose"],["escrow:vnesbvwr:1","house:vnesbvwr",500,"lose"],["escrow:vnesbvwr:1","house:vnesbvwr",500,"lose"],["escrow:vnesbvwr:1","house:vnesbvwr",250,"lose"],["house:vnesbvwr","player:uvf5wbza4qbk",25000,"envy"]],"steps":[{"act":{"do":"settle","by":{"role":"dealer"},"meters_minor":[["main",1000100]]},"events":[{"event":"round_settled/1","lines":[{"box":1,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:3.10.1","reason":"contest/higher","seen":{"strength":740,"dealer_strength":337},"row":""},{"box":1,"wager":"play","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:3.10.1","reason":"contest/higher","seen":{"strength":740,"dealer_strength":337},"row":""},{"box":1,"wager":"ante_bonus","kind":"bonus","stake_minor":0,"outcome":"win","won_minor":2500,"returned_minor":2500,"clause":"rws:4.3","reason":"bonus/pays","seen":{"strength":740,"suit":3},"row":"straight_flush"},{"box":1,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"win","won_minor":20000,"returned_minor":20500,"clause":"rws:4.2","reason":"row/pays","seen":{"strength":740,"suit":3},"row":"straight_flush"},{"box":1,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"win","won_minor":999850,"returned_minor":1000100,"clause":"rws:4.4","reason":"meter/pays","seen":{"strength":740,"suit":3},"row":"mini_royal_spades"},{"box":2,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":201,"dealer_strength":337},"row":""},{"box":2,"wager":"play","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":201,"dealer_strength":337},"row":""},{"box":2,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.2","reason":"row/nothing","seen":{"strength":201},"row":""},{"box":2,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":201},"row":""},{"box":2,"wager":"progressive","kind":"envy","stake_minor":0,"outcome":"win","won_minor":25000,"returned_minor":25000,"clause":"rws:3.12","reason":"envy/pays","seen":{"strength":740,"suit":3,"other_box":1},"row":"mini_royal_spades"}],"meter_moves":[{"name":"main","before_minor":1000100,"contributed_minor":100,"paid_minor":1000100,"reseeded_minor":1000000,"after_minor":1000100}],"shown":[]}]}]}' AS BLOB)),
('vnesbvwr', 1, 17, 1007322000, 'supervisor:unh5vaa92k6u', CAST('{"at":1007322000,"by":"supervisor:unh5vaa92k6u","postings":[["player:ugb79jg9wp6q","escrow:vnesbvwr:1",500,"reverse"],["player:ugb79jg9wp6q","house:vnesbvwr",500,"reverse"],["player:ugb79jg9wp6q","escrow:vnesbvwr:1",500,"reverse"],["player:ugb79jg9wp6q","house:vnesbvwr",500,"reverse"],["player:ugb79jg9wp6q","house:vnesbvwr",2500,"reverse"],["player:ugb79jg9wp6q","escrow:vnesbvwr:1",500,"reverse"],["player:ugb79jg9wp6q","house:vnesbvwr",20000,"reverse"],["house:vnesbvwr","escrow:vnesbvwr:1",250,"reverse"],["player:ugb79jg9wp6q","meter:hall.main",1000100,"reverse"],["house:vnesbvwr","escrow:vnesbvwr:1",500,"reverse"],["house:vnesbvwr","escrow:vnesbvwr:1",500,"reverse"],["house:vnesbvwr","escrow:vnesbvwr:1",500,"reverse"],["house:vnesbvwr","escrow:vnesbvwr:1",250,"reverse"],["player:uvf5wbza4qbk","house:vnesbvwr",25000,"reverse"],["escrow:vnesbvwr:1","player:ugb79jg9wp6q",500,"return"],["escrow:vnesbvwr:1","player:ugb79jg9wp6q",500,"return"],["escrow:vnesbvwr:1","player:ugb79jg9wp6q",500,"return"],["escrow:vnesbvwr:1","player:ugb79jg9wp6q",250,"return"],["escrow:vnesbvwr:1","player:uvf5wbza4qbk",500,"return"],["escrow:vnesbvwr:1","player:uvf5wbza4qbk",500,"return"],["escrow:vnesbvwr:1","player:uvf5wbza4qbk",500,"return"],["escrow:vnesbvwr:1","player:uvf5wbza4qbk",250,"return"],["meter:hall.main","seed:hall.main",1000000,"reverse"],["meter:hall.main","house:vnesbvwr",100,"reverse"]],"steps":[{"act":{"do":"void_game","by":{"role":"supervisor"},"game":1,"ground":"deck_count","count":51,"repairable":false,"meters_minor":[["main",1000100]]},"events":[{"event":"game_voided/1","ground":"deck_count","clause":"rws:5.1.3","meter_moves":[{"name":"main","before_minor":1000100,"contributed_minor":-100,"paid_minor":-1000100,"reseeded_minor":-1000000,"after_minor":1000100,"fraction":"0"}],"reversed":[{"box":1,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:3.10.1","reason":"contest/higher","seen":{"strength":740,"dealer_strength":337},"row":""},{"box":1,"wager":"play","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:3.10.1","reason":"contest/higher","seen":{"strength":740,"dealer_strength":337},"row":""},{"box":1,"wager":"ante_bonus","kind":"bonus","stake_minor":0,"outcome":"win","won_minor":2500,"returned_minor":2500,"clause":"rws:4.3","reason":"bonus/pays","seen":{"strength":740,"suit":3},"row":"straight_flush"},{"box":1,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"win","won_minor":20000,"returned_minor":20500,"clause":"rws:4.2","reason":"row/pays","seen":{"strength":740,"suit":3},"row":"straight_flush"},{"box":1,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"win","won_minor":999850,"returned_minor":1000100,"clause":"rws:4.4","reason":"meter/pays","seen":{"strength":740,"suit":3},"row":"mini_royal_spades"},{"box":2,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":201,"dealer_strength":337},"row":""},{"box":2,"wager":"play","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":201,"dealer_strength":337},"row":""},{"box":2,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.2","reason":"row/nothing","seen":{"strength":201},"row":""},{"box":2,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":201},"row":""},{"box":2,"wager":"progressive","kind":"envy","stake_minor":0,"outcome":"win","won_minor":25000,"returned_minor":25000,"clause":"rws:3.12","reason":"envy/pays","seen":{"strength":740,"suit":3,"other_box":1},"row":"mini_royal_spades"}],"lines":[{"box":1,"wager":"ante","kind":"void","stake_minor":500,"outcome":"push","won_minor":0,"returned_minor":500,"clause":"rws:5.1.3","reason":"void/game","seen":{"ground":"deck_count"},"row":""},{"box":1,"wager":"play","kind":"void","stake_minor":500,"outcome":"push","won_minor":0,"returned_minor":500,"clause":"rws:5.1.3","reason":"void/game","seen":{"ground":"deck_count"},"row":""},{"box":1,"wager":"pair_plus","kind":"void","stake_minor":500,"outcome":"push","won_minor":0,"returned_minor":500,"clause":"rws:5.1.3","reason":"void/game","seen":{"ground":"deck_count"},"row":""},{"box":1,"wager":"progressive","kind":"void","stake_minor":250,"outcome":"push","won_minor":0,"returned_minor":250,"clause":"rws:5.1.3","reason":"void/game","seen":{"ground":"deck_count"},"row":""},{"box":2,"wager":"ante","kind":"void","stake_minor":500,"outcome":"push","won_minor":0,"returned_minor":500,"clause":"rws:5.1.3","reason":"void/game","seen":{"ground":"deck_count"},"row":""},{"box":2,"wager":"play","kind":"void","stake_minor":500,"outcome":"push","won_minor":0,"returned_minor":500,"clause":"rws:5.1.3","reason":"void/game","seen":{"ground":"deck_count"},"row":""},{"box":2,"wager":"pair_plus","kind":"void","stake_minor":500,"outcome":"push","won_minor":0,"returned_minor":500,"clause":"rws:5.1.3","reason":"void/game","seen":{"ground":"deck_count"},"row":""},{"box":2,"wager":"progressive","kind":"void","stake_minor":250,"outcome":"push","won_minor":0,"returned_minor":250,"clause":"rws:5.1.3","reason":"void/game","seen":{"ground":"deck_count"},"row":""}],"count":51}]}]}' AS BLOB)),
('vqrqtgjg', 0, 1, 1007346000, 'clock', CAST('{"at":1007346000,"by":"clock","note":{"opened":"sha256:84202a27cc91a72274834e555bd8baea71aed79c07d5c050103008dd0ed56133","settings":"f16322397081814e0a71d5a241f8ba80916e8f60243083302f197a8be13f3656"},"postings":[],"steps":[]}' AS BLOB)),
('vqrqtgjg', 1, 2, 1007346000, 'clock', CAST('{"at":1007346000,"by":"clock","note":{"commitment":"a06360034166b14902a0198633fcf9f9689f5e663bdc7b8759c222b5bd8f8fa5"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["mega",100000000],["major",2500000],["minor",250000]]},"events":[{"event":"betting_opened/1","game":1,"house":"millionaire_progressive","digest":"sha256:84202a27cc91a72274834e555bd8baea71aed79c07d5c050103008dd0ed56133","meters_minor":[["mega",100000000],["major",2500000],["minor",250000]]}]}]}' AS BLOB)),
('vqrqtgjg', 1, 3, 1007347000, 'player:ugb79jg9wp6q', CAST('{"at":1007347000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('vqrqtgjg', 1, 4, 1007347000, 'player:uvf5wbza4qbk', CAST('{"at":1007347000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('vqrqtgjg', 1, 5, 1007348000, 'player:ugb79jg9wp6q', CAST('{"at":1007348000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vqrqtgjg:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vqrqtgjg', 1, 6, 1007348000, 'player:ugb79jg9wp6q', CAST('{"at":1007348000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vqrqtgjg:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vqrqtgjg', 1, 7, 1007348000, 'player:ugb79jg9wp6q', CAST('{"at":1007348000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vqrqtgjg:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vqrqtgjg', 1, 8, 1007348000, 'player:uvf5wbza4qbk', CAST('{"at":1007348000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vqrqtgjg:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vqrqtgjg', 1, 9, 1007348000, 'player:uvf5wbza4qbk', CAST('{"at":1007348000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vqrqtgjg:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vqrqtgjg', 1, 10, 1007348000, 'player:uvf5wbza4qbk', CAST('{"at":1007348000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vqrqtgjg:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vqrqtgjg', 1, 11, 1007349000, 'player:ugb79jg9wp6q', CAST('{"at":1007349000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('vqrqtgjg', 1, 12, 1007349000, 'player:uvf5wbza4qbk', CAST('{"at":1007349000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('vqrqtgjg', 1, 13, 1007350000, 'player:ugb79jg9wp6q', CAST('{"at":1007350000,"by":"player:ugb79jg9wp6q","postings":[],"steps":[]}' AS BLOB)),
('vqrqtgjg', 1, 14, 1007350000, 'player:uvf5wbza4qbk', CAST('{"at":1007350000,"by":"player:uvf5wbza4qbk","postings":[],"steps":[]}' AS BLOB)),
('vqrqtgjg', 1, 15, 1007350000, 'clock', CAST('{"at":1007350000,"by":"clock","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]},{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["Kc","Tc","Ts","3c","2s","7d","Jd","8d","9d","Jh","6s"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["Kc","3c","Jd"]],[2,["Tc","2s","8d"]]],"dealer":["Ts","7d","9d"]},{"event":"community_dealt/1","cards":["Jh","6s"]}]}]}' AS BLOB)),
('vqrqtgjg', 1, 16, 1007351000, 'player:ugb79jg9wp6q', CAST('{"at":1007351000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vqrqtgjg:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('vsmjjxkv', 0, 1, 1007239000, 'clock', CAST('{"at":1007239000,"by":"clock","note":{"opened":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","settings":"8fd659a3411b0b5a8bce5e2033738f3592681f6f387ad104ba2b9de09cfca773"},"postings":[],"steps":[]}' AS BLOB)),
('vsmjjxkv', 1, 2, 1007240000, 'dealer:u6ay96heegws', CAST('{"at":1007240000,"by":"dealer:u6ay96heegws","note":{"commitment":"f9c37b9e1a2bb3da5133e24bf23223575f8a4b99d72a993a9d908b23b915c0e0"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000200]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000200]]}]}]}' AS BLOB)),
('vsmjjxkv', 1, 3, 1007241000, 'player:ugb79jg9wp6q', CAST('{"at":1007241000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('vsmjjxkv', 1, 4, 1007241000, 'player:uvf5wbza4qbk', CAST('{"at":1007241000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('vsmjjxkv', 1, 5, 1007242000, 'player:ugb79jg9wp6q', CAST('{"at":1007242000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vsmjjxkv:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vsmjjxkv', 1, 6, 1007242000, 'player:ugb79jg9wp6q', CAST('{"at":1007242000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vsmjjxkv:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vsmjjxkv', 1, 7, 1007242000, 'player:ugb79jg9wp6q', CAST('{"at":1007242000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vsmjjxkv:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('vsmjjxkv', 1, 8, 1007242000, 'player:uvf5wbza4qbk', CAST('{"at":1007242000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vsmjjxkv:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vsmjjxkv', 1, 9, 1007242000, 'player:uvf5wbza4qbk', CAST('{"at":1007242000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vsmjjxkv:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vsmjjxkv', 1, 10, 1007242000, 'player:uvf5wbza4qbk', CAST('{"at":1007242000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vsmjjxkv:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('vsmjjxkv', 1, 11, 1007243000, 'player:ugb79jg9wp6q', CAST('{"at":1007243000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('vsmjjxkv', 1, 12, 1007243000, 'player:uvf5wbza4qbk', CAST('{"at":1007243000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('vsmjjxkv', 1, 13, 1007244000, 'dealer:u6ay96heegws', CAST('{"at":1007244000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('vsmjjxkv', 1, 14, 1007245000, 'dealer:u6ay96heegws', CAST('{"at":1007245000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["7d","5d","7c","7s","2d","Ts","Ac","2s","6s"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["7d","7s","Ac"]],[2,["5d","2d","2s"]]],"dealer":["7c","Ts","6s"]}]}]}' AS BLOB)),
('vsmjjxkv', 1, 15, 1007246000, 'player:ugb79jg9wp6q', CAST('{"at":1007246000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vsmjjxkv:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('vsmjjxkv', 1, 16, 1007247000, 'player:uvf5wbza4qbk', CAST('{"at":1007247000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vsmjjxkv:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":2,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('vsmjjxkv', 1, 17, 1007248000, 'dealer:u6ay96heegws', CAST('{"at":1007248000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"reveal","by":{"role":"dealer"}},"events":[{"event":"hands_revealed/1","dealer":["7c","Ts","6s"],"dealer_draws":false}]}]}' AS BLOB)),
('vsmjjxkv', 1, 18, 1007249000, 'dealer:u6ay96heegws', CAST('{"at":1007249000,"by":"dealer:u6ay96heegws","postings":[["house:vsmjjxkv","meter:hall.main",100,"contribution"],["escrow:vsmjjxkv:1","player:ugb79jg9wp6q",500,"return"],["house:vsmjjxkv","player:ugb79jg9wp6q",500,"win"],["escrow:vsmjjxkv:1","player:ugb79jg9wp6q",500,"return"],["escrow:vsmjjxkv:1","player:ugb79jg9wp6q",500,"return"],["house:vsmjjxkv","player:ugb79jg9wp6q",500,"win"],["escrow:vsmjjxkv:1","house:vsmjjxkv",250,"lose"],["escrow:vsmjjxkv:1","player:uvf5wbza4qbk",500,"return"],["house:vsmjjxkv","player:uvf5wbza4qbk",500,"win"],["escrow:vsmjjxkv:1","player:uvf5wbza4qbk",500,"return"],["escrow:vsmjjxkv:1","player:uvf5wbza4qbk",500,"return"],["house:vsmjjxkv","player:uvf5wbza4qbk",500,"win"],["escrow:vsmjjxkv:1","house:vsmjjxkv",250,"lose"]],"steps":[{"act":{"do":"settle","by":{"role":"dealer"},"meters_minor":[["main",1000200]]},"events":[{"event":"round_settled/1","lines":[{"box":1,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:3.9.2","reason":"contest/not_qualified","seen":{"strength":345,"dealer_strength":64},"row":""},{"box":1,"wager":"play","kind":"stake","stake_minor":500,"outcome":"push","won_minor":0,"returned_minor":500,"clause":"rws:3.9.1","reason":"contest/not_qualified","seen":{"strength":345,"dealer_strength":64},"row":""},{"box":1,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:4.2","reason":"row/pays","seen":{"strength":345},"row":"pair"},{"box":1,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":345},"row":""},{"box":2,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:3.9.2","reason":"contest/not_qualified","seen":{"strength":276,"dealer_strength":64},"row":""},{"box":2,"wager":"play","kind":"stake","stake_minor":500,"outcome":"push","won_minor":0,"returned_minor":500,"clause":"rws:3.9.1","reason":"contest/not_qualified","seen":{"strength":276,"dealer_strength":64},"row":""},{"box":2,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:4.2","reason":"row/pays","seen":{"strength":276},"row":"pair"},{"box":2,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":276},"row":""}],"meter_moves":[{"name":"main","before_minor":1000200,"contributed_minor":100,"paid_minor":0,"reseeded_minor":0,"after_minor":1000300}],"shown":[]}]}]}' AS BLOB)),
('vsmjjxkv', 2, 19, 1007250000, 'dealer:u6ay96heegws', CAST('{"at":1007250000,"by":"dealer:u6ay96heegws","note":{"commitment":"ece0f757fe0164d8aaab658d8d34ae2dae6a5598311cbcad987f3b9b27667fac"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000300]]},"events":[{"event":"betting_opened/1","game":2,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000300]]}]}]}' AS BLOB)),
('vsmjjxkv', 2, 20, 1007251000, 'player:ugb79jg9wp6q', CAST('{"at":1007251000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vsmjjxkv:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vsmjjxkv', 2, 21, 1007251000, 'player:ugb79jg9wp6q', CAST('{"at":1007251000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vsmjjxkv:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vsmjjxkv', 2, 22, 1007251000, 'player:ugb79jg9wp6q', CAST('{"at":1007251000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vsmjjxkv:2",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('vsmjjxkv', 2, 23, 1007251000, 'player:uvf5wbza4qbk', CAST('{"at":1007251000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vsmjjxkv:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vsmjjxkv', 2, 24, 1007251000, 'player:uvf5wbza4qbk', CAST('{"at":1007251000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vsmjjxkv:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vsmjjxkv', 2, 25, 1007251000, 'player:uvf5wbza4qbk', CAST('{"at":1007251000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vsmjjxkv:2",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('vsmjjxkv', 2, 26, 1007252000, 'player:ugb79jg9wp6q', CAST('{"at":1007252000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('vsmjjxkv', 2, 27, 1007252000, 'player:uvf5wbza4qbk', CAST('{"at":1007252000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('vsmjjxkv', 2, 28, 1007253000, 'dealer:u6ay96heegws', CAST('{"at":1007253000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('vsmjjxkv', 2, 29, 1007254000, 'dealer:u6ay96heegws', CAST('{"at":1007254000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["6d","Jd","Jh","3s","5c","Tc","3h","9s","Ah"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["6d","3s","3h"]],[2,["Jd","5c","9s"]]],"dealer":["Jh","Tc","Ah"]}]}]}' AS BLOB)),
('vsmjjxkv', 2, 30, 1007255000, 'player:ugb79jg9wp6q', CAST('{"at":1007255000,"by":"player:ugb79jg9wp6q","postings":[],"steps":[{"act":{"do":"look","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1},"events":[{"event":"cards_looked_at/1","box":1}]}]}' AS BLOB)),
('vsmjjxkv', 2, 31, 1007255000, 'player:uvf5wbza4qbk', CAST('{"at":1007255000,"by":"player:uvf5wbza4qbk","postings":[],"steps":[{"act":{"do":"look","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2},"events":[{"event":"cards_looked_at/1","box":2}]}]}' AS BLOB)),
('vsmjjxkv', 2, 32, 1007256000, 'player:ugb79jg9wp6q', CAST('{"at":1007256000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vsmjjxkv:2",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('vtnqucea', 0, 1, 1007375000, 'clock', CAST('{"at":1007375000,"by":"clock","note":{"opened":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","settings":"408147b45905b352a0e40323d6d51cb1c2143f0cadef00ef7422065765d09a65"},"postings":[],"steps":[]}' AS BLOB)),
('vtnqucea', 1, 2, 1007376000, 'dealer:u6ay96heegws', CAST('{"at":1007376000,"by":"dealer:u6ay96heegws","note":{"commitment":"ec5391df7ed19f71be6e4a3c2418d6b375d480b36172fc2aca5420e165878805"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000100]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000100]]}]}]}' AS BLOB)),
('vtnqucea', 1, 3, 1007377000, 'player:ugb79jg9wp6q', CAST('{"at":1007377000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('vtnqucea', 1, 4, 1007377000, 'player:uvf5wbza4qbk', CAST('{"at":1007377000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('vtnqucea', 1, 5, 1007378000, 'player:ugb79jg9wp6q', CAST('{"at":1007378000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vtnqucea:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vtnqucea', 1, 6, 1007378000, 'player:ugb79jg9wp6q', CAST('{"at":1007378000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vtnqucea:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vtnqucea', 1, 7, 1007378000, 'player:ugb79jg9wp6q', CAST('{"at":1007378000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vtnqucea:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('vtnqucea', 1, 8, 1007378000, 'player:uvf5wbza4qbk', CAST('{"at":1007378000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vtnqucea:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vtnqucea', 1, 9, 1007378000, 'player:uvf5wbza4qbk', CAST('{"at":1007378000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vtnqucea:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vtnqucea', 1, 10, 1007378000, 'player:uvf5wbza4qbk', CAST('{"at":1007378000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vtnqucea:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('vtnqucea', 1, 11, 1007379000, 'player:ugb79jg9wp6q', CAST('{"at":1007379000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('vtnqucea', 1, 12, 1007379000, 'player:uvf5wbza4qbk', CAST('{"at":1007379000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('vtnqucea', 1, 13, 1007380000, 'dealer:u6ay96heegws', CAST('{"at":1007380000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('vtnqucea', 1, 14, 1007381000, 'dealer:u6ay96heegws', CAST('{"at":1007381000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["8c","8h","As","Kd","Qs","Ah","9h","3c","8s"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["8c","Kd","9h"]],[2,["8h","Qs","3c"]]],"dealer":["As","Ah","8s"]}]}]}' AS BLOB)),
('vtnqucea', 1, 15, 1007382000, 'player:ugb79jg9wp6q', CAST('{"at":1007382000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vtnqucea:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('vtnqucea', 1, 16, 1007383000, 'player:unh5vaa92k6u', CAST('{"at":1007383000,"by":"player:unh5vaa92k6u","note":{"closing":true},"postings":[],"steps":[]}' AS BLOB)),
('vygbdjyx', 0, 1, 1007342000, 'clock', CAST('{"at":1007342000,"by":"clock","note":{"opened":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","settings":"6ccf4e83bd84a939cc9bcf01fad0d2022569a1bb05fd6781fca3cce964a7708c"},"postings":[],"steps":[]}' AS BLOB)),
('vygbdjyx', 1, 2, 1007342000, 'clock', CAST('{"at":1007342000,"by":"clock","note":{"commitment":"59abba4770d242c1a25093cae3f1c7e48e809d2ef8575142d54a18ff2e28df0d"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000100]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000100]]}]}]}' AS BLOB)),
('vygbdjyx', 1, 3, 1007343000, 'player:ugb79jg9wp6q', CAST('{"at":1007343000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('vygbdjyx', 1, 4, 1007343000, 'player:uvf5wbza4qbk', CAST('{"at":1007343000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('vygbdjyx', 1, 5, 1007344000, 'player:ugb79jg9wp6q', CAST('{"at":1007344000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vygbdjyx:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vygbdjyx', 1, 6, 1007344000, 'player:ugb79jg9wp6q', CAST('{"at":1007344000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vygbdjyx:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vygbdjyx', 1, 7, 1007344000, 'player:ugb79jg9wp6q', CAST('{"at":1007344000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vygbdjyx:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('vygbdjyx', 1, 8, 1007344000, 'player:uvf5wbza4qbk', CAST('{"at":1007344000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vygbdjyx:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vygbdjyx', 1, 9, 1007344000, 'player:uvf5wbza4qbk', CAST('{"at":1007344000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vygbdjyx:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('vygbdjyx', 1, 10, 1007344000, 'player:uvf5wbza4qbk', CAST('{"at":1007344000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:vygbdjyx:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('vygbdjyx', 1, 11, 1007345000, 'player:ugb79jg9wp6q', CAST('{"at":1007345000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('vygbdjyx', 1, 12, 1007345000, 'player:uvf5wbza4qbk', CAST('{"at":1007345000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('xgqjwjdx', 0, 1, 1007288000, 'clock', CAST('{"at":1007288000,"by":"clock","note":{"opened":"sha256:7a578a7dbc8cfabd77052de90dec29c9d96093a991cd2d4f3a3397ee536a7522","settings":"176ea8db4c841df5e0dd831523b9ab18d4f95ca9c60e122ab842eeedd83d4cd1"},"postings":[],"steps":[]}' AS BLOB)),
('xgqjwjdx', 1, 2, 1007289000, 'dealer:u6ay96heegws', CAST('{"at":1007289000,"by":"dealer:u6ay96heegws","note":{"commitment":"f549170260a44e3532001baf5e3b9e4ba16b4dec61ed386e351ebb06bafbfb01"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000000]]},"events":[{"event":"betting_opened/1","game":1,"house":"sixcard","digest":"sha256:7a578a7dbc8cfabd77052de90dec29c9d96093a991cd2d4f3a3397ee536a7522","meters_minor":[["main",1000000]]}]}]}' AS BLOB)),
('xgqjwjdx', 1, 3, 1007290000, 'player:ugb79jg9wp6q', CAST('{"at":1007290000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('xgqjwjdx', 1, 4, 1007290000, 'player:uvf5wbza4qbk', CAST('{"at":1007290000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('xgqjwjdx', 1, 5, 1007291000, 'player:ugb79jg9wp6q', CAST('{"at":1007291000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:xgqjwjdx:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('xgqjwjdx', 1, 6, 1007291000, 'player:ugb79jg9wp6q', CAST('{"at":1007291000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:xgqjwjdx:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('xgqjwjdx', 1, 7, 1007291000, 'player:ugb79jg9wp6q', CAST('{"at":1007291000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:xgqjwjdx:1",100,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"six_card_bonus","amount_minor":100},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"six_card_bonus","stake_minor":100,"was_minor":0}]}]}' AS BLOB)),
('xgqjwjdx', 1, 8, 1007291000, 'player:ugb79jg9wp6q', CAST('{"at":1007291000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:xgqjwjdx:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('xgqjwjdx', 1, 9, 1007291000, 'player:uvf5wbza4qbk', CAST('{"at":1007291000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:xgqjwjdx:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('xgqjwjdx', 1, 10, 1007291000, 'player:uvf5wbza4qbk', CAST('{"at":1007291000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:xgqjwjdx:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('xgqjwjdx', 1, 11, 1007291000, 'player:uvf5wbza4qbk', CAST('{"at":1007291000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:xgqjwjdx:1",100,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"six_card_bonus","amount_minor":100},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"six_card_bonus","stake_minor":100,"was_minor":0}]}]}' AS BLOB)),
('xgqjwjdx', 1, 12, 1007291000, 'player:uvf5wbza4qbk', CAST('{"at":1007291000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:xgqjwjdx:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('xgqjwjdx', 1, 13, 1007292000, 'player:ugb79jg9wp6q', CAST('{"at":1007292000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('xgqjwjdx', 1, 14, 1007292000, 'player:uvf5wbza4qbk', CAST('{"at":1007292000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('xgqjwjdx', 1, 15, 1007293000, 'dealer:u6ay96heegws', CAST('{"at":1007293000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('xgqjwjdx', 1, 16, 1007294000, 'dealer:u6ay96heegws', CAST('{"at":1007294000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["Jh","Kd","7c","7d","6d","Kh","Ts","Ah","Qs"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["Jh","7d","Ts"]],[2,["Kd","6d","Ah"]]],"dealer":["7c","Kh","Qs"]}]}]}' AS BLOB)),
('xgqjwjdx', 1, 17, 1007295000, 'player:ugb79jg9wp6q', CAST('{"at":1007295000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:xgqjwjdx:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('xgqjwjdx', 1, 18, 1007296000, 'player:uvf5wbza4qbk', CAST('{"at":1007296000,"by":"player:uvf5wbza4qbk","postings":[["escrow:xgqjwjdx:1","house:xgqjwjdx",500,"lose"],["escrow:xgqjwjdx:1","house:xgqjwjdx",500,"lose"],["escrow:xgqjwjdx:1","house:xgqjwjdx",500,"lose"]],"steps":[{"act":{"do":"fold","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2},"events":[{"event":"box_folded/1","box":2,"lines":[{"box":2,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"sixcard:4","reason":"folded","seen":{},"row":""},{"box":2,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"sixcard:4","reason":"folded","seen":{},"row":""},{"box":2,"wager":"progressive","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"sixcard:8","reason":"folded","seen":{},"row":""}]}]}]}' AS BLOB)),
('xgqjwjdx', 1, 19, 1007297000, 'dealer:u6ay96heegws', CAST('{"at":1007297000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"reveal","by":{"role":"dealer"}},"events":[{"event":"hands_revealed/1","dealer":["7c","Kh","Qs"],"dealer_draws":false}]}]}' AS BLOB)),
('xnxstnvn', 0, 1, 1007358000, 'clock', CAST('{"at":1007358000,"by":"clock","note":{"opened":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","settings":"c6cb774a1e7e1dcd9879a8f16966c998a6284a0631a4aa3334f4c5a6a219da60"},"postings":[],"steps":[]}' AS BLOB)),
('xnxstnvn', 1, 2, 1007359000, 'dealer:u6ay96heegws', CAST('{"at":1007359000,"by":"dealer:u6ay96heegws","note":{"commitment":"2a2f095a6b9307551f8e2efaa0de0fab7bb249d1306fea0c7d51dc90a4f32d58"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000000]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000000]]}]}]}' AS BLOB)),
('xnxstnvn', 1, 3, 1007360000, 'player:ugb79jg9wp6q', CAST('{"at":1007360000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('xnxstnvn', 1, 4, 1007360000, 'player:uvf5wbza4qbk', CAST('{"at":1007360000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('xnxstnvn', 1, 5, 1007361000, 'player:ugb79jg9wp6q', CAST('{"at":1007361000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:xnxstnvn:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('xnxstnvn', 1, 6, 1007361000, 'player:ugb79jg9wp6q', CAST('{"at":1007361000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:xnxstnvn:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('xnxstnvn', 1, 7, 1007361000, 'player:ugb79jg9wp6q', CAST('{"at":1007361000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:xnxstnvn:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('xnxstnvn', 1, 8, 1007361000, 'player:uvf5wbza4qbk', CAST('{"at":1007361000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:xnxstnvn:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('xnxstnvn', 1, 9, 1007361000, 'player:uvf5wbza4qbk', CAST('{"at":1007361000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:xnxstnvn:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('xnxstnvn', 1, 10, 1007361000, 'player:uvf5wbza4qbk', CAST('{"at":1007361000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:xnxstnvn:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('xnxstnvn', 1, 11, 1007362000, 'player:ugb79jg9wp6q', CAST('{"at":1007362000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('xnxstnvn', 1, 12, 1007362000, 'player:uvf5wbza4qbk', CAST('{"at":1007362000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('xnxstnvn', 1, 13, 1007363000, 'dealer:u6ay96heegws', CAST('{"at":1007363000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('xnxstnvn', 1, 14, 1007364000, 'dealer:u6ay96heegws', CAST('{"at":1007364000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["Ac","5d","4d","Kc","Td","4s","9s","7s","Qd"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["Ac","Kc","9s"]],[2,["5d","Td","7s"]]],"dealer":["4d","4s","Qd"]}]}]}' AS BLOB)),
('xnxstnvn', 1, 15, 1007365000, 'player:ugb79jg9wp6q', CAST('{"at":1007365000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:xnxstnvn:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('xnxstnvn', 1, 16, 1007366000, 'player:unh5vaa92k6u', CAST('{"at":1007366000,"by":"player:unh5vaa92k6u","note":{"paused":true},"postings":[],"steps":[]}' AS BLOB)),
('xujpjssn', 0, 1, 1007418000, 'clock', CAST('{"at":1007418000,"by":"clock","note":{"opened":"sha256:fb4255e39b57d02ff4dd1b6774704e189ab4e04bac4e730147775e714da84f2c","settings":"e1963fb319407b96ac628560ec11b5c5b263747472a7fe419ba5767f5286a533"},"postings":[],"steps":[]}' AS BLOB)),
('xujpjssn', 1, 2, 1007418000, 'clock', CAST('{"at":1007418000,"by":"clock","note":{"commitment":"9c2b08cf7710f2d3471af1d7711fb160b9e2161cb1b036f7670c200f2125625c"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000000]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:fb4255e39b57d02ff4dd1b6774704e189ab4e04bac4e730147775e714da84f2c","meters_minor":[["main",1000000]]}]}]}' AS BLOB)),
('xujpjssn', 1, 3, 1007419000, 'player:ugb79jg9wp6q', CAST('{"at":1007419000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('xujpjssn', 1, 4, 1007419000, 'player:uvf5wbza4qbk', CAST('{"at":1007419000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('xujpjssn', 1, 5, 1007420000, 'player:ugb79jg9wp6q', CAST('{"at":1007420000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:xujpjssn:1",2000,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":2000},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":2000,"was_minor":0}]}]}' AS BLOB)),
('xujpjssn', 1, 6, 1007420000, 'player:ugb79jg9wp6q', CAST('{"at":1007420000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:xujpjssn:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('xujpjssn', 1, 7, 1007420000, 'player:ugb79jg9wp6q', CAST('{"at":1007420000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:xujpjssn:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('xujpjssn', 1, 8, 1007420000, 'player:uvf5wbza4qbk', CAST('{"at":1007420000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:xujpjssn:1",2000,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":2000},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":2000,"was_minor":0}]}]}' AS BLOB)),
('xujpjssn', 1, 9, 1007420000, 'player:uvf5wbza4qbk', CAST('{"at":1007420000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:xujpjssn:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('xujpjssn', 1, 10, 1007420000, 'player:uvf5wbza4qbk', CAST('{"at":1007420000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:xujpjssn:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('xujpjssn', 1, 11, 1007421000, 'player:operator', CAST('{"at":1007421000,"by":"player:operator","note":{"paused":true},"postings":[],"steps":[]}' AS BLOB));

INSERT INTO tables (id, house, settings, state, version, epoch, owner, expires_ms, closed, created_ms) VALUES
('baephmcg', 'sha256:7a578a7dbc8cfabd77052de90dec29c9d96093a991cd2d4f3a3397ee536a7522', CAST('{"house":"sixcard","name":"a new table","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"since_ms":1007220000,"host":"unh5vaa92k6u","body":"56cad9efc8bcad21ad556ac5996bb71adc2690843cce50bb8a362bb30c58d610"}' AS BLOB), 1, 1, '', 0, 0, 1007220000),
('drskhzrr', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"voided, and on","posted":"","boxes":0,"deal":"live","method":"","pace":"clock","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":2,"stage":"betting","since_ms":1007334000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","began_ms":1007334000,"bets_ms":1007335000,"body":"6403d83ee5f23c5e32bed1d01bcbd35a2b921bf514db34a1fcfe12f625a08ccf","chain":"8a3062ede2070e2ea467ac15c1f1f418bb58e43ffc0dbcda3caa591361bbe170"}' AS BLOB), 24, 1, '', 0, 0, 1007323000),
('evudppjb', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"a bot","posted":"","boxes":0,"deal":"digital","method":"","pace":"clock","timed":true,"bet_seconds":600,"least_bet_seconds":0,"decide_seconds":600,"show_seconds":600,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":10,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"betting","since_ms":1007384000,"deadline_ms":1007987000,"sitters":[{"player":"bot.best.ante.1a2b3c4d","name":"Bot Alma (best)","boxes":[1],"bot":true,"bank_ms":30000},{"player":"ugb79jg9wp6q","name":"Ann","boxes":[2],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[3],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"7f61cbb10313144f6cd3526a0c917797fb0a3d4beb7e3f7e33509694c4c2d465","commitment":"301eb28a12ef3edfae7e5f19148eeee864180e96a0d6e78377ab0e22ad062942"},"began_ms":1007384000,"bets_ms":1007387000,"body":"30e7c11814cd7188777f56efab7000d34e61523e2315550e79d9fbf469fc654b","chain":"1828a0cd274e3b21f60c63b83c1e4bbd40ab50c8ce161624b30c568a6b088052"}' AS BLOB), 11, 1, '', 0, 0, 1007384000),
('fwkhhvjt', 'sha256:f30d080a698f1befa64a1b3eb27626e569ed1c013f622da841dac48cb654c6ed', CAST('{"house":"draw","name":"replacing","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"moving","since_ms":1007266000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000,"decided":true},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000,"decided":true}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"0718dab698324b6b72afa9b1f7753c9bd9bf330766aca69b357a8ab537ebf751","commitment":"bb6c17aaca6f4f2e856ba0421702e79a22ec1b5fd84cca7c270048c0c6857dab","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Ben''s seed"]],"used":9},"began_ms":1007258000,"bets_ms":1007260000,"body":"b3b3c11fd33a753704c96841dd0dbb811e17924c6c90fbe672aea371697c09e5","chain":"b4f4684ad53687cf141e0bbebbea6103c6bf0805b6282a1fc6122ed309e07095"}' AS BLOB), 16, 1, '', 0, 0, 1007257000),
('ggdeuebw', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"challenged","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"betting","since_ms":1007228000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":1,"nonce":"b8b30e86302738fc9d91290e89349b0d4f895d6331b40c7c248a7889b032b51d","commitment":"f9d236f21ab4d260a62ee4ba1f96e2cfd5339af434c4725604ab8bdd21bdeb2a","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Ben''s seed"]]},"opened":["167561d370ab1d1d23e4cdf443bfcae5d7aef7d8f50a37e7754db4650712e304"],"began_ms":1007228000,"bets_ms":1007230000,"body":"1531f64e7b0e5795dcdc823d67eb6d32d21f41069d64b8141754a5a1d31ca669","chain":"fbb1f88d0ac2f981442f34dda1e66e92a30d78669a2a2c5f26f7f2614792184e"}' AS BLOB), 15, 1, '', 0, 0, 1007227000),
('grhkhewt', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"closed","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":2,"stage":"closed","since_ms":1000019000,"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"1851de83292986ebe21942a7c5e6e61046227bbbda1f8727fc74a7ed5b0f54b0","commitment":"3b9fe244901bfb60dcb0a677a95fbf24d4e6cc887d3c76c3f92588abf288578d","used":9},"began_ms":1000011000,"bets_ms":1000012000,"ended_ms":1000018000,"final":true,"body":"7e22a0e5b5858ca05e7e395818c20c8fdd7df8ac419e9318ff303965474b1d75","chain":"b81d77a9c9d835c4045e450f99de22c5554274513702ee7b9a5a811563160173"}' AS BLOB), 32, 1, '', 0, 1, 1000000000),
('grkdatda', 'sha256:ea9f8925529dbbe841609c7d306edaa6d1946b4c41528cec28c31082227f1772', CAST('{"house":"ultimate","name":"revealing","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"moving","since_ms":1007275000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000,"decided":true},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000,"decided":true}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"edd0c8dd1022720f0d696ebec51c87e8e1236caf5195bbffcc5294982ad5b9c2","commitment":"0421bb8e1e65d86cc42541147c7276364493cc86a82d115c64c94b6e528accbd","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Ben''s seed"]],"used":9},"began_ms":1007268000,"bets_ms":1007270000,"body":"303a3da79dcd66b13c81f14421eac31206d9aea02a3c04cf4c63c056e5548797","chain":"4b679acab71643b77408ad260bce4f5fc87aec307a291c4ddd9daaa95975afb8"}' AS BLOB), 12, 1, '', 0, 0, 1007267000),
('jezdkuhy', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"a meter hit","posted":"","boxes":0,"deal":"live","method":"","pace":"clock","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":2,"stage":"deciding","since_ms":1007311000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","began_ms":1007308000,"bets_ms":1007309000,"body":"a496fc50322ed43de6e9580ea6c1d52c4722fa932c96cc04ad5a287854ffae5a","chain":"213dce41b1e7ab76684a27ca10db31bd2fe2d8945298d933ec5ceea10e30549d"}' AS BLOB), 25, 1, '', 0, 0, 1007298000),
('jmqsgysh', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"betting","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"betting","since_ms":1007222000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"ready":true,"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"eeb0b90111c061865ad8f7e9c1229ef90574edb60d09ab19dd71861a7e26f205","commitment":"1bfb3929f1176f342e6aede450a862929ec7070773e69ebc83a396d179d5e208","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Ben''s seed"]]},"began_ms":1007222000,"bets_ms":1007224000,"body":"49ec58e9b3776455835006fe80952546e45e981d351b6f1ae7da04cccbe428af","chain":"4ffeb1d870ea8bf95a3164be38ee311ce2ffff605953d4b45853c2d5ede8b2b2"}' AS BLOB), 13, 1, '', 0, 0, 1007221000),
('mqzaanfn', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"left in the middle","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"deciding","since_ms":1007373000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"given_up":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"602119fc22c6ea5de04eb23d76533c97d5feb223ff5b4f83386a190f6a4197ec","commitment":"790b11cff7fceb7269b996c82dd72d2939f2e1c48f09813a68b5efd47dd294f7","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Ben''s seed"]],"used":9},"began_ms":1007368000,"bets_ms":1007370000,"body":"28b390eee595f5250fbec47f3f852e1cfced767322112b958e170bfe7c74ca03","chain":"ad3858044380406bd420018e1f4bdf5d4d53ed1725a334c859ce81df523a8c98"}' AS BLOB), 16, 1, '', 0, 0, 1007367000),
('mxpsjkqm', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"settled","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"showing","since_ms":1007417000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"e24e0d6a72fba5c1002bb1f09158a1f6e76fed7f14e14849f1d2104f1ec696a1","commitment":"3527b471b8fc695321cac948a9c3278a74efb2e1add6e0b1103af0110f25189e","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Ben''s seed"]],"used":9},"held":[["ugb79jg9wp6q",2500],["uvf5wbza4qbk",2500]],"began_ms":1007408000,"bets_ms":1007410000,"ended_ms":1007417000,"body":"0718b1a5a6c6a0387710d199819bf13bbaafbaf14576183fd1cca6bc07bae447","chain":"5545138f720c7f7e77d867a284ece7bd677da087321948be13f66f8c35e29717"}' AS BLOB), 18, 1, '', 0, 0, 1007407000),
('nuswdfnn', 'sha256:9f82f7ddc85cf1afa15e23e4d39e352d83d698ddc91f1d1b3e8a8a4ceffd19e2', CAST('{"house":"generous","name":"a house of its own","posted":"","boxes":0,"deal":"live","method":"","pace":"clock","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":2,"stage":"deciding","since_ms":1007406000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","carries":[["main","17/20"]],"began_ms":1007403000,"bets_ms":1007404000,"body":"7699df3ee7f7aab37f5500502e8f0ea784e0d12fea0f7fc08a7ac7fa01452122","chain":"762736889c7d4be72e8c0450cbdde896f95e83bdcee018c9e21e935749981d78"}' AS BLOB), 25, 1, '', 0, 0, 1007393000),
('qgmfhbua', 'sha256:400cb98710ea77c0658559960bb887972f7185084fc188a5eeba88862c8d766d', CAST('{"house":"prime","name":"no more bets","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"moving","since_ms":1007238000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"3964d94d342aed4281efc96aa906fc31fdf888acdfc514868cf80870768dcad1","commitment":"9baa034dbc43d30fb5c6f647104102fc4f3a186dd8c02107971171d5e18fae07"},"began_ms":1007235000,"bets_ms":1007237000,"body":"97fbe5a809d559f0be7d977fa22084d857df3708feeb5fc6a0a7d5381944d98e","chain":"590a35e51d88f75413a456fb9d0c453ea9dd97ac28cad08cf0267564ee941171"}' AS BLOB), 13, 1, '', 0, 0, 1007234000),
('sgfcjcwh', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"cards entered","posted":"","boxes":0,"deal":"live","method":"","pace":"clock","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"moving","since_ms":1007340000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","draft":["As","Kd","7c","Ks"],"began_ms":1007337000,"bets_ms":1007339000,"body":"84921c864fba3cd7ee6961d9a7c1e2a3b1045fc40c65323e3aa78506a9b7dbd3","chain":"bea47d2a4ab908ea6c7ec4c10407c59a15489ed2a71c4a25c230e53832deb78e"}' AS BLOB), 12, 1, '', 0, 0, 1007336000),
('upksxcrt', 'sha256:a918a447d829e7c7422aa6d1ba3c42f85b3da04ea80e9accb7b99858d38d46b1', CAST('{"house":"evolution","name":"settled by the clock","posted":"","boxes":0,"deal":"digital","method":"","pace":"clock","timed":true,"bet_seconds":600,"least_bet_seconds":0,"decide_seconds":600,"show_seconds":600,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":10,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"showing","since_ms":1007357000,"deadline_ms":1007957000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"50ced4804c112feb30716c088ee842f2c0b67c4d0c2d69252cac8e9f715c69a5","commitment":"f524ab93d8ef270c15d42b4146686e3117e32224da097b8f401115daffea1a07","used":9},"held":[["uvf5wbza4qbk",1000]],"began_ms":1007352000,"bets_ms":1007354000,"ended_ms":1007357000,"body":"19d9f0a05ce758b367d24e08f41565c19fee770b44c1d6419d739c58925bf294","chain":"67dee79d36994a20bd9b9e1c32da5059e70b8d577f0109e8ce850d37aea9a455"}' AS BLOB), 16, 1, '', 0, 0, 1007352000),
('vcepyxzc', 'sha256:f30d080a698f1befa64a1b3eb27626e569ed1c013f622da841dac48cb654c6ed', CAST('{"house":"draw","name":"the dealer draws","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"moving","since_ms":1007285000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000,"decided":true},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000,"decided":true}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"2ca696c3a2953cb3f88343b1ece8975a8370491ebe19d77b84c753656e18c77e","commitment":"b741bb565405632dd8eac79f6adec6dee28039b24c5467699950b10ead73314c","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Ben''s seed"]],"used":10},"began_ms":1007277000,"bets_ms":1007279000,"body":"cf31de23fb8ef618df2e050151452073da7d6884bf1b490e0a7994e031c70da1","chain":"e20fa77f250e7ee6cec8aebb6425c1ad33c78ff6693c05c6bb0e37fa3440a7ae"}' AS BLOB), 18, 1, '', 0, 0, 1007276000),
('vgbrjfxh', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"withdrawn","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"betting","since_ms":1007389000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"9bee1726330d29c9441da6266ed7f85e27126aefd5799f900b0e0306b4f12ce6","commitment":"05446357e27453e454a059052adb94770876c82295f8943db676cc6d638f8ac6"},"began_ms":1007389000,"bets_ms":1007391000,"body":"4b7b143c558f5dac08e5c64cf409913c47887985c55d903775550f5f498873c7","chain":"f6e456ea5c8f82e1e450c05ff46638b13ca99a012b0172b91b4d9cff70cf4981"}' AS BLOB), 11, 1, '', 0, 0, 1007388000),
('vnesbvwr', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"a hit voided","posted":"","boxes":0,"deal":"live","method":"","pace":"clock","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"showing","since_ms":1007322000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","began_ms":1007313000,"bets_ms":1007315000,"ended_ms":1007322000,"body":"8db7271142b48f7330451da8149b37924166f1d4d60f1f61b8d3b6094d9ae40f","chain":"96d6ac6005a7458be0cea89c3c4e5c011de216078fd9f2616943ec21e47b9d0d"}' AS BLOB), 17, 1, '', 0, 0, 1007312000),
('vqrqtgjg', 'sha256:84202a27cc91a72274834e555bd8baea71aed79c07d5c050103008dd0ed56133', CAST('{"house":"millionaire_progressive","name":"deciding by the clock","posted":"","boxes":0,"deal":"digital","method":"","pace":"clock","timed":true,"bet_seconds":600,"least_bet_seconds":0,"decide_seconds":600,"show_seconds":600,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":10,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"deciding","since_ms":1007350000,"deadline_ms":1007950000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000,"decided":true},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"2e4804af51f9bb198a0b75f364cbd5b2e969f29f6875adc7e21825ecfa67a021","commitment":"a06360034166b14902a0198633fcf9f9689f5e663bdc7b8759c222b5bd8f8fa5","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Ben''s seed"]],"used":11},"began_ms":1007346000,"bets_ms":1007348000,"body":"b9a22be7e43244e37b6e55f9cb9b8c390ec7cc4548ecba7458ee56fe04158dd9","chain":"92e698362700e7947cb1de49ee5ea1a2152df1d9425f7c6e83b7ba7f82f3d205"}' AS BLOB), 16, 1, '', 0, 0, 1007346000),
('vsmjjxkv', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"deciding","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"all"}' AS BLOB), CAST('{"round":2,"stage":"deciding","since_ms":1007254000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000,"decided":true},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"53ce5ce238298f0eddd0dec78d07d80dcd3b74ffaaeb499a16fe3ecc86b6c14e","commitment":"ece0f757fe0164d8aaab658d8d34ae2dae6a5598311cbcad987f3b9b27667fac","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Ben''s seed"]],"used":9},"began_ms":1007250000,"bets_ms":1007251000,"body":"04ecd3ec384f228cd0bb931a536c4c58264be2c08c9e2710dba9981358da1ac1","chain":"932394986967acdf9323d70fb6ac0556b1ca6a3527fa5306d96997e01d7b9c64"}' AS BLOB), 32, 1, '', 0, 0, 1007239000),
('vtnqucea', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"closing","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"deciding","since_ms":1007381000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000,"decided":true},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"d752c13bb1fe3b85082b58b48251d9e4c5a42c9cfa697c78442a507e0837e928","commitment":"ec5391df7ed19f71be6e4a3c2418d6b375d480b36172fc2aca5420e165878805","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Ben''s seed"]],"used":9},"began_ms":1007376000,"bets_ms":1007378000,"closing":true,"body":"e2714c0f015b555bd0fb287a628f915aaf83872e9112270ee34e96dc6968594d","chain":"87f93047ea2c89200ee9bbacf071b5293fd88ecb674292a05e8409a14b3817c1"}' AS BLOB), 16, 1, '', 0, 0, 1007375000),
('vygbdjyx', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"betting by the clock","posted":"","boxes":0,"deal":"digital","method":"","pace":"clock","timed":true,"bet_seconds":600,"least_bet_seconds":0,"decide_seconds":600,"show_seconds":600,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":10,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"betting","since_ms":1007342000,"deadline_ms":1007944000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"facdf53e4f090e927f8bb3751538d1de1607601ef9546b2de42402ca04013e5a","commitment":"59abba4770d242c1a25093cae3f1c7e48e809d2ef8575142d54a18ff2e28df0d","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Ben''s seed"]]},"began_ms":1007342000,"bets_ms":1007344000,"body":"b1e87aa82f2d40171b63f550274c009aee355e87c68940153c235785097370c2","chain":"e53e734ad8be4ae5bc6c5c312670d745f51e603003012e48c1be1303497937a2"}' AS BLOB), 12, 1, '', 0, 0, 1007342000),
('xgqjwjdx', 'sha256:7a578a7dbc8cfabd77052de90dec29c9d96093a991cd2d4f3a3397ee536a7522', CAST('{"house":"sixcard","name":"settling","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"moving","since_ms":1007296000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000,"decided":true},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000,"decided":true}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"7687b7cf6accf67deea56ca689979a11cffe775e0e2d25d2a4e18e776901c238","commitment":"f549170260a44e3532001baf5e3b9e4ba16b4dec61ed386e351ebb06bafbfb01","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Ben''s seed"]],"used":9},"began_ms":1007289000,"bets_ms":1007291000,"body":"89a15f4462c8abd12f496c8b70be8a07806d30155552e220ebbb59fbbb8104e1","chain":"321c805ee7d8c523c2585ea84270b6d89a735f76cf06acde7e004d3b36803c38"}' AS BLOB), 19, 1, '', 0, 0, 1007288000),
('xnxstnvn', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"paused","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"deciding","since_ms":1007364000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000,"decided":true},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"paused":true,"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"cd0cd0de64812ca4017b7cb7438964dd7bdad29012c27eaa6a8323042bf578ac","commitment":"2a2f095a6b9307551f8e2efaa0de0fab7bb249d1306fea0c7d51dc90a4f32d58","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Ben''s seed"]],"used":9},"began_ms":1007359000,"bets_ms":1007361000,"body":"ea4356749cda92bae9a08b34587a13dfb1372b77bbe0677b927dd72a4042011b","chain":"f9d32749415f9feba2867c9b6beb7e701d9dd91078019230d6136e0df0162d33"}' AS BLOB), 16, 1, '', 0, 0, 1007358000),
('xujpjssn', 'sha256:fb4255e39b57d02ff4dd1b6774704e189ab4e04bac4e730147775e714da84f2c', CAST('{"house":"rws","name":"Ann''s own","posted":"ante=20..200 progressive=5","boxes":0,"deal":"digital","method":"","pace":"clock","timed":true,"bet_seconds":600,"least_bet_seconds":0,"decide_seconds":600,"show_seconds":600,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":10,"progressive":"own","entry":"code","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"betting","since_ms":1007418000,"deadline_ms":1008020000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"paused":true,"host":"ugb79jg9wp6q","code":"ZKYVBN","admitted":["uvf5wbza4qbk"],"deck":{"number":0,"nonce":"9f812066256d09fc4079e593d7e1f543ee0636cdfb18b2abb164e42e4f818ddf","commitment":"9c2b08cf7710f2d3471af1d7711fb160b9e2161cb1b036f7670c200f2125625c"},"began_ms":1007418000,"bets_ms":1007420000,"body":"76e7ae379c3b2fab46ab6f0ab05337142eb7eece9c72ddfbd3f5a705c53edfbc","chain":"8d15f55263d33a5521dda1e1bd20378149fcfdd1664c53078530785eff56f3e7"}' AS BLOB), 11, 1, '', 0, 0, 1007418000);

INSERT INTO tokens (id, secret, person, scopes, created_ms, expires_ms, used_ms) VALUES
('t8qua49js58m', 'e6ee98620b68d2764171d1d85c38b8ad324a4d8e504ef1bd23f018c217c2de47', 'uywtfxq9h2qz', 'audit admin', 1000000000, 32622400000, 0);

INSERT INTO transfers (table_id, version, number, ledger, debit, credit, amount_minor, reason, round, at_ms, player) VALUES
('drskhzrr', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:drskhzrr:1', 500, 'stake', 1, 1007326000, 'ugb79jg9wp6q'),
('drskhzrr', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:drskhzrr:1', 500, 'stake', 1, 1007326000, 'ugb79jg9wp6q'),
('drskhzrr', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:drskhzrr:1', 250, 'stake', 1, 1007326000, 'ugb79jg9wp6q'),
('drskhzrr', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:drskhzrr:1', 500, 'stake', 1, 1007326000, 'uvf5wbza4qbk'),
('drskhzrr', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:drskhzrr:1', 500, 'stake', 1, 1007326000, 'uvf5wbza4qbk'),
('drskhzrr', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:drskhzrr:1', 250, 'stake', 1, 1007326000, 'uvf5wbza4qbk'),
('drskhzrr', 13, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:drskhzrr:1', 500, 'play', 1, 1007329000, 'ugb79jg9wp6q'),
('drskhzrr', 14, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:drskhzrr:1', 500, 'play', 1, 1007330000, 'uvf5wbza4qbk'),
('drskhzrr', 16, 0, 'SGD', 'seed:hall.main', 'meter:hall.main', 1000000, 'reseed', 1, 1007332000, NULL),
('drskhzrr', 16, 1, 'SGD', 'house:drskhzrr', 'meter:hall.main', 100, 'contribution', 1, 1007332000, NULL),
('drskhzrr', 16, 2, 'SGD', 'escrow:drskhzrr:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007332000, 'ugb79jg9wp6q'),
('drskhzrr', 16, 3, 'SGD', 'house:drskhzrr', 'player:ugb79jg9wp6q', 500, 'win', 1, 1007332000, 'ugb79jg9wp6q'),
('drskhzrr', 16, 4, 'SGD', 'escrow:drskhzrr:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007332000, 'ugb79jg9wp6q'),
('drskhzrr', 16, 5, 'SGD', 'house:drskhzrr', 'player:ugb79jg9wp6q', 500, 'win', 1, 1007332000, 'ugb79jg9wp6q'),
('drskhzrr', 16, 6, 'SGD', 'house:drskhzrr', 'player:ugb79jg9wp6q', 2500, 'win', 1, 1007332000, 'ugb79jg9wp6q'),
('drskhzrr', 16, 7, 'SGD', 'escrow:drskhzrr:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007332000, 'ugb79jg9wp6q'),
('drskhzrr', 16, 8, 'SGD', 'house:drskhzrr', 'player:ugb79jg9wp6q', 20000, 'win', 1, 1007332000, 'ugb79jg9wp6q'),
('drskhzrr', 16, 9, 'SGD', 'escrow:drskhzrr:1', 'house:drskhzrr', 250, 'lose', 1, 1007332000, NULL),
('drskhzrr', 16, 10, 'SGD', 'meter:hall.main', 'player:ugb79jg9wp6q', 1000100, 'share', 1, 1007332000, 'ugb79jg9wp6q'),
('drskhzrr', 16, 11, 'SGD', 'escrow:drskhzrr:1', 'house:drskhzrr', 500, 'lose', 1, 1007332000, NULL),
('drskhzrr', 16, 12, 'SGD', 'escrow:drskhzrr:1', 'house:drskhzrr', 500, 'lose', 1, 1007332000, NULL),
('drskhzrr', 16, 13, 'SGD', 'escrow:drskhzrr:1', 'house:drskhzrr', 500, 'lose', 1, 1007332000, NULL),
('drskhzrr', 16, 14, 'SGD', 'escrow:drskhzrr:1', 'house:drskhzrr', 250, 'lose', 1, 1007332000, NULL),
('drskhzrr', 16, 15, 'SGD', 'house:drskhzrr', 'player:uvf5wbza4qbk', 25000, 'envy', 1, 1007332000, 'uvf5wbza4qbk'),
('drskhzrr', 17, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:drskhzrr:1', 500, 'reverse', 1, 1007333000, 'ugb79jg9wp6q'),
('drskhzrr', 17, 1, 'SGD', 'player:ugb79jg9wp6q', 'house:drskhzrr', 500, 'reverse', 1, 1007333000, 'ugb79jg9wp6q'),
('drskhzrr', 17, 2, 'SGD', 'player:ugb79jg9wp6q', 'escrow:drskhzrr:1', 500, 'reverse', 1, 1007333000, 'ugb79jg9wp6q'),
('drskhzrr', 17, 3, 'SGD', 'player:ugb79jg9wp6q', 'house:drskhzrr', 500, 'reverse', 1, 1007333000, 'ugb79jg9wp6q'),
('drskhzrr', 17, 4, 'SGD', 'player:ugb79jg9wp6q', 'house:drskhzrr', 2500, 'reverse', 1, 1007333000, 'ugb79jg9wp6q'),
('drskhzrr', 17, 5, 'SGD', 'player:ugb79jg9wp6q', 'escrow:drskhzrr:1', 500, 'reverse', 1, 1007333000, 'ugb79jg9wp6q'),
('drskhzrr', 17, 6, 'SGD', 'player:ugb79jg9wp6q', 'house:drskhzrr', 20000, 'reverse', 1, 1007333000, 'ugb79jg9wp6q'),
('drskhzrr', 17, 7, 'SGD', 'house:drskhzrr', 'escrow:drskhzrr:1', 250, 'reverse', 1, 1007333000, NULL),
('drskhzrr', 17, 8, 'SGD', 'player:ugb79jg9wp6q', 'meter:hall.main', 1000100, 'reverse', 1, 1007333000, 'ugb79jg9wp6q'),
('drskhzrr', 17, 9, 'SGD', 'house:drskhzrr', 'escrow:drskhzrr:1', 500, 'reverse', 1, 1007333000, NULL),
('drskhzrr', 17, 10, 'SGD', 'house:drskhzrr', 'escrow:drskhzrr:1', 500, 'reverse', 1, 1007333000, NULL),
('drskhzrr', 17, 11, 'SGD', 'house:drskhzrr', 'escrow:drskhzrr:1', 500, 'reverse', 1, 1007333000, NULL),
('drskhzrr', 17, 12, 'SGD', 'house:drskhzrr', 'escrow:drskhzrr:1', 250, 'reverse', 1, 1007333000, NULL),
('drskhzrr', 17, 13, 'SGD', 'player:uvf5wbza4qbk', 'house:drskhzrr', 25000, 'reverse', 1, 1007333000, 'uvf5wbza4qbk'),
('drskhzrr', 17, 14, 'SGD', 'escrow:drskhzrr:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007333000, 'ugb79jg9wp6q'),
('drskhzrr', 17, 15, 'SGD', 'escrow:drskhzrr:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007333000, 'ugb79jg9wp6q'),
('drskhzrr', 17, 16, 'SGD', 'escrow:drskhzrr:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007333000, 'ugb79jg9wp6q'),
('drskhzrr', 17, 17, 'SGD', 'escrow:drskhzrr:1', 'player:ugb79jg9wp6q', 250, 'return', 1, 1007333000, 'ugb79jg9wp6q'),
('drskhzrr', 17, 18, 'SGD', 'escrow:drskhzrr:1', 'player:uvf5wbza4qbk', 500, 'return', 1, 1007333000, 'uvf5wbza4qbk'),
('drskhzrr', 17, 19, 'SGD', 'escrow:drskhzrr:1', 'player:uvf5wbza4qbk', 500, 'return', 1, 1007333000, 'uvf5wbza4qbk'),
('drskhzrr', 17, 20, 'SGD', 'escrow:drskhzrr:1', 'player:uvf5wbza4qbk', 500, 'return', 1, 1007333000, 'uvf5wbza4qbk'),
('drskhzrr', 17, 21, 'SGD', 'escrow:drskhzrr:1', 'player:uvf5wbza4qbk', 250, 'return', 1, 1007333000, 'uvf5wbza4qbk'),
('drskhzrr', 17, 22, 'SGD', 'meter:hall.main', 'seed:hall.main', 1000000, 'reverse', 1, 1007333000, NULL),
('drskhzrr', 17, 23, 'SGD', 'meter:hall.main', 'house:drskhzrr', 100, 'reverse', 1, 1007333000, NULL),
('drskhzrr', 19, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:drskhzrr:2', 500, 'stake', 2, 1007335000, 'ugb79jg9wp6q'),
('drskhzrr', 20, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:drskhzrr:2', 500, 'stake', 2, 1007335000, 'ugb79jg9wp6q'),
('drskhzrr', 21, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:drskhzrr:2', 250, 'stake', 2, 1007335000, 'ugb79jg9wp6q'),
('drskhzrr', 22, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:drskhzrr:2', 500, 'stake', 2, 1007335000, 'uvf5wbza4qbk'),
('drskhzrr', 23, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:drskhzrr:2', 500, 'stake', 2, 1007335000, 'uvf5wbza4qbk'),
('drskhzrr', 24, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:drskhzrr:2', 250, 'stake', 2, 1007335000, 'uvf5wbza4qbk'),
('evudppjb', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:evudppjb:1', 500, 'stake', 1, 1007387000, 'ugb79jg9wp6q'),
('evudppjb', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:evudppjb:1', 500, 'stake', 1, 1007387000, 'ugb79jg9wp6q'),
('evudppjb', 8, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:evudppjb:1', 250, 'stake', 1, 1007387000, 'ugb79jg9wp6q'),
('evudppjb', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:evudppjb:1', 500, 'stake', 1, 1007387000, 'uvf5wbza4qbk'),
('evudppjb', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:evudppjb:1', 500, 'stake', 1, 1007387000, 'uvf5wbza4qbk'),
('evudppjb', 11, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:evudppjb:1', 250, 'stake', 1, 1007387000, 'uvf5wbza4qbk'),
('fwkhhvjt', 5, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:fwkhhvjt:1', 500, 'stake', 1, 1007260000, 'ugb79jg9wp6q'),
('fwkhhvjt', 6, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:fwkhhvjt:1', 100, 'stake', 1, 1007260000, 'ugb79jg9wp6q'),
('fwkhhvjt', 7, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:fwkhhvjt:1', 500, 'stake', 1, 1007260000, 'uvf5wbza4qbk'),
('fwkhhvjt', 8, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:fwkhhvjt:1', 100, 'stake', 1, 1007260000, 'uvf5wbza4qbk'),
('fwkhhvjt', 15, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:fwkhhvjt:1', 500, 'play', 1, 1007265000, 'ugb79jg9wp6q'),
('fwkhhvjt', 16, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:fwkhhvjt:1', 500, 'play', 1, 1007266000, 'uvf5wbza4qbk'),
('ggdeuebw', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:ggdeuebw:1', 500, 'stake', 1, 1007230000, 'ugb79jg9wp6q'),
('ggdeuebw', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:ggdeuebw:1', 500, 'stake', 1, 1007230000, 'ugb79jg9wp6q'),
('ggdeuebw', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:ggdeuebw:1', 250, 'stake', 1, 1007230000, 'ugb79jg9wp6q'),
('ggdeuebw', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:ggdeuebw:1', 500, 'stake', 1, 1007230000, 'uvf5wbza4qbk'),
('ggdeuebw', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:ggdeuebw:1', 500, 'stake', 1, 1007230000, 'uvf5wbza4qbk'),
('ggdeuebw', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:ggdeuebw:1', 250, 'stake', 1, 1007230000, 'uvf5wbza4qbk'),
('grants/grant/EUR/ugb79jg9wp6q/first', 0, 0, 'EUR', 'grants', 'player:ugb79jg9wp6q', 100000, 'grant', 0, 1007353000, 'ugb79jg9wp6q'),
('grants/grant/EUR/uvf5wbza4qbk/first', 0, 0, 'EUR', 'grants', 'player:uvf5wbza4qbk', 100000, 'grant', 0, 1007353000, 'uvf5wbza4qbk'),
('grants/grant/GBP/ugb79jg9wp6q/first', 0, 0, 'GBP', 'grants', 'player:ugb79jg9wp6q', 100000, 'grant', 0, 1007236000, 'ugb79jg9wp6q'),
('grants/grant/GBP/uvf5wbza4qbk/first', 0, 0, 'GBP', 'grants', 'player:uvf5wbza4qbk', 100000, 'grant', 0, 1007236000, 'uvf5wbza4qbk'),
('grants/grant/SGD/bot.best.ante.1a2b3c4d/first', 0, 0, 'SGD', 'grants', 'player:bot.best.ante.1a2b3c4d', 100000, 'grant', 0, 1007385000, 'bot.best.ante.1a2b3c4d'),
('grants/grant/SGD/ugb79jg9wp6q/first', 0, 0, 'SGD', 'grants', 'player:ugb79jg9wp6q', 100000, 'grant', 0, 1000002000, 'ugb79jg9wp6q'),
('grants/grant/SGD/uvf5wbza4qbk/first', 0, 0, 'SGD', 'grants', 'player:uvf5wbza4qbk', 100000, 'grant', 0, 1000002000, 'uvf5wbza4qbk'),
('grants/grant/USD/ugb79jg9wp6q/first', 0, 0, 'USD', 'grants', 'player:ugb79jg9wp6q', 100000, 'grant', 0, 1007259000, 'ugb79jg9wp6q'),
('grants/grant/USD/uvf5wbza4qbk/first', 0, 0, 'USD', 'grants', 'player:uvf5wbza4qbk', 100000, 'grant', 0, 1007259000, 'uvf5wbza4qbk'),
('grhkhewt', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:grhkhewt:1', 500, 'stake', 1, 1000003000, 'ugb79jg9wp6q'),
('grhkhewt', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:grhkhewt:1', 500, 'stake', 1, 1000003000, 'ugb79jg9wp6q'),
('grhkhewt', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:grhkhewt:1', 250, 'stake', 1, 1000003000, 'ugb79jg9wp6q'),
('grhkhewt', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:grhkhewt:1', 500, 'stake', 1, 1000003000, 'uvf5wbza4qbk'),
('grhkhewt', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:grhkhewt:1', 500, 'stake', 1, 1000003000, 'uvf5wbza4qbk'),
('grhkhewt', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:grhkhewt:1', 250, 'stake', 1, 1000003000, 'uvf5wbza4qbk'),
('grhkhewt', 15, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:grhkhewt:1', 500, 'play', 1, 1000007000, 'ugb79jg9wp6q'),
('grhkhewt', 16, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:grhkhewt:1', 500, 'play', 1, 1000008000, 'uvf5wbza4qbk'),
('grhkhewt', 18, 0, 'SGD', 'house:grhkhewt', 'meter:hall.main', 100, 'contribution', 1, 1000010000, NULL),
('grhkhewt', 18, 1, 'SGD', 'escrow:grhkhewt:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1000010000, 'ugb79jg9wp6q'),
('grhkhewt', 18, 2, 'SGD', 'house:grhkhewt', 'player:ugb79jg9wp6q', 500, 'win', 1, 1000010000, 'ugb79jg9wp6q'),
('grhkhewt', 18, 3, 'SGD', 'escrow:grhkhewt:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1000010000, 'ugb79jg9wp6q'),
('grhkhewt', 18, 4, 'SGD', 'house:grhkhewt', 'player:ugb79jg9wp6q', 500, 'win', 1, 1000010000, 'ugb79jg9wp6q'),
('grhkhewt', 18, 5, 'SGD', 'house:grhkhewt', 'player:ugb79jg9wp6q', 500, 'win', 1, 1000010000, 'ugb79jg9wp6q'),
('grhkhewt', 18, 6, 'SGD', 'escrow:grhkhewt:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1000010000, 'ugb79jg9wp6q'),
('grhkhewt', 18, 7, 'SGD', 'house:grhkhewt', 'player:ugb79jg9wp6q', 2500, 'win', 1, 1000010000, 'ugb79jg9wp6q'),
('grhkhewt', 18, 8, 'SGD', 'escrow:grhkhewt:1', 'player:ugb79jg9wp6q', 250, 'return', 1, 1000010000, 'ugb79jg9wp6q'),
('grhkhewt', 18, 9, 'SGD', 'house:grhkhewt', 'player:ugb79jg9wp6q', 1250, 'win', 1, 1000010000, 'ugb79jg9wp6q'),
('grhkhewt', 18, 10, 'SGD', 'escrow:grhkhewt:1', 'house:grhkhewt', 500, 'lose', 1, 1000010000, NULL),
('grhkhewt', 18, 11, 'SGD', 'escrow:grhkhewt:1', 'house:grhkhewt', 500, 'lose', 1, 1000010000, NULL),
('grhkhewt', 18, 12, 'SGD', 'escrow:grhkhewt:1', 'house:grhkhewt', 500, 'lose', 1, 1000010000, NULL),
('grhkhewt', 18, 13, 'SGD', 'escrow:grhkhewt:1', 'house:grhkhewt', 250, 'lose', 1, 1000010000, NULL),
('grhkhewt', 20, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:grhkhewt:2', 500, 'stake', 2, 1000012000, 'ugb79jg9wp6q'),
('grhkhewt', 21, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:grhkhewt:2', 500, 'stake', 2, 1000012000, 'ugb79jg9wp6q'),
('grhkhewt', 22, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:grhkhewt:2', 250, 'stake', 2, 1000012000, 'ugb79jg9wp6q'),
('grhkhewt', 23, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:grhkhewt:2', 500, 'stake', 2, 1000012000, 'uvf5wbza4qbk'),
('grhkhewt', 24, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:grhkhewt:2', 500, 'stake', 2, 1000012000, 'uvf5wbza4qbk'),
('grhkhewt', 25, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:grhkhewt:2', 250, 'stake', 2, 1000012000, 'uvf5wbza4qbk'),
('grhkhewt', 28, 0, 'SGD', 'escrow:grhkhewt:2', 'house:grhkhewt', 500, 'lose', 2, 1000015000, NULL),
('grhkhewt', 28, 1, 'SGD', 'escrow:grhkhewt:2', 'house:grhkhewt', 500, 'lose', 2, 1000015000, NULL),
('grhkhewt', 29, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:grhkhewt:2', 500, 'play', 2, 1000016000, 'uvf5wbza4qbk'),
('grhkhewt', 31, 0, 'SGD', 'house:grhkhewt', 'meter:hall.main', 100, 'contribution', 2, 1000018000, NULL),
('grhkhewt', 31, 1, 'SGD', 'escrow:grhkhewt:2', 'house:grhkhewt', 250, 'lose', 2, 1000018000, NULL),
('grhkhewt', 31, 2, 'SGD', 'escrow:grhkhewt:2', 'house:grhkhewt', 500, 'lose', 2, 1000018000, NULL),
('grhkhewt', 31, 3, 'SGD', 'escrow:grhkhewt:2', 'house:grhkhewt', 500, 'lose', 2, 1000018000, NULL),
('grhkhewt', 31, 4, 'SGD', 'escrow:grhkhewt:2', 'house:grhkhewt', 500, 'lose', 2, 1000018000, NULL),
('grhkhewt', 31, 5, 'SGD', 'escrow:grhkhewt:2', 'house:grhkhewt', 250, 'lose', 2, 1000018000, NULL),
('grkdatda', 5, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:grkdatda:1', 500, 'stake', 1, 1007270000, 'ugb79jg9wp6q'),
('grkdatda', 5, 1, 'USD', 'player:ugb79jg9wp6q', 'escrow:grkdatda:1', 500, 'stake', 1, 1007270000, 'ugb79jg9wp6q'),
('grkdatda', 6, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:grkdatda:1', 500, 'stake', 1, 1007270000, 'uvf5wbza4qbk'),
('grkdatda', 6, 1, 'USD', 'player:uvf5wbza4qbk', 'escrow:grkdatda:1', 500, 'stake', 1, 1007270000, 'uvf5wbza4qbk'),
('grkdatda', 11, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:grkdatda:1', 500, 'play', 1, 1007274000, 'ugb79jg9wp6q'),
('grkdatda', 12, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:grkdatda:1', 500, 'play', 1, 1007275000, 'uvf5wbza4qbk'),
('jezdkuhy', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:jezdkuhy:1', 500, 'stake', 1, 1007301000, 'ugb79jg9wp6q'),
('jezdkuhy', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:jezdkuhy:1', 500, 'stake', 1, 1007301000, 'ugb79jg9wp6q'),
('jezdkuhy', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:jezdkuhy:1', 250, 'stake', 1, 1007301000, 'ugb79jg9wp6q'),
('jezdkuhy', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:jezdkuhy:1', 500, 'stake', 1, 1007301000, 'uvf5wbza4qbk'),
('jezdkuhy', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:jezdkuhy:1', 500, 'stake', 1, 1007301000, 'uvf5wbza4qbk'),
('jezdkuhy', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:jezdkuhy:1', 250, 'stake', 1, 1007301000, 'uvf5wbza4qbk'),
('jezdkuhy', 13, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:jezdkuhy:1', 500, 'play', 1, 1007304000, 'ugb79jg9wp6q'),
('jezdkuhy', 14, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:jezdkuhy:1', 500, 'play', 1, 1007305000, 'uvf5wbza4qbk'),
('jezdkuhy', 16, 0, 'SGD', 'seed:hall.main', 'meter:hall.main', 1000000, 'reseed', 1, 1007307000, NULL),
('jezdkuhy', 16, 1, 'SGD', 'house:jezdkuhy', 'meter:hall.main', 100, 'contribution', 1, 1007307000, NULL),
('jezdkuhy', 16, 2, 'SGD', 'escrow:jezdkuhy:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007307000, 'ugb79jg9wp6q'),
('jezdkuhy', 16, 3, 'SGD', 'house:jezdkuhy', 'player:ugb79jg9wp6q', 500, 'win', 1, 1007307000, 'ugb79jg9wp6q'),
('jezdkuhy', 16, 4, 'SGD', 'escrow:jezdkuhy:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007307000, 'ugb79jg9wp6q'),
('jezdkuhy', 16, 5, 'SGD', 'house:jezdkuhy', 'player:ugb79jg9wp6q', 500, 'win', 1, 1007307000, 'ugb79jg9wp6q'),
('jezdkuhy', 16, 6, 'SGD', 'house:jezdkuhy', 'player:ugb79jg9wp6q', 2500, 'win', 1, 1007307000, 'ugb79jg9wp6q'),
('jezdkuhy', 16, 7, 'SGD', 'escrow:jezdkuhy:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007307000, 'ugb79jg9wp6q'),
('jezdkuhy', 16, 8, 'SGD', 'house:jezdkuhy', 'player:ugb79jg9wp6q', 20000, 'win', 1, 1007307000, 'ugb79jg9wp6q'),
('jezdkuhy', 16, 9, 'SGD', 'escrow:jezdkuhy:1', 'house:jezdkuhy', 250, 'lose', 1, 1007307000, NULL),
('jezdkuhy', 16, 10, 'SGD', 'meter:hall.main', 'player:ugb79jg9wp6q', 1000300, 'share', 1, 1007307000, 'ugb79jg9wp6q'),
('jezdkuhy', 16, 11, 'SGD', 'escrow:jezdkuhy:1', 'house:jezdkuhy', 500, 'lose', 1, 1007307000, NULL),
('jezdkuhy', 16, 12, 'SGD', 'escrow:jezdkuhy:1', 'house:jezdkuhy', 500, 'lose', 1, 1007307000, NULL),
('jezdkuhy', 16, 13, 'SGD', 'escrow:jezdkuhy:1', 'house:jezdkuhy', 500, 'lose', 1, 1007307000, NULL),
('jezdkuhy', 16, 14, 'SGD', 'escrow:jezdkuhy:1', 'house:jezdkuhy', 250, 'lose', 1, 1007307000, NULL),
('jezdkuhy', 16, 15, 'SGD', 'house:jezdkuhy', 'player:uvf5wbza4qbk', 25000, 'envy', 1, 1007307000, 'uvf5wbza4qbk'),
('jezdkuhy', 18, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:jezdkuhy:2', 500, 'stake', 2, 1007309000, 'ugb79jg9wp6q'),
('jezdkuhy', 19, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:jezdkuhy:2', 500, 'stake', 2, 1007309000, 'ugb79jg9wp6q'),
('jezdkuhy', 20, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:jezdkuhy:2', 250, 'stake', 2, 1007309000, 'ugb79jg9wp6q'),
('jezdkuhy', 21, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:jezdkuhy:2', 500, 'stake', 2, 1007309000, 'uvf5wbza4qbk'),
('jezdkuhy', 22, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:jezdkuhy:2', 500, 'stake', 2, 1007309000, 'uvf5wbza4qbk'),
('jezdkuhy', 23, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:jezdkuhy:2', 250, 'stake', 2, 1007309000, 'uvf5wbza4qbk'),
('jmqsgysh', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:jmqsgysh:1', 500, 'stake', 1, 1007224000, 'ugb79jg9wp6q'),
('jmqsgysh', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:jmqsgysh:1', 500, 'stake', 1, 1007224000, 'ugb79jg9wp6q'),
('jmqsgysh', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:jmqsgysh:1', 250, 'stake', 1, 1007224000, 'ugb79jg9wp6q'),
('jmqsgysh', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:jmqsgysh:1', 500, 'stake', 1, 1007224000, 'uvf5wbza4qbk'),
('jmqsgysh', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:jmqsgysh:1', 500, 'stake', 1, 1007224000, 'uvf5wbza4qbk'),
('jmqsgysh', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:jmqsgysh:1', 250, 'stake', 1, 1007224000, 'uvf5wbza4qbk'),
('meters/baephmcg.main', 0, 0, 'USD', 'seed:baephmcg.main', 'meter:baephmcg.main', 1000000, 'reseed', 0, 1007220000, NULL),
('meters/evudppjb.main', 0, 0, 'SGD', 'seed:evudppjb.main', 'meter:evudppjb.main', 1000000, 'reseed', 0, 1007384000, NULL),
('meters/hall.main', 0, 0, 'SGD', 'seed:hall.main', 'meter:hall.main', 1000000, 'reseed', 0, 1000000000, NULL),
('meters/nuswdfnn.main', 0, 0, 'SGD', 'seed:nuswdfnn.main', 'meter:nuswdfnn.main', 4000, 'reseed', 0, 1007393000, NULL),
('meters/qgmfhbua.main', 0, 0, 'GBP', 'seed:qgmfhbua.main', 'meter:qgmfhbua.main', 100000, 'reseed', 0, 1007234000, NULL),
('meters/vgbrjfxh.main', 0, 0, 'SGD', 'seed:vgbrjfxh.main', 'meter:vgbrjfxh.main', 1000000, 'reseed', 0, 1007388000, NULL),
('meters/vqrqtgjg.major', 0, 0, 'USD', 'seed:vqrqtgjg.major', 'meter:vqrqtgjg.major', 2500000, 'reseed', 0, 1007346000, NULL),
('meters/vqrqtgjg.mega', 0, 0, 'USD', 'seed:vqrqtgjg.mega', 'meter:vqrqtgjg.mega', 100000000, 'reseed', 0, 1007346000, NULL),
('meters/vqrqtgjg.minor', 0, 0, 'USD', 'seed:vqrqtgjg.minor', 'meter:vqrqtgjg.minor', 250000, 'reseed', 0, 1007346000, NULL),
('meters/xgqjwjdx.main', 0, 0, 'USD', 'seed:xgqjwjdx.main', 'meter:xgqjwjdx.main', 1000000, 'reseed', 0, 1007288000, NULL),
('meters/xnxstnvn.main', 0, 0, 'SGD', 'seed:xnxstnvn.main', 'meter:xnxstnvn.main', 1000000, 'reseed', 0, 1007358000, NULL),
('meters/xujpjssn.main', 0, 0, 'SGD', 'seed:xujpjssn.main', 'meter:xujpjssn.main', 1000000, 'reseed', 0, 1007418000, NULL),
('mqzaanfn', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:mqzaanfn:1', 500, 'stake', 1, 1007370000, 'ugb79jg9wp6q'),
('mqzaanfn', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:mqzaanfn:1', 500, 'stake', 1, 1007370000, 'ugb79jg9wp6q'),
('mqzaanfn', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:mqzaanfn:1', 250, 'stake', 1, 1007370000, 'ugb79jg9wp6q'),
('mqzaanfn', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:mqzaanfn:1', 500, 'stake', 1, 1007370000, 'uvf5wbza4qbk'),
('mqzaanfn', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:mqzaanfn:1', 500, 'stake', 1, 1007370000, 'uvf5wbza4qbk'),
('mqzaanfn', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:mqzaanfn:1', 250, 'stake', 1, 1007370000, 'uvf5wbza4qbk'),
('mqzaanfn', 16, 0, 'SGD', 'escrow:mqzaanfn:1', 'house:mqzaanfn', 500, 'lose', 1, 1007374000, NULL),
('mqzaanfn', 16, 1, 'SGD', 'escrow:mqzaanfn:1', 'house:mqzaanfn', 500, 'lose', 1, 1007374000, NULL),
('mxpsjkqm', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:mxpsjkqm:1', 500, 'stake', 1, 1007410000, 'ugb79jg9wp6q'),
('mxpsjkqm', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:mxpsjkqm:1', 500, 'stake', 1, 1007410000, 'ugb79jg9wp6q'),
('mxpsjkqm', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:mxpsjkqm:1', 250, 'stake', 1, 1007410000, 'ugb79jg9wp6q'),
('mxpsjkqm', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:mxpsjkqm:1', 500, 'stake', 1, 1007410000, 'uvf5wbza4qbk'),
('mxpsjkqm', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:mxpsjkqm:1', 500, 'stake', 1, 1007410000, 'uvf5wbza4qbk'),
('mxpsjkqm', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:mxpsjkqm:1', 250, 'stake', 1, 1007410000, 'uvf5wbza4qbk'),
('mxpsjkqm', 15, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:mxpsjkqm:1', 500, 'play', 1, 1007414000, 'ugb79jg9wp6q'),
('mxpsjkqm', 16, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:mxpsjkqm:1', 500, 'play', 1, 1007415000, 'uvf5wbza4qbk'),
('mxpsjkqm', 18, 0, 'SGD', 'house:mxpsjkqm', 'meter:hall.main', 100, 'contribution', 1, 1007417000, NULL),
('mxpsjkqm', 18, 1, 'SGD', 'escrow:mxpsjkqm:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007417000, 'ugb79jg9wp6q'),
('mxpsjkqm', 18, 2, 'SGD', 'house:mxpsjkqm', 'player:ugb79jg9wp6q', 500, 'win', 1, 1007417000, 'ugb79jg9wp6q'),
('mxpsjkqm', 18, 3, 'SGD', 'escrow:mxpsjkqm:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007417000, 'ugb79jg9wp6q'),
('mxpsjkqm', 18, 4, 'SGD', 'escrow:mxpsjkqm:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007417000, 'ugb79jg9wp6q'),
('mxpsjkqm', 18, 5, 'SGD', 'house:mxpsjkqm', 'player:ugb79jg9wp6q', 500, 'win', 1, 1007417000, 'ugb79jg9wp6q'),
('mxpsjkqm', 18, 6, 'SGD', 'escrow:mxpsjkqm:1', 'house:mxpsjkqm', 250, 'lose', 1, 1007417000, NULL),
('mxpsjkqm', 18, 7, 'SGD', 'escrow:mxpsjkqm:1', 'player:uvf5wbza4qbk', 500, 'return', 1, 1007417000, 'uvf5wbza4qbk'),
('mxpsjkqm', 18, 8, 'SGD', 'house:mxpsjkqm', 'player:uvf5wbza4qbk', 500, 'win', 1, 1007417000, 'uvf5wbza4qbk'),
('mxpsjkqm', 18, 9, 'SGD', 'escrow:mxpsjkqm:1', 'player:uvf5wbza4qbk', 500, 'return', 1, 1007417000, 'uvf5wbza4qbk'),
('mxpsjkqm', 18, 10, 'SGD', 'escrow:mxpsjkqm:1', 'player:uvf5wbza4qbk', 500, 'return', 1, 1007417000, 'uvf5wbza4qbk'),
('mxpsjkqm', 18, 11, 'SGD', 'house:mxpsjkqm', 'player:uvf5wbza4qbk', 500, 'win', 1, 1007417000, 'uvf5wbza4qbk'),
('mxpsjkqm', 18, 12, 'SGD', 'escrow:mxpsjkqm:1', 'house:mxpsjkqm', 250, 'lose', 1, 1007417000, NULL),
('nuswdfnn', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:nuswdfnn:1', 500, 'stake', 1, 1007396000, 'ugb79jg9wp6q'),
('nuswdfnn', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:nuswdfnn:1', 500, 'stake', 1, 1007396000, 'ugb79jg9wp6q'),
('nuswdfnn', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:nuswdfnn:1', 250, 'stake', 1, 1007396000, 'ugb79jg9wp6q'),
('nuswdfnn', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:nuswdfnn:1', 500, 'stake', 1, 1007396000, 'uvf5wbza4qbk'),
('nuswdfnn', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:nuswdfnn:1', 500, 'stake', 1, 1007396000, 'uvf5wbza4qbk'),
('nuswdfnn', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:nuswdfnn:1', 250, 'stake', 1, 1007396000, 'uvf5wbza4qbk'),
('nuswdfnn', 13, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:nuswdfnn:1', 500, 'play', 1, 1007399000, 'ugb79jg9wp6q'),
('nuswdfnn', 14, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:nuswdfnn:1', 500, 'play', 1, 1007400000, 'uvf5wbza4qbk'),
('nuswdfnn', 16, 0, 'SGD', 'seed:nuswdfnn.main', 'meter:nuswdfnn.main', 4000, 'reseed', 1, 1007402000, NULL),
('nuswdfnn', 16, 1, 'SGD', 'house:nuswdfnn', 'meter:nuswdfnn.main', 66, 'contribution', 1, 1007402000, NULL),
('nuswdfnn', 16, 2, 'SGD', 'escrow:nuswdfnn:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007402000, 'ugb79jg9wp6q'),
('nuswdfnn', 16, 3, 'SGD', 'house:nuswdfnn', 'player:ugb79jg9wp6q', 500, 'win', 1, 1007402000, 'ugb79jg9wp6q'),
('nuswdfnn', 16, 4, 'SGD', 'escrow:nuswdfnn:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007402000, 'ugb79jg9wp6q'),
('nuswdfnn', 16, 5, 'SGD', 'house:nuswdfnn', 'player:ugb79jg9wp6q', 500, 'win', 1, 1007402000, 'ugb79jg9wp6q'),
('nuswdfnn', 16, 6, 'SGD', 'house:nuswdfnn', 'player:ugb79jg9wp6q', 2500, 'win', 1, 1007402000, 'ugb79jg9wp6q'),
('nuswdfnn', 16, 7, 'SGD', 'escrow:nuswdfnn:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007402000, 'ugb79jg9wp6q'),
('nuswdfnn', 16, 8, 'SGD', 'house:nuswdfnn', 'player:ugb79jg9wp6q', 20000, 'win', 1, 1007402000, 'ugb79jg9wp6q'),
('nuswdfnn', 16, 9, 'SGD', 'escrow:nuswdfnn:1', 'house:nuswdfnn', 250, 'lose', 1, 1007402000, NULL),
('nuswdfnn', 16, 10, 'SGD', 'meter:nuswdfnn.main', 'player:ugb79jg9wp6q', 4000, 'share', 1, 1007402000, 'ugb79jg9wp6q'),
('nuswdfnn', 16, 11, 'SGD', 'escrow:nuswdfnn:1', 'house:nuswdfnn', 500, 'lose', 1, 1007402000, NULL),
('nuswdfnn', 16, 12, 'SGD', 'escrow:nuswdfnn:1', 'house:nuswdfnn', 500, 'lose', 1, 1007402000, NULL),
('nuswdfnn', 16, 13, 'SGD', 'escrow:nuswdfnn:1', 'house:nuswdfnn', 500, 'lose', 1, 1007402000, NULL),
('nuswdfnn', 16, 14, 'SGD', 'escrow:nuswdfnn:1', 'house:nuswdfnn', 250, 'lose', 1, 1007402000, NULL),
('nuswdfnn', 16, 15, 'SGD', 'house:nuswdfnn', 'player:uvf5wbza4qbk', 25000, 'envy', 1, 1007402000, 'uvf5wbza4qbk'),
('nuswdfnn', 16, 16, 'SGD', 'house:nuswdfnn', 'carry:nuswdfnn.main:nuswdfnn', 1, 'carry', 1, 1007402000, NULL),
('nuswdfnn', 18, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:nuswdfnn:2', 500, 'stake', 2, 1007404000, 'ugb79jg9wp6q'),
('nuswdfnn', 19, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:nuswdfnn:2', 500, 'stake', 2, 1007404000, 'ugb79jg9wp6q'),
('nuswdfnn', 20, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:nuswdfnn:2', 250, 'stake', 2, 1007404000, 'ugb79jg9wp6q'),
('nuswdfnn', 21, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:nuswdfnn:2', 500, 'stake', 2, 1007404000, 'uvf5wbza4qbk'),
('nuswdfnn', 22, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:nuswdfnn:2', 500, 'stake', 2, 1007404000, 'uvf5wbza4qbk'),
('nuswdfnn', 23, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:nuswdfnn:2', 250, 'stake', 2, 1007404000, 'uvf5wbza4qbk'),
('qgmfhbua', 5, 0, 'GBP', 'player:ugb79jg9wp6q', 'escrow:qgmfhbua:1', 500, 'stake', 1, 1007237000, 'ugb79jg9wp6q'),
('qgmfhbua', 6, 0, 'GBP', 'player:ugb79jg9wp6q', 'escrow:qgmfhbua:1', 500, 'stake', 1, 1007237000, 'ugb79jg9wp6q'),
('qgmfhbua', 7, 0, 'GBP', 'player:ugb79jg9wp6q', 'escrow:qgmfhbua:1', 100, 'stake', 1, 1007237000, 'ugb79jg9wp6q'),
('qgmfhbua', 8, 0, 'GBP', 'player:ugb79jg9wp6q', 'escrow:qgmfhbua:1', 100, 'stake', 1, 1007237000, 'ugb79jg9wp6q'),
('qgmfhbua', 9, 0, 'GBP', 'player:uvf5wbza4qbk', 'escrow:qgmfhbua:1', 500, 'stake', 1, 1007237000, 'uvf5wbza4qbk'),
('qgmfhbua', 10, 0, 'GBP', 'player:uvf5wbza4qbk', 'escrow:qgmfhbua:1', 500, 'stake', 1, 1007237000, 'uvf5wbza4qbk'),
('qgmfhbua', 11, 0, 'GBP', 'player:uvf5wbza4qbk', 'escrow:qgmfhbua:1', 100, 'stake', 1, 1007237000, 'uvf5wbza4qbk'),
('qgmfhbua', 12, 0, 'GBP', 'player:uvf5wbza4qbk', 'escrow:qgmfhbua:1', 100, 'stake', 1, 1007237000, 'uvf5wbza4qbk'),
('sgfcjcwh', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:sgfcjcwh:1', 500, 'stake', 1, 1007339000, 'ugb79jg9wp6q'),
('sgfcjcwh', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:sgfcjcwh:1', 500, 'stake', 1, 1007339000, 'ugb79jg9wp6q'),
('sgfcjcwh', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:sgfcjcwh:1', 250, 'stake', 1, 1007339000, 'ugb79jg9wp6q'),
('sgfcjcwh', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:sgfcjcwh:1', 500, 'stake', 1, 1007339000, 'uvf5wbza4qbk'),
('sgfcjcwh', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:sgfcjcwh:1', 500, 'stake', 1, 1007339000, 'uvf5wbza4qbk'),
('sgfcjcwh', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:sgfcjcwh:1', 250, 'stake', 1, 1007339000, 'uvf5wbza4qbk'),
('upksxcrt', 5, 0, 'EUR', 'player:ugb79jg9wp6q', 'escrow:upksxcrt:1', 500, 'stake', 1, 1007354000, 'ugb79jg9wp6q'),
('upksxcrt', 6, 0, 'EUR', 'player:ugb79jg9wp6q', 'escrow:upksxcrt:1', 500, 'stake', 1, 1007354000, 'ugb79jg9wp6q'),
('upksxcrt', 7, 0, 'EUR', 'player:ugb79jg9wp6q', 'escrow:upksxcrt:1', 100, 'stake', 1, 1007354000, 'ugb79jg9wp6q'),
('upksxcrt', 8, 0, 'EUR', 'player:uvf5wbza4qbk', 'escrow:upksxcrt:1', 500, 'stake', 1, 1007354000, 'uvf5wbza4qbk'),
('upksxcrt', 9, 0, 'EUR', 'player:uvf5wbza4qbk', 'escrow:upksxcrt:1', 500, 'stake', 1, 1007354000, 'uvf5wbza4qbk'),
('upksxcrt', 10, 0, 'EUR', 'player:uvf5wbza4qbk', 'escrow:upksxcrt:1', 100, 'stake', 1, 1007354000, 'uvf5wbza4qbk'),
('upksxcrt', 14, 0, 'EUR', 'player:ugb79jg9wp6q', 'escrow:upksxcrt:1', 500, 'play', 1, 1007356000, 'ugb79jg9wp6q'),
('upksxcrt', 15, 0, 'EUR', 'escrow:upksxcrt:1', 'house:upksxcrt', 500, 'lose', 1, 1007357000, NULL),
('upksxcrt', 16, 0, 'EUR', 'escrow:upksxcrt:1', 'house:upksxcrt', 500, 'lose', 1, 1007357000, NULL),
('upksxcrt', 16, 1, 'EUR', 'escrow:upksxcrt:1', 'house:upksxcrt', 500, 'lose', 1, 1007357000, NULL),
('upksxcrt', 16, 2, 'EUR', 'escrow:upksxcrt:1', 'house:upksxcrt', 500, 'lose', 1, 1007357000, NULL),
('upksxcrt', 16, 3, 'EUR', 'escrow:upksxcrt:1', 'house:upksxcrt', 100, 'lose', 1, 1007357000, NULL),
('upksxcrt', 16, 4, 'EUR', 'escrow:upksxcrt:1', 'player:uvf5wbza4qbk', 500, 'return', 1, 1007357000, 'uvf5wbza4qbk'),
('upksxcrt', 16, 5, 'EUR', 'house:upksxcrt', 'player:uvf5wbza4qbk', 500, 'win', 1, 1007357000, 'uvf5wbza4qbk'),
('upksxcrt', 16, 6, 'EUR', 'escrow:upksxcrt:1', 'house:upksxcrt', 100, 'lose', 1, 1007357000, NULL),
('vcepyxzc', 5, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:vcepyxzc:1', 500, 'stake', 1, 1007279000, 'ugb79jg9wp6q'),
('vcepyxzc', 6, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:vcepyxzc:1', 100, 'stake', 1, 1007279000, 'ugb79jg9wp6q'),
('vcepyxzc', 7, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:vcepyxzc:1', 500, 'stake', 1, 1007279000, 'uvf5wbza4qbk'),
('vcepyxzc', 8, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:vcepyxzc:1', 100, 'stake', 1, 1007279000, 'uvf5wbza4qbk'),
('vcepyxzc', 15, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:vcepyxzc:1', 500, 'play', 1, 1007284000, 'ugb79jg9wp6q'),
('vcepyxzc', 16, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:vcepyxzc:1', 500, 'play', 1, 1007285000, 'uvf5wbza4qbk'),
('vgbrjfxh', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vgbrjfxh:1', 500, 'stake', 1, 1007391000, 'ugb79jg9wp6q'),
('vgbrjfxh', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vgbrjfxh:1', 500, 'stake', 1, 1007391000, 'ugb79jg9wp6q'),
('vgbrjfxh', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vgbrjfxh:1', 250, 'stake', 1, 1007391000, 'ugb79jg9wp6q'),
('vgbrjfxh', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:vgbrjfxh:1', 500, 'stake', 1, 1007391000, 'uvf5wbza4qbk'),
('vgbrjfxh', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:vgbrjfxh:1', 500, 'stake', 1, 1007391000, 'uvf5wbza4qbk'),
('vgbrjfxh', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:vgbrjfxh:1', 250, 'stake', 1, 1007391000, 'uvf5wbza4qbk'),
('vgbrjfxh', 11, 0, 'SGD', 'escrow:vgbrjfxh:1', 'player:uvf5wbza4qbk', 500, 'unstake', 1, 1007392000, 'uvf5wbza4qbk'),
('vnesbvwr', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vnesbvwr:1', 500, 'stake', 1, 1007315000, 'ugb79jg9wp6q'),
('vnesbvwr', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vnesbvwr:1', 500, 'stake', 1, 1007315000, 'ugb79jg9wp6q'),
('vnesbvwr', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vnesbvwr:1', 250, 'stake', 1, 1007315000, 'ugb79jg9wp6q'),
('vnesbvwr', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:vnesbvwr:1', 500, 'stake', 1, 1007315000, 'uvf5wbza4qbk'),
('vnesbvwr', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:vnesbvwr:1', 500, 'stake', 1, 1007315000, 'uvf5wbza4qbk'),
('vnesbvwr', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:vnesbvwr:1', 250, 'stake', 1, 1007315000, 'uvf5wbza4qbk'),
('vnesbvwr', 13, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vnesbvwr:1', 500, 'play', 1, 1007318000, 'ugb79jg9wp6q'),
('vnesbvwr', 14, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:vnesbvwr:1', 500, 'play', 1, 1007319000, 'uvf5wbza4qbk'),
('vnesbvwr', 16, 0, 'SGD', 'seed:hall.main', 'meter:hall.main', 1000000, 'reseed', 1, 1007321000, NULL),
('vnesbvwr', 16, 1, 'SGD', 'house:vnesbvwr', 'meter:hall.main', 100, 'contribution', 1, 1007321000, NULL),
('vnesbvwr', 16, 2, 'SGD', 'escrow:vnesbvwr:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007321000, 'ugb79jg9wp6q'),
('vnesbvwr', 16, 3, 'SGD', 'house:vnesbvwr', 'player:ugb79jg9wp6q', 500, 'win', 1, 1007321000, 'ugb79jg9wp6q'),
('vnesbvwr', 16, 4, 'SGD', 'escrow:vnesbvwr:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007321000, 'ugb79jg9wp6q'),
('vnesbvwr', 16, 5, 'SGD', 'house:vnesbvwr', 'player:ugb79jg9wp6q', 500, 'win', 1, 1007321000, 'ugb79jg9wp6q'),
('vnesbvwr', 16, 6, 'SGD', 'house:vnesbvwr', 'player:ugb79jg9wp6q', 2500, 'win', 1, 1007321000, 'ugb79jg9wp6q'),
('vnesbvwr', 16, 7, 'SGD', 'escrow:vnesbvwr:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007321000, 'ugb79jg9wp6q'),
('vnesbvwr', 16, 8, 'SGD', 'house:vnesbvwr', 'player:ugb79jg9wp6q', 20000, 'win', 1, 1007321000, 'ugb79jg9wp6q'),
('vnesbvwr', 16, 9, 'SGD', 'escrow:vnesbvwr:1', 'house:vnesbvwr', 250, 'lose', 1, 1007321000, NULL),
('vnesbvwr', 16, 10, 'SGD', 'meter:hall.main', 'player:ugb79jg9wp6q', 1000100, 'share', 1, 1007321000, 'ugb79jg9wp6q'),
('vnesbvwr', 16, 11, 'SGD', 'escrow:vnesbvwr:1', 'house:vnesbvwr', 500, 'lose', 1, 1007321000, NULL),
('vnesbvwr', 16, 12, 'SGD', 'escrow:vnesbvwr:1', 'house:vnesbvwr', 500, 'lose', 1, 1007321000, NULL),
('vnesbvwr', 16, 13, 'SGD', 'escrow:vnesbvwr:1', 'house:vnesbvwr', 500, 'lose', 1, 1007321000, NULL),
('vnesbvwr', 16, 14, 'SGD', 'escrow:vnesbvwr:1', 'house:vnesbvwr', 250, 'lose', 1, 1007321000, NULL),
('vnesbvwr', 16, 15, 'SGD', 'house:vnesbvwr', 'player:uvf5wbza4qbk', 25000, 'envy', 1, 1007321000, 'uvf5wbza4qbk'),
('vnesbvwr', 17, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vnesbvwr:1', 500, 'reverse', 1, 1007322000, 'ugb79jg9wp6q'),
('vnesbvwr', 17, 1, 'SGD', 'player:ugb79jg9wp6q', 'house:vnesbvwr', 500, 'reverse', 1, 1007322000, 'ugb79jg9wp6q'),
('vnesbvwr', 17, 2, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vnesbvwr:1', 500, 'reverse', 1, 1007322000, 'ugb79jg9wp6q'),
('vnesbvwr', 17, 3, 'SGD', 'player:ugb79jg9wp6q', 'house:vnesbvwr', 500, 'reverse', 1, 1007322000, 'ugb79jg9wp6q'),
('vnesbvwr', 17, 4, 'SGD', 'player:ugb79jg9wp6q', 'house:vnesbvwr', 2500, 'reverse', 1, 1007322000, 'ugb79jg9wp6q'),
('vnesbvwr', 17, 5, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vnesbvwr:1', 500, 'reverse', 1, 1007322000, 'ugb79jg9wp6q'),
('vnesbvwr', 17, 6, 'SGD', 'player:ugb79jg9wp6q', 'house:vnesbvwr', 20000, 'reverse', 1, 1007322000, 'ugb79jg9wp6q'),
('vnesbvwr', 17, 7, 'SGD', 'house:vnesbvwr', 'escrow:vnesbvwr:1', 250, 'reverse', 1, 1007322000, NULL),
('vnesbvwr', 17, 8, 'SGD', 'player:ugb79jg9wp6q', 'meter:hall.main', 1000100, 'reverse', 1, 1007322000, 'ugb79jg9wp6q'),
('vnesbvwr', 17, 9, 'SGD', 'house:vnesbvwr', 'escrow:vnesbvwr:1', 500, 'reverse', 1, 1007322000, NULL),
('vnesbvwr', 17, 10, 'SGD', 'house:vnesbvwr', 'escrow:vnesbvwr:1', 500, 'reverse', 1, 1007322000, NULL),
('vnesbvwr', 17, 11, 'SGD', 'house:vnesbvwr', 'escrow:vnesbvwr:1', 500, 'reverse', 1, 1007322000, NULL),
('vnesbvwr', 17, 12, 'SGD', 'house:vnesbvwr', 'escrow:vnesbvwr:1', 250, 'reverse', 1, 1007322000, NULL),
('vnesbvwr', 17, 13, 'SGD', 'player:uvf5wbza4qbk', 'house:vnesbvwr', 25000, 'reverse', 1, 1007322000, 'uvf5wbza4qbk'),
('vnesbvwr', 17, 14, 'SGD', 'escrow:vnesbvwr:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007322000, 'ugb79jg9wp6q'),
('vnesbvwr', 17, 15, 'SGD', 'escrow:vnesbvwr:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007322000, 'ugb79jg9wp6q'),
('vnesbvwr', 17, 16, 'SGD', 'escrow:vnesbvwr:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007322000, 'ugb79jg9wp6q'),
('vnesbvwr', 17, 17, 'SGD', 'escrow:vnesbvwr:1', 'player:ugb79jg9wp6q', 250, 'return', 1, 1007322000, 'ugb79jg9wp6q'),
('vnesbvwr', 17, 18, 'SGD', 'escrow:vnesbvwr:1', 'player:uvf5wbza4qbk', 500, 'return', 1, 1007322000, 'uvf5wbza4qbk'),
('vnesbvwr', 17, 19, 'SGD', 'escrow:vnesbvwr:1', 'player:uvf5wbza4qbk', 500, 'return', 1, 1007322000, 'uvf5wbza4qbk'),
('vnesbvwr', 17, 20, 'SGD', 'escrow:vnesbvwr:1', 'player:uvf5wbza4qbk', 500, 'return', 1, 1007322000, 'uvf5wbza4qbk'),
('vnesbvwr', 17, 21, 'SGD', 'escrow:vnesbvwr:1', 'player:uvf5wbza4qbk', 250, 'return', 1, 1007322000, 'uvf5wbza4qbk'),
('vnesbvwr', 17, 22, 'SGD', 'meter:hall.main', 'seed:hall.main', 1000000, 'reverse', 1, 1007322000, NULL),
('vnesbvwr', 17, 23, 'SGD', 'meter:hall.main', 'house:vnesbvwr', 100, 'reverse', 1, 1007322000, NULL),
('vqrqtgjg', 5, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:vqrqtgjg:1', 500, 'stake', 1, 1007348000, 'ugb79jg9wp6q'),
('vqrqtgjg', 6, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:vqrqtgjg:1', 500, 'stake', 1, 1007348000, 'ugb79jg9wp6q'),
('vqrqtgjg', 7, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:vqrqtgjg:1', 500, 'stake', 1, 1007348000, 'ugb79jg9wp6q'),
('vqrqtgjg', 8, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:vqrqtgjg:1', 500, 'stake', 1, 1007348000, 'uvf5wbza4qbk'),
('vqrqtgjg', 9, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:vqrqtgjg:1', 500, 'stake', 1, 1007348000, 'uvf5wbza4qbk'),
('vqrqtgjg', 10, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:vqrqtgjg:1', 500, 'stake', 1, 1007348000, 'uvf5wbza4qbk'),
('vqrqtgjg', 16, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:vqrqtgjg:1', 500, 'play', 1, 1007351000, 'ugb79jg9wp6q'),
('vsmjjxkv', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vsmjjxkv:1', 500, 'stake', 1, 1007242000, 'ugb79jg9wp6q'),
('vsmjjxkv', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vsmjjxkv:1', 500, 'stake', 1, 1007242000, 'ugb79jg9wp6q'),
('vsmjjxkv', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vsmjjxkv:1', 250, 'stake', 1, 1007242000, 'ugb79jg9wp6q'),
('vsmjjxkv', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:vsmjjxkv:1', 500, 'stake', 1, 1007242000, 'uvf5wbza4qbk'),
('vsmjjxkv', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:vsmjjxkv:1', 500, 'stake', 1, 1007242000, 'uvf5wbza4qbk'),
('vsmjjxkv', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:vsmjjxkv:1', 250, 'stake', 1, 1007242000, 'uvf5wbza4qbk'),
('vsmjjxkv', 15, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vsmjjxkv:1', 500, 'play', 1, 1007246000, 'ugb79jg9wp6q'),
('vsmjjxkv', 16, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:vsmjjxkv:1', 500, 'play', 1, 1007247000, 'uvf5wbza4qbk'),
('vsmjjxkv', 18, 0, 'SGD', 'house:vsmjjxkv', 'meter:hall.main', 100, 'contribution', 1, 1007249000, NULL),
('vsmjjxkv', 18, 1, 'SGD', 'escrow:vsmjjxkv:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007249000, 'ugb79jg9wp6q'),
('vsmjjxkv', 18, 2, 'SGD', 'house:vsmjjxkv', 'player:ugb79jg9wp6q', 500, 'win', 1, 1007249000, 'ugb79jg9wp6q'),
('vsmjjxkv', 18, 3, 'SGD', 'escrow:vsmjjxkv:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007249000, 'ugb79jg9wp6q'),
('vsmjjxkv', 18, 4, 'SGD', 'escrow:vsmjjxkv:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007249000, 'ugb79jg9wp6q'),
('vsmjjxkv', 18, 5, 'SGD', 'house:vsmjjxkv', 'player:ugb79jg9wp6q', 500, 'win', 1, 1007249000, 'ugb79jg9wp6q'),
('vsmjjxkv', 18, 6, 'SGD', 'escrow:vsmjjxkv:1', 'house:vsmjjxkv', 250, 'lose', 1, 1007249000, NULL),
('vsmjjxkv', 18, 7, 'SGD', 'escrow:vsmjjxkv:1', 'player:uvf5wbza4qbk', 500, 'return', 1, 1007249000, 'uvf5wbza4qbk'),
('vsmjjxkv', 18, 8, 'SGD', 'house:vsmjjxkv', 'player:uvf5wbza4qbk', 500, 'win', 1, 1007249000, 'uvf5wbza4qbk'),
('vsmjjxkv', 18, 9, 'SGD', 'escrow:vsmjjxkv:1', 'player:uvf5wbza4qbk', 500, 'return', 1, 1007249000, 'uvf5wbza4qbk'),
('vsmjjxkv', 18, 10, 'SGD', 'escrow:vsmjjxkv:1', 'player:uvf5wbza4qbk', 500, 'return', 1, 1007249000, 'uvf5wbza4qbk'),
('vsmjjxkv', 18, 11, 'SGD', 'house:vsmjjxkv', 'player:uvf5wbza4qbk', 500, 'win', 1, 1007249000, 'uvf5wbza4qbk'),
('vsmjjxkv', 18, 12, 'SGD', 'escrow:vsmjjxkv:1', 'house:vsmjjxkv', 250, 'lose', 1, 1007249000, NULL),
('vsmjjxkv', 20, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vsmjjxkv:2', 500, 'stake', 2, 1007251000, 'ugb79jg9wp6q'),
('vsmjjxkv', 21, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vsmjjxkv:2', 500, 'stake', 2, 1007251000, 'ugb79jg9wp6q'),
('vsmjjxkv', 22, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vsmjjxkv:2', 250, 'stake', 2, 1007251000, 'ugb79jg9wp6q'),
('vsmjjxkv', 23, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:vsmjjxkv:2', 500, 'stake', 2, 1007251000, 'uvf5wbza4qbk'),
('vsmjjxkv', 24, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:vsmjjxkv:2', 500, 'stake', 2, 1007251000, 'uvf5wbza4qbk'),
('vsmjjxkv', 25, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:vsmjjxkv:2', 250, 'stake', 2, 1007251000, 'uvf5wbza4qbk'),
('vsmjjxkv', 32, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vsmjjxkv:2', 500, 'play', 2, 1007256000, 'ugb79jg9wp6q'),
('vtnqucea', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vtnqucea:1', 500, 'stake', 1, 1007378000, 'ugb79jg9wp6q'),
('vtnqucea', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vtnqucea:1', 500, 'stake', 1, 1007378000, 'ugb79jg9wp6q'),
('vtnqucea', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vtnqucea:1', 250, 'stake', 1, 1007378000, 'ugb79jg9wp6q'),
('vtnqucea', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:vtnqucea:1', 500, 'stake', 1, 1007378000, 'uvf5wbza4qbk'),
('vtnqucea', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:vtnqucea:1', 500, 'stake', 1, 1007378000, 'uvf5wbza4qbk'),
('vtnqucea', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:vtnqucea:1', 250, 'stake', 1, 1007378000, 'uvf5wbza4qbk'),
('vtnqucea', 15, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vtnqucea:1', 500, 'play', 1, 1007382000, 'ugb79jg9wp6q'),
('vygbdjyx', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vygbdjyx:1', 500, 'stake', 1, 1007344000, 'ugb79jg9wp6q'),
('vygbdjyx', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vygbdjyx:1', 500, 'stake', 1, 1007344000, 'ugb79jg9wp6q'),
('vygbdjyx', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:vygbdjyx:1', 250, 'stake', 1, 1007344000, 'ugb79jg9wp6q'),
('vygbdjyx', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:vygbdjyx:1', 500, 'stake', 1, 1007344000, 'uvf5wbza4qbk'),
('vygbdjyx', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:vygbdjyx:1', 500, 'stake', 1, 1007344000, 'uvf5wbza4qbk'),
('vygbdjyx', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:vygbdjyx:1', 250, 'stake', 1, 1007344000, 'uvf5wbza4qbk'),
('xgqjwjdx', 5, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:xgqjwjdx:1', 500, 'stake', 1, 1007291000, 'ugb79jg9wp6q'),
('xgqjwjdx', 6, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:xgqjwjdx:1', 500, 'stake', 1, 1007291000, 'ugb79jg9wp6q'),
('xgqjwjdx', 7, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:xgqjwjdx:1', 100, 'stake', 1, 1007291000, 'ugb79jg9wp6q'),
('xgqjwjdx', 8, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:xgqjwjdx:1', 500, 'stake', 1, 1007291000, 'ugb79jg9wp6q'),
('xgqjwjdx', 9, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:xgqjwjdx:1', 500, 'stake', 1, 1007291000, 'uvf5wbza4qbk'),
('xgqjwjdx', 10, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:xgqjwjdx:1', 500, 'stake', 1, 1007291000, 'uvf5wbza4qbk'),
('xgqjwjdx', 11, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:xgqjwjdx:1', 100, 'stake', 1, 1007291000, 'uvf5wbza4qbk'),
('xgqjwjdx', 12, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:xgqjwjdx:1', 500, 'stake', 1, 1007291000, 'uvf5wbza4qbk'),
('xgqjwjdx', 17, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:xgqjwjdx:1', 500, 'play', 1, 1007295000, 'ugb79jg9wp6q'),
('xgqjwjdx', 18, 0, 'USD', 'escrow:xgqjwjdx:1', 'house:xgqjwjdx', 500, 'lose', 1, 1007296000, NULL),
('xgqjwjdx', 18, 1, 'USD', 'escrow:xgqjwjdx:1', 'house:xgqjwjdx', 500, 'lose', 1, 1007296000, NULL),
('xgqjwjdx', 18, 2, 'USD', 'escrow:xgqjwjdx:1', 'house:xgqjwjdx', 500, 'lose', 1, 1007296000, NULL),
('xnxstnvn', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:xnxstnvn:1', 500, 'stake', 1, 1007361000, 'ugb79jg9wp6q'),
('xnxstnvn', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:xnxstnvn:1', 500, 'stake', 1, 1007361000, 'ugb79jg9wp6q'),
('xnxstnvn', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:xnxstnvn:1', 250, 'stake', 1, 1007361000, 'ugb79jg9wp6q'),
('xnxstnvn', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:xnxstnvn:1', 500, 'stake', 1, 1007361000, 'uvf5wbza4qbk'),
('xnxstnvn', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:xnxstnvn:1', 500, 'stake', 1, 1007361000, 'uvf5wbza4qbk'),
('xnxstnvn', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:xnxstnvn:1', 250, 'stake', 1, 1007361000, 'uvf5wbza4qbk'),
('xnxstnvn', 15, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:xnxstnvn:1', 500, 'play', 1, 1007365000, 'ugb79jg9wp6q'),
('xujpjssn', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:xujpjssn:1', 2000, 'stake', 1, 1007420000, 'ugb79jg9wp6q'),
('xujpjssn', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:xujpjssn:1', 500, 'stake', 1, 1007420000, 'ugb79jg9wp6q'),
('xujpjssn', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:xujpjssn:1', 500, 'stake', 1, 1007420000, 'ugb79jg9wp6q'),
('xujpjssn', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:xujpjssn:1', 2000, 'stake', 1, 1007420000, 'uvf5wbza4qbk'),
('xujpjssn', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:xujpjssn:1', 500, 'stake', 1, 1007420000, 'uvf5wbza4qbk'),
('xujpjssn', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:xujpjssn:1', 500, 'stake', 1, 1007420000, 'uvf5wbza4qbk');
