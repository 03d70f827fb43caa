import { vars } from '../theme/vars.css.ts';
import { componentVars } from './component-vars.css.ts';
import { zIndex } from './zIndex.ts';

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

/** Selectors of a picture over a placeholder, which is seen if the picture fails. */
export const overPlaceholder = { '&[data-failed]': { background: 'none' } } as const;

/** No focus ring: neither the line nor the gap around it. For what gets the focus from the page, not from the visitor. */
export const ringless = { outline: 'none', boxShadow: 'none' } as const;

/** Centres one child on both axes. */
export const centred = { display: 'grid', placeItems: 'center' } as const;

/** A bar of the header's colours that stays at the top of the window. */
export const topBar = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndex.header,
  background: vars.surface.header,
  color: vars.text.header,
  boxShadow: `${vars.shadow.low}, 0 1px 0 ${vars.border.subtle}`,
} as const;

/** Stacks children, never wider than the container; `gap` is a step of `space`. */
export const stacked = (gap: string) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap }) as const;

/** Children in one line, centred on it; `gap` is a step of `space`. */
export const inRow = (gap: string) => ({ display: 'flex', alignItems: 'center', gap }) as const;

/** As {@link inRow}, with further lines for children without room in the first. */
export const inRows = (gap: string) => ({ ...inRow(gap), flexWrap: 'wrap' }) as const;

/** Typography by names of the theme's scales; omitted values are inherited. */
interface Typography {
  readonly font?: keyof typeof vars.font;
  readonly color?: keyof typeof vars.text;
  readonly size?: keyof typeof vars.size;
  readonly weight?: keyof typeof vars.weight;
  readonly leading?: keyof typeof vars.leading;
}

/** The style rule of a typography. */
export const typography = ({ font, color, size, weight, leading }: Typography) => ({
  ...(font && { fontFamily: vars.font[font] }),
  ...(color && { color: vars.text[color] }),
  ...(size && { fontSize: vars.size[size] }),
  ...(weight && { fontWeight: vars.weight[weight] }),
  ...(leading && { lineHeight: vars.leading[leading] }),
});

/** One line; an ellipsis cuts longer text. Only where the full text is available elsewhere. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** At most this number of lines; an ellipsis cuts longer text. */
export const clamped = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const;

/** The distance of an edge from the lower end of the window, or of the question for consent that lies over it. */
export const aboveQuestion = (edge: string): string => `max(${edge}, ${componentVars.question.room})`;

/** A tint for light and dark surfaces, for browsers without `color-mix`. */
export const neutralTint = 'rgb(128 128 128 / 0.2)';

/** Out of sight, and read by assistive technology. */
export const hiddenFromSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
