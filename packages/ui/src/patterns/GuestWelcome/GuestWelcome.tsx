import { Button } from '../../primitives/Button/index.ts';
import { classes } from '../../primitives/shared/classes.ts';
import type { GuestModel } from '../../slots/models.ts';
import type { HomeTexts } from '../../views/home/contract.ts';
import * as css from './GuestWelcome.css.ts';

export interface GuestWelcomeProps {
  readonly guest: GuestModel;
  /** Heading level: 1 if the page has no other title. */
  readonly heading: 'h1' | 'h2';
  /** Full-width buttons. */
  readonly wide?: boolean;
  readonly className: string;
  readonly texts: HomeTexts;
}

/** Greeting of guests, with sign-in and registration (AUTH-05). */
export function GuestWelcome({ guest, heading: Heading, wide = false, className, texts }: GuestWelcomeProps) {
  return (
    <section className={classes(css.root, className)} aria-label={texts.welcomeTitle}>
      <div className={css.words}>
        <Heading className={css.title}>{texts.welcomeTitle}</Heading>
        <p>{texts.welcomeBody}</p>
      </div>
      <div className={css.actions}>
        {guest.onRegister && (
          <Button variant="gold" size="lg" block={wide} onClick={guest.onRegister}>
            {texts.register}
          </Button>
        )}
        <Button
          variant={guest.onRegister ? 'outline' : 'gold'}
          size="lg"
          block={wide}
          className={guest.onRegister && css.login}
          onClick={guest.onLogin}
        >
          {texts.login}
        </Button>
      </div>
    </section>
  );
}
