import { partStyle } from '../../../foundations/partStyle.ts';
import { space } from '../../../foundations/space.ts';
import { hero, intro, title } from '../../../patterns/PromotionPage/PromotionOverview.css.ts';
import { vars } from '../../../theme/vars.css.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';

export const root = templateStyle({});
partStyle(root, `.${hero}`, { gap: space.sm, padding: `${space.xxl} ${space.xl}` });
partStyle(root, `.${title}`, { fontSize: vars.size.h1 });
partStyle(root, `.${intro}`, { maxWidth: '64ch' });
