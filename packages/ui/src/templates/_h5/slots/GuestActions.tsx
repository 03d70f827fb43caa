import { Button } from '../../../primitives/Button/index.ts';
import type { HeaderTexts } from '../../../slots/contract.ts';
import type { GuestModel } from '../../../slots/models.ts';
import * as css from './session.css.ts';

export interface GuestActionsProps {
  readonly guest: GuestModel;
  /** Only the sign-in, if the title needs the room. */
  readonly brief: boolean;
  readonly texts: HeaderTexts;
}

/** Sign-in and registration (SHELL-43x). */
export function GuestActions({ guest, brief, texts }: GuestActionsProps) {
  const { onLogin, onRegister } = guest;
  return (
    <div className={css.actions} data-guest="held">
      <Button
        variant={onRegister && !brief ? 'outline' : 'gold'}
        size="sm"
        pill
        className={css.action}
        onClick={onLogin}
      >
        {texts.login}
      </Button>
      {onRegister && !brief && (
        <Button variant="gold" size="sm" pill className={css.action} onClick={onRegister}>
          {texts.register}
        </Button>
      )}
    </div>
  );
}
