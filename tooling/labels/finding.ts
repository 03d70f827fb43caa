/** What is wrong with a label or with its key. */
export interface Finding {
  /**
   * `unused`: nobody asks for the key. `missing`: it is asked for and has no text. `values`: a group of labels names other
   * values than the text has places for. `composed`: code puts a key together that the list of such keys does not have, or
   * the other way round. `literal`: a component has a text of its own.
   */
  readonly kind: 'unused' | 'missing' | 'values' | 'composed' | 'literal';
  /** The key, or the text of a component. */
  readonly name: string;
  /** File from the root. */
  readonly at: string;
}
