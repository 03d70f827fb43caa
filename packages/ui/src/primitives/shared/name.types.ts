/** A control has a name: a visible label, or an `aria-label` where the look shows none. Neither does not compile. */
export type ControlName =
  | { readonly label: string; readonly 'aria-label'?: never }
  | { readonly label?: never; readonly 'aria-label': string };
