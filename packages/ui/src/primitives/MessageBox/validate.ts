/** Validation rules of a prompt (SHELL-55). */
export interface InputRule {
  /** The text must match. */
  readonly pattern?: RegExp;
  /** True accepts; false refuses with the default error, a string with that error. */
  readonly validator?: (text: string) => boolean | string;
  /** Default error. */
  readonly error?: string;
}

/** Default error if neither the rule nor its validator has one (SHELL-55). */
export const illegalInput = 'Illegal input';

/** Validates a text; null if valid, else the error. The validator runs only if the pattern matches. */
export function validateInput(text: string, { pattern, validator, error = illegalInput }: InputRule): string | null {
  if (pattern) {
    // A pattern with `g` or `y` is stateful; reset it.
    pattern.lastIndex = 0;
    if (!pattern.test(text)) return error;
  }
  const verdict = validator?.(text) ?? true;
  if (verdict === true) return null;
  return verdict === false || verdict === '' ? error : verdict;
}
