import { partStyle, screenHeight, space, templateStyle } from '../../../foundations/styles.ts';
import { message, notices } from '../../../patterns/ErrorReport/ErrorReport.css.ts';

export const root = templateStyle({
  placeContent: 'center',
  gap: space.lg,
  minHeight: `min(${screenHeight(100)}, 640px)`,
  padding: `${space.huge} ${space.xl}`,
});
partStyle(root, `.${message}`, { maxWidth: '64ch' });
partStyle(root, `.${notices}`, { maxWidth: '72ch' });
