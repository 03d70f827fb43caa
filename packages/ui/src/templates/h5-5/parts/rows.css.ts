import {
  centred,
  hairline,
  partStyle,
  space,
  templateStyle,
  touch,
  typography,
  vars,
} from '../../../foundations/styles.ts';
import { glyph, glyphMask } from '../../../patterns/glyphs.ts';
import * as card from '../../../patterns/ProviderCard/ProviderCard.css.ts';

/** Providers: one column, two if there is room. */
export const providers = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
});
partStyle(providers, `.${card.card}`, {
  position: 'relative',
  gridTemplateColumns: '76px minmax(0, 1fr) 48px',
  gridTemplateRows: 'minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: 0,
  height: touch.large,
  borderRadius: vars.radius.sm,
  background: vars.surface.tile,
  boxShadow: hairline(),
});
partStyle(providers, `.${card.stage}`, { minHeight: 0, padding: `0 ${space.xs}` });
partStyle(providers, `.${card.logo}`, { height: '26px' });
partStyle(providers, `.${card.foot}`, { minHeight: 0, padding: `0 ${space.sm}`, borderBlockStart: 0 });
partStyle(providers, `.${card.name}`, typography({ size: 'md', weight: 'bold', leading: 'tight' }));
partStyle(providers, `.${card.count}`, { lineHeight: vars.leading.tight, color: vars.text.muted });
// The play button: filled if a game starts at once, an arrow if a list opens.
partStyle(providers, `:is(a, button).${card.card}::before`, {
  content: '""',
  order: 1,
  ...centred,
  justifySelf: 'center',
  width: '32px',
  height: '32px',
  borderRadius: vars.radius.pill,
  boxShadow: hairline(vars.border.control),
});
partStyle(providers, `button.${card.card}::before`, { background: vars.gradient.gold, boxShadow: vars.shadow.bevel });
partStyle(providers, `:is(a, button).${card.card}::after`, {
  ...glyph('next', '16px'),
  position: 'absolute',
  insetInlineEnd: space.lg,
  insetBlockStart: 'calc(50% - 8px)',
  color: vars.text.muted,
});
partStyle(providers, `button.${card.card}::after`, { ...glyphMask('play'), color: vars.gold.on });
