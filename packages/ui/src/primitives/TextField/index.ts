export { describedBy, Field } from './Field.tsx';
export { TextField, type TextFieldProps } from './TextField.tsx';
