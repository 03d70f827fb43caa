import { vars } from '../theme/vars.css.ts';

/** A border of one pixel that takes no space; `colour` is a CSS colour. */
export const hairline = (colour: string = vars.border.subtle): string => `inset 0 0 0 1px ${colour}`;

/** A raised surface: spread it into a rule, like all rules in this file. */
export const raised = {
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: hairline(),
} as const;

/** A box without layout of its own, for a page head that a template shows elsewhere. */
export const unboxed = {
  padding: 0,
  borderRadius: 0,
  background: 'none',
  boxShadow: 'none',
  color: vars.text.primary,
} as const;

/** Centres one child on both axes. */
export const centred = { display: 'grid', placeItems: 'center' } as const;

/** Stacks children, never wider than the container; `gap` is a step of `space`. */
export const stacked = (gap: string) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap }) as const;

/** Typography by names of the theme's scales; omitted values are inherited. */
interface Typography {
  readonly color?: keyof typeof vars.text;
  readonly size?: keyof typeof vars.size;
  readonly weight?: keyof typeof vars.weight;
  readonly leading?: keyof typeof vars.leading;
}

/** The style rule of a typography. */
export const typography = ({ color, size, weight, leading }: Typography) => ({
  ...(color && { color: vars.text[color] }),
  ...(size && { fontSize: vars.size[size] }),
  ...(weight && { fontWeight: vars.weight[weight] }),
  ...(leading && { lineHeight: vars.leading[leading] }),
});
