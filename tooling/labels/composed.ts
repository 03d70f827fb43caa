import { HALLS } from '../../packages/contract/src/site/ids.ts';
import { LIMIT_KINDS, PERIODS } from '../../packages/contract/src/rules/protection/limit-kinds.ts';

/** A key composed in code: its pattern, with `*` for the variable part, and all keys that it can become. */
export interface Composed {
  readonly written: string;
  readonly keys: readonly string[];
}

const ofHalls = (part: string): Composed => ({
  written: `hall.*.${part}`,
  keys: HALLS.map(({ key }) => `hall.${key}.${part}`),
});

/** All composed keys. Views should list keys in a group of labels instead. */
export const composed: readonly Composed[] = [
  ...['name', 'abbr', 'intro'].map(ofHalls),
  { written: 'catalogue.*', keys: ['hot', 'new'].map((kind) => `catalogue.${kind}`) },
  {
    written: 'roulette.err_*',
    keys: [2095101, 2093101, 2093102, 2093103, 2093104].map((code) => `roulette.err_${code}`),
  },
  {
    written: 'one_key_err_code_*',
    keys: [101, 102, 103, 104, 105].map((code) => `one_key_err_code_${code}`),
  },
  { written: 'limits.*', keys: [...LIMIT_KINDS, ...PERIODS].map((part) => `limits.${part}`) },
  {
    written: 'protection_play.*',
    keys: ['opted_in', 'opt_in_body', 'opt_in_closed'].map((part) => `protection_play.${part}`),
  },
  { written: 'limits.*_body', keys: LIMIT_KINDS.map((kind) => `limits.${kind}_body`) },
];
