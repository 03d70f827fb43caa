import { space, touch } from '../../../foundations/space.ts';
import * as promotion from '../../../patterns/PromotionPage/PromotionArticle.css.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';

export const sheet = `${promotion.sheet} ${templateStyle({ gap: space.md, padding: space.lg })}`;
export const back = `${promotion.back} ${templateStyle({ minHeight: touch.min })}`;
