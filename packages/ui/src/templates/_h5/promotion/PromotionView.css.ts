import { space, templateStyle, touch } from '../../../foundations/styles.ts';
import * as promotion from '../../../patterns/PromotionPage/PromotionArticle.css.ts';

export const sheet = `${promotion.sheet} ${templateStyle({ gap: space.md, padding: space.lg })}`;
export const back = `${promotion.back} ${templateStyle({ minHeight: touch.min })}`;
