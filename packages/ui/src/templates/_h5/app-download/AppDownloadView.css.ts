import { typography } from '../../../foundations/rules.ts';
import { space } from '../../../foundations/space.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';

export const apps = templateStyle({ display: 'grid', gap: space.md });
export const heading = templateStyle({
  ...typography({ size: 'xl', weight: 'bold', leading: 'snug' }),
});
