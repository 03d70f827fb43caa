import { visuallyHidden } from '../../../foundations/text.css.ts';
import { GuestWelcome, type GuestWelcomeProps } from '../../../patterns/GuestWelcome/index.ts';
import type { HomeViewProps } from '../../../views/home/contract.ts';
import { welcome } from './HomeView.css.ts';

/** The greeting of guests, which contains the title of the page (AUTH-05). */
export function Welcome({ guest, texts }: Pick<GuestWelcomeProps, 'guest' | 'texts'>) {
  return <GuestWelcome guest={guest} heading="h1" wide className={welcome} texts={texts} />;
}

/** The title of the page for members, who see no greeting; for assistive technology (HOME-01). */
export function HomeTitle({ session, texts }: Pick<HomeViewProps, 'session' | 'texts'>) {
  return session.kind === 'member' && <h1 className={visuallyHidden}>{texts.welcomeTitle}</h1>;
}
