import { partStyle, space, templateStyle, vars } from '../../../foundations/styles.ts';
import * as promotion from '../../../patterns/PromotionPage/PromotionArticle.css.ts';

/** A reading width, narrower than the lists. */
const reading = templateStyle({
  gap: space.xl,
  width: '100%',
  maxWidth: '880px',
  marginInline: 'auto',
  padding: space.xxl,
});
export const article = `${promotion.sheet} ${reading}`;
const arrow = templateStyle({ minHeight: '32px', selectors: { '&:hover': { color: vars.text.primary } } });
export const back = `${promotion.back} ${arrow}`;
partStyle(reading, `.${promotion.title}`, { fontSize: vars.size.h2 });
