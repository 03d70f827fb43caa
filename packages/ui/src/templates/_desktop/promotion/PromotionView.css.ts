import { partStyle } from '../../../foundations/partStyle.ts';
import { space } from '../../../foundations/space.ts';
import * as promotion from '../../../patterns/PromotionPage/PromotionArticle.css.ts';
import { vars } from '../../../theme/vars.css.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';

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
