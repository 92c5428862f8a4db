/* The rival of the simulator: a plain loop over look-up tables. One box bets Ante, Play, Ante Bonus and Pair
   Plus; six cards are dealt from one deck with xoshiro256**, and every round is settled on the spot. */
#include <stdint.h>

typedef struct { uint64_t s[4]; } chance;

static inline uint64_t turn(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

static inline uint64_t next(chance *c) {
    uint64_t *s = c->s, found = turn(s[1] * 5, 7) * 9, t = s[1] << 17;
    s[2] ^= s[0]; s[3] ^= s[1]; s[1] ^= s[2]; s[0] ^= s[3]; s[2] ^= t; s[3] = turn(s[3], 45);
    return found;
}

static uint64_t stir(uint64_t *x) {
    uint64_t z = (*x += 0x9E3779B97F4A7C15u);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

/* strengths: by (a * 52 + b) * 52 + c, any order. bonus and plus: what a strength pays, in units, on the Ante
   and on Pair Plus. Hands below `mark` fold; the dealer qualifies from `qualifies`. */
void simulate(uint64_t seed, int64_t rounds, const int16_t *strengths, const int32_t *bonus,
              const int32_t *plus, int mark, int qualifies, int64_t *nets, int64_t *squares) {
    chance c;
    for (int k = 0; k < 4; k++) c.s[k] = stir(&seed);
    int64_t ante = 0, ante2 = 0, side = 0, side2 = 0;
    for (int64_t r = 0; r < rounds; r++) {
        int card[6];
        uint64_t out = 0;
        for (int k = 0; k < 6;) {
            uint64_t word = next(&c);
            for (int part = 0; part < 2 && k < 6; part++, word >>= 32) {
                int one = (int)(((word & 0xFFFFFFFFu) * 52) >> 32);
                uint64_t bit = (uint64_t)1 << one;
                if (!(out & bit)) { out |= bit; card[k++] = one; }
            }
        }
        int mine = strengths[(card[0] * 52 + card[1]) * 52 + card[2]];
        int theirs = strengths[(card[3] * 52 + card[4]) * 52 + card[5]];
        int64_t net, pair;
        if (mine < mark) {
            net = -1; pair = -1;
        } else {
            pair = plus[mine];
            if (theirs < qualifies) net = 1;
            else net = mine > theirs ? 2 : mine < theirs ? -2 : 0;
            net += bonus[mine];
        }
        ante += net; ante2 += net * net; side += pair; side2 += pair * pair;
    }
    nets[0] = ante; nets[1] = side; squares[0] = ante2; squares[1] = side2;
}
