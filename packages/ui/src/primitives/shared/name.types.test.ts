import { expectTypeOf, test } from 'vitest';
import type { CheckboxProps } from '../Checkbox/index.ts';
import type { IconButtonProps } from '../IconButton/index.ts';
import type { PasswordFieldProps } from '../PasswordField/index.ts';
import type { SelectProps } from '../Select/index.ts';
import type { TextFieldProps } from '../TextField/index.ts';

const tick = { checked: true, onCheckedChange: () => undefined };
const choice = { options: [], value: '', onValueChange: () => undefined };
const texts = { show: 'Show', hide: 'Hide' };

test('a control without a name does not compile; a label or an aria-label does', () => {
  expectTypeOf({ maxLength: 3 }).not.toExtend<TextFieldProps>();
  expectTypeOf({ label: 'Account' }).toExtend<TextFieldProps>();
  expectTypeOf({ 'aria-label': 'Account' }).toExtend<TextFieldProps>();

  expectTypeOf({ texts }).not.toExtend<PasswordFieldProps>();
  expectTypeOf({ texts, label: 'Password' }).toExtend<PasswordFieldProps>();

  expectTypeOf(tick).not.toExtend<CheckboxProps>();
  expectTypeOf({ ...tick, label: 'Remember me' }).toExtend<CheckboxProps>();

  expectTypeOf(choice).not.toExtend<SelectProps>();
  expectTypeOf({ ...choice, 'aria-label': 'Currency' }).toExtend<SelectProps>();

  expectTypeOf({ icon: 'x' }).not.toExtend<IconButtonProps>();
  expectTypeOf({ icon: 'x', label: 'Close' }).toExtend<IconButtonProps>();
});

test('both names at once do not compile', () => {
  expectTypeOf({ label: 'Account', 'aria-label': 'Account' }).not.toExtend<TextFieldProps>();
  expectTypeOf({ ...tick, label: 'A', 'aria-label': 'B' }).not.toExtend<CheckboxProps>();
});
