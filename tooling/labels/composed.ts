import { HALLS } from '../../packages/contract/src/ids.ts';

/** A key that code puts together: as it is written, with `*` for what is put in, and every key that it can become. */
export interface Composed {
  readonly written: string;
  readonly keys: readonly string[];
}

const ofHalls = (part: string): Composed => ({
  written: `hall.*.${part}`,
  keys: HALLS.map(({ key }) => `hall.${key}.${part}`),
});

/** Every key that code puts together. What a view shows is rather named in its group of labels. */
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
];
