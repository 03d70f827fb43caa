import { GuestWelcome, type GuestWelcomeProps } from '../../../patterns/GuestWelcome/index.ts';
import { welcome } from './HomeView.css.ts';

/** The greeting of guests, with the page's heading (AUTH-05). */
export function Welcome({ guest, texts }: Pick<GuestWelcomeProps, 'guest' | 'texts'>) {
  return <GuestWelcome guest={guest} heading="h1" className={welcome} texts={texts} />;
}
