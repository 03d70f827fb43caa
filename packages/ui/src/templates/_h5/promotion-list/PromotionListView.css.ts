import { partStyle, templateStyle, vars } from '../../../foundations/styles.ts';
import { intro } from '../../../patterns/PromotionPage/PromotionOverview.css.ts';

export const root = templateStyle({});
partStyle(root, `.${intro}`, { fontSize: vars.size.md });
