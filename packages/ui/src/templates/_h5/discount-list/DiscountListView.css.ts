import { partStyle } from '../../../foundations/partStyle.ts';
import { intro } from '../../../patterns/PromotionPage/PromotionOverview.css.ts';
import { vars } from '../../../theme/vars.css.ts';
import { h5Style } from '../h5Style.ts';

export const root = h5Style({});
partStyle(root, `.${intro}`, { fontSize: vars.size.md });
