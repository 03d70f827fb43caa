import { partStyle, space, templateStyle, vars } from '../../../foundations/styles.ts';
import { card, logo, name, plate } from '../../../patterns/SponsorList/SponsorList.css.ts';

export const list = templateStyle({});
partStyle(list, `.${card}`, {
  gridTemplateColumns: '84px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.lg,
  minWidth: 0,
  padding: space.lg,
});
partStyle(list, `.${plate}`, { height: '84px', fontSize: vars.size.h2 });
partStyle(list, `.${logo}`, { width: '84%', height: '64px' });
partStyle(list, `.${name}`, { overflowWrap: 'anywhere' });
