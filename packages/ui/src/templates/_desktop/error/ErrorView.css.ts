import { partStyle } from '../../../foundations/partStyle.ts';
import { space } from '../../../foundations/space.ts';
import { message, notices } from '../../../patterns/ErrorReport/ErrorReport.css.ts';
import { templateStyle } from '../../../foundations/templateStyle.ts';
import { screenHeight } from '../../../foundations/viewport.ts';

export const root = templateStyle({
  placeContent: 'center',
  gap: space.lg,
  minHeight: `min(${screenHeight(100)}, 640px)`,
  padding: `${space.huge} ${space.xl}`,
});
partStyle(root, `.${message}`, { maxWidth: '64ch' });
partStyle(root, `.${notices}`, { maxWidth: '72ch' });
