/** How a prompt checks its text before it confirms (SHELL-55). */
export interface InputRule {
  /** The text must match. */
  readonly pattern?: RegExp;
  /** True accepts; false refuses with the default error, a text with that text. */
  readonly validator?: (text: string) => boolean | string;
  /** Default error. */
  readonly error?: string;
}

/** Error of a refused text unless the rule or its validator has one (SHELL-55). */
export const illegalInput = 'Illegal input';

/** Checks a text; null when it is fine, else what is wrong. The validator is asked only about what the pattern accepts. */
export function validateInput(text: string, { pattern, validator, error = illegalInput }: InputRule): string | null {
  if (pattern) {
    // A pattern with `g` or `y` remembers where it stopped; every check starts anew.
    pattern.lastIndex = 0;
    if (!pattern.test(text)) return error;
  }
  const verdict = validator?.(text) ?? true;
  if (verdict === true) return null;
  return verdict === false || verdict === '' ? error : verdict;
}
