import { clamped, partStyle, space, templateStyle, typography, vars } from '../../../foundations/styles.ts';
import { glyph, glyphMask } from '../../../patterns/glyphs.ts';
import * as card from '../../../patterns/ProviderCard/ProviderCard.css.ts';

/** One wide card in a row, two or more if there is room. */
export const list = templateStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: space.sm,
});
partStyle(list, `.${card.card}`, {
  gridTemplateColumns: 'minmax(64px, 36%) minmax(0, 1fr) auto',
  gridTemplateRows: '1fr',
  minHeight: '64px',
  overflow: 'hidden',
});
partStyle(list, `.${card.stage}`, {
  minHeight: 0,
  padding: space.sm,
  background: vars.surface.sunken,
});
partStyle(list, `.${card.logo}`, { height: '30px' });
partStyle(list, `.${card.foot}`, { minHeight: 0, padding: `${space.xs} ${space.md}`, borderBlockStart: 0 });
partStyle(list, `.${card.name}`, {
  ...clamped(2),
  whiteSpace: 'normal',
  // A wider word is cut; the title has the full name.
  overflowWrap: 'normal',
  ...typography({ size: 'md', weight: 'bold', leading: 'tight' }),
});
// Providers with a list get an arrow, those that start at once a play icon.
partStyle(list, `:is(a, button).${card.card}::after`, {
  ...glyph('next', '16px'),
  alignSelf: 'center',
  marginInlineEnd: space.sm,
  color: vars.text.faint,
});
partStyle(list, `button.${card.card}::after`, { ...glyphMask('play'), color: vars.gold.text });
