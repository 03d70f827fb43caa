import { GuestWelcome, type GuestWelcomeProps } from '../../../patterns/GuestWelcome/index.ts';
import { welcome } from './HomeView.css.ts';

/** The greeting of guests (AUTH-05). */
export function Welcome({ guest, texts }: Pick<GuestWelcomeProps, 'guest' | 'texts'>) {
  return <GuestWelcome guest={guest} heading="h2" wide className={welcome} texts={texts} />;
}
