export type * from './models.ts';
export { ModelForm, type ModelFormProps } from './ModelForm.tsx';
export { PhoneField } from './PhoneField.tsx';
export { PinField } from './PinField.tsx';
