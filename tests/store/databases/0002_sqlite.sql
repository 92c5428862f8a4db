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
('escrow:cepyxzcz:1', 'USD', 2200, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:deuebwyu:1', 'SGD', 2500, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:drskhzrr:1', 'SGD', 0, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:drskhzrr:2', 'SGD', 2500, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:evudppjb:1', 'SGD', 2500, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:jezdkuhy:1', 'SGD', 0, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:jezdkuhy:2', 'SGD', 2500, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:khhvjtzq:1', 'USD', 2200, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:mfhbuakj:1', 'GBP', 2400, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:mqzaanfn:1', 'SGD', 1500, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:mxpsjkqm:1', 'SGD', 0, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:nuswdfnn:1', 'SGD', 0, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:nuswdfnn:2', 'SGD', 2500, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:pvjyfyhw:1', 'SGD', 6000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:qsgyshat:1', 'SGD', 2500, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:rhkhewtp:1', 'SGD', 0, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:rhkhewtp:2', 'SGD', 0, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:rkdatdab:1', 'USD', 3000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:sgfcjcwh:1', 'SGD', 2500, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:smjjxkvs:1', 'SGD', 0, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:smjjxkvs:2', 'SGD', 3000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:upksxcrt:1', 'EUR', 0, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:vgbrjfxh:1', 'SGD', 2000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:vnesbvwr:1', 'SGD', 0, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:vqrqtgjg:1', 'USD', 3500, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:vtnqucea:1', 'SGD', 3000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:vygbdjyx:1', 'SGD', 2500, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:xgqjwjdx:1', 'USD', 2200, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:xnxstnvn:1', 'SGD', 3000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('escrow:xujpjssn:1', 'SGD', 2000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('grants', 'EUR', -200000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('grants', 'GBP', -200000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('grants', 'SGD', -300000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('grants', 'USD', -200000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('house:drskhzrr', 'SGD', 0, 0, 0, 0, 0, 0, NULL, NULL, 1),
('house:jezdkuhy', 'SGD', -46600, 0, 0, 0, 0, 0, NULL, NULL, 1),
('house:mqzaanfn', 'SGD', 1000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('house:mxpsjkqm', 'SGD', 2400, 0, 0, 0, 0, 0, NULL, NULL, 1),
('house:nuswdfnn', 'SGD', -46567, 0, 0, 0, 0, 0, NULL, NULL, 1),
('house:rhkhewtp', 'SGD', 6300, 0, 0, 0, 0, 0, NULL, NULL, 1),
('house:smjjxkvs', 'SGD', -1100, 0, 0, 0, 0, 0, NULL, NULL, 1),
('house:upksxcrt', 'EUR', 1700, 0, 0, 0, 0, 0, NULL, NULL, 1),
('house:vnesbvwr', 'SGD', 0, 0, 0, 0, 0, 0, NULL, NULL, 1),
('house:xgqjwjdx', 'USD', 1500, 0, 0, 0, 0, 0, NULL, NULL, 1),
('meter:ephmcgjm.main', 'USD', 1000000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:evudppjb.main', 'SGD', 1000000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:hall.main', 'SGD', 1000100, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:mfhbuakj.main', 'GBP', 100000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:nuswdfnn.main', 'SGD', 4066, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:pvjyfyhw.main', 'SGD', 1000000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:vgbrjfxh.main', 'SGD', 1000000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:vqrqtgjg.major', 'USD', 2500000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:vqrqtgjg.mega', 'USD', 100000000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:vqrqtgjg.minor', 'USD', 250000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:xgqjwjdx.main', 'USD', 1000000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('meter:xnxstnvn.main', 'SGD', 1000000, 0, 0, 0, 0, 0, NULL, NULL, 0),
('player:bot.best.ante.1a2b3c4d', 'SGD', 100000, 0, 0, 0, 0, 0, NULL, 1007385000, 0),
('player:ugb79jg9wp6q', 'EUR', 98400, 0, 0, 0, 1600, 11, NULL, 1007353000, 0),
('player:ugb79jg9wp6q', 'GBP', 98800, 500, 0, 1700, 0, 11, NULL, 1007236000, 0),
('player:ugb79jg9wp6q', 'SGD', 1128050, 7000, 1000, 28750, -1049800, 11, 9000000, 1000002000, 0),
('player:ugb79jg9wp6q', 'USD', 92200, 0, 0, 7800, 0, 11, NULL, 1007259000, 0),
('player:uvf5wbza4qbk', 'EUR', 99900, 0, 1000, 0, 100, 11, NULL, 1007353000, 0),
('player:uvf5wbza4qbk', 'GBP', 98800, 500, 0, 1700, 0, 11, NULL, 1007236000, 0),
('player:uvf5wbza4qbk', 'SGD', 119750, 9000, 0, 28750, -39500, 11, NULL, 1000002000, 0),
('player:uvf5wbza4qbk', 'USD', 93200, 500, 0, 7300, 0, 11, NULL, 1007259000, 0),
('seed:ephmcgjm.main', 'USD', -1000000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:evudppjb.main', 'SGD', -1000000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:hall.main', 'SGD', -2000000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:mfhbuakj.main', 'GBP', -100000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:nuswdfnn.main', 'SGD', -8000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:pvjyfyhw.main', 'SGD', -1000000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:vgbrjfxh.main', 'SGD', -1000000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:vqrqtgjg.major', 'USD', -2500000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:vqrqtgjg.mega', 'USD', -100000000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:vqrqtgjg.minor', 'USD', -250000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:xgqjwjdx.main', 'USD', -1000000, 0, 0, 0, 0, 0, NULL, NULL, 1),
('seed:xnxstnvn.main', 'SGD', -1000000, 0, 0, 0, 0, 0, NULL, NULL, 1);

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
('cepyxzcz', 'u6ay96heegws', 'u6ay96heegws125', X'6bcdf733fba0a26ba9c471ed6cd91a3d6cddbb01a7ed1d01321675bbc6bb5b79', 2, CAST('{"id":"u6ay96heegws125","version":2}' AS BLOB)),
('cepyxzcz', 'u6ay96heegws', 'u6ay96heegws134', X'9a4a32dfcf76ce05667df690f815fcd5a6c972b5e62399617508519ab0fd750c', 11, CAST('{"id":"u6ay96heegws134","version":11}' AS BLOB)),
('cepyxzcz', 'u6ay96heegws', 'u6ay96heegws135', X'9d0f70476cce88715845b6673553d9ac262fd8ccc3c74dd579c64adc371b2a2a', 12, CAST('{"id":"u6ay96heegws135","version":12}' AS BLOB)),
('cepyxzcz', 'u6ay96heegws', 'u6ay96heegws140', X'1c1687e57971a6c129108ec8207f708796bc749453c25d280481894212b8922f', 17, CAST('{"id":"u6ay96heegws140","version":17}' AS BLOB)),
('cepyxzcz', 'u6ay96heegws', 'u6ay96heegws141', X'06d9b8260f5fb18b0e082f0179bdda6a6cb2c9913826a1ba0586666f8c614300', 18, CAST('{"id":"u6ay96heegws141","version":18}' AS BLOB)),
('cepyxzcz', 'ugb79jg9wp6q', 'ugb79jg9wp6q126', X'ab4cd4bbfde8d623d574645f5fc0dcc31913ce6b71689b24abfc1a5a8758555b', 3, CAST('{"id":"ugb79jg9wp6q126","version":3,"box":1}' AS BLOB)),
('cepyxzcz', 'ugb79jg9wp6q', 'ugb79jg9wp6q128', X'2445ffd734e37368480458ce4adc0c358f2aea4ea3395e0402d4ea2cbc07e2a2', 5, CAST('{"id":"ugb79jg9wp6q128","version":5}' AS BLOB)),
('cepyxzcz', 'ugb79jg9wp6q', 'ugb79jg9wp6q129', X'986d97702f2fd6f852ac38ff381407087ab6439f5fd55fc5872b817b20fa2bed', 6, CAST('{"id":"ugb79jg9wp6q129","version":6}' AS BLOB)),
('cepyxzcz', 'ugb79jg9wp6q', 'ugb79jg9wp6q132', X'3b1130239d6f771de2ed027de8ff7b4e414acb403ac90d502cc04bc3c03f9f34', 9, CAST('{"id":"ugb79jg9wp6q132","version":9}' AS BLOB)),
('cepyxzcz', 'ugb79jg9wp6q', 'ugb79jg9wp6q136', X'a54225ede0b0ab306e8175086a1403702eff774189b444823360c0a2b009c0d0', 13, CAST('{"id":"ugb79jg9wp6q136","version":13}' AS BLOB)),
('cepyxzcz', 'ugb79jg9wp6q', 'ugb79jg9wp6q138', X'c07a629431e220fe6d01383df4b1618ae23d866d8ae5b70242e55f9efba442e9', 15, CAST('{"id":"ugb79jg9wp6q138","version":15}' AS BLOB)),
('cepyxzcz', 'uvf5wbza4qbk', 'uvf5wbza4qbk127', X'ec20189b3a1b0171fc26943fb40c58b9b64c27ca33fe57265fe65a4d95faab74', 4, CAST('{"id":"uvf5wbza4qbk127","version":4,"box":2}' AS BLOB)),
('cepyxzcz', 'uvf5wbza4qbk', 'uvf5wbza4qbk130', X'32c21378ee39a3a754abbbd65e136cd9baf41f68f5ea6bf7d1ae348a11e3630e', 7, CAST('{"id":"uvf5wbza4qbk130","version":7}' AS BLOB)),
('cepyxzcz', 'uvf5wbza4qbk', 'uvf5wbza4qbk131', X'38726ee7b5ba89061f38e204fc88d4121962617ce8806faaa8ea92dccc233504', 8, CAST('{"id":"uvf5wbza4qbk131","version":8}' AS BLOB)),
('cepyxzcz', 'uvf5wbza4qbk', 'uvf5wbza4qbk133', X'ebbcbba893cb58adabb672084ff1afed38a8a1fb327bdf765dba3ec8fd44140e', 10, CAST('{"id":"uvf5wbza4qbk133","version":10}' AS BLOB)),
('cepyxzcz', 'uvf5wbza4qbk', 'uvf5wbza4qbk137', X'a799e2863c25282a21acc97481a776c817ef1f0f97615a9204efe4ee5046b7c1', 14, CAST('{"id":"uvf5wbza4qbk137","version":14}' AS BLOB)),
('cepyxzcz', 'uvf5wbza4qbk', 'uvf5wbza4qbk139', X'3f74b74cec04c8efee6bfcc09aaceadc89de33e8a6d7019594bde7c0765dd7c1', 16, CAST('{"id":"uvf5wbza4qbk139","version":16}' AS BLOB)),
('deuebwyu', 'u6ay96heegws', 'u6ay96heegws42', X'02d24c36d180c410ce6c6f4ff922853ca1928bed359afa50b04aea43275c8d46', 2, CAST('{"id":"u6ay96heegws42","version":2}' AS BLOB)),
('deuebwyu', 'ugb79jg9wp6q', 'ugb79jg9wp6q43', X'b929e3ccd2a32325d6eadfebc7fdc6fc8ac65934a5110006cf0560357fff7ef0', 3, CAST('{"id":"ugb79jg9wp6q43","version":3,"box":1}' AS BLOB)),
('deuebwyu', 'ugb79jg9wp6q', 'ugb79jg9wp6q45', X'65c7ed739dca7aa26c6cf1aa15eb8928eff6a7e6e00c85108697f770f802330e', 5, CAST('{"id":"ugb79jg9wp6q45","version":5}' AS BLOB)),
('deuebwyu', 'ugb79jg9wp6q', 'ugb79jg9wp6q46', X'6300dace68c8358e6548e714ace1d4ae3f995c562b7093f8e13ecfc14fa25cf5', 6, CAST('{"id":"ugb79jg9wp6q46","version":6}' AS BLOB)),
('deuebwyu', 'ugb79jg9wp6q', 'ugb79jg9wp6q47', X'ccb6c949d697f0782d8e6aea0ed2d9db306a9bfa5a8b729163532bd8af31d401', 7, CAST('{"id":"ugb79jg9wp6q47","version":7}' AS BLOB)),
('deuebwyu', 'ugb79jg9wp6q', 'ugb79jg9wp6q51', X'fcea68679c058af2207296eee8f23b6cd0bf062b757d3f93909b6f016cfebeb3', 11, CAST('{"id":"ugb79jg9wp6q51","version":11}' AS BLOB)),
('deuebwyu', 'ugb79jg9wp6q', 'ugb79jg9wp6q54', X'744a0456e4ffd8dbd745a7277ad7cc91abe7ede0eddaa3193e1e37da9b268ae3', 14, CAST('{"id":"ugb79jg9wp6q54","version":14}' AS BLOB)),
('deuebwyu', 'uvf5wbza4qbk', 'uvf5wbza4qbk44', X'ced8a183ff36782491c5be451d1069496ae57e897cdd900e3e653d006e983f21', 4, CAST('{"id":"uvf5wbza4qbk44","version":4,"box":2}' AS BLOB)),
('deuebwyu', 'uvf5wbza4qbk', 'uvf5wbza4qbk48', X'12f20cc714b451320a4b4fa20398737ab7337221ce3ba3602971edbe20ff1758', 8, CAST('{"id":"uvf5wbza4qbk48","version":8}' AS BLOB)),
('deuebwyu', 'uvf5wbza4qbk', 'uvf5wbza4qbk49', X'b06d5ebe5361a6ade5452ecedb627f68b3a2725da388be2122a5eb67039308db', 9, CAST('{"id":"uvf5wbza4qbk49","version":9}' AS BLOB)),
('deuebwyu', 'uvf5wbza4qbk', 'uvf5wbza4qbk50', X'c5fbcb54e663ca835d8b30038285fa00e98d5ecc535942bd3ed227941277857c', 10, CAST('{"id":"uvf5wbza4qbk50","version":10}' AS BLOB)),
('deuebwyu', 'uvf5wbza4qbk', 'uvf5wbza4qbk52', X'aaefe26783636474d634915b66691e9c82168b87dc971480fe716ec9e2b9b946', 12, CAST('{"id":"uvf5wbza4qbk52","version":12}' AS BLOB)),
('deuebwyu', 'uvf5wbza4qbk', 'uvf5wbza4qbk53', X'cd8ad07aec9b724bb0402fd14d161b0dfe303fa2fbf7c6601696fd148d4411e9', 13, CAST('{"id":"uvf5wbza4qbk53","version":13}' AS BLOB)),
('deuebwyu', 'uvf5wbza4qbk', 'uvf5wbza4qbk55', X'fb08ce7672a7bb2d2ce2d72ab7e1288d35b1802f8844451c8b112655a152070c', 15, CAST('{"id":"uvf5wbza4qbk55","version":15}' AS BLOB)),
('drskhzrr', 'u6ay96heegws', 'u6ay96heegws200', X'b86d03ee187b5b59bb53a93145692a933442b94e75f13fa2e661a2143a53a2ea', 2, CAST('{"id":"u6ay96heegws200","version":2}' AS BLOB)),
('drskhzrr', 'u6ay96heegws', 'u6ay96heegws209', X'6bb5627c94d6f21873d71824c6ca5ea56e25bf57fe1659dea1b0773f7f31f949', 11, CAST('{"id":"u6ay96heegws209","version":11}' AS BLOB)),
('drskhzrr', 'u6ay96heegws', 'u6ay96heegws210', X'04fb0e249a2d321b03841a54174c6bdfb5d28b0a83b2e882245518653169fdfe', 12, CAST('{"id":"u6ay96heegws210","version":12}' AS BLOB)),
('drskhzrr', 'u6ay96heegws', 'u6ay96heegws213', X'bec349ebfda6256481a6e0a3e6b27abf91cf189592283d4c15c28502a8521e08', 15, CAST('{"id":"u6ay96heegws213","version":15}' AS BLOB)),
('drskhzrr', 'u6ay96heegws', 'u6ay96heegws214', X'd867786c837104d48546d91ffd98a6b7be07c276f065fbcd91a4facdacd9c91f', 16, CAST('{"id":"u6ay96heegws214","version":16}' AS BLOB)),
('drskhzrr', 'u6ay96heegws', 'u6ay96heegws216', X'c20206e54a5e0468c461eda0da593741b29b84410e1932e89bb6e073d12a568b', 18, CAST('{"id":"u6ay96heegws216","version":18}' AS BLOB)),
('drskhzrr', 'ugb79jg9wp6q', 'ugb79jg9wp6q201', X'ba303332108f88565113a783eb1be888338fd8e0ae0e716a179f28200e7279d2', 3, CAST('{"id":"ugb79jg9wp6q201","version":3,"box":1}' AS BLOB)),
('drskhzrr', 'ugb79jg9wp6q', 'ugb79jg9wp6q203', X'2d43b8e5c02d60888798bb495780a4bf0e585c22b02b669327700e47789e4356', 5, CAST('{"id":"ugb79jg9wp6q203","version":5}' AS BLOB)),
('drskhzrr', 'ugb79jg9wp6q', 'ugb79jg9wp6q204', X'9c6b95c2e1379664900802bbbf2ae96d7648811390741504ca9261a56698cb88', 6, CAST('{"id":"ugb79jg9wp6q204","version":6}' AS BLOB)),
('drskhzrr', 'ugb79jg9wp6q', 'ugb79jg9wp6q205', X'1aeb0f94f0569df04883b1581fccd6f8cde3bac5c65a33a18dbbd827443496fd', 7, CAST('{"id":"ugb79jg9wp6q205","version":7}' AS BLOB)),
('drskhzrr', 'ugb79jg9wp6q', 'ugb79jg9wp6q211', X'fe348c5181772b0ff3dd7971736f9fc358372eab1211a6f6f721d3330f9b0161', 13, CAST('{"id":"ugb79jg9wp6q211","version":13}' AS BLOB)),
('drskhzrr', 'ugb79jg9wp6q', 'ugb79jg9wp6q217', X'dfc84d7efa73272dd6cf474748fe91ec09234cecb527b289a726af1627e2141c', 19, CAST('{"id":"ugb79jg9wp6q217","version":19}' AS BLOB)),
('drskhzrr', 'ugb79jg9wp6q', 'ugb79jg9wp6q218', X'573bf4756578f1e7ba4a9ebaa9d255a21a6608d16f63c808388093893074b19e', 20, CAST('{"id":"ugb79jg9wp6q218","version":20}' AS BLOB)),
('drskhzrr', 'ugb79jg9wp6q', 'ugb79jg9wp6q219', X'79ea421db2f05efad0c894d3d4c6d38d91be371128d8074847cce053172c2b13', 21, CAST('{"id":"ugb79jg9wp6q219","version":21}' AS BLOB)),
('drskhzrr', 'unh5vaa92k6u', 'unh5vaa92k6u215', X'6c24a17e6cb7625ed5d5115b463a67761c83d2d0bd31d0371b2b0d636778b6e4', 17, CAST('{"id":"unh5vaa92k6u215","version":17}' AS BLOB)),
('drskhzrr', 'uvf5wbza4qbk', 'uvf5wbza4qbk202', X'5aabfa2ecbf7403548d32745d4ed71ef1229dca312afde93eaef707781275c52', 4, CAST('{"id":"uvf5wbza4qbk202","version":4,"box":2}' AS BLOB)),
('drskhzrr', 'uvf5wbza4qbk', 'uvf5wbza4qbk206', X'6cac952732ced5622d9938df0c2ade35d58a26e95d7f804f1d31d7cfa50e360c', 8, CAST('{"id":"uvf5wbza4qbk206","version":8}' AS BLOB)),
('drskhzrr', 'uvf5wbza4qbk', 'uvf5wbza4qbk207', X'67d8ba8ef4aa4ba74982fa138e7bde2fd2f051c28fd0e845b7229e3c61101fb2', 9, CAST('{"id":"uvf5wbza4qbk207","version":9}' AS BLOB)),
('drskhzrr', 'uvf5wbza4qbk', 'uvf5wbza4qbk208', X'd83d296ee677c09eee594f860e31d31560c59586296f379979986fd7ef4f8d46', 10, CAST('{"id":"uvf5wbza4qbk208","version":10}' AS BLOB)),
('drskhzrr', 'uvf5wbza4qbk', 'uvf5wbza4qbk212', X'73312edb5e3099f2627c98bf4486df864308a3369e3d653d9296984370e313b6', 14, CAST('{"id":"uvf5wbza4qbk212","version":14}' AS BLOB)),
('drskhzrr', 'uvf5wbza4qbk', 'uvf5wbza4qbk220', X'863e578b992bd16efa1bba7d39df39838994a938f1fd527c2b8070b9a26b24d6', 22, CAST('{"id":"uvf5wbza4qbk220","version":22}' AS BLOB)),
('drskhzrr', 'uvf5wbza4qbk', 'uvf5wbza4qbk221', X'1b27bcec9656dcc4b5d5441913148a91b36f83a83ea809a4de98ab97b78dc6b1', 23, CAST('{"id":"uvf5wbza4qbk221","version":23}' AS BLOB)),
('drskhzrr', 'uvf5wbza4qbk', 'uvf5wbza4qbk222', X'0a0c1a36c2d6a6f981d8c6696f6d5788ad24bde958537b4ad053017129835375', 24, CAST('{"id":"uvf5wbza4qbk222","version":24}' AS BLOB)),
('evudppjb', 'bot.best.ante.1a2b3c4d', 'bot.best.ante.1a2b3c4d312', X'e08b64ea8416506a8bc0a9c8f6f01f843802d0c615773eb8ab996ced6b9c160f', 3, CAST('{"id":"bot.best.ante.1a2b3c4d312","version":3,"box":1}' AS BLOB)),
('evudppjb', 'ugb79jg9wp6q', 'ugb79jg9wp6q313', X'7a6885df17d83d1d1d54a25895f98e530fad9708a91fbaf07d4adab4e454d185', 4, CAST('{"id":"ugb79jg9wp6q313","version":4,"box":2}' AS BLOB)),
('evudppjb', 'ugb79jg9wp6q', 'ugb79jg9wp6q315', X'2e8de88a6fe1caca13142c1959164ec4f32514d5b3d99cc977b3599fd20ac88b', 6, CAST('{"id":"ugb79jg9wp6q315","version":6}' AS BLOB)),
('evudppjb', 'ugb79jg9wp6q', 'ugb79jg9wp6q316', X'03f168b65e609df7add0e47360a06244395b3c36788d9250abf2e084c1220341', 7, CAST('{"id":"ugb79jg9wp6q316","version":7}' AS BLOB)),
('evudppjb', 'ugb79jg9wp6q', 'ugb79jg9wp6q317', X'27a1929e11db1378095c5c40666c6aca5a62f0eb705bf36ce3ea19d897c25c79', 8, CAST('{"id":"ugb79jg9wp6q317","version":8}' AS BLOB)),
('evudppjb', 'uvf5wbza4qbk', 'uvf5wbza4qbk314', X'1c182ba67ee31dae007d84dc16376fbae5d5ce98cb8535549c00f6ee95bced19', 5, CAST('{"id":"uvf5wbza4qbk314","version":5,"box":3}' AS BLOB)),
('evudppjb', 'uvf5wbza4qbk', 'uvf5wbza4qbk318', X'06a16ee8ef369c2ec0a16f87e3e5a01191a1453a0c4c8bfe172aee2156c068af', 9, CAST('{"id":"uvf5wbza4qbk318","version":9}' AS BLOB)),
('evudppjb', 'uvf5wbza4qbk', 'uvf5wbza4qbk319', X'b86a2ba5a16c30c30fc7d959377b060972d08931ea09a60c9c44128ac528d9fd', 10, CAST('{"id":"uvf5wbza4qbk319","version":10}' AS BLOB)),
('evudppjb', 'uvf5wbza4qbk', 'uvf5wbza4qbk320', X'1d6f303c247bd7457c1b7a727db34448daef0c31fc64bd0ee702b81a3f905e06', 11, CAST('{"id":"uvf5wbza4qbk320","version":11}' AS BLOB)),
('jezdkuhy', 'u6ay96heegws', 'u6ay96heegws160', X'ad9e1dc278c8134612ff3fa78e5efd232f0a1f41aa0a5f897630395b076559fb', 2, CAST('{"id":"u6ay96heegws160","version":2}' AS BLOB)),
('jezdkuhy', 'u6ay96heegws', 'u6ay96heegws169', X'ae582cf03713722da2e6a07b84f5fe8800c614b194bd2a64c2e08b19957ee0dc', 11, CAST('{"id":"u6ay96heegws169","version":11}' AS BLOB)),
('jezdkuhy', 'u6ay96heegws', 'u6ay96heegws170', X'28cbb390a40f213478207e0a47d40076c678daa9af043d5007204e124f4dffc6', 12, CAST('{"id":"u6ay96heegws170","version":12}' AS BLOB)),
('jezdkuhy', 'u6ay96heegws', 'u6ay96heegws173', X'ca28d728f77c70c525732b7e78261acf090fb85ea1c01062da968e67481ee323', 15, CAST('{"id":"u6ay96heegws173","version":15}' AS BLOB)),
('jezdkuhy', 'u6ay96heegws', 'u6ay96heegws174', X'd922888dee5a0634532ab116b297ad5d7f22e4ce11dbe8dbcc8d5315dec9908a', 16, CAST('{"id":"u6ay96heegws174","version":16}' AS BLOB)),
('jezdkuhy', 'u6ay96heegws', 'u6ay96heegws175', X'12789bf20be8df93541ea437d6f866ec5d2f66e478eb0f76d4ff94c1c692ba7e', 17, CAST('{"id":"u6ay96heegws175","version":17}' AS BLOB)),
('jezdkuhy', 'u6ay96heegws', 'u6ay96heegws182', X'5286f0b8645af8825a01134e78872fbd7da7545a0a66e63c6a2b9d38d8de7f7c', 24, CAST('{"id":"u6ay96heegws182","version":24}' AS BLOB)),
('jezdkuhy', 'u6ay96heegws', 'u6ay96heegws183', X'3e5c1c0be01142259a1bd89828f14a864da32c1b8b4b57d1d535d95e6ca0d19b', 25, CAST('{"id":"u6ay96heegws183","version":25}' AS BLOB)),
('jezdkuhy', 'ugb79jg9wp6q', 'ugb79jg9wp6q161', X'f417cfe2cec69ae67045f21f83aead2b20bdc3268990849a3c88aeb736dd7c91', 3, CAST('{"id":"ugb79jg9wp6q161","version":3,"box":1}' AS BLOB)),
('jezdkuhy', 'ugb79jg9wp6q', 'ugb79jg9wp6q163', X'949366875aae3b75838d1cbccc0405664a9fa36e281cda34f25f2638753ee630', 5, CAST('{"id":"ugb79jg9wp6q163","version":5}' AS BLOB)),
('jezdkuhy', 'ugb79jg9wp6q', 'ugb79jg9wp6q164', X'7874bdfef5ee00493ce622fd800d73054011c60cca6ab7bc9b4f8d91bd08b596', 6, CAST('{"id":"ugb79jg9wp6q164","version":6}' AS BLOB)),
('jezdkuhy', 'ugb79jg9wp6q', 'ugb79jg9wp6q165', X'26df3c77a8494976c6a935f09095a370e50b5c2472eca806272ab89b779ccc85', 7, CAST('{"id":"ugb79jg9wp6q165","version":7}' AS BLOB)),
('jezdkuhy', 'ugb79jg9wp6q', 'ugb79jg9wp6q171', X'b8128fba3654f103ada8cf497c31a4868037fba6f450b48305b948fff58e565f', 13, CAST('{"id":"ugb79jg9wp6q171","version":13}' AS BLOB)),
('jezdkuhy', 'ugb79jg9wp6q', 'ugb79jg9wp6q176', X'2c7e6e3db1062c78f73e74543bc9331967e82b26fa147c314ea3489269e2ea09', 18, CAST('{"id":"ugb79jg9wp6q176","version":18}' AS BLOB)),
('jezdkuhy', 'ugb79jg9wp6q', 'ugb79jg9wp6q177', X'477bd7680675ebaee806fc65f7da5632a8e80a8c2d11cbc66fd77d8c4ae78b3d', 19, CAST('{"id":"ugb79jg9wp6q177","version":19}' AS BLOB)),
('jezdkuhy', 'ugb79jg9wp6q', 'ugb79jg9wp6q178', X'0f897d7accd0c29e02ca3409c57a1d4d774dc5f18918e01ce5706d809664e2b0', 20, CAST('{"id":"ugb79jg9wp6q178","version":20}' AS BLOB)),
('jezdkuhy', 'uvf5wbza4qbk', 'uvf5wbza4qbk162', X'ec26c651b1ab4febd24b2a5bd6d804fbcda9f5b33dce5c8921eec655f539dd69', 4, CAST('{"id":"uvf5wbza4qbk162","version":4,"box":2}' AS BLOB)),
('jezdkuhy', 'uvf5wbza4qbk', 'uvf5wbza4qbk166', X'1ae3cf27d38848e3f47dd0ccab27f21c969fbb1fa0921f30202c711eb4c8b548', 8, CAST('{"id":"uvf5wbza4qbk166","version":8}' AS BLOB)),
('jezdkuhy', 'uvf5wbza4qbk', 'uvf5wbza4qbk167', X'b312a5e86591828b349057601f55284d3be3587fbd0322e890145d0089cbb442', 9, CAST('{"id":"uvf5wbza4qbk167","version":9}' AS BLOB)),
('jezdkuhy', 'uvf5wbza4qbk', 'uvf5wbza4qbk168', X'2e11eb184a4a8115fff230d2da2ff37b63a16a964b68d6ba47e9f011bf2b7880', 10, CAST('{"id":"uvf5wbza4qbk168","version":10}' AS BLOB)),
('jezdkuhy', 'uvf5wbza4qbk', 'uvf5wbza4qbk172', X'da14150899fc980c03157e932adc35bc01fac675ec717f603c7312bdc1afcbcd', 14, CAST('{"id":"uvf5wbza4qbk172","version":14}' AS BLOB)),
('jezdkuhy', 'uvf5wbza4qbk', 'uvf5wbza4qbk179', X'2732d0b02a37d3274e6ffc51221df37dae4d7bf81779399469937b4ac48881a9', 21, CAST('{"id":"uvf5wbza4qbk179","version":21}' AS BLOB)),
('jezdkuhy', 'uvf5wbza4qbk', 'uvf5wbza4qbk180', X'cde5c148f3ecdc7dc82748e86865c0469c559e3392be9924725665190e74525f', 22, CAST('{"id":"uvf5wbza4qbk180","version":22}' AS BLOB)),
('jezdkuhy', 'uvf5wbza4qbk', 'uvf5wbza4qbk181', X'36459537f2c0b476813d5e0ca759977161c098e2ca97bc7fd206b63ffdf87ad2', 23, CAST('{"id":"uvf5wbza4qbk181","version":23}' AS BLOB)),
('khhvjtzq', 'u6ay96heegws', 'u6ay96heegws108', X'2f278c407f2aa076d6988cc17b80caa3d56a47d354641424c90a366e6bdc855b', 11, CAST('{"id":"u6ay96heegws108","version":11}' AS BLOB)),
('khhvjtzq', 'u6ay96heegws', 'u6ay96heegws109', X'47e5b66326605cc2ad7304a1c6d4682954215e6733aa844eea759032e6571331', 12, CAST('{"id":"u6ay96heegws109","version":12}' AS BLOB)),
('khhvjtzq', 'u6ay96heegws', 'u6ay96heegws99', X'e63a1a452c7c5433f9a7adb80a7e9664bd0ca96710df4d9ff5888ce1a009ddf3', 2, CAST('{"id":"u6ay96heegws99","version":2}' AS BLOB)),
('khhvjtzq', 'ugb79jg9wp6q', 'ugb79jg9wp6q100', X'659d9b50c7f5a63c4d99b7f46acdb3aad3c84e10575c2a772f32648ce1b037b8', 3, CAST('{"id":"ugb79jg9wp6q100","version":3,"box":1}' AS BLOB)),
('khhvjtzq', 'ugb79jg9wp6q', 'ugb79jg9wp6q102', X'c2ca3f81a86a9d5c0110f6b37d0479e13b420245a4aeb23191f70086c5210436', 5, CAST('{"id":"ugb79jg9wp6q102","version":5}' AS BLOB)),
('khhvjtzq', 'ugb79jg9wp6q', 'ugb79jg9wp6q103', X'9e842413c1591715855913b746c9ecf6929a5af16e178fcf04702c88b897eedd', 6, CAST('{"id":"ugb79jg9wp6q103","version":6}' AS BLOB)),
('khhvjtzq', 'ugb79jg9wp6q', 'ugb79jg9wp6q106', X'5bf152c2f1a7c5b8a66a7c820349e114d12993b304b32c6cccfd5a262e4cc9c6', 9, CAST('{"id":"ugb79jg9wp6q106","version":9}' AS BLOB)),
('khhvjtzq', 'ugb79jg9wp6q', 'ugb79jg9wp6q110', X'e661134f88a6ac6b18ef63233d52aeb088af983029b7cad72c3689c2a5333eb6', 13, CAST('{"id":"ugb79jg9wp6q110","version":13}' AS BLOB)),
('khhvjtzq', 'ugb79jg9wp6q', 'ugb79jg9wp6q112', X'bc84302a00b52669c11bcbd0d87535c53bef516b076b9069d2752ba998a11b51', 15, CAST('{"id":"ugb79jg9wp6q112","version":15}' AS BLOB)),
('khhvjtzq', 'uvf5wbza4qbk', 'uvf5wbza4qbk101', X'50c0a464a9dbb8c2897056e7d4499c9dbb0443d93ce34db308544d1f29a78c06', 4, CAST('{"id":"uvf5wbza4qbk101","version":4,"box":2}' AS BLOB)),
('khhvjtzq', 'uvf5wbza4qbk', 'uvf5wbza4qbk104', X'37ce4eaaf4e4b38561a4e7d657946c01fd3150f1aaac5c9c1f86ecba9cc4618d', 7, CAST('{"id":"uvf5wbza4qbk104","version":7}' AS BLOB)),
('khhvjtzq', 'uvf5wbza4qbk', 'uvf5wbza4qbk105', X'394d8e3bd4ed82b235d39bd7686e9c0d45b5a595d75299abe2798f5cc3bed32c', 8, CAST('{"id":"uvf5wbza4qbk105","version":8}' AS BLOB)),
('khhvjtzq', 'uvf5wbza4qbk', 'uvf5wbza4qbk107', X'8c71f1f298cef378a82c8bb10cbbf7e0f80393a5adfdb0727f2451d3bc5eedbb', 10, CAST('{"id":"uvf5wbza4qbk107","version":10}' AS BLOB)),
('khhvjtzq', 'uvf5wbza4qbk', 'uvf5wbza4qbk111', X'8b20b9ba4f24614aee798fd5b233fe31f440c8f4628e059164b8c7fa87c9cfe0', 14, CAST('{"id":"uvf5wbza4qbk111","version":14}' AS BLOB)),
('khhvjtzq', 'uvf5wbza4qbk', 'uvf5wbza4qbk113', X'914f4dd29a540ded2a09a5c574ba784ec496156b4727d80307949824c11b014d', 16, CAST('{"id":"uvf5wbza4qbk113","version":16}' AS BLOB)),
('mfhbuakj', 'u6ay96heegws', 'u6ay96heegws56', X'f2932413d7e36cd36a9199c129005035a078710bdbc5be3dfdaf606022e7e24c', 2, CAST('{"id":"u6ay96heegws56","version":2}' AS BLOB)),
('mfhbuakj', 'u6ay96heegws', 'u6ay96heegws67', X'0d5edc72b252b98de9f26f01ddcd8fa9f8c45ecb3f7ddd45638155efc9b6a2fb', 13, CAST('{"id":"u6ay96heegws67","version":13}' AS BLOB)),
('mfhbuakj', 'ugb79jg9wp6q', 'ugb79jg9wp6q57', X'edc409b1d6975e2ada1707d706738624aa16fad14d4deced2df8bd6e6905d4dd', 3, CAST('{"id":"ugb79jg9wp6q57","version":3,"box":1}' AS BLOB)),
('mfhbuakj', 'ugb79jg9wp6q', 'ugb79jg9wp6q59', X'8da4d40037f2d5753b0ba13f15a3d150b4a64291853259742f321c1c2dfd6f1c', 5, CAST('{"id":"ugb79jg9wp6q59","version":5}' AS BLOB)),
('mfhbuakj', 'ugb79jg9wp6q', 'ugb79jg9wp6q60', X'b874061422b3420bd0f8d52011f2539746a952f05955f25e8eec6bf534f13dfd', 6, CAST('{"id":"ugb79jg9wp6q60","version":6}' AS BLOB)),
('mfhbuakj', 'ugb79jg9wp6q', 'ugb79jg9wp6q61', X'13e2b3fa5b00ee1bdc55e94f5e3e8b8bba953c8f74a8b9c966d08f034619456e', 7, CAST('{"id":"ugb79jg9wp6q61","version":7}' AS BLOB)),
('mfhbuakj', 'ugb79jg9wp6q', 'ugb79jg9wp6q62', X'655c4fb22239829409d031eff5e0b63880a5a9bc49148d03da6b807e9c3606da', 8, CAST('{"id":"ugb79jg9wp6q62","version":8}' AS BLOB)),
('mfhbuakj', 'uvf5wbza4qbk', 'uvf5wbza4qbk58', X'0697408e56daf1b1acddabcc026fe529d3dfad9d6167491f7263fc16eab8b330', 4, CAST('{"id":"uvf5wbza4qbk58","version":4,"box":2}' AS BLOB)),
('mfhbuakj', 'uvf5wbza4qbk', 'uvf5wbza4qbk63', X'ab1893140a4f0b177f1b22837d84bc051251f1bb8957848f2594ef5f7234df89', 9, CAST('{"id":"uvf5wbza4qbk63","version":9}' AS BLOB)),
('mfhbuakj', 'uvf5wbza4qbk', 'uvf5wbza4qbk64', X'dfbf7dbfa23cdd2ab8132ff72bc54f40fbf3ae380ef5b7a8e4e65b083a1cfafd', 10, CAST('{"id":"uvf5wbza4qbk64","version":10}' AS BLOB)),
('mfhbuakj', 'uvf5wbza4qbk', 'uvf5wbza4qbk65', X'd2d2712851c04a87fd2d6b8aee9984a8f8ee685b3abfcb9793435d0b99443494', 11, CAST('{"id":"uvf5wbza4qbk65","version":11}' AS BLOB)),
('mfhbuakj', 'uvf5wbza4qbk', 'uvf5wbza4qbk66', X'0a80c3e396137cf5d977eeba26172dce77d663647746102a4323ebb82b57f92d', 12, CAST('{"id":"uvf5wbza4qbk66","version":12}' AS BLOB)),
('mqzaanfn', 'u6ay96heegws', 'u6ay96heegws284', X'66df4639b590789a16b78cbcc8ec2088e62a623e559e8a2aa56344e1249a9213', 2, CAST('{"id":"u6ay96heegws284","version":2}' AS BLOB)),
('mqzaanfn', 'u6ay96heegws', 'u6ay96heegws295', X'f8bf56eff06b9aa81ea573f22dc4cfd8317e4a8c07927cbc23a3dd401a73c626', 13, CAST('{"id":"u6ay96heegws295","version":13}' AS BLOB)),
('mqzaanfn', 'u6ay96heegws', 'u6ay96heegws296', X'17d1ccc8a0b0db2e38c82f74e3aef4a68e03ba1505036aa5921cbd0d8fada19f', 14, CAST('{"id":"u6ay96heegws296","version":14}' AS BLOB)),
('mqzaanfn', 'ugb79jg9wp6q', 'ugb79jg9wp6q285', X'60f62accb68360f2f5a20542a05398b8f55b4f2cec5d94fea92c715b3f3fd254', 3, CAST('{"id":"ugb79jg9wp6q285","version":3,"box":1}' AS BLOB)),
('mqzaanfn', 'ugb79jg9wp6q', 'ugb79jg9wp6q287', X'007872ecac39e4a0a26487b7e37da74c819a340dc9f936b7ad8ee8891c83bd8e', 5, CAST('{"id":"ugb79jg9wp6q287","version":5}' AS BLOB)),
('mqzaanfn', 'ugb79jg9wp6q', 'ugb79jg9wp6q288', X'bd38d12d7244d0f99fc983c95696db96fc071fea119b7722c7eeb980ddb4ea5b', 6, CAST('{"id":"ugb79jg9wp6q288","version":6}' AS BLOB)),
('mqzaanfn', 'ugb79jg9wp6q', 'ugb79jg9wp6q289', X'e9114ce100ce016955b41e283c3403cc3fb718c3a18aba9decf554b90773b5f5', 7, CAST('{"id":"ugb79jg9wp6q289","version":7}' AS BLOB)),
('mqzaanfn', 'ugb79jg9wp6q', 'ugb79jg9wp6q293', X'866d85efa29d64e9501eadf4191d348e11f4da3a99ec0d90b2938438fa2c0250', 11, CAST('{"id":"ugb79jg9wp6q293","version":11}' AS BLOB)),
('mqzaanfn', 'ugb79jg9wp6q', 'ugb79jg9wp6q297', X'f4c679de0f19dedf22cc246bed0cc67850095bec7055f14294bd9daab53a54ba', 15, CAST('{"id":"ugb79jg9wp6q297","version":15}' AS BLOB)),
('mqzaanfn', 'uvf5wbza4qbk', 'uvf5wbza4qbk286', X'eaeb364431ed6eb106ed0b3ef9820efa19554591b0e5723e6da847764175ea1f', 4, CAST('{"id":"uvf5wbza4qbk286","version":4,"box":2}' AS BLOB)),
('mqzaanfn', 'uvf5wbza4qbk', 'uvf5wbza4qbk290', X'89c1adfd25e397d397e150116ee6a3eb0ec7c87cb66cd8881170e4f2c218e5b7', 8, CAST('{"id":"uvf5wbza4qbk290","version":8}' AS BLOB)),
('mqzaanfn', 'uvf5wbza4qbk', 'uvf5wbza4qbk291', X'd26020cce84ec1daaa8430c45f49c7523c988878caf4f0a04963987283507876', 9, CAST('{"id":"uvf5wbza4qbk291","version":9}' AS BLOB)),
('mqzaanfn', 'uvf5wbza4qbk', 'uvf5wbza4qbk292', X'99002ab3b94d4e255a5c0ecf86919e93d6c0464b8891f2ceb408d04c2d75c314', 10, CAST('{"id":"uvf5wbza4qbk292","version":10}' AS BLOB)),
('mqzaanfn', 'uvf5wbza4qbk', 'uvf5wbza4qbk294', X'5e0ada6c12e437d992c58e03b84a7b409af69cc96ea77cdeea3987e1ac6a0c0c', 12, CAST('{"id":"uvf5wbza4qbk294","version":12}' AS BLOB)),
('mxpsjkqm', 'u6ay96heegws', 'u6ay96heegws355', X'6765ed2a365a6dc9b3d05f80b71c13b60a7db10323994a8f2efc3bddb5e220b7', 2, CAST('{"id":"u6ay96heegws355","version":2}' AS BLOB)),
('mxpsjkqm', 'u6ay96heegws', 'u6ay96heegws366', X'233e3a8ffa903a4e83f921f7977aceb6023f4ebf8eb1abe82e3bc1fb30a25c5e', 13, CAST('{"id":"u6ay96heegws366","version":13}' AS BLOB)),
('mxpsjkqm', 'u6ay96heegws', 'u6ay96heegws367', X'2f0bee8e824d05c025f77dfd151105e4ce9ce83c7bd100b39783162c79909856', 14, CAST('{"id":"u6ay96heegws367","version":14}' AS BLOB)),
('mxpsjkqm', 'u6ay96heegws', 'u6ay96heegws370', X'40dd1a465e027efefe3d1deeff77b96239ea80e537d27d6908e2e4cd16e77681', 17, CAST('{"id":"u6ay96heegws370","version":17}' AS BLOB)),
('mxpsjkqm', 'u6ay96heegws', 'u6ay96heegws371', X'8aead4bc811203b674b95ebe6864e1fb7ddf6a8b04a99e3ba6f165ca4ce34b10', 18, CAST('{"id":"u6ay96heegws371","version":18}' AS BLOB)),
('mxpsjkqm', 'ugb79jg9wp6q', 'ugb79jg9wp6q356', X'b496541b3cef925735616cae60b5b8c6dfea35b6cc64830353ead6f58a0cbaa1', 3, CAST('{"id":"ugb79jg9wp6q356","version":3,"box":1}' AS BLOB)),
('mxpsjkqm', 'ugb79jg9wp6q', 'ugb79jg9wp6q358', X'4f010ac493eaca200203977999975fc25b2ddf98aee271854f91a1d68231b24b', 5, CAST('{"id":"ugb79jg9wp6q358","version":5}' AS BLOB)),
('mxpsjkqm', 'ugb79jg9wp6q', 'ugb79jg9wp6q359', X'f45aaec2832683fcd7820bf7f0ba6d789cc35461c657165a3059f4eec33c94f5', 6, CAST('{"id":"ugb79jg9wp6q359","version":6}' AS BLOB)),
('mxpsjkqm', 'ugb79jg9wp6q', 'ugb79jg9wp6q360', X'906b7b192da32a8e337b994eeee9a2c346ddc2b1fafc2075e9fe25ea6739961f', 7, CAST('{"id":"ugb79jg9wp6q360","version":7}' AS BLOB)),
('mxpsjkqm', 'ugb79jg9wp6q', 'ugb79jg9wp6q364', X'a5fc29b2940e4ac44c548c4bbcde7580cac718bb123261d2d09ab97412605fd1', 11, CAST('{"id":"ugb79jg9wp6q364","version":11}' AS BLOB)),
('mxpsjkqm', 'ugb79jg9wp6q', 'ugb79jg9wp6q368', X'8b35e138e307e05d119754babf8f2399c57f69f919d40b14938ed3650591b59d', 15, CAST('{"id":"ugb79jg9wp6q368","version":15}' AS BLOB)),
('mxpsjkqm', 'uvf5wbza4qbk', 'uvf5wbza4qbk357', X'61e867c580a56ffd7821bde36a4772e84c8841a51db52009d7faead71b49b54f', 4, CAST('{"id":"uvf5wbza4qbk357","version":4,"box":2}' AS BLOB)),
('mxpsjkqm', 'uvf5wbza4qbk', 'uvf5wbza4qbk361', X'f9250f508f109575cd221fed2c71984608d39cf8856505acc42d43b33f39d312', 8, CAST('{"id":"uvf5wbza4qbk361","version":8}' AS BLOB)),
('mxpsjkqm', 'uvf5wbza4qbk', 'uvf5wbza4qbk362', X'b8edf6b80233e58b4c74a60ef7ac4b6edbfba025ae808f623d1e1d07c31e869c', 9, CAST('{"id":"uvf5wbza4qbk362","version":9}' AS BLOB)),
('mxpsjkqm', 'uvf5wbza4qbk', 'uvf5wbza4qbk363', X'7e72a4fbd0540830ab1148949985260d444d007b6eb2391abe38ff39794092e2', 10, CAST('{"id":"uvf5wbza4qbk363","version":10}' AS BLOB)),
('mxpsjkqm', 'uvf5wbza4qbk', 'uvf5wbza4qbk365', X'ee323adf8121f3d34b5006bad1682c322408ac65d04a8526617ff225940a9701', 12, CAST('{"id":"uvf5wbza4qbk365","version":12}' AS BLOB)),
('mxpsjkqm', 'uvf5wbza4qbk', 'uvf5wbza4qbk369', X'a269f4a9ed8598f02d0cd93a461fd6fd93c16003115f72fccf8c1d166d167e48', 16, CAST('{"id":"uvf5wbza4qbk369","version":16}' AS BLOB)),
('nuswdfnn', 'u6ay96heegws', 'u6ay96heegws331', X'1fae085457e6313c8af9be1dcadfb3bcdd27dc8530ebcdf5211cfd3b07b3f239', 2, CAST('{"id":"u6ay96heegws331","version":2}' AS BLOB)),
('nuswdfnn', 'u6ay96heegws', 'u6ay96heegws340', X'e95791e621923579ce256492508013075be4c1acde2991e8849b61e455c92d7a', 11, CAST('{"id":"u6ay96heegws340","version":11}' AS BLOB)),
('nuswdfnn', 'u6ay96heegws', 'u6ay96heegws341', X'bc3c0d320ea0e19d42eef269f0eef9b5e2febdeb71ebb39e919bddc18fe61c6a', 12, CAST('{"id":"u6ay96heegws341","version":12}' AS BLOB)),
('nuswdfnn', 'u6ay96heegws', 'u6ay96heegws344', X'3f231ffb0dbe2d4b56b250719dbe1c76c26b816f48fd134bddc66b066e534d50', 15, CAST('{"id":"u6ay96heegws344","version":15}' AS BLOB)),
('nuswdfnn', 'u6ay96heegws', 'u6ay96heegws345', X'3209d86dc919c590202a6e3fc6a3fcae8428eed8f8c4bcb5e9f76f0b5f722a06', 16, CAST('{"id":"u6ay96heegws345","version":16}' AS BLOB)),
('nuswdfnn', 'u6ay96heegws', 'u6ay96heegws346', X'f19d17fedaf38e8723d0c4671f3983692685876bb19f33b2bbf2a531a6480979', 17, CAST('{"id":"u6ay96heegws346","version":17}' AS BLOB)),
('nuswdfnn', 'u6ay96heegws', 'u6ay96heegws353', X'92beff311e66fad771efdc554276f8853dde76a50b36065488bbfbd5d6dc261c', 24, CAST('{"id":"u6ay96heegws353","version":24}' AS BLOB)),
('nuswdfnn', 'u6ay96heegws', 'u6ay96heegws354', X'6dfb073212d32448c6ab0d18bf60eef306fd9b53f41f6525b65cb8d1ad07e609', 25, CAST('{"id":"u6ay96heegws354","version":25}' AS BLOB)),
('nuswdfnn', 'ugb79jg9wp6q', 'ugb79jg9wp6q332', X'85a6c377ae95119487a9a88980a74461081a6f446f60425921567c0fabed72c3', 3, CAST('{"id":"ugb79jg9wp6q332","version":3,"box":1}' AS BLOB)),
('nuswdfnn', 'ugb79jg9wp6q', 'ugb79jg9wp6q334', X'52b8564059ce46ceffd2a4d0c3071b6d59ff1faa70d96395a3b6a2eaf8530e68', 5, CAST('{"id":"ugb79jg9wp6q334","version":5}' AS BLOB)),
('nuswdfnn', 'ugb79jg9wp6q', 'ugb79jg9wp6q335', X'30b50905bcd3f103d8de1bf6d543fcc4ae4ba94a0721673adf324fb7422f66b1', 6, CAST('{"id":"ugb79jg9wp6q335","version":6}' AS BLOB)),
('nuswdfnn', 'ugb79jg9wp6q', 'ugb79jg9wp6q336', X'baa4857ad9566540f221eb55a4aa9072c65b4a328725ec208b0d51c0354e823c', 7, CAST('{"id":"ugb79jg9wp6q336","version":7}' AS BLOB)),
('nuswdfnn', 'ugb79jg9wp6q', 'ugb79jg9wp6q342', X'fc8f972ba267254906d9b84ad5aee87c5f37e4bc2f4f523eb8fa3a139afee479', 13, CAST('{"id":"ugb79jg9wp6q342","version":13}' AS BLOB)),
('nuswdfnn', 'ugb79jg9wp6q', 'ugb79jg9wp6q347', X'b0661ad2c9f7b214c28508c7c195bdeb701e6e906d67d0d85753e642db373dd9', 18, CAST('{"id":"ugb79jg9wp6q347","version":18}' AS BLOB)),
('nuswdfnn', 'ugb79jg9wp6q', 'ugb79jg9wp6q348', X'4c66f64c6f83163f633a26c67a3b463591ffa3a374c66603397b55a52a3f082c', 19, CAST('{"id":"ugb79jg9wp6q348","version":19}' AS BLOB)),
('nuswdfnn', 'ugb79jg9wp6q', 'ugb79jg9wp6q349', X'a479882319eb480256ed707fe4d592123db61676ece572edd59c66cdfd9b9da2', 20, CAST('{"id":"ugb79jg9wp6q349","version":20}' AS BLOB)),
('nuswdfnn', 'uvf5wbza4qbk', 'uvf5wbza4qbk333', X'ffa7f02553a35e376741e3b6cc4aca277be0106eed159e0ca02b13ed0251b262', 4, CAST('{"id":"uvf5wbza4qbk333","version":4,"box":2}' AS BLOB)),
('nuswdfnn', 'uvf5wbza4qbk', 'uvf5wbza4qbk337', X'659125d98684664392d37285d1df26423b9f79a31eb8a956fca68bf97d2f9d22', 8, CAST('{"id":"uvf5wbza4qbk337","version":8}' AS BLOB)),
('nuswdfnn', 'uvf5wbza4qbk', 'uvf5wbza4qbk338', X'83c260c2e34e566f0ceff04a715c3692ade3f46ee73f8dbb1d2a1282ba08b9cf', 9, CAST('{"id":"uvf5wbza4qbk338","version":9}' AS BLOB)),
('nuswdfnn', 'uvf5wbza4qbk', 'uvf5wbza4qbk339', X'd23459fffe2612a0034e571a3c0f6aec69539642931fe19888f0b2eb1d34d55e', 10, CAST('{"id":"uvf5wbza4qbk339","version":10}' AS BLOB)),
('nuswdfnn', 'uvf5wbza4qbk', 'uvf5wbza4qbk343', X'9be090eb637daca32c9709b3a01d79b02c331e6d05950ce5bf7821cdd078716b', 14, CAST('{"id":"uvf5wbza4qbk343","version":14}' AS BLOB)),
('nuswdfnn', 'uvf5wbza4qbk', 'uvf5wbza4qbk350', X'd60d77b96d175c6c9fdf2c649be2f96af09dffcf5810d2aa544ce4d2c2720ac7', 21, CAST('{"id":"uvf5wbza4qbk350","version":21}' AS BLOB)),
('nuswdfnn', 'uvf5wbza4qbk', 'uvf5wbza4qbk351', X'78957119296ad08c9502e451943448dcc9609b70c832a62b55d8f1163619d9ef', 22, CAST('{"id":"uvf5wbza4qbk351","version":22}' AS BLOB)),
('nuswdfnn', 'uvf5wbza4qbk', 'uvf5wbza4qbk352', X'06b1babb3767801f7626e2385f34d6a406ac2d571b7f381603b4f63a821c333c', 23, CAST('{"id":"uvf5wbza4qbk352","version":23}' AS BLOB)),
('pvjyfyhw', 'operator', 'order-a347677b9d2d4c57bb9a9cd03813040f', X'7e4cbe0ee1448d7df5e30e0c9435b2d132217990a5a45c8f9ab256b877bdcec5', 11, CAST('{"id":"order-a347677b9d2d4c57bb9a9cd03813040f","version":11}' AS BLOB)),
('pvjyfyhw', 'ugb79jg9wp6q', 'ugb79jg9wp6q385', X'6ed7a288d321908a6d0e24864f34c79b9c7bb7cbcb041f6b6ec1cbc99df0b1a8', 3, CAST('{"id":"ugb79jg9wp6q385","version":3,"box":1}' AS BLOB)),
('pvjyfyhw', 'ugb79jg9wp6q', 'ugb79jg9wp6q387', X'003b0372df2e5ee163ca325ada90ccea89cb145d46a7ac529118b502c8729145', 5, CAST('{"id":"ugb79jg9wp6q387","version":5}' AS BLOB)),
('pvjyfyhw', 'ugb79jg9wp6q', 'ugb79jg9wp6q388', X'35a0fa81e99c83cd44103e4c578074d428dbc1a6b64784d4890f7935fbac7ffe', 6, CAST('{"id":"ugb79jg9wp6q388","version":6}' AS BLOB)),
('pvjyfyhw', 'ugb79jg9wp6q', 'ugb79jg9wp6q389', X'59ceabd1cf30a49dd78eb8bab165adecf15e21243bd3ce6fb4ca133179e34141', 7, CAST('{"id":"ugb79jg9wp6q389","version":7}' AS BLOB)),
('pvjyfyhw', 'uvf5wbza4qbk', 'uvf5wbza4qbk386', X'7a4687ca705d0e016aa09f16b16b5ebdf9ca682cea50604c70d60a54dec0adde', 4, CAST('{"id":"uvf5wbza4qbk386","version":4,"box":2}' AS BLOB)),
('pvjyfyhw', 'uvf5wbza4qbk', 'uvf5wbza4qbk390', X'fbb1347d6e224a60caee3dd4634aa86b0c93d20985f579dfb68debc807d9a8fe', 8, CAST('{"id":"uvf5wbza4qbk390","version":8}' AS BLOB)),
('pvjyfyhw', 'uvf5wbza4qbk', 'uvf5wbza4qbk391', X'9127ed60036b28591f6fbe094b4aa1150dd3962b9d5d989979fdd8ec7d275cc0', 9, CAST('{"id":"uvf5wbza4qbk391","version":9}' AS BLOB)),
('pvjyfyhw', 'uvf5wbza4qbk', 'uvf5wbza4qbk392', X'da49f948d27fe4b9a607e54b7730bd7becc41d55ea42797cd7ddf72e6f955e76', 10, CAST('{"id":"uvf5wbza4qbk392","version":10}' AS BLOB)),
('qsgyshat', 'u6ay96heegws', 'u6ay96heegws30', X'dc1210d2204a912560c43be076f19a069722a6e2e887cf0ce49660792abc76c4', 2, CAST('{"id":"u6ay96heegws30","version":2}' AS BLOB)),
('qsgyshat', 'ugb79jg9wp6q', 'ugb79jg9wp6q31', X'9c1354d7fbebf483399c7bd34237317bcb1ca8057d9c2d7d7c0151732bb7890e', 3, CAST('{"id":"ugb79jg9wp6q31","version":3,"box":1}' AS BLOB)),
('qsgyshat', 'ugb79jg9wp6q', 'ugb79jg9wp6q33', X'c1ec4d199bf37d2291ccdda847c94bb7a4cfac9f45a50bb295735e2dbf3c8908', 5, CAST('{"id":"ugb79jg9wp6q33","version":5}' AS BLOB)),
('qsgyshat', 'ugb79jg9wp6q', 'ugb79jg9wp6q34', X'3d71cb313c37714dfbb46c1a433ad3b0d2ac70369fa65c2cff151851587e505d', 6, CAST('{"id":"ugb79jg9wp6q34","version":6}' AS BLOB)),
('qsgyshat', 'ugb79jg9wp6q', 'ugb79jg9wp6q35', X'5cae27575adabcd15e3d9986b28a9e97d776edfb763404d6dad9cc05ba1f6ad7', 7, CAST('{"id":"ugb79jg9wp6q35","version":7}' AS BLOB)),
('qsgyshat', 'ugb79jg9wp6q', 'ugb79jg9wp6q39', X'490ebd0d47a9b688dd98c320b0ff22c259f3e7aeaa3ca3968d8f51acf21583ea', 11, CAST('{"id":"ugb79jg9wp6q39","version":11}' AS BLOB)),
('qsgyshat', 'ugb79jg9wp6q', 'ugb79jg9wp6q41', X'a1bc5c784e28fdd18df2e683b54aad50d297de22cd94be0c515e9bdc6f023584', 13, CAST('{"id":"ugb79jg9wp6q41","version":13}' AS BLOB)),
('qsgyshat', 'uvf5wbza4qbk', 'uvf5wbza4qbk32', X'e15024ed9bf217d02347a903ef03a93e7329772f11a307851387de4c8760527d', 4, CAST('{"id":"uvf5wbza4qbk32","version":4,"box":2}' AS BLOB)),
('qsgyshat', 'uvf5wbza4qbk', 'uvf5wbza4qbk36', X'dd3533f2977101da1dd57badbb0fc79cbdd2089fe443bbb389dd3dbee19f498e', 8, CAST('{"id":"uvf5wbza4qbk36","version":8}' AS BLOB)),
('qsgyshat', 'uvf5wbza4qbk', 'uvf5wbza4qbk37', X'e8768a301135dfb7cabf065c9c8f140336ebc108cb0739bcbb187b35cb667433', 9, CAST('{"id":"uvf5wbza4qbk37","version":9}' AS BLOB)),
('qsgyshat', 'uvf5wbza4qbk', 'uvf5wbza4qbk38', X'91c62aa9e99f887c8174948da4a9636a7f2f100a0ce900cfcecdfd9a95fdd239', 10, CAST('{"id":"uvf5wbza4qbk38","version":10}' AS BLOB)),
('qsgyshat', 'uvf5wbza4qbk', 'uvf5wbza4qbk40', X'895776dd2120fd8aa079be3699c06c2503170e76b7428001e2cab08afa31c8a0', 12, CAST('{"id":"uvf5wbza4qbk40","version":12}' AS BLOB)),
('rhkhewtp', 'u6ay96heegws', 'u6ay96heegws0', X'5f85d532bd3beab79d11f39af2ca67b13b2ae240514b4af43b2772a10cac6c66', 2, CAST('{"id":"u6ay96heegws0","version":2}' AS BLOB)),
('rhkhewtp', 'u6ay96heegws', 'u6ay96heegws11', X'69d4b3aa193043a50f51055c2a619f6ee9a6d956c864a61045a3955a66368e37', 13, CAST('{"id":"u6ay96heegws11","version":13}' AS BLOB)),
('rhkhewtp', 'u6ay96heegws', 'u6ay96heegws12', X'c6d48f81bc16037599e7e3c69c3d8898d5e93e5cff69194cefd4365248cbe3dc', 14, CAST('{"id":"u6ay96heegws12","version":14}' AS BLOB)),
('rhkhewtp', 'u6ay96heegws', 'u6ay96heegws15', X'941e1cc59352fdf221b33952546840d18d9051f9e7fe0dd395bdfd72a959c563', 17, CAST('{"id":"u6ay96heegws15","version":17}' AS BLOB)),
('rhkhewtp', 'u6ay96heegws', 'u6ay96heegws16', X'd875bc8a4b601eb5df2377e9038d386e8524fa33288192e3d68313b26f3d8012', 18, CAST('{"id":"u6ay96heegws16","version":18}' AS BLOB)),
('rhkhewtp', 'u6ay96heegws', 'u6ay96heegws17', X'9afd9ff52456c05be72bc756cdb2b9ec38d7ff5d388a559e1cf57aaaae158f51', 19, CAST('{"id":"u6ay96heegws17","version":19}' AS BLOB)),
('rhkhewtp', 'u6ay96heegws', 'u6ay96heegws24', X'8797ed9042a7edeaa12233dda4b4cac4d14d18ed620f284068af73bec0e0dabd', 26, CAST('{"id":"u6ay96heegws24","version":26}' AS BLOB)),
('rhkhewtp', 'u6ay96heegws', 'u6ay96heegws25', X'5c824a97f8abe394230c5cc92f551db49b4d2372edf3e1b283a1cbdc258416d2', 27, CAST('{"id":"u6ay96heegws25","version":27}' AS BLOB)),
('rhkhewtp', 'u6ay96heegws', 'u6ay96heegws28', X'dd8a7869d5c981da7999283e002b3861578738662ccfeb5228bd7e53c9bec820', 30, CAST('{"id":"u6ay96heegws28","version":30}' AS BLOB)),
('rhkhewtp', 'u6ay96heegws', 'u6ay96heegws29', X'930d118e898c396a390471c3f8bcd26df576dd599bddcd497b2462d0258efecf', 31, CAST('{"id":"u6ay96heegws29","version":31}' AS BLOB)),
('rhkhewtp', 'ugb79jg9wp6q', 'ugb79jg9wp6q1', X'21f5e29a801fbec64780038a17f5d9cd6dd564df98db400910b4ebea2c42f551', 3, CAST('{"id":"ugb79jg9wp6q1","version":3,"box":1}' AS BLOB)),
('rhkhewtp', 'ugb79jg9wp6q', 'ugb79jg9wp6q13', X'4c05e0d02d076df82f3884f1e0a105e66bc6b804bf88202e7c47c8dbc775890e', 15, CAST('{"id":"ugb79jg9wp6q13","version":15}' AS BLOB)),
('rhkhewtp', 'ugb79jg9wp6q', 'ugb79jg9wp6q18', X'ec6cf30d22a6c2df918f63097ee1293ee9fadb046c2654c90c66b804dddb7b8b', 20, CAST('{"id":"ugb79jg9wp6q18","version":20}' AS BLOB)),
('rhkhewtp', 'ugb79jg9wp6q', 'ugb79jg9wp6q19', X'bbffb5761790c1cede0a8fc0fd1113a1f2cb4e017b8b547240b6e9022bed64e3', 21, CAST('{"id":"ugb79jg9wp6q19","version":21}' AS BLOB)),
('rhkhewtp', 'ugb79jg9wp6q', 'ugb79jg9wp6q20', X'cb2108b217d3e7115a6b55b92145a3845ea522fc718fe5f8fbc36e31f15ff2af', 22, CAST('{"id":"ugb79jg9wp6q20","version":22}' AS BLOB)),
('rhkhewtp', 'ugb79jg9wp6q', 'ugb79jg9wp6q26', X'fe89cd3fdc7f29bd087e458eb4d43860a11b091cf6c30db8a69311819af3cd49', 28, CAST('{"id":"ugb79jg9wp6q26","version":28}' AS BLOB)),
('rhkhewtp', 'ugb79jg9wp6q', 'ugb79jg9wp6q3', X'f8081d628169e744c5f96030897cbd82034bd005d6e2d2daacd64d5ec0ac2086', 5, CAST('{"id":"ugb79jg9wp6q3","version":5}' AS BLOB)),
('rhkhewtp', 'ugb79jg9wp6q', 'ugb79jg9wp6q4', X'338ed4604ace7995b2ba6434137989428deb006efcc6d5edc33773360741fe38', 6, CAST('{"id":"ugb79jg9wp6q4","version":6}' AS BLOB)),
('rhkhewtp', 'ugb79jg9wp6q', 'ugb79jg9wp6q5', X'97ca1b3c419049a7c9766af7afb89f0067de9f8bd4bd892be9eb6176f025b83f', 7, CAST('{"id":"ugb79jg9wp6q5","version":7}' AS BLOB)),
('rhkhewtp', 'ugb79jg9wp6q', 'ugb79jg9wp6q9', X'6fe2ad0fe727dd9e452776dce7b419cec2988269a7a0cf0d8f519e34e9295d06', 11, CAST('{"id":"ugb79jg9wp6q9","version":11}' AS BLOB)),
('rhkhewtp', 'uvf5wbza4qbk', 'uvf5wbza4qbk10', X'fdbd094ecd77e91d9909fee85bb4ab2000a18c7d6a4f1bb53e0fc5c1f4b7aa76', 12, CAST('{"id":"uvf5wbza4qbk10","version":12}' AS BLOB)),
('rhkhewtp', 'uvf5wbza4qbk', 'uvf5wbza4qbk14', X'08c6769c5f605734c03757141e028099302f17cac3d1e25ccbb3c651fb99d92c', 16, CAST('{"id":"uvf5wbza4qbk14","version":16}' AS BLOB)),
('rhkhewtp', 'uvf5wbza4qbk', 'uvf5wbza4qbk2', X'6f275cbdd8d53f6f7b160fb19f111d0091c101a38da2729d7dc3decafdb45813', 4, CAST('{"id":"uvf5wbza4qbk2","version":4,"box":2}' AS BLOB)),
('rhkhewtp', 'uvf5wbza4qbk', 'uvf5wbza4qbk21', X'dd4156cf61ed467bdcdbb4d44ff69c4528f242b155f275cc86b6a01320e69dd7', 23, CAST('{"id":"uvf5wbza4qbk21","version":23}' AS BLOB)),
('rhkhewtp', 'uvf5wbza4qbk', 'uvf5wbza4qbk22', X'3f205ca54f1d736a63e2a8526998e929f282fccce90f9a0b69c217932478d11b', 24, CAST('{"id":"uvf5wbza4qbk22","version":24}' AS BLOB)),
('rhkhewtp', 'uvf5wbza4qbk', 'uvf5wbza4qbk23', X'f0444cf3dde56df3f5bfb9a291b8a7f644c678b176c6de1e9da0a26d78a20187', 25, CAST('{"id":"uvf5wbza4qbk23","version":25}' AS BLOB)),
('rhkhewtp', 'uvf5wbza4qbk', 'uvf5wbza4qbk27', X'ee69593faa1d6e8b62740b2085a99c09d6edfdb530631fc8e72e347733794309', 29, CAST('{"id":"uvf5wbza4qbk27","version":29}' AS BLOB)),
('rhkhewtp', 'uvf5wbza4qbk', 'uvf5wbza4qbk6', X'05e9522e1b3e6b491603f080113b8d72b32f7e9983a5130247a094b95ae2fb9e', 8, CAST('{"id":"uvf5wbza4qbk6","version":8}' AS BLOB)),
('rhkhewtp', 'uvf5wbza4qbk', 'uvf5wbza4qbk7', X'74618237d48de768bd71ee4202269191022bd16ec2a7b38513541285158ceb6c', 9, CAST('{"id":"uvf5wbza4qbk7","version":9}' AS BLOB)),
('rhkhewtp', 'uvf5wbza4qbk', 'uvf5wbza4qbk8', X'aef61767529e8c75dd1ee1ac6c9c8f1b2cd7e0edc0a8087789906b0248a7dbdd', 10, CAST('{"id":"uvf5wbza4qbk8","version":10}' AS BLOB)),
('rkdatdab', 'u6ay96heegws', 'u6ay96heegws114', X'07ae1c90bdb1effe54832123e0210de8c96d99cb2da5baa2faedf5b05fc4397c', 2, CAST('{"id":"u6ay96heegws114","version":2}' AS BLOB)),
('rkdatdab', 'u6ay96heegws', 'u6ay96heegws121', X'58c8662f8d8dee5e2c80ef299e01ccb95ecbf2581396fc8dd6e47f383c4bf3b1', 9, CAST('{"id":"u6ay96heegws121","version":9}' AS BLOB)),
('rkdatdab', 'u6ay96heegws', 'u6ay96heegws122', X'cc1d0e70cb5a7d5064e6dbafb015c9224da372bb6b1d7778a5066b26488af860', 10, CAST('{"id":"u6ay96heegws122","version":10}' AS BLOB)),
('rkdatdab', 'ugb79jg9wp6q', 'ugb79jg9wp6q115', X'1b3188596418146d2e5f8236e23324e7af3bb11b4ac5d98fc6d44d4808203f26', 3, CAST('{"id":"ugb79jg9wp6q115","version":3,"box":1}' AS BLOB)),
('rkdatdab', 'ugb79jg9wp6q', 'ugb79jg9wp6q117', X'77e8793c68da66c35a286aff9fbe28561f48ac7168a51add62d2056d9e35acd9', 5, CAST('{"id":"ugb79jg9wp6q117","version":5}' AS BLOB)),
('rkdatdab', 'ugb79jg9wp6q', 'ugb79jg9wp6q119', X'ad77865dafd3a5283fe8b66f7aea102dc997bedac96fc83eba1f4a00bc51cd28', 7, CAST('{"id":"ugb79jg9wp6q119","version":7}' AS BLOB)),
('rkdatdab', 'ugb79jg9wp6q', 'ugb79jg9wp6q123', X'47796379b9bf8a9370761f74ed0254f80ab5c81bd4805c0c0a32b0d199b54f0d', 11, CAST('{"id":"ugb79jg9wp6q123","version":11}' AS BLOB)),
('rkdatdab', 'uvf5wbza4qbk', 'uvf5wbza4qbk116', X'2cfaffa5b630ffcd249c7f6e51faf36a249746a3a87f560604ecfbc5453f5875', 4, CAST('{"id":"uvf5wbza4qbk116","version":4,"box":2}' AS BLOB)),
('rkdatdab', 'uvf5wbza4qbk', 'uvf5wbza4qbk118', X'46b5268a76af82425cdf1036d0b02283b428cd9dcff53af8ba0fc4bb1946e50c', 6, CAST('{"id":"uvf5wbza4qbk118","version":6}' AS BLOB)),
('rkdatdab', 'uvf5wbza4qbk', 'uvf5wbza4qbk120', X'8d0cbe227f4c1f7a6f0563ce96091a8e3ad97453c1e96cf4b72c63076725c305', 8, CAST('{"id":"uvf5wbza4qbk120","version":8}' AS BLOB)),
('rkdatdab', 'uvf5wbza4qbk', 'uvf5wbza4qbk124', X'b0051fd15c5b12fe1adfa2c1f1aaa4b2fddd4ac9784abdc8418f43355f5ce7d6', 12, CAST('{"id":"uvf5wbza4qbk124","version":12}' AS BLOB)),
('sgfcjcwh', 'u6ay96heegws', 'u6ay96heegws223', X'ef3a3747579980773d443ce49d175cdc8c3edc4f877c58f1f5b4a29109abf32d', 2, CAST('{"id":"u6ay96heegws223","version":2}' AS BLOB)),
('sgfcjcwh', 'u6ay96heegws', 'u6ay96heegws232', X'5c5516311d6253433ab54bab0824544b8c12f13fa195159540253a196002ccf3', 11, CAST('{"id":"u6ay96heegws232","version":11}' AS BLOB)),
('sgfcjcwh', 'u6ay96heegws', 'u6ay96heegws233', X'37692c401a0f29d0d9a23ee33b6e12a79c1d5485745626d363b3f2a3b4f9a10e', 12, CAST('{"id":"u6ay96heegws233","version":12}' AS BLOB)),
('sgfcjcwh', 'ugb79jg9wp6q', 'ugb79jg9wp6q224', X'03e03a23b5a15163cd74e02d1e3b3ccbb003f075ff8f5ba1d3bef7ef21a12e40', 3, CAST('{"id":"ugb79jg9wp6q224","version":3,"box":1}' AS BLOB)),
('sgfcjcwh', 'ugb79jg9wp6q', 'ugb79jg9wp6q226', X'5c4c8d4eb06213e83d6975998cb3ac7736a9f38a38757be3d217819ff424d294', 5, CAST('{"id":"ugb79jg9wp6q226","version":5}' AS BLOB)),
('sgfcjcwh', 'ugb79jg9wp6q', 'ugb79jg9wp6q227', X'39e14c0ca2cd65bdcc5d599a6011e9e3660b3b30c1a8f5000c6fcebe9bb4c855', 6, CAST('{"id":"ugb79jg9wp6q227","version":6}' AS BLOB)),
('sgfcjcwh', 'ugb79jg9wp6q', 'ugb79jg9wp6q228', X'd65679f861ed49346c065eac08ac0e08bb911c497d8ece37b500ca44ae0e87d9', 7, CAST('{"id":"ugb79jg9wp6q228","version":7}' AS BLOB)),
('sgfcjcwh', 'uvf5wbza4qbk', 'uvf5wbza4qbk225', X'ae2a7ffee352329860f6276087aafb89f2941c1258de5774ab16ace7ba986dc0', 4, CAST('{"id":"uvf5wbza4qbk225","version":4,"box":2}' AS BLOB)),
('sgfcjcwh', 'uvf5wbza4qbk', 'uvf5wbza4qbk229', X'74b2e3b4f66a594a94ca80b555be87eaa4c4b2d8dc9589cdc635c75691f84f68', 8, CAST('{"id":"uvf5wbza4qbk229","version":8}' AS BLOB)),
('sgfcjcwh', 'uvf5wbza4qbk', 'uvf5wbza4qbk230', X'd8d4c8d98ed965e5b9d3ddc5657d662b0387c96e0306058c8dc4b1b9d434407c', 9, CAST('{"id":"uvf5wbza4qbk230","version":9}' AS BLOB)),
('sgfcjcwh', 'uvf5wbza4qbk', 'uvf5wbza4qbk231', X'5a32391c85cf64fd4411ea77132f116f78f31272193e2366a2e1086d8f026de7', 10, CAST('{"id":"uvf5wbza4qbk231","version":10}' AS BLOB)),
('smjjxkvs', 'u6ay96heegws', 'u6ay96heegws68', X'fc9cebc1e93ac08874a1ee40d1b2192b4bf03c51b56220a5015ae6ea02b21b50', 2, CAST('{"id":"u6ay96heegws68","version":2}' AS BLOB)),
('smjjxkvs', 'u6ay96heegws', 'u6ay96heegws79', X'9029c5c3cf2e310fac71736112deee169a2d68f8d12aa087757fa9c39b128cfb', 13, CAST('{"id":"u6ay96heegws79","version":13}' AS BLOB)),
('smjjxkvs', 'u6ay96heegws', 'u6ay96heegws80', X'384cb15f4c2880776c3290e0bedac33f51bdf15afeb8d27bf0440cfed993aff9', 14, CAST('{"id":"u6ay96heegws80","version":14}' AS BLOB)),
('smjjxkvs', 'u6ay96heegws', 'u6ay96heegws83', X'efe7fb0ad3439f3c65a62a141bc6b60f6b70b2d0deb585725710027ab2e69a3b', 17, CAST('{"id":"u6ay96heegws83","version":17}' AS BLOB)),
('smjjxkvs', 'u6ay96heegws', 'u6ay96heegws84', X'5cf45a8eb6038bb18862b5324931be729106bade3443703c2b3f025e380c5408', 18, CAST('{"id":"u6ay96heegws84","version":18}' AS BLOB)),
('smjjxkvs', 'u6ay96heegws', 'u6ay96heegws85', X'dfb6f8a969dd997cc2130fa020a541f8a9855d99c8c669110cd4de281ad51bec', 19, CAST('{"id":"u6ay96heegws85","version":19}' AS BLOB)),
('smjjxkvs', 'u6ay96heegws', 'u6ay96heegws94', X'cd421bee3edf143a6cfa4a5ac4e3341632231c6594aa3a96ce9511cd2e2b98c8', 28, CAST('{"id":"u6ay96heegws94","version":28}' AS BLOB)),
('smjjxkvs', 'u6ay96heegws', 'u6ay96heegws95', X'59b94947887ff956b094111b3a80fae3165e09fb20d88b2475676e7fa231afaf', 29, CAST('{"id":"u6ay96heegws95","version":29}' AS BLOB)),
('smjjxkvs', 'ugb79jg9wp6q', 'ugb79jg9wp6q69', X'9bf8853355845f44de0b3fbda6b6018431f71f0e5b941e56e8c6b49876172f55', 3, CAST('{"id":"ugb79jg9wp6q69","version":3,"box":1}' AS BLOB)),
('smjjxkvs', 'ugb79jg9wp6q', 'ugb79jg9wp6q71', X'af9864729007c6d00229b02f3f55ba506a111cf0b1bd36059d91fe3792210ec9', 5, CAST('{"id":"ugb79jg9wp6q71","version":5}' AS BLOB)),
('smjjxkvs', 'ugb79jg9wp6q', 'ugb79jg9wp6q72', X'ab8685fe4e5c84cb74073d9a481658837afcebc16e1d1175bd26430ee7584ca6', 6, CAST('{"id":"ugb79jg9wp6q72","version":6}' AS BLOB)),
('smjjxkvs', 'ugb79jg9wp6q', 'ugb79jg9wp6q73', X'2e90713bb0bd310c4b68d95d11eb473cb286288d0b4df90e015b1cf3c9e845e2', 7, CAST('{"id":"ugb79jg9wp6q73","version":7}' AS BLOB)),
('smjjxkvs', 'ugb79jg9wp6q', 'ugb79jg9wp6q77', X'b92c6c581eb6e8ac52e6e881a87a12bc3708032332fc4849bb0ade3638771ba4', 11, CAST('{"id":"ugb79jg9wp6q77","version":11}' AS BLOB)),
('smjjxkvs', 'ugb79jg9wp6q', 'ugb79jg9wp6q81', X'ab8dbcc14dad7d8d5063fc187b2949cdead4441ceea8b6f7e087582dde26f9ec', 15, CAST('{"id":"ugb79jg9wp6q81","version":15}' AS BLOB)),
('smjjxkvs', 'ugb79jg9wp6q', 'ugb79jg9wp6q86', X'9cb6a7348bcf9e89e095e95ef01cf451eaa5d5b8a454f6c56be2d7e3336d2a6c', 20, CAST('{"id":"ugb79jg9wp6q86","version":20}' AS BLOB)),
('smjjxkvs', 'ugb79jg9wp6q', 'ugb79jg9wp6q87', X'd714e1802791a1dac2a3002a263c85aeda40454e394cabcf1b7465a6a7113945', 21, CAST('{"id":"ugb79jg9wp6q87","version":21}' AS BLOB)),
('smjjxkvs', 'ugb79jg9wp6q', 'ugb79jg9wp6q88', X'c04ca263bad19850c324ae61cd977a4841d3fc05d71a6220b92d2c033fceb30e', 22, CAST('{"id":"ugb79jg9wp6q88","version":22}' AS BLOB)),
('smjjxkvs', 'ugb79jg9wp6q', 'ugb79jg9wp6q92', X'8a21a95e53ddfaf2458a592258ebd29f96586d2c4662173e41a499b590c7e54e', 26, CAST('{"id":"ugb79jg9wp6q92","version":26}' AS BLOB)),
('smjjxkvs', 'ugb79jg9wp6q', 'ugb79jg9wp6q96', X'752e690e32f312799df6d906242c65e50a5a1da254df6f1c3ca3a2defef959ad', 30, CAST('{"id":"ugb79jg9wp6q96","version":30}' AS BLOB)),
('smjjxkvs', 'ugb79jg9wp6q', 'ugb79jg9wp6q98', X'ac10c46142da7ff502bec0305684e47bd1f6ba1673f64658c4a06c5c7ff24ee8', 32, CAST('{"id":"ugb79jg9wp6q98","version":32}' AS BLOB)),
('smjjxkvs', 'uvf5wbza4qbk', 'uvf5wbza4qbk70', X'0d1c9909ac863babdbded5bb661ece65c2d07a903e4c5c4c3810551ec9931832', 4, CAST('{"id":"uvf5wbza4qbk70","version":4,"box":2}' AS BLOB)),
('smjjxkvs', 'uvf5wbza4qbk', 'uvf5wbza4qbk74', X'43149a7630f69006f29dd84263f1890830ad572ec13265867fbb60601fbb7259', 8, CAST('{"id":"uvf5wbza4qbk74","version":8}' AS BLOB)),
('smjjxkvs', 'uvf5wbza4qbk', 'uvf5wbza4qbk75', X'0fc3f964be34563eb58513132cd2df44a0d0d4fb0f79fac9a79afde8d74b9308', 9, CAST('{"id":"uvf5wbza4qbk75","version":9}' AS BLOB)),
('smjjxkvs', 'uvf5wbza4qbk', 'uvf5wbza4qbk76', X'342978660003df68ceb4a0956deb564649fbadeede09fd4d686e25a6c1dd7692', 10, CAST('{"id":"uvf5wbza4qbk76","version":10}' AS BLOB)),
('smjjxkvs', 'uvf5wbza4qbk', 'uvf5wbza4qbk78', X'aed05372711147a34a527a2656641a36d0109a1a05202965dc98324d7f0b4987', 12, CAST('{"id":"uvf5wbza4qbk78","version":12}' AS BLOB)),
('smjjxkvs', 'uvf5wbza4qbk', 'uvf5wbza4qbk82', X'4a92df18c5791570c320da10a9dbf5220a78df64dbbabf521b9a13b807de05fc', 16, CAST('{"id":"uvf5wbza4qbk82","version":16}' AS BLOB)),
('smjjxkvs', 'uvf5wbza4qbk', 'uvf5wbza4qbk89', X'9d44003cf52c2d9bc8f706742a3b48d74d313139241056589a6843297a796df6', 23, CAST('{"id":"uvf5wbza4qbk89","version":23}' AS BLOB)),
('smjjxkvs', 'uvf5wbza4qbk', 'uvf5wbza4qbk90', X'2903ce6a40ce05f4e1317ecc80cffcf35137a2be22d7e01e3c9be69a92599687', 24, CAST('{"id":"uvf5wbza4qbk90","version":24}' AS BLOB)),
('smjjxkvs', 'uvf5wbza4qbk', 'uvf5wbza4qbk91', X'77197c39622ae17489e38bbde3f47943e391173536391695d2ca28edc13b06b0', 25, CAST('{"id":"uvf5wbza4qbk91","version":25}' AS BLOB)),
('smjjxkvs', 'uvf5wbza4qbk', 'uvf5wbza4qbk93', X'3ddec8ea3300645e2d36bd74976e4dec836ac7a1d05cec5bbeec0c2224924bfa', 27, CAST('{"id":"uvf5wbza4qbk93","version":27}' AS BLOB)),
('smjjxkvs', 'uvf5wbza4qbk', 'uvf5wbza4qbk97', X'2e71be1bd30d5c2f2f74c1bf790bdc7a4dcc069c96eeff45c4b900a3df7d5197', 31, CAST('{"id":"uvf5wbza4qbk97","version":31}' AS BLOB)),
('upksxcrt', 'ugb79jg9wp6q', 'ugb79jg9wp6q257', X'e508c01a9abe223099e9c1961dfb960b8f151ddc4c751579ff580f662ec14e68', 3, CAST('{"id":"ugb79jg9wp6q257","version":3,"box":1}' AS BLOB)),
('upksxcrt', 'ugb79jg9wp6q', 'ugb79jg9wp6q259', X'c73f58d87830f72b6848435b0a165d1f6eb5026b019470f151693abe94cdb388', 5, CAST('{"id":"ugb79jg9wp6q259","version":5}' AS BLOB)),
('upksxcrt', 'ugb79jg9wp6q', 'ugb79jg9wp6q260', X'a5881efb797bd6d605a5f7004446722a3155ff52bb50e3b3ce3cbe507849c6a5', 6, CAST('{"id":"ugb79jg9wp6q260","version":6}' AS BLOB)),
('upksxcrt', 'ugb79jg9wp6q', 'ugb79jg9wp6q261', X'b16ec709998446460adaf934ba86abc34e26a4cff268efa6a1b5c54232d99675', 7, CAST('{"id":"ugb79jg9wp6q261","version":7}' AS BLOB)),
('upksxcrt', 'ugb79jg9wp6q', 'ugb79jg9wp6q265', X'82fe8b6d2421cf582582d67d03642c9ab69f37c2a6967452240f6becb7e6a62a', 11, CAST('{"id":"ugb79jg9wp6q265","version":11}' AS BLOB)),
('upksxcrt', 'ugb79jg9wp6q', 'ugb79jg9wp6q267', X'c92a7ec1b6341b404b36e282043e969e9e1f1da2d2ca5462a078216bd69552d9', 14, CAST('{"id":"ugb79jg9wp6q267","version":14}' AS BLOB)),
('upksxcrt', 'uvf5wbza4qbk', 'uvf5wbza4qbk258', X'89476585fed6444f0c21745be6a52935591542d3e6df4dd1e23fe570328003f8', 4, CAST('{"id":"uvf5wbza4qbk258","version":4,"box":2}' AS BLOB)),
('upksxcrt', 'uvf5wbza4qbk', 'uvf5wbza4qbk262', X'd0f7a8993ecff6fb0088c1b8a4fd6ca6738f0d6f8187322f4346ba81d965fb0c', 8, CAST('{"id":"uvf5wbza4qbk262","version":8}' AS BLOB)),
('upksxcrt', 'uvf5wbza4qbk', 'uvf5wbza4qbk263', X'5b6cc319d29dbd0d8d97ee580f6d7b4221b5cafb1131552cfe8ea4d0450d8b22', 9, CAST('{"id":"uvf5wbza4qbk263","version":9}' AS BLOB)),
('upksxcrt', 'uvf5wbza4qbk', 'uvf5wbza4qbk264', X'b92290c8380b8568325abc74060b4cda36cb0a4597fbf4056ed10264cd647fd9', 10, CAST('{"id":"uvf5wbza4qbk264","version":10}' AS BLOB)),
('upksxcrt', 'uvf5wbza4qbk', 'uvf5wbza4qbk266', X'ee5fc23214e508aab108aab6c9739cf30b5625b92b4292b2e19d0728cd93d09e', 12, CAST('{"id":"uvf5wbza4qbk266","version":12}' AS BLOB)),
('upksxcrt', 'uvf5wbza4qbk', 'uvf5wbza4qbk268', X'c6933ff1f23a0dab5db74630cf0c8a0bdbaf61073f445498556514852a81bf9f', 15, CAST('{"id":"uvf5wbza4qbk268","version":15}' AS BLOB)),
('vgbrjfxh', 'u6ay96heegws', 'u6ay96heegws321', X'42231e3317bb766eb30b33771a8ea16da0bc023a4e88a557117f8b94227b92f2', 2, CAST('{"id":"u6ay96heegws321","version":2}' AS BLOB)),
('vgbrjfxh', 'ugb79jg9wp6q', 'ugb79jg9wp6q322', X'a840fdebb5145e368f44ef68e18f37f95c3bdef3113010b547445392ac0ef2b6', 3, CAST('{"id":"ugb79jg9wp6q322","version":3,"box":1}' AS BLOB)),
('vgbrjfxh', 'ugb79jg9wp6q', 'ugb79jg9wp6q324', X'3582979660a22797d6f2003b6e6efcca5d2a74d7c6fadc09afa295a7e0fff8b8', 5, CAST('{"id":"ugb79jg9wp6q324","version":5}' AS BLOB)),
('vgbrjfxh', 'ugb79jg9wp6q', 'ugb79jg9wp6q325', X'742d47a78c1f15f57a2c7ae7321ebdda7ca6b4d81855bc1c9aa4dfe5eee0622f', 6, CAST('{"id":"ugb79jg9wp6q325","version":6}' AS BLOB)),
('vgbrjfxh', 'ugb79jg9wp6q', 'ugb79jg9wp6q326', X'6fb66607462b2c65255cefcf59d119d70a7c81d42757e61d339f1dc86b726de5', 7, CAST('{"id":"ugb79jg9wp6q326","version":7}' AS BLOB)),
('vgbrjfxh', 'uvf5wbza4qbk', 'uvf5wbza4qbk323', X'9e856a8e163c978f517a451276ef4d0a39a4849e7ef9a811bf357a176e057f41', 4, CAST('{"id":"uvf5wbza4qbk323","version":4,"box":2}' AS BLOB)),
('vgbrjfxh', 'uvf5wbza4qbk', 'uvf5wbza4qbk327', X'1373c0caf025f13a378447e7e284863e6ec0d4b1e46b7c0d70faf670bee7add1', 8, CAST('{"id":"uvf5wbza4qbk327","version":8}' AS BLOB)),
('vgbrjfxh', 'uvf5wbza4qbk', 'uvf5wbza4qbk328', X'090fddcf0a51f0df701427188a1b0a972e5f66b8057dd41e0285a42cf7c29005', 9, CAST('{"id":"uvf5wbza4qbk328","version":9}' AS BLOB)),
('vgbrjfxh', 'uvf5wbza4qbk', 'uvf5wbza4qbk329', X'b6ca5b48dddc6da7bc431a5d2b87cc72550f0884132cb9bf1f46267e7aa15ea3', 10, CAST('{"id":"uvf5wbza4qbk329","version":10}' AS BLOB)),
('vgbrjfxh', 'uvf5wbza4qbk', 'uvf5wbza4qbk330', X'b89fb49c259409e56ac8d9c75762e8680e3be15381107c798a2e233ced5c7fc8', 11, CAST('{"id":"uvf5wbza4qbk330","version":11}' AS BLOB)),
('vnesbvwr', 'u6ay96heegws', 'u6ay96heegws184', X'41baaa656aa8f5899b2b70216229be888d08cd2fb3f55c8284c5fef70367e77a', 2, CAST('{"id":"u6ay96heegws184","version":2}' AS BLOB)),
('vnesbvwr', 'u6ay96heegws', 'u6ay96heegws193', X'56d54725870020292a5ec9c516a5cb03993c103fbd69a67b1332710daa11236b', 11, CAST('{"id":"u6ay96heegws193","version":11}' AS BLOB)),
('vnesbvwr', 'u6ay96heegws', 'u6ay96heegws194', X'aa654a0fb2dfb2a76dbfbfb9b136596b5b00d7e3abe43fcf20dba682ee6ab151', 12, CAST('{"id":"u6ay96heegws194","version":12}' AS BLOB)),
('vnesbvwr', 'u6ay96heegws', 'u6ay96heegws197', X'c42ae07159ef0c3c783a56ef3cd6d8880166b34853a19b9c5e9d910d7d4471a7', 15, CAST('{"id":"u6ay96heegws197","version":15}' AS BLOB)),
('vnesbvwr', 'u6ay96heegws', 'u6ay96heegws198', X'78501c686fa6bb3f84d7bd72440a962a7659ddb6598a3723324e6d2497e318a4', 16, CAST('{"id":"u6ay96heegws198","version":16}' AS BLOB)),
('vnesbvwr', 'ugb79jg9wp6q', 'ugb79jg9wp6q185', X'08d927a2b753b36f0a51d3964aaf9c98da286b106969073e495e07e8d61c382a', 3, CAST('{"id":"ugb79jg9wp6q185","version":3,"box":1}' AS BLOB)),
('vnesbvwr', 'ugb79jg9wp6q', 'ugb79jg9wp6q187', X'd72fa9ca0895b384197ef88f69e3c7cea63dd8875f4f5878bfb23acbe39cbb04', 5, CAST('{"id":"ugb79jg9wp6q187","version":5}' AS BLOB)),
('vnesbvwr', 'ugb79jg9wp6q', 'ugb79jg9wp6q188', X'fd561f49d146a0c768f67cbbaf678622a3112d65d8ee69a017729840a4144c56', 6, CAST('{"id":"ugb79jg9wp6q188","version":6}' AS BLOB)),
('vnesbvwr', 'ugb79jg9wp6q', 'ugb79jg9wp6q189', X'80af3af2c4461226337cd84d1056648163506b86b79143a3d6eb2727c618fc02', 7, CAST('{"id":"ugb79jg9wp6q189","version":7}' AS BLOB)),
('vnesbvwr', 'ugb79jg9wp6q', 'ugb79jg9wp6q195', X'52f8358d6a1212dab7581141b3c6205510a5bfa3c7bf751c0333b704791fb2dc', 13, CAST('{"id":"ugb79jg9wp6q195","version":13}' AS BLOB)),
('vnesbvwr', 'unh5vaa92k6u', 'unh5vaa92k6u199', X'6004bd2723804b886a720c440bf6e180768e67cf2a0df17c4e1d206bc746dbba', 17, CAST('{"id":"unh5vaa92k6u199","version":17}' AS BLOB)),
('vnesbvwr', 'uvf5wbza4qbk', 'uvf5wbza4qbk186', X'549a1caefaf4ac95962c1a7e14752b431ef84eaeb0501f42b6b0a7731b2018d6', 4, CAST('{"id":"uvf5wbza4qbk186","version":4,"box":2}' AS BLOB)),
('vnesbvwr', 'uvf5wbza4qbk', 'uvf5wbza4qbk190', X'93df6f38620590ff09b0a6156be651c0f74cfc6eb429df9c79842a803ce1dec9', 8, CAST('{"id":"uvf5wbza4qbk190","version":8}' AS BLOB)),
('vnesbvwr', 'uvf5wbza4qbk', 'uvf5wbza4qbk191', X'62878bca31bf4fc447c3d4b300d364bdecb63019e47bbacf32ef17387ad670e9', 9, CAST('{"id":"uvf5wbza4qbk191","version":9}' AS BLOB)),
('vnesbvwr', 'uvf5wbza4qbk', 'uvf5wbza4qbk192', X'202f6597d4e197267dafc5876daa5b3eb9e5aca23963e2ae67c048891c0a908b', 10, CAST('{"id":"uvf5wbza4qbk192","version":10}' AS BLOB)),
('vnesbvwr', 'uvf5wbza4qbk', 'uvf5wbza4qbk196', X'e14d2be60803a1611065ab4d2939c8340af9383706a64468353197caa0c06fd1', 14, CAST('{"id":"uvf5wbza4qbk196","version":14}' AS BLOB)),
('vqrqtgjg', 'ugb79jg9wp6q', 'ugb79jg9wp6q244', X'350882128c38cce7930fb2e392bc2b2fdd3d42ff49b46996f441f8c60bddf3f6', 3, CAST('{"id":"ugb79jg9wp6q244","version":3,"box":1}' AS BLOB)),
('vqrqtgjg', 'ugb79jg9wp6q', 'ugb79jg9wp6q246', X'8dd473a7b5a3ba9f0c8debc8e9395de84505d865af307ccd2b6086a4ebdbe2be', 5, CAST('{"id":"ugb79jg9wp6q246","version":5}' AS BLOB)),
('vqrqtgjg', 'ugb79jg9wp6q', 'ugb79jg9wp6q247', X'12760d20d2b7f35ae4df70f3bf584ef9b4246cc027e38085ecfba5e992404294', 6, CAST('{"id":"ugb79jg9wp6q247","version":6}' AS BLOB)),
('vqrqtgjg', 'ugb79jg9wp6q', 'ugb79jg9wp6q248', X'14a5003737b1dacc2a09f4acdf533c4fe0a4974170a2fa4a73da37dd68b24a38', 7, CAST('{"id":"ugb79jg9wp6q248","version":7}' AS BLOB)),
('vqrqtgjg', 'ugb79jg9wp6q', 'ugb79jg9wp6q252', X'd9274924d0842dc1de87d9e94e3cfc028ab0b0f03fadb2c1b574674de7ce7333', 11, CAST('{"id":"ugb79jg9wp6q252","version":11}' AS BLOB)),
('vqrqtgjg', 'ugb79jg9wp6q', 'ugb79jg9wp6q254', X'19c7f93ba0edc4d7ae104b8a66a59b5b4559ef0d766d9c2f2cab39f91026a6a5', 13, CAST('{"id":"ugb79jg9wp6q254","version":13}' AS BLOB)),
('vqrqtgjg', 'ugb79jg9wp6q', 'ugb79jg9wp6q256', X'afdc8c1228088103414fe051aa0a7e88a98f63ebd4efb1375e5a25e93867a1eb', 16, CAST('{"id":"ugb79jg9wp6q256","version":16}' AS BLOB)),
('vqrqtgjg', 'uvf5wbza4qbk', 'uvf5wbza4qbk245', X'd6f714e2790f8116d707991b0bbd094887411d128b925660ced33a3a38df17bd', 4, CAST('{"id":"uvf5wbza4qbk245","version":4,"box":2}' AS BLOB)),
('vqrqtgjg', 'uvf5wbza4qbk', 'uvf5wbza4qbk249', X'901d0b7a1e3dcea26d49a7042438874c7bffbea4f55eb82b9643e36ff23e5452', 8, CAST('{"id":"uvf5wbza4qbk249","version":8}' AS BLOB)),
('vqrqtgjg', 'uvf5wbza4qbk', 'uvf5wbza4qbk250', X'50ec0df2827c3f8b83646d280358c880231665071c7826c6a91caaf5788b8650', 9, CAST('{"id":"uvf5wbza4qbk250","version":9}' AS BLOB)),
('vqrqtgjg', 'uvf5wbza4qbk', 'uvf5wbza4qbk251', X'40d16bf92f493704e6dfdd1706dfdcbf225952d24c072e230800a26e6179c9b6', 10, CAST('{"id":"uvf5wbza4qbk251","version":10}' AS BLOB)),
('vqrqtgjg', 'uvf5wbza4qbk', 'uvf5wbza4qbk253', X'e2085bd1fe57b916f66c8575e75855669c8c05e237a77c90153a588ac1581666', 12, CAST('{"id":"uvf5wbza4qbk253","version":12}' AS BLOB)),
('vqrqtgjg', 'uvf5wbza4qbk', 'uvf5wbza4qbk255', X'ce2e803c638d936eab245c94666f50456f217c2c3d911c0dc81a6f0822d74a8f', 14, CAST('{"id":"uvf5wbza4qbk255","version":14}' AS BLOB)),
('vtnqucea', 'u6ay96heegws', 'u6ay96heegws298', X'ba0ecc5ffc70af0d57f117223bee93e9f8398d0fe8c7f833fbf07138ea4ec293', 2, CAST('{"id":"u6ay96heegws298","version":2}' AS BLOB)),
('vtnqucea', 'u6ay96heegws', 'u6ay96heegws309', X'4b0fd4c0991ec3df4bb596855c2e122bf70e95a9fdb4e62df466e1e4acd21f7f', 13, CAST('{"id":"u6ay96heegws309","version":13}' AS BLOB)),
('vtnqucea', 'u6ay96heegws', 'u6ay96heegws310', X'4efd1f1b5ea020b56e633b41c79e761c581a80cab197cf58b63f468b96c83b92', 14, CAST('{"id":"u6ay96heegws310","version":14}' AS BLOB)),
('vtnqucea', 'ugb79jg9wp6q', 'ugb79jg9wp6q299', X'14664926a4ec0e8c38612692ece6a881de4c1e71ea9510af872636ec5e89ba85', 3, CAST('{"id":"ugb79jg9wp6q299","version":3,"box":1}' AS BLOB)),
('vtnqucea', 'ugb79jg9wp6q', 'ugb79jg9wp6q301', X'd2582d85b2294804030321b7ebccd4b8ad308ff46201e5ea831c4b7e0268fe9b', 5, CAST('{"id":"ugb79jg9wp6q301","version":5}' AS BLOB)),
('vtnqucea', 'ugb79jg9wp6q', 'ugb79jg9wp6q302', X'98cc6221cd7fc4fa4fc740d788bcc55715f11ab7a7c704ccd7ff7ab37b6297c7', 6, CAST('{"id":"ugb79jg9wp6q302","version":6}' AS BLOB)),
('vtnqucea', 'ugb79jg9wp6q', 'ugb79jg9wp6q303', X'ebf2c396eb7bc433e2da590560becfac60d47a9b918bef4582c76c3249b9995b', 7, CAST('{"id":"ugb79jg9wp6q303","version":7}' AS BLOB)),
('vtnqucea', 'ugb79jg9wp6q', 'ugb79jg9wp6q307', X'7b44c0775d5e1d2a45ad4f8ccd96221cdc3f07afd9b2582d74aa4f35ef01383f', 11, CAST('{"id":"ugb79jg9wp6q307","version":11}' AS BLOB)),
('vtnqucea', 'ugb79jg9wp6q', 'ugb79jg9wp6q311', X'3bc383ece6b31645ab46b004c418373bf985509bcff62bba173301ff7890291f', 15, CAST('{"id":"ugb79jg9wp6q311","version":15}' AS BLOB)),
('vtnqucea', 'uvf5wbza4qbk', 'uvf5wbza4qbk300', X'68adbbf14f3bdb655b2b372496ea4fbf13ee0f06d5e4d64035533bb5f38d6017', 4, CAST('{"id":"uvf5wbza4qbk300","version":4,"box":2}' AS BLOB)),
('vtnqucea', 'uvf5wbza4qbk', 'uvf5wbza4qbk304', X'0b3afc35dee2fc84a12957eebafa57ffe7885aadd42f3eca0199d2a68094abf9', 8, CAST('{"id":"uvf5wbza4qbk304","version":8}' AS BLOB)),
('vtnqucea', 'uvf5wbza4qbk', 'uvf5wbza4qbk305', X'daba425a752ca5e9da9d732c1ad3627d1bac9db9124db11346ebb16708b8be8e', 9, CAST('{"id":"uvf5wbza4qbk305","version":9}' AS BLOB)),
('vtnqucea', 'uvf5wbza4qbk', 'uvf5wbza4qbk306', X'563af58a00f91099dd8cdaa29caa237a776910350b45610f488183a85f400f8c', 10, CAST('{"id":"uvf5wbza4qbk306","version":10}' AS BLOB)),
('vtnqucea', 'uvf5wbza4qbk', 'uvf5wbza4qbk308', X'cab6a97e4aea2e0b858370d028812b4353e21ae1db77b6d8cc6f2a129affc8f7', 12, CAST('{"id":"uvf5wbza4qbk308","version":12}' AS BLOB)),
('vygbdjyx', 'ugb79jg9wp6q', 'ugb79jg9wp6q234', X'b81d06052c06e696c3b57db83e696038f642d98f4d753aab59d1a44e89ac500f', 3, CAST('{"id":"ugb79jg9wp6q234","version":3,"box":1}' AS BLOB)),
('vygbdjyx', 'ugb79jg9wp6q', 'ugb79jg9wp6q236', X'19c344360f87cc79a3fce65e34c47decc9c8cb5b3cd6b091bb00518c0637b9d8', 5, CAST('{"id":"ugb79jg9wp6q236","version":5}' AS BLOB)),
('vygbdjyx', 'ugb79jg9wp6q', 'ugb79jg9wp6q237', X'daa2ab617f593da83c1daab0c3072f7ed95ea21a819b46212b14650a3e803da7', 6, CAST('{"id":"ugb79jg9wp6q237","version":6}' AS BLOB)),
('vygbdjyx', 'ugb79jg9wp6q', 'ugb79jg9wp6q238', X'cb1475a175e1153cdbb32ee5eac46c73a5bcf5b63a19e3c41e796239d418e50b', 7, CAST('{"id":"ugb79jg9wp6q238","version":7}' AS BLOB)),
('vygbdjyx', 'ugb79jg9wp6q', 'ugb79jg9wp6q242', X'816e0c42f53e69d5783637e3a8ffec5d15bb62658d86ea9ace55d5fc81f4048e', 11, CAST('{"id":"ugb79jg9wp6q242","version":11}' AS BLOB)),
('vygbdjyx', 'uvf5wbza4qbk', 'uvf5wbza4qbk235', X'f9ced5207b69932a00524e3f7789a2e9cbb8bf370bdc454195fa659e07d78a2a', 4, CAST('{"id":"uvf5wbza4qbk235","version":4,"box":2}' AS BLOB)),
('vygbdjyx', 'uvf5wbza4qbk', 'uvf5wbza4qbk239', X'46e36cb3e1220711852bc76c6af91b0b5b126ca18d70890f00b36ba40c160c2e', 8, CAST('{"id":"uvf5wbza4qbk239","version":8}' AS BLOB)),
('vygbdjyx', 'uvf5wbza4qbk', 'uvf5wbza4qbk240', X'8e7019289dc912e9b7af78eaeb7cea16e0d284b7886f22891261ea9fc4de7681', 9, CAST('{"id":"uvf5wbza4qbk240","version":9}' AS BLOB)),
('vygbdjyx', 'uvf5wbza4qbk', 'uvf5wbza4qbk241', X'4cc0aa6e06bc1c5e820e468b19f7e1c522876bf3021c4ab79c2c132f88fbbefc', 10, CAST('{"id":"uvf5wbza4qbk241","version":10}' AS BLOB)),
('vygbdjyx', 'uvf5wbza4qbk', 'uvf5wbza4qbk243', X'731d7a89174c592b765cec52006ad6d545074c8fd48c9f3d8ae97b3e80ee69f4', 12, CAST('{"id":"uvf5wbza4qbk243","version":12}' AS BLOB)),
('xgqjwjdx', 'u6ay96heegws', 'u6ay96heegws142', X'1c8bd774854e7d7dd587786a4c086a5c039f34bebe51d326a338265b6920433d', 2, CAST('{"id":"u6ay96heegws142","version":2}' AS BLOB)),
('xgqjwjdx', 'u6ay96heegws', 'u6ay96heegws155', X'43d17dfed065f82b7aaa7d6074ded855902415bbf78fd1673fde4561c14f3856', 15, CAST('{"id":"u6ay96heegws155","version":15}' AS BLOB)),
('xgqjwjdx', 'u6ay96heegws', 'u6ay96heegws156', X'42ce3bd047048b8f8681790a162ee79e7f11e42755c226d79c88cb3822153849', 16, CAST('{"id":"u6ay96heegws156","version":16}' AS BLOB)),
('xgqjwjdx', 'u6ay96heegws', 'u6ay96heegws159', X'e04729333d443275105f3d7eeacbfb450877f1318a8c0e5ad40f8fe570f3a93d', 19, CAST('{"id":"u6ay96heegws159","version":19}' AS BLOB)),
('xgqjwjdx', 'ugb79jg9wp6q', 'ugb79jg9wp6q143', X'9b300b342acb8531533bae12c1a6b412763b14cce8b1b18a9951853957dd05ef', 3, CAST('{"id":"ugb79jg9wp6q143","version":3,"box":1}' AS BLOB)),
('xgqjwjdx', 'ugb79jg9wp6q', 'ugb79jg9wp6q145', X'f0b37bf9afc2eab78a68281c20f400a14d36f35479b9f0047f2cd850a08adf09', 5, CAST('{"id":"ugb79jg9wp6q145","version":5}' AS BLOB)),
('xgqjwjdx', 'ugb79jg9wp6q', 'ugb79jg9wp6q146', X'649efae8f2da52847b83411c7af0be9a1b29b34ffcdde445ef77309d8cfde934', 6, CAST('{"id":"ugb79jg9wp6q146","version":6}' AS BLOB)),
('xgqjwjdx', 'ugb79jg9wp6q', 'ugb79jg9wp6q147', X'ce9d89954419c00c6fa9337cb2f0774eeeef4354e7da5e76cbda6b86872f6d06', 7, CAST('{"id":"ugb79jg9wp6q147","version":7}' AS BLOB)),
('xgqjwjdx', 'ugb79jg9wp6q', 'ugb79jg9wp6q148', X'330520d5d6e4551c00f3f650440ffe867b8731a993ef3d057725553e8aa728c8', 8, CAST('{"id":"ugb79jg9wp6q148","version":8}' AS BLOB)),
('xgqjwjdx', 'ugb79jg9wp6q', 'ugb79jg9wp6q153', X'6071b3888103fabad0bbac3d2e52e43a5c5695e186cbfe4b5b6bc7a0252da18c', 13, CAST('{"id":"ugb79jg9wp6q153","version":13}' AS BLOB)),
('xgqjwjdx', 'ugb79jg9wp6q', 'ugb79jg9wp6q157', X'f1a4b981270333bddcc9fc2c7f39909d233c0392875c3e12986524dc7541785f', 17, CAST('{"id":"ugb79jg9wp6q157","version":17}' AS BLOB)),
('xgqjwjdx', 'uvf5wbza4qbk', 'uvf5wbza4qbk144', X'6c715a2306e404ebbd89f940d3c17bc8ebcbfc06c1ce59b60e20de3d784a085e', 4, CAST('{"id":"uvf5wbza4qbk144","version":4,"box":2}' AS BLOB)),
('xgqjwjdx', 'uvf5wbza4qbk', 'uvf5wbza4qbk149', X'aea37838456dce106cc2d50bd858307677d6dbebe5bbda542767ecdabc29f0b4', 9, CAST('{"id":"uvf5wbza4qbk149","version":9}' AS BLOB)),
('xgqjwjdx', 'uvf5wbza4qbk', 'uvf5wbza4qbk150', X'a9a8660f9ed0d43742149eab7b7b89d1fad7f4b5d200dc0548114928b92820fe', 10, CAST('{"id":"uvf5wbza4qbk150","version":10}' AS BLOB)),
('xgqjwjdx', 'uvf5wbza4qbk', 'uvf5wbza4qbk151', X'b8ff17115e7e01bfbbb6b06c5cbc2ac411a856356cde43b3a8371b40a6ed9410', 11, CAST('{"id":"uvf5wbza4qbk151","version":11}' AS BLOB)),
('xgqjwjdx', 'uvf5wbza4qbk', 'uvf5wbza4qbk152', X'7e96445dec156a770f7c64de82070320c942cb9c054507c80020cd434c59075c', 12, CAST('{"id":"uvf5wbza4qbk152","version":12}' AS BLOB)),
('xgqjwjdx', 'uvf5wbza4qbk', 'uvf5wbza4qbk154', X'f201ffbe63e034026d8660975e57952eb239bcb9c1e8fd25bb584e498c24ac9f', 14, CAST('{"id":"uvf5wbza4qbk154","version":14}' AS BLOB)),
('xgqjwjdx', 'uvf5wbza4qbk', 'uvf5wbza4qbk158', X'f2743f611e6b6eade0cb690af5e4f0ae318c1a946dbd6d3c6eeab11ad6bd6d91', 18, CAST('{"id":"uvf5wbza4qbk158","version":18}' AS BLOB)),
('xnxstnvn', 'u6ay96heegws', 'u6ay96heegws269', X'71d975d80f68c4fdc26ea55879dbdb6313b1f7a4bb70a53fa105641cd28d2091', 2, CAST('{"id":"u6ay96heegws269","version":2}' AS BLOB)),
('xnxstnvn', 'u6ay96heegws', 'u6ay96heegws280', X'a542c732a72810b530aac127fd14752b740b2ac6c73d51a45d2b527cbb1f7a12', 13, CAST('{"id":"u6ay96heegws280","version":13}' AS BLOB)),
('xnxstnvn', 'u6ay96heegws', 'u6ay96heegws281', X'840a4d35b849d4d51e32f791d1e647902407d241035882401213b1848f803fb0', 14, CAST('{"id":"u6ay96heegws281","version":14}' AS BLOB)),
('xnxstnvn', 'ugb79jg9wp6q', 'ugb79jg9wp6q270', X'd20e8f2f9249cf2bd1d1f24cb41c32288be7a16c686c3bf9a90f5eebc0eca587', 3, CAST('{"id":"ugb79jg9wp6q270","version":3,"box":1}' AS BLOB)),
('xnxstnvn', 'ugb79jg9wp6q', 'ugb79jg9wp6q272', X'edac58108cd5a929f0c835d6a27e138155c1e6e211c4723dcc46ba3be264ff3f', 5, CAST('{"id":"ugb79jg9wp6q272","version":5}' AS BLOB)),
('xnxstnvn', 'ugb79jg9wp6q', 'ugb79jg9wp6q273', X'0a97f96dcb0fc718654e4c32745f6b61bb8a92942fe6fa7faa7c4a6b9d07e1cb', 6, CAST('{"id":"ugb79jg9wp6q273","version":6}' AS BLOB)),
('xnxstnvn', 'ugb79jg9wp6q', 'ugb79jg9wp6q274', X'0a3fa22e91f45c970a5f336b9c9d34b968ec72d97268e6f4de8a529e98edb8ad', 7, CAST('{"id":"ugb79jg9wp6q274","version":7}' AS BLOB)),
('xnxstnvn', 'ugb79jg9wp6q', 'ugb79jg9wp6q278', X'4772afd5eba9037d2038ac30f0d91e2c0a980ca8b6905333d78a8122dc4c20c8', 11, CAST('{"id":"ugb79jg9wp6q278","version":11}' AS BLOB)),
('xnxstnvn', 'ugb79jg9wp6q', 'ugb79jg9wp6q282', X'814d937d25bc800c599a62a30fc89d0bf5ed15617b8e5c6f3bc520499ca9b011', 15, CAST('{"id":"ugb79jg9wp6q282","version":15}' AS BLOB)),
('xnxstnvn', 'unh5vaa92k6u', 'unh5vaa92k6u283', X'bcdec583720f0f7a4da4d3fb1551454c54fd9366ddff56ef0f0f3c44f31c6aa2', 16, CAST('{"id":"unh5vaa92k6u283","version":16}' AS BLOB)),
('xnxstnvn', 'uvf5wbza4qbk', 'uvf5wbza4qbk271', X'9bc8e17400e0dd4ce23106ab27f896ec7c967fedb738e4070a230f6c4e5282e5', 4, CAST('{"id":"uvf5wbza4qbk271","version":4,"box":2}' AS BLOB)),
('xnxstnvn', 'uvf5wbza4qbk', 'uvf5wbza4qbk275', X'221354cc41bb43cd3c9fb713cd9c43d23ae585f64cf6ed65f3d86503c5cc9929', 8, CAST('{"id":"uvf5wbza4qbk275","version":8}' AS BLOB)),
('xnxstnvn', 'uvf5wbza4qbk', 'uvf5wbza4qbk276', X'a0d86ef22ba3b9908bfe9dbca263ec1ac67270d6e14e09638b0cb18a605124dc', 9, CAST('{"id":"uvf5wbza4qbk276","version":9}' AS BLOB)),
('xnxstnvn', 'uvf5wbza4qbk', 'uvf5wbza4qbk277', X'1b17be5372289d313ee9617ae2690326c0d9ac3acb45c334bc1d1ead0a1117a9', 10, CAST('{"id":"uvf5wbza4qbk277","version":10}' AS BLOB)),
('xnxstnvn', 'uvf5wbza4qbk', 'uvf5wbza4qbk279', X'1ae554d943d311fc67d5b4a0ff64caedfcef7340af3fece96621d8a693d0916c', 12, CAST('{"id":"uvf5wbza4qbk279","version":12}' AS BLOB)),
('xujpjssn', 'u6ay96heegws', 'u6ay96heegws372', X'b467e3fb9332f368912d00e6c6ad135af5ee072bf3d4e21e980c597ab2df76ad', 2, CAST('{"id":"u6ay96heegws372","version":2}' AS BLOB)),
('xujpjssn', 'u6ay96heegws', 'u6ay96heegws381', X'0f60cf6fe45045c87b6942575c9c503abd42e5ab80edf47eecf4688eeae7ce7f', 11, CAST('{"id":"u6ay96heegws381","version":11}' AS BLOB)),
('xujpjssn', 'u6ay96heegws', 'u6ay96heegws382', X'f346d1c91c7193a9de4b15dc0aa0f676a9a8557e96b608c36ed293542403f47f', 12, CAST('{"id":"u6ay96heegws382","version":12}' AS BLOB)),
('xujpjssn', 'ugb79jg9wp6q', 'ugb79jg9wp6q373', X'541cc5070faf2dab94e2364035cbfa0d31d549e990435c3d59c560f4544ed89d', 3, CAST('{"id":"ugb79jg9wp6q373","version":3,"box":1}' AS BLOB)),
('xujpjssn', 'ugb79jg9wp6q', 'ugb79jg9wp6q375', X'07a2fef5c132c9d1f193682af10936f573596a9479336f077fbdf50f063b6130', 5, CAST('{"id":"ugb79jg9wp6q375","version":5}' AS BLOB)),
('xujpjssn', 'ugb79jg9wp6q', 'ugb79jg9wp6q376', X'fd859ec2f9dcc67c5d8a9e5bc8e95fda6b2a9d5d44289c45df27427315a8819b', 6, CAST('{"id":"ugb79jg9wp6q376","version":6}' AS BLOB)),
('xujpjssn', 'ugb79jg9wp6q', 'ugb79jg9wp6q379', X'e89363ca0832f790d2bfb808badc981da3125dd3533437f673ab8bb20209a33b', 9, CAST('{"id":"ugb79jg9wp6q379","version":9}' AS BLOB)),
('xujpjssn', 'ugb79jg9wp6q', 'ugb79jg9wp6q383', X'5a9b407ed768667ba23413778fd1f3326cc2f86c987e6997011d7cdb08ca15fd', 13, CAST('{"id":"ugb79jg9wp6q383","version":13}' AS BLOB)),
('xujpjssn', 'uvf5wbza4qbk', 'uvf5wbza4qbk374', X'd2c0d4e15c19563c203bbee41ddcfb5f14f55180528446aca531ea8fc32212d2', 4, CAST('{"id":"uvf5wbza4qbk374","version":4,"box":2}' AS BLOB)),
('xujpjssn', 'uvf5wbza4qbk', 'uvf5wbza4qbk377', X'd97f1b59011f019557084a79a8eed0051c16b498a38ed462501f82f9cb226588', 7, CAST('{"id":"uvf5wbza4qbk377","version":7}' AS BLOB)),
('xujpjssn', 'uvf5wbza4qbk', 'uvf5wbza4qbk378', X'7776f4e16c48a2a4d0aec8898e562712c3e9fb3a4c9b92ad1a707abd278b1c80', 8, CAST('{"id":"uvf5wbza4qbk378","version":8}' AS BLOB)),
('xujpjssn', 'uvf5wbza4qbk', 'uvf5wbza4qbk380', X'fe907fd4e89eb7b26a73ca699873276242dcece291196b4b78de222e7ab3466c', 10, CAST('{"id":"uvf5wbza4qbk380","version":10}' AS BLOB)),
('xujpjssn', 'uvf5wbza4qbk', 'uvf5wbza4qbk384', X'df38824eb811a8d05d108a02ae21ccdc04b14bc1c34a312fcdec83d658dfde2a', 14, CAST('{"id":"uvf5wbza4qbk384","version":14}' AS BLOB));

INSERT INTO decks (table_id, round, number, nonce, commitment, seals, state, seeds, openings, seed) VALUES
('cepyxzcz', 1, 0, X'f88343b1ece8975a8370491ebe19d77b84c753656e18c77e2d4b3ff2fe3fccc2', X'99c306018da98044b71bfe7a9a6b9690881e5f57e9a260981ca39873bb580eca', X'08e5a488cc8e90a48135b8e2a799e6dfa4cf2127a6c0bb80528f151e184ec66bb10490408a03005661096d52f39f10e927b0f78a1965b510e026fa39b39643b9b9b60e66cc94a2c2b40cf00c7c0d2a363f75a6a18884c4fc693f54d57b012345ad4d7d07bdd6a9f06b76e38274ea1ec0c899fe5af840f7b96565ed7b20bc15f5d7624d5a15ca1fe0c657d927548d3bda8765cc0bdf50141465aeb51aafdb3ee9326b5688066297a080542721a4fd8fe12a4e5ba6e3e1ab6bd9617c100c16b76c305eac83e73ad9786cf0a471acd5fffe986b1d61589b4c8851ba8b824e916545ca8b73fe3c0bf23ba8290aab6b2b988bb59b273c4616a6afa4e0d6c61dc9e084ff54987128aa4775bc6a2367634d5037e871f0d4d7f2c518eb6a42cf8190039e9e2a7e87fac0d9fd8146cb0660f436470f7c5875c84a03f7094a24723c7c9e5002c22db9c1328b7979dc97622c9708aa7f52a4f610a7a14f8fdaf15703844455ddf7b4f309ebfe16beedbf71f76806e2c3b5b5c33358411d121fbf91099d83936f36115608c46405bfe1c25aa0beae00a2d787ef02940e8e1d40b9b92c74e682d1aba6ac43595e38dc8f1d8157ab2b2ad4fbd1bb3bef8e6593412a255bc29030ef5d1cfa7fa9978f56706337b267414503ed6227aaadf56fdefff04f8f6c8503f91b4e936d97d08338899341beaed109e33fa45c158f60c3230a91ba8dd8da9f7e464e582ae585a7c5b349facaee66fc00ced76007e0420a948451df53bbb07c3226b41d6364ac1828b7e5cafc2bf12aa5565afc831abb7d295ff902da7e6486bdf022e3fcdd5f0419c9fb11185ef8e465fad570f081017759eceee7b93110ac2b772cc8ba39dbd4265503ff38c0b7da15c965c0785af9885dfb48c3e4207660e5478137f841610ea945e66c0da1cfbc02847d4a9d4a005dd1d0f6f4357bdb8e835315839eafa75183ea704b32a3cd10342ba9c775a5d71b3ce05a78f681e8db9722c71e705aaef98ca0cb40b36eccc3740ef79a4c8bafc8dd9bfc392ef7e8636eff1a7889888b7408881bfa009b93dfd8069231890e625790064a6d69591f615339f41cf235a61d4d605c1fbe354f7fe96477fe200454b47621162ecf1b7b97b0e0c58efd03be0fd6da21806e7269660ba877d9db721c56dc4be31d5e4daac63897959436a747e58478b00d2f6dc872a41762accb4e4637c59c3d388234ca5d895e2d7110f6d8237b653b3a738dccebdcfaf152c5ee6561d9236954452b2eb05400584f499261869d04877d3ae6ca87de2bd0d7a07172595814bfa66cb5aa5c70a87881c483167a3d6b9bacb1281fd5f0336cbc127c68b882608388ff203ffca814fa53df2a7dbc8eb029daa816efd7cb6dfe8fd8e0e896f012405dd6f8344358aabe2fedf42bea7a64eb60cf61c6b422f7c2d4520c0e0e6a50e2cecb10eb08b4386a2a783192e9b3998b236e8a4368a71699389f2adb703afa8c7b97572d93a8110f3db3879ccc6486a27e8c77ba9d4c3e96014d7a2f3fbd827f3f03ab6983b2f3ae0373da0b711ba4fee56515005e7d08bec715e3db6483225d0a60a2903bb571d9d652fa521be4b5da20ed48ae640be3b92c73c8a23bd0e9d474e4532f9b1db26ac45f96a5aa7ad00a3448572512c48447260ed5f23612a69d3e862b8902b5abf2de2970cea3f6e14b425ac8f4406ababe83c05ca2499831fdb11f45c3ab590e21715774cb709503becaaff31acac24936bc7e8de36d72b64f7557ae6c1040fb559a3002094b7e8f905a36be5889806378db46053f6c97994b5f06616ab7bcf5ac016a3a888519579b90557b1bc80efa8a13f37cc7364a30e63579a0eb07c37a1c4605661abbdcbfef3fffa0ecea028e4564d8c771367d0265d46c45d9fa13951080cf04e24aa4bcc55ff7b31533e7ae20a776cae1497f5a34eb47cc05d5c2bc21568f9dad1a79b2d1bd5296295546a65eaac685e5dddd5ee5d5d401ee248a15ef626f151fa2ce829b0018d7b824fcce7f73b8a51e101b8fbac7f5bec1e94ab7b714af47b374920ef6f9c90368496cad42650ab96de47978c5674b467abfed4772b7c7a56af0a18b1e62a44bda3cbc6f97a369b5b4c35a3771fb1b8d5dfb846d896d36820f5e9ec4f9fcd0b3051f7634182f5b5379eb147cb59ad21c57aa1c81f23d556eff1cbfadef2bfdcfe944c1e3b05d0c3730f3c99df05a59478f60afe11de20dcbd4adf0dc0efb79110d5328a816764f3d14715ae60f73195c84d57955b128588b801d826747727c28522b247ed30fb0deea1ca2217361de8c9c27706e2bac2cd0a06356c49103473aa1aea74575b8fd44a2f7f02ba7410044c906', 'dealt', CAST('[{"commitment":"99c306018da98044b71bfe7a9a6b9690881e5f57e9a260981ca39873bb580eca","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"99c306018da98044b71bfe7a9a6b9690881e5f57e9a260981ca39873bb580eca","player":"uvf5wbza4qbk","seed":"Misty Bison''s seed"}]' AS BLOB), CAST('[[0,4,"3h","d7119a13a073c700e87aa9868a2fdd3e4710cb35ade75aa79dd7fab28764b7cc"],[1,18,"Qs","158590456673ab9f539bb5c0167ed3bf1625e3249f5d361e4d238e7c8dde9bbc"],[2,21,"9s","2cc0de9802da127520cbe1111fbd46b03f9061abc321e4fbd36f2980f8d4ef18"],[3,24,"8d","b8dd3ac3060425a3a8799a9114b346a16728e75962f6a14b222f58bfd9247701"],[4,3,"Ac","21f662248a8e10fd6faa6965549d2d000504ff67c6a218bd99cea733408bc668"],[5,48,"Ts","8cc654b0c801a96b8051eca6f3b141d06e47293fe6d96968b66aae275d8d6c22"],[6,46,"6d","8a35547afee1f3fa3b4cfbc9397a1910aa04950faf5a6a3c64da5da7eabe5533"],[7,40,"Js","25864d5e2e9420d884b6449c0b6fdcbc0c6970e9bc9a7bd7179c866f56ec1adf"],[8,20,"6c","0d0321d2e9e401eba37ee503fb3ee3a3d193509a263a83b4c70efcb6939fa356"],[9,14,"Jh","d9bc5fbae685e9cbdd1ea3643e90d8d0b44d801aef18c35548d78c25faa7f1e3"]]' AS BLOB), CAST('' AS BLOB)),
('deuebwyu', 1, 0, X'8bda4b2a45786acb05fc002adaf689f0b8b30e86302738fc9d91290e89349b0d', X'aa677c88058ec4e156393ef2180420fb5f04cce9a01a6cdfab62b4c6f68cd4ce', X'7281c55ecb49b04b26b938fa7d2b4b395da212f7cc107b15be62321c31da728c1a71e9dbbac64ab8083463b7ad07492365a30dafa25da74dcefc302a287a8cf38d8b78da1c9ca71ef8076da06217e54f935fe9009cf2bf8a18fb1256e27fc499890223dfbf9df8d80e53db97903c3050da2d5834fd5885df9cb4c3f94f9e0dc8348429584cdc32b718cdd3532ebbe8362f9acbb33e8a392c1f03622fcae112e51a7df03f3fb3b96daa7af93da767c92d357c31f350c00f9448cf2b2f1e079e0b858a2c05fd6fe96a7c1676fa00c0566a26e4a8bcf8299b18c95a92f5e853fcd020dfeff9ea1eefde635b30bd1b200ec66b71ceb77915767853e72d6dac4dbeb40101aae743710ce2d523251141b28e2894aad613f6020912abbaa0e4c706cce7919c7722b300dbe8a248b01d6750fb662bc4151aae2975a140dbf54f37f1e21bde2efc0cb9d2308e26804e7828baaba57856b69eadeda086a744f606d5ec4f4d74c59f0f0c196d4edee32996c5da4eecfe9e251a2d55fd3506d874203518d219c2c9be2a2823b3f5cb1f49db72791cbf7f841d19059f1771fa15c4845fb9b713be6e8dea79d235d07fde8fe04ec54b3fc30eed93f0ccbf95ca6849ee0db15b0dcc888e25757af07fa0a8243d6304c55db9a91f2d50cd5072c3ab3bc019ce0648536092781fbb5a6ec563d0f02c920f63b67c5d4d1c56b8ddf04b062b4c581ff3e75e596dec74bfe5407e46dad52ad040dbc836b7320d39ab1517013c13d0fdb4d7a24fd298985bb08e00ab8afe648635143c5378ce66ee3190a3a2a18f3f820d7769eeced692f498a297f74e4f27b1d678b5cb480e136beebe8fd9f3addf5db37c173b1e871f9794bd3bd73fbdd12d6fb92d9855e6c34e09e707e14e8408cb8157768b6b51667c15ba499dca275e800de665938b4088bcc3b483de01c3f65122c854ac8f25bab5e9bb33837539dc1f951af960448ab8977645444d67118437ed42a4600e7634a01cba6a8d64ad2050890ee19aa6343eb9abce3824b36a15948985106dd05d7e36ff6ac6ed145716f46b176a4f8d313e84c18ba4bd51fbf3e377136393f5cd2831f98d71adc5dbbd236157d37e8aa29254b153ca9f307c79e17b63b521a59461f0e80d73d056df828fa1e0a90858fccaa81252e6fff0cebe27325e7f5777e368070ca26662f360f5fd3219965521ed91ffe6b168a486efeb41e991c82a84d789002136700e050ff470acc417915b7b09f64681b090bf34013c4a7867c6280b8653464c4e70f0ebddc01b75e34b6f08baf07b9ab93dec889d20a93ce04859bb1145ec48e6a5d19483eaff67c0636ee0210ec58bb62e4c57370b66c229d189a5423b92535ed58acfff6174edf3701bcdf97cb1c3305aae57851c8afc28837cf3d306c819a39e568b98051dbbf07a865690cbdce396141a8005a75aa0b3049780f839f394d302ec5deacb2d2f3fa3f41f13a56b8078bce15da82ad5585dfb5873f2cd27f384022077aa6f61b8609b81fedaf29be055f672007aacafb6404848bca8c9736bb55ec32fe010ff0ce9bf43c1adc2f06915d263d784d8c4c075cfccda70390b7d9650fd35c66ba15f51247d17e16554ae007ffde9004d64a2f16687f4b23485b6b25e6fed55c9b5c4ca191f7b9aa4b5d01ae6111de1257d51abaabe1623ef3d3b070c1f30ef4aee2a65e050991ffa7cfd703fb93786da4c7a8344d8996816b9bc3bab1f2ba022038907ad4c31b58c7e72980dfb654be47d973b1bc42606cd1b0a0e409687edf0803ea1bd212c90cc5553275e257db56816195ea64a0c863b0c2064e5ca5b50566c163ca28ef3ad06d15cd042c2e83f094ee383c5d8abbe32fb4da9fe3c8ff126035b9a308619fa6b44fcb19a10f8d6a249a217e8f106d8c46c4dde341f910b62463524a8be7694bf04bd2c5e405fd89e291617f388976dda38f490ad3770a26bf3b2ea589cba06e495c71a8da52f5c868f54155ad39550835bc00c4ebc44f60cdb06b91bb8c8982186dca63e56142ecd68c072f44e0e09a177aca2420081f57ade6ee94b562c1e40b6d5a53439b7708375389451db377eee3bc2e5168a2648bcd0197923f4d933879fbd03dc0af94b5dc1957f0b293f02876ba37dfc9008258fc0da362ccba62d11d2ac23704eb959c34d1e10abe3bd9d3925ee6f9de5fd710fd1eb4c3feab36ac0da6fd055d64369cb98b0294d3200b773d7167e02efc188327ee4c193fea7d7859e83bfbb42f5a8286db12f028d7cd5f2eeeb9717d5463b64ca039e8cb37969a9584027c9a1551da60d3950e6d81ea1befc16a09a6a12175e623fb698f84f62fb89862627cf528d0507', 'opened', CAST('[{"commitment":"aa677c88058ec4e156393ef2180420fb5f04cce9a01a6cdfab62b4c6f68cd4ce","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"aa677c88058ec4e156393ef2180420fb5f04cce9a01a6cdfab62b4c6f68cd4ce","player":"uvf5wbza4qbk","seed":"Misty Bison''s seed"}]' AS BLOB), CAST('[]' AS BLOB), X'361bc9ea52ccf283be149c8e8ede1839829ae74da7f88f8c94de876230a047cc'),
('deuebwyu', 1, 1, X'4f895d6331b40c7c248a7889b032b51d0f50c46a0ce582be0b6395bc9df6b434', X'3a1eec5929eb534dd938de74496e616325650a715b353f45015ca29a4209819f', X'539a8021b5125fc95c75b267926e6aa92313458e0845ecd48cb363b8d0e735d909089a968369fca9069e4fe1abc77ee47b4bb17af4d98f2d3b83e09a9b6f5abc2a55af1915e810fa0af88f153264f9f76e3154b0f8d6107c838300acf6fa3118763657356d1a1c8d87b299229fc1275c04545be18d98bbed6831383ab277386b7469df3fa13d51bf33a82bae0156cddb694b2b701054a7be20720e5c26e784d2f45ed3bba0cdce211324dfabc7a88b1823c9ade1397b0f481472afda0be4644624d3a9f75ca48b87b20e7207bf2ed6e61d55eb11e61b24892536ebf280598dde796c4282f4233504bbdc3a595487aedcdd8a482928fc2253e39ee41d59e96ba081c0928c2770cce708c60ad7f4a6721b2abeb2a36c4fc3b651059732fc93d63b45c7c7f2b7a564acda3e172105e4093f5570c323f0c580429a864c3e4e86b3ca57bdd5151ca97122dfa61de03d84fbc55db14c0f5aee59da536a4808a403dceb6e9957e1fa14e382ad49fe54075f435ba023b97396cc00a1af662f08a69d034839054cb4da410dc40c4245ce2c9eca5d50006745f4db238194025795ea96259160e104e67e66a497729f48202b2b2c953bd6e99716cf7d49ad916a12a25b5d0b6bfd7d1068f848da4f7e6bcbd8b4c5e53f09f64c87d92bf246996ddba03dfb0b09fa5a6ff8c05ba41a46312f84ef0b497b5c312312adf9cee71f124f9e921e0af69a2c41ef1ade59e8140af9f3d272215399865bc299eb83b44866fb7c69dc84c110f930afc3d2f28d2f5e5fcf1d0c7e095bf7b2e092220f57b09c9c5489679c70233f51be593eb89e4b049c7ad533dc84b09379966b902f721eed0c06504b8009981ec7dad1f2f468c5552a7ac153a3530622d9903873b332ad4f88f12e77e7aa7c63a5b05a28419d725c45b51fe0603d8668eb96789a786e8102bc4cdb66b2c11022a36ed8ee04f25f31556eee9921921ee70f0327a0c75e172a57a570a9879221527c6231cecc5c7fd58b11d4e1f91a1aaf36fcf8480e196aa4e3c19fc5c5a7b1d2ffbe5bcbda45023abd0f3a3d3f6fc9bdcbe69fbc67fb7e1829d4a4136525bc06d200d8d6edb9cf008d2be92b226e5e6706d56d8f2ec9635d0c5ab59e15797006e207848b4a642919c2110f9c53b864fd33b45223452aca27d7d6571470771a574f2d9f9b40d2d64239370b1e7ad2ca7a82f2b3a9a4d92a05896c57be81ffda17bafb5e6aade0e4605ff6d31767bfc69ac2eef5284ef667292c253258dec6abe87cfeb9026f87d3b378a353541c76393a4001b82a2b8647d6c3c3db147a26f85e98c71a5134765d30f0f2a804ac6a0ce7010c2a1f178146b3d0a88dede64132be3f4cca9ad704ab6f478a777cadad5778a07c8f08ee082de89d9d5bfb13c4688727b398d848db101928c0aff79d041049517674a44e97da5cd32d14b2598912e6688353eaaddce3750a222c12d88fa2f56acf268fb1229228d80cf2ae628549a3799b41fc41aace9f4551c87ba5a14a77dac25ec0ca49b902137b1a7f340777d2193cfa9bc5882b4dad9e29d0393676345c14fc2941855562d6c6bcfd146f3d0d7d2a94f1f13c9e0268fef213ed83fb3a186f9c177df40df8bce7561f7439ead693c5d3cf30726a67503eb29f5460f7d2486a10f4c41a3cc73ab8ee75341f0b013f9fa7c3880ab2d462bf24ee93dfa87a3ed6e46c76fcf5d770dfe5a08d7c6032a34da696c26785ad0f74823865997d53bce01526ffee9d0f41947cb8ed67057d33c089123a6bf1d6263fea98f76671f18d6fb4a86d0e096c4b11de53568875b8e62d0737e1a218195fdc61565707782585a5ca9e1ff0d14ccc2608309235d98c612d3a97c5d0e0ac8ff917dcdaddde46614c17f907de40a06aacbbd6f3b5f015e061cc8058617caea050a1e4d5d5ee4741718475a177e69b26d3e6fd1b4fbc350ed7380fd921cdc4601c1d8670e5a8a53d1490e355bcb21be2494b0978a7f0da28f5c5ad40c9460c546b04149122b32fe77883fbae29556090a2e350bbd667995c6291cd1c9b21619c788424fd8800a43b5cee1558d62b538f268a6d75c7c9e875d6afd027c708cf92b02af6853ba892882c752010f5c793365e5e30f81273266d692e7070e90c038b7a8134d27616a2366e8020b6a9332a4814f8618c643709a549f2e133a2d3a3e36a3be851f7abb55ed7f4e0a757a09c77d642ad392039ef7e51ad453d9320fb74f1e3e79e6a467aec85a36b4f37ac1d56fb7da9afe579e336acd2c3269d29fdb29050c85016ac47509bb19ac45d3e8ede1bb8120f475d18f6704ade9b734430b7a2672dfd7ef0b6627436cc1590b8d0b1a4aedb8d', 'sealed', CAST('[]' AS BLOB), CAST('[]' AS BLOB), CAST('' AS BLOB)),
('evudppjb', 1, 0, X'7f61cbb10313144f6cd3526a0c917797fb0a3d4beb7e3f7e33509694c4c2d465', X'301eb28a12ef3edfae7e5f19148eeee864180e96a0d6e78377ab0e22ad062942', X'1533172a719a3a323214caae48ba1647225b288d4f62df3f0cd88086bcdce1a874ff5991bad194f89c22c1bb605a43709a0381ac325657f005e173f7c3a58064f8d49da847cd2d1c29ef72b61f9f547d396ac431365745f3b7f9eee67a58936f0e922e9648d69df6e3eb7ca37145700cecc17ff3f7ca7e5e28f5aad0aee13faf996a0b616ce9d5a3ee5766317c7c871c57ff9dd94fcedb9ac22b5f879bd2de9dc7c0eed282d91f364e5c49073427e7bff0101fd95c8dbc808812e4e42933b5501a4232f399ed12eaa8ad433b0e5b95356f1c5aecdb061618c5243e096591da6b87e9741b51a8ae2ee95d1f0b637140bb94f1352293c29a715a2df4f629da2a9189012e4bf07620ecdce32610088e201ee16ae54454677ae0b4b84064a69fd8bc01f28520c6cfe6bccdf958253930deca666d97847551e5860c4aaa2868ef41f3b98e6ddca059af0bb048b5d45696e86f1d267b109ccb13bb9e296d5bdeccbe7ba320fe90f752a44917b65ba57ad6a55ad4a63a9c49778597ac2e78fd55552909c65d24206c4c78cef50e1f65f74cb94b6b51af9571264dcbccd1f94e40f5f259984374ce393c234174ebfc5b48a2cb70d224a7143ad8fc1488844bf99fe7db6196890d6b58687fcd43e92552a39dda4f7065136c1bb517f51dc7bf4d047c6c426f0976e60d014de82ffa2b8277065bb105c786121182241f266323b5581bc9f1e1fabdfdaa95f846d58939dde5ffc42a0979fa4ee51f6e83b19e9056e0c3b4bd99d34cc9872a45dbfd79a0d251c79a58ba4c42be0acdaca4c9064990f5f444024a2f76be2d05e0899416c8dc43877acf89d8cd632c5326a5fa35e1ce8ec2a50538a3ded65bd80f7a85a0a1c8700f0986a46a86be489ba20675faa4c8df5f726925ed8a1f968cbeb659123726f6d6c81ab58e8c038f103b53b10352b9228f9463414b4c065007638368cdb5fd14b16060049433e5e52ecb1435aca9b27cc9958853fcbe7d4a977df600cc3ca389ef47e043fca24b426d6b214b8f95e93fbefc6f24c61e5668356d64dac63e321232fc7506c8e46c7c3ae0979ba62e1636f63e04ca142b6c91220a3e926e21a8814e9ca15d66138ec565597662f66f447f50600cc3184c4dff572d97a0c28064947bf7b0f43fdd7c85fca6e270e88d0177c9e287d9d4cb8b04c7e8bfb2677dad1a7407bf45712823b5bea6bc1dd5433f6dec537ca13a402521d0cc9304ec7e92d50730453dbf95983f37ca55e1ad9c3865faf9fc0d0248ed8d88f627bdfbc731395410ef3b4dc4fb84b70f9498a976d5619b55b045fabf17599a2208407b6c439bae37f9ebc5013aeacbc79b03cb723f33624be32049d9198e03c32d56bc5a59ff377a7703d957567f244fddb6337b82782a21cd3fb0c8390f5f6b4c1801ce0aa29f04ea33ba04a1c2176a405bf05400c1161ab8e9f0ea5ec62b6e7776454a19006ad9edeb028fbf2bd8969984fb4baacb2dada5393764b6caf301cdacbf35e0a8873d4d633cec43ac3ea4d97ba19e392ea595dd6b26352aa8a778b1a002233d9d4eacdfd12d641271b733154ad941cd616c204f1c297c74c0754fc22f6dac7d58a469d9f3a3e152e6102ba971e01f9c15df314c28593dbc4e0085f4795bd3a5eb13054507120eddcd846e0580b8d78bd9cf0e38e669844f3719420f631c123ba3935df36a15a8077bc9ed1242ade23ab9f3d2fcb45591c559ea46a17a1fcc67c2b48d6e495e62385666221637396518a93d5f4230cda6bf56884e5c8a79e152d08c141ed05dc8f3f7e2629032a17dd1f806d3251edb2c191f93f21ba5bf1bcbe2338301e41280b20a74e4d10fbba4463b1ee2afdcbd8c1e23f51dbc4231749c47d2671a7a8b7cfa01d632ea4ed7d4de79f42ca1be823392d590b9614fdf4bcf805898b49354ff169926a59b8b2079770d1a4238aa81df016d00cb4c6cb4dc46b2f176c4c110efdffa75597d040feec0c26ab39311a20d5261b73833040786b29b90b1ad9876c6d39877361f6140c1963a6d08edaf66ef28bf962050f28fd82095a59856f04beb65254aab2cb3b834f1250c2688fd6fd314dc6a5c9344fae8b756eb931d3dce2bf41aaa9ffce96fc25cc369338db635c39c2be9160ddbac88f5faaeabf94c6030325fa2da5716077f4ea4e707f0d2c44122436965a22569c0e50ed13da2720e21070c4abafc2a40391710af5450bbf598ab7a998c0647c2e0cfca139f3c896762350323327a580069ad48864049c3792c668c48b9963cef7f46342698e21c9273dc85a09afc12443681e82fe0ecb36712973d530d738af337140ef5948d34adaf009936466788a89f41be495c2d', 'sealed', CAST('[]' AS BLOB), CAST('[]' AS BLOB), CAST('' AS BLOB)),
('khhvjtzq', 1, 0, X'72afa9b1f7753c9bd9bf330766aca69b357a8ab537ebf751b85134c30fc2ae35', X'f52da76f2cf9a36ecb155e7dc1bf51de534d2b7638e719d9db6373c01ad2dee9', X'2d6be02df75d549ec3ccab4bde2e2cc44104b749e08cca6caaac73f27f1fc6f42182956c8f3fdeeecccce612fadeffa18cbe1db46979705062bd0b6ed17841b3f0cdf2cbf0eb4cef4badebf1d9ac18445af8334d93d1fda893f2a9841ffdf7361396d1b60f5be7fddd8a6f9fc1acfd99ee6efc321bd07220cec9dd3ee435d2e6b28ea14a11bc7105b3706414747214b6f047ccbed86869108019cac17cf410158264cf62ffe7be88fad47dda19214f5745904251434c123091928409074a21c92bf5d2f0cc87215aa139253b013263fe5b049eeeaa8164c0a6f00cfaaf3ba116ac16a6115c050e63c59d6385a0d5a8711852ea1b327e74e12325813b803512d8c0aa5ed9cc2f664796e859902abf8cf9133334481922bf2dfddccbdb5379d29b75763687e74c6c6b7fc0279fa3f4bddc80769c3ec59485e78772e6ed4070848052f5b98eaf99087e619bcd4cf34e1e3a2d257fcfb9deceb59447ed686ec39cad07b54b268c8d644e96178fc76ca490fb76d31e6c7f71d79db1e8140061ccc0a106fb4b8eaf1fa66fe0da689432746ba523fdbe3d40332db464d44714da27f574c1f9a0396265b67aeb7b53505796a494110f91539187fe5905d84a28777a4fc856a561deea5bcf05209007b7f2d61b15ed2bb95957eedd4abb5e4bffb8c65f0366336a73f2ad7d078c671fcb000664b4f002cb5f8dbdc71daecda33e105e28a11c47fb9f64fe160e46c03d43942e0c63ae737c1031e43d50a222b810663bf2e167a2728f85058abaacce6f368e85d0a26b71a6ecc9002f3b1151a092a8991b45a9811e4cd79686cdb2e59b14962f277ff7afb2a303cebebc6aa9a6f2069b7dd8989a2b7c5c20a8a902b8a82773d20d246405e9c91771f7fe466bebadbd4726be1228cf074721cfa0ee919d449ff7929de33c1806e7913839bb9d651cf018ea82036fb787ddb64eb17b54ebf2ef8418a2aa3cc352f7b0777db486de8ae01417397adca06fb585de82b241ee2d52c3351f6f03dbd09819468fff8ac651fbd0cff87a85e2db17ddf25223cbc5edda10f3294f056f8a56367708021df81fa1f2129e2ad37f70042d59d413cf23b1aa4eea0453cf90fe16abf15ede3db89bc4b54f2ac757b23606cc76b2b79742845809b70f74ca8ad09bc4e92d0b1381b3c576b6f0e91bba65a2ac2a25a8b043d29989d17f6810b4a7e1ca8edb53b1ee1b9b17f7aeb8ce0076e43b163642664ae88de05fc545d97213a10a19d3d9cd8f228c3b37f6e1d73370036178cb3cc47cfe1cfb83a376384ffb7b5be21c919393a11202f034931a7346aec1766ee53a7e66437d7d766ef350ae01156cf762bd9b33e532f68aa22b72ffeae4d9ae703b64dc9d37cd18c2ee799348253c246becb127b2e0063c3bb0ec92fb6f28c61df2f431f191a14428dd570e2d5cd4d89bc650e6e70532f96176ff80190d75c767b500f34c44fd511a43c02f93556ecbe4f17f8044686f74382cf8e5f0401c28dff3e2ab21db3df4b3dc73f53bb276423521972a711fc72731a3d901538b748fa347ff6a14ab8eb81d6b46e7cc001d195b78956a5270fc6b844cf9fe0f12335e973261b5779856f06b815485c3c1c38c4c63df5e05d7b3478ec341863bb029f3657d45e685d0f45783571866942d41e259dc7a2e32dad3ef9aa99ca006febb589b3eb5bb018ba66e78f2e3f0916530d08f521139cb0ae23c7786ae55b336c5976a4c77985c397590ba13cec7667dc12781afc2f8f57f172789284260d5ab0d843a55c75fb4db8acb0ec20dd963104cd554b2922cdcac738f2aeb3461cbd99fbbe3ebf530611ad168ef32e6d1d28be97530e017768c2c524a620c3b88a16785a3d8c6f09f885084f56c9754f9f82d16ef3c149238235e15807e931a7081d0d9ddcab85aa1b4f84f2df01ae6498e8c94d51018595be9318bcfc7f5c44a2e9e2bb2294b5b34f563a325e467e5f2936b5237e41d318bd6fe9ee980cab6e0c8875bf9df526d595e6413a280438a02d399e71325098df2d561a71703f16bf31d17c5a3c0aa4a6aee009104bbad362a35444e3c359cc03a8126117b48bab44879e0517902ae456e765bc05e10db5f05b14be46ea0a0a7aff5286a00872fa2a12333dd035521f8cd451269bc48c74f97655eefd74163c6221707a71cb3638380d294233ca17045bf91747686bc230fea1f41ed8bdf414084a552c7c7925ea1cc76fb651561dbbb3fb767b2e66ee3a9554644204efaa832dfc2dfb306db3abe9af2b20504a4ed754dd7072d9d1231cf5a7a6274b93f3621490f2cb7e89004bc3348a96a4c7615d1f16df6ee4cf1e70e288e349036bf25aa543d730ddb', 'dealt', CAST('[{"commitment":"f52da76f2cf9a36ecb155e7dc1bf51de534d2b7638e719d9db6373c01ad2dee9","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"f52da76f2cf9a36ecb155e7dc1bf51de534d2b7638e719d9db6373c01ad2dee9","player":"uvf5wbza4qbk","seed":"Misty Bison''s seed"}]' AS BLOB), CAST('[[0,13,"Tc","df54b4874d76a941d639b668e1eeb974af591092fb465c0e25103153f95d2cfa"],[1,48,"Ac","194dbd0e9b4044c7d7cb87f5be9ee864c40025c46479bbd33a271368355815fc"],[2,10,"6h","d70c38a04f7cd6b72c62046a4dcfc9502c1e4cac51202c350a2ad932160a6808"],[3,23,"5d","5c2cb14753ff68294997d3b8f84f2800e61ca99e19517f455a5f4c491ccc09cd"],[4,0,"Td","8f9e2c7ed5cccaa51966e6278ba843e108b3e3af68c72f7ffc47151519ccdb84"],[5,42,"Ad","536c95c2a3ee93fe1145c0d06a9c11afd836bc15dc6c628938556dc6c9bfcb4d"],[6,51,"8s","e41d625b4985552d6a444b96c1288b1399429b7d4161802f2f655e39f1625111"],[7,38,"9d","ba0fa98bb7d61007274b8303a57abe15e683e988c726da17552bed11b2efa3c2"],[8,45,"As","0c4a5ceedf934e5175f854d0c31a3f78ab59c7204d26711f6e60ab093ab085f0"]]' AS BLOB), CAST('' AS BLOB)),
('mfhbuakj', 1, 0, X'81efc96aa906fc31fdf888acdfc514868cf80870768dcad1491f7795e85795b8', X'94431526a230300c670ac1c15fa5ef379d0176ef39c1f708dad197d7b37db708', X'a6626938ea8a6b29056d11fec005c097d60002dcfaf4b8c5259f4165474b12cf69450562be405763db1270319d5d2f13d6d092326a5f7544436d149d25dc9a94a4109c341e57a820121fb4c283bafbe234cdb7b3b0259fd1d22b9e731c5c29d6199459244dbd4f0d74b3191bf97aa555963d5bf8e77c2ce839a76ac283032764850101b18604a4b048d9b9f1a8ab4560c4922c89a18097ead6c074884bc8eceb967519457e4d2da33e7bf5f1844d6eb7cd344cf12083c41f355ba23359330841f4ed0546fff3ccf8a1595be89968445fb61e2622674ea04d61327797adde5a9da8a9c0f35818fedb73ed15a3d09d7ee2456be84e6dc1f77389b5719d207ba5ca4b6a1acfc409c458bba9e9d13fd03ea38729cd9fae08f743745c3af13d8e013153c22a4e45b6b6d52ee5ed247dd8f2a71753dc07190647d4e57b9d8c574623cef0c3e521c67033033f9d207fcb42248b620d8e48efa8481e05d3079d6cf6735bd389e3d2f7142fc0d2287d815a06627668403089f8893d322e98773e8d12383ccb3a77305893377fddf7c9ce67b05801ef908f94a61844be5c707803f2a9027b10652668ed2a3a8bc256b906e0a86a57ff6e4a8b1a948030a7eec385f8e80c3744905486163bf0ce17ec856fc030a40ace03a19b6688db00d58e4203f586d33ed21e8446bba4a4a56d1ffccc976709a76d7acf6743cf33eaf8abc5af52d075e3d5e12bc68bbac58852a9fba1c4d7d080127234265b169c15822f0eccdcc26ace6bf42c1de341ed0ee2320d7134cb57cc691ae368a98f7e87e6a7a6a735ed4a9294eaa3f99ccff4cd69fae7bc6f3f6c96f7f9af8c8155dcd9bd3ca4fc0fd72bb03dd46ad84615076f57dbdf6cab974cfe951c953146198a501435eeba05b0a3d270c78d48adfb48e05889d4c6f938cd575ce78e554f7f1da983da7f80dd361ab076f36e0da3185491667ad694a7ea9d5f067cc76c0074e6eac946673bcc1d299b84e549cd814f042a274577df18a8650666bfab139d58c88ddd4b2b80b3d63b4c464ce37e1b26ae7755edb53d4ed2865bb3c90f4c8ab8ffaf544bc9e3065803c70ab49b7001b7a5ca18db72c84bc0dbb6411a35ed16337f35f6638e1fee3db13db71f71004c6e6f6915cae925fcc7186834bb2869ef7a0745e330c70a7250da03ce10321162391e336bf8f8e89d767d4570fa77a8399665e28f9220fdc72d811994dbb8ba697e4f9c73e89b605f47bcd79dcd8f2bbb239a7d970e84335cfd64d828a114ada34effd421628fe1c92295bef68098d31a2b710cbdd72c14f469bf927cfe97b3b0e1d4ccee0e804e2121bb80c48c53201d192543210b5af85372d65fa390086ce750c47c844961da4c6ed9706376125c12a5c4b808d1f4bdde8737e7f90683226804a7239ba638d402297a71a2e050d482393eee1e144d9b2a3a548234fc0596edc1193ca1c4b6152da50a188bd4316406f84dfd8df7fa11d2865e8cc273b658b67ef42e11858d992cbf5336a6fc3e225e4416d06f9a6cd70c4299aa939a8d8ca0bf2aa831057f3a569599201faa3361198e614be2e18f0150bd53e35029fd610aa1b33a8aab3e4c683445cb46a8be93ab4f84bee4684a938eccad00d5cfbb3eaf07199fb46173d1138493a49b802bcb439ab03523ce9484aa2950621950ee8ef61b203d55689f505521bd5b7e0182192388cfadb3a9ceab45748501d59f151219866d5e9cd37696aa5278515478d1cc64be7466226eba848361bec788aaa0ac1f5ebd49f27f0f79cf963ddf1b39f35ff7db848ae5f43b82d1f4608c296840abe074b012353f3a3b2f3abf585ebc6623fc2deda2d7ca01ed07cc4937537a67e92991421561c3032fcd8c2c0bccfbe4c4083d35ab1274a211a92a2f4e1bc24411158307cd711c66194b65234e621d7224998b12aa7a4101515332c37d796124631963eae8432fe3407ad1aa33774a4a38dc2f567f253f75b37318b9dfe759801c0d789ada2a12a237f7b2041d30114c73998a927d6aa76184776122c1779349fe39c252e828fe14421e8d1939363e5d2b1fe4016d7c466d3c877fa7ab2460eaef19fc922e8eca73e4b8252ba0589e8fb93706f8a78f5dcdbe75fff72b6dee15b2cbffa2a29f1b197097fb4e7c4c88bd5171c29cc513c4055b85562456ec31e101ff7ef0b6c07c8504c138ee0bf932b825a478bb04c0ba38f2c726d147aa48737dc2d5fc6ac28e5d2f6a3b3b9a4e473556d5517fa651fcb07e6c567489cf8e7e64a3b3993d79f7ea63922cc2107b64760b73d31a0a6a7f73085f6554a7a959255fde29436587515d289698284bf5e21db6908e38eaf978723dda467ec3', 'sealed', CAST('[]' AS BLOB), CAST('[]' AS BLOB), CAST('' AS BLOB)),
('mqzaanfn', 1, 0, X'602119fc22c6ea5de04eb23d76533c97d5feb223ff5b4f83386a190f6a4197ec', X'790b11cff7fceb7269b996c82dd72d2939f2e1c48f09813a68b5efd47dd294f7', X'bbe683d869a907c2a2706e3dddf4b074ad69159846151ed9a594ea66b3dd1e1c461be15cb449ed8684f2f4e9b31fbb078637272518d143ba049bacb45c07b1ed410d3b75ec4c1b8a68ba1e3be0a2863aacbfa8df201edfd5e61db03629b4385b502faad347bb598866f7bd13903ea141ca9c2ca9562c78a06927c815f26705365777891bb9eb74ccbd80e0cb4107110e162ca4aa569635293c1c6b77cde445a75620d87cd0aa9f1ecb3776d0390f30e3d4570368b18f6c876f52a04a5f504329b271f66b2507562e5fd8700199610f620810bcd48f84f45049da5ee804cb667166e303d193dd579e2f48c89ae2080573a274f12111c2f5cfd0738d51b271cb56779d2c6df04b29c01adf391eda50fe2cbc450736eff7486f1e5d8e8e763eb56c0a16c486157f675946404ee53b203f37512e82b2165068a4503049a6e1d993b511ce1d64cba1a9deac6a54678b63b6ae0f176258506da23d0d993849e384130c9c95c25941a6632853847f22ed7d894ee6eb9180a9bd6d647efca35d22f32c2876416c76ccc45d6d77d76c0c3270172670c8879d05bc6ee199e528b588f47819e141cd02963a38100b43951bb44f6cba7e69ba326bcdc941c0742bb646deb2e7e8049a6aa389e0230beb9d210e1e058c70560196b926245fa2c6728e674281bd75343df78cde2e9c7a61cc427eb0ab9375ccc35acc26ea08d707b262042da8b2d4cd5263c79f5a6d9209ff1dc3d60f09e88c90995b790b902b95c40758d4b7a22b1c4d3db1313222c9a363ecaa23895ec8433b4a3ad97479a6199e66a442127448486c97566805ed0670be7ed6c14790651c7138fb788bdf9a8d9deb4b3a0e7b5c5faffea4122188d328c68e468c361643249d250d7f2ad52eaa325b4d653c4fd79154d395ee7750c6d21bfd955d87e2742e9885e1c54eaf05081ba611a0ab1baa0844973090accbe5a76b0f11f73349c6a69877a25e61290ce80d9360b9877372f66e071f21814f5354d998bad8bdd19cfe822dda5565b97037c80cc48f70eda3d50f06ddbaa2e87ae7a21c9a2394528f80cd16ab0e1b983db2c1561d004ab79de3d94783482340b93386b728407759a1691c96d6fb37f4daf0c7892bd63fc196c506c24f72df37f9cd9c7c75f6ac71231497e867ea23190f6368b8ccfb3dc8485d086a53db0c7080a114685709fb775fe5d16d70c2887d7a6ae49bf6ee37e7c17fccbf85578d784045e3c8d175a8f835fd51a1d91baf177dc339bb8ab4a310edcde6ffb34a77b9ab973badbd84396dc0f6c2bdcf444e8f0dd0d334c3ef0d4afd4b5e514f7203bb5f9e56da7c745473aa911255086afb8c9a60b22f522708b873dedea5ab8dde9f93cda224fed45ccf432574bbbc2c943145891789f0a964f81f0e390b65c0ef6ff07a561f52cb27ce74dae261e55bf9c0fb971534fe71fabb9ba1829d7138667f780a994ae64b0fc972a4b4f2f3725d9cca766533038be09ad8f6308c42dfaaf9417b464d1e8201801df3f63eff74c3f182cbb94f55c49f776451bffdaaa31abbf288dc42096ed47c6a54c04d2377b2747a43a29899713ccdd59c8676198aeca8019f9ffb298087b03b0f5c81ae5375e63f6df8c6493330be9e6108736d9997e1cee24fa5b7795e558b77f0419e2beb69f8ab844b823d7660135eefafc4dd17a1efa7416b9f0468613b191efcd4eb2333c75006840dae81d108dcc3fa2bd5a5a34621d9c99f3104a11408338def99233863d408e8203f767d339b8ef86ee9f4e8269ee1be1f876942338f0623e75c37389ef8db75bef440905a88e59cbb2a0b1b387e104cc4de498ffba56721c6bb1d978285ef90739aca1f483b85f66bc12fe9896c2a46f05cd6bc2f7c9ad62195eb0738a8419c2ccd6598b471db0976e6f35211bc0fb3abaf0ff91c9d1c8df2a22d553bb4e8aba71bb4d902ea051b0d65dd59a59661a14781874245c8231b5274fbc415500c2839dcb048e2cb891ec185cdbaa317692217f9d698fcfdf0b49d3a2609ba819f86188b320ccb6763f13293f38b9bf29635a99cc3e95bcc928cd13eef03980808ccc1a0aaed6b8c989f848d9242ebd41c6e2098bed4d47d1b9d09ead30037a52f229463dc002629abbf65f08e8ee70cfc8f9ab8990deb36081714fe2138193c8cdd05abcf1cbc6bed44f4accb76f7ee86ff29e956dbd47db06f884d1655705944f5936c1c27fea6de9ab170cfcf657bff040810544f6a23174ddbd9f9cd6e11df97744015b5962be73a79dae2b513729ec915d06d488fec61dce53979d586847e8bf85eaece206c23c85bb3b3dcea5ea038782d2ab47f774a38742a8a47148bbe49c7c8c077', 'dealt', CAST('[{"commitment":"790b11cff7fceb7269b996c82dd72d2939f2e1c48f09813a68b5efd47dd294f7","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"790b11cff7fceb7269b996c82dd72d2939f2e1c48f09813a68b5efd47dd294f7","player":"uvf5wbza4qbk","seed":"Misty Bison''s seed"}]' AS BLOB), CAST('[[0,17,"2c","02cb4ed344c5973118e7626825faf41758021a36808d460d65b93bca72e33b59"],[1,28,"7d","71ffc2e6a1a292119d170d2cba09422d8f0ae876d2e43423fd15b24995002769"],[2,26,"Ks","a26766e711ea421c6d5918ba480ed27c4a158cbb9facb2b0476100a2f6823b66"],[3,9,"6d","4dcc45058249ce614aec700c2bc05a80a24492f49079fab0fe3deef8e56e55da"],[4,30,"5s","991f48f9edf5be2486cdb2ea9f6d99f017bf543eb8164f75bfae4cc4e6a65e11"],[5,47,"Ah","b3e98a9577ac71449e763d34e6011fc0ce0df55ab74df6ce7213d2c7ca053a50"],[6,34,"Jd","d5cebcd76fa2f1787cc3cf0e8471c79552956c934ff63b50b2dd67117be71d73"],[7,39,"8d","3788f244d4edf4497f296d22b534ca9af43e2975ee96cf466dbfcb1c8cf421a9"],[8,37,"8h","60da3ae798b13f99f7cad062f7b70f163f8e3b8d39fc32dc0341f16987a2e9a9"]]' AS BLOB), CAST('' AS BLOB)),
('mxpsjkqm', 1, 0, X'e24e0d6a72fba5c1002bb1f09158a1f6e76fed7f14e14849f1d2104f1ec696a1', X'3527b471b8fc695321cac948a9c3278a74efb2e1add6e0b1103af0110f25189e', X'9c715697b5dba780941f5913e0f5e4075745d78d1dae29af298c1d3fcae0fee3cfbca0bde843dbeef33a6a1cb275bd60b758eeb391218208afbeba492e74190feaf97673bfafd0975f5874a85e468e50e0127ad612f224abacdfd7455b1e7cfbfc114f7cce923b2918ff85945527bd7722cfb2acfda9842de939956c50c85169f35162d9f2ae75dff416de0627944b4923867dc77e147970b54fb151354e1fa617df4aa392b9b7a8cac272727a5119a34e21f86eaf7312820f3c274f6b2c15eeaddebc5e290bf212f198106ca32bce7a56c8cd3b25d83cc769c92d97d45e7bf867d8c7f3c5ed6a13b96d43540836e84473742bd408930757db56775da5e9d59c3277cd54d72ec9073d5c733dfd9fe58643e3dcb6285b309d59685e9932932f97691cd64aa69a297dfc88fe0788c524cf07e95a7a20b2ec8256d0d7e8a716041067fac67e14134a65f04709907876ec7b37cd40b9058bca730db4bde0edab14adee0580c8f2251c6318a0af375631bf9a4bdb51c610ac08472405032f1410a2ebafa3df89c7491ad719e1dec69b0a1246e67f2339e3c8b9b7a7a75f97b1df8d3d5de0c52381c7f391e07f61f9c1f3bf060779a4f54931b0b80af47d295fb0a09d1ec5b3962e5bd8a2f2a3f3d111897e7fcb9b22996e548899ef543a6b821e5583941ff07a1f241f251ac513020f0a8710bf37bf535ba5ede5dd2178205072fa456afdbf14c5e08f1748075daaccd2a3d7fd954d00ce2563caf928ebe7a126ac91d2670dbe6e294c5b7d762bb87d546bfefee667a0653ac876dab128ca2674553e2ca00e9f3ac6cf9df9444cc2deb7caa2d8a12144ff67918849d6b622d6b396aa5e62b479e4d664cb2e772ebcc5f4734c8fe8de5163b35a6c810537b64acb4fa8e819730ec98796c3fdb04a503eb391e8504e378eaeed28113a43e54f308cdbb8decd0063c58969f63bc6716c8360b4a8b1b1f3c90d7c8e9f60548fb36bc2e5b89a4b1eaa1323ae59eed9761f063adcd98fb151fec991ca2c335e0ccf31d806fc288e903a197a41152d10e52db5d42789b1655937e9249c3456f454266fc05f5dd6622169d69490859eb7cd81a75d978af99391ca0061f5bbede9feee95cda9d26b021215b0be4967d0275a573c474b83f67b0726b0fc50bc60593843ebb55d0fa079b2568c836724f501ef956ab77c320e997e8426663efab127f4f12fe458754c84bfdeeb31f42200e86805430a03432bf7c6b11f301cc51e2fce6fed455ef26b0761dc5a765d0754a72797f0da162546205aac9395d63ca8ba03851c9c2b0a240805f77283819b0a5036b37a868b443a7b53653fce70d294a756ce22cc0a9d662bf5622a3f72491793a7b40375d700ad45417b1ccb1921ef8c7bac5a8024212acc35f36d02291c1575ccd53a2fc6bd65fd9d84d89f51dee7af6328c9d30e696eb69895c7bfcd142bb9244840ffe6a923dc7c4decb386b009a6443ab2ca0830756a7579e44c871fee25cc90325c1857a99b0bb6065a33e52e7bad29e9f11312d16d070418a14b3a56d39631ef956eb76ffc822faf1d1d956edb1e9d902496526e0c993f764a5201c17d76ee9a599a1787e3da4198c9b430dfab88ad0767508f40b4ac44ed1c7446e7287eb637aa4001309eaa46159a442902603c26a339917e682fc87437ffa9f6b516fabd4fe9e3ff621622f55517923eb61403ab7e04dba1bc7985bdbb63d869f98a1ea82362b7bd2edc3b5fe60238d8d0454bbb7a7dc56a8487a978bed682b8265526dc498f8170f1ed0773c1d3d662b6cb53e3fce356564b76fba4e1a77f20850be61aa3eaaf38078aca73282afffdc61ee64e8e7adee0abce5903b5e85c95ef519e432eb6b6c800f8dabcd76aa078b4901cb399b6a29de76ebea19f95811940c5a00461d330a6498204dd09195c2d56f80a57f110b906423a4b37b10fd0667e36318e62314c99bf4a4483ffeb7aa878d1b1e09a3d1906cdf19e3ec92d069449a5751afaeedcb49efe894f633d10a03045cfcd20c2f78b7a0f5918ab6630b9c1198bd09f593b013b5c525c5f86490589e0dd43e06619de9458074b166790d32a8e108d9a83e6d454ea993b45cba7efc6d5ac16740b6d748f6b60ddc7cde7a9da9a3bfbf10cc5953ad5e23be59de090cf9377764145259ea39ea567a86eb45feef1613fe8a804cc1f804404295a81346844dd299e138e3bfd197f04b12ee1911411397e22d7d41df9cd0f3a9dc3d9d00e8b2b30b27ff7819f440331d01be3d74cc9e213698035941a8ed5dd2735ab8a8714070793af878f1020993b421809bc4f9c7a581379a4e84f5208312cfdf83b0aa8fec9d3ea8ecd', 'dealt', CAST('[{"commitment":"3527b471b8fc695321cac948a9c3278a74efb2e1add6e0b1103af0110f25189e","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"3527b471b8fc695321cac948a9c3278a74efb2e1add6e0b1103af0110f25189e","player":"uvf5wbza4qbk","seed":"Misty Bison''s seed"}]' AS BLOB), CAST('[[0,24,"Qd","60ce3dca9e54af941454182bf568c16623cb641aff2bb0efda2c4dab89d7fbc0"],[1,33,"Ac","5a8e168c792a5f34a1ee7191f4f5af122edc03e60695530caaed85af6ed3e4be"],[2,2,"8c","7834f868a2c381c5d2a214cb884027b70a59be6ccc7dbc0432d80f0884d4a16a"],[3,27,"Qh","55e7546b6a2a023752161de442efd25b3fe300058745aded408b789f588a92eb"],[4,25,"Jh","943601675bed4c52420cdfbb6969c4603cc69c71979a31626f2bbcf6e905b361"],[5,47,"7c","a95e58932af89b25182105949adc4100119d596eca65a09226729a76eb7ea993"],[6,41,"6d","7f9719a597303e1410108040fa1c78547e19fb05648c83f2d6ecd2a1a4d1833e"],[7,32,"Kd","eff59906b3722ce47ed7d77db025ccd0a4442120b51ac5d89a6b300d100af28e"],[8,43,"9s","5748ae4b0da8607720a2535b422dd1ef88499bf22fec70ea33e66088550ebe79"]]' AS BLOB), CAST('' AS BLOB)),
('pvjyfyhw', 1, 0, X'60efd69b72e1815dc96b9fe3b62d94276f02b6e78fb286e067c90de8e93ab131', X'6644865e63541570ae7627b290b220f9f91699dfa6006abb930c1173a9978bcb', X'a214c1d31e344f06a6a713b8639aff1b9d88b608bda8f7bc8927f2082a75e16b6788f04899acefb43b518b4ee2b5f70f80314d89ff7b80d3a9bb4aecbe941cb6caf50acf9b5e424f49b4442a958231ef1fe67fedf61abebf0747c5e48cf065402f8f125d1cd4cb80f3c15cd5af1bbfebfdcc649ef7d8daa07f6f292c1addef2a0f62b1cc89a8b61d1e5b8ba9d068e2c95cf165c1782e7b9ba837be1df837e986da18e5dfeb0c121979f68c8fe69fb5c9ddd4185c2a11efcc27f1ed7b3ada0dc1a6d33ebae25cf6104f5e9f369e6fa2df2186f4c71b5796d5f3913da5d0c25a3b1ee74619f402b2e88a3b59e27c2cc11900212da861e03d7cc51b08534d5d28359b52bda9b9ebbc9adbb103e9d165806544e9ec82e06ad72cde8126979083bb97bb62ed16b77c4772741764b2edf4b8e9f493feeea7407fbb96accc0936a074e4c09161d6436f7e8e752eccefe7a5343bc1bea29490095407a790723ce459614fc9c7705929fde4d4ab90cfccdf5da91f994b5d8c0f4092f835936691bf62f53eeb658ce6dfd4a82e2e0f8971283d88613f22a3c41d2691cf1383ab45f3cdce0ab7ab95fb37bc60eb28d32f2523d3a838b70f924d360cc9ad41c4d20b66d69bd0f7804d37054c9e4e45a8c3a42db87fcabcd952063716e92b6afa3d56283a693cf582e274162b74097047609bb8ebd8cfc9bed2a433aacaabf578dfbf606ac7500988db07190f9b2b663e57e5d60e7f16c9fc13abab11e92c3b13c09170a61e776491456cb3a2bbc925e1c56e63c015901436d602cc9e1003e0f4d870fdd8c2c223e4eb1ed07150f35d4402502adb34c825f6f7adc1ed99781f5d2a285a4410b7edf48d62313169e11c203f80d42b5acc66985f80131a234396b331e1cd9e59453f24effd6d8edad914943feebaf2a7865acbb48fb0667b1895bd98c546beaf85374d9dc34428c4982f5d7166116a2f8859de74957c9cf99e19bcb55c88f577260866678dbc7f8a674efd78303a0b4e7dc3f83360877a1af777a95ac5e4ad4419afcff72a78b27a324a1cf9d8718b99b17a97fcda1ddd3ee2e38bc6d3139973c879d159d92275a2df23f9555948bcfbfb833582baf2bec5e454cb6864d34978888a4e9651e91bcca3f0f5decf929f0e2f8ba5bcf1dbaa74127b5ee1bb6e01b0766c11cde9fd53ef04b28e63e539eddd52e8e4ceba9b4fcea7dac2e231cc0da1f92c5db35d500130b79e780f346cfaf5a780fb0c7e70c54451ada14ecbdee596f20b85b57ca3bcc729cecec60d6c3118d51336036b68d88d1ac4261351e20fb3abde708d4fde919ba3a356aac7f2d8e02a813a508aca2958aa696d2c1dcdae35b65f5832561b451c162a8a546f3ae55a01d1f34f635d74784f9b326bf21d304cf1a42ed4b66933c312db7f282e7d5adb1c642f6824331bef8dd80be2303ca00cb06a162cad362481546e4cd1037207d1d7339afdbdb2087a2d626cc9961d0a75cd853ed71908db1dd0c6e76513bcdf7d66baf2d9d516e03d63c57c4cb89ad31140187f47f572c49bae96919bdf5367f1813df98339664c53ec90765649dcb9fe38377b49e6efc8c2dbacad9ebbd74cfaabff231de12e88617b3999656e0378131382b57980e7503fba4e888da1fc742e71a34a2c04d788298bfaba4586e27ef5ed923309358ef906dd8535f39b8f95defb554b1c912589bf7b821dbebedcf5bac00eedac254d83810795395371f3ea68d1110c6f698e11898efc5ffa20ec18efd735bd42a0df3b557d35b3f6c6130393a7c935a33ebf8055fa40fedc6d2d18a6c2879dc6be9f7e6d23ec7bb68af5cef27ee4631324e826da1a47053c78fdee10cda7db7be5cc7121972174b06b4cfc6d253482a848222dd68f63795b190ceb3963b9e9f21d7ecd81145d6e28168f8a7ce488120c7619d6703d2e678f69d9a812c2c6e6eb40e7e67e2a4f624956e5af1ca8402c787d135ab908cbaa8f08a094dfd2698953a7577e632bcb383bda2c4ac686f2ab165352e97d95a2a52846377b801c9c11ad92d073f9b5e2c7895785c1bc5b37069f5bb1e6b9a7acac7914670801576ac88366b992a63203266abee267567382b7b53cd763af5bea59267db23e359c455d88072fcbbb236b2b72b253492bb55695b177f30563269cee2dc6a813c38be33202aa72947e49cbca1a07c00fff3e185c756e68b2fdc5381d683763929d2583d6fd3677efa44a84f62cb8bb9f5ea3a74e0dd950ba238c668369eac34b5d4de42db9054d8d1287361573caeb30983f889a74fb590854e8b1fc1a959569a1f09603ae90ed2f5872978313a890744e7feabc4d13f9a1f25429596ccee96e8822', 'sealed', CAST('[]' AS BLOB), CAST('[]' AS BLOB), CAST('' AS BLOB)),
('qsgyshat', 1, 0, X'5ad8f7e9c1229ef90574edb60d09ab19dd71861a7e26f20549088b368fe93d36', X'62c745dd41949f6a971260c78128c7896c2f12106b2a77a577ffccd8ad183ec9', X'd358dbbf29983846d2f7f9c2efe880f7ae3324da31210fd87e13dc571b2aebaa6e5c781fad330d2f85b605b0915ab8f16ecd935403eeef6e1f939fdc7dbba8e7e4c7e9cb477864706f1fbf7929efebc911a893e45670ff777ebb456cc80705d0bfecbe460ae2c32cf3915f770503e74730131b009a662fdc98e3bcea8824dd67a37efb0912e83b772e6eefc808a158f8d3d2ddb297957f6146055f053f2476be1e9a83aacf40981065ef222db7877d238a15231608a4a637193d1a72e523a9145a238b01599897a346d41ea9483001dc6b02d2d8ed4683416bac0e22e4c47a34367bcbb27cd35cfe39437c5ac9c42d33089f9a28fd6abbe5a4a19d25ccf584e5a6e7a6756bfe819496fa2e2c50c6b85703d0d09e9a9f6b03a18d4d3f16fd691014e5f65283a29c50d1b33b712ddd14b95d1e1b806cc569458b9d22aa983e5ddd928343aae0ec12ae391ac7d599e62db9f838cabcecb4ede4b272c0abfdf2fb09bd0a5f9672d0a88cdbca7eed58c090981c85c3fde75261a6427f65905110c94498cffc98ee4055f99dac2a935adf2127cac64c8f7d826ad9a58893b129df0bc38c030f2e540e8462c72f9007005a250b70e878b337523ff2a84a0400bcea718e994d85da340e9d7c040e7aeda3e9a2c37c8701bc6ccce294a274090de2fb3a6bcc994ba8ecdeede972e60288fdd43e226b8d50785f45b4f3b943c3be9075fe34f67a3aa8d80ebb12bfb34e051c1e75e82e8cf7aeb4fd99676b488bd7e1c074d516478d98522f29cb17966c557e6d9c3f3091a0dae6f7371212295f3461d5d9a43758228aafa91d34c4b64860d3b3cee600bcb92ccb74237b18441db48dc017bd42a61711d1e76e66e569e802dc01de5683f7859154c95aa7629b73e278d95265c9b428ffb8be16a0ed6f017317a43f0775a3a6b1986eb6e105e149724218f56198aee0b6daa337b6c30082ee6ff802d3449bbd18d46449b7eeb1ea1e95a2ee3eb2ffd6148babf0d5628ae0b0973dcbbf4d4aec387a58cccb77150cc5b7e879d3f03f180fb23c5a80d998ad2099c1494a74396ce9105295bfd2707690c219608d935d333df7ac6a58bc59b7f8fb5c3cbcb81ba0ee703a10d37adf70340e252e15049deef4c16c2f0ee8ed63b488872ed51ed1d35d8ee80ba0f733d67e642f67248f50111ddba5f243f39dcf62a7d6c4206531a38e73e81dcd01b333600ffcdf02627f8e0b81d0aca5dd6bd2ad1ca2b31c364b0ffb0fdcea91614ba7916549d558ba3f89c8b9e9d33c47827acb7e39eee26398533655e4fb6cfda7d4e524cfbdf37c5d6106ea6f2d9df949b322b075bd44c2ed2185bb8027bd8dc9165612b77832a793d84d4081d779ea571877c559953140a3851c5364dddab5e3f13ae51040bbdc57396ca0ecceb0b4d10c9ea8e8a9e110a8290a4bbb59473083d383a985311eb55a70ea039cd89ae9532b8efd453286fea82640bd401ff2daaf0645bfb2d39675fb304a0cc317ce2399b91f73cb5145e78227b8774a09a7dd97293c118446b83bf063e4b9936a51723c97e5aacd1d01e010c90bc3cc910fea116ab1e1663e8c6c484bd44fe5187cf808f6cbbf8e306e8d8251784ec44cecf6e1a784adfaf2bfe5877c6d363887739ea7df201f510aa1b28404dddab10148427a9d5ed8b9b8d0c8d817f20e04dc2e96066d33da0f2f5b2e0e932e13333603cbe396be33065c63e2521753d0d4a039563b87672ee82f9bf3843f0e07ebb94899e39172215c37835c1aeef81cc222dfaba8515f4b758cee0ecab3fc7703151719e9735a5cb12e76060dcb4d212fa7cb484e198b12a5f78983dd785e962405f4696277b617d9e2b42372ab3da368b6655487c4d26a273b399f9483a59564e976777129b53d23c307fc867d75f198aebacd464e81ad910e17825d9108f645eabc22c53f7bb47b5396a74c8451a1ff5635d32cea6d56bad57d0a1a60f285dfaeb87e238a2b208f2afd1ae225d63534fcdc33625d357176efadb790a276399f665cb8de9aea8ee8926bf333985ad04866d1bce1723ed113cac6fa293b301afbb3a2ca28a4d8b5e0797c6840e12169c1ce3f8490d7c563a0f454d1384b85d31e8257c86b1d85bdaa1492da19f7f77c7f8605d25231b1b8c128e883beb7b053afb89878d7af7620509a0c7227ffb1a7062b783c4749b6d1b3a10717e5ea8318270b4d8d0081cdd031be174cf56835c8dcf581a929c7a46e2aed6eafc15ca952f564d1b47c0b4d593dd0f5e3c4f5c56ea6451300048898b51779bdc6a85fd7aab7c1e15e41dbe67d5d5bc06fd0d7088eb102dc294c2700adcc1b7851715dfc5565bab23cb3ef83aa04c19d', 'sealed', CAST('[]' AS BLOB), CAST('[]' AS BLOB), CAST('' AS BLOB)),
('rhkhewtp', 1, 0, X'8ccede6639bc9c9feca39bcec1a2f950082729b38e06dc141851de83292986eb', X'd2ba430e5c07478c96ef412f610403e636397763c797dc861dcde1b61dfea04e', X'b9d201ebbbef5298079439f0c61d0092533f51292c6b702ab60702aea03b979ee4ac3ef3bb893da66fde003f3f4f20c0371ea7b1452a7a1d181f4de23847bf86fc4a19bb7c276537ff24577bb785370b4c117e750a6d51bac7954f9df71b627237b9b44ccc68e36954743df6e372a1f91c83557450358806335150425f8232983f1ce7fad5fa671ff973a1baf6eaac3bf3b3daf50530ab0ae8e5e1aa4dad7e4695954356ae2c47fa99a423ba8944b2c299fd2c8e1fc20c2f560fb11601e9b14333d80bd89bb904c8b56142a21ae42efdf2cf044ccd2961aa6be1c127765e0180b9de94e0ee2bb800db65004fccd6ad9f56fe3a079e43e12e909c70b76db15b45f2e941cfe3212ce98a33d1b634366ae69bf96450ff976eb25cb5655204c0388b511db7679a887cb16ba234ff6cd94f2c38e26cede1a52b86db7e3c74bad54220f8474b72c0df3a5ba846500777ee84530e2cad5adb6423c2141c4e32d6fabb43e313fc5c67b60db094ebdb24d84b3d8250651f9b391868bd400f88d84141cc278b535b3df4200a57e42a13457aefef3aaa48a36e48f6619e5420d51db184043813239c55e36cdedde9b28781414918b278afbb5419f266ab124f3026b0d3f8bcf70c0226d81b7b8c838356573da81e5b76bfc5786360bec82092f3b79c7acab4cf00590715e79f8fb304ef19c49b4af65efb4aed98a327d5e7b41c7b82ccc658dd2a9525483a8a534b24830258f5e3593bdf8e61c4599c2b3ca4c142ec8cf0ad49478573f37229f00e5f405312f010797ae498cc6629852fcead1a791a4a59fcf9c53d6b17bc344dc21a04f05ead856de3b318dc09ecbc26669c368bb573a8cd24b712137b0acf463f913f64afdb92418515f67dfa84479c99fbd1d8d44e2317bed5e53314256bafad77fc929cbc677df6feef41b38a2d35a95c57841f4f9c73e3c1c3a8853b9a05c501a7b418c8185cece63e382f5dc080b60d7fece04a521f41952308622642fe4a0865346350ffb330cca036277b9c780fc990a7592ec7b0429d40d59145d1ae3f6986c6d43cd00c3bc22fc3c24128b9a6caab66252e8a383b1c31766950989553cfbf9584f3547d7d780410c766a0a01b0b77b6e82e4199bf16a7ee948c6c0150d495cac633b15e955d7aefdefd887b0ad7b0487a4ab4a3976c05a8f94a75ebf3f52421de4a09acfd27f6dd802b007175fb341744c8750d2643ff7e623414f1c01f822c22e42e8a6a168a64f18482d9ebaef834789241490e35d723cf058804762f69915c9e33ae573eec063f35cadf4bf12dc9d3653880ae55d5df343e3f29a52f6ffbfb157365e21f28342a062ca89cafc054bba2bef96c1a96437225a265dd967797d493dfa409b25502828070c9db9697d04a2b5be9c92f9631069b2dc5b24445463bd124c719b13b75267cf582fd7fd3b9b24eee2da187c6e3d477e236c0bfb29e1d5cdd41f3a9857f118361672cd132071ab8d675414b2fa79af36988ba13ba6e8005b8beec30ea11702dd298abcb6a85681d246822eb01df6a215c350872842d37196af9118be99aa7b50ac94e8feea6f36be0bb3aa10e12b55b3e73b27e9802eaee9bedb15cb423bdeb969dbac7439c087c5f8cb11c901dee27ba0ce206d2f6b8bef98baca57843b07e612d003b3f2775c9022b108e7a21afed343b77c3d5ab9e7935729005fa33f67095a62eff95f127f83e8b7e8cff952a9f067ea14813d795991ea159b11bf6bdbca05dce442a88ea5fbaafced5725a694443c4b0e102f99bfa49844263e40c5a0538c35b90ba79a1f1aa9bb255ff79cfe8943aa71293e0afd0eff5fe09e16fbd0a8c70c390d913a5169e64023002f9e25cf1f7b8c2dee724bfcab0a5d344f40f896b4555f92d63e2cfa63ac0b064d75958b6ce3dfac5c0cc10129fa554978462a12d3372f20eb807cc44ba9811bf18fdb96a6622a76ec60dca0636a021b23aba3b06de729ade1ea6bdbda73ed854edbcf0429ebf57f8e4ddb4219696c089b04f169a0305f457ecd6f4d5cac79bde6e4eae74eda89673fdde313cbe3a28a1b4996f487b59ef4d52f7339f6ad0cc76f7f937d65640b6b77378dd8d2ef8e3b4adfa7df7258e69a3f0074a7956f671e08ce2c6849faae7bef6396a74c0ccf57bc46cca66f4527ccd4ad44ae818771492de1feba3a8b405b9f745ce60d326affc751fa6a3df9c877360e7720a4e952f022250636130a4cd0db81f50850fb881bea9cec5e0eb732b9ad491acae021a735e10238cff1ad4f3f72a8127153737723b20b95ff03e0c5a0950fef33278c710774a7f5619c296d0be168eb0c8e699688c0f325ba02218dca21ac729d747', 'dealt', CAST('[{"commitment":"d2ba430e5c07478c96ef412f610403e636397763c797dc861dcde1b61dfea04e","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"d2ba430e5c07478c96ef412f610403e636397763c797dc861dcde1b61dfea04e","player":"uvf5wbza4qbk","seed":"Misty Bison''s seed"}]' AS BLOB), CAST('[[0,32,"5d","cf1e449ade663d0997a6f10f3ab965631641eb4b806d62ca8237e75a53724edc"],[1,7,"Ks","c26b8138d8f99b44b95b73e938c8964bef889552acbd888ad21f73636cf259ff"],[2,24,"Qh","c1689065501c227e9ce90e7124239cb542c3628b5f88a494d382b0f4fde807dd"],[3,1,"8c","cc93553913d4966ce43c7b0ffc0923fd4909a16373bd0f2df85b4aaea4ca8dcb"],[4,5,"4h","bcda942c8132d8adc64fd417643d57aafe35db3e96bb094aec2330b09a066927"],[5,51,"6h","d5c41fe36546b17ab610582c7d642564fc546695326153571ca8f95550e99f47"],[6,11,"2d","ef4ceb3884159e2f32dfb4826d163d0338e0a7c8ebdaa295fa2d981a78299708"],[7,30,"Td","0f62b247fcde901a1b2691ac2eb18c3c58a76a27c29d9fb71cc6f5894533da13"],[8,22,"9h","02bf279f52c0852ad2a5fef0d506910979c0dfef7d1160b49dfad8d4b6729c2f"]]' AS BLOB), CAST('' AS BLOB)),
('rhkhewtp', 2, 0, X'e21942a7c5e6e61046227bbbda1f8727fc74a7ed5b0f54b0cf084c0b52fc1006', X'38b51606463f073001c1c8c500ad559abb7d9d52f69d3afff1f95d2d8a73fe1c', X'49c7b0c6e4970155224e3ac04cf39116224adbe012f7e838165064203a060f7dc244a76e44d86ca6ac644ac95c5a4645f5f92227e596a63eb0df14b765bee79bc8ea81f2ab10af9d6b3bc60dbb203015e76a48b20b5248679382552f37356a73ea2a901454fb90210d1e20094b27df5b46f0024e7bd8b0dc9f1664b5fcd4dfb290eb44af3b07109af113638b232051a065a4cb8b5739bd5142d6496e8dd65e4271953e45a6b3c5bba67cc50087fac6b940bb040c4fa075361747db871da6ee1b5f5fecc43ab416e6ceb13d97e09f6fe9dc32638e2c7f7b77eafc875d70bf261121b1c7d28d82fc71e98473fbe94f94b361c7a7c11ab8c10d3b8a54acc667ac6fb10d602f0faa1b58c299de162cb04baaab4a563cfdfe70356c9f8ae28e5f2c1f07e6c0e9fe75b7153109b851591542f5436fc57cfb5abd8f87c4b029c17985c6e0a4b4eb00ca09eff2be0d5304d26378198b0cf094075a8aeb856423857700552c1a9c5dfa07741abd90350fe6deaac629ecfbe87b25706cecf0f91a713d0974da4503363718f769ed479dde85ae16be0cc351784716e0fad996d050c3d7741e268ba38cb09af0f152951553e0a469fec6737a52fb4a479734a2dcf4e7e3171ea1edaaeb8ae1de6ed6d2644b7c6974f25d50c698aa3478d2271ed3d542551ed0db818f65620599b9c04b9e6df5516ef8b52d3deb52d646f9537749f4aba16b2fd4184a339d2fd59ec705e623b9f98a1cc3d3a1a887b73ef50b93baf07823db32f42a770c5459a5963f6873c79254eca3d3fd951066c0acb59246c97c4ea5b6388688da84b979604a9f6eca2524f890b03f7906e76f6a4faa880dfec4d2e61314af564f88e76669fdb8a3952456f2d7ad47de4e18695d50f3fe8fef983359578e824932840721a0879736fae47b84ecec4bab63454f6219be49c93c680786c2e55e58b1eb8c50afb83de2017ff0372190d975ff8e7ecfc07a54bccf71ab939cfe1d11759919f9ac4cae54e21a9940bab95d15f97ef27c52fd6457c0d534fddf6c065fc8b4e014bda993faaed5f9bc1fe0bbd06f10d31936d3e5c215de4d3f3333b730160c5ccce00d0200cd80c9b1b5baac7bbb1fe4d6b7078f741cbe7382bbefec162ca831c3e5f91b6245259e16f080bd64010bda7e67dbd1574178c6a33b66aca8e5634c44a44908646ee6635c7111036c861efd8c0cec60ec38f6ed9852fa12a3fb8a37ffaeadd3622f606e94622afae3f54f36fe3fa1542bc9e39cd6dbc185bfadc6856c5967cee934633f5ca743b245e0d66d854f112b45c97511edd79f4e3a0b9a685dea4b9cebd33b91ff61d790b9104380c467e7136c055cc42721c4362ce3ec7773c39b6f11e4db2a3b07db867fe1fa16c26faaff3d6a690e99fc6554aeb7059480df5a8946046c7d95aeff314fac48e3c83298c6d4973c4330524174e507a28dd08812dce07dce12ae19ef0190ead4bf8c7602aaefd745b1a86ae7e653b2ef4266e3e42f0d467afa813c6becaa89656aac951451d2e8168e5b0d502c35e495a7009f5ce49fe2ba9172d400a6df532a5124e74ffa3493b3acf02d4dec4c78f6464829a9032e39a891e92bd27e33909f0a30739f5568e1868cf7b7a2e2174fadeb81039bb0f6d3eb852fa472942205de61ae10babd51cea4f3a2f758f39310d1e87f9b905660cdf67191e34aeed100cb15a8b597147c556d9979a261012f010a1113c54c543925e1c8b557eed2381da0d25a84f20adf05d038b97ae7f73f3f88883ace262ac5f2c32068ee9f854696ca9e76d413d029ccb04f04e2ee0bb614b0f5014034491130ba488f31ac62b8a0211f0891d3af611b5a73c2e5b482887e625a3da5d44fae842e90a1bf7d9eb570bd47b03054fe2d256c4ce100046aebeae60abbb9c890fe8af4a2e60e74790b4c71e1471ba70c3eb47b891c5ac94f15398a884a34a72f2042bc0bd2a1f4fb2b5a874414ac50119bf4f08645884cbe6a935ac80c336ffdc6df8377bf187671bedb66de5f16ebc4674d5932cb5ccd4ec25b9f1bd6cc0f03af739aebe2b434a582eb088f575bb92430b74ed3c1a2785ccc6c702c59359b7f48b93db24a72685a5fb6de2bbc036d3c94ec87f0fdbd15b3074ecbef3a3e5a5be2902e219062345fe954d713ea492bb2ee38bf63c24247b298b205902113615e7e11138176637c70082b629344721d164f23e3e1b26e60c8d81ef6379811937cc3959157fcd7a7f6fe033babd37622ae55e0d7740603dde4407c18d80a2003da5b8e948b92dd52f8ce6b5a66b7c59e84f6fb07cfd7e9fe41a47c7d5fbd36358813bac0605752801ed2c33d294440cb8075aa2d394bb51d', 'dealt', CAST('[]' AS BLOB), CAST('[[0,33,"As","dff6beac11ea2fdac34e0b934e0318c158e710ab7295cfeb4acdfc61fda2db5e"],[1,46,"Js","8d0de3fdc41d54abe7a50ac179a7cfd9ba8ed93691df6026e8b92239368cb940"],[2,14,"Td","128ca45865d805a213fe39ef67156a1f453b8c732b6f7e1c1c173b9b14e6e477"],[3,42,"2d","aa4b2ef3fb3fcd4960def2a9e271ec872840528d8af6d6ddf60563c1b2a93b02"],[4,51,"Qh","084855365a08ec60316c6306fbf3f7ef37313260d692e8db14ba07e67243c522"],[5,15,"5c","f2ba2f16fed67c82bbc643e6c6a519e93e199b69df82e54c99b1f6a67a1bf79f"],[6,24,"2h","57f72a1650abc97dc0a39d9735cd4a23e562e7b1c1da739df3121afef1b38e89"],[7,39,"Ac","f6af82582a9201a21f2456c890df3d0e2bd50810b6373e61b2f0b5a5c1672865"],[8,7,"Ts","03b8fe6a021eebb671ca8b9830244dd48df54b9a83f5b881b3d2e8395f45ba16"]]' AS BLOB), CAST('' AS BLOB)),
('rkdatdab', 1, 0, X'0d696ebec51c87e8e1236caf5195bbffcc5294982ad5b9c2ef2fff951f7c64f0', X'15c6f229888061008f4a845c45238141968b487f5d27bd0eaa3c9175c3c271be', X'918617c39fe4cb03ce9c0062a0bfbccc6b6ae32573f0e510f75de231941cacb58766fad9c5bba685af7d8855d4d8301595a91bb751ee45b20f957a0b03b21807da7499fe9da20e6a70e7a61835227538a1faa268aab38c2b18c8ac1ebbf507319c83b7ed54e793d76a3a94e945fdc864792fcf71d10726e62731af592cdd002cbeec6b2524f5e5e6a4004a5d7597b84a0130c0e348a26c5a403538611a880f1658ae0932c9b866625b76f312fa4f168791b8e0dc5d100a62b0b1d20ed8e743530abab59c3735add3af5ab4af55436e20d910326e1e3253626cbc6ff1d1c4e22b37f742c563cf86131e8317f71a2a4673d49798e63a5bb9728b1579d9b80157d32ec9e77ca587e81c829432ad6b862b9a518441649eea499b787edda327c35738391fc892d272793e0c6e42709b22c1d9deeb3024db514639d249758ddbd93af741b7a74056683371338793bae99976cc8cfc319d23c1ea17fdf31c7132d2087caf8972325e25eae496887c85b0df9354dd7e4c9ee1e18d9e628295668033e0407c18daf1f43709718f34d18e620c706eed584a9f99ccca4a323dc6274112f7379ce45745342ef077aa4ccc7c7e2e6eb255831686feb15c6bf11bc3b794a2a88c3ae0d06c8bcb352e431d23fd94370c46cfb6d49efc74ae675457c9ceebadbc746baf2f44443461bc749bc357646d7f67b5575eb0de9601b527774ededf55c8bf0b1051dd09e5b11ccf77a08da6d25c3aa474f3bce1f3cdbd23328fd76463727ef0afaa144142442a43566f1bd698ddc060c352e478f53b30805100c1513a88513e559632854f59fa95af0d79443f5f3f7ff4fc299742f56472cf247fa9092ce5f67f035caa40f926c326589c15b8222dd2a4d66094523e22f096b39b96ed58d2bba9a2416f79be611d22632f3fa7d3acd822dd784c574cd9447abf81c8ed8521f4183f2fdcace6cc57365e2d19647bae2e58d8b22dee14fd318aed07fcd4d9d3388635738c75814b3d01ad10a6c458935191fd43a3f44d68d81967805dd726dec891d67a750edf67ecc020d5793bbab157718036568f4a2876ea4e13f78ea49aedcf5b0315189f4748798207f4ff94381e3de1a347ab31a0f294726ac1f9ba32fbc0040d57b1f88eb633d661e68bfbfabdb29ea80a4ebe788c9f5d050a39123ad492635971635cac25b988686b97a277d337bef2440a3c1c7cedfa9f35cd5f0375d59254a716e25a0d8439a7eda116aae47f6e16f4d614de33af35a6d035602794ba2f835058720daacb51f3b601e37acf38e0a45e9a65adbbce3528e23d33a55a5c3bc53d18ee19d2ce36e2eb95165cb71ceaa950942617f0a0c74e9f025ad603bf87012e206ba47ac5db96281572cf8db5ac4e4993dfe84a1a28ac85fa2158004c8be2d24ca1f70358e5f90944a65225571da933c2d07aef0be412b5883b7e337163fcfc3c49df2bc6c796a91640805c485f27ba2bff4356a84d5f4a6efe0e6665e81f9271555dacaabfb279d561432d0696246b113b09c297444d46d9e4a2ea646b222e4b307b96f696cacf6ec46953ac058fc3b0ebdb3b65715178855a0815cebac588e22c4b9ac9e41f0ce8936e6ad02d4281356cedfef4c0a47d181888fe8842adcfa5cb6716fd4bd306ddaba3c22eb56feb92698cbd36da4154efe68bbbd6c2c36664db08805d5711807ac9766ed3d3192ce90da9c44f098ad02626a5b49cf8ccc764e72acc0e28f86f429d48db64ff5e598ffe87f0260060e8f4c60e8bf318d10d6ace0faaf4edea78fea7fe60495dac1fd95f652ffd6afe01d644150e978e3b05e37774247a9e483c76e2ccae9afb7cc484393c4478f412e85f9987eda9c17c8582424975088ecd8fd865fa225b94232d7dcdf29d1e31f4d9237d4348c81ae7dc2633747a6cd91224ccc253307f5177e170872f8aebd09be07cf4e2e746a6fea4067d9d8bb77196f0a0a0c8ddc669fb6142dbe2f9fdc44bfae1607d3c2414722e1933b712d1ca46c028e5d7431616b4623dd63b4232ec689c417cfddbc17642c75757c50e311139636b61c74210b5ea270e5af88623c795f36c80f6e6d068171f1ef92d09810d5795eb04459fa6a2f6fb1f1efdcd051d66587a2f9adfae43fe6768dc8f2f81652c759df4a0d8704f4a0c8455c9105177d48a6e0bf2fda965978efe1d589a8d0795feb7ec9422460cb14778cea592d072c40229b2cfcb4e22cc95ca266e78b5f332dec244c9aa5bd5e23230f74cebc4eb3e2f1b6e9e6c97afd4a4bfc71482f881733538d1bddc170445f1106470d29aeb7ccea12ad51e5d63d21b3226aab70299b138049436af991d2e12fa462e144c04fe86ca3785', 'dealt', CAST('[{"commitment":"15c6f229888061008f4a845c45238141968b487f5d27bd0eaa3c9175c3c271be","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"15c6f229888061008f4a845c45238141968b487f5d27bd0eaa3c9175c3c271be","player":"uvf5wbza4qbk","seed":"Misty Bison''s seed"}]' AS BLOB), CAST('[[0,34,"Ad","7b662e45db069ca69d212e3cc989a48c7eaeab73ff5e73e6846bd7763939907f"],[1,43,"8h","559a7567101a3557c90f011dbc1685d6af3beec13d18290ba6efb297f5cc6c31"],[2,14,"2d","a8217fdc9964d90f5fd5b14e0e09c34f0a068f52a1bf17df486b91c9e2939cf2"],[3,15,"2c","60f8c0972b62995a7ccece5e53635f58dcd80a2f656afff9b8c0129406fde04f"],[4,19,"Td","65bb1d5f20020d8aafc455c125f72ab8134413f7f4f09d50b97aaf2d7e856568"],[5,38,"6d","8bfa65e22317919c2831848701443c61daef1fa80d449200b0858a897d7fa63c"],[6,11,"Jd","7f6559e77decf5a8731dafd13ff8520510b1dc50bfbbaf9eda1883080dcb5202"],[7,39,"3s","db346bfe2732b3a4cc0d4045e5d8103f464ce88a2c89e60fe80b83f9343ee3b0"],[8,23,"5h","0113db4f8174e3fe8b82f67ccb8b0ff7d525e790e674edd9460c4094f1c57a4b"]]' AS BLOB), CAST('' AS BLOB)),
('smjjxkvs', 1, 0, X'1b3dfdc93bcb930cb47a75d5502303430f518e67797afef253ce5ce238298f0e', X'bc24fc61705b1cf86cd3e7417b1760a367a085a4ecf94361907be20a785328c5', X'1a736e95bb1db6c2f38f2f1571cf4162e193ac94b032a7fe4a441bfabddcfd7edd59c7ee028787c9769803df5cf7d5330d1500977ec25643a3081fcfb35339fda7c21b8198412f12e7cfc39a659dbc08aceec2e5463246db5859d34bad1d0a010a130d043a18fb1e8911beebb56cfd72e18b1f137797eae39459d4f70a73a1c7e7d77c9dabe622686fbbd9475854662e62cc488f32c8664fd56b3004160e2230d9ef07d0519c64eee67815991007db76d0cd55b45902868b3cb6ce6b2098daa9cfcb807c97f3ff8c16e207d39d68348b740b50999de9dc935392b9ac7037bdc6e01215570011c5fe9f59419cbf7caaff77b8845fa91ec082df3dd4cecb44ba8c406db369a587f151a12474d1ab6d95957c4a1f6c0bd772ee1db9363aa19558b347103177d1a9e6cd58695dec40d94fc0a20af2ac390c86cd8fe034c109bf6e31d0892dd1829e2ffe68ae6da5290a0de3f6bc9ecbff9fb3dd762746c3c56bc2cce6024a825dc72d89e30e113e7c0b413710f4118b28de60c73d043cd029454eb9c4f4886d387e78749df214414d236a253035da697c9f64587c480142af208da26ff70ac7cccccd43fafc6c4596a6337c2d48b4eaa7c366f4d3115e5c1b734cfb3347e6fc9de90d8e99763707ddef189c82d7d5bc9a869faffedc53ac54681abff2847ddd6b42d6f3d98e3bd08c523fafdb5b720a4d2b005a96a6b59831b3247bd9d9cc0fa9e690533de4c78f92dda9117e751e2a837b0c3c45ffd275014d26b982f445e0cb099971d81a786f83a681c03c9d6a69871df3cebbcccb65d63b7200f4ba2be3cb75ae8b492cfcb9969c9ee02433c740c59bd8c9ab3ebd328b9881753cee3768add028fe17c6bfd962936d0cbf3144e2502f1a781a921a551dc99a2c1b528a84b7cbb839006793ce7ea12caaa9abfbbba37e8d4425b2c581d59ffd109ca16df806fd595a6e935b94b3f62b490dfe5e54fedcfe601bd583529115eb6e4added66129071d9f2d2b639958069ac768d5be8cd184868e955200461c0a91ccf6b03a91276745baec166b8574c6a44ae572d4624cf38e1baa82d2162c187498e321a71a100032278765b36f4a0523e581bfa53db49e8774f8bb07d9045d1299538fd38a0f603fe48b965e9c309ba15175a6f88e59c3e6a88f7cafb3a0a0f31f10d765df9486d6e44674e0ab1bd1487568c1d816b3b46be64e496d55ee75045f1f02f047590fc4bed332f4bd94b1fea55e1849c29a1da95079892eaa527385777ac7b572b8eb90b1560ce84df89c87cbaf6c6d331edc56d5f767f7c1ad6524f525b98abd1a7b6b9a3fc21f498dafe714553e87b281257a96b29b18a5a821e51b4afabda1a214161a0ec986c7a282068496a3b870674d17324b12b0e4bcfe4aa506df6e6a4e5fe19d3dcb733a15b379d6a0ca6c600f849db3d2dc5268b8c8695bc1ba436e05f8c8406fbd90f9247b7153ea4a5825cc3805a3129c1c41bb89452a30a5cb266b8c591e174a4b429d53f8a5ab1ced8e29f446885c27f9cd86ff53c9626360413060f001494c07ba3aacb3b3da542331b2e6b2553766d40bb972991c85eae3dad9c0c51d6e12f29e8fe54fd3612a849970947d0bf6aa41e7e6fe5db815d708cad8db853d3fbb2757d0b8d7b2c9922200dfd0bdf8d21ce446b4717878a947bd6fec9aef5993d517d00c12bb348cbf2c005f0030fb1476c42918e61ed5e3cdb0b7a2076d9467d3a1916f5430f7f085546e0cd5fb46fa61bb668c711131eb236994b4f231637f0a9e7ce1bc8a04be080fc548df06248c06eb3662609da6073819e77f84cd482be74c73e633ce1789de90dd13f1a5a0780a91a8262b176841b58e458b196773999361ba527810066fe4d747b3d18842bffea992677cf168314d5b553e2f9480490e99bbe91bf9e15b7ead0cca58f5735e77a5ceeb91d57843865e5c597bba8fb46844e7fa2b448b8c8d74606cc494d85d738a7bbaf931e6cfabf49c44d23e658d271e9c0930bf7af61ef49cdf50ba50f9ea15d3e98f96cdb3c9ea6f5eec63ae6e8c2f75da49c4a579cc729261df6f151f04e42b35e44eda8fcb6b626f6c2527e14a01dea556f317b3973af95be5c7a096d80e4c402f15a9e7aa2f9b8569bf1caf51ba12a91cebe973910f6277da651aaa52e00067e4e979be482fb258db3e26bbcdcb9d305b6dff9583a713234506d58c57904274f70fe8e9316a21e7d3bff589bc360ac516878f059cb854367042a95ec2dcd440b3f8bf63789c7385f8d5b9ca560489cd97acb9f63aa3c7173a2bf45eff2ac7934fc10b333329c5b9b646df53e4dc1163618677e800f77591805055f32659155e627b0', 'opened', CAST('[{"commitment":"bc24fc61705b1cf86cd3e7417b1760a367a085a4ecf94361907be20a785328c5","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"bc24fc61705b1cf86cd3e7417b1760a367a085a4ecf94361907be20a785328c5","player":"uvf5wbza4qbk","seed":"Misty Bison''s seed"}]' AS BLOB), CAST('[[0,12,"8s","36f06f9e7193da960205abdc15a93e81507a618e44d131679fbba0b9af1490d4"],[1,16,"5s","b1e46b65c6e665e0be497863759efc6d963d4207d178dea587bb1a365eba4370"],[2,46,"2h","3ad7a2b440d3624363eca1209a0b4ed4e07be53f0e5d5b9736db059b3b101e5a"],[3,15,"Qs","dab055b38bd7d199383ee9535d0deeabc1089a1bc5d5def0ef7f697d8acb90f1"],[4,50,"Jd","34218dfba9250c355c6d7b2d639dfc4b533d3fc33be0528d061268dbb20c6871"],[5,42,"2c","aeee06b58bd0826cc7277c98629f9e26c42284a73042190513bce2728afb8e79"],[6,23,"6s","80b4601aaeafaf66b4bac2fbfa1e6d8508340525e7f9e4defc3987bae2cd4a39"],[7,21,"4d","8baad701ab606405dfb16385f3f54b12b327a133375fab1f259f0150c60b0ff9"],[8,37,"6h","47271750fae3cc33964c294e8c890cf84318e8213464bf99329be921f81e7fe9"]]' AS BLOB), X'd734163214ae25f69acdcd68056b6b5f51786e59e395e0c65c3534ee92d5ec2d'),
('smjjxkvs', 2, 0, X'ddd0dec78d07d80dcd3b74ffaaeb499a16fe3ecc86b6c14ef338a02fd4514999', X'2bdf3fe449e774eb4438bbe73302b79645dc4afe0049a4d0381cc563a187c3ba', X'0a45f1eaf55153ed6c9ad71d2d4e37ac1e63f321e655b27fc451e5f42ccde0cd4ef66af77f5d1cf66d3315f53c0fd04499165c2095e70700f3ffda93aee35c70b66812fff634fdd3e2e018099046e8945d20cf9a02836ead2a14a2a5a410da1ec2ef3fde359c6e118b2864e1905e9a990ade03b3efc505aa7969e0d34811518f9085e00eef193ec3f93f274cbcbdf0e8c44f07e0d60d3ef3a782de3579c817ad69ce5dc0420641e221b2549ef5fd7b4f4df75e0e6c6de9af8905b0959e4ef3fc649f51aa92a595276c61c65faeda3a59fc17d207f594e45af09359455fd7430f0b7daf0039b1885359f6485ba2b5407915d9906dcb649c41b13463a00b68475edc5db974412d48b4304fc424ca096cbd164fd7d9569e8908c0956d39da5d19ddd3ee381462ec9d26c7e670064a68749e37aaab095e1681daec139413647f54b770268e88887d3f4057c1f48e4bd24b18c01535c8d9bb235534dda60e5e8e89df6e5db2f26dc5b60093522155fe636e796e158dd2f8e6e0f56b207ecbdf64138196b901e298175df739022b303e36b3598faaabea4e27842ad4474bd59ff9444e34056719c22e63bc2889459e231f1f5e364b8849af3a6919b185c83e5fcd37781d4e64b6dc15816919900d5bba4290c3b5ddcb7abaef13122932def0d47aa39bdfe482530c72bf4d7517b12d71d9b6e3adff80e9d51533c5791e9012144c6963a19916a4793dc17056cc2dd212256c688bf2a91d44c2cfed3904ac329a7187ac1ebc87d00fd0aa9cb94177abf8a0e6c0dd7fdb1ecf6ebf6ad7512ac2011d3f20832103cbe24f3dcbb6563366416f9e5e1d7b42e5ca984a0a9b16a707c2b0a5fbc6f443f895f29fe118043e9458bf3d36904bd6ea0dd54abf54005e719c477bb8f56bf60fca3fd3b3009c1e7f30cf402a488d9b26ba06b99afd1e3b5b77f1311b0542cfec88d603e5f449dcaddda54e145e01ec53229247d8e58bcf680e62a2df5b2da78f8b3221a98414ecd6afddc372df1e2ebb524120ebf1b33eff4350b71aa6f7e928c215fcf9b07b0d004492847293efb590a8e1ec341aac927f195c3c1707077061831f33ba36063862c97376c667471857cd0814747a6922f4c8721d7c18b05ca22410aac736f8c37b487d98cd00224e2a208b7a276719a99e02f025a64d7b0db2465e41a96f70d8447a378e433e921d063512cfcdeb8adccd2c7f2812eb155aef110e954bd236a2416afd79e81429e4b5c635142b7fdf717695c93e786e9cda11e3f3d12297386a576e9ba9166b0ac1313a87cf4fb0e531526536142be6240b078f5cc31d3f34e1794da401e1b6c2fade42e2819ebf8a38527427dd70e21df6ca1221ba761d13b251982336e42c43aae9fc234b533182b7c4c90894a63a89ea23f558549385cc751fc99bde09618720c92af59d7caf607a8ddca654638981d5b287d79eb09bca55432f820ecc494b127c8824344a5c30b108f6c1e75077a4a164348d84457067181a36791cb93927752ae390294a391c8a8a45f04678aa19e533773cec16f0613beaef1d15dd5c193006575bb96da69617725d23fe6edbafcc66d4363a6b144953349023355925d49fd447685845c8cb01b5c19fc18399b3466725839737a846b9bb2a9cf80d35f1dbf7d76c3d78644cae599576a041a7bf0d877a633f4312c2ca77852f52b75e500041d1c10f88780ab882409cdbe3edc1e08f893834c6752ed867f890a23adf4c2f648df8f5fbc9a021768c854f07e5424f1ba0fd66f57734a0882e0fafac74dcefed00d54a376c4b6d2da8ca1d8f67a9951cd260455d630a7dd773856496efe8a55ef28193a4e6d46b70a322e948c6f284739f9616c20da36d67549f2f97d5266fb5a51c0625739021a50588547c70a489cfccad3c9056606d76ebcac345157a9a9c8bb51e198afa63d1ec3d50b4936558a340d67c80c8fc67b1343b766cd70e281df110ebabfcfb60585d27acdeb264e7a10213f65052e76ef51cedd89e8f1695e56a89bdcfdf4e71c24e8818bdcb82db9f91e6b0e1790cf4e3138ecd3bb508d414388098d494f5957c9f8892bda4e85e46c67a4eb79cf041071c3f1b6947a24ff9a4db81c0eb3dcd9bffd127681de3024a8996faf9bd22b48999160fcd26d1bee50583017be9f30029bfa99cf16b7fccd2295b368634cbe42012ee26ffe4fedcaa983474a12489e62779153e795638a755524e5d99099da047c6cf41d7fec081253d3fb6cf0558b4548a3c51bc9dbf2524844a9bf661623eea682306f451ae54a0ad1c6d88ab6925a7c0f39482701b6e6a4ff492d84ceeececfdb4b7abb43081680374c8ed821e7c5300f5d756', 'dealt', CAST('[{"commitment":"2bdf3fe449e774eb4438bbe73302b79645dc4afe0049a4d0381cc563a187c3ba","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"2bdf3fe449e774eb4438bbe73302b79645dc4afe0049a4d0381cc563a187c3ba","player":"uvf5wbza4qbk","seed":"Misty Bison''s seed"}]' AS BLOB), CAST('[[0,4,"8c","044faac57cf97a0027b179eacd93873fdba3ef2027c070e1b7cc3df204b49f53"],[1,38,"4c","215e4f4e5b47b3738b8cdc8dae86b6cd8c5ddd6e87eb570090294de742148130"],[2,16,"Ks","7d2a726bdf1bd3c5e2cf791dc655d7b3f0f1b0aacb6551ecd69807297afeb2b6"],[3,50,"Ts","c3192292aabaf1fd33b77d327b12cc5f46ba1e40e2faa9b7d0f39aeea6dbf746"],[4,31,"4h","297c0789dd5ea5f098eafd948d39cee7fab0dbe9826856e7a1e81c4edcf306b6"],[5,1,"6h","ab5966aaa7d247932aa589f2234235b45dade0fe52065b53f5efdebeb8fdaf0c"],[6,17,"7d","2e33305460e6ea35125465b0dd6bf0cf4a0373f362cd437fd8e493a762c8490a"],[7,39,"7h","6e47d2523c02c8ed00fd82041ebdc4196a0f6e0f375a4638213df21d245a213a"],[8,13,"Qc","be2f6bc7d84d161ac0e1203b9daa8fd480e8017b4ff14e6af184b5d586617be8"]]' AS BLOB), CAST('' AS BLOB)),
('upksxcrt', 1, 0, X'50ced4804c112feb30716c088ee842f2c0b67c4d0c2d69252cac8e9f715c69a5', X'f524ab93d8ef270c15d42b4146686e3117e32224da097b8f401115daffea1a07', X'8039ae9877a5bbe96f6c9caeca172ee39d6b92d00bd62493a870823ce9e6864529877be12f8df5c5a225c655908bef9a97ba0ab28d5d990078ccf8b5fe74e042834f345ef4c1ce7a0e4621800bbe4bd30cf62d18992c2d3c91e8741e2ac681059764cd525dedff61c1dab475330aea3364f5c7f753037f2fd4d244260f8ddbc88636ac073748806c6f11a690be868d8f9e01daac80b1722f9d43800a02ca6669c1f5167b906c8eb5e7f7678d5d14b0004551891d706b49422b759ee8508cfaf855fa65dfc66e98b464b29c42bc8a49f9099524476ee7e593b33602b30f30c9b5e08197671d7e472869a952f8a4b111d273816810398d6a003e6804e868f19bc8ce50320e36ee60b9dcad76e4dffa7331b949677abb508cb07a1e713def27ebc693dbbf1b9c44b8b81f819a425915c9551b83cad4ca7f22f338604dfd8c29a0592f72af5111763455a74e17a99917520f6d67ad36fbfbf12bbb7e865ac80cd34dfd606ee797c19d351d5cb8c1be462b6abc0e516533a37169a25f29bc4f56f934ce0e5a89ef925226af9db49506475a2e5b6f794c0743bfc7d47732e9dbbddf22904342bf13864de6f9a21b021018cee12bc5bc576fb15754085cdc04db2acfab32150139a387f3419205a324ab4459f83830a736489440d412908be303b016aad80139250b3f505d746d30bdb1540a8d48321a3ee9e40a25d1edc9e061c2d89abbc858488d7c09f5815ddd2e711092fd91208298aceea347bf6029dee4d24cd8dcc1fe1579d4e2cb9e3a7274edf8282faed4892b82d7f2497d6770945f50ae9c33bb56b7b5712eaa8df1a8bd984a7ec58374fb0ff07e011266bc18f14f41faf9e461e8843b086437931769bca1a942eea206165358f18d023cc32e455b964f9a61d9b9eddd8e5e35254d6ff52843b1650aaafdf4743c49b668a6b0c992bbd4525b8a4b808cca44b2b49812039bddde476cbb18d316d8d4c54a9b0d4df74d4b451bfd36ef6bdb0bdebf256e5d68e4f2eb001f73b466ae286506d2f77455910f486550ec09e8304b8a04befc59698ba1b6c16fcd483b7dd484cc37095fed0748ea6547c90540eb227fba76d0a42670ebaac1f53f64d9ea48dca9a39a5b543e30b5bdd3c713677214d49ccbf60738257af12973395468d3fe5b16e7e8b8983ed4d3661bd12ea56ece042f52ca83bec3d621a726bb418854120cbc9a51d558ba66d75cb70a25abf5bfb976995e57c99aa89572198918b9271691127a8a7596e8206630f2f64ce8844d00469df4769897729209cbe367f60f135ec90c14ac06cf18ccc8f720294a934bb9797a4643005e48257aefd482b2297ac9eeff89536881fe53a95cc1fbdb4bb166c978f21ce7a18e1a961d0929dea2dd79256309d373322c4be69ce4c2fc06a46d564ad1a0071df004ddab02fcb415242fc103854c50040a55189f1c3fcae2796f70335e0f75e2e72f2df5a64812e86628cdf97026747eeccb337451086c12830516380e2ba2fef9b3da1c9b9eff63db69e5efe72f4b57d16eae13569babbfbbefec6920252ad4079c2622d6345dc4e440a38ba44fd37692ddaaf181f026adce2a5c2cd199463fbeef008c85805716c2b6fb2b66e2da172f5978464226198a6b84cef2561fc2cee63d7441e94f7a4667b285c07434981652bbbf0e4b2725aed0577d1be40837fdb7e9417ed4eff9cb1fe418a0ab36685c1387034740c0dd82e4771ea587e345e4ea20a39e3bc57725669369eca8113a875e3735a9a445a65afba637c235b75379d3c575292f1d0cecdda303e5de62db142586a7e2325c7db2fa04fbfb72ddf8d44ee428c2924bcf2ff43b88d38e693b31fa7c5338f7919ae00180d031266f3d745929d5d73767c89ce663c3c9a068e7be9a0b2716981aff155b01039e71a72b6b1c370055233be75da2fa6ae64deade80e866fe9963aab71641ed0b770bd5fd12b470f4fff7da6460c63884689cabd33d8c6021135bbb078bba9fdbdd80d6a2fd01c678a6b7062d982ecab05c2b21530af2545a056bf6fe8a1c1de70f4ebc15b94ae44fa6f55b292dbed233d91e061160bdff0abbee3b642adcfc13dd0d89ffbe87b0ed8a618119a5053df923a969bae5ed8c4dbf4c522000032f3dece81e3c19da3d98f2810ed5f47a70bdb3257e530102ee88680e4107c7257cca35c94cbcb10c82bbbead691f2863034328e6a8f8ec88995c5f6358efe7300467921cd30f6d8b9fc143d1e8f47b2b3aebc9b5fbfda332606f22c2062e59ca6a7650965bd7f38ec5099a33ea7d95200e4a8a41ce9101fc806be8db19d5a00a7f458d90d27b44f639022e07350a2a3d559050d765270677bc', 'dealt', CAST('[]' AS BLOB), CAST('[[0,39,"5h","3ad6e33476136088483869a20e1df36f45a06abc9d27bac104263b49977f7d7f"],[1,11,"Js","3c9f7793607990f0811fdd73d4000e2ee09568c64d6afe86c11fd49ddd442be3"],[2,50,"4s","936298a6d3e6f91aea3cc90b3b7e1d08b917c5623b4a0a67ecd363f0c208f1f4"],[3,0,"Td","8fd17e1f52489c4fc2ea5906de1705bdc658f004a51adc8c1dbdafceef3f661b"],[4,28,"Jh","c9d9d44d03a494e9440da2d4f81490717791eee27a559bf61bd0510cb5c0294b"],[5,31,"3h","b8199c6a07c0ae45835e0781c1d3e9ce8e6524fce9a749b1f3f91a4036282e0f"],[6,43,"Jd","5c2421536d0b74e3b589645bcf4d293b6c81bc06e4fb716852c582559b3f8cb0"],[7,10,"9s","c88edb279962d657a608326247bd3ff25a754c257d0a9c470f7be1a5317cc46d"],[8,48,"Ah","1976c52d10fdaa68429f9da2c40b0ce664c080d57d90d18d0066571a93d2c2a7"]]' AS BLOB), CAST('' AS BLOB)),
('vgbrjfxh', 1, 0, X'9bee1726330d29c9441da6266ed7f85e27126aefd5799f900b0e0306b4f12ce6', X'05446357e27453e454a059052adb94770876c82295f8943db676cc6d638f8ac6', X'99e0a7735e0698aff763ba293c778255c73879571d22e55afd57cd6adb4198e59f8dfc9630e7291367f605757d8b779f5173932f284ef2c547504df8e74bdc6bb3b5c01d7c90952bbab6ef70f6f95f4d205ac58c36118f69cd9927bb8aee04f9848b82b98b18254c0ad0972609e0df723650a45acc87b2f4e9d681901d310f201ecaeac23054e2cb4dc5fe865bec26660af43e670b6ba36f8713b26d65356075c6efdc776ac828ab241e96e0a0a4497eb303d624d61eaad0c4af37ba16534421723a1cbc80de55546e2420163747833c88738ca7c4265c939e416320dd56ade52c028f39f381b4b1d90e8764961f850b66a3dadcf4d8df25ca78ccf5960e6aef457c3db7ccfcd9c9bec1505a2d8705554bc4f2f5d5f8543c50dfd39f09e109986a442e75e981ff89a0d3a6d765954bf4b94de820715d15ea6ca899c3433b9a3a32bd07363a9e0e958bf0a9e7f0a005dafacc84eb7474d2288acd378e86ac47db38c78db9e5df3bdc8d696044e68f79a5d80a73a00a6b999c6cc037f5454aceb8c72316f32a2d8074125a1e500cac8897f7eb6ec9cea9549f343f36413633c03e3d3f143de1f0c13e88e262a102c0b0a2e2569bd614679b7491d0d6b369b1638c4311cb585c7fa6055e00b55903d1f67c23a4ccf815fb5f775e01666de1a1892dbdc49d9f7280de30096b7a6e10a912a93a405dd587c0c09fc7848715e86ab3c72d7c59ee9241c5f8d73f497e1d57c1cd2fcd69bde2fbd4deb4254d8910f7cbe3c53495ef914737c70367c68bc6d31c137c123a4d2620bf62d92a347b105415954492d0e00722548360215740b45c622e923d7b74e37df94e523f2ddb2585fc449a8fbeb5ee5a34e481c087f9410e9f839ac49d3a4a9931f8873010fa733ca5df11da484900e31332b8c810bf874d1eebad06efd90918601258a1f00886081eb1d6b8efe8bef325f996ef71be41e523dd767564867f81f72838ef000438440b770c9b8a4cbbf41807e29138a8ffa93997ccd2423930deb289a2ba0c42875495a13db45a43486da68a4adb4c9df435cee631cd50a1415eb56c7731ccb39697765d1db7239527cb367025cb3f0a70760c8860e0e7dfa7f23bc9f0b109d43fb5784d861824f644c9139efde299def899f2a81f6a21b95db16bd81b3613b229cd76c7f9f6b6bc4903d1b58593d2a270d3288b0b226eae7cb8b5912d63cd0a3dcaa14ca6056f705355b93d6e88113cc47281024f22ce739c0842ae57ed039c5b13373501aa09ee9d55f838f8bf769521cce50e16a128bb1e0f5fc15b2ea53ca2f297d88e78de116e5c2cbcbd34fa9a9028a7171b8414df333510e50d0521233dffa7cdd9b3e87049a22a184d13677ed0535d99420228b51ea8fee1a16c834fedbebc77b9d00b2b401a114e9402d9bb6507cde68cd890d8432c62a8280092004929d149d73a50ee0112e623973a7c9ed7bdadb7cdfc3b5167db2de88ed28e167482f23aadf35e9097ea1a87ba71dde19b8367b3528d970f34fd135b8e125149438743577cf642d1c81ceefd119f23dff6d33cdde5e740da674c5ddede6c92fea3797d58662b4cf575158ef155bf13eccbe3d6bcc9fc40097de7bfc1d4a654d1c79ea7c0791a91c67db6f80d517e458a57b5a75159b8f5a7741cbfa20e404861f15cf2a4a19c1c5f8240404aa6a8063c46508837ea4b33bc9bea56ddea4f93ff8d1aeb2aed10e2fe665a4807da47d2185601ff664927d977e66a9a82e5b625325cd08283f4f82c13bf74756453f23eb23ac25134d917d9b6c091e0b4d890445eb079e51fdda91361f06c7da41aa627d5310ccdd746a73c4c4df8706540db8c8874120ff1aead23fdd50dcb7928736f18fe73fde32bc300c4a6a30f1c440305b8283af0f1d7194e9d957159b3ee8a8253582b4509dfe3721e990d33879b25783d74c3aff4582c5cf99a32689d09117868aea4c6d0ad94e36d27fb61f59bea690584d1b69536585e03782275ac24f718898e0e44b5740fe729e535f03bae7862a11928bd814a3f6ce073dccc52131fa929c8cd313c0da9255193020f772fde1c0e3e38cc2f4074c7de331e270a24c43952e6098e6e82d1e1b6bccf565baadfcce4b448da21c7c955c7694924f89f9d16956f3af6d7f8ce11044965f256758c7b2d05c64dae22b2c37b2705f46106fefd2b222a999f8ab11300b5f7edb0d7564e9a3efd6ea6b50911a4e0a87129a8860489fe519fd1b305e6cda36088fe4da3f722f75a1dbe478942cc4d6c4b023220e9974469953aa348346cf8c7ab1af02ac8cc07c8346d1269200ec5a16b6625d4f2a8d110c69e16061f2f8f2880936b94ac60f1526e68', 'sealed', CAST('[]' AS BLOB), CAST('[]' AS BLOB), CAST('' AS BLOB)),
('vqrqtgjg', 1, 0, X'2e4804af51f9bb198a0b75f364cbd5b2e969f29f6875adc7e21825ecfa67a021', X'a06360034166b14902a0198633fcf9f9689f5e663bdc7b8759c222b5bd8f8fa5', X'90f0f08f7d3df529452d650782ee32db18adf2d76f970a916c73d543bbf340f19aab96249ba72b1d695324bd2fdcdc764935abbbf62d5b6407f57e69258616be307017b0d5e1f1c5caddf47dcdc99f8424f8985ed4d0781ef0930bce14e6ba3a61d4fcc89fcd0960f72d8b3129a2706200b413ea2e4986203771faa9fa85c11b377ce5ce1054b566d3587951f43c2dcc0a10a8c398d0cd6e3b52cf4d2aab20c3477efb9d3d36fc86fa49731b9a1a1a255cd738fc0cfa34e82a0a2b6fe13fab33cf9c928d2f77ff527c1f9490d06e1a73dfcabd7bb4a19edb44f2f6c0881cd887ab127753ea3dfe1a9b801a8a15de49faeab743f85471fd74511e944ceba3f185d79d1eb843103b09ca7477723d376cc5a7a4ea695b86e4da566f5bc8e42f7a25474e2a65e3bd17072d4acd730978bdd6b737dfb4302f35f45ff77f8c009189f2d05f936fa148940a90b2784327898b3e041e8e23ea024d8cb1d7f360d14d67daa6e2a30003ac034d2e6b64e6456101842c3ca965ec5b1132eb8e16a634e9e264f677485cd93501d24712640ce96147a1231d94479854e4e1c9cf65a044c533b2af86e4c3b9958d33d1dfbe13cee1f531a2a59a24a03178901746f6f507e3b674b2e72633ced152f5b3de806138f0ddb6b714123ce70464f737907e4aa6d37aaa32253a6b37b4210cee0564d38d55e6d0ad10599d7f2f85ce1bab7ee1abf5b0072a1a62f4c4e8c300a7e9020822220f872288e39222c5407e5139d739c3549ff94608b957512952df7404bd047153a71ccedd3b6d191c5b640943c1b31099e39d72a4b9ddb62d3f91ec0c2a56d50684681210e56ee04ee464eb089a0704d9cb02e209cd435d32963b37184b10c08503d7e6443da7724be9252b97dd03fd817a0e507d8fc03caf96d8d9aa64d78bb91e90c24503be5187d9bf291b514e7c05d748e82691ebeded3742b2b0d6bca63375cc2e1dd52bc2d1ce436f0933c42eeaab3c2c01a0eae9ee3980841cea7052fde9560dc48b2009dcbfc5c5ead21c9661f3f0e4a432b31be68a21a8367df8dce6dd2c6bee2dc9783917a736100a54db5faa147a68bbfd568076fd3419ab4a9a566d0315047862077996b79dde87d51dd24fe27fae68629ffcaf71226abbc6b3785c18c6ff8296f0214076f6e12f893e2fa8b766b18f1de8e19a29d9c2782b96f2ee7d3153f326b17de7ae389538b22b7a7c2ec91c2794257aab3a370876f313aa0c08a3ae15f9f606433752a3b763f3e0ecb39385d9b43c75cb271ca932d7ffda8638257625f03828c36a313484e99c4bc2d91f648f04dad05c8cf6ffd2b2def190b0bb0970168b717a18810689052afbeda4c02fa81581d040da490f29c530c04cdf8c8e0e9725e204f154c163728b22824e0f44cfbe964541308e727c2fe44d6f85ff2cda37369fd6b59044baf980e2e4b04e2c3827541da8a209290294b84af676282b28282989750ce8b7412667ae3e72ffe48e2ee4978b0e19d47227d07c7c81146b6f5079a094066b03f5ffe8042d95bccc15d6f5e9fdea8f7054b3ab901f2f186741ddcccbc8e7400a34db927e181526f4647df8210805622249dc1e2db812b6a53cf274f27a3e0f704c466638ce85ce62fb076848ac2499917ebd5c1513a0ef1eb7cef67a04c5c410aead12e8616c817a4c2bef4aee7fbb84983554a02f1504a8740b080fe211c1a09a614a94521418abee64f5e3f57f809dcc379b5d6385fb212c2ec494519953b84772d9885daec4b8e9011afa15ea7752e4fe3e4381ec35ec6f246f1e327f9b577f9d48937b8d9df02297bf5f960b806943054e4d73c64f25338a3fb231a5043931c8af1515d1b4e743d73129b063f636fb16855074106ea93158f4fa021591378234d719eb9fbf83dd1219986041967a5e573a5471725427ac1d4e2a541c4ed4477192c770e57963b39c0039970c37779f8cd72b2fd743935f2ce351ea7e33ded54be865a83efaf86a3d1379e170f264a63c8104e82d8947feaa85f76835f97b8eee89051b14d647e9cce6f862745c72567ec880143b6ed5ca14c5bb372d5fd42fee4569fa0ffcf8332d750df89fa032cf06916638a6b6e6b460ea0e66effecff621b6b73445aae8987199fa8a01b22548f2b1b545e1027d325e875ac550dbf9e0190f29e72cd89c3b87a53f4160734637b0ed2c9755b86bd088bea3ab43cc6673d705f85f44b4cbb9bb0bf1a6a1db33921b5386256772876fe41d4c326f99a7f8c1593d38e64e27aa832ee0602d817a6c5d08eadc281fadf34297f6e93a9ac0c15ea74302a0c8375d3b0b4fa15199e1bcbbc140ed185fcc172fcf14ad4efbebd16fe4277ecd', 'dealt', CAST('[{"commitment":"a06360034166b14902a0198633fcf9f9689f5e663bdc7b8759c222b5bd8f8fa5","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"a06360034166b14902a0198633fcf9f9689f5e663bdc7b8759c222b5bd8f8fa5","player":"uvf5wbza4qbk","seed":"Misty Bison''s seed"}]' AS BLOB), CAST('[[0,4,"3d","5e1b0205c1bf1045c53616c133699674fdee2a8ae786f673128cf67c3c653f9b"],[1,40,"3s","c6e276e5bc0b5d5a5b3430fd0d610c826fa61eb54b06893877ce5464efd8793a"],[2,33,"Jc","fb2eff7a3247fac527de6e7018c733f9373660fa173aec9991d3570864450fe8"],[3,47,"Ad","781a08a84903454eadd2fa52b17114493244b5d3289d365b5ff5b220187eccb7"],[4,14,"Ac","04c7c1b62f7988be3d180d0c7190b499b1e1406cbfa9235c7dcb16dab1650745"],[5,5,"8c","eedcae1aacf7642e9a0b50c100aac5575380932fbe52cabe9a2209956e64ee1d"],[6,9,"3h","c2b559198f55ee117286409f5a41d966e54847800f7be486c57642a6c8cb418f"],[7,21,"9c","e3d182997b12df61e2d04c334b15ff29f2234288c61be0977d6643877336bd9d"],[8,51,"7s","8526a37576e0c50b0143c4095ed498dcbf5fd507302c6107614eae2f12feef8d"],[9,22,"5c","941a6a54c85e8b58e7e62848b949d937429c6ffc6f74f40bf72806a13cc1c7af"],[10,0,"9d","b294fcdb01a9e6e1587012d5737ad1cebeb7f13b9bf29ac25f70b592dfbed834"]]' AS BLOB), CAST('' AS BLOB)),
('vtnqucea', 1, 0, X'd752c13bb1fe3b85082b58b48251d9e4c5a42c9cfa697c78442a507e0837e928', X'ec5391df7ed19f71be6e4a3c2418d6b375d480b36172fc2aca5420e165878805', X'6f9d287673fe91c2230dd6d47099224bb76245a71661be918fe5b0d6849f7e347811e443408ba68de263104ef0794b23a77c1adcddc6864600b02c26175145b15dbc564e99895256bb53890280a35ab1c2abae95343d573f7b5d7146c9d88f113bcfda3b2e45f9c17ba233b38c036101a0235d545f89996b198c918242703b5d3a91df457f470a1caba4a6809d03d3646a84d880b8fb687fc70ce05b769f9c9baad52fa39eec9e6ade361ab075d286e3d7b8797f38a135b7ba4f66687635ed0ff818a570d9fae8f86cdf1925aa65380623ce467fff704bae66d8799b0d34852774c16335b239c58dbf8b0225be31f64da7209edf4a0e4958611c5b944ec1d8f571a226a51d19c1b1aee2363e02273f209ed223896eafc09e88783c5b91b68bc67eef1eb49f8e79a1fa5f2b8ed0de6485511d797fcc0319ab245966caf43b5494cbfb61a40a052705b0721f95a8d88c48aa10416af910bd1a59c24b221e187ad7caec8e5d9e2bb0c007a26b74c8e36fad9e9e4ab9891ff5ee019f8b6ebdf0f007c662e294f8bf8e3d1f61f3bc540ce07daa2f791debd67f0c6f8972f111299879bb871f528db5e1dad3ba2d1be55d981e1ac977b7c8e332dc4ac1b6b161a3ea9662400a684f9eb734531351f90bd82aebc62b4366466075d3cc8764cf576fb6d5e80999bdc38004a6debbccd7c7220f196db89a8ba7cede64ce1f8d6108507668876ce16feb9cedf241ee98d8742c3896b02b32ede9e9bd00bfe5f47bca59f67feb3cde4b80461a480f931821204b3ffb2b0f097205dee14fddbc5847ff03d9cdbfc3bbc36e5acda97a577449a9bb2014f07a317722d88c782ec0ac03e530004a03550516f5ce5618222985c536bd9437116e0c1402807595980efa6480cf7b95e072243f5e9ccc42dbe326bd311fe6718ad45fad37a78f80155e552d40a19b47b17e3f9d4d2c2e0278f656a08905fba43954fd8619b7fb28c76e3313220872b67567ef959c4e6eef1c3c5e77cfeb4f45d0047c7d5e1d3cfd8b4c6fcbc6ae9b0226627142329147fe7cd6f47a21f7a24bac7d6c903581e980e6b6289f1b58ccbd287a0afb86ee2150e64689edf570f9d8a23493d68b6ed9571b68b4966b77ba4d2cb757793f99ab6e750009f05878c5b1e7cb3049daf04bf0ab70505156f578ae4b19c73ed4058ba7a01a3695c1c9760ad3ff2458217a02b0d410c7728c1ba2ab7268727423830adccb0db1e33cf08e1f0dd4dcb4c61943334edef04719d4e03eb322fd229dd9474fa77a3a6b012f3acd5950cd410f311912704fd98be888c0f31e52e329e3a80032ede9bc16714661b39a36844538f5f38bb7593aff1e7868c91a690dacbfe77c55a72bccd5afa9d141833248c04b2f5685e36a04f220c39c5e9cd99bfb6778cb19aa506e915db4682e49a8cc1d7c5e9ee44c1a6e618c7d7ffe7c9b78cdc1bc8660a2181854ec326deff18866ce7b3cd4d77d9b35b073a0fef04d1e26e7d3e42038e4d2ea176cd146b4edeb07c80b6e80e68f39940e709ebc4230fd70f524adf2650921ad00f003f228d005635728301a519349c7469111785829a640ca2589c871c6b4f17924dfda84a370cc206a0d24e4fc99fde7427173e3b3c5f0b8d5c0569fc2d043ac7df6142c1317443ad6b7dae82339365d8cbf60ef9e44b6722ee33211ffbf1a5153c604c0cca3da19254c2007032a7d0fdf952c7fd77e62eea4853e4cff4904679b9b804dc796f1a2f8cf5f11533295d1038094562c7cba434ad4d36c41cbeaca078efab7ddf18dfb09ddbc8dff3a29bb755fae04ab2dc622a35e99e8874fe0b9bba5c5cc87331cb9725cad583f37300b0449fee6b2d18f5b0c1bc0e8c76758365916f30aa0faafcdbdc0e4ba849547829212ee410625977593bd0c4204bd38210abc38d277f4b47a5fe4a048ae2112d1d1333923378a21432f81fb0218016b4e5d1fdec5168464b9e96081236df3f4f86ebdab460833293e7a1a4cf4a6d527048aa928f332ba1ff82e2d928b982956563b73b7d592d491f14f0f716efb2f3c0c11ad4bb11fcbf920aa6cbb5258d33ea7c187fbd8d3995374e578d496a7f5455db39a82ab0e349007056d34284ee3b81de00e3d4d00e2f1fdbab0939c47feb33fd89f520dad30fa39258135ee460ba7c1c2a70d6e7239d73fb99a05af61ee4bda5a91bc743c0170a9732955dceea8bb7a2e2b8b3e22ff7f37c7e8ac672dee7bbe500fe9819fcb00353d733cf7b39a16d245252521daa6939529645d0ac2bb4fd55e2ae216c1f01f28ffddfff5f7935b072077ac025f867636846138cbba28b95d949af363a6a35f3e9d22260f69b9b61d6c20a64a', 'dealt', CAST('[{"commitment":"ec5391df7ed19f71be6e4a3c2418d6b375d480b36172fc2aca5420e165878805","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"ec5391df7ed19f71be6e4a3c2418d6b375d480b36172fc2aca5420e165878805","player":"uvf5wbza4qbk","seed":"Misty Bison''s seed"}]' AS BLOB), CAST('[[0,38,"Jc","c56c80a808c4a9bf4b0cdc334d8c662cf2e5a200ae3248ede533df74bc7bbb25"],[1,32,"2d","4427184c96afcd305c2a015eca5c29bbf546a0e6f4f350845a0d65fa74308147"],[2,48,"Ad","74c07d6e885f62a147a0aaf75e5d03b1a5ced5cf0b382efe37c9a6d7121c34eb"],[3,41,"Qd","03cc4cf651c194cadf5b92f9b0a40536e01d061dce6d58941c828502e3e9c46e"],[4,51,"Ac","8777f752c17eee1ef121bb7726838ed7d79e9b598c99610ee70e66129bd841be"],[5,37,"Jd","8ca2366b88f794986612f4cb4903611e6d4e84cc65515c917cee4066eada1697"],[6,13,"2h","7b752b3ce303c2925b9682e13bb1c33548ad30d1b78fc9da1d9b77e9175fc88e"],[7,29,"7h","56ea902633df3dbc9fbfb8ff63213ed2f953ebb39b5ef8f12c4b52e959e8382d"],[8,40,"Td","b9badf792c2698d8cb218b5677b0eae4dd1fe13cef894a59becf17c9f1df425b"]]' AS BLOB), CAST('' AS BLOB)),
('vygbdjyx', 1, 0, X'facdf53e4f090e927f8bb3751538d1de1607601ef9546b2de42402ca04013e5a', X'59abba4770d242c1a25093cae3f1c7e48e809d2ef8575142d54a18ff2e28df0d', X'6f314c0df5f671a618bb99191fd5c100e504d0df1b4929337d9465fcabee6059550971fb90eae922e777de5dc3ac8a7321376b32c2d3358d6bb7022b1ab4ad32f3c9cced129e688cf985cba48aa2dfcd425dabb65eb2ab522df461a724505f70d4a0276bab82d735a9f09045d6a3af7b5608e42d67ba50b75fd6412d4f93a4bb33b88f1a331a50e9f6b16e708f39de388989ea86515cbb5ca5e1e43e057c0d943cf90fb8a76b76718dab468dd6f3791e6acbef3c24b59af09eb2ca868da5ada1e18160eb004b28eb8b50c21b341258a5450f237fce8a9464b68161b0c539cc8cafb61451ba12f132cf5a3eb9d319ea4453a043c1e75d14e280565d53d9eb2a7ee4832d74450f53599b3e0b056d2da53195a1559102ccc269e9ea9a986c8e783a9bd56df04bf554a2d7f9608987693ab43359c6493e6d50a4d1931a3007ca7c51b139a66b1f45bd7c625b63cb16d955d4bb9cd629749914a135e439e91c7eb6fbd610bcaa3683c4e4b074b3e6e13d2976e387954af41ce093f308fc263dcfb4ccd987769fd7a56f1fe927b1ba2c32df876108e318bdda8d0109ab0b794ecb3c09cd334575969700ebc1cbcb1bf12db9c4844523f82fae84486dc8efcf3c016f8f6fd1cdee963c3424b0ee05147c54f360557fcc22d508671dd977996896d63cd831d1a8fd8dd20c7d428b271c978769080cf1b38ab116cf90285fa8e7933d85d23c50466ce4e25dbc2ddb5f3c1bd2d4a2ac174fac393350543468a3979e46d19be343e8d4d7d20c0c00a1b2a5ab5a00c2e82a641b26b6cf6a24f57223414bad5be2879a694711e8a610ce42c2887639f02306dea84f72292cd1fd7cb496f7a7c2e322e438f91dd35ac994cd66fc609879c76bca09f1600fd5b9c5f17c3f6927bde776e974ff160b51c489b63bcd6ada4341ba898c29d9af824bae18f64db71e79810904cdbb6e88a29aa5f486a7ed3bd2464667cd7de07eafe2754e3869779a0bb37e8aa9e4485a7df231e147341e52510914252fd2e2c0914b54ffdf80cc0f73c538527325aa0251e4ecc73b2a9ead184cf671d06f67bfeaae1a73fa24a03ca6d0722ca89af7946bb823d25223aaae73f957f6bab3996023202dc110336a9d269c70eb6cb9586a6e38e5123428ae6f861062260563e779ebd5df054c9412ce5e86d7f7183eebf1594bb62d586f950d7b2257dba197060ff7f4915f3841e40c840fa3763093f77992752f804bc5183dd1e44e6033c887857ee61b6082b3b7afe33fe7529a610687d18d05b96a9795a12e5f827d6e96197e7a8dffde707835cb002c5192a2c2c51d6f379c19980c24d159a56948cf11afe139e43f43b1b81342aae002bd59095ac60b2499279cf7218e2f594d5bc8437b5a98f47a34946de107d6036886f63dfcf663e531769b3d043c79ce63e99202b37d37c0c53957e8640de21347de92e05a5d9d74fadf2e9e94664ca0013d197c8f7727aca4903b749341a0be227335aa85bc83b3b6419e5fdff8e028ce5bb90377292ff9ac24140b6e244c9b547e9cc2dd4ab951d12541eba0c58b608a46d2cf38a29e3f68be45166b6f8a06f498b8096bf396f0dd69bbae5fe734d8b2fab5ec97c5c08666b32d605058127af24ba874ec4ec7fca4b6beb71f536dd57c5325c5c5780b4ec5a42416718be7214c8f7b8ae754aced6a004cabd1880b9b3a8c7fe41c732cbba74ac65089eff074b5b8de743bd93e94212668be689bcda867e9ce4381161670ef7c28085b07294e5b9437f498924664095be74cc00271bf8da2b506086a2b1e32c48a58187816c3b5c6b0547627749424ef47802e55ef4550d84c662755a5859e07e76925ae029d026d62f4496629186f1578b9fc1e31da3d865e5e060f9b5009e23188ea3e82c4acddc6b9da03bdf78afbfccce06b2abecdec21705957b992bb468f3cbbc084625b2793f6516cf4a889bf68b8b14ec8886d024d56c9ddd0c61b7221df5104bfa7e3228bf0bbac1f0f64bdac35ae41ad5c9e4804f27d32df2693a0cb4db46fa32efd2067eb506d22a7c0b922ed317ab9af4d69f057cb7316d6ba48c6033df0c87e2eb9a7ea9e8f69f51447d45d7dc95f5f9aa226ad0c5f87af0f9b9f7201d0f8c6f53fcf321fd1286ad1636ee392621419e5af49eb9b972387aa92e131ec5c78ad7ab16436419cc9b492cebcfdbaba91ac3806ae819f56a4244d4973628aa5948e7437f26ed355d8034ad09ee68811bdc3eef9285bf4c974c3a72e1653c7954a0440a8145106da12a8dd413fa199e75677079c8b740ba8481a4fb0c4c5020fe12fae141d1df5b03044ec6f50d1629c8f79de07e6cd836c9c9c113953af982309', 'sealed', CAST('[]' AS BLOB), CAST('[]' AS BLOB), CAST('' AS BLOB)),
('xgqjwjdx', 1, 0, X'7687b7cf6accf67deea56ca689979a11cffe775e0e2d25d2a4e18e776901c238', X'f549170260a44e3532001baf5e3b9e4ba16b4dec61ed386e351ebb06bafbfb01', X'c4eb9fab19448d58e0011ed86ceb4e8bfb3266fd551e4cc94b59b5d588ec4c593e9b96bf03d351064052f69aea9894c7993ac277670703cdf3819c6ce21ca6dac01b8af6f22ed804316340db8b761b82bd2a8cdb964243b8f0fc0be039d66d0a6920d5e09c6490cfad77f852c9695e402a254072c78cd9b30591eb6b7433db9fd31c703d9eb9e98746be8e4390fc006c9cba103379310a5294110cea405c4f6b740658b0417bbe98bce6daa2be2e02d2ba68fe89e5ad757639caff20122698f2b7d089c3cde066a84a1aae2e86636ec8f15a2492395fba785b6c005c254f216e7d7f2c5b1d4ae6e23b40d5cabd84518363735c5747f91d2d5765f95239583412f53c3f0ceb81b34fead36af87918588166faa6cc812cfdf84062f63002bbaab2512ba85aa5f69f645b9af0ede29b0144a9c65d92eaf377835d4a245267956f763a03805bf0f346acad60a5d12988058f693be97d35b98f4e10458ee62f61f327381ac6d9b4a9b297e38b2c148be67ffe26aa8a79dab8ef0d0de4aedf351af81c74c29704166d6df17707b4ead461bb32e7b25bb96c96e3fe7b5d4cb7152a524708bd0455a8e99ffc628dd8751f741e6c5de6db81004f54badcdd4c08d4f77f3a969a27c07605f4420d2fae422eb59286f7306206483262de9ce83f97529e9338c7a63ff703f9714fd25fb32ea697abb161e786afe04afdd3f93068882b1afa54813b5d5b8e4ca3ad65ed844dec2f1b5b2aae232319407fb1e52758a055494a6b39337197b00b3cc872c731fe358d658ee348bf411c784dad16df6888dfc3e261ffc8473c4453c8e6f8a936c91858e602f61209f84fdd83b2e8aea1f74fb0729c19fecd5266c3f994728c56aa27007b006ced12a88fbeaa7d57887fa60f0c24a1a8cab7369936de97ed20ca81508485614a7995e360bb47042e89938eae941bd5868d15d1a4c0df6b9c900afbaa29834fc023874e318a38b98a0141a18d02f7b87bef1ec3c657dabeec38234b9c51e62d7dee3e355bc81d98e21f3664a72c70e247eb87dc4f9c33badeca7182a499e903566170484bde09bc086e3695fbe42f3888da2b5823a7e4af9a5a2631e7a34f95770e80fd7842b815f91efbf9743419cd2f0ef2850b5c573da16eb527887075086623fc2a4414f665c7c4ac5d2307177ea3a82efdba5b95994c51456f043fb190219ba8963bdc2c864452a480351fe49f899c37444ef5d622f552f4206bba6fadd1de1f5867c7d165e563b2da64823905c856e1fdbc5e0f542a93334c35776e1795d79b046d1da37fe5a47dfa0929c73ad6081dd0027f003a94aa7bfcd19370fb792d06df183e8f5a99a1772cb01e049b077cce5352f899c7878e7fcf639ddf6c1c3c6f82bed0d18c617b06a3dd1de28503d5dfc852c85ea8d66f195ff6b2b708b3d4165604daec79688f7d95982e3701289a3e8ccc2c47d3743766199f2d0eb7955b75d865f95ea7185ca5da657efafeba7f2d7bf6595f3b558b0b51472531fdd97b9df5c1ecf81e3ed7d8625c98d86c385ddd55761b637cbd78e333c20e4dca193257546b027331dff0996beb82b9ec9160915d41a50b6d75d6f175d3698da99bca788a21da04e904f0370fbed00dcfb3fb45a90705a6e8f5e6266b2594251254aaa5b95da37ec6a0f82123cb2222bedc1e2ffd2670c8d0ebfdd24f6e137fc8d8f748a9e82817ff07c847fd33e42c5f0dc7b45cc0230b89932cde2ecd97d3766ca95bdb6dbba4c4ddb85482ae6faae997b46b95a47414b82761fbd2749c51e721fbae9f3e9a4bdb8462dabcb71b04f77ed212cdf24825b7f3177407373ff1aef79c43e0bf1710bf4aef119c5e50096b43c0ed7c24e73c5fc6229005bdf39e80f4fba669b03c198b2430c31d37d79c808a2a22164be194c430bff88df0e8ffea83ee68f17a033e28c6d213dd093ccbbf383519b0f8760190755a749bca18cb8f77805976091d27c87a1bca8113be357cd63a638ebc484a8d68d379b311bb720ce1a14aa8f0e891647a16314d79298927e26db3b88afd027fa517d4e14b749c822d77edcda984a248f2b192705c7cbc4a7ce7de84e0322d1afe96c5a3e4c5a0b4d19faee307080fbccec45f28cd237e554fdda68956ee1ac6f8093cdc0cc2f04215319f0069bb748afa020d2c689513f73c04605ba0a391310437116267738c726a58f717153f86d3615fb81b9f07f0c183e2cfbd49b1cb36e9c075748cc603cc436d0e20cc2e8c371ad8f7ebe818b5f93cb248d1dadad097e3d10caa3949ea048d549e74b37c48b6df411a7cd891da8f1b9afaa8923a49733f2ea956ceaa110ef8cba4e1f016968d6562b6f665b12f0d', 'dealt', CAST('[{"commitment":"f549170260a44e3532001baf5e3b9e4ba16b4dec61ed386e351ebb06bafbfb01","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"f549170260a44e3532001baf5e3b9e4ba16b4dec61ed386e351ebb06bafbfb01","player":"uvf5wbza4qbk","seed":"Misty Bison''s seed"}]' AS BLOB), CAST('[[0,3,"9c","ae5ac2243aebe1948ae0e3331a68f3bbaee7a858dd211eb4ba0613315123ae51"],[1,43,"Ts","9aa4fa785742d132f166cc78f1859b8c0c352ac1ffa87d40149588531443411d"],[2,18,"3d","a4af7b4c2ffc81bc61689a779aa5d001c8e2e68572b4995971064872c3f7c4c3"],[3,28,"5s","9db201c43e178397bceb3f1e5631b6ea63189d42b11861f278c183ece5874141"],[4,37,"5c","adcb4de762eec9049b5804c866e803ed89a2d143eb09617b9b28608014c13b3d"],[5,23,"5d","5fd5c5e91f468bac67a7338663233781198f905c894ad61d41309373eaf71fdf"],[6,36,"Th","cd6772c8aa4eaf8a198916423622268662fe8292357089429cdd39f1f7dcf77c"],[7,32,"8s","dbb5597a75e6e2418ad5c0d06a4b75c1197239553a2f06a428de756bd4a46e89"],[8,30,"9s","a87edb8a01d64ec9c5fa1d54e11b8ab605d90a051978cce19e7ec1463fd37c65"]]' AS BLOB), CAST('' AS BLOB)),
('xnxstnvn', 1, 0, X'cd0cd0de64812ca4017b7cb7438964dd7bdad29012c27eaa6a8323042bf578ac', X'2a2f095a6b9307551f8e2efaa0de0fab7bb249d1306fea0c7d51dc90a4f32d58', X'70ebd7f87aa03d3da4e264aa5c44d047019fac17d542994552ea8ba65c1eb719aa0192525e5bd594db1c1f606f720a2969dc07707a586f1167266004586559a879eadff89c0a4db06433dc693b31916819f1a026f76d04d9320440733573dd1ea4eff6d2277ee25b58a64e0cf895bdfd3451264565365f23f5e9e314986709715d4784780f2d656d63ed21558e164960569e53992ac2079e5f3f7d2eebeae2bc78795196599849e50428b920c39ca4cbf5eb9d4b9cecb1597ad422930325e7c130aa6eb05c7e5a0d712c77743ad0344674db1d037a2d54697311b10c0b68fd15b051fe2d2be61134b28d92221e165626b58dcfb3a6ecd57ba9a8b6b8b22978313a08a6f97af5d656915cd950ae26ce18fb7538fbbd9c4ba2457f265181088b3141c907c4aab31059b0f673d9a153fa019a66f565ea27c9d4f05a16d1fb97fde09a41b1807a3ea77a156e28967f79cd4245d82f58dfb22a3de5abf2d3ea1acc22adb2b913447b51c0985d5d0338ed567175219cd3072bdbf33013f84e6654bc348a210c11ef428ea3f73496d6d20ddaff180b2dbb5410559090ab3af160aef4f4bdaad47f68297a581c3b28c3e591a2582a4f78efc1b615c1fed3273a6fffda1076e337defec72684db1b67356e0347f47f3ff9f65c9bcdc5bbcbe71dcd0e42de20340d889f3188105cf9e945b3a379bf0ad4b9c8e26ec74f18fdbf24cedf2f545a7787f8b306c5751b055d633fe0b0a55e371c7d513e34d0014d696f82221e39cc054e119fa7e4a94b08682c223e8ebf077af559692f4cfec2cfd8f1d7531e733abfe9caf7c0feb2a7d0e39e20e8445ceed1985f5651f5da65af5fdce01b1ad433c7ac5f154b66f38015754c734baad41546001b698ce283c9419061d56dab143829bc999c2436c4c2ce717fec7ae737acce3fd247af30a92dd21acf08d7c5cba78b0062d758fedae5311b9c5fb5ac88bbc50efeda695ecf49115ff2cf140db28f0731c8e72a3bcd343be498bcad69e083320696174256f4a1d63b6a9c8ccb277021714f24d98129ae21c9ad9d8096d7c6764fdf85c028a7c367537f04857baeafeb0266b293520aa5ab8ac772dbe15d990b2ccc2e22b344d075e7b5e3415e297d39ef98fc0608ef9a168bfe4f719647b1e2623846e3f7dd57a167fcc94f64cc4f0a2124ba52214fa816edc614d54ee36575f35fa2304abfbfe17d9b73dca70164e51fe4e5457dd60c3e373da3853918f5454d986d7ac37dcc7d11a1b60c8519f18acccecf0c887cfdf750c0b65603b9264543d4370f7ab3fb78b98d826781953001e9adda262e37ecef7e52645421550388f21e0c896a9151602d6a184ab760286f326fd627e08ec8a6434af805a91cc5cdbe866c62f5b502f4ff08694d57d5f9a56eff20113de8eebda51c8d3b1f83e8a1512d774440d90fc40b3eee8841bfc09d7a1334f50de2d4fd244269093540e52c44f4840197a8a397a198692e3b0af9d875f10e09d9748786d5d879d5fd93117baa3e900885d26a239195226ec9ae6e4070bb355b70b926420eee3c6ee0a380d6f68c02fcb870b0172fa5d2fa7b7e76cf720322dc926d06d284b7e88acfc89d58d97f909fad991a8835d7d2cd263379fd44f73743471e952cd647c8144333cbdcca41d0d3bf89de03aba9eddac545fb42ac373110e8e715cfb005659eec8885b86bd6eb8943d60f3efafc22e309ed320fcd3dd804e74090b8b77b26a61a4d6b22d4e5fcd1334a6fdcc99cb74941a1444fcc7c10a868a15f95d9af84c36a748a3c10ace8d32f5781350ba010b209c46366a70d005b1c0a5fbad5a307e75a6ea49913c9f11893488f0e578de6210c17cebb1054d90985e404822a540e349035460ac2b1c71070e68fd92d70bc8d197610d3f79b287ea15b3730e246bc57e0124d6a47ee80c9441ae83f97fbdb63fac9d7ab5e1f83722c86992079258292c130d89104dacc1be8478fe44fdd448ec8406c3b12a6aadef7c2d17aa279352598f7e38266c7a695b537f69ff9a0a6ce6d2077288737f215b335662559bf8c5be07e548bfdd3f6ce60f5b8d1bb4530f30aee8c65a53ec6c66ba85a696bf93906e64974880f18cb267dcd040c019951f84a83c69108ee51a06eefc067d6bbcbac171c20f51cc5356e66759b781ce3df40ec6ee70377ceefc367fb31ee9bc29aac646b18de19cba87f264c331f5d52852f0e45eb2f3024afd39e133cf09622afdb0e839d791decdbb55531b8c15df26d1e7011efa37b6958068d3843b5db1a84b034f8cf389e180d2769867bedb2f891dc0bb1a3c71ab36e5b2c98ae12449d40cb6f35573c73f5d50384f24703add5b523271c', 'dealt', CAST('[{"commitment":"2a2f095a6b9307551f8e2efaa0de0fab7bb249d1306fea0c7d51dc90a4f32d58","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"2a2f095a6b9307551f8e2efaa0de0fab7bb249d1306fea0c7d51dc90a4f32d58","player":"uvf5wbza4qbk","seed":"Misty Bison''s seed"}]' AS BLOB), CAST('[[0,13,"9c","e8587a1f8f7514651a7093cdd1b898a02096d115c4583e854372323dfffdfc83"],[1,2,"5c","59051e6412b851d5b40c75de0c2d2f898aef607a1788607717829904160730f3"],[2,17,"Kh","ed8194efe7e1ed2ddcfcd08f9626d2d4f0470badb37267033c3659b977f663ea"],[3,21,"6h","a25ca5ce8d9b76b71e86cc747e0bfaf77b6d3fe21f9bd8f80ca3dfe2979a6e5d"],[4,10,"4c","62a018903b728121ec98543d858142b12ee29f8721d3d8f514a0d4d55bf3b91a"],[5,31,"Jd","fde5f2bb1bb5248bb6c7b2d05a673e9dac733a13c6a3de59bf45b946834da032"],[6,23,"Qs","1bfa6aee4a2e6011b5e72676583c26d7a22f35022d9158136e7cdc4b1ebc3c86"],[7,48,"8c","693857c27f9a798408c8f0346f519157b63ea526e0fb1e770ee4cdaef7013bc3"],[8,49,"Qh","46cffd9825c795e7c9914cdb14d5522fe0d0ac791d50ee63c86105a9d193c3e9"]]' AS BLOB), CAST('' AS BLOB)),
('xujpjssn', 1, 0, X'e3e1a7b06317f3492e64cfac612537f47ffd1297598b640f454723eae362915b', X'5d52fdf009c6ee5f2fb675a2813074948e265d30a77dc0840e18e095dcc0d97c', X'1bb855ddd245058e4e9efab4906061deef92f2084d88175668e2458cfe068dd608c8fa6cd03a77f5435094546a92bbf8d4ed2a852b0155ed0d94513d328ff61d209f42669c3108ac6af9465a262f8aea4711ebaf5f8508b5062c909b1270c9687398a92dd164d724c5038336dc2199f915b900e4b5faeca221f5b2260149bec9655558ee656ce14b43c124f455f8670b30985ec9da551ffdea41bb4ccb15752bf7efd1ac1cd91483e3342e9ae4ac2c3afdc5c6867a1addbaaf16100242d29074a03ae5409b00faf7ea367267a92aba793d2c5ef393ebeaf0a8095ad1c2a066ccfc14ad50ce93d9a9e44e9a983c86fd8c664077aed031c34c86d73e5b703b1b740fee945ac9d3e8f828fafa404b5904a83b8f506091be6dbeb3ff8905e3a84af5898963bb3fba6eaf535a3685bb1bf99125fb47648d8aa1a97421bc76139ca2714e9757c97911ebfc957df3d5b9ff8da723af38d1189e5e37e43940c9cc79035bb6d5267d09c85cd8c007a70a07a68bdbdc25278aa11e19d17c4d3e360514bb4408fde0dcd6f91711c44ee97fa2fe6128a9d5eb6c9799cfeb5f2e739009844017a196756ae5d9d11f27094bb0549a76c46d198eec5cbe0b1a06e83e0ea3992643e03ca8a0f7c93835c8d82a4a40268ad621a5fdf2e42e2f067f23bb3a7b2df23da0098306f34fef2303af1e29e38d24665c308ea2117bf740e54968c93611a3fcda1c2a52c30097da46627b2e40fa89bc05a68afcdcfbc8157194f5b83246360829543349929ad2345feacc6730e5556f4067dd1e5f191bb8d5ae50edb35a9db46badd94738a4a1a5e69093fd333220837c4a3035ae2e3d9e1e215844951507ec0059d11d3e573484c20759e1a8779ec49634af8ce3b46883b99b51dd008202bc905780c81809b1be638cd5d3edb49651f8133b24f6823442ed78cb58ccdb1fb8b8917aff04b7319c26fa4617c37df0543f207b7fa10c457354f9767512eed964fe2a60f09a51b244519dd4cfce3af014ae9a4656d364710b13d1cb821cd00fdb4959e0d6dc6ec075ef7fd6ec7a37f824bd8b4797a00458e868b18505a7a4bce08f4828c9abeda26d9a2fb614ee553f710eb7da319ac351b53f99779fc49d48a4fcbad4d214af3bd0300b205881550772a6aee3b4baf86f7b0c1524d89bb45aff880b0af9dbd35e0c5c545888d5b4d2e93717e42b1833f205f8cc0006e646bfbff14aeec5d2430ccc01b79a325a1f5b2ea06a542be0e8d117358576da4abae3f3864032e5b5e53f889d0ab92a2659048a82c025d00f5c43bdaff2753f3351945c067062c7a407a0fa617bf9257179db70242910a63ce493b8b92d81fc0cae04e363327ad31c6529ee35fd69f15aba93365ab642874bc9586bc629021842fdb682cda437b3f2c1bc3f4a1701b5bc2a0f27e703910b01221ea3912d64908e8517eb59cbdda6193975ce2709b8cf751f3d7c44207ca90540753ed4048161aa47fff6b94ed459faaa71a3a8e49af3c6efd23ec6a5680b615bed961919989a4b277f28d599bab101882bc8b7aedb6f8464680c3f1421f5b059e555ce35bf8bc1673e3764c7721bce84e8658d519242633a0d378f3f2c9cc06cf553d480ef500618387aa65e9bd2ad3534cb46dcbc9e17d1a70e02b2b90c684222639c982da719c741138b41d039dcc87cc0885e6a6eee971226103fac50b63f294dcbcaae0b5406b06b8bd5c377873f392766aa6a30124ca3d904effa90a7a70410fc95de70da97a121d4190ab7d7bc954bfba4cf36ddf8560e514f6eb147a834b8109f1e5d28792f46fb662595d5e0fc1034a6129a60f615e314cd893826e9385b1b0fa349c9c34104389b2a156fd9ba73af5f79dc692b4c2af68a1c2d76e148b02c5373d870e94efe0d6e33e3b8f510f19038145828782e63a7ca41c5f16e58d7aa326bcf02c7422e9b40db1ea26bd8f7ce156659c5b4fdcf9fc21c95cd8353579991d8023d7d8e0b68901f452821d349712fcb4a15805aad67aa1166b9f883ecd26cc389bf9b198506dcddfe6886fe0c4fc5e286a4d9f7e36055381e22fa7927f10263d02bfd328b0865400b265f57aee0f9719d90c1bd8743df59f59b34e2a91a437494fc31ada9be4af0ebc99945b32c061a22ba2ab39a5529d487ca86b7653a6c10678d2a7f0b0d2e8638ece9dbd216fd56e5d14e18b7e5cc807faaa0d7ed62f038512c34ab55eb0773e9526763db6b632cceb2019783403014a4ec6ef25a5c3b7cdd9d0f4c11c3bb6d6907a0b830ac73b8d1a250448d5e2d32160c39a24de01671e39602b9127f4ef74cba7ec70205b8fa7899156a9df56a20434bcc38ccd839cd0498b61f59', 'dealt', CAST('[{"commitment":"5d52fdf009c6ee5f2fb675a2813074948e265d30a77dc0840e18e095dcc0d97c","player":"ugb79jg9wp6q","seed":"Ann''s seed"},{"commitment":"5d52fdf009c6ee5f2fb675a2813074948e265d30a77dc0840e18e095dcc0d97c","player":"uvf5wbza4qbk","seed":"Misty Bison''s seed"}]' AS BLOB), CAST('[[0,39,"Ac","346659e9eb2170f1794960142d8485985375cc04e095934d7a6402a48fdfece7"],[1,51,"Jc","8be493f3a96f38a7984ee4a5883ac6cda016c1af20aa0c580aaa95472ec39e89"],[2,35,"4d","bb1dbb986067446e7ea350f565e3831d02fce8b9f94ff63f24f2cba9aa702060"],[3,26,"7d","b9e0ea2f9438d49387324b7b37f1be848731046640f30a34e0bf6b476838b665"],[4,0,"4h","f63e0d9146bd9297cdbd1f408dfa07c5e783e8500701f50a520d8e1a2b6aa4e7"],[5,24,"Qd","fc3abb1333a24b877198dcac27cfe0a8b8be92deded2e8691ae8ea27747a9c04"],[6,10,"8s","3cddd2f9c112ba4a91995e9fa446d1d1050563b3f3b53a0bf99fe756c8ec4679"],[7,27,"4s","c1fb995b0ed89b1f46a9516eeadb3e66351f0f552d2aac0cf72d4bb8e230a938"],[8,3,"8d","889f3eeaa6e3d2789c6afc0dcd9fb89b87090d27a50516b2ea9c1551a70f2664"]]' AS BLOB), CAST('' AS BLOB));

INSERT INTO hours (hour, heads, body, chain) VALUES
(277, CAST('{"tables":[["rhkhewtp",2,"4e1c681f1a056afd273751b72ecdad17bbdeeefe3c251bc9a9ea16b8c10184b6"]],"outside":[0,"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"]}' AS BLOB), X'4a039cfd991ec3862981b5763dd589d75ce766cede333a048a1fe18a750cf46d', X'9b2c6bb081650385bbcbb52c9abf0831c9367d53de020fe201d6eb25744019f2'),
(278, CAST('{"tables":[["rhkhewtp",2,"4e1c681f1a056afd273751b72ecdad17bbdeeefe3c251bc9a9ea16b8c10184b6"]],"outside":[3,"b42e42e9f7acf446f8dc60236f15e370a885e4e93bfb116cd1623ead0794f817"]}' AS BLOB), X'526c9aac4918aa0f8f7a2f2ba982038ef1227132c15f5fc451863c8b748e4e0b', X'cad45c4086b26534106a64eaf586d1fb9be7c86d8fd3fa0fea83a4b3a27f5e79');

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
('ephmcgjm.main', 'USD', 'sha256:7a578a7dbc8cfabd77052de90dec29c9d96093a991cd2d4f3a3397ee536a7522', 'main', 1000000, '1/5', NULL, NULL, NULL, 1007220000),
('evudppjb.main', 'SGD', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 'main', 1000000, '1/5', NULL, NULL, NULL, 1007384000),
('hall.main', 'SGD', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 'main', 1000000, '1/5', 4000, '1337/10000', 1007429000, 1000000000),
('mfhbuakj.main', 'GBP', 'sha256:400cb98710ea77c0658559960bb887972f7185084fc188a5eeba88862c8d766d', 'main', 100000, '1/5', NULL, NULL, NULL, 1007234000),
('nuswdfnn.main', 'SGD', 'sha256:9f82f7ddc85cf1afa15e23e4d39e352d83d698ddc91f1d1b3e8a8a4ceffd19e2', 'main', 4000, '1337/10000', NULL, NULL, NULL, 1007393000),
('pvjyfyhw.main', 'SGD', 'sha256:fb4255e39b57d02ff4dd1b6774704e189ab4e04bac4e730147775e714da84f2c', 'main', 1000000, '1/5', NULL, NULL, NULL, 1007426000),
('vgbrjfxh.main', 'SGD', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 'main', 1000000, '1/5', NULL, NULL, NULL, 1007388000),
('vqrqtgjg.major', 'USD', 'sha256:84202a27cc91a72274834e555bd8baea71aed79c07d5c050103008dd0ed56133', 'major', 2500000, '1/20', NULL, NULL, NULL, 1007346000),
('vqrqtgjg.mega', 'USD', 'sha256:84202a27cc91a72274834e555bd8baea71aed79c07d5c050103008dd0ed56133', 'mega', 100000000, '1/10', NULL, NULL, NULL, 1007346000),
('vqrqtgjg.minor', 'USD', 'sha256:84202a27cc91a72274834e555bd8baea71aed79c07d5c050103008dd0ed56133', 'minor', 250000, '1/20', NULL, NULL, NULL, 1007346000),
('xgqjwjdx.main', 'USD', 'sha256:7a578a7dbc8cfabd77052de90dec29c9d96093a991cd2d4f3a3397ee536a7522', 'main', 1000000, '1/5', NULL, NULL, NULL, 1007288000),
('xnxstnvn.main', 'SGD', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 'main', 1000000, '1/5', NULL, NULL, NULL, 1007358000);

INSERT INTO orders (table_id, id, what, body, at_ms, done_ms, answer) VALUES
('pvjyfyhw', 'order-709ffff54b2647b79bca97b36aea157e', 'pause', CAST('{"paused":false}' AS BLOB), 1007429000, NULL, ''),
('pvjyfyhw', 'order-a347677b9d2d4c57bb9a9cd03813040f', 'pause', CAST('{"paused":true}' AS BLOB), 1007429000, 1007429000, 'done');

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
('host:1:0a', '127.0.0.1:40123', '0.1.0', 1007429000, 1007432000);

INSERT INTO round_players (table_id, round, player, ledger, at_ms) VALUES
('cepyxzcz', 1, 'ugb79jg9wp6q', 'USD', 1007279000),
('cepyxzcz', 1, 'uvf5wbza4qbk', 'USD', 1007279000),
('deuebwyu', 1, 'ugb79jg9wp6q', 'SGD', 1007230000),
('deuebwyu', 1, 'uvf5wbza4qbk', 'SGD', 1007230000),
('drskhzrr', 1, 'ugb79jg9wp6q', 'SGD', 1007326000),
('drskhzrr', 1, 'uvf5wbza4qbk', 'SGD', 1007326000),
('drskhzrr', 2, 'ugb79jg9wp6q', 'SGD', 1007335000),
('drskhzrr', 2, 'uvf5wbza4qbk', 'SGD', 1007335000),
('evudppjb', 1, 'ugb79jg9wp6q', 'SGD', 1007387000),
('evudppjb', 1, 'uvf5wbza4qbk', 'SGD', 1007387000),
('jezdkuhy', 1, 'ugb79jg9wp6q', 'SGD', 1007301000),
('jezdkuhy', 1, 'uvf5wbza4qbk', 'SGD', 1007301000),
('jezdkuhy', 2, 'ugb79jg9wp6q', 'SGD', 1007309000),
('jezdkuhy', 2, 'uvf5wbza4qbk', 'SGD', 1007309000),
('khhvjtzq', 1, 'ugb79jg9wp6q', 'USD', 1007260000),
('khhvjtzq', 1, 'uvf5wbza4qbk', 'USD', 1007260000),
('mfhbuakj', 1, 'ugb79jg9wp6q', 'GBP', 1007237000),
('mfhbuakj', 1, 'uvf5wbza4qbk', 'GBP', 1007237000),
('mqzaanfn', 1, 'ugb79jg9wp6q', 'SGD', 1007370000),
('mqzaanfn', 1, 'uvf5wbza4qbk', 'SGD', 1007370000),
('mxpsjkqm', 1, 'ugb79jg9wp6q', 'SGD', 1007410000),
('mxpsjkqm', 1, 'uvf5wbza4qbk', 'SGD', 1007410000),
('nuswdfnn', 1, 'ugb79jg9wp6q', 'SGD', 1007396000),
('nuswdfnn', 1, 'uvf5wbza4qbk', 'SGD', 1007396000),
('nuswdfnn', 2, 'ugb79jg9wp6q', 'SGD', 1007404000),
('nuswdfnn', 2, 'uvf5wbza4qbk', 'SGD', 1007404000),
('pvjyfyhw', 1, 'ugb79jg9wp6q', 'SGD', 1007428000),
('pvjyfyhw', 1, 'uvf5wbza4qbk', 'SGD', 1007428000),
('qsgyshat', 1, 'ugb79jg9wp6q', 'SGD', 1007224000),
('qsgyshat', 1, 'uvf5wbza4qbk', 'SGD', 1007224000),
('rhkhewtp', 1, 'ugb79jg9wp6q', 'SGD', 1000003000),
('rhkhewtp', 1, 'uvf5wbza4qbk', 'SGD', 1000003000),
('rhkhewtp', 2, 'ugb79jg9wp6q', 'SGD', 1000012000),
('rhkhewtp', 2, 'uvf5wbza4qbk', 'SGD', 1000012000),
('rkdatdab', 1, 'ugb79jg9wp6q', 'USD', 1007270000),
('rkdatdab', 1, 'uvf5wbza4qbk', 'USD', 1007270000),
('sgfcjcwh', 1, 'ugb79jg9wp6q', 'SGD', 1007339000),
('sgfcjcwh', 1, 'uvf5wbza4qbk', 'SGD', 1007339000),
('smjjxkvs', 1, 'ugb79jg9wp6q', 'SGD', 1007242000),
('smjjxkvs', 1, 'uvf5wbza4qbk', 'SGD', 1007242000),
('smjjxkvs', 2, 'ugb79jg9wp6q', 'SGD', 1007251000),
('smjjxkvs', 2, 'uvf5wbza4qbk', 'SGD', 1007251000),
('upksxcrt', 1, 'ugb79jg9wp6q', 'EUR', 1007354000),
('upksxcrt', 1, 'uvf5wbza4qbk', 'EUR', 1007354000),
('vgbrjfxh', 1, 'ugb79jg9wp6q', 'SGD', 1007391000),
('vgbrjfxh', 1, 'uvf5wbza4qbk', 'SGD', 1007391000),
('vnesbvwr', 1, 'ugb79jg9wp6q', 'SGD', 1007315000),
('vnesbvwr', 1, 'uvf5wbza4qbk', 'SGD', 1007315000),
('vqrqtgjg', 1, 'ugb79jg9wp6q', 'USD', 1007348000),
('vqrqtgjg', 1, 'uvf5wbza4qbk', 'USD', 1007348000),
('vtnqucea', 1, 'ugb79jg9wp6q', 'SGD', 1007378000),
('vtnqucea', 1, 'uvf5wbza4qbk', 'SGD', 1007378000),
('vygbdjyx', 1, 'ugb79jg9wp6q', 'SGD', 1007344000),
('vygbdjyx', 1, 'uvf5wbza4qbk', 'SGD', 1007344000),
('xgqjwjdx', 1, 'ugb79jg9wp6q', 'USD', 1007291000),
('xgqjwjdx', 1, 'uvf5wbza4qbk', 'USD', 1007291000),
('xnxstnvn', 1, 'ugb79jg9wp6q', 'SGD', 1007361000),
('xnxstnvn', 1, 'uvf5wbza4qbk', 'SGD', 1007361000),
('xujpjssn', 1, 'ugb79jg9wp6q', 'SGD', 1007421000),
('xujpjssn', 1, 'uvf5wbza4qbk', 'SGD', 1007421000);

INSERT INTO rounds (table_id, round, house, opened_ms, ended_ms, ending, body, chain) VALUES
('cepyxzcz', 0, 'sha256:f30d080a698f1befa64a1b3eb27626e569ed1c013f622da841dac48cb654c6ed', 0, 1007276000, 'none', X'7952968fc492c1bf37186cf77c0cd168174dc944f9e3350c854e7b024c4c8992', X'e20fa77f250e7ee6cec8aebb6425c1ad33c78ff6693c05c6bb0e37fa3440a7ae'),
('deuebwyu', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007227000, 'none', X'6910847d8b6d02c409912865d9cb392b7ce2dea9d63832dd0646457dc90a7a59', X'fbb1f88d0ac2f981442f34dda1e66e92a30d78669a2a2c5f26f7f2614792184e'),
('drskhzrr', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007323000, 'none', X'54c13158e743e0b579343ad17afc6d8b175491b687014fad3f2a41858dfd9f57', X'698b686cb176af107e38ebec624a8b7f1b2a7e7279746da2d47e51cbf384e425'),
('drskhzrr', 1, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 1007324000, 1007333000, 'void', X'deaad92dd08982fdc3e375a8b0bde45439b8e3fa90ff63c0785e53558a522d19', X'8a3062ede2070e2ea467ac15c1f1f418bb58e43ffc0dbcda3caa591361bbe170'),
('evudppjb', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007384000, 'none', X'bcac357a2856831cc15cdd120971ac08ce5c970fad75fb978f484143d1137671', X'1828a0cd274e3b21f60c63b83c1e4bbd40ab50c8ce161624b30c568a6b088052'),
('jezdkuhy', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007298000, 'none', X'e851930d7645ec926a07dc0008ad276e9c68c0aa0ef00679d00b7c6f646eedf7', X'2ed1cb874586bbd3bbeb4ec537b2be4f5de1149a4006e06d18fb162a4b10e62a'),
('jezdkuhy', 1, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 1007299000, 1007307000, 'settled', X'de8f94235bc58f8b299652f4cf9d2768c08195a4639e01f3b5c51684a66a7598', X'213dce41b1e7ab76684a27ca10db31bd2fe2d8945298d933ec5ceea10e30549d'),
('khhvjtzq', 0, 'sha256:f30d080a698f1befa64a1b3eb27626e569ed1c013f622da841dac48cb654c6ed', 0, 1007257000, 'none', X'18675163f549d6b5372d57c2ae370d7141fd91ee50c5c272f8e06080d4e61446', X'b4f4684ad53687cf141e0bbebbea6103c6bf0805b6282a1fc6122ed309e07095'),
('mfhbuakj', 0, 'sha256:400cb98710ea77c0658559960bb887972f7185084fc188a5eeba88862c8d766d', 0, 1007234000, 'none', X'6e6c47c2d0a240619ef33610c801a01944d555c60329aedf69dc2bf1f27bef34', X'590a35e51d88f75413a456fb9d0c453ea9dd97ac28cad08cf0267564ee941171'),
('mqzaanfn', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007367000, 'none', X'd6cc008f49c0dfffd67075c932448f7df11608785f2670467953527795f6e6c8', X'ad3858044380406bd420018e1f4bdf5d4d53ed1725a334c859ce81df523a8c98'),
('mxpsjkqm', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007407000, 'none', X'32db989dc58bb25a6936467292fc9558daa31909d537e79976e130401f21e954', X'5545138f720c7f7e77d867a284ece7bd677da087321948be13f66f8c35e29717'),
('nuswdfnn', 0, 'sha256:9f82f7ddc85cf1afa15e23e4d39e352d83d698ddc91f1d1b3e8a8a4ceffd19e2', 0, 1007393000, 'none', X'90185a24b2d19f847ca47b9e4cccf727524c06169bf8464854c1cda160ad8988', X'2bae418bf972c75513956c3024a3b673f5d45ee68bae597904f86211f12c27b3'),
('nuswdfnn', 1, 'sha256:9f82f7ddc85cf1afa15e23e4d39e352d83d698ddc91f1d1b3e8a8a4ceffd19e2', 1007394000, 1007402000, 'settled', X'c192a225e50717ce5b156ca5b2beb16cd25d140923c217ee15d50abb742d68bf', X'762736889c7d4be72e8c0450cbdde896f95e83bdcee018c9e21e935749981d78'),
('pvjyfyhw', 0, 'sha256:fb4255e39b57d02ff4dd1b6774704e189ab4e04bac4e730147775e714da84f2c', 0, 1007426000, 'none', X'66d35b611dfbe73d3b9a6f9d3ae77b64722203d2c6bb183594a98897f3d2e0e0', X'd2f924acfa9ec08d382acbb6c19bf1decd112312f935af80ccf287601fbab47b'),
('qsgyshat', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007221000, 'none', X'c39f6f980e7d484a523773cf32b6b0edb602ca3ae05f3a1b7043827f84c97383', X'4ffeb1d870ea8bf95a3164be38ee311ce2ffff605953d4b45853c2d5ede8b2b2'),
('rhkhewtp', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1000000000, 'none', X'7ef8ebd3b849bf762ee6d54ebfd0f400066d517b6c4209e3a1562bbaced06a9e', X'3179ca046d0c1d80eaaa44a4ba9503e86539c2cf2a4cb2ab17190a0cedaa9fd8'),
('rhkhewtp', 1, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 1000001000, 1000010000, 'settled', X'a0d9f3b696e8fd36263bac415dfe592150f87f94d786f64e5b1a64ba4a7b2292', X'14387aee7b15568b71752f331cbfef301ccdae04cefbbbb17716c0f5123bcef3'),
('rhkhewtp', 2, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 1000011000, 1000018000, 'settled', X'd9fc7b49e73ad2bff16cadb63d2c3d0acc6bebc0dc62a64aa36a6fd71538e0a3', X'4e1c681f1a056afd273751b72ecdad17bbdeeefe3c251bc9a9ea16b8c10184b6'),
('rkdatdab', 0, 'sha256:ea9f8925529dbbe841609c7d306edaa6d1946b4c41528cec28c31082227f1772', 0, 1007267000, 'none', X'd389ab994ab716b98fdfa8f16255e0e66e3ce39484aa2816eba3041ec7bcc3d8', X'4b679acab71643b77408ad260bce4f5fc87aec307a291c4ddd9daaa95975afb8'),
('sgfcjcwh', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007336000, 'none', X'a4aac740775ee32b43bf9da99075e5e7346a4299d6afbbaa946e6a7117a9d797', X'bea47d2a4ab908ea6c7ec4c10407c59a15489ed2a71c4a25c230e53832deb78e'),
('smjjxkvs', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007239000, 'none', X'5fe0c09343f9f81897de6133d757f075f2816aa483e71ef57014861877b9ab6b', X'e9f5af23eb89b0b89219830e2d8978ddba8551c8ac01fd2d5af9a116bf4080f8'),
('smjjxkvs', 1, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 1007240000, 1007249000, 'settled', X'da5b035fc713405483514355c8987f002b0e7477b5054a61b2a7201ec4d5b8f3', X'2ee3fc781ee2012848a8ff63aacd429b8070421b1b198eddc8c5efa08956bdfc'),
('upksxcrt', 0, 'sha256:a918a447d829e7c7422aa6d1ba3c42f85b3da04ea80e9accb7b99858d38d46b1', 0, 1007352000, 'none', X'1a3a2cbbec361706ca27a105abc08fc907d372bd87624eb992a17cee1bcb9519', X'67dee79d36994a20bd9b9e1c32da5059e70b8d577f0109e8ce850d37aea9a455'),
('vgbrjfxh', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007388000, 'none', X'0dafc8b91ab73bef0d811d12561ad0abc506d5b0b10fab6d1bb245b33c22dcd5', X'f6e456ea5c8f82e1e450c05ff46638b13ca99a012b0172b91b4d9cff70cf4981'),
('vnesbvwr', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007312000, 'none', X'967b809ae221d0aa4d2617508a4ef5da804fc0daf26a503bb6b64258fa92264b', X'96d6ac6005a7458be0cea89c3c4e5c011de216078fd9f2616943ec21e47b9d0d'),
('vqrqtgjg', 0, 'sha256:84202a27cc91a72274834e555bd8baea71aed79c07d5c050103008dd0ed56133', 0, 1007346000, 'none', X'd7c95ab038eb818cd68e23d6af80f90ed6ccd9722f2f51662e92b82e465845a7', X'92e698362700e7947cb1de49ee5ea1a2152df1d9425f7c6e83b7ba7f82f3d205'),
('vtnqucea', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007375000, 'none', X'74a615affdf5caff5e4f9bb9601d186b1381dbd649c948ba47eb89b023bda981', X'87f93047ea2c89200ee9bbacf071b5293fd88ecb674292a05e8409a14b3817c1'),
('vygbdjyx', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007342000, 'none', X'8556d725f72d4ec1677aa9a38ecf0c5029ba8e084f0c1efe73cac0bc6febb917', X'e53e734ad8be4ae5bc6c5c312670d745f51e603003012e48c1be1303497937a2'),
('xgqjwjdx', 0, 'sha256:7a578a7dbc8cfabd77052de90dec29c9d96093a991cd2d4f3a3397ee536a7522', 0, 1007288000, 'none', X'3f6cb14e4bc3ab5d024326f5c50cc0799188070a07af81b2d9aabde0c1684526', X'321c805ee7d8c523c2585ea84270b6d89a735f76cf06acde7e004d3b36803c38'),
('xnxstnvn', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007358000, 'none', X'41d4bf4ac24af942871de64f871b7303831879deb2362bab1ae334f07188d855', X'f9d32749415f9feba2867c9b6beb7e701d9dd91078019230d6136e0df0162d33'),
('xujpjssn', 0, 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', 0, 1007418000, 'none', X'2cab992ba9b7be1616579660a67f9fd9e60d35cbcbe309f6c05f5cd7c82b5dc6', X'329c4fd970f70665daade9abf0e8ca4ef8134b36b622d9b04a7303c39e14f94e');

INSERT INTO sessions (id, person, created_ms, seen_ms, expires_ms) VALUES
('0d520a7dfedc40103ebaf33219a06801ad9f3b75a46fc2347d0500c996ca60a6', 'udyh4c9ey9jn', 1000000000, 1000000000, 3592000000),
('248aff3c959d8f9cc341c0d906f587ff5dadb588c0f765617f43c8db4745d768', 'ugb79jg9wp6q', 1000000000, 1000000000, 3592000000),
('47fe6051a8333dbf1a296d0eacaf481d31b1f3a6b96ac1b6e5ca637839ecbfda', 'ugb79jg9wp6q', 1000000000, 1000000000, 3592000000),
('a4a19ea344f4812a06f03620e09014f5c6b48db40a50c2440246291102b255fe', 'utswpzb9beva', 1000000000, 1000000000, 3592000000),
('efc75cf9f9c3cac6486e6e72e2bf1702653b867ac77e204682e479d468123d77', 'uvf5wbza4qbk', 1000000000, 1000000000, 3592000000);

INSERT INTO steps (table_id, round, version, at_ms, actor, body) VALUES
('cepyxzcz', 0, 1, 1007276000, 'clock', CAST('{"at":1007276000,"by":"clock","note":{"opened":"sha256:f30d080a698f1befa64a1b3eb27626e569ed1c013f622da841dac48cb654c6ed","settings":"45b1592000dda4f2bc940abe1396d3b5cc833f332fe46193a162ca5991c08e94"},"postings":[],"steps":[]}' AS BLOB)),
('cepyxzcz', 1, 2, 1007277000, 'dealer:u6ay96heegws', CAST('{"at":1007277000,"by":"dealer:u6ay96heegws","note":{"commitment":"99c306018da98044b71bfe7a9a6b9690881e5f57e9a260981ca39873bb580eca"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[]},"events":[{"event":"betting_opened/1","game":1,"house":"draw","digest":"sha256:f30d080a698f1befa64a1b3eb27626e569ed1c013f622da841dac48cb654c6ed","meters_minor":[]}]}]}' AS BLOB)),
('cepyxzcz', 1, 3, 1007278000, 'player:ugb79jg9wp6q', CAST('{"at":1007278000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('cepyxzcz', 1, 4, 1007278000, 'player:uvf5wbza4qbk', CAST('{"at":1007278000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('cepyxzcz', 1, 5, 1007279000, 'player:ugb79jg9wp6q', CAST('{"at":1007279000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:cepyxzcz:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('cepyxzcz', 1, 6, 1007279000, 'player:ugb79jg9wp6q', CAST('{"at":1007279000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:cepyxzcz:1",100,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"double_shot","amount_minor":100},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"double_shot","stake_minor":100,"was_minor":0}]}]}' AS BLOB)),
('cepyxzcz', 1, 7, 1007279000, 'player:uvf5wbza4qbk', CAST('{"at":1007279000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:cepyxzcz:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('cepyxzcz', 1, 8, 1007279000, 'player:uvf5wbza4qbk', CAST('{"at":1007279000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:cepyxzcz:1",100,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"double_shot","amount_minor":100},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"double_shot","stake_minor":100,"was_minor":0}]}]}' AS BLOB)),
('cepyxzcz', 1, 9, 1007280000, 'player:ugb79jg9wp6q', CAST('{"at":1007280000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('cepyxzcz', 1, 10, 1007280000, 'player:uvf5wbza4qbk', CAST('{"at":1007280000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('cepyxzcz', 1, 11, 1007281000, 'dealer:u6ay96heegws', CAST('{"at":1007281000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('cepyxzcz', 1, 12, 1007282000, 'dealer:u6ay96heegws', CAST('{"at":1007282000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["3h","Qs","9s","8d","Ac","Ts","6d","Js","6c"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["3h","8d","6d"]],[2,["Qs","Ac","Js"]]],"dealer":["9s","Ts","6c"]}]}]}' AS BLOB)),
('cepyxzcz', 1, 13, 1007283000, 'player:ugb79jg9wp6q', CAST('{"at":1007283000,"by":"player:ugb79jg9wp6q","postings":[],"steps":[{"act":{"do":"look","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1},"events":[{"event":"cards_looked_at/1","box":1}]}]}' AS BLOB)),
('cepyxzcz', 1, 14, 1007283000, 'player:uvf5wbza4qbk', CAST('{"at":1007283000,"by":"player:uvf5wbza4qbk","postings":[],"steps":[{"act":{"do":"look","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2},"events":[{"event":"cards_looked_at/1","box":2}]}]}' AS BLOB)),
('cepyxzcz', 1, 15, 1007284000, 'player:ugb79jg9wp6q', CAST('{"at":1007284000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:cepyxzcz:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":["3h"]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":["3h"]}]}]}' AS BLOB)),
('cepyxzcz', 1, 16, 1007285000, 'player:uvf5wbza4qbk', CAST('{"at":1007285000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:cepyxzcz:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":2,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('cepyxzcz', 1, 17, 1007286000, 'dealer:u6ay96heegws', CAST('{"at":1007286000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"replace","by":{"role":"dealer"},"cards":["Jh"]},"events":[{"event":"cards_replaced/1","hands":[[1,["Jh"]]]}]}]}' AS BLOB)),
('cepyxzcz', 1, 18, 1007287000, 'dealer:u6ay96heegws', CAST('{"at":1007287000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"reveal","by":{"role":"dealer"}},"events":[{"event":"hands_revealed/1","dealer":["9s","Ts","6c"],"dealer_draws":true}]}]}' AS BLOB)),
('deuebwyu', 0, 1, 1007227000, 'clock', CAST('{"at":1007227000,"by":"clock","note":{"opened":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","settings":"06c81cca44503a0bd0dd4d64bacbe3b51b19dc925b435a200bff71331aef57bd"},"postings":[],"steps":[]}' AS BLOB)),
('deuebwyu', 1, 2, 1007228000, 'dealer:u6ay96heegws', CAST('{"at":1007228000,"by":"dealer:u6ay96heegws","note":{"commitment":"aa677c88058ec4e156393ef2180420fb5f04cce9a01a6cdfab62b4c6f68cd4ce"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000200]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000200]]}]}]}' AS BLOB)),
('deuebwyu', 1, 3, 1007229000, 'player:ugb79jg9wp6q', CAST('{"at":1007229000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('deuebwyu', 1, 4, 1007229000, 'player:uvf5wbza4qbk', CAST('{"at":1007229000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('deuebwyu', 1, 5, 1007230000, 'player:ugb79jg9wp6q', CAST('{"at":1007230000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:deuebwyu:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('deuebwyu', 1, 6, 1007230000, 'player:ugb79jg9wp6q', CAST('{"at":1007230000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:deuebwyu:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('deuebwyu', 1, 7, 1007230000, 'player:ugb79jg9wp6q', CAST('{"at":1007230000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:deuebwyu:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('deuebwyu', 1, 8, 1007230000, 'player:uvf5wbza4qbk', CAST('{"at":1007230000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:deuebwyu:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('deuebwyu', 1, 9, 1007230000, 'player:uvf5wbza4qbk', CAST('{"at":1007230000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:deuebwyu:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('deuebwyu', 1, 10, 1007230000, 'player:uvf5wbza4qbk', CAST('{"at":1007230000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:deuebwyu:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('deuebwyu', 1, 11, 1007231000, 'player:ugb79jg9wp6q', CAST('{"at":1007231000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('deuebwyu', 1, 12, 1007231000, 'player:uvf5wbza4qbk', CAST('{"at":1007231000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('deuebwyu', 1, 13, 1007232000, 'player:uvf5wbza4qbk', CAST('{"at":1007232000,"by":"player:uvf5wbza4qbk","note":{"challenge":"uvf5wbza4qbk","commitment":"3a1eec5929eb534dd938de74496e616325650a715b353f45015ca29a4209819f"},"postings":[],"steps":[]}' AS BLOB)),
('deuebwyu', 1, 14, 1007233000, 'player:ugb79jg9wp6q', CAST('{"at":1007233000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('deuebwyu', 1, 15, 1007233000, 'player:uvf5wbza4qbk', CAST('{"at":1007233000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
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
('ephmcgjm', 0, 1, 1007220000, 'clock', CAST('{"at":1007220000,"by":"clock","note":{"opened":"sha256:7a578a7dbc8cfabd77052de90dec29c9d96093a991cd2d4f3a3397ee536a7522","settings":"b8df441011a1f652ac7fe977fc087c1d27fa0b3093c3007dabfb2be167d49d6e"},"postings":[],"steps":[]}' AS BLOB)),
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
('khhvjtzq', 0, 1, 1007257000, 'clock', CAST('{"at":1007257000,"by":"clock","note":{"opened":"sha256:f30d080a698f1befa64a1b3eb27626e569ed1c013f622da841dac48cb654c6ed","settings":"e6275064100c62b9a357f58a331041b06011f8c5fe092601164cdb2ac991e9bd"},"postings":[],"steps":[]}' AS BLOB)),
('khhvjtzq', 1, 2, 1007258000, 'dealer:u6ay96heegws', CAST('{"at":1007258000,"by":"dealer:u6ay96heegws","note":{"commitment":"f52da76f2cf9a36ecb155e7dc1bf51de534d2b7638e719d9db6373c01ad2dee9"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[]},"events":[{"event":"betting_opened/1","game":1,"house":"draw","digest":"sha256:f30d080a698f1befa64a1b3eb27626e569ed1c013f622da841dac48cb654c6ed","meters_minor":[]}]}]}' AS BLOB)),
('khhvjtzq', 1, 3, 1007259000, 'player:ugb79jg9wp6q', CAST('{"at":1007259000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('khhvjtzq', 1, 4, 1007259000, 'player:uvf5wbza4qbk', CAST('{"at":1007259000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('khhvjtzq', 1, 5, 1007260000, 'player:ugb79jg9wp6q', CAST('{"at":1007260000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:khhvjtzq:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('khhvjtzq', 1, 6, 1007260000, 'player:ugb79jg9wp6q', CAST('{"at":1007260000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:khhvjtzq:1",100,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"double_shot","amount_minor":100},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"double_shot","stake_minor":100,"was_minor":0}]}]}' AS BLOB)),
('khhvjtzq', 1, 7, 1007260000, 'player:uvf5wbza4qbk', CAST('{"at":1007260000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:khhvjtzq:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('khhvjtzq', 1, 8, 1007260000, 'player:uvf5wbza4qbk', CAST('{"at":1007260000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:khhvjtzq:1",100,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"double_shot","amount_minor":100},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"double_shot","stake_minor":100,"was_minor":0}]}]}' AS BLOB)),
('khhvjtzq', 1, 9, 1007261000, 'player:ugb79jg9wp6q', CAST('{"at":1007261000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('khhvjtzq', 1, 10, 1007261000, 'player:uvf5wbza4qbk', CAST('{"at":1007261000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('khhvjtzq', 1, 11, 1007262000, 'dealer:u6ay96heegws', CAST('{"at":1007262000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('khhvjtzq', 1, 12, 1007263000, 'dealer:u6ay96heegws', CAST('{"at":1007263000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["Tc","Ac","6h","5d","Td","Ad","8s","9d","As"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["Tc","5d","8s"]],[2,["Ac","Td","9d"]]],"dealer":["6h","Ad","As"]}]}]}' AS BLOB)),
('khhvjtzq', 1, 13, 1007264000, 'player:ugb79jg9wp6q', CAST('{"at":1007264000,"by":"player:ugb79jg9wp6q","postings":[],"steps":[{"act":{"do":"look","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1},"events":[{"event":"cards_looked_at/1","box":1}]}]}' AS BLOB)),
('khhvjtzq', 1, 14, 1007264000, 'player:uvf5wbza4qbk', CAST('{"at":1007264000,"by":"player:uvf5wbza4qbk","postings":[],"steps":[{"act":{"do":"look","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2},"events":[{"event":"cards_looked_at/1","box":2}]}]}' AS BLOB)),
('khhvjtzq', 1, 15, 1007265000, 'player:ugb79jg9wp6q', CAST('{"at":1007265000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:khhvjtzq:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":["Tc"]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":["Tc"]}]}]}' AS BLOB)),
('khhvjtzq', 1, 16, 1007266000, 'player:uvf5wbza4qbk', CAST('{"at":1007266000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:khhvjtzq:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"amount_minor":500,"discards":["Ac"]},"events":[{"event":"box_played/1","box":2,"wager":"play","stake_minor":500,"discards":["Ac"]}]}]}' AS BLOB)),
('mfhbuakj', 0, 1, 1007234000, 'clock', CAST('{"at":1007234000,"by":"clock","note":{"opened":"sha256:400cb98710ea77c0658559960bb887972f7185084fc188a5eeba88862c8d766d","settings":"1efdd8648a6161a04bfe3d8b30663a72d9547946dca1ad2ec30f93d8690c8101"},"postings":[],"steps":[]}' AS BLOB)),
('mfhbuakj', 1, 2, 1007235000, 'dealer:u6ay96heegws', CAST('{"at":1007235000,"by":"dealer:u6ay96heegws","note":{"commitment":"94431526a230300c670ac1c15fa5ef379d0176ef39c1f708dad197d7b37db708"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",100000]]},"events":[{"event":"betting_opened/1","game":1,"house":"prime","digest":"sha256:400cb98710ea77c0658559960bb887972f7185084fc188a5eeba88862c8d766d","meters_minor":[["main",100000]]}]}]}' AS BLOB)),
('mfhbuakj', 1, 3, 1007236000, 'player:ugb79jg9wp6q', CAST('{"at":1007236000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('mfhbuakj', 1, 4, 1007236000, 'player:uvf5wbza4qbk', CAST('{"at":1007236000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('mfhbuakj', 1, 5, 1007237000, 'player:ugb79jg9wp6q', CAST('{"at":1007237000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:mfhbuakj:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('mfhbuakj', 1, 6, 1007237000, 'player:ugb79jg9wp6q', CAST('{"at":1007237000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:mfhbuakj:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('mfhbuakj', 1, 7, 1007237000, 'player:ugb79jg9wp6q', CAST('{"at":1007237000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:mfhbuakj:1",100,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"prime","amount_minor":100},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"prime","stake_minor":100,"was_minor":0}]}]}' AS BLOB)),
('mfhbuakj', 1, 8, 1007237000, 'player:ugb79jg9wp6q', CAST('{"at":1007237000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:mfhbuakj:1",100,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":100},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":100,"was_minor":0}]}]}' AS BLOB)),
('mfhbuakj', 1, 9, 1007237000, 'player:uvf5wbza4qbk', CAST('{"at":1007237000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:mfhbuakj:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('mfhbuakj', 1, 10, 1007237000, 'player:uvf5wbza4qbk', CAST('{"at":1007237000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:mfhbuakj:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('mfhbuakj', 1, 11, 1007237000, 'player:uvf5wbza4qbk', CAST('{"at":1007237000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:mfhbuakj:1",100,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"prime","amount_minor":100},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"prime","stake_minor":100,"was_minor":0}]}]}' AS BLOB)),
('mfhbuakj', 1, 12, 1007237000, 'player:uvf5wbza4qbk', CAST('{"at":1007237000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:mfhbuakj:1",100,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":100},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":100,"was_minor":0}]}]}' AS BLOB)),
('mfhbuakj', 1, 13, 1007238000, 'dealer:u6ay96heegws', CAST('{"at":1007238000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
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
('mqzaanfn', 1, 14, 1007373000, 'dealer:u6ay96heegws', CAST('{"at":1007373000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["2c","7d","Ks","6d","5s","Ah","Jd","8d","8h"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["2c","6d","Jd"]],[2,["7d","5s","8d"]]],"dealer":["Ks","Ah","8h"]}]}]}' AS BLOB)),
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
('mxpsjkqm', 1, 14, 1007413000, 'dealer:u6ay96heegws', CAST('{"at":1007413000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["Qd","Ac","8c","Qh","Jh","7c","6d","Kd","9s"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["Qd","Qh","6d"]],[2,["Ac","Jh","Kd"]]],"dealer":["8c","7c","9s"]}]}]}' AS BLOB)),
('mxpsjkqm', 1, 15, 1007414000, 'player:ugb79jg9wp6q', CAST('{"at":1007414000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:mxpsjkqm:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('mxpsjkqm', 1, 16, 1007415000, 'player:uvf5wbza4qbk', CAST('{"at":1007415000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:mxpsjkqm:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":2,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('mxpsjkqm', 1, 17, 1007416000, 'dealer:u6ay96heegws', CAST('{"at":1007416000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"reveal","by":{"role":"dealer"}},"events":[{"event":"hands_revealed/1","dealer":["8c","7c","9s"],"dealer_draws":false}]}]}' AS BLOB)),
('mxpsjkqm', 1, 18, 1007417000, 'dealer:u6ay96heegws', CAST('{"at":1007417000,"by":"dealer:u6ay96heegws","postings":[["house:mxpsjkqm","meter:hall.main",100,"contribution"],["escrow:mxpsjkqm:1","house:mxpsjkqm",500,"lose"],["escrow:mxpsjkqm:1","house:mxpsjkqm",500,"lose"],["escrow:mxpsjkqm:1","player:ugb79jg9wp6q",500,"return"],["house:mxpsjkqm","player:ugb79jg9wp6q",500,"win"],["escrow:mxpsjkqm:1","house:mxpsjkqm",250,"lose"],["escrow:mxpsjkqm:1","house:mxpsjkqm",500,"lose"],["escrow:mxpsjkqm:1","house:mxpsjkqm",500,"lose"],["escrow:mxpsjkqm:1","house:mxpsjkqm",500,"lose"],["escrow:mxpsjkqm:1","house:mxpsjkqm",250,"lose"]],"steps":[{"act":{"do":"settle","by":{"role":"dealer"},"meters_minor":[["main",1000100]]},"events":[{"event":"round_settled/1","lines":[{"box":1,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":398,"dealer_strength":710},"row":""},{"box":1,"wager":"play","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":398,"dealer_strength":710},"row":""},{"box":1,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:4.2","reason":"row/pays","seen":{"strength":398},"row":"pair"},{"box":1,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":398},"row":""},{"box":2,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":273,"dealer_strength":710},"row":""},{"box":2,"wager":"play","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":273,"dealer_strength":710},"row":""},{"box":2,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.2","reason":"row/nothing","seen":{"strength":273},"row":""},{"box":2,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":273},"row":""}],"meter_moves":[{"name":"main","before_minor":1000100,"contributed_minor":100,"paid_minor":0,"reseeded_minor":0,"after_minor":1000200}],"shown":[]}]}]}' AS BLOB)),
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
('pvjyfyhw', 0, 1, 1007426000, 'clock', CAST('{"at":1007426000,"by":"clock","note":{"opened":"sha256:fb4255e39b57d02ff4dd1b6774704e189ab4e04bac4e730147775e714da84f2c","settings":"e1963fb319407b96ac628560ec11b5c5b263747472a7fe419ba5767f5286a533"},"postings":[],"steps":[]}' AS BLOB)),
('pvjyfyhw', 1, 2, 1007426000, 'clock', CAST('{"at":1007426000,"by":"clock","note":{"commitment":"6644865e63541570ae7627b290b220f9f91699dfa6006abb930c1173a9978bcb"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000000]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:fb4255e39b57d02ff4dd1b6774704e189ab4e04bac4e730147775e714da84f2c","meters_minor":[["main",1000000]]}]}]}' AS BLOB)),
('pvjyfyhw', 1, 3, 1007427000, 'player:ugb79jg9wp6q', CAST('{"at":1007427000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('pvjyfyhw', 1, 4, 1007427000, 'player:uvf5wbza4qbk', CAST('{"at":1007427000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('pvjyfyhw', 1, 5, 1007428000, 'player:ugb79jg9wp6q', CAST('{"at":1007428000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:pvjyfyhw:1",2000,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":2000},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":2000,"was_minor":0}]}]}' AS BLOB)),
('pvjyfyhw', 1, 6, 1007428000, 'player:ugb79jg9wp6q', CAST('{"at":1007428000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:pvjyfyhw:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('pvjyfyhw', 1, 7, 1007428000, 'player:ugb79jg9wp6q', CAST('{"at":1007428000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:pvjyfyhw:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('pvjyfyhw', 1, 8, 1007428000, 'player:uvf5wbza4qbk', CAST('{"at":1007428000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:pvjyfyhw:1",2000,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":2000},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":2000,"was_minor":0}]}]}' AS BLOB)),
('pvjyfyhw', 1, 9, 1007428000, 'player:uvf5wbza4qbk', CAST('{"at":1007428000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:pvjyfyhw:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('pvjyfyhw', 1, 10, 1007428000, 'player:uvf5wbza4qbk', CAST('{"at":1007428000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:pvjyfyhw:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('pvjyfyhw', 1, 11, 1007429000, 'player:operator', CAST('{"at":1007429000,"by":"player:operator","note":{"paused":true},"postings":[],"steps":[]}' AS BLOB)),
('qsgyshat', 0, 1, 1007221000, 'clock', CAST('{"at":1007221000,"by":"clock","note":{"opened":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","settings":"8a44845df42ae7a3e6d7f1c5bc7189dc30886279b640ed4ed833dd1cce96e452"},"postings":[],"steps":[]}' AS BLOB)),
('qsgyshat', 1, 2, 1007222000, 'dealer:u6ay96heegws', CAST('{"at":1007222000,"by":"dealer:u6ay96heegws","note":{"commitment":"62c745dd41949f6a971260c78128c7896c2f12106b2a77a577ffccd8ad183ec9"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000200]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000200]]}]}]}' AS BLOB)),
('qsgyshat', 1, 3, 1007223000, 'player:ugb79jg9wp6q', CAST('{"at":1007223000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('qsgyshat', 1, 4, 1007223000, 'player:uvf5wbza4qbk', CAST('{"at":1007223000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('qsgyshat', 1, 5, 1007224000, 'player:ugb79jg9wp6q', CAST('{"at":1007224000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:qsgyshat:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('qsgyshat', 1, 6, 1007224000, 'player:ugb79jg9wp6q', CAST('{"at":1007224000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:qsgyshat:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('qsgyshat', 1, 7, 1007224000, 'player:ugb79jg9wp6q', CAST('{"at":1007224000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:qsgyshat:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('qsgyshat', 1, 8, 1007224000, 'player:uvf5wbza4qbk', CAST('{"at":1007224000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:qsgyshat:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('qsgyshat', 1, 9, 1007224000, 'player:uvf5wbza4qbk', CAST('{"at":1007224000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:qsgyshat:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('qsgyshat', 1, 10, 1007224000, 'player:uvf5wbza4qbk', CAST('{"at":1007224000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:qsgyshat:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('qsgyshat', 1, 11, 1007225000, 'player:ugb79jg9wp6q', CAST('{"at":1007225000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('qsgyshat', 1, 12, 1007225000, 'player:uvf5wbza4qbk', CAST('{"at":1007225000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('qsgyshat', 1, 13, 1007226000, 'player:ugb79jg9wp6q', CAST('{"at":1007226000,"by":"player:ugb79jg9wp6q","postings":[],"steps":[]}' AS BLOB)),
('rhkhewtp', 0, 1, 1000000000, 'clock', CAST('{"at":1000000000,"by":"clock","note":{"opened":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","settings":"79f50632a13a4b86e8323bb5082ca1e0e0b5d8fef2681d7f2a1175da364d7f47"},"postings":[],"steps":[]}' AS BLOB)),
('rhkhewtp', 1, 2, 1000001000, 'dealer:u6ay96heegws', CAST('{"at":1000001000,"by":"dealer:u6ay96heegws","note":{"commitment":"d2ba430e5c07478c96ef412f610403e636397763c797dc861dcde1b61dfea04e"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000000]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000000]]}]}]}' AS BLOB)),
('rhkhewtp', 1, 3, 1000002000, 'player:ugb79jg9wp6q', CAST('{"at":1000002000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('rhkhewtp', 1, 4, 1000002000, 'player:uvf5wbza4qbk', CAST('{"at":1000002000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('rhkhewtp', 1, 5, 1000003000, 'player:ugb79jg9wp6q', CAST('{"at":1000003000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:rhkhewtp:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('rhkhewtp', 1, 6, 1000003000, 'player:ugb79jg9wp6q', CAST('{"at":1000003000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:rhkhewtp:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('rhkhewtp', 1, 7, 1000003000, 'player:ugb79jg9wp6q', CAST('{"at":1000003000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:rhkhewtp:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('rhkhewtp', 1, 8, 1000003000, 'player:uvf5wbza4qbk', CAST('{"at":1000003000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:rhkhewtp:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('rhkhewtp', 1, 9, 1000003000, 'player:uvf5wbza4qbk', CAST('{"at":1000003000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:rhkhewtp:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('rhkhewtp', 1, 10, 1000003000, 'player:uvf5wbza4qbk', CAST('{"at":1000003000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:rhkhewtp:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('rhkhewtp', 1, 11, 1000004000, 'player:ugb79jg9wp6q', CAST('{"at":1000004000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('rhkhewtp', 1, 12, 1000004000, 'player:uvf5wbza4qbk', CAST('{"at":1000004000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('rhkhewtp', 1, 13, 1000005000, 'dealer:u6ay96heegws', CAST('{"at":1000005000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('rhkhewtp', 1, 14, 1000006000, 'dealer:u6ay96heegws', CAST('{"at":1000006000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["5d","Ks","Qh","8c","4h","6h","2d","Td","9h"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["5d","8c","2d"]],[2,["Ks","4h","Td"]]],"dealer":["Qh","6h","9h"]}]}]}' AS BLOB)),
('rhkhewtp', 1, 15, 1000007000, 'player:ugb79jg9wp6q', CAST('{"at":1000007000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:rhkhewtp:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('rhkhewtp', 1, 16, 1000008000, 'player:uvf5wbza4qbk', CAST('{"at":1000008000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:rhkhewtp:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":2,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('rhkhewtp', 1, 17, 1000009000, 'dealer:u6ay96heegws', CAST('{"at":1000009000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"reveal","by":{"role":"dealer"}},"events":[{"event":"hands_revealed/1","dealer":["Qh","6h","9h"],"dealer_draws":false}]}]}' AS BLOB)),
('rhkhewtp', 1, 18, 1000010000, 'dealer:u6ay96heegws', CAST('{"at":1000010000,"by":"dealer:u6ay96heegws","postings":[["house:rhkhewtp","meter:hall.main",100,"contribution"],["escrow:rhkhewtp:1","house:rhkhewtp",500,"lose"],["escrow:rhkhewtp:1","house:rhkhewtp",500,"lose"],["escrow:rhkhewtp:1","house:rhkhewtp",500,"lose"],["escrow:rhkhewtp:1","house:rhkhewtp",250,"lose"],["escrow:rhkhewtp:1","house:rhkhewtp",500,"lose"],["escrow:rhkhewtp:1","house:rhkhewtp",500,"lose"],["escrow:rhkhewtp:1","house:rhkhewtp",500,"lose"],["escrow:rhkhewtp:1","house:rhkhewtp",250,"lose"]],"steps":[{"act":{"do":"settle","by":{"role":"dealer"},"meters_minor":[["main",1000000]]},"events":[{"event":"round_settled/1","lines":[{"box":1,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":19,"dealer_strength":567},"row":""},{"box":1,"wager":"play","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":19,"dealer_strength":567},"row":""},{"box":1,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.2","reason":"row/nothing","seen":{"strength":19},"row":""},{"box":1,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":19},"row":""},{"box":2,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":186,"dealer_strength":567},"row":""},{"box":2,"wager":"play","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":186,"dealer_strength":567},"row":""},{"box":2,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.2","reason":"row/nothing","seen":{"strength":186},"row":""},{"box":2,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":186},"row":""}],"meter_moves":[{"name":"main","before_minor":1000000,"contributed_minor":100,"paid_minor":0,"reseeded_minor":0,"after_minor":1000100}],"shown":[]}]}]}' AS BLOB)),
('rhkhewtp', 2, 19, 1000011000, 'dealer:u6ay96heegws', CAST('{"at":1000011000,"by":"dealer:u6ay96heegws","note":{"commitment":"38b51606463f073001c1c8c500ad559abb7d9d52f69d3afff1f95d2d8a73fe1c"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000100]]},"events":[{"event":"betting_opened/1","game":2,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000100]]}]}]}' AS BLOB)),
('rhkhewtp', 2, 20, 1000012000, 'player:ugb79jg9wp6q', CAST('{"at":1000012000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:rhkhewtp:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('rhkhewtp', 2, 21, 1000012000, 'player:ugb79jg9wp6q', CAST('{"at":1000012000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:rhkhewtp:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('rhkhewtp', 2, 22, 1000012000, 'player:ugb79jg9wp6q', CAST('{"at":1000012000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:rhkhewtp:2",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('rhkhewtp', 2, 23, 1000012000, 'player:uvf5wbza4qbk', CAST('{"at":1000012000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:rhkhewtp:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('rhkhewtp', 2, 24, 1000012000, 'player:uvf5wbza4qbk', CAST('{"at":1000012000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:rhkhewtp:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('rhkhewtp', 2, 25, 1000012000, 'player:uvf5wbza4qbk', CAST('{"at":1000012000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:rhkhewtp:2",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('rhkhewtp', 2, 26, 1000013000, 'dealer:u6ay96heegws', CAST('{"at":1000013000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('rhkhewtp', 2, 27, 1000014000, 'dealer:u6ay96heegws', CAST('{"at":1000014000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["As","Js","Td","2d","Qh","5c","2h","Ac","Ts"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["As","2d","2h"]],[2,["Js","Qh","Ac"]]],"dealer":["Td","5c","Ts"]}]}]}' AS BLOB)),
('rhkhewtp', 2, 28, 1000015000, 'player:ugb79jg9wp6q', CAST('{"at":1000015000,"by":"player:ugb79jg9wp6q","postings":[["escrow:rhkhewtp:2","house:rhkhewtp",500,"lose"],["escrow:rhkhewtp:2","house:rhkhewtp",500,"lose"]],"steps":[{"act":{"do":"fold","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1},"events":[{"event":"box_folded/1","box":1,"lines":[{"box":1,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.8.1","reason":"folded","seen":{},"row":""},{"box":1,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.8.1","reason":"folded","seen":{},"row":""}]}]}]}' AS BLOB)),
('rhkhewtp', 2, 29, 1000016000, 'player:uvf5wbza4qbk', CAST('{"at":1000016000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:rhkhewtp:2",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":2,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('rhkhewtp', 2, 30, 1000017000, 'dealer:u6ay96heegws', CAST('{"at":1000017000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"reveal","by":{"role":"dealer"}},"events":[{"event":"hands_revealed/1","dealer":["Td","5c","Ts"],"dealer_draws":false}]}]}' AS BLOB)),
('rhkhewtp', 2, 31, 1000018000, 'dealer:u6ay96heegws', CAST('{"at":1000018000,"by":"dealer:u6ay96heegws","postings":[["house:rhkhewtp","meter:hall.main",100,"contribution"],["escrow:rhkhewtp:2","house:rhkhewtp",250,"lose"],["escrow:rhkhewtp:2","house:rhkhewtp",500,"lose"],["escrow:rhkhewtp:2","house:rhkhewtp",500,"lose"],["escrow:rhkhewtp:2","house:rhkhewtp",500,"lose"],["escrow:rhkhewtp:2","house:rhkhewtp",250,"lose"]],"steps":[{"act":{"do":"settle","by":{"role":"dealer"},"meters_minor":[["main",1000100]]},"events":[{"event":"round_settled/1","lines":[{"box":1,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":285},"row":""},{"box":2,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":263,"dealer_strength":373},"row":""},{"box":2,"wager":"play","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":263,"dealer_strength":373},"row":""},{"box":2,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.2","reason":"row/nothing","seen":{"strength":263},"row":""},{"box":2,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":263},"row":""}],"meter_moves":[{"name":"main","before_minor":1000100,"contributed_minor":100,"paid_minor":0,"reseeded_minor":0,"after_minor":1000200}],"shown":[]}]}]}' AS BLOB)),
('rhkhewtp', 2, 32, 1000019000, 'player:unh5vaa92k6u', CAST('{"at":1000019000,"by":"player:unh5vaa92k6u","note":{"closed":true},"postings":[],"steps":[]}' AS BLOB)),
('rkdatdab', 0, 1, 1007267000, 'clock', CAST('{"at":1007267000,"by":"clock","note":{"opened":"sha256:ea9f8925529dbbe841609c7d306edaa6d1946b4c41528cec28c31082227f1772","settings":"f4f1159b42c595d9e4f21a9c2b0df6f54b5c97f02bef7b7ef163a6cfbd7a3c8c"},"postings":[],"steps":[]}' AS BLOB)),
('rkdatdab', 1, 2, 1007268000, 'dealer:u6ay96heegws', CAST('{"at":1007268000,"by":"dealer:u6ay96heegws","note":{"commitment":"15c6f229888061008f4a845c45238141968b487f5d27bd0eaa3c9175c3c271be"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[]},"events":[{"event":"betting_opened/1","game":1,"house":"ultimate","digest":"sha256:ea9f8925529dbbe841609c7d306edaa6d1946b4c41528cec28c31082227f1772","meters_minor":[]}]}]}' AS BLOB)),
('rkdatdab', 1, 3, 1007269000, 'player:ugb79jg9wp6q', CAST('{"at":1007269000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('rkdatdab', 1, 4, 1007269000, 'player:uvf5wbza4qbk', CAST('{"at":1007269000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('rkdatdab', 1, 5, 1007270000, 'player:ugb79jg9wp6q', CAST('{"at":1007270000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:rkdatdab:1",500,"stake"],["player:ugb79jg9wp6q","escrow:rkdatdab:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0},{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"blind","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('rkdatdab', 1, 6, 1007270000, 'player:uvf5wbza4qbk', CAST('{"at":1007270000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:rkdatdab:1",500,"stake"],["player:uvf5wbza4qbk","escrow:rkdatdab:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0},{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"blind","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('rkdatdab', 1, 7, 1007271000, 'player:ugb79jg9wp6q', CAST('{"at":1007271000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('rkdatdab', 1, 8, 1007271000, 'player:uvf5wbza4qbk', CAST('{"at":1007271000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('rkdatdab', 1, 9, 1007272000, 'dealer:u6ay96heegws', CAST('{"at":1007272000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('rkdatdab', 1, 10, 1007273000, 'dealer:u6ay96heegws', CAST('{"at":1007273000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["Ad","8h","2d","2c","Td","6d","Jd","3s","5h"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["Ad","2c","Jd"]],[2,["8h","Td","3s"]]],"dealer":["2d","6d","5h"]}]}]}' AS BLOB)),
('rkdatdab', 1, 11, 1007274000, 'player:ugb79jg9wp6q', CAST('{"at":1007274000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:rkdatdab:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('rkdatdab', 1, 12, 1007275000, 'player:uvf5wbza4qbk', CAST('{"at":1007275000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:rkdatdab:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":2,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
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
('smjjxkvs', 0, 1, 1007239000, 'clock', CAST('{"at":1007239000,"by":"clock","note":{"opened":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","settings":"8fd659a3411b0b5a8bce5e2033738f3592681f6f387ad104ba2b9de09cfca773"},"postings":[],"steps":[]}' AS BLOB)),
('smjjxkvs', 1, 2, 1007240000, 'dealer:u6ay96heegws', CAST('{"at":1007240000,"by":"dealer:u6ay96heegws","note":{"commitment":"bc24fc61705b1cf86cd3e7417b1760a367a085a4ecf94361907be20a785328c5"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000200]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000200]]}]}]}' AS BLOB)),
('smjjxkvs', 1, 3, 1007241000, 'player:ugb79jg9wp6q', CAST('{"at":1007241000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('smjjxkvs', 1, 4, 1007241000, 'player:uvf5wbza4qbk', CAST('{"at":1007241000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('smjjxkvs', 1, 5, 1007242000, 'player:ugb79jg9wp6q', CAST('{"at":1007242000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:smjjxkvs:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('smjjxkvs', 1, 6, 1007242000, 'player:ugb79jg9wp6q', CAST('{"at":1007242000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:smjjxkvs:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('smjjxkvs', 1, 7, 1007242000, 'player:ugb79jg9wp6q', CAST('{"at":1007242000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:smjjxkvs:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('smjjxkvs', 1, 8, 1007242000, 'player:uvf5wbza4qbk', CAST('{"at":1007242000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:smjjxkvs:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('smjjxkvs', 1, 9, 1007242000, 'player:uvf5wbza4qbk', CAST('{"at":1007242000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:smjjxkvs:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('smjjxkvs', 1, 10, 1007242000, 'player:uvf5wbza4qbk', CAST('{"at":1007242000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:smjjxkvs:1",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('smjjxkvs', 1, 11, 1007243000, 'player:ugb79jg9wp6q', CAST('{"at":1007243000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('smjjxkvs', 1, 12, 1007243000, 'player:uvf5wbza4qbk', CAST('{"at":1007243000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('smjjxkvs', 1, 13, 1007244000, 'dealer:u6ay96heegws', CAST('{"at":1007244000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('smjjxkvs', 1, 14, 1007245000, 'dealer:u6ay96heegws', CAST('{"at":1007245000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["8s","5s","2h","Qs","Jd","2c","6s","4d","6h"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["8s","Qs","6s"]],[2,["5s","Jd","4d"]]],"dealer":["2h","2c","6h"]}]}]}' AS BLOB)),
('smjjxkvs', 1, 15, 1007246000, 'player:ugb79jg9wp6q', CAST('{"at":1007246000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:smjjxkvs:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('smjjxkvs', 1, 16, 1007247000, 'player:uvf5wbza4qbk', CAST('{"at":1007247000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:smjjxkvs:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":2,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('smjjxkvs', 1, 17, 1007248000, 'dealer:u6ay96heegws', CAST('{"at":1007248000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"reveal","by":{"role":"dealer"}},"events":[{"event":"hands_revealed/1","dealer":["2h","2c","6h"],"dealer_draws":false}]}]}' AS BLOB)),
('smjjxkvs', 1, 18, 1007249000, 'dealer:u6ay96heegws', CAST('{"at":1007249000,"by":"dealer:u6ay96heegws","postings":[["house:smjjxkvs","meter:hall.main",100,"contribution"],["escrow:smjjxkvs:1","player:ugb79jg9wp6q",500,"return"],["house:smjjxkvs","player:ugb79jg9wp6q",500,"win"],["escrow:smjjxkvs:1","player:ugb79jg9wp6q",500,"return"],["house:smjjxkvs","player:ugb79jg9wp6q",500,"win"],["escrow:smjjxkvs:1","player:ugb79jg9wp6q",500,"return"],["house:smjjxkvs","player:ugb79jg9wp6q",2000,"win"],["escrow:smjjxkvs:1","house:smjjxkvs",250,"lose"],["escrow:smjjxkvs:1","house:smjjxkvs",500,"lose"],["escrow:smjjxkvs:1","house:smjjxkvs",500,"lose"],["escrow:smjjxkvs:1","house:smjjxkvs",500,"lose"],["escrow:smjjxkvs:1","house:smjjxkvs",250,"lose"]],"steps":[{"act":{"do":"settle","by":{"role":"dealer"},"meters_minor":[["main",1000200]]},"events":[{"event":"round_settled/1","lines":[{"box":1,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:3.10.1","reason":"contest/higher","seen":{"strength":561,"dealer_strength":277},"row":""},{"box":1,"wager":"play","kind":"stake","stake_minor":500,"outcome":"win","won_minor":500,"returned_minor":1000,"clause":"rws:3.10.1","reason":"contest/higher","seen":{"strength":561,"dealer_strength":277},"row":""},{"box":1,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"win","won_minor":2000,"returned_minor":2500,"clause":"rws:4.2","reason":"row/pays","seen":{"strength":561},"row":"flush"},{"box":1,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":561},"row":""},{"box":2,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":82,"dealer_strength":277},"row":""},{"box":2,"wager":"play","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:3.10.2","reason":"contest/lower","seen":{"strength":82,"dealer_strength":277},"row":""},{"box":2,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.2","reason":"row/nothing","seen":{"strength":82},"row":""},{"box":2,"wager":"progressive","kind":"stake","stake_minor":250,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"rws:4.4","reason":"row/nothing","seen":{"strength":82},"row":""}],"meter_moves":[{"name":"main","before_minor":1000200,"contributed_minor":100,"paid_minor":0,"reseeded_minor":0,"after_minor":1000300}],"shown":[]}]}]}' AS BLOB)),
('smjjxkvs', 2, 19, 1007250000, 'dealer:u6ay96heegws', CAST('{"at":1007250000,"by":"dealer:u6ay96heegws","note":{"commitment":"2bdf3fe449e774eb4438bbe73302b79645dc4afe0049a4d0381cc563a187c3ba"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000300]]},"events":[{"event":"betting_opened/1","game":2,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000300]]}]}]}' AS BLOB)),
('smjjxkvs', 2, 20, 1007251000, 'player:ugb79jg9wp6q', CAST('{"at":1007251000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:smjjxkvs:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('smjjxkvs', 2, 21, 1007251000, 'player:ugb79jg9wp6q', CAST('{"at":1007251000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:smjjxkvs:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('smjjxkvs', 2, 22, 1007251000, 'player:ugb79jg9wp6q', CAST('{"at":1007251000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:smjjxkvs:2",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('smjjxkvs', 2, 23, 1007251000, 'player:uvf5wbza4qbk', CAST('{"at":1007251000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:smjjxkvs:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('smjjxkvs', 2, 24, 1007251000, 'player:uvf5wbza4qbk', CAST('{"at":1007251000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:smjjxkvs:2",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('smjjxkvs', 2, 25, 1007251000, 'player:uvf5wbza4qbk', CAST('{"at":1007251000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:smjjxkvs:2",250,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"progressive","amount_minor":250},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"progressive","stake_minor":250,"was_minor":0}]}]}' AS BLOB)),
('smjjxkvs', 2, 26, 1007252000, 'player:ugb79jg9wp6q', CAST('{"at":1007252000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('smjjxkvs', 2, 27, 1007252000, 'player:uvf5wbza4qbk', CAST('{"at":1007252000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('smjjxkvs', 2, 28, 1007253000, 'dealer:u6ay96heegws', CAST('{"at":1007253000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('smjjxkvs', 2, 29, 1007254000, 'dealer:u6ay96heegws', CAST('{"at":1007254000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["8c","4c","Ks","Ts","4h","6h","7d","7h","Qc"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["8c","Ts","7d"]],[2,["4c","4h","7h"]]],"dealer":["Ks","6h","Qc"]}]}]}' AS BLOB)),
('smjjxkvs', 2, 30, 1007255000, 'player:ugb79jg9wp6q', CAST('{"at":1007255000,"by":"player:ugb79jg9wp6q","postings":[],"steps":[{"act":{"do":"look","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1},"events":[{"event":"cards_looked_at/1","box":1}]}]}' AS BLOB)),
('smjjxkvs', 2, 31, 1007255000, 'player:uvf5wbza4qbk', CAST('{"at":1007255000,"by":"player:uvf5wbza4qbk","postings":[],"steps":[{"act":{"do":"look","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2},"events":[{"event":"cards_looked_at/1","box":2}]}]}' AS BLOB)),
('smjjxkvs', 2, 32, 1007256000, 'player:ugb79jg9wp6q', CAST('{"at":1007256000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:smjjxkvs:2",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
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
('vqrqtgjg', 1, 15, 1007350000, 'clock', CAST('{"at":1007350000,"by":"clock","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]},{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["3d","3s","Jc","Ad","Ac","8c","3h","9c","7s","5c","9d"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["3d","Ad","3h"]],[2,["3s","Ac","9c"]]],"dealer":["Jc","8c","7s"]},{"event":"community_dealt/1","cards":["5c","9d"]}]}]}' AS BLOB)),
('vqrqtgjg', 1, 16, 1007351000, 'player:ugb79jg9wp6q', CAST('{"at":1007351000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:vqrqtgjg:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
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
('vtnqucea', 1, 14, 1007381000, 'dealer:u6ay96heegws', CAST('{"at":1007381000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["Jc","2d","Ad","Qd","Ac","Jd","2h","7h","Td"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["Jc","Qd","2h"]],[2,["2d","Ac","7h"]]],"dealer":["Ad","Jd","Td"]}]}]}' AS BLOB)),
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
('xgqjwjdx', 1, 16, 1007294000, 'dealer:u6ay96heegws', CAST('{"at":1007294000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["9c","Ts","3d","5s","5c","5d","Th","8s","9s"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["9c","5s","Th"]],[2,["Ts","5c","8s"]]],"dealer":["3d","5d","9s"]}]}]}' AS BLOB)),
('xgqjwjdx', 1, 17, 1007295000, 'player:ugb79jg9wp6q', CAST('{"at":1007295000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:xgqjwjdx:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('xgqjwjdx', 1, 18, 1007296000, 'player:uvf5wbza4qbk', CAST('{"at":1007296000,"by":"player:uvf5wbza4qbk","postings":[["escrow:xgqjwjdx:1","house:xgqjwjdx",500,"lose"],["escrow:xgqjwjdx:1","house:xgqjwjdx",500,"lose"],["escrow:xgqjwjdx:1","house:xgqjwjdx",500,"lose"]],"steps":[{"act":{"do":"fold","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2},"events":[{"event":"box_folded/1","box":2,"lines":[{"box":2,"wager":"ante","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"sixcard:4","reason":"folded","seen":{},"row":""},{"box":2,"wager":"pair_plus","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"sixcard:4","reason":"folded","seen":{},"row":""},{"box":2,"wager":"progressive","kind":"stake","stake_minor":500,"outcome":"lose","won_minor":0,"returned_minor":0,"clause":"sixcard:8","reason":"folded","seen":{},"row":""}]}]}]}' AS BLOB)),
('xgqjwjdx', 1, 19, 1007297000, 'dealer:u6ay96heegws', CAST('{"at":1007297000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"reveal","by":{"role":"dealer"}},"events":[{"event":"hands_revealed/1","dealer":["3d","5d","9s"],"dealer_draws":false}]}]}' AS BLOB)),
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
('xnxstnvn', 1, 14, 1007364000, 'dealer:u6ay96heegws', CAST('{"at":1007364000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"hand","cards":["9c","5c","Kh","6h","4c","Jd","Qs","8c","Qh"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"hand","hands":[[1,["9c","6h","Qs"]],[2,["5c","4c","8c"]]],"dealer":["Kh","Jd","Qh"]}]}]}' AS BLOB)),
('xnxstnvn', 1, 15, 1007365000, 'player:ugb79jg9wp6q', CAST('{"at":1007365000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:xnxstnvn:1",500,"play"]],"steps":[{"act":{"do":"play","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"amount_minor":500,"discards":[]},"events":[{"event":"box_played/1","box":1,"wager":"play","stake_minor":500,"discards":[]}]}]}' AS BLOB)),
('xnxstnvn', 1, 16, 1007366000, 'player:unh5vaa92k6u', CAST('{"at":1007366000,"by":"player:unh5vaa92k6u","note":{"paused":true},"postings":[],"steps":[]}' AS BLOB)),
('xujpjssn', 0, 1, 1007418000, 'clock', CAST('{"at":1007418000,"by":"clock","note":{"opened":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","settings":"951cdbdf9c4397ff6836a5d1b12956c1943947bc094fad14981723fd5407e7e5"},"postings":[],"steps":[]}' AS BLOB)),
('xujpjssn', 1, 2, 1007419000, 'dealer:u6ay96heegws', CAST('{"at":1007419000,"by":"dealer:u6ay96heegws","note":{"commitment":"5d52fdf009c6ee5f2fb675a2813074948e265d30a77dc0840e18e095dcc0d97c"},"postings":[],"steps":[{"act":{"do":"open","by":{"role":"dealer"},"meters_minor":[["main",1000000]]},"events":[{"event":"betting_opened/1","game":1,"house":"rws","digest":"sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3","meters_minor":[["main",1000000]]}]}]}' AS BLOB)),
('xujpjssn', 1, 3, 1007420000, 'player:ugb79jg9wp6q', CAST('{"at":1007420000,"by":"player:ugb79jg9wp6q","note":{"player":"ugb79jg9wp6q","seat":1},"postings":[],"steps":[]}' AS BLOB)),
('xujpjssn', 1, 4, 1007420000, 'player:uvf5wbza4qbk', CAST('{"at":1007420000,"by":"player:uvf5wbza4qbk","note":{"player":"uvf5wbza4qbk","seat":2},"postings":[],"steps":[]}' AS BLOB)),
('xujpjssn', 1, 5, 1007421000, 'player:ugb79jg9wp6q', CAST('{"at":1007421000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:xujpjssn:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('xujpjssn', 1, 6, 1007421000, 'player:ugb79jg9wp6q', CAST('{"at":1007421000,"by":"player:ugb79jg9wp6q","postings":[["player:ugb79jg9wp6q","escrow:xujpjssn:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":1,"player":"ugb79jg9wp6q","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('xujpjssn', 1, 7, 1007421000, 'player:uvf5wbza4qbk', CAST('{"at":1007421000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:xujpjssn:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"ante","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"ante","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('xujpjssn', 1, 8, 1007421000, 'player:uvf5wbza4qbk', CAST('{"at":1007421000,"by":"player:uvf5wbza4qbk","postings":[["player:uvf5wbza4qbk","escrow:xujpjssn:1",500,"stake"]],"steps":[{"act":{"do":"place","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2,"wager":"pair_plus","amount_minor":500},"events":[{"event":"wager_placed/1","box":2,"player":"uvf5wbza4qbk","wager":"pair_plus","stake_minor":500,"was_minor":0}]}]}' AS BLOB)),
('xujpjssn', 1, 9, 1007422000, 'player:ugb79jg9wp6q', CAST('{"at":1007422000,"by":"player:ugb79jg9wp6q","note":{"seed":"ugb79jg9wp6q"},"postings":[],"steps":[]}' AS BLOB)),
('xujpjssn', 1, 10, 1007422000, 'player:uvf5wbza4qbk', CAST('{"at":1007422000,"by":"player:uvf5wbza4qbk","note":{"seed":"uvf5wbza4qbk"},"postings":[],"steps":[]}' AS BLOB)),
('xujpjssn', 1, 11, 1007423000, 'dealer:u6ay96heegws', CAST('{"at":1007423000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"close","by":{"role":"dealer"}},"events":[{"event":"betting_closed/1"}]}]}' AS BLOB)),
('xujpjssn', 1, 12, 1007424000, 'dealer:u6ay96heegws', CAST('{"at":1007424000,"by":"dealer:u6ay96heegws","postings":[],"steps":[{"act":{"do":"deal","by":{"role":"dealer"},"method":"shuffler","cards":["Ac","Jc","4d","7d","4h","Qd","8s","4s","8d"],"boxes":[]},"events":[{"event":"cards_dealt/1","method":"shuffler","hands":[[1,["Ac","Jc","4d"]],[2,["7d","4h","Qd"]]],"dealer":["8s","4s","8d"]}]}]}' AS BLOB)),
('xujpjssn', 1, 13, 1007425000, 'player:ugb79jg9wp6q', CAST('{"at":1007425000,"by":"player:ugb79jg9wp6q","postings":[],"steps":[{"act":{"do":"look","by":{"role":"player","id":"ugb79jg9wp6q"},"box":1},"events":[{"event":"cards_looked_at/1","box":1}]}]}' AS BLOB)),
('xujpjssn', 1, 14, 1007425000, 'player:uvf5wbza4qbk', CAST('{"at":1007425000,"by":"player:uvf5wbza4qbk","postings":[],"steps":[{"act":{"do":"look","by":{"role":"player","id":"uvf5wbza4qbk"},"box":2},"events":[{"event":"cards_looked_at/1","box":2}]}]}' AS BLOB));

INSERT INTO tables (id, house, settings, state, version, epoch, owner, expires_ms, closed, created_ms) VALUES
('cepyxzcz', 'sha256:f30d080a698f1befa64a1b3eb27626e569ed1c013f622da841dac48cb654c6ed', CAST('{"house":"draw","name":"the dealer draws","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"moving","since_ms":1007285000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000,"decided":true},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000,"decided":true}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"f88343b1ece8975a8370491ebe19d77b84c753656e18c77e2d4b3ff2fe3fccc2","commitment":"99c306018da98044b71bfe7a9a6b9690881e5f57e9a260981ca39873bb580eca","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Misty Bison''s seed"]],"used":10},"began_ms":1007277000,"bets_ms":1007279000,"body":"712a0300ac36a0422c4745e2c3492324eb37d1ab01463b89bcff227d25656169","chain":"e20fa77f250e7ee6cec8aebb6425c1ad33c78ff6693c05c6bb0e37fa3440a7ae"}' AS BLOB), 18, 1, '', 0, 0, 1007276000),
('deuebwyu', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"challenged","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"betting","since_ms":1007228000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":1,"nonce":"4f895d6331b40c7c248a7889b032b51d0f50c46a0ce582be0b6395bc9df6b434","commitment":"3a1eec5929eb534dd938de74496e616325650a715b353f45015ca29a4209819f","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Misty Bison''s seed"]]},"opened":["aa677c88058ec4e156393ef2180420fb5f04cce9a01a6cdfab62b4c6f68cd4ce"],"began_ms":1007228000,"bets_ms":1007230000,"body":"8cad55c466a49629c48a72b5e5c2bbf8fe0dfbc5d3e52a8aec42ad832104929c","chain":"fbb1f88d0ac2f981442f34dda1e66e92a30d78669a2a2c5f26f7f2614792184e"}' AS BLOB), 15, 1, '', 0, 0, 1007227000),
('drskhzrr', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"voided, and on","posted":"","boxes":0,"deal":"live","method":"","pace":"clock","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":2,"stage":"betting","since_ms":1007334000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","began_ms":1007334000,"bets_ms":1007335000,"body":"6403d83ee5f23c5e32bed1d01bcbd35a2b921bf514db34a1fcfe12f625a08ccf","chain":"8a3062ede2070e2ea467ac15c1f1f418bb58e43ffc0dbcda3caa591361bbe170"}' AS BLOB), 24, 1, '', 0, 0, 1007323000),
('ephmcgjm', 'sha256:7a578a7dbc8cfabd77052de90dec29c9d96093a991cd2d4f3a3397ee536a7522', CAST('{"house":"sixcard","name":"a new table","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"since_ms":1007220000,"host":"unh5vaa92k6u","body":"56cad9efc8bcad21ad556ac5996bb71adc2690843cce50bb8a362bb30c58d610"}' AS BLOB), 1, 1, '', 0, 0, 1007220000),
('evudppjb', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"a bot","posted":"","boxes":0,"deal":"digital","method":"","pace":"clock","timed":true,"bet_seconds":600,"least_bet_seconds":0,"decide_seconds":600,"show_seconds":600,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":10,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"betting","since_ms":1007384000,"deadline_ms":1007987000,"sitters":[{"player":"bot.best.ante.1a2b3c4d","name":"Bot Alma (best)","boxes":[1],"bot":true,"bank_ms":30000},{"player":"ugb79jg9wp6q","name":"Ann","boxes":[2],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[3],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"7f61cbb10313144f6cd3526a0c917797fb0a3d4beb7e3f7e33509694c4c2d465","commitment":"301eb28a12ef3edfae7e5f19148eeee864180e96a0d6e78377ab0e22ad062942"},"began_ms":1007384000,"bets_ms":1007387000,"body":"30e7c11814cd7188777f56efab7000d34e61523e2315550e79d9fbf469fc654b","chain":"1828a0cd274e3b21f60c63b83c1e4bbd40ab50c8ce161624b30c568a6b088052"}' AS BLOB), 11, 1, '', 0, 0, 1007384000),
('jezdkuhy', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"a meter hit","posted":"","boxes":0,"deal":"live","method":"","pace":"clock","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":2,"stage":"deciding","since_ms":1007311000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","began_ms":1007308000,"bets_ms":1007309000,"body":"a496fc50322ed43de6e9580ea6c1d52c4722fa932c96cc04ad5a287854ffae5a","chain":"213dce41b1e7ab76684a27ca10db31bd2fe2d8945298d933ec5ceea10e30549d"}' AS BLOB), 25, 1, '', 0, 0, 1007298000),
('khhvjtzq', 'sha256:f30d080a698f1befa64a1b3eb27626e569ed1c013f622da841dac48cb654c6ed', CAST('{"house":"draw","name":"replacing","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"moving","since_ms":1007266000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000,"decided":true},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000,"decided":true}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"72afa9b1f7753c9bd9bf330766aca69b357a8ab537ebf751b85134c30fc2ae35","commitment":"f52da76f2cf9a36ecb155e7dc1bf51de534d2b7638e719d9db6373c01ad2dee9","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Misty Bison''s seed"]],"used":9},"began_ms":1007258000,"bets_ms":1007260000,"body":"4ae0eba0efe0a3b90b8c46fcc28df6f69de23fc724fc75ab561dd96ae85dd872","chain":"b4f4684ad53687cf141e0bbebbea6103c6bf0805b6282a1fc6122ed309e07095"}' AS BLOB), 16, 1, '', 0, 0, 1007257000),
('mfhbuakj', 'sha256:400cb98710ea77c0658559960bb887972f7185084fc188a5eeba88862c8d766d', CAST('{"house":"prime","name":"no more bets","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"moving","since_ms":1007238000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"81efc96aa906fc31fdf888acdfc514868cf80870768dcad1491f7795e85795b8","commitment":"94431526a230300c670ac1c15fa5ef379d0176ef39c1f708dad197d7b37db708"},"began_ms":1007235000,"bets_ms":1007237000,"body":"37a9d939e9550fa2257f7c9e24014e0064fca53c14a82043a3eea40dbbb210b3","chain":"590a35e51d88f75413a456fb9d0c453ea9dd97ac28cad08cf0267564ee941171"}' AS BLOB), 13, 1, '', 0, 0, 1007234000),
('mqzaanfn', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"left in the middle","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"deciding","since_ms":1007373000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"given_up":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"602119fc22c6ea5de04eb23d76533c97d5feb223ff5b4f83386a190f6a4197ec","commitment":"790b11cff7fceb7269b996c82dd72d2939f2e1c48f09813a68b5efd47dd294f7","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Misty Bison''s seed"]],"used":9},"began_ms":1007368000,"bets_ms":1007370000,"body":"92a8b5f63590bec6c0a71be7e010105a1f045fcc1016347f9ab14c9b16b7c0b5","chain":"ad3858044380406bd420018e1f4bdf5d4d53ed1725a334c859ce81df523a8c98"}' AS BLOB), 16, 1, '', 0, 0, 1007367000),
('mxpsjkqm', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"settled","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"showing","since_ms":1007417000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"e24e0d6a72fba5c1002bb1f09158a1f6e76fed7f14e14849f1d2104f1ec696a1","commitment":"3527b471b8fc695321cac948a9c3278a74efb2e1add6e0b1103af0110f25189e","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Misty Bison''s seed"]],"used":9},"held":[["ugb79jg9wp6q",1000]],"began_ms":1007408000,"bets_ms":1007410000,"ended_ms":1007417000,"body":"2a2a82cac34a7c728cb35393f6708b687780fb82b7a4955bb94a689d32404b5a","chain":"5545138f720c7f7e77d867a284ece7bd677da087321948be13f66f8c35e29717"}' AS BLOB), 18, 1, '', 0, 0, 1007407000),
('nuswdfnn', 'sha256:9f82f7ddc85cf1afa15e23e4d39e352d83d698ddc91f1d1b3e8a8a4ceffd19e2', CAST('{"house":"generous","name":"a house of its own","posted":"","boxes":0,"deal":"live","method":"","pace":"clock","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":2,"stage":"deciding","since_ms":1007406000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","carries":[["main","17/20"]],"began_ms":1007403000,"bets_ms":1007404000,"body":"7699df3ee7f7aab37f5500502e8f0ea784e0d12fea0f7fc08a7ac7fa01452122","chain":"762736889c7d4be72e8c0450cbdde896f95e83bdcee018c9e21e935749981d78"}' AS BLOB), 25, 1, '', 0, 0, 1007393000),
('pvjyfyhw', 'sha256:fb4255e39b57d02ff4dd1b6774704e189ab4e04bac4e730147775e714da84f2c', CAST('{"house":"rws","name":"Ann''s own","posted":"ante=20..200 progressive=5","boxes":0,"deal":"digital","method":"","pace":"clock","timed":true,"bet_seconds":600,"least_bet_seconds":0,"decide_seconds":600,"show_seconds":600,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":10,"progressive":"own","entry":"code","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"betting","since_ms":1007426000,"deadline_ms":1008028000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"paused":true,"host":"ugb79jg9wp6q","code":"GSYGCC","admitted":["uvf5wbza4qbk"],"deck":{"number":0,"nonce":"60efd69b72e1815dc96b9fe3b62d94276f02b6e78fb286e067c90de8e93ab131","commitment":"6644865e63541570ae7627b290b220f9f91699dfa6006abb930c1173a9978bcb"},"began_ms":1007426000,"bets_ms":1007428000,"body":"f97f29ebc855b115f88e99fb7ed0943e6daa4b9d618c1d0cdb47cf247fb7f8cc","chain":"d2f924acfa9ec08d382acbb6c19bf1decd112312f935af80ccf287601fbab47b"}' AS BLOB), 11, 1, '', 0, 0, 1007426000),
('qsgyshat', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"betting","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"betting","since_ms":1007222000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"ready":true,"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"5ad8f7e9c1229ef90574edb60d09ab19dd71861a7e26f20549088b368fe93d36","commitment":"62c745dd41949f6a971260c78128c7896c2f12106b2a77a577ffccd8ad183ec9","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Misty Bison''s seed"]]},"began_ms":1007222000,"bets_ms":1007224000,"body":"c9a4b96ec84dec4ff762934779778530a5a96a2e7534e8b4c50c01b5a901a301","chain":"4ffeb1d870ea8bf95a3164be38ee311ce2ffff605953d4b45853c2d5ede8b2b2"}' AS BLOB), 13, 1, '', 0, 0, 1007221000),
('rhkhewtp', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"closed","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":2,"stage":"closed","since_ms":1000019000,"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"e21942a7c5e6e61046227bbbda1f8727fc74a7ed5b0f54b0cf084c0b52fc1006","commitment":"38b51606463f073001c1c8c500ad559abb7d9d52f69d3afff1f95d2d8a73fe1c","used":9},"began_ms":1000011000,"bets_ms":1000012000,"ended_ms":1000018000,"final":true,"body":"7e22a0e5b5858ca05e7e395818c20c8fdd7df8ac419e9318ff303965474b1d75","chain":"4e1c681f1a056afd273751b72ecdad17bbdeeefe3c251bc9a9ea16b8c10184b6"}' AS BLOB), 32, 1, '', 0, 1, 1000000000),
('rkdatdab', 'sha256:ea9f8925529dbbe841609c7d306edaa6d1946b4c41528cec28c31082227f1772', CAST('{"house":"ultimate","name":"revealing","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"moving","since_ms":1007275000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000,"decided":true},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000,"decided":true}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"0d696ebec51c87e8e1236caf5195bbffcc5294982ad5b9c2ef2fff951f7c64f0","commitment":"15c6f229888061008f4a845c45238141968b487f5d27bd0eaa3c9175c3c271be","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Misty Bison''s seed"]],"used":9},"began_ms":1007268000,"bets_ms":1007270000,"body":"bb59bcf672bd228b05bc2d12836e76672bb4cb6ea6ee3ab9a79115babb177040","chain":"4b679acab71643b77408ad260bce4f5fc87aec307a291c4ddd9daaa95975afb8"}' AS BLOB), 12, 1, '', 0, 0, 1007267000),
('sgfcjcwh', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"cards entered","posted":"","boxes":0,"deal":"live","method":"","pace":"clock","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"moving","since_ms":1007340000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","draft":["As","Kd","7c","Ks"],"began_ms":1007337000,"bets_ms":1007339000,"body":"84921c864fba3cd7ee6961d9a7c1e2a3b1045fc40c65323e3aa78506a9b7dbd3","chain":"bea47d2a4ab908ea6c7ec4c10407c59a15489ed2a71c4a25c230e53832deb78e"}' AS BLOB), 12, 1, '', 0, 0, 1007336000),
('smjjxkvs', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"deciding","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"all"}' AS BLOB), CAST('{"round":2,"stage":"deciding","since_ms":1007254000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000,"decided":true},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"ddd0dec78d07d80dcd3b74ffaaeb499a16fe3ecc86b6c14ef338a02fd4514999","commitment":"2bdf3fe449e774eb4438bbe73302b79645dc4afe0049a4d0381cc563a187c3ba","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Misty Bison''s seed"]],"used":9},"began_ms":1007250000,"bets_ms":1007251000,"body":"0720bbf1d3cfa8fc828ffbaea7018c433871b87099135d65e6549ad8b9c7f0e8","chain":"2ee3fc781ee2012848a8ff63aacd429b8070421b1b198eddc8c5efa08956bdfc"}' AS BLOB), 32, 1, '', 0, 0, 1007239000),
('upksxcrt', 'sha256:a918a447d829e7c7422aa6d1ba3c42f85b3da04ea80e9accb7b99858d38d46b1', CAST('{"house":"evolution","name":"settled by the clock","posted":"","boxes":0,"deal":"digital","method":"","pace":"clock","timed":true,"bet_seconds":600,"least_bet_seconds":0,"decide_seconds":600,"show_seconds":600,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":10,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"showing","since_ms":1007357000,"deadline_ms":1007957000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"50ced4804c112feb30716c088ee842f2c0b67c4d0c2d69252cac8e9f715c69a5","commitment":"f524ab93d8ef270c15d42b4146686e3117e32224da097b8f401115daffea1a07","used":9},"held":[["uvf5wbza4qbk",1000]],"began_ms":1007352000,"bets_ms":1007354000,"ended_ms":1007357000,"body":"19d9f0a05ce758b367d24e08f41565c19fee770b44c1d6419d739c58925bf294","chain":"67dee79d36994a20bd9b9e1c32da5059e70b8d577f0109e8ce850d37aea9a455"}' AS BLOB), 16, 1, '', 0, 0, 1007352000),
('vgbrjfxh', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"withdrawn","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"betting","since_ms":1007389000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"9bee1726330d29c9441da6266ed7f85e27126aefd5799f900b0e0306b4f12ce6","commitment":"05446357e27453e454a059052adb94770876c82295f8943db676cc6d638f8ac6"},"began_ms":1007389000,"bets_ms":1007391000,"body":"4b7b143c558f5dac08e5c64cf409913c47887985c55d903775550f5f498873c7","chain":"f6e456ea5c8f82e1e450c05ff46638b13ca99a012b0172b91b4d9cff70cf4981"}' AS BLOB), 11, 1, '', 0, 0, 1007388000),
('vnesbvwr', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"a hit voided","posted":"","boxes":0,"deal":"live","method":"","pace":"clock","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"showing","since_ms":1007322000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","began_ms":1007313000,"bets_ms":1007315000,"ended_ms":1007322000,"body":"8db7271142b48f7330451da8149b37924166f1d4d60f1f61b8d3b6094d9ae40f","chain":"96d6ac6005a7458be0cea89c3c4e5c011de216078fd9f2616943ec21e47b9d0d"}' AS BLOB), 17, 1, '', 0, 0, 1007312000),
('vqrqtgjg', 'sha256:84202a27cc91a72274834e555bd8baea71aed79c07d5c050103008dd0ed56133', CAST('{"house":"millionaire_progressive","name":"deciding by the clock","posted":"","boxes":0,"deal":"digital","method":"","pace":"clock","timed":true,"bet_seconds":600,"least_bet_seconds":0,"decide_seconds":600,"show_seconds":600,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":10,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"deciding","since_ms":1007350000,"deadline_ms":1007950000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000,"decided":true},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"2e4804af51f9bb198a0b75f364cbd5b2e969f29f6875adc7e21825ecfa67a021","commitment":"a06360034166b14902a0198633fcf9f9689f5e663bdc7b8759c222b5bd8f8fa5","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Misty Bison''s seed"]],"used":11},"began_ms":1007346000,"bets_ms":1007348000,"body":"5d952f60b8bea67a48363249f93f4bd5b48cb9be5532a2d7d791c14f8a04fa59","chain":"92e698362700e7947cb1de49ee5ea1a2152df1d9425f7c6e83b7ba7f82f3d205"}' AS BLOB), 16, 1, '', 0, 0, 1007346000),
('vtnqucea', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"closing","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"deciding","since_ms":1007381000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000,"decided":true},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"d752c13bb1fe3b85082b58b48251d9e4c5a42c9cfa697c78442a507e0837e928","commitment":"ec5391df7ed19f71be6e4a3c2418d6b375d480b36172fc2aca5420e165878805","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Misty Bison''s seed"]],"used":9},"began_ms":1007376000,"bets_ms":1007378000,"closing":true,"body":"168314c0651d79d010c6db0d19cd098bf6dca1ab333e112f568aa759ca74a503","chain":"87f93047ea2c89200ee9bbacf071b5293fd88ecb674292a05e8409a14b3817c1"}' AS BLOB), 16, 1, '', 0, 0, 1007375000),
('vygbdjyx', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"betting by the clock","posted":"","boxes":0,"deal":"digital","method":"","pace":"clock","timed":true,"bet_seconds":600,"least_bet_seconds":0,"decide_seconds":600,"show_seconds":600,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":10,"progressive":"linked:hall","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"betting","since_ms":1007342000,"deadline_ms":1007944000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"facdf53e4f090e927f8bb3751538d1de1607601ef9546b2de42402ca04013e5a","commitment":"59abba4770d242c1a25093cae3f1c7e48e809d2ef8575142d54a18ff2e28df0d","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Misty Bison''s seed"]]},"began_ms":1007342000,"bets_ms":1007344000,"body":"b1e87aa82f2d40171b63f550274c009aee355e87c68940153c235785097370c2","chain":"e53e734ad8be4ae5bc6c5c312670d745f51e603003012e48c1be1303497937a2"}' AS BLOB), 12, 1, '', 0, 0, 1007342000),
('xgqjwjdx', 'sha256:7a578a7dbc8cfabd77052de90dec29c9d96093a991cd2d4f3a3397ee536a7522', CAST('{"house":"sixcard","name":"settling","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"moving","since_ms":1007296000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000,"decided":true},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000,"decided":true}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"7687b7cf6accf67deea56ca689979a11cffe775e0e2d25d2a4e18e776901c238","commitment":"f549170260a44e3532001baf5e3b9e4ba16b4dec61ed386e351ebb06bafbfb01","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Misty Bison''s seed"]],"used":9},"began_ms":1007289000,"bets_ms":1007291000,"body":"37103be586ff810aa64579445f3d3ac7cbe700775269dc4cb9e05452dd3190a5","chain":"321c805ee7d8c523c2585ea84270b6d89a735f76cf06acde7e004d3b36803c38"}' AS BLOB), 19, 1, '', 0, 0, 1007288000),
('xnxstnvn', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"paused","posted":"","boxes":0,"deal":"digital","method":"","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"own","entry":"open","bots":true,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"deciding","since_ms":1007364000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000,"decided":true},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"paused":true,"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"cd0cd0de64812ca4017b7cb7438964dd7bdad29012c27eaa6a8323042bf578ac","commitment":"2a2f095a6b9307551f8e2efaa0de0fab7bb249d1306fea0c7d51dc90a4f32d58","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Misty Bison''s seed"]],"used":9},"began_ms":1007359000,"bets_ms":1007361000,"body":"6d0f0c7d98ba860891a9986d91b813e524e065051501c5939c9c74026e33b2c1","chain":"f9d32749415f9feba2867c9b6beb7e701d9dd91078019230d6136e0df0162d33"}' AS BLOB), 16, 1, '', 0, 0, 1007358000),
('xujpjssn', 'sha256:253f0e044cab652ddee6a9efc54ce42cb7020431272e65b3c163b61b9127b1e3', CAST('{"house":"rws","name":"with few boxes","posted":"","boxes":4,"deal":"digital","method":"shuffler","pace":"dealer","timed":false,"bet_seconds":20,"least_bet_seconds":5,"decide_seconds":20,"show_seconds":6,"bank_seconds":30,"refill_seconds":5,"grace_seconds":20,"hold_minutes":5,"void_minutes":60,"progressive":"none","entry":"open","bots":false,"reveal":"seen"}' AS BLOB), CAST('{"round":1,"stage":"deciding","since_ms":1007424000,"sitters":[{"player":"ugb79jg9wp6q","name":"Ann","boxes":[1],"bank_ms":30000},{"player":"uvf5wbza4qbk","name":"Misty Bison","boxes":[2],"bank_ms":30000}],"host":"unh5vaa92k6u","deck":{"number":0,"nonce":"e3e1a7b06317f3492e64cfac612537f47ffd1297598b640f454723eae362915b","commitment":"5d52fdf009c6ee5f2fb675a2813074948e265d30a77dc0840e18e095dcc0d97c","seeds":[["ugb79jg9wp6q","Ann''s seed"],["uvf5wbza4qbk","Misty Bison''s seed"]],"used":9},"began_ms":1007419000,"bets_ms":1007421000,"body":"707e9ce6450bd432dadb1f7207134e42035f4d1e8d6d8f3a04704fb284acf05f","chain":"329c4fd970f70665daade9abf0e8ca4ef8134b36b622d9b04a7303c39e14f94e"}' AS BLOB), 14, 1, '', 0, 0, 1007418000);

INSERT INTO tokens (id, secret, person, scopes, created_ms, expires_ms, used_ms) VALUES
('t8qua49js58m', 'e6ee98620b68d2764171d1d85c38b8ad324a4d8e504ef1bd23f018c217c2de47', 'uywtfxq9h2qz', 'audit admin', 1000000000, 32622400000, 0);

INSERT INTO transfers (table_id, version, number, ledger, debit, credit, amount_minor, reason, round, at_ms, player) VALUES
('cepyxzcz', 5, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:cepyxzcz:1', 500, 'stake', 1, 1007279000, 'ugb79jg9wp6q'),
('cepyxzcz', 6, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:cepyxzcz:1', 100, 'stake', 1, 1007279000, 'ugb79jg9wp6q'),
('cepyxzcz', 7, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:cepyxzcz:1', 500, 'stake', 1, 1007279000, 'uvf5wbza4qbk'),
('cepyxzcz', 8, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:cepyxzcz:1', 100, 'stake', 1, 1007279000, 'uvf5wbza4qbk'),
('cepyxzcz', 15, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:cepyxzcz:1', 500, 'play', 1, 1007284000, 'ugb79jg9wp6q'),
('cepyxzcz', 16, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:cepyxzcz:1', 500, 'play', 1, 1007285000, 'uvf5wbza4qbk'),
('deuebwyu', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:deuebwyu:1', 500, 'stake', 1, 1007230000, 'ugb79jg9wp6q'),
('deuebwyu', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:deuebwyu:1', 500, 'stake', 1, 1007230000, 'ugb79jg9wp6q'),
('deuebwyu', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:deuebwyu:1', 250, 'stake', 1, 1007230000, 'ugb79jg9wp6q'),
('deuebwyu', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:deuebwyu:1', 500, 'stake', 1, 1007230000, 'uvf5wbza4qbk'),
('deuebwyu', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:deuebwyu:1', 500, 'stake', 1, 1007230000, 'uvf5wbza4qbk'),
('deuebwyu', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:deuebwyu:1', 250, 'stake', 1, 1007230000, 'uvf5wbza4qbk'),
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
('grants/grant/EUR/ugb79jg9wp6q/first', 0, 0, 'EUR', 'grants', 'player:ugb79jg9wp6q', 100000, 'grant', 0, 1007353000, 'ugb79jg9wp6q'),
('grants/grant/EUR/uvf5wbza4qbk/first', 0, 0, 'EUR', 'grants', 'player:uvf5wbza4qbk', 100000, 'grant', 0, 1007353000, 'uvf5wbza4qbk'),
('grants/grant/GBP/ugb79jg9wp6q/first', 0, 0, 'GBP', 'grants', 'player:ugb79jg9wp6q', 100000, 'grant', 0, 1007236000, 'ugb79jg9wp6q'),
('grants/grant/GBP/uvf5wbza4qbk/first', 0, 0, 'GBP', 'grants', 'player:uvf5wbza4qbk', 100000, 'grant', 0, 1007236000, 'uvf5wbza4qbk'),
('grants/grant/SGD/bot.best.ante.1a2b3c4d/first', 0, 0, 'SGD', 'grants', 'player:bot.best.ante.1a2b3c4d', 100000, 'grant', 0, 1007385000, 'bot.best.ante.1a2b3c4d'),
('grants/grant/SGD/ugb79jg9wp6q/first', 0, 0, 'SGD', 'grants', 'player:ugb79jg9wp6q', 100000, 'grant', 0, 1000002000, 'ugb79jg9wp6q'),
('grants/grant/SGD/uvf5wbza4qbk/first', 0, 0, 'SGD', 'grants', 'player:uvf5wbza4qbk', 100000, 'grant', 0, 1000002000, 'uvf5wbza4qbk'),
('grants/grant/USD/ugb79jg9wp6q/first', 0, 0, 'USD', 'grants', 'player:ugb79jg9wp6q', 100000, 'grant', 0, 1007259000, 'ugb79jg9wp6q'),
('grants/grant/USD/uvf5wbza4qbk/first', 0, 0, 'USD', 'grants', 'player:uvf5wbza4qbk', 100000, 'grant', 0, 1007259000, 'uvf5wbza4qbk'),
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
('khhvjtzq', 5, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:khhvjtzq:1', 500, 'stake', 1, 1007260000, 'ugb79jg9wp6q'),
('khhvjtzq', 6, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:khhvjtzq:1', 100, 'stake', 1, 1007260000, 'ugb79jg9wp6q'),
('khhvjtzq', 7, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:khhvjtzq:1', 500, 'stake', 1, 1007260000, 'uvf5wbza4qbk'),
('khhvjtzq', 8, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:khhvjtzq:1', 100, 'stake', 1, 1007260000, 'uvf5wbza4qbk'),
('khhvjtzq', 15, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:khhvjtzq:1', 500, 'play', 1, 1007265000, 'ugb79jg9wp6q'),
('khhvjtzq', 16, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:khhvjtzq:1', 500, 'play', 1, 1007266000, 'uvf5wbza4qbk'),
('meters/ephmcgjm.main', 0, 0, 'USD', 'seed:ephmcgjm.main', 'meter:ephmcgjm.main', 1000000, 'reseed', 0, 1007220000, NULL),
('meters/evudppjb.main', 0, 0, 'SGD', 'seed:evudppjb.main', 'meter:evudppjb.main', 1000000, 'reseed', 0, 1007384000, NULL),
('meters/hall.main', 0, 0, 'SGD', 'seed:hall.main', 'meter:hall.main', 1000000, 'reseed', 0, 1000000000, NULL),
('meters/mfhbuakj.main', 0, 0, 'GBP', 'seed:mfhbuakj.main', 'meter:mfhbuakj.main', 100000, 'reseed', 0, 1007234000, NULL),
('meters/nuswdfnn.main', 0, 0, 'SGD', 'seed:nuswdfnn.main', 'meter:nuswdfnn.main', 4000, 'reseed', 0, 1007393000, NULL),
('meters/pvjyfyhw.main', 0, 0, 'SGD', 'seed:pvjyfyhw.main', 'meter:pvjyfyhw.main', 1000000, 'reseed', 0, 1007426000, NULL),
('meters/vgbrjfxh.main', 0, 0, 'SGD', 'seed:vgbrjfxh.main', 'meter:vgbrjfxh.main', 1000000, 'reseed', 0, 1007388000, NULL),
('meters/vqrqtgjg.major', 0, 0, 'USD', 'seed:vqrqtgjg.major', 'meter:vqrqtgjg.major', 2500000, 'reseed', 0, 1007346000, NULL),
('meters/vqrqtgjg.mega', 0, 0, 'USD', 'seed:vqrqtgjg.mega', 'meter:vqrqtgjg.mega', 100000000, 'reseed', 0, 1007346000, NULL),
('meters/vqrqtgjg.minor', 0, 0, 'USD', 'seed:vqrqtgjg.minor', 'meter:vqrqtgjg.minor', 250000, 'reseed', 0, 1007346000, NULL),
('meters/xgqjwjdx.main', 0, 0, 'USD', 'seed:xgqjwjdx.main', 'meter:xgqjwjdx.main', 1000000, 'reseed', 0, 1007288000, NULL),
('meters/xnxstnvn.main', 0, 0, 'SGD', 'seed:xnxstnvn.main', 'meter:xnxstnvn.main', 1000000, 'reseed', 0, 1007358000, NULL),
('mfhbuakj', 5, 0, 'GBP', 'player:ugb79jg9wp6q', 'escrow:mfhbuakj:1', 500, 'stake', 1, 1007237000, 'ugb79jg9wp6q'),
('mfhbuakj', 6, 0, 'GBP', 'player:ugb79jg9wp6q', 'escrow:mfhbuakj:1', 500, 'stake', 1, 1007237000, 'ugb79jg9wp6q'),
('mfhbuakj', 7, 0, 'GBP', 'player:ugb79jg9wp6q', 'escrow:mfhbuakj:1', 100, 'stake', 1, 1007237000, 'ugb79jg9wp6q'),
('mfhbuakj', 8, 0, 'GBP', 'player:ugb79jg9wp6q', 'escrow:mfhbuakj:1', 100, 'stake', 1, 1007237000, 'ugb79jg9wp6q'),
('mfhbuakj', 9, 0, 'GBP', 'player:uvf5wbza4qbk', 'escrow:mfhbuakj:1', 500, 'stake', 1, 1007237000, 'uvf5wbza4qbk'),
('mfhbuakj', 10, 0, 'GBP', 'player:uvf5wbza4qbk', 'escrow:mfhbuakj:1', 500, 'stake', 1, 1007237000, 'uvf5wbza4qbk'),
('mfhbuakj', 11, 0, 'GBP', 'player:uvf5wbza4qbk', 'escrow:mfhbuakj:1', 100, 'stake', 1, 1007237000, 'uvf5wbza4qbk'),
('mfhbuakj', 12, 0, 'GBP', 'player:uvf5wbza4qbk', 'escrow:mfhbuakj:1', 100, 'stake', 1, 1007237000, 'uvf5wbza4qbk'),
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
('mxpsjkqm', 18, 1, 'SGD', 'escrow:mxpsjkqm:1', 'house:mxpsjkqm', 500, 'lose', 1, 1007417000, NULL),
('mxpsjkqm', 18, 2, 'SGD', 'escrow:mxpsjkqm:1', 'house:mxpsjkqm', 500, 'lose', 1, 1007417000, NULL),
('mxpsjkqm', 18, 3, 'SGD', 'escrow:mxpsjkqm:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007417000, 'ugb79jg9wp6q'),
('mxpsjkqm', 18, 4, 'SGD', 'house:mxpsjkqm', 'player:ugb79jg9wp6q', 500, 'win', 1, 1007417000, 'ugb79jg9wp6q'),
('mxpsjkqm', 18, 5, 'SGD', 'escrow:mxpsjkqm:1', 'house:mxpsjkqm', 250, 'lose', 1, 1007417000, NULL),
('mxpsjkqm', 18, 6, 'SGD', 'escrow:mxpsjkqm:1', 'house:mxpsjkqm', 500, 'lose', 1, 1007417000, NULL),
('mxpsjkqm', 18, 7, 'SGD', 'escrow:mxpsjkqm:1', 'house:mxpsjkqm', 500, 'lose', 1, 1007417000, NULL),
('mxpsjkqm', 18, 8, 'SGD', 'escrow:mxpsjkqm:1', 'house:mxpsjkqm', 500, 'lose', 1, 1007417000, NULL),
('mxpsjkqm', 18, 9, 'SGD', 'escrow:mxpsjkqm:1', 'house:mxpsjkqm', 250, 'lose', 1, 1007417000, NULL),
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
('pvjyfyhw', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:pvjyfyhw:1', 2000, 'stake', 1, 1007428000, 'ugb79jg9wp6q'),
('pvjyfyhw', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:pvjyfyhw:1', 500, 'stake', 1, 1007428000, 'ugb79jg9wp6q'),
('pvjyfyhw', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:pvjyfyhw:1', 500, 'stake', 1, 1007428000, 'ugb79jg9wp6q'),
('pvjyfyhw', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:pvjyfyhw:1', 2000, 'stake', 1, 1007428000, 'uvf5wbza4qbk'),
('pvjyfyhw', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:pvjyfyhw:1', 500, 'stake', 1, 1007428000, 'uvf5wbza4qbk'),
('pvjyfyhw', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:pvjyfyhw:1', 500, 'stake', 1, 1007428000, 'uvf5wbza4qbk'),
('qsgyshat', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:qsgyshat:1', 500, 'stake', 1, 1007224000, 'ugb79jg9wp6q'),
('qsgyshat', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:qsgyshat:1', 500, 'stake', 1, 1007224000, 'ugb79jg9wp6q'),
('qsgyshat', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:qsgyshat:1', 250, 'stake', 1, 1007224000, 'ugb79jg9wp6q'),
('qsgyshat', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:qsgyshat:1', 500, 'stake', 1, 1007224000, 'uvf5wbza4qbk'),
('qsgyshat', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:qsgyshat:1', 500, 'stake', 1, 1007224000, 'uvf5wbza4qbk'),
('qsgyshat', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:qsgyshat:1', 250, 'stake', 1, 1007224000, 'uvf5wbza4qbk'),
('rhkhewtp', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:rhkhewtp:1', 500, 'stake', 1, 1000003000, 'ugb79jg9wp6q'),
('rhkhewtp', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:rhkhewtp:1', 500, 'stake', 1, 1000003000, 'ugb79jg9wp6q'),
('rhkhewtp', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:rhkhewtp:1', 250, 'stake', 1, 1000003000, 'ugb79jg9wp6q'),
('rhkhewtp', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:rhkhewtp:1', 500, 'stake', 1, 1000003000, 'uvf5wbza4qbk'),
('rhkhewtp', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:rhkhewtp:1', 500, 'stake', 1, 1000003000, 'uvf5wbza4qbk'),
('rhkhewtp', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:rhkhewtp:1', 250, 'stake', 1, 1000003000, 'uvf5wbza4qbk'),
('rhkhewtp', 15, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:rhkhewtp:1', 500, 'play', 1, 1000007000, 'ugb79jg9wp6q'),
('rhkhewtp', 16, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:rhkhewtp:1', 500, 'play', 1, 1000008000, 'uvf5wbza4qbk'),
('rhkhewtp', 18, 0, 'SGD', 'house:rhkhewtp', 'meter:hall.main', 100, 'contribution', 1, 1000010000, NULL),
('rhkhewtp', 18, 1, 'SGD', 'escrow:rhkhewtp:1', 'house:rhkhewtp', 500, 'lose', 1, 1000010000, NULL),
('rhkhewtp', 18, 2, 'SGD', 'escrow:rhkhewtp:1', 'house:rhkhewtp', 500, 'lose', 1, 1000010000, NULL),
('rhkhewtp', 18, 3, 'SGD', 'escrow:rhkhewtp:1', 'house:rhkhewtp', 500, 'lose', 1, 1000010000, NULL),
('rhkhewtp', 18, 4, 'SGD', 'escrow:rhkhewtp:1', 'house:rhkhewtp', 250, 'lose', 1, 1000010000, NULL),
('rhkhewtp', 18, 5, 'SGD', 'escrow:rhkhewtp:1', 'house:rhkhewtp', 500, 'lose', 1, 1000010000, NULL),
('rhkhewtp', 18, 6, 'SGD', 'escrow:rhkhewtp:1', 'house:rhkhewtp', 500, 'lose', 1, 1000010000, NULL),
('rhkhewtp', 18, 7, 'SGD', 'escrow:rhkhewtp:1', 'house:rhkhewtp', 500, 'lose', 1, 1000010000, NULL),
('rhkhewtp', 18, 8, 'SGD', 'escrow:rhkhewtp:1', 'house:rhkhewtp', 250, 'lose', 1, 1000010000, NULL),
('rhkhewtp', 20, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:rhkhewtp:2', 500, 'stake', 2, 1000012000, 'ugb79jg9wp6q'),
('rhkhewtp', 21, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:rhkhewtp:2', 500, 'stake', 2, 1000012000, 'ugb79jg9wp6q'),
('rhkhewtp', 22, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:rhkhewtp:2', 250, 'stake', 2, 1000012000, 'ugb79jg9wp6q'),
('rhkhewtp', 23, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:rhkhewtp:2', 500, 'stake', 2, 1000012000, 'uvf5wbza4qbk'),
('rhkhewtp', 24, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:rhkhewtp:2', 500, 'stake', 2, 1000012000, 'uvf5wbza4qbk'),
('rhkhewtp', 25, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:rhkhewtp:2', 250, 'stake', 2, 1000012000, 'uvf5wbza4qbk'),
('rhkhewtp', 28, 0, 'SGD', 'escrow:rhkhewtp:2', 'house:rhkhewtp', 500, 'lose', 2, 1000015000, NULL),
('rhkhewtp', 28, 1, 'SGD', 'escrow:rhkhewtp:2', 'house:rhkhewtp', 500, 'lose', 2, 1000015000, NULL),
('rhkhewtp', 29, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:rhkhewtp:2', 500, 'play', 2, 1000016000, 'uvf5wbza4qbk'),
('rhkhewtp', 31, 0, 'SGD', 'house:rhkhewtp', 'meter:hall.main', 100, 'contribution', 2, 1000018000, NULL),
('rhkhewtp', 31, 1, 'SGD', 'escrow:rhkhewtp:2', 'house:rhkhewtp', 250, 'lose', 2, 1000018000, NULL),
('rhkhewtp', 31, 2, 'SGD', 'escrow:rhkhewtp:2', 'house:rhkhewtp', 500, 'lose', 2, 1000018000, NULL),
('rhkhewtp', 31, 3, 'SGD', 'escrow:rhkhewtp:2', 'house:rhkhewtp', 500, 'lose', 2, 1000018000, NULL),
('rhkhewtp', 31, 4, 'SGD', 'escrow:rhkhewtp:2', 'house:rhkhewtp', 500, 'lose', 2, 1000018000, NULL),
('rhkhewtp', 31, 5, 'SGD', 'escrow:rhkhewtp:2', 'house:rhkhewtp', 250, 'lose', 2, 1000018000, NULL),
('rkdatdab', 5, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:rkdatdab:1', 500, 'stake', 1, 1007270000, 'ugb79jg9wp6q'),
('rkdatdab', 5, 1, 'USD', 'player:ugb79jg9wp6q', 'escrow:rkdatdab:1', 500, 'stake', 1, 1007270000, 'ugb79jg9wp6q'),
('rkdatdab', 6, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:rkdatdab:1', 500, 'stake', 1, 1007270000, 'uvf5wbza4qbk'),
('rkdatdab', 6, 1, 'USD', 'player:uvf5wbza4qbk', 'escrow:rkdatdab:1', 500, 'stake', 1, 1007270000, 'uvf5wbza4qbk'),
('rkdatdab', 11, 0, 'USD', 'player:ugb79jg9wp6q', 'escrow:rkdatdab:1', 500, 'play', 1, 1007274000, 'ugb79jg9wp6q'),
('rkdatdab', 12, 0, 'USD', 'player:uvf5wbza4qbk', 'escrow:rkdatdab:1', 500, 'play', 1, 1007275000, 'uvf5wbza4qbk'),
('sgfcjcwh', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:sgfcjcwh:1', 500, 'stake', 1, 1007339000, 'ugb79jg9wp6q'),
('sgfcjcwh', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:sgfcjcwh:1', 500, 'stake', 1, 1007339000, 'ugb79jg9wp6q'),
('sgfcjcwh', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:sgfcjcwh:1', 250, 'stake', 1, 1007339000, 'ugb79jg9wp6q'),
('sgfcjcwh', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:sgfcjcwh:1', 500, 'stake', 1, 1007339000, 'uvf5wbza4qbk'),
('sgfcjcwh', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:sgfcjcwh:1', 500, 'stake', 1, 1007339000, 'uvf5wbza4qbk'),
('sgfcjcwh', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:sgfcjcwh:1', 250, 'stake', 1, 1007339000, 'uvf5wbza4qbk'),
('smjjxkvs', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:smjjxkvs:1', 500, 'stake', 1, 1007242000, 'ugb79jg9wp6q'),
('smjjxkvs', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:smjjxkvs:1', 500, 'stake', 1, 1007242000, 'ugb79jg9wp6q'),
('smjjxkvs', 7, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:smjjxkvs:1', 250, 'stake', 1, 1007242000, 'ugb79jg9wp6q'),
('smjjxkvs', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:smjjxkvs:1', 500, 'stake', 1, 1007242000, 'uvf5wbza4qbk'),
('smjjxkvs', 9, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:smjjxkvs:1', 500, 'stake', 1, 1007242000, 'uvf5wbza4qbk'),
('smjjxkvs', 10, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:smjjxkvs:1', 250, 'stake', 1, 1007242000, 'uvf5wbza4qbk'),
('smjjxkvs', 15, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:smjjxkvs:1', 500, 'play', 1, 1007246000, 'ugb79jg9wp6q'),
('smjjxkvs', 16, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:smjjxkvs:1', 500, 'play', 1, 1007247000, 'uvf5wbza4qbk'),
('smjjxkvs', 18, 0, 'SGD', 'house:smjjxkvs', 'meter:hall.main', 100, 'contribution', 1, 1007249000, NULL),
('smjjxkvs', 18, 1, 'SGD', 'escrow:smjjxkvs:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007249000, 'ugb79jg9wp6q'),
('smjjxkvs', 18, 2, 'SGD', 'house:smjjxkvs', 'player:ugb79jg9wp6q', 500, 'win', 1, 1007249000, 'ugb79jg9wp6q'),
('smjjxkvs', 18, 3, 'SGD', 'escrow:smjjxkvs:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007249000, 'ugb79jg9wp6q'),
('smjjxkvs', 18, 4, 'SGD', 'house:smjjxkvs', 'player:ugb79jg9wp6q', 500, 'win', 1, 1007249000, 'ugb79jg9wp6q'),
('smjjxkvs', 18, 5, 'SGD', 'escrow:smjjxkvs:1', 'player:ugb79jg9wp6q', 500, 'return', 1, 1007249000, 'ugb79jg9wp6q'),
('smjjxkvs', 18, 6, 'SGD', 'house:smjjxkvs', 'player:ugb79jg9wp6q', 2000, 'win', 1, 1007249000, 'ugb79jg9wp6q'),
('smjjxkvs', 18, 7, 'SGD', 'escrow:smjjxkvs:1', 'house:smjjxkvs', 250, 'lose', 1, 1007249000, NULL),
('smjjxkvs', 18, 8, 'SGD', 'escrow:smjjxkvs:1', 'house:smjjxkvs', 500, 'lose', 1, 1007249000, NULL),
('smjjxkvs', 18, 9, 'SGD', 'escrow:smjjxkvs:1', 'house:smjjxkvs', 500, 'lose', 1, 1007249000, NULL),
('smjjxkvs', 18, 10, 'SGD', 'escrow:smjjxkvs:1', 'house:smjjxkvs', 500, 'lose', 1, 1007249000, NULL),
('smjjxkvs', 18, 11, 'SGD', 'escrow:smjjxkvs:1', 'house:smjjxkvs', 250, 'lose', 1, 1007249000, NULL),
('smjjxkvs', 20, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:smjjxkvs:2', 500, 'stake', 2, 1007251000, 'ugb79jg9wp6q'),
('smjjxkvs', 21, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:smjjxkvs:2', 500, 'stake', 2, 1007251000, 'ugb79jg9wp6q'),
('smjjxkvs', 22, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:smjjxkvs:2', 250, 'stake', 2, 1007251000, 'ugb79jg9wp6q'),
('smjjxkvs', 23, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:smjjxkvs:2', 500, 'stake', 2, 1007251000, 'uvf5wbza4qbk'),
('smjjxkvs', 24, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:smjjxkvs:2', 500, 'stake', 2, 1007251000, 'uvf5wbza4qbk'),
('smjjxkvs', 25, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:smjjxkvs:2', 250, 'stake', 2, 1007251000, 'uvf5wbza4qbk'),
('smjjxkvs', 32, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:smjjxkvs:2', 500, 'play', 2, 1007256000, 'ugb79jg9wp6q'),
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
('xujpjssn', 5, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:xujpjssn:1', 500, 'stake', 1, 1007421000, 'ugb79jg9wp6q'),
('xujpjssn', 6, 0, 'SGD', 'player:ugb79jg9wp6q', 'escrow:xujpjssn:1', 500, 'stake', 1, 1007421000, 'ugb79jg9wp6q'),
('xujpjssn', 7, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:xujpjssn:1', 500, 'stake', 1, 1007421000, 'uvf5wbza4qbk'),
('xujpjssn', 8, 0, 'SGD', 'player:uvf5wbza4qbk', 'escrow:xujpjssn:1', 500, 'stake', 1, 1007421000, 'uvf5wbza4qbk');
