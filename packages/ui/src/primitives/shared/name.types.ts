/** A control has a visible label or an `aria-label`; neither does not compile. */
export type ControlName =
  | { readonly label: string; readonly 'aria-label'?: never }
  | { readonly label?: never; readonly 'aria-label': string };
