import { hairline, media, partsOf, space, templateStyle, typography, vars } from '../../../foundations/styles.ts';
import * as card from '../../../patterns/PromotionCard/PromotionCard.css.ts';
import * as head from '../../../patterns/PromotionPage/PromotionOverview.css.ts';

export const root = templateStyle({});
const within = partsOf(root);

within(`.${head.hero}`, {
  padding: 0,
  gap: 0,
  borderRadius: 0,
  background: 'none',
  boxShadow: 'none',
  color: vars.text.primary,
});
within(`.${head.title}`, typography({ size: 'h3' }));
within(`.${head.intro}`, typography({ color: 'muted', size: 'sm', leading: 'snug' }));
within(`.${card.grid}`, {
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.hair,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
within(`.${card.card}`, {
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  minHeight: '72px',
  borderRadius: vars.radius.sm,
  background: vars.surface.tile,
  boxShadow: hairline(),
});
within(`.${card.stage}`, { position: 'relative', aspectRatio: 'auto' });
within(`.${card.stage} .${card.cover}`, { position: 'absolute', inset: 0, objectPosition: 'right' });
within(`.${card.emblem}`, { width: '62%' });
within(`.${card.words}`, { alignContent: 'center', gap: 0, padding: `${space.sm} ${space.md}` });
within(`.${card.title}`, typography({ size: 'md', leading: 'tight' }));
within(`.${card.summary}`, typography({ size: 'sm', leading: 'snug' }));
