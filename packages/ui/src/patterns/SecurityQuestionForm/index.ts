export { SecurityQuestionForm, SecurityQuestionModal } from './SecurityQuestionForm.tsx';
