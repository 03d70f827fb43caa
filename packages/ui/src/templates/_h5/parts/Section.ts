import { makeSection } from '../../../patterns/PageSection/index.ts';
import { deferred, head, more, section, title } from './page.css.ts';

/** The section component of the template. */
export const Section = makeSection({ section, deferred, head, title, more });
