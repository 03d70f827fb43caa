interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (markup: string) => string },
  ): { createHTML(markup: string): string };
}

/**
 * Makes markup that a page with Trusted Types takes. Browsers make an object of it, which the places that take markup are typed
 * for as text. Source: SEC-12.
 * @param name of the policy, as the page's content security policy lists it
 * @param rule applied to all markup, also where a browser has no Trusted Types
 */
export function trustedMarkup(name: string, rule: (markup: string) => string): (markup: string) => string {
  // Missing in TypeScript's library so far.
  const { trustedTypes } = globalThis as { readonly trustedTypes?: PolicyFactory };
  const policy = trustedTypes?.createPolicy(name, { createHTML: rule });
  return policy ? (markup) => policy.createHTML(markup) : rule;
}
