import { media } from '../../../foundations/breakpoints.ts';
import { partStyle } from '../../../foundations/partStyle.ts';
import { hairline, oneLine, stacked, typography } from '../../../foundations/rules.ts';
import { space, touch } from '../../../foundations/space.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';
import { actions } from '../../../patterns/GuestWelcome/GuestWelcome.css.ts';
import { vars } from '../../../theme/vars.css.ts';

// Both are closer in a narrow window, so that the carousel beside them keeps its shape.
export const guest = templateStyle({
  padding: space.lg,
  '@media': { [media.wide]: { padding: space.xl } },
  display: 'grid',
  flex: 1,
  alignContent: 'space-between',
  borderRadius: vars.radius.lg,
});
partStyle(guest, `.${actions}`, { display: 'flex', flexWrap: 'wrap' });
partStyle(guest, `.${actions} > *`, { flex: '1 1 auto', width: 'auto', minHeight: touch.min, paddingInline: space.sm });

export const member = templateStyle({
  ...stacked(space.sm),
  padding: space.md,
  '@media': { [media.wide]: { gap: space.md, padding: space.xl } },
  flex: 1,
  alignContent: 'space-between',
  borderRadius: vars.radius.lg,
  background: vars.gradient.hero,
  color: vars.text.hero,
  boxShadow: `${vars.shadow.low}, ${hairline()}`,
});
export const who = templateStyle({ display: 'flex', alignItems: 'center', gap: space.md });
export const words = templateStyle({ ...stacked(space.none), minWidth: 0 });
export const title = templateStyle({
  ...typography({ font: 'heading', size: 'xl', weight: 'heavy', leading: 'snug' }),
});
export const account = templateStyle({
  minHeight: touch.dense,
  ...oneLine,
  selectors: { '&:hover': { textDecoration: 'underline' }, '&:focus-visible': { outlineOffset: '-2px' } },
});
export const purse = templateStyle({ ...stacked(space.none) });
export const caption = templateStyle({ ...typography({ size: 'sm' }) });
export const amount = templateStyle({
  ...typography({ size: 'lg', weight: 'heavy', leading: 'snug' }),
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.wide]: { fontSize: vars.size.h3 }, [media.cinema]: { fontSize: vars.size.h2 } },
});
