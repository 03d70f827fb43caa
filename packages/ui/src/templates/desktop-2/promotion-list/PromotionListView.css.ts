import { partsOf, space, templateStyle, typography, unboxed, vars } from '../../../foundations/styles.ts';
import * as card from '../../../patterns/PromotionCard/PromotionCard.css.ts';
import * as head from '../../../patterns/PromotionPage/PromotionOverview.css.ts';

export const root = templateStyle({});
const within = partsOf(root);

within(`.${head.hero}`, {
  gap: 0,
  ...unboxed,
});
within(`.${head.title}`, typography({ size: 'h2' }));
within(`.${head.intro}`, { color: vars.text.muted });
within(`.${card.grid}`, { gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: space.md });
within(`.${card.title}`, typography({ size: 'md' }));
within(`.${card.summary}`, typography({ size: 'sm', leading: 'snug' }));
within(`.${card.words}`, { padding: `${space.md} ${space.md} ${space.lg}` });

// Two thirds picture, one third words.
const first = `section:first-of-type .${card.grid} > :first-child`;
within(first, { gridColumn: 'span 2' });
within(`${first} .${card.card}`, {
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
});
within(`${first} .${card.stage}`, { aspectRatio: 'auto', minHeight: '200px', position: 'relative' });
within(`${first} .${card.cover}`, { position: 'absolute', inset: 0, objectPosition: 'right' });
within(`${first} .${card.words}`, { alignContent: 'center' });
