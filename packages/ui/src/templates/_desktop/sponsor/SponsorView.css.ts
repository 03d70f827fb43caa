import { partStyle, space, templateStyle, vars } from '../../../foundations/styles.ts';
import { card, logo, name, plate, words } from '../../../patterns/SponsorList/SponsorList.css.ts';

export const grid = templateStyle({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: space.xl,
});
partStyle(grid, `.${card}`, { alignContent: 'start', gap: space.sm, height: '100%', padding: space.xl });
partStyle(grid, `.${plate}`, { height: '128px', marginBlockEnd: space.sm, fontSize: vars.size.display });
partStyle(grid, `.${logo}`, { width: '70%', height: '96px' });
partStyle(grid, `.${words}`, { display: 'grid', gap: space.sm });
partStyle(grid, `.${name}`, { fontSize: vars.size.lg });
