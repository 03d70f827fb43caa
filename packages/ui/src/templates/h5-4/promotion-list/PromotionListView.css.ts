import {
  componentVars,
  media,
  partsOf,
  space,
  templateStyle,
  typography,
  unboxed,
  vars,
} from '../../../foundations/styles.ts';
import * as card from '../../../patterns/PromotionCard/PromotionCard.css.ts';
import * as head from '../../../patterns/PromotionPage/PromotionOverview.css.ts';

export const root = templateStyle({});
const within = partsOf(root);

within(`.${head.hero}`, unboxed);
within(`.${head.intro}`, { color: vars.text.muted });
within(`.${card.grid}`, {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: componentVars.tile.gap,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
within(`.${card.grid} > :first-child`, { gridColumn: '1 / span 2' });
// The last of an even number would be alone in its row.
within(`.${card.grid} > :nth-child(even):last-child`, { gridColumn: 'span 2' });
within(`.${card.card}`, { borderRadius: vars.radius.xl });
within(`.${card.grid} > :not(:first-child, :nth-child(even):last-child) .${card.stage}`, { aspectRatio: '1' });
within(`.${card.cover}`, { objectPosition: 'right' });
within(`.${card.grid} > :first-child .${card.cover}`, { objectPosition: 'center' });
within(`.${card.grid} > :not(:first-child) .${card.emblem}`, { width: '62%' });
within(`.${card.words}`, { padding: space.md });
within(`.${card.title}`, typography({ size: 'md' }));
within(`.${card.summary}`, typography({ size: 'sm', leading: 'snug' }));
