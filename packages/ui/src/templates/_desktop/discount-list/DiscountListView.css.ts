import { partStyle } from '../../../foundations/partStyle.ts';
import { space } from '../../../foundations/space.ts';
import { hero, intro, title } from '../../../patterns/PromotionPage/PromotionOverview.css.ts';
import { vars } from '../../../theme/vars.css.ts';
import { desktopStyle } from '../desktopStyle.ts';

export const root = desktopStyle({});
partStyle(root, `.${hero}`, { gap: space.sm, padding: `${space.xxl} ${space.xl}` });
partStyle(root, `.${title}`, { fontSize: vars.size.h1 });
partStyle(root, `.${intro}`, { maxWidth: '64ch' });
