import { digitsIn } from '@housefront/contract/rules';
import type { FieldDeclaration } from '../../../forms/types.ts';
import { useRuntime } from '../../../kernel/runtime.ts';

const DIGITS = [1, 2, 3, 4] as const;

/** Labels of the boxes for the withdrawal password. */
export function usePinTexts() {
  const { t } = useRuntime().core.i18n;
  return {
    texts: { show: t('session.show_password'), hide: t('session.hide_password') },
    digitsIn,
    digits: DIGITS.map((number) => t('signup.pin_digit', { number, total: DIGITS.length })),
  };
}

/** Declares a field for the withdrawal password: four digits (REG-56x). */
export function usePinField(): <Name extends string>(name: Name, label: string) => FieldDeclaration<Name> {
  const texts = usePinTexts();
  return (name, label) => ({ widget: 'pin', name, label, required: true, ...texts });
}
