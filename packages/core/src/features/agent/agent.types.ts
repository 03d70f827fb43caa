/** Names of agent levels by number; a name is text or a map by language (AGT-05x). */
export type AgentLevels = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** What the platform says to an application (AGT-10, AGT-11x). */
export type AgentEligibility =
  | { readonly kind: 'eligible' | 'not-eligible' }
  | { readonly kind: 'refused'; readonly message: string };
