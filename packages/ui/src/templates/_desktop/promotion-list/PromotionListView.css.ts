import { partStyle, space, templateStyle, vars } from '../../../foundations/styles.ts';
import { hero, intro, title } from '../../../patterns/PromotionPage/PromotionOverview.css.ts';

export const root = templateStyle({});
partStyle(root, `.${hero}`, { gap: space.sm, padding: `${space.xxl} ${space.xl}` });
partStyle(root, `.${title}`, { fontSize: vars.size.h1 });
partStyle(root, `.${intro}`, { maxWidth: '64ch' });
