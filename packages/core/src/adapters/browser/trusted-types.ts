interface PolicyFactory {
  createPolicy(name: string, rules: { readonly createHTML: (markup: string) => string | null }): unknown;
}

/**
 * Text without `<` makes no element, so libraries may empty an element by `innerHTML = ''` or fill a style element, and
 * `htmlReference` may read a character reference. All other text becomes no markup, unless a named policy made it (SEC-12).
 */
export const startTrustedTypes = (): void => {
  // Missing in TypeScript's library so far.
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  trustedTypes?.createPolicy('default', { createHTML: (markup) => (markup.includes('<') ? null : markup) });
};
