import { vars } from '../theme/vars.css.ts';

/** An edge of one pixel that takes no room; `colour` is a CSS colour. */
export const hairline = (colour: string = vars.border.subtle): string => `inset 0 0 0 1px ${colour}`;

/** A surface above the page: spread it into a rule, as all of this file. */
export const raised = {
  borderRadius: vars.radius.lg,
  background: vars.surface.raised,
  boxShadow: hairline(),
} as const;

/** One child, in the middle both ways. */
export const centred = { display: 'grid', placeItems: 'center' } as const;

/** Children one below the other, never wider than their place; `gap` is a step of `space`. */
export const stacked = (gap: string) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap }) as const;

/** How letters look, by names of the theme's scales; what is left out is inherited. */
interface Lettering {
  readonly color?: keyof typeof vars.text;
  readonly size?: keyof typeof vars.size;
  readonly weight?: keyof typeof vars.weight;
  readonly leading?: keyof typeof vars.leading;
}

/** The rule of some lettering. */
export const lettering = ({ color, size, weight, leading }: Lettering) => ({
  ...(color && { color: vars.text[color] }),
  ...(size && { fontSize: vars.size[size] }),
  ...(weight && { fontWeight: vars.weight[weight] }),
  ...(leading && { lineHeight: vars.leading[leading] }),
});
