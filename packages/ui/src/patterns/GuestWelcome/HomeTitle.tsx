import { visuallyHidden } from '../../foundations/text.css.ts';
import type { HomeViewProps } from '../../views/home/contract.ts';

/** The title of home for assistive technology, the same for guests and members (HOME-01). */
export function HomeTitle({ title, texts }: Pick<HomeViewProps, 'title' | 'texts'>) {
  return <h1 className={visuallyHidden}>{title ?? texts.welcomeTitle}</h1>;
}
