import { Button } from '../../primitives/Button/index.ts';
import { classes } from '../../primitives/shared/classes.ts';
import type { GuestModel } from '../../slots/models.ts';
import type { HomeTexts } from '../../views/home/contract.ts';
import * as css from './GuestWelcome.css.ts';

export interface GuestWelcomeProps {
  readonly guest: GuestModel;
  /** Heading level: 1 if the page has no other title. */
  readonly heading: 'h1' | 'h2';
  /** A member has another part in its place, so its box stays, empty, until that is there; without it a member has none. */
  readonly held?: boolean;
  /** Full-width buttons. */
  readonly wide?: boolean;
  readonly className: string;
  readonly texts: HomeTexts;
}

/** Greeting of guests, with sign-in and registration (AUTH-05). */
export function GuestWelcome({
  guest,
  heading: Heading,
  held = false,
  wide = false,
  className,
  texts,
}: GuestWelcomeProps) {
  return (
    <section
      className={classes(css.root, className)}
      aria-label={texts.welcomeTitle}
      data-guest={held ? undefined : 'gone'}
    >
      <div className={css.words} data-guest="held">
        <Heading className={css.title}>{texts.welcomeTitle}</Heading>
        <p>{texts.welcomeBody}</p>
      </div>
      <GuestButtons guest={guest} wide={wide} className={css.actions} login={css.login} texts={texts} />
    </section>
  );
}

export interface GuestButtonsProps extends Pick<GuestWelcomeProps, 'guest' | 'wide' | 'className'> {
  /** Class of the sign-in beside a registration. */
  readonly login: string;
  readonly texts: Pick<HomeTexts, 'login' | 'register'>;
}

/** Registration and sign-in; the first of them is gold. */
export function GuestButtons({ guest, wide = false, className, login, texts }: GuestButtonsProps) {
  return (
    <div className={className} data-guest="held">
      {guest.onRegister && (
        <Button variant="gold" size="lg" block={wide} onClick={guest.onRegister}>
          {texts.register}
        </Button>
      )}
      <Button
        variant={guest.onRegister ? 'outline' : 'gold'}
        size="lg"
        block={wide}
        className={guest.onRegister && login}
        onClick={guest.onLogin}
      >
        {texts.login}
      </Button>
    </div>
  );
}
