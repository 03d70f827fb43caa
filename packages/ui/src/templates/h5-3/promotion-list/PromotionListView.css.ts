import { hairline, partsOf, space, templateStyle, typography, vars, zIndex } from '../../../foundations/styles.ts';
import * as card from '../../../patterns/PromotionCard/PromotionCard.css.ts';
import * as head from '../../../patterns/PromotionPage/PromotionOverview.css.ts';

export const root = templateStyle({});
const within = partsOf(root);

const radius = '28px';

within(`.${head.hero}`, { padding: space.xl, borderRadius: radius });
// Texts on a sheet of their own that overlaps the picture, like the cards of the deck.
within(`.${card.card}`, { borderRadius: radius, boxShadow: `${vars.shadow.mid}, ${hairline(vars.border.control)}` });
within(`.${card.stage}`, { borderRadius: `${radius} ${radius} 0 0` });
within(`.${card.words}`, {
  position: 'relative',
  zIndex: zIndex.raised,
  marginBlockStart: `calc(-1 * ${space.xl})`,
  padding: space.xl,
  borderRadius: radius,
  background: vars.gradient.card,
  boxShadow: `0 -8px 20px -8px ${vars.art.veil45}, ${hairline(vars.border.control)}`,
});
within(`.${card.title}`, typography({ size: 'xl', weight: 'heavy', leading: 'tight' }));
