import catalogues from 'virtual:catalogues';
import { variant } from '../../primitives/Button/Button.css.ts';

/** Labels by which a visitor only leaves a dialog. */
const leaving = [
  'common.close',
  'common.cancel',
  'promotions.not_today',
  'passkeys.offer_later',
  'protection_play.not_now',
  'signup.later',
];

const words: ReadonlySet<string> = new Set(
  Object.values(catalogues).flatMap((texts) => leaving.flatMap((key) => texts[key]?.trim() ?? [])),
);

const filled = [variant.primary, variant.second, variant.gold, variant.danger]
  .map((names) =>
    names
      .split(' ')
      .map((name) => `.${name}`)
      .join(''),
  )
  .join(', ');

/** Filled buttons of open dialogs that only leave the dialog, in any shipped language (LOOK-03). */
export const filledLeavings = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].flatMap((dialog) =>
    [...dialog.querySelectorAll<HTMLElement>(filled)]
      .map((button) => button.innerText.trim())
      .filter((label) => words.has(label))
      .map((label) => `"${label}" is the filled button of "${nameOf(dialog)}"`),
  );

const nameOf = (dialog: HTMLElement): string =>
  document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.innerText ?? '';
