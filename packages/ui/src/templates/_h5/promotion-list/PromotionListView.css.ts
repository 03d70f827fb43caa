import { partStyle } from '../../../foundations/partStyle.ts';
import { intro } from '../../../patterns/PromotionPage/PromotionOverview.css.ts';
import { vars } from '../../../theme/vars.css.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';

export const root = templateStyle({});
partStyle(root, `.${intro}`, { fontSize: vars.size.md });
