import { useEffect, useId } from 'react';
import { visuallyHidden } from '../../../foundations/text.css.ts';
import { LanguageSelector } from '../../../patterns/LanguageSelector/index.ts';
import { disclosureButton } from '../../../primitives/behaviour/disclosureButton.ts';
import { useDismiss } from '../../../primitives/behaviour/useDismiss.ts';
import { Amount } from '../../../primitives/Amount/index.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Verbatim } from '../../../primitives/Verbatim/index.ts';
import type { HeaderTexts } from '../../../slots/contract.ts';
import type { LanguageModel, MemberModel } from '../../../slots/models.ts';
import * as css from './session.css.ts';

export interface AccountMenuProps {
  readonly member: MemberModel;
  readonly language: LanguageModel;
  readonly texts: HeaderTexts;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Account menu with wallet, language and sign-out. Not the native popover: older phones would always show it (SHELL-43x). */
export function AccountMenu({ member, language, texts, open, onOpenChange }: AccountMenuProps) {
  const id = useId();
  const { root, dismiss } = useDismiss<HTMLDivElement>(open, () => onOpenChange(false));
  const closing = (action: () => void) => (): void => {
    dismiss();
    action();
  };
  // Closes at logout; otherwise it would be open after the next login.
  useEffect(() => () => onOpenChange(false), [onOpenChange]);
  return (
    <div ref={root} className={css.place}>
      <button
        {...disclosureButton(open, id, () => onOpenChange(!open))}
        className={css.opener}
        aria-label={`${texts.account}: ${member.account}`}
      >
        <Avatar name={member.account} />
      </button>
      {open && (
        <div id={id} className={css.menu} role="group" aria-label={texts.account}>
          <p className={css.name}>
            <Avatar name={member.account} />
            <span>
              <Verbatim>{member.account}</Verbatim>
              <span className={css.total}>
                <span className={visuallyHidden}>{`${texts.balance}: `}</span>
                <Amount value={member.balance} stale={member.balanceStale && texts.stale} />
              </span>
            </span>
          </p>
          <Button variant="outline" block href={member.centreHref} onClick={dismiss}>
            {texts.centre}
          </Button>
          <Button variant="gold" block onClick={closing(member.onWallet)}>
            {texts.wallet}
          </Button>
          <LanguageSelector className={css.language} language={language} label={texts.language} />
          <Button variant="outline" block onClick={closing(member.onLogout)}>
            {texts.logout}
          </Button>
        </div>
      )}
    </div>
  );
}
