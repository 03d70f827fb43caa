import { defineTemplate } from '../../defineTemplate.ts';
import './h5-2.css.ts';
import * as slots from './slots.ts';
import * as views from './views.ts';

/** Two panes: a sticky rail of halls on the left, their providers as wide cards on the right. */
export default defineTemplate({ id: 'h5-2', kind: 'mobile', slots, views });
