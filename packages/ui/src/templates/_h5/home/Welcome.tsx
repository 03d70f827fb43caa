import { Button } from '../../../primitives/Button/index.ts';
import type { GuestModel } from '../../../slots/models.ts';
import type { HomeTexts } from '../../../views/home/contract.ts';
import * as css from './HomeView.css.ts';

/** What a guest gets by signing in or joining (AUTH-05). */
export function Welcome({ guest, texts }: { readonly guest: GuestModel; readonly texts: HomeTexts }) {
  return (
    <section className={css.welcome} aria-label={texts.welcomeTitle}>
      <div className={css.welcomeWords}>
        <h2 className={css.welcomeTitle}>{texts.welcomeTitle}</h2>
        <p>{texts.welcomeBody}</p>
      </div>
      <div className={css.welcomeActions}>
        {guest.onRegister && (
          <Button variant="gold" size="lg" block onClick={guest.onRegister}>
            {texts.register}
          </Button>
        )}
        <Button
          variant={guest.onRegister ? 'outline' : 'gold'}
          size="lg"
          block
          className={guest.onRegister && css.welcomeLogin}
          onClick={guest.onLogin}
        >
          {texts.login}
        </Button>
      </div>
    </section>
  );
}
