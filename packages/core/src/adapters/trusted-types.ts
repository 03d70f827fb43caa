interface PolicyFactory {
  createPolicy(name: string, rules: { readonly createHTML: (markup: string) => string | null }): unknown;
}

/**
 * Lets libraries empty an element by `innerHTML = ''`, and `htmlReference` read a single character reference. All other text
 * becomes no markup, unless a named policy made it (SEC-12).
 */
export const startTrustedTypes = (): void => {
  // Missing in TypeScript's library so far.
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', { createHTML: (markup) => (/^(?:&#?\w+;?)?$/.test(markup) ? markup : null) });
};
