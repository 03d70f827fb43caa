import { componentVars, media, partsOf, space, templateStyle, typography, vars } from '../../../foundations/styles.ts';
import * as card from '../../../patterns/PromotionCard/PromotionCard.css.ts';
import * as head from '../../../patterns/PromotionPage/PromotionOverview.css.ts';

export const root = templateStyle({});
const within = partsOf(root);

const edge = `calc(-1 * ${componentVars.page.gutter})`;
const bleeds = { marginInline: edge, paddingInline: componentVars.page.gutter } as const;

within(`.${head.hero}`, {
  ...bleeds,
  marginBlockStart: `calc(-1 * ${space.md})`,
  paddingBlock: space.xl,
  borderRadius: 0,
  boxShadow: 'none',
});
within(`.${head.title}`, typography({ size: 'h1' }));
within(`.${card.grid}`, {
  gap: space.xl,
  marginInline: edge,
  '@media': { [media.tablet]: { marginInline: 0 } },
});
within(`.${card.card}`, { borderRadius: 0, background: 'none', boxShadow: 'none' });
within(`.${card.stage}`, { '@media': { [media.tablet]: { borderRadius: vars.radius.tile } } });
within(`.${card.words}`, { padding: `${space.md} ${componentVars.page.gutter} 0` });
within(`.${card.title}`, typography({ size: 'xl', weight: 'heavy', leading: 'tight' }));
