/** The problem of a label or of its key. */
export interface Finding {
  /**
   * `unused`: the key has no use. `missing`: it is used and has no text. `values`: a group of labels has other values than
   * the text has placeholders. `composed`: code builds a key that is not in the list of such keys, or the other way round.
   * `literal`: a component contains a text.
   */
  readonly kind: 'unused' | 'missing' | 'values' | 'composed' | 'literal';
  /** The key, or the text of a component. */
  readonly name: string;
  /** File from the root. */
  readonly at: string;
}
