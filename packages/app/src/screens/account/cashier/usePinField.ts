import { pinTexts } from '../../../forms/pin-texts.ts';
import type { FieldDeclaration } from '../../../forms/types.ts';
import { useRuntime } from '../../../kernel/runtime.ts';

/** Declares a field for the withdrawal password: four digits (REG-56x). */
export function usePinField(): <Name extends string>(name: Name, label: string) => FieldDeclaration<Name> {
  const { t } = useRuntime().core.i18n;
  return (name, label) => ({ widget: 'pin', name, label, required: true, ...pinTexts(t) });
}
