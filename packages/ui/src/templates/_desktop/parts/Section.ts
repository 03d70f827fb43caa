import { makeSection } from '../../../patterns/PageSection/index.ts';
import { deferred, head, icon, more, section, title } from './page.css.ts';

/** The section component of the template. */
export const Section = makeSection({ section, deferred, head, icon, title, more });
