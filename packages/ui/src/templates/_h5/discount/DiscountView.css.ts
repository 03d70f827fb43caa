import { space, touch } from '../../../foundations/space.ts';
import * as promotion from '../../../patterns/PromotionPage/PromotionArticle.css.ts';
import { h5Style } from '../h5Style.ts';

export const sheet = `${promotion.sheet} ${h5Style({ gap: space.md, padding: space.lg })}`;
export const back = `${promotion.back} ${h5Style({ minHeight: touch.min })}`;
